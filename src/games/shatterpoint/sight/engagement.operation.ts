import { z } from 'zod'
import type { Locale, Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { length } from '../language/words.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { fieldOf } from '../table/table.scene.ts'
import { SKIRMISH } from '../table/tables.examples.ts'
import { Count, Id, LIMITS } from '../vocabulary.ts'
import { engagementRules } from './engagement.rules.ts'
import { Engagement } from './engagement.ts'
import { judgeEngagement, nameOf, Subject, subjectsOf } from './engagement-question.ts'
import { engagementScene } from './sight.scene.ts'

const Restrictions = z
  .object({
    advance: z.boolean().describe('Whether an advance becomes a dash.'),
    climb: z.boolean().describe('Whether climbing is forbidden.'),
    ranged: z.boolean().describe('Whether ranged attacks are forbidden.'),
  })
  .meta({ id: 'ShatterpointRestrictions' })

export const engagementOperation = defineShatterpointOperation({
  id: 'shatterpoint.engagement',
  kind: 'list',
  summary: {
    en: 'Says which enemies a character or a unit is engaged with, what that forbids it, and what hunker it loses.',
    es: 'Dice con qué enemigos está trabado un personaje o una unidad, qué le impide eso y qué resguardo pierde.',
  },
  rules: [
    ...placingRules,
    ...ruleIds(engagementRules),
    'shatterpoint.move.engaged-advance',
    'shatterpoint.move.engaged-climb',
    'shatterpoint.attack.ranged-engaged',
  ],
  input: z.strictObject({ battlefield: Battlefield, of: Subject }).meta({ id: 'ShatterpointEngagementInput' }),
  outcome: z
    .object({
      engaged: z.boolean(),
      held: z.array(Id).max(LIMITS.characters).describe('The characters that the restrictions hold for.'),
      restricts: Restrictions,
      hunkerLost: Count.describe('By the unit, because it is engaged.'),
      mayReceiveHunker: z.boolean(),
      engagements: z.array(Engagement).max(LIMITS.charactersInAll * LIMITS.characters),
    })
    .meta({ id: 'ShatterpointEngagementOutcome' }),
  examples: [
    { name: 'A character and its enemies', input: { battlefield: { drawn: SKIRMISH }, of: { character: 'Anakin' } } },
    { name: 'A unit of two', input: { battlefield: { drawn: SKIRMISH }, of: { unit: 'Supercommandos' } } },
  ],
  run: judgeEngagement,
  headline({ engagements, held, hunkerLost }, { of }, locale) {
    const enemies = [...new Set(engagements.filter(({ engaged }) => engaged).map(({ enemy }) => enemy))]
    const name = nameOf(of)
    if (enemies.length === 0) return { en: `${name} is not engaged.`, es: `Ningún enemigo traba a ${name}.` }[locale]
    const text = {
      en: `${name} is engaged with ${formatList(enemies, 'en')}`,
      es: `${formatList(enemies, 'es')} ${enemies.length === 1 ? 'traba' : 'traban'} a ${name}`,
    }[locale]
    const rest = [heldText(held, locale), hunkerText(hunkerLost, locale)].filter((text) => text !== '')
    return `${[text, ...rest].join('; ')}.`
  },
  details: ({ engagements, mayReceiveHunker }, _input, locale) => [
    ...engagements.filter(({ isWithin }) => isWithin).map((pair) => pairLine(pair, locale)),
    ...(mayReceiveHunker ? [] : [NO_HUNKER[locale]]),
  ],
  picture({ engagements }, { battlefield, of }, caption) {
    const field = fieldOf(battlefield, caption.content)
    return engagementScene(field, subjectsOf(field, of), engagements, caption)
  },
})

function heldText(held: readonly string[], locale: Locale): string {
  if (held.length === 0) return { en: 'nobody holds it', es: 'nadie lo retiene' }[locale]
  const isOne = held.length === 1
  return {
    en: `${formatList(held, 'en')} cannot climb or shoot, and ${isOne ? 'dashes' : 'dash'} instead of advancing`,
    es: `${formatList(held, 'es')} no ${isOne ? 'puede' : 'pueden'} trepar ni disparar, y ${isOne ? 'corre' : 'corren'} en lugar de avanzar`,
  }[locale]
}

function hunkerText(lost: number, locale: Locale): string {
  return lost === 0 ? '' : { en: `the unit loses ${lost} hunker`, es: `la unidad pierde ${lost} de resguardo` }[locale]
}

const NO_HUNKER: Localized = {
  en: 'The unit cannot receive hunker tokens.',
  es: 'La unidad no puede recibir fichas de Resguardo.',
}

/** `Anakin and Maul, 68.167 mm apart: engaged.` */
function pairLine({ character, enemy, gap, engaged, isLevel, restricts }: Engagement, locale: Locale): string {
  const apart = length(gap, locale)
  const state = engaged
    ? restricts
      ? { en: 'engaged', es: 'trabados' }
      : { en: 'engaged, but the wounded unit holds nobody', es: 'trabados, pero la unidad herida no retiene a nadie' }
    : isLevel
      ? { en: 'not in sight', es: 'sin línea de visión' }
      : { en: 'not at the same elevation', es: 'no están al mismo nivel' }
  return {
    en: `${character} and ${enemy}, ${apart} apart: ${state.en}.`,
    es: `${character} y ${enemy}, a ${apart}: ${state.es}.`,
  }[locale]
}
