import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { BOOK } from '../content/book-numbers.ts'
import { defineShatterpointOperation } from '../define.ts'
import { Count, LIMITS } from '../vocabulary.ts'
import { diceScene } from './dice.scene.ts'
import { facesCount, successCount } from './dice.words.ts'
import { successesOf } from './modification.ts'
import { ATTACK_FACES, DEFENCE_FACES, type Face, ShownAttack, ShownDefence } from './roll.ts'
import { countAttack, countDefence, rollAttackFaces, rollDefenceFaces } from './roll-dice.ts'

const dice = wholeNumber(0, LIMITS.dice).default(0)

export const rollOperation = defineShatterpointOperation({
  id: 'shatterpoint.roll',
  kind: 'resolution',
  summary: {
    en: 'Rolls attack and defence dice, and says what they come to unmodified.',
    es: 'Tira dados de ataque y de defensa y dice qué suman sin modificar.',
  },
  rules: ['shatterpoint.dice.faces', 'shatterpoint.dice.results', 'shatterpoint.token.unlimited'],
  input: z
    .strictObject({ attackDice: dice, defenceDice: dice, seed: Seed.optional() })
    .meta({ id: 'ShatterpointRollInput' }),
  outcome: z
    .object({
      attackFaces: z.array(z.enum(ATTACK_FACES)).describe('Die by die, in the order rolled.'),
      defenceFaces: z.array(z.enum(DEFENCE_FACES)).describe('Die by die, in the order rolled.'),
      attack: ShownAttack,
      defence: ShownDefence,
      successes: Count.describe('If nothing modified the dice.'),
    })
    .meta({ id: 'ShatterpointRollOutcome' }),
  examples: [
    {
      name: 'Eight attack dice against five',
      input: { attackDice: 8, defenceDice: 5, seed: `hmac-sha256,1,${'0'.repeat(64)}` },
    },
  ],
  run({ attackDice, defenceDice }, { random, trace }) {
    trace.applied('shatterpoint.dice.faces', { attackDice, defenceDice })
    const dice = attackDice + defenceDice
    if (dice > BOOK.diceInBox) trace.applied('shatterpoint.token.unlimited', { dice, box: BOOK.diceInBox })
    const attackFaces = rollAttackFaces(attackDice, random)
    const defenceFaces = rollDefenceFaces(defenceDice, random)
    const [attack, defence] = [countAttack(attackFaces), countDefence(defenceFaces)]
    return { attackFaces, defenceFaces, attack, defence, successes: successesOf(attack, defence, trace) }
  },
  headline({ attack, defence, successes }, _input, locale) {
    const shown = facesShown(ATTACK_FACES, attack, locale)
    const against = facesShown(DEFENCE_FACES, defence, locale)
    return {
      en: `${successCount(successes, 'en')}: ${shown} against ${against}.`,
      es: `${successCount(successes, 'es')}: ${shown} contra ${against}.`,
    }[locale]
  },
  picture: ({ attackFaces, defenceFaces }, _input, { headline, locale }) =>
    diceScene(
      [
        { label: { en: 'Attack', es: 'Ataque' }[locale], roll: 'attack', faces: attackFaces, used: [] },
        { label: { en: 'Defence', es: 'Defensa' }[locale], roll: 'defence', faces: defenceFaces, used: [] },
      ],
      headline,
    ),
})

/** `2 hits and 1 failure` */
function facesShown<Shown extends Face>(
  faces: readonly Shown[],
  roll: Readonly<Record<Shown, number>>,
  locale: Locale,
): string {
  const shown = faces.filter((face) => roll[face] > 0).map((face) => facesCount(roll[face], face, locale))
  return shown.length === 0 ? { en: 'no dice', es: 'ningún dado' }[locale] : formatList(shown, locale)
}
