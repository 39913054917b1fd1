import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import { halve } from '../../damage/halve.ts'
import type { Condition } from '../../vocabulary.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { unitOf } from '../units.ts'
import { grantAction } from './actions.ts'
import { grantAttack } from './granted-attack.ts'
import { healTimes } from './healing.ts'
import { pushOne } from './pushing.ts'
import { flipStance } from './stances.ts'
import type { Course } from './steps.ts'
import { gainHunker, type Harm, lose, receive, refresh, suffer } from './tokens.ts'
import { advanceToken } from './victory.ts'

type UnionKeys<Union> = Union extends unknown ? keyof Union : never
export type EffectName = UnionKeys<AbilityEffect>
type EffectOf<Name extends EffectName> = Extract<AbilityEffect, Record<Name, unknown>>

export const nameOfEffect = (effect: AbilityEffect): EffectName => Object.keys(effect)[0] as EffectName

/** Whom an effect is on. */
export type Affected = { readonly course: Course; readonly unit: string; readonly characters: readonly string[] }

type Apply<Name extends EffectName, Done> = (run: MatchRun, effect: EffectOf<Name>, on: Affected) => Done
type ApplyAny<Done> = ((run: MatchRun, effect: AbilityEffect, on: Affected) => Done) | undefined

const harmBy = ({ owned }: Course): Harm => ({ cause: 'ability', by: owned.unit, fight: null })

/** Effects in which somebody is asked. */
const ASKING: { readonly [Name in EffectName]?: Apply<Name, Asking<boolean>> } = {
  *push(run, { push }, { course, characters }) {
    return yield* pushOne(run, course.owned, characters, 'push', push)
  },
  *pull(run, { pull }, { course, characters }) {
    return yield* pushOne(run, course.owned, characters, 'pull', pull)
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
  flipStance(run, _effect, { unit }) {
    return flipStance(run, unit, true)
  },
}

/** Carries out an effect; whether it was. */
export function* applyEffect(run: MatchRun, effect: AbilityEffect, on: Affected): Asking<boolean> {
  const name = nameOfEffect(effect)
  const asking = ASKING[name] as ApplyAny<Asking<boolean>>
  if (asking !== undefined) return yield* asking(run, effect, on)
  return (PLAIN[name] as ApplyAny<boolean>)?.(run, effect, on) ?? false
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
