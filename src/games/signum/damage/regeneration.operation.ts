import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { defineSignumOperation } from '../define.ts'
import { diceScene, poolRow } from '../dice/dice.scene.ts'
import { rollName, woundCount } from '../dice/fight.words.ts'
import { GivenPool } from '../dice/given-dice.ts'
import { cardName } from '../language/card-name.ts'
import { quedan } from '../language/words.ts'
import { StatedFighter, statedName } from '../table/creature.ts'
import { STANDING_RULES } from '../table/standing-rules.ts'
import { Regeneration, regenerate } from './regeneration.ts'

export const TROLL: z.input<typeof StatedFighter> = {
  id: 'Troll',
  player: 'Vallor',
  health: 5,
  wounds: 3,
  abilities: [{ id: 'regeneration', x: 3 }],
}

export const regenerationOperation = defineSignumOperation({
  id: 'signum.regeneration',
  kind: 'resolution',
  summary: {
    en: 'Rolls the regeneration of a creature whose activation begins.',
    es: 'Tira la regeneración de una criatura cuya activación empieza.',
  },
  rules: [...STANDING_RULES, 'signum.ability.regeneration', 'signum.damage.death', 'signum.dice.given'],
  input: z
    .strictObject({ creature: StatedFighter, dice: GivenPool.exactOptional(), seed: Seed.optional() })
    .meta({ id: 'SignumRegenerationInput' }),
  outcome: Regeneration,
  examples: [
    { name: 'A troll with three wounds', input: { creature: TROLL, dice: { rolled: { d6: [1, 4, 2] } } } },
    { name: 'Rolled by the service', input: { creature: TROLL, seed: `hmac-sha256,1,${'07'.repeat(32)}` } },
  ],
  run: ({ creature, dice }, context) => regenerate(creature, dice, context),
  headline({ healed: { removed, wounds } }, { creature }, locale, content) {
    const name = cardName(statedName(creature), locale, content)
    return {
      en: `${name} loses ${woundCount(removed, 'en')} and keeps ${wounds}.`,
      es: `${name} pierde ${woundCount(removed, 'es')} y le ${quedan(wounds)}.`,
    }[locale]
  },
  picture({ roll }, { creature }, { headline, locale, content }) {
    const label = `${cardName(statedName(creature), locale, content)}, ${rollName('regeneration', locale)}`
    return diceScene([poolRow(label, 'regeneration', 'defence', roll)], [], headline)
  },
})
