import { Refusal } from '../../../../rulebook/refusal.ts'
import type { Stance } from '../../combat/stance/stance.ts'
import { readTree } from '../../combat/tree/tree.ts'
import { modifyRolls, successesOf } from '../../dice/modification.ts'
import type { Modifier } from '../../dice/modifier.ts'
import { buildPools, type Pools } from '../../dice/pools.ts'
import type { Rolls } from '../../dice/roll.ts'
import { rollAttack, rollDefence } from '../../dice/roll-dice.ts'
import { coverOf } from '../../sight/cover.ts'
import { happening } from '../abilities/moment.ts'
import type { Owned } from '../abilities/owned.ts'
import { hasStandingOn, keywordOf, standingOn } from '../abilities/standing.ts'
import { stanceOf } from '../attacks.ts'
import type { CommandBody } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import type { Asking, MatchRun } from '../questions.ts'
import type { UnitInMatch } from '../state.ts'
import { seatOf, unitOf, unitOfCharacter } from '../units.ts'
import { attackerIcons, defenderIcons } from './attack-icons.ts'
import { chooseOptions } from './attack-tree.ts'
import type { AddedDice, Fight } from './fight.ts'
import { scratchOf } from './scratch.ts'
import { lose, strain, strainToken, sufferTogether } from './tokens.ts'
import { openWindow, takeWoundings, waitingWoundings } from './windows.ts'

/** How an attack is made: with a number of dice that an ability states, and as part of a combat action or not. */
type Manner = { readonly stated: number | null; readonly inCombat: boolean }

/** The two units of an attack as they are now. */
const sidesOf = (run: MatchRun, { attacker, defender }: Fight): { attacker: UnitInMatch; defender: UnitInMatch } => ({
  attacker: unitOfCharacter(run.state, attacker),
  defender: unitOfCharacter(run.state, defender),
})

/** An attack from its target to its end, in the steps of the book. */
export function* attack(run: MatchRun, declared: CommandBody<'declareAttack'>, manner: Manner): Asking<void> {
  const fight = begin(run, declared, manner)
  const { attacker } = sidesOf(run, fight)
  const token = strainToken(run, attacker.id)
  const from = waitingWoundings(run)
  const outer = scratchOf(run).fights.at(-1)
  if (outer !== undefined) run.trace.applied('shatterpoint.turn.nested', { attack: fight.number, inside: outer.number })
  scratchOf(run).fights.push(fight)
  yield* openWindow(run, [happening('attackTargeted', { fight })], attacker.player) // step 3
  const { weapon, stances } = armsOf(run, fight, declared.weaponId)
  yield* openWindow(run, [happening('poolsBuilt', { fight })], attacker.player)
  const pools = poolsFor(run, fight, stances, manner.stated) // step 4
  fight.rolls = rollBoth(run, fight, pools) // step 5
  yield* openWindow(run, [happening('rolled', { fight })], attacker.player)
  yield* openWindow(run, [happening('modifyDice', { fight })], attacker.player)
  modify(run, fight, fight.rolls, weapon?.table ?? [], stances.defender) // steps 6 and 7
  yield* openWindow(run, [happening('diceModified', { fight })], attacker.player)
  const tree = readTree(stances.attacker.tree, [])
  if (tree instanceof Refusal) throw new Error('The combat tree is not sound.')
  if (fight.successes > 0) yield* chooseOptions(run, fight, tree) // step 8
  yield* applyPool(run, fight) // step 9
  yield* attackerIcons(run, fight) // step 10.A
  yield* defenderIcons(run, fight) // step 10.B
  const events = [happening('attackResolved', { fight }), ...takeWoundings(run, from)]
  yield* openWindow(run, events, attacker.player) // steps 10.C and 10.D
  strain(run, attacker.id, token, 'attacked', fight) // step 10.E
  run.emit({ type: 'attackResolved', attack: fight.number, attacker: fight.attacker, defender: fight.defender })
  const late = takeWoundings(run, from)
  if (late.length > 0) yield* openWindow(run, late, attacker.player)
  scratchOf(run).fights.pop()
}

