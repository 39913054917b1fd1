import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { defineShatterpointOperation } from '../define.ts'
import { unitName } from '../language/card-name.ts'
import { refuse } from '../refusal.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { placeField } from '../table/place-field.ts'
import { SKIRMISH } from '../table/tables.examples.ts'
import { Id, Length, LIMITS } from '../vocabulary.ts'
import { Filter } from './ability-effect.ts'
import { abilityTargetScene } from './ability-target.scene.ts'
import { type AbilityTarget, abilityTargets, TARGET_REASONS } from './ability-targets.ts'

const Wanted = z
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

const Input = z
  .strictObject({
    battlefield: Battlefield,
    unit: Id.describe('The unit that has the ability.'),
    wanted: Wanted,
    tags: z
      .array(z.strictObject({ unit: Id, tags: z.array(Id).max(8) }).meta({ id: 'ShatterpointTagged' }))
      .max(LIMITS.units)
      .default([])
      .describe('The tags of units on the table; a unit that is named as in the content has those of its card.'),
  })
  .meta({ id: 'ShatterpointAbilityTargetsInput' })
type Input = z.infer<typeof Input>

const Target = z
  .object({
    character: Id,
    unit: Id,
    eligible: z.boolean(),
    reason: z
      .enum(TARGET_REASONS)
      .describe('What stands against it: the side, being of the same unit, its type, its tags or the range.')
      .meta({ id: 'ShatterpointAbilityTargetReason' }),
    from: Id.describe('The nearest character of the unit.'),
    gap: Length.max(4 * LIMITS.millimetres).describe('Between the two bases.'),
  })
  .meta({ id: 'ShatterpointAbilityTarget' })

export const abilityTargetsOperation = defineShatterpointOperation({
  id: 'shatterpoint.ability-targets',
  kind: 'list',
  summary: {
    en: 'Lists whom an effect of an ability may affect on a table, and why not the others.',
    es: 'Enumera a quién puede afectar en una mesa un efecto de una capacidad, y por qué no a los demás.',
  },
  rules: [
    ...placingRules,
    'shatterpoint.effect.allied-enemy',
    'shatterpoint.effect.measure-from',
    'shatterpoint.content.known',
  ],
  input: Input,
  outcome: z
    .object({
      eligible: z.array(Id).describe('The characters that may be affected.'),
      characters: z.array(Target),
    })
    .meta({ id: 'ShatterpointAbilityTargetsOutcome' }),
  examples: [
    {
      name: 'Whom Anakin could push with the Force',
      input: { battlefield: { drawn: SKIRMISH }, unit: 'Anakin', wanted: { ability: { known: 'force-push' } } },
    },
    {
      name: 'Supporting allies with a tag',
      input: {
        battlefield: { drawn: SKIRMISH },
        unit: 'Gar Saxon',
        wanted: { filter: { side: 'allied', others: true, tags: ['Mandalorian'], within: 4 } },
        tags: [{ unit: 'Supercommandos', tags: ['Mandalorian'] }],
      },
    },
  ],
  run({ battlefield, unit: id, wanted, tags }, { content, trace }) {
    const field = placeField(battlefield, content)
    if (field instanceof Refusal) return field
    const filter = filterOf(wanted, content)
    if (filter instanceof Refusal) return filter
    const unit = field.units.find((unit) => unit.id === id)
    if (unit === undefined) return refuse([{ rule: 'shatterpoint.table.known', path: ['unit'], facts: { id } }])
    const tagged = new Map(tags.map((tag) => [tag.unit, tag.tags]))
    const tagsOf = (name: string) => tagged.get(name) ?? content.units.get(name)?.tags ?? []
    const targets = abilityTargets(unit, filter, tagsOf, field, trace)
    return {
      eligible: targets.filter(({ reason }) => reason === 'fits').map(({ character }) => character.id),
      characters: targets.map(targetAnswer),
    }
  },
  headline({ eligible }, { unit }, locale) {
    if (eligible.length === 0)
      return { en: `${unitName(unit)} can affect nobody.`, es: `${unitName(unit)} no puede afectar a nadie.` }[locale]
    return {
      en: `${unitName(unit)} can affect ${formatList(eligible, 'en')}.`,
      es: `${unitName(unit)} puede afectar a ${formatList(eligible, 'es')}.`,
    }[locale]
  },
  picture(outcome, { battlefield, unit, wanted }, caption) {
    const filter = filterOf(wanted, caption.content)
    const range = filter instanceof Refusal ? null : filter.within
    return abilityTargetScene(battlefield, { unit, range, eligible: outcome.eligible }, caption)
  },
})

function filterOf(wanted: Input['wanted'], { abilities }: ShatterpointContent): Filter | Refusal {
  if ('filter' in wanted) return wanted.filter
  const { known, step } = wanted.ability
  const filter = abilities.get(known)?.ability.steps[step - 1]?.filter
  if (filter != null) return filter
  return refuse([
    { rule: 'shatterpoint.content.known', path: ['wanted', 'ability'], facts: { kind: 'ability', id: known } },
  ])
}

const targetAnswer = ({ character, reason, from, gap }: AbilityTarget): z.input<typeof Target> => ({
  character: character.id,
  unit: character.unit.id,
  eligible: reason === 'fits',
  reason,
  from,
  gap,
})
