import type { JsonObject } from '../../../../lib/json.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { heal } from '../../damage/heal.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import { CONDITIONS } from '../../vocabulary.ts'
import type { CommandBody, ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { damageStateOf, isWoundedUnit, unitOf, unitOfCharacter, unitsOf } from '../units.ts'
import { lose } from './tokens.ts'

/** Everything that a heal of a character could remove: a condition or a damage, of its own unit or of an ally nearby. */
export function healsOf(state: ShatterpointState, charId: string, content: ShatterpointContent): ShatterpointCommand[] {
  const field = fieldOf(state, content)
  const healer = placedOf(field, charId)
  const own = healer.unit.id
  const near = field.units.filter(
    (unit) =>
      unit.player === healer.unit.player &&
      (unit.id === own || unit.characters.some((one) => isWithinRange(healer, one, BOOK.healRange, field.lengths))),
  )
  const ids = new Set(near.map(({ id }) => id))
  const units = unitsOf(state, healer.unit.player).filter(({ id }) => ids.has(id))
  const ordered = [...units.filter(({ id }) => id === own), ...units.filter(({ id }) => id !== own)]
  return ordered.flatMap((unit) => [
    ...(unit.damage > 0 && !isWoundedUnit(unit)
      ? [{ healChar: { charId, unitId: unit.id, remove: 'damage' as const } }]
      : []),
    ...CONDITIONS.filter((condition) => unit.conditions.includes(condition)).map((remove) => ({
      healChar: { charId, unitId: unit.id, remove },
    })),
  ])
}

/** Carries out one heal. */
export function carryOutHeal(run: MatchRun, { unitId, remove }: CommandBody<'healChar'>): void {
  const unit = damageStateOf(unitOf(run.state, unitId), run.content)
  const healed = heal(unit, remove === 'damage' ? { damage: 1 } : { condition: remove }, run.trace, [])
  if (healed instanceof Refusal) throw new Error(`Nothing to heal on ${unitId}.`)
  if (remove === 'damage') run.emit({ type: 'damageRemoved', unit: unitId, amount: 1 })
  else lose(run, unitId, remove)
}

/** One of some characters may heal so many times. */
export function* healTimes(
  run: MatchRun,
  characters: readonly string[],
  times: number,
  about: JsonObject,
): Asking<boolean> {
  let healer: string | null = null
  for (let count = 0; count < times; count++) {
    const healers: readonly string[] = healer === null ? characters : [healer]
    const options = healers.flatMap((id) => healsOf(run.state, id, run.content))
    const [first] = healers
    if (options.length === 0 || first === undefined) break
    const { player } = unitOfCharacter(run.state, first)
    const left = times - count
    const answer = yield* ask(player, 'granted', {
      about: { ...about, heals: left },
      options: [...options, { decline: {} }],
    })
    if (!('healChar' in answer)) break
    healer = answer.healChar.charId
    carryOutHeal(run, answer.healChar)
  }
  return healer !== null
}
