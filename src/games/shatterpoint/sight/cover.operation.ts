import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../define.ts'
import { length, moreDice } from '../language/words.ts'
import { placingRules, ruleIds } from '../rules.ts'
import { Battlefield } from '../table/battlefield.ts'
import { charactersOn } from '../table/named-objects.ts'
import { block, lone, piece, SKIRMISH } from '../table/tables.examples.ts'
import { AttackType, Id, LIMITS } from '../vocabulary.ts'
import { coverRules } from './cover.rules.ts'
import { Cover, CoverVariant, coverOf } from './cover.ts'
import { coverScene } from './sight.scene.ts'

export const coverOperation = defineShatterpointOperation({
  id: 'shatterpoint.cover',
  kind: 'resolution',
  summary: {
    en: 'Says how much cover a character has against an attack: from terrain, hunker tokens and other effects.',
    es: 'Dice cuánta cobertura tiene un personaje contra un ataque: por terreno, resguardo y otros efectos.',
  },
  rules: [...placingRules, ...ruleIds(coverRules), 'shatterpoint.hunker.lose', 'shatterpoint.effect.card-beats-rule'],
  input: z
    .strictObject({
      battlefield: Battlefield,
      attacker: Id,
      defender: Id,
      type: AttackType.default('ranged'),
      other: z.int().min(0).max(LIMITS.tokens).default(0).describe('Cover from abilities and special rules.'),
      ignored: z.boolean().default(false).describe('Whether an ability denies the defender all cover.'),
      coverVariant: CoverVariant.default('printed').describe(
        'Whether terrain gives cover to everybody, as printed, or only to units with a hunker token.',
      ),
    })
    .meta({ id: 'ShatterpointCoverInput' }),
  outcome: Cover,
  examples: [
    {
      name: 'Behind a crate with two hunker tokens (E-67)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('crate', [240, 90, 260, 110], { top: 30 }))],
            units: [lone('A', 'V', [100, 100]), lone('B', 'T', [300, 100], {}, { hunker: 2 })],
          },
        },
        attacker: 'V',
        defender: 'T',
      },
    },
    {
      name: 'Terrain that the defender is too far from',
      input: { battlefield: { drawn: SKIRMISH }, attacker: 'Supercommando 1', defender: 'Anakin' },
    },
  ],
  run({ battlefield, attacker, defender, type, other, ignored, coverVariant }, { content, trace }) {
    const asked = charactersOn(battlefield, { attacker, defender }, content)
    if (asked instanceof Refusal) return asked
    const question = { type, other, isIgnored: ignored, variant: coverVariant }
    return coverOf(asked.field, asked.found.attacker, asked.found.defender, question, trace)
  },
  headline({ cover }, { attacker, defender }, locale) {
    if (cover === 0) {
      return {
        en: `${defender} has no cover against ${attacker}.`,
        es: `${defender} no tiene cobertura contra ${attacker}.`,
      }[locale]
    }
    return {
      en: `${defender} has Cover [${cover}] against ${attacker}: ${moreDice(cover, 'en')} in defence.`,
      es: `${defender} tiene Cobertura [${cover}] contra ${attacker}: ${moreDice(cover, 'es')} de defensa.`,
    }[locale]
  },
  details: ({ parts, hunker, other }, _input, locale) => [
    ...parts.map((part) => coverPartLine(part, locale)),
    ...(hunker === 0
      ? []
      : [{ en: `Hunker tokens: Cover [${hunker}].`, es: `Fichas de Resguardo: Cobertura [${hunker}].` }[locale]]),
    ...(other === 0
      ? []
      : [{ en: `Other effects: Cover [${other}].`, es: `Otros efectos: Cobertura [${other}].` }[locale]]),
  ],
  picture: (cover, { battlefield, attacker, defender }, caption) =>
    coverScene(battlefield, { attacker, defender }, cover, caption),
})

/** `crate, 20 mm away: gives cover.` */
function coverPartLine({ part, gap, gives, isNear }: Cover['parts'][number], locale: Locale): string {
  const far = length(gap, locale)
  const why = isNear
    ? { en: 'no cover, it is lower than the attacker', es: 'sin cobertura, está más bajo que el atacante' }
    : { en: 'no cover, it is too far from the defender', es: 'sin cobertura, está demasiado lejos del defensor' }
  const text = gives ? { en: 'gives cover', es: 'da cobertura' } : why
  return { en: `${part}, ${far} away: ${text.en}.`, es: `${part}, a ${far}: ${text.es}.` }[locale]
}