function begin(
  run: MatchRun,
  { charId, type, weaponId, targetId }: CommandBody<'declareAttack'>,
  manner: Manner,
): Fight {
  const number = run.state.attacks + 1
  run.emit({
    type: 'attackStarted',
    attack: number,
    attacker: charId,
    defender: targetId,
    attackType: type,
    weapon: weaponId,
  })
  run.trace.applied('shatterpoint.turn.one-event', { events: [`attackTargeted#${number}`] })
  return {
    ...{ number, attacker: charId, defender: targetId, type, inCombat: manner.inCombat },
    ...{ added: { attack: [], defence: [] }, modifiers: [], rolls: null, suffered: 0 },
    ...{ final: null, successes: 0, pool: 0, returned: 0, wounded: [], cancelled: [], waiting: [], treeShoves: 0 },
  }
}

/** The weapon and both stances of an attack. */
function armsOf(run: MatchRun, fight: Fight, weaponId: string) {
  const { attacker, defender } = sidesOf(run, fight)
  const stances = { attacker: stanceOf(attacker, run.content), defender: stanceOf(defender, run.content) }
  run.trace.applied('shatterpoint.stance.active-only', { stance: attacker.stance })
  return { weapon: stances.attacker.weapons.find(({ id }) => id === weaponId), stances }
}

type Stances = { readonly attacker: Stance; readonly defender: Stance }

/** Step 4: the dice of both sides, with cover, focus and what abilities add. */
function poolsFor(run: MatchRun, fight: Fight, stances: Stances, stated: number | null): Pools {
  const { state, content, trace } = run
  const field = fieldOf(state, content)
  const [attacker, defender] = [placedOf(field, fight.attacker), placedOf(field, fight.defender)]
  const standing = { state, field, content, fight }
  const isIgnored = hasStandingOn('ignoreCover', attacker, standing)
  const other = isIgnored ? 0 : keywordOf('cover', defender, standing)
  const asked = { type: fight.type, other, isIgnored, variant: state.options.coverVariant }
  const { terrain, hunker, other: byKeyword } = coverOf(field, attacker, defender, asked, trace)
  const added = standingOn('attackDice', attacker, standing).flatMap(({ attackDice, owned }) =>
    addedBy(attackDice, owned, unitOf(state, attacker.unit.id)),
  )
  const addedToDefence = standingOn('defenceDice', defender, standing).flatMap(({ defenceDice, owned }) =>
    addedBy(defenceDice, owned, unitOf(state, defender.unit.id)),
  )
  const focus = state.activation?.focus.find(({ character }) => character === fight.attacker) ?? null
  const pools = buildPools(
    {
      type: fight.type,
      attacker: {
        rating: stances.attacker[fight.type].attack ?? 0,
        stated,
        focus,
        added: [...added, ...fight.added.attack],
        removed: [],
      },
      defender: {
        rating: stances.defender[fight.type].defence,
        hunker,
        cover: terrain + byKeyword,
        added: [...addedToDefence, ...fight.added.defence],
        removed: [],
      },
    },
    trace,
  )
  run.emit({ type: 'poolsBuilt', attack: fight.number, dice: pools.attack.dice, defence: pools.defence.dice })
  if (focus !== null) {
    const left = { character: fight.attacker, ...pools.focusLeft }
    run.emit({ type: 'focusUsed', character: fight.attacker, left })
  }
  return pools
}

/** The dice of an ability as they are added to a pool; none are not added. */
function addedBy(pool: Parameters<typeof diceOf>[0], { id }: Owned, unit: UnitInMatch): AddedDice[] {
  const dice = diceOf(pool, unit)
  return dice > 0 ? [{ name: id, dice }] : []
}

/** The dice that an ability adds: so many, or so many for every few damage or injuries. */
function diceOf(
  { dice, per, each }: { readonly dice: number; readonly per: 'damage' | 'injury' | null; readonly each: number },
  { damage, injuries }: UnitInMatch,
): number {
  if (per === null) return dice
  return dice * Math.floor((per === 'damage' ? damage : injuries) / each)
}

