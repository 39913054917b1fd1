import { z } from 'zod'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { unitName } from '../language/card-name.ts'
import { length } from '../language/words.ts'
import { placingRules } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { SKIRMISH } from '../table/tables.examples.ts'
import { Id, Length, LIMITS } from '../vocabulary.ts'
import { abilityTargetScene } from './ability-target.scene.ts'
import { type AbilityTarget, filterOf, listAbilityTargets, Wanted } from './ability-targets.ts'
import { FILTER_REASONS, type FilterReason } from './filter-fit.ts'

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

const Target = z
  .object({
    character: Id,
    unit: Id,
    eligible: z.boolean(),
    reason: z
      .enum(FILTER_REASONS)
      .describe(
        'What stands against it: the side, being of the same unit, its type, its tags, no hunker token, being attacked, no engagement, the range, its wounds or conditions, an engagement, no line of sight, no objective, or something that is only chosen or happens in play.',
      )
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
    'shatterpoint.table.agrees',
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
  run: (input, context) => {
    const targets = listAbilityTargets(input, context)
    return targets instanceof Refusal ? targets : answerOf(targets)
  },
  headline({ eligible }, { unit }, locale, content) {
    if (eligible.length === 0)
      return {
        en: `${unitName(unit, content)} can affect nobody.`,
        es: `${unitName(unit, content)} no puede afectar a nadie.`,
      }[locale]
    return {
      en: `${unitName(unit, content)} can affect ${formatList(eligible, 'en')}.`,
      es: `${unitName(unit, content)} puede afectar a ${formatList(eligible, 'es')}.`,
    }[locale]
  },
  details: ({ characters }, _input, locale) => characters.map((target) => targetLine(target, locale)),
  picture(outcome, { battlefield, unit, wanted }, caption) {
    const filter = filterOf(wanted, caption.content)
    const range = filter instanceof Refusal ? null : filter.within
    return abilityTargetScene(battlefield, { unit, range, eligible: outcome.eligible }, caption)
  },
})

const REASONS: Readonly<Record<FilterReason, Localized>> = {
  fits: { en: 'can be affected', es: 'puede verse afectado' },
  side: { en: 'on the wrong side', es: 'no es del bando que se pide' },
  ownUnit: { en: 'of the unit itself', es: 'es de la propia unidad' },
  type: { en: 'of another type', es: 'es de otro tipo' },
  tags: { en: 'without the tags', es: 'no tiene los calificativos' },
  hunker: { en: 'without a hunker token', es: 'no tiene fichas de Resguardo' },
  defending: { en: 'of the unit that is attacked', es: 'es de la unidad atacada' },
  notEngaged: { en: 'not engaged with the unit', es: 'no está trabado con la unidad' },
  range: { en: 'out of range', es: 'fuera de alcance' },
  wounds: { en: 'with other wounds than are asked for', es: 'no tiene las heridas que se piden' },
  condition: { en: 'without the condition', es: 'no tiene el estado' },
  engaged: { en: 'engaged', es: 'está trabado' },
  notInSight: { en: 'not in line of sight', es: 'no está en la línea de visión' },
  contestsNothing: { en: 'contests no active objective', es: 'no disputa ningún objetivo activo' },
  choice: { en: 'not told by what was asked', es: 'depende de una elección anterior' },
}

/** `Maul, 68.167 mm: can be affected.` */
const targetLine = ({ character, reason, gap }: z.infer<typeof Target>, locale: Locale): string =>
  `${character}, ${length(gap, locale)}: ${REASONS[reason][locale]}.`

const targetAnswer = ({ character, reason, from, gap }: AbilityTarget): z.input<typeof Target> => ({
  character: character.id,
  unit: character.unit.id,
  eligible: reason === 'fits',
  reason,
  from,
  gap,
})

const answerOf = (targets: readonly AbilityTarget[]) => ({
  eligible: targets.filter(({ reason }) => reason === 'fits').map(({ character }) => character.id),
  characters: targets.map(targetAnswer),
})
