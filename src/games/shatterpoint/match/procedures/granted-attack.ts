import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import { attacksOf } from '../attacks.ts'
import type { CommandBody } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { unitOf, unitOfCharacter } from '../units.ts'
import { attack } from './attack.ts'
import type { Course } from './steps.ts'

type AttackOffer = Extract<AbilityEffect, { attack: unknown }>['attack']
type Declared = CommandBody<'declareAttack'>

/** One of some characters may make an attack that an ability allows; whether it did. */
export function* grantAttack(
  run: MatchRun,
  characters: readonly string[],
  offer: AttackOffer,
  course: Course,
): Asking<boolean> {
  const declared = characters
    .flatMap((id) => attacksOf(run.state, id, run.content))
    .filter((one) => isOffered(run, one, offer, course))
  if (declared.length === 0) {
    for (const attacker of characters)
      run.trace.applied('shatterpoint.attack.no-target', { attacker, type: offer.type ?? 'melee' })
    return false
  }
  const { player } = unitOf(run.state, unitOfCharacter(run.state, characters[0] ?? '').id)
  const about = { unit: course.owned.unit, ability: course.owned.id, dice: offer.dice }
  const options = [...declared.map((one) => ({ declareAttack: one })), { decline: {} }]
  const answer = yield* ask(player, 'granted', { about, options })
  if (!('declareAttack' in answer)) return false
  yield* attack(run, answer.declareAttack, { stated: offer.dice, inCombat: false })
  return true
}

/** Whether an attack is one of those that an ability allows. */
function isOffered(
  run: MatchRun,
  declared: Declared,
  { type, target, within, targetTypes }: AttackOffer,
  course: Course,
): boolean {
  if (type !== null && declared.type !== type) return false
  const field = fieldOf(run.state, run.content)
  const [attacker, defender] = [placedOf(field, declared.charId), placedOf(field, declared.targetId)]
  if (targetTypes.length > 0 && !targetTypes.includes(defender.unit.type)) return false
  if (within !== null && !isWithinRange(attacker, defender, within, field.lengths)) return false
  if (target === 'sameTarget') return course.now?.targets.includes(declared.targetId) ?? false
  if (target === 'attacker') return declared.targetId === course.fight?.attacker
  if (target === 'any') return true
  if (target === 'subject') return defender.unit.id === course.now?.subject
  if (target === 'source') return isSource(declared.targetId, defender.unit.id, course)
  const attacked = course.fight === null ? null : unitOfCharacter(run.state, course.fight.defender).id
  return (defender.unit.id === attacked) === (target === 'sameUnit')
}

/** Whether a character caused the event; where only the unit is known, any of it. */
function isSource(character: string, unit: string, { now }: Course): boolean {
  if (now === null) return false
  return now.by === null || now.by === now.source ? unit === now.source : character === now.by
}
