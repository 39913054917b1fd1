import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { defineSignumOperation } from '../../define.ts'
import { cardName } from '../../language/card-name.ts'
import { diceCount } from '../../language/words.ts'
import { StatedFighter, statedName } from '../../table/creature.ts'
import { STANDING_RULES } from '../../table/standing-rules.ts'
import { Count, LIMITS } from '../../vocabulary.ts'
import { MetFirst, SplitDice } from './allocation.ts'
import { listSplits } from './legal-splits.ts'
import { CORDELIA, GREER } from './melee.examples.ts'

export const meleeAllocationsOperation = defineSignumOperation({
  id: 'signum.melee-allocations',
  kind: 'list',
  summary: {
    en: 'Lists the legal ways to split a creature’s melee dice between attack and defence.',
    es: 'Enumera las formas legales de repartir los dados de combate de una criatura entre ataque y defensa.',
  },
  rules: [
    ...STANDING_RULES,
    'signum.melee.pool',
    'signum.melee.tired',
    'signum.melee.strength-zero',
    'signum.ability.reckless',
    'signum.ability.cautious',
    'signum.ability.stamina',
    'signum.ability.berserk',
    'signum.ability.expert-attack',
    'signum.ability.expert-defence',
    'signum.reroll.text',
  ],
  input: z
    .strictObject({
      creature: StatedFighter,
      bonus: wholeNumber(0, LIMITS.strength).default(0).describe('Strength that is added for this fight.'),
      metFirst: MetFirst.exactOptional(),
    })
    .meta({ id: 'SignumMeleeAllocationsInput' }),
  outcome: z
    .object({
      strength: Count,
      mustDefend: z.boolean().describe('Whether it is tired and may only defend.'),
      splits: z
        .array(z.object({ split: SplitDice, dice: SplitDice }).meta({ id: 'SignumAllocation' }))
        .max(64)
        .describe('The most attack first; the dice include those of Expert abilities.'),
    })
    .meta({ id: 'SignumMeleeAllocationsOutcome' }),
  examples: [
    { name: 'Strength 3 (E-14)', input: { creature: GREER } },
    { name: 'Cordelia is Reckless (E-16)', input: { creature: CORDELIA } },
  ],
  run: (question, context) => listSplits(question, context),
  headline({ splits, strength }, { creature }, locale, content) {
    const id = cardName(statedName(creature), locale, content)
    const ways = splits.map((way) => wayText(way, locale)).join(', ')
    return {
      en: `${id} splits ${diceCount(strength, 'en')} between attack and defence: ${ways}.`,
      es: `${id} reparte ${diceCount(strength, 'es')} entre ataque y defensa: ${ways}.`,
    }[locale]
  },
})

type Way = Record<'split' | 'dice', z.infer<typeof SplitDice>>

/** `2/1`, or `0/2 (rolled as 0/4)` where an Expert ability adds dice. */
function wayText({ split, dice }: Way, locale: Locale): string {
  const [printed, rolled] = [split, dice].map(({ attack, defence }) => `${attack}/${defence}`)
  const as = { en: 'rolled as', es: 'se tira' }[locale]
  return printed === rolled ? `${printed}` : `${printed} (${as} ${rolled})`
}
