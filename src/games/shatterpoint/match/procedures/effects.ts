import { type EntryOf, memberOf } from '../../../../lib/keyed.ts'
import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import type { EffectName, Effects } from '../../abilities/effect.words.ts'
import { halve } from '../../damage/halve.ts'
import type { RollName } from '../../dice/roll.ts'
import type { Condition, Player } from '../../vocabulary.ts'
import { diceOf, type PoolDice } from '../abilities/counted-dice.ts'
import type { Owned } from '../abilities/owned.ts'
import { fieldOf } from '../field.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { unitOf, unitOfCharacter } from '../units.ts'
import { rerollDice, throwFor } from './ability-dice.ts'
import { grantAction } from './actions.ts'
import { grantAttack } from './granted-attack.ts'
import { healTimes } from './healing.ts'
import { moveByForce, moveEach } from './moving.ts'
import { chooseObjective, loseControl } from './objectives.ts'
import { shuffleCardIn, swapReserve } from './order-cards.ts'
import { payFor } from './paying.ts'
import { pushEach } from './pushing.ts'
import { shoveBy } from './shoving.ts'
import { flipStance } from './stances.ts'
import { type Course, meantBy } from './steps.ts'
import { takeControlAway } from './struggle.ts'
import { giveTag } from './tags.ts'
import { gainHunker, type Harm, lose, receive, refresh, suffer } from './tokens.ts'
import { advanceToken, gain } from './victory.ts'

/** Whom an effect is on. */
export type Affected = { readonly course: Course; readonly unit: string; readonly characters: readonly string[] }

type Apply<Name extends EffectName, Done> = (run: MatchRun, effect: Effects[Name], on: Affected) => Done

const ownerOf = ({ state }: MatchRun, { unit }: Owned): Player => unitOf(state, unit).player

const harmBy = ({ owned }: Course): Harm => ({ cause: 'ability', by: owned.unit, fight: null })

/** Effects in which somebody is asked. */
const ASKING: { readonly [Name in EffectName]?: Apply<Name, Asking<boolean>> } = {
  *push(run, { push }, { course, characters }) {
    return yield* pushEach(run, course.owned, characters, 'push', push)
  },
  *pull(run, { pull }, { course, characters }) {
    return yield* pushEach(run, course.owned, characters, 'pull', pull)
  },
  *shove(run, _effect, { course, characters: [character] }) {
    return character !== undefined && (yield* shoveBy(run, course.owned, character))
  },
  *moveEnemy(run, { moveEnemy }, { course: { owned }, characters: [character] }) {
    if (character === undefined) return false
    const { player } = unitOf(run.state, owned.unit)
    return yield* moveByForce(run, player, character, moveEnemy, { unit: owned.unit, ability: owned.id })
  },
  *reroll(run, { reroll }, { course }) {
    return yield* rerollDice(run, reroll, course)
  },
  *move(run, { move }, { course: { owned }, characters }) {
    return yield* moveEach(run, characters, [move], { unit: owned.unit, ability: owned.id })
  },
  *objective(run, { objective }, { course }) {
    return yield* chooseObjective(run, objective, course)
  },
  *pay(run, { pay }, { course }) {
    course.paid = yield* payFor(run, pay, course)
    return course.paid > 0
  },
  *gainTag(run, { gainTag }, { course, unit }) {
    return yield* giveTag(run, gainTag, course, unit)
  },
  *swapReserve(run, _effect, { course: { owned } }) {
    return yield* swapReserve(run, owned)
  },
  *removeControl(run, _effect, { course }) {
    return yield* takeControlAway(run, course)
  },
  *attack(run, { attack }, { course, characters }) {
    return yield* grantAttack(run, characters, attack, course)
  },
  *heal(run, { heal }, { course, characters }) {
    return yield* healTimes(run, characters, heal, { unit: course.owned.unit, ability: course.owned.id })
  },
  *loseConditions(run, { loseConditions }, { unit }) {
    for (let count = 0; count < loseConditions; count++) yield* loseOne(run, unit)
    return true
  },
  *hunker(run, { hunker }, { unit }) {
    yield* gainHunker(run, unit, hunker)
    return true
  },
  *action(run, { action }, { unit }) {
    return yield* grantAction(run, unit, action)
  },
}

