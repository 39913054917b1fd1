import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../define.ts'
import { gapOf, isWithinRange, nearestPair } from '../measuring/distance.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { type Drawn, drawnOf } from '../table/drawn-battlefield.ts'
import { unitsOn } from '../table/named-objects.ts'
import type { PlacedCharacter, PlacedField, PlacedUnit } from '../table/placed-field.ts'
import { Id } from '../vocabulary.ts'
import { type FilterReason, filterReason, NOTHING_MEANT } from './filter-fit.ts'
import { Filter } from './whom.ts'

export type AbilityTarget = {
  readonly character: PlacedCharacter
  readonly reason: FilterReason
  /** The character of the unit that is nearest, and what lies between. */
  readonly from: string
  readonly gap: number
}

/** Judges every character on the table by the filter of an effect. */
function abilityTargets(
  unit: PlacedUnit,
  filter: Filter,
  tagsOf: (unit: PlacedUnit) => readonly string[],
  field: PlacedField,
  trace: ShatterpointTrace,
): AbilityTarget[] {
  const { characters, lengths } = field
  return characters.map((character) => {
    const [source] = nearestPair(unit.characters, [character])
    const gap = gapOf(source, character)
    const scope = { owner: unit, field, tagsOf, defendingUnit: null, meant: NOTHING_MEANT }
    const reason = filterReason(character, filter, scope)
    if (reason === 'side') {
      const facts = { one: unit.id, other: character.id, areAllied: unit.player === character.unit.player }
      trace.applied('shatterpoint.effect.allied-enemy', facts)
    }
    if (reason !== 'fits' || filter.within === null) return { character, reason, from: source.id, gap }
    const isWithin = isWithinRange(source, character, filter.within, lengths)
    const facts = { from: source.id, to: character.id, range: filter.within, gap, isWithin }
    trace.applied('shatterpoint.effect.measure-from', { ...facts, characters: unit.characters.length })
    return { character, reason: isWithin ? reason : 'range', from: source.id, gap }
  })
}

export const Wanted = z
  .union([
    z
      .strictObject({
        ability: z
          .strictObject({ known: Id, step: wholeNumber(1, 6).default(1) })
          .describe('An ability of the content, and which of its steps.')
          .meta({ id: 'ShatterpointStepOfAbility' }),
      })
      .meta({ id: 'ShatterpointWantedByAbility' }),
    z.strictObject({ filter: Filter }).meta({ id: 'ShatterpointWantedByFilter' }),
  ])
  .meta({ id: 'ShatterpointAbilityWanted' })

type Wanted = z.infer<typeof Wanted>

/** Whom an effect wants: as it is said, or as the ability says. */
export function filterOf(wanted: Wanted, { abilities }: ShatterpointContent): Filter | Refusal {
  if ('filter' in wanted) return wanted.filter
  const { known, step } = wanted.ability
  const filter = abilities.get(known)?.ability.steps[step - 1]?.filter
  if (filter != null) return filter
  return refuse([
    { rule: 'shatterpoint.content.known', path: ['wanted', 'ability'], facts: { kind: 'ability', id: known } },
  ])
}

/** Whom an effect of an ability may affect on a table. */
type TargetsQuestion = {
  readonly battlefield: Battlefield
  readonly unit: string
  readonly wanted: Wanted
  readonly tags: readonly { readonly unit: string; readonly tags: readonly string[] }[]
}

/** Judges every character on a table by what the effect wants. */
export function listAbilityTargets(
  { battlefield, unit: id, wanted, tags }: TargetsQuestion,
  { content, trace }: ShatterpointContext,
): AbilityTarget[] | Refusal {
  const placed = unitsOn(battlefield, { unit: id }, content)
  if (placed instanceof Refusal) return placed
  const filter = filterOf(wanted, content)
  if (filter instanceof Refusal) return filter
  const drawn = drawnOf(battlefield, content)
  if (drawn instanceof Refusal) return drawn
  const violations = tags.flatMap((tag, index) => tagContradiction(tag, ['tags', index, 'tags'], drawn))
  if (violations.length > 0) return refuse(violations)
  const tagged = new Map(tags.map((tag) => [tag.unit, tag.tags]))
  const tagsOf = ({ id: name, tags: own }: PlacedUnit) => own ?? tagged.get(name) ?? content.units.get(name)?.tags ?? []
  return abilityTargets(placed.found.unit, filter, tagsOf, placed.field, trace)
}

/** Tags that both the question and the table state have to be the same; those of a card may be added to. */
function tagContradiction(
  { unit: id, tags }: TargetsQuestion['tags'][number],
  path: readonly (string | number)[],
  { battlefield, path: table }: Drawn,
): ShatterpointViolation[] {
  const index = battlefield.units.findIndex((unit) => unit.id === id)
  const stated = battlefield.units[index]?.tags
  if (stated === undefined) return []
  const [here, there] = [tags.toSorted().join(', '), stated.toSorted().join(', ')]
  if (here === there) return []
  const paths = [path.join('.'), [...table, 'units', index, 'tags'].join('.')]
  return [{ rule: 'shatterpoint.table.agrees', path, facts: { what: id, fact: 'tags', here, there, paths } }]
}