/** Step 5: both pools are rolled, each by its player. */
function rollBoth(run: MatchRun, fight: Fight, pools: Pools): Rolls {
  const { attacker, defender } = sidesOf(run, fight)
  run.roller = seatOf(attacker.player)
  const attackRoll = rollAttack(pools.attack.dice, run.random)
  run.roller = seatOf(defender.player)
  const defenceRoll = rollDefence(pools.defence.dice, run.random)
  run.emit({ type: 'rolled', attack: fight.number, attackRoll, defenceRoll })
  return { attack: attackRoll, defence: defenceRoll }
}

/** Steps 6 and 7: both rolls are modified as printed, and successes are counted. */
function modify(run: MatchRun, fight: Fight, rolls: Rolls, attackTable: Stance['defence'], defence: Stance): void {
  const { attacker, defender } = sidesOf(run, fight)
  const modifiers = [...fight.modifiers, ...defenceModifiers(run, fight)]
  const final = modifyRolls(
    rolls,
    {
      attackTable,
      defenceTable: defence.defence,
      attackerDisarmed: attacker.conditions.includes('disarmed'),
      defenderExposed: defender.conditions.includes('exposed'),
      modifiers,
      entryOrder: { attack: [], defence: [] },
    },
    run,
  )
  if (final instanceof Refusal) throw new Error('A table has no row for what was rolled.')
  fight.final = final
  fight.pool = final.poolDamage
  fight.cancelled.push(...final.negatedByDefender)
  const { attack: attackRoll, defence: defenceRoll } = final
  run.emit({ type: 'diceModified', attack: fight.number, attackRoll, defenceRoll })
  fight.successes = successesOf(attackRoll, defenceRoll, run.trace)
  run.emit({ type: 'successesFound', attack: fight.number, successes: fight.successes })
  if (final.losesDisarmed) lose(run, attacker.id, 'disarmed')
  if (final.losesExposed) lose(run, defender.id, 'exposed')
}

/** Results that abilities add to the defence roll, before the defender’s table. */
function defenceModifiers(run: MatchRun, fight: Fight): Modifier[] {
  const { state, content } = run
  const field = fieldOf(state, content)
  const defender = placedOf(field, fight.defender)
  return standingOn('defenceResult', defender, { state, field, content, fight }).map(({ defenceResult }) => ({
    by: 'defender',
    roll: 'defence',
    afterTable: false,
    effect: { add: { face: defenceResult, count: 1 } },
  }))
}

/** Step 9: effects change the pool, then the defending unit suffers it, and the attacking unit what goes back. */
function* applyPool(run: MatchRun, fight: Fight): Asking<void> {
  const { attacker, defender } = sidesOf(run, fight)
  if (fight.pool > 0) yield* openWindow(run, [happening('damagePoolApply', { fight })], attacker.player)
  protect(run, fight)
  if (fight.pool > 0) {
    run.trace.applied('shatterpoint.pool.apply', { unit: defender.id, pool: fight.pool, name: null, effect: null })
  }
  const hits = [
    { unit: defender.id, amount: fight.pool },
    { unit: attacker.id, amount: fight.returned },
  ]
  const before = defender.damage
  sufferTogether(run, hits, attacker.player, { cause: 'attack', by: fight.attacker, fight })
  fight.suffered = Math.max(0, unitOf(run.state, defender.id).damage - before)
}

function protect(run: MatchRun, fight: Fight): void {
  const { state, content } = run
  const field = fieldOf(state, content)
  const defender = placedOf(field, fight.defender)
  const standing = { state, field, content, fight }
  if (fight.pool === 0 || keywordOf('protection', defender, standing) === 0) return
  if (hasStandingOn('ignoreProtection', placedOf(field, fight.attacker), standing)) return
  const before = fight.pool
  fight.pool = before - 1
  run.trace.applied('shatterpoint.keyword.protection', { unit: defender.unit.id, before, pool: fight.pool })
  run.emit({ type: 'poolChanged', attack: fight.number, pool: fight.pool, by: 'protection' })
}
