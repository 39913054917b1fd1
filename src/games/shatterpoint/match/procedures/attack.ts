import { Refusal } from '../../../../rulebook/refusal.ts'
import { resolveResults, settleResults } from '../../combat/attack/attack-steps.ts'
import { readTree } from '../../combat/tree/tree.ts'
import { type ModificationSituation, modifyRolls } from '../../dice/modification.ts'
import type { Modified } from '../../dice/modified.ts'
import type { Pools } from '../../dice/pools.ts'
import type { Rolls } from '../../dice/roll.ts'
import { rollAttack, rollDefence } from '../../dice/roll-dice.ts'
import { happening } from '../abilities/moment.ts'
import { attacksOf } from '../attacks.ts'
import type { CommandBody } from '../command.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import type { UnitInMatch } from '../state.ts'
import { seatOf, unitOfCharacter } from '../units.ts'
import { matchHost } from './attack-host.ts'
import { chooseOrders } from './entry-orders.ts'
import { type Fight, newFight } from './fight.ts'
import { defenceModifiers, focusOf, poolsOf, type Stances, stancesOf } from './pools.ts'
import { scratchOf } from './scratch.ts'
import { strainToken } from './tokens.ts'
import { takePrepared } from './waiting.ts'
import { openWindow, takeWoundings, waitingWoundings } from './windows.ts'

/** How an attack is made: with a number of dice that an ability states, and as part of a combat action or not. */
type Manner = { readonly stated: number | null; readonly inCombat: boolean }

/** The two units of an attack as they are now. */
const sidesOf = (run: MatchRun, { attacker, defender }: Fight): { attacker: UnitInMatch; defender: UnitInMatch } => ({
  attacker: unitOfCharacter(run.state, attacker),
  defender: unitOfCharacter(run.state, defender),
})

/** An attack from its target to its end, in the steps of the book. */
export function* attack(run: MatchRun, wanted: CommandBody<'declareAttack'>, manner: Manner): Asking<void> {
  const { id } = unitOfCharacter(run.state, wanted.charId)
  const token = strainToken(run, id)
  const declared = yield* declare(run, wanted, manner) // steps 1 and 2
  if (declared === null) return
  const fight = begin(run, declared, manner)
  const { attacker } = sidesOf(run, fight)
  const from = waitingWoundings(run)
  const outer = scratchOf(run).fights.at(-1)
  if (outer !== undefined) run.trace.applied('shatterpoint.turn.nested', { attack: fight.number, inside: outer.number })
  scratchOf(run).fights.push(fight)
  yield* takePrepared(run, fight)
  yield* openWindow(run, [happening('attackTargeted', { fight })], attacker.player) // step 3
  const { weapon, stances } = armsOf(run, fight, declared.weaponId)
  yield* openWindow(run, [happening('poolsBuilt', { fight })], attacker.player)
  const pools = poolsFor(run, fight, stances, manner.stated) // step 4
  fight.rolls = rollBoth(run, fight, pools) // step 5
  yield* openWindow(run, [happening('rolled', { fight })], attacker.player)
  yield* openWindow(run, [happening('modifyDice', { fight })], attacker.player)
  const tree = readTree(stances.attacker.tree, [])
  if (tree instanceof Refusal) throw new Error('The combat tree is not sound.')
  const host = matchHost(run, fight, tree, { token, woundings: from })
  const tables = { attackTable: weapon?.table ?? [], defenceTable: stances.defender.defence }
  const rolls = yield* modify(run, fight, fight.rolls, tables) // step 6
  settleResults(rolls, host) // step 7
  yield* openWindow(run, [happening('diceModified', { fight })], attacker.player)
  yield* resolveResults({ clash: fight, results: { tree, rolls, successes: fight.successes }, host }) // steps 8 to 10
  run.emit({ type: 'attackResolved', attack: fight.number, attacker: fight.attacker, defender: fight.defender })
  const late = takeWoundings(run, from)
  if (late.length > 0) yield* openWindow(run, late, attacker.player)
  scratchOf(run).fights.pop()
}

/** What answers the declaration comes before the target, which is chosen anew where it can no longer be attacked. */
function* declare(run: MatchRun, wanted: Declared, manner: Manner): Asking<Declared | null> {
  const { id, player } = unitOfCharacter(run.state, wanted.charId)
  const [before, fight] = [run.state, newFight(run.state.attacks + 1, wanted, manner.inCombat)]
  yield* openWindow(run, [happening('attackDeclared', { subject: id, character: wanted.charId, fight })], player)
  if (run.state === before) return wanted
  const open = attacksOf(run.state, wanted.charId, run.content)
    .filter(({ type, weaponId }) => type === wanted.type && weaponId === wanted.weaponId)
    .map((one) => [{ declareAttack: one }, one] as const)
  if (open.some(([, { targetId }]) => targetId === wanted.targetId)) return wanted
  if (open.length > 0) return yield* askOne(player, 'granted', { character: wanted.charId }, open)
  run.trace.applied('shatterpoint.attack.no-target', { attacker: wanted.charId, type: wanted.type })
  return null
}

type Declared = CommandBody<'declareAttack'>

function begin(run: MatchRun, declared: CommandBody<'declareAttack'>, manner: Manner): Fight {
  const { charId, type, weaponId, targetId } = declared
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
  return newFight(number, declared, manner.inCombat)
}

/** The weapon and both stances of an attack. */
function armsOf(run: MatchRun, fight: Fight, weaponId: string) {
  const { attacker } = sidesOf(run, fight)
  const stances = stancesOf(run, fight)
  run.trace.applied('shatterpoint.stance.active-only', { stance: attacker.stance })
  return { weapon: stances.attacker.weapons.find(({ id }) => id === weaponId), stances }
}

/** Step 4: the dice of both sides, with cover, focus and what abilities add. */
function poolsFor(run: MatchRun, fight: Fight, stances: Stances, stated: number | null): Pools {
  const pools = poolsOf(run, fight, stances, stated)
  run.emit({ type: 'poolsBuilt', attack: fight.number, dice: pools.attack.dice, defence: pools.defence.dice })
  if (focusOf(run.state, fight) !== null) {
    const left = { character: fight.attacker, ...pools.focusLeft }
    run.emit({ type: 'focusUsed', character: fight.attacker, left })
  }
  return pools
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

/** Step 6: both rolls are modified, each table in the order of its owner. */
function* modify(run: MatchRun, fight: Fight, rolls: Rolls, tables: Tables): Asking<Modified> {
  const situation = situationOf(run, fight, tables)
  const entryOrder = yield* chooseOrders(run, fight, { rolls, situation })
  const final = modifyRolls(rolls, { ...situation, entryOrder }, run)
  if (final instanceof Refusal) throw new Error('A table has no row for what was rolled.')
  fight.final = final
  fight.pool = final.poolDamage + fight.addedDamage
  fight.cancelled.push(...final.negatedByDefender)
  const { attack: attackRoll, defence: defenceRoll } = final
  run.emit({ type: 'diceModified', attack: fight.number, attackRoll, defenceRoll })
  return final
}

type Tables = Pick<ModificationSituation, 'attackTable' | 'defenceTable'>

/** What modifies both rolls, with every table as printed. */
function situationOf(run: MatchRun, fight: Fight, tables: Tables): ModificationSituation {
  const { attacker, defender } = sidesOf(run, fight)
  return {
    ...tables,
    attackerDisarmed: attacker.conditions.includes('disarmed'),
    defenderExposed: defender.conditions.includes('exposed'),
    modifiers: [...fight.modifiers, ...defenceModifiers(run, fight)],
    entryOrder: { attack: [], defence: [] },
  }
}
