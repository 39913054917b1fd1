import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, askOne, type MatchRun } from '../questions.ts'
import { cardOf, tagsOf, unitOf, unitOfCharacter } from '../units.ts'
import type { Course } from './steps.ts'

type GainedTag = Extract<AbilityEffect, { gainTag: unknown }>['gainTag']

/** A unit gains the tags that an ability names, or one of its player’s choice; whether it did. */
export function* giveTag(run: MatchRun, gained: GainedTag, course: Course, unit: string): Asking<boolean> {
  const { tags, until } = gained
  const added = tags.length > 0 ? tags : yield* chooseTag(run, gained, course, unit)
  for (const tag of added) run.emit({ type: 'tagGained', unit, tag, until })
  return added.length > 0
}

/** One of the tags on the cards of this match, or of the one that was named, that the unit does not have. */
function* chooseTag(run: MatchRun, { ofNamed }: GainedTag, { owned, named }: Course, unit: string): Asking<string[]> {
  const { state, content } = run
  const whose = state.units.filter(({ id }) => !ofNamed || (named !== null && unitOfCharacter(state, named).id === id))
  const own = tagsOf(unitOf(state, unit), content)
  const all = new Set(whose.flatMap((one) => cardOf(one, content).tags))
  const open = [...all].filter((tag) => !own.includes(tag)).sort()
  if (open.length === 0) return []
  const items = open.map((tag): readonly [ShatterpointCommand, string] => [{ choose: { option: tag } }, tag])
  const about = { unit: owned.unit, ability: owned.id }
  return [yield* askOne(unitOf(state, owned.unit).player, 'choice', about, items)]
}
