import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatList, formatNumber } from '../../../lib/wording.ts'
import { defineShatterpointOperation } from '../define.ts'
import { diceCount } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { AttackType, LIMITS } from '../vocabulary.ts'
import { type DiceRow, diceScene } from './dice.scene.ts'
import { sourceName } from './pool.words.ts'
import { poolRules } from './pools.rules.ts'
import { attackPoolFields, buildPools, defencePoolFields, type Pool, Pools } from './pools.ts'
import type { RollName } from './roll.ts'

const rating = wholeNumber(0, 20).describe('The rating of the stance for this type of attack.')

export const poolsOperation = defineShatterpointOperation({
  id: 'shatterpoint.pools',
  kind: 'resolution',
  summary: {
    en: 'Counts the dice of an attack and of its defence, with where each comes from.',
    es: 'Cuenta los dados de un ataque y de su defensa, y de dónde viene cada uno.',
  },
  rules: ruleIds(poolRules),
  input: z
    .strictObject({
      type: AttackType,
      attacker: z.strictObject({ rating, ...attackPoolFields }).meta({ id: 'ShatterpointAttackPool' }),
      defender: z
        .strictObject({ rating, hunker: wholeNumber(0, LIMITS.tokens).default(0), ...defencePoolFields })
        .meta({ id: 'ShatterpointDefencePool' }),
    })
    .meta({ id: 'ShatterpointPoolsInput' }),
  outcome: Pools,
  examples: [
    {
      name: 'Ahsoka has focused: 7 + 1 against 5 (E-24)',
      input: { type: 'melee', attacker: { rating: 7, focus: {} }, defender: { rating: 5 } },
    },
    {
      name: 'A sharpshooter has focused, against cover and two hunker tokens (E-08, E-67)',
      input: {
        type: 'ranged',
        attacker: { rating: 5, focus: { sharpshooter: 3 } },
        defender: { rating: 4, cover: 1, hunker: 2 },
      },
    },
  ],
  run: (question, { trace }) => buildPools(question, trace),
  headline: ({ attack, defence }, _input, locale) =>
    ({
      en: `${diceCount(attack.dice, 'en')} to attack, ${diceCount(defence.dice, 'en')} to defend.`,
      es: `${diceCount(attack.dice, 'es')} de ataque, ${diceCount(defence.dice, 'es')} de defensa.`,
    })[locale],
  details: ({ attack, defence }, _input, locale) => [
    { en: `Attack: ${partsText(attack.parts, 'en')}.`, es: `Ataque: ${partsText(attack.parts, 'es')}.` }[locale],
    { en: `Defence: ${partsText(defence.parts, 'en')}.`, es: `Defensa: ${partsText(defence.parts, 'es')}.` }[locale],
  ],
  picture: ({ attack, defence }, _input, { headline, locale }) =>
    diceScene([rowOf('attack', attack, locale), rowOf('defence', defence, locale)], headline),
})

/** The dice of a pool before they are rolled. */
const rowOf = (roll: RollName, { dice, parts }: Pool, locale: Locale): DiceRow => ({
  label: parts.map((part) => `${formatNumber(part.dice, locale)} ${sourceName(part, locale)}`).join(', '),
  roll,
  faces: Array.from({ length: dice }, () => 'failure'),
  used: [],
})

/** `rating 7 and focus 1` */
const partsText = (parts: Pools['attack']['parts'], locale: Locale): string =>
  formatList(
    parts.map((part) => `${sourceName(part, locale)} ${formatNumber(part.dice, locale)}`),
    locale,
  )