/** Effects in which nobody is asked. Those in neither table hold all the time and are read where they matter. */
const PLAIN: { readonly [Name in EffectName]?: Apply<Name, boolean> } = {
  damage(run, { damage }, { course, unit }) {
    suffer(run, unit, damage, harmBy(course))
    return true
  },
  poolDamage(run, { poolDamage }, { course: { fight, owned } }) {
    if (fight === null || poolDamage === 'rest') return fight !== null
    const { half, rest } = halve(fight.pool, run.trace)
    fight.pool = half
    fight.returned += rest
    run.emit({ type: 'poolChanged', attack: fight.number, pool: half, by: owned.id })
    return true
  },
  condition(run, { condition }, { course, unit }) {
    receive(run, unit, condition, harmBy(course))
    return true
  },
  refreshForce(run, { refreshForce }, { course }) {
    refresh(run, unitOf(run.state, course.owned.unit).player, refreshForce)
    return true
  },
  struggleMove(run, { struggleMove }, { course }) {
    const { player } = unitOf(run.state, course.owned.unit)
    run.trace.applied('shatterpoint.track.effect-move', { player, squares: struggleMove })
    advanceToken(run, player, struggleMove)
    return true
  },
  injuries(run, { injuries }, { unit }) {
    run.emit({ type: 'injuryGained', unit, injuries: unitOf(run.state, unit).injuries + injuries })
    return true
  },
  loseWounds(run, _effect, { unit }) {
    if (unitOf(run.state, unit).wounds > 0) run.emit({ type: 'woundRemoved', unit })
    return true
  },
  loseAllDamage(run, _effect, { unit }) {
    const { damage } = unitOf(run.state, unit)
    if (damage > 0) run.emit({ type: 'damageRemoved', unit, amount: damage })
    return true
  },
  name(_run, _effect, { course, characters: [first] }) {
    course.named = first ?? null
    return first !== undefined
  },
  throwDice(run, { throwDice }, { course }) {
    course.thrown = throwFor(run, throwDice, course)
    return true
  },
  damagePer(run, { damagePer }, { course, unit }) {
    const damage = damagePer.reduce((sum, face) => sum + (course.thrown?.[face] ?? 0), 0)
    suffer(run, unit, damage, harmBy(course))
    return damage > 0
  },
  loseHunker(run, _effect, { unit }) {
    const { hunker } = unitOf(run.state, unit)
    if (hunker > 0) run.emit({ type: 'hunkerLost', unit, amount: hunker })
    return hunker > 0
  },
  removeDamage(run, { removeDamage }, { unit }) {
    const amount = Math.min(removeDamage, unitOf(run.state, unit).damage)
    if (amount > 0) run.emit({ type: 'damageRemoved', unit, amount })
    return amount > 0
  },
  momentum(run, { momentum }, { course }) {
    for (let count = 0; count < momentum; count++) gain(run, unitOf(run.state, course.owned.unit).player)
    return true
  },
  keyword(run, { keyword: { name, value } }, { unit }) {
    run.emit({ type: 'keywordGained', unit, name, value })
    return true
  },
  attackDice(run, { attackDice }, { course }) {
    return addTo(run, 'attack', attackDice, course)
  },
  defenceDice(run, { defenceDice }, { course }) {
    return addTo(run, 'defence', defenceDice, course)
  },
  addDamage(_run, { addDamage }, { course: { fight } }) {
    if (fight !== null) fight.addedDamage += addDamage
    return fight !== null
  },
  loseControl(run, _effect, { course: { objective } }) {
    return loseControl(run, objective)
  },
  shuffleCard(run, _effect, { course: { owned } }) {
    return shuffleCardIn(run, owned)
  },
  turnDice(run, { turnDice }, { course: { fight, owned, paid } }) {
    const { roll, from, to, perPaid } = turnDice
    const count = turnDice.count * (perPaid ? paid : 1)
    if (count === 0) return false
    const isAttacker = fight !== null && unitOfCharacter(run.state, fight.attacker).player === ownerOf(run, owned)
    const by = isAttacker ? 'attacker' : 'defender'
    fight?.modifiers.push({ by, roll, afterTable: false, effect: { change: { from, to, count } } })
    return fight !== null
  },
  flipStance(run, _effect, { unit }) {
    return flipStance(run, unit, true)
  },
}

/** Dice of an ability are added to a pool of the attack; whether any were. */
function addTo(run: MatchRun, side: RollName, pool: PoolDice, course: Course): boolean {
  const { fight, owned, paid } = course
  if (fight === null) return false
  const counting = { field: fieldOf(run.state, run.content), owner: unitOf(run.state, owned.unit), paid }
  const dice = diceOf(pool, { ...counting, meant: meantBy(run.state, course) })
  if (dice > 0) fight.added[side].push({ name: owned.id, dice })
  return dice > 0
}

/** Carries out an effect; whether it was. */
export const applyEffect = (run: MatchRun, effect: AbilityEffect, on: Affected): Asking<boolean> =>
  applyMember(run, memberOf(effect), on)

function* applyMember<Name extends EffectName>(
  run: MatchRun,
  { key, value }: EntryOf<Effects, Name>,
  on: Affected,
): Asking<boolean> {
  const asking = ASKING[key]
  if (asking !== undefined) return yield* asking(run, value, on)
  return PLAIN[key]?.(run, value, on) ?? false
}

/** A unit loses one condition, of several the one that its player names. */
export function* loseOne(run: MatchRun, unit: string): Asking<Condition | null> {
  const { conditions, player } = unitOf(run.state, unit)
  if (conditions.length === 0) return null
  const items = conditions.map((condition) => [{ removeCondition: { condition } }, condition] as const)
  const condition = yield* askOne(player, 'removeCondition', { unit }, items)
  lose(run, unit, condition)
  return condition
}
