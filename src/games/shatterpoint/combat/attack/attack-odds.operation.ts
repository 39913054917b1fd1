import type { Caption } from '../../../../contract/operation.ts'
import { average, type Chance, percent } from '../../../../contract/probability.ts'
import type { BarChart } from '../../../../contract/scene.ts'
import type { Locale, Localized } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { ACROBATICS, STEADY_AIM } from '../../dice/dice.examples.ts'
import { successCount } from '../../dice/dice.words.ts'
import { poolRules } from '../../dice/pools.rules.ts'
import { damageCount } from '../../language/words.ts'
import { placingRules, ruleIds } from '../../rules.ts'
import { coverRules } from '../../sight/cover.rules.ts'
import { engagementRules } from '../../sight/engagement.rules.ts'
import { lone } from '../../table/tables.examples.ts'
import { JAR_KAI_TREE } from '../tree/tree.examples.ts'
import { AttackOdds, AttackOddsInput, attackOdds } from './attack-odds.ts'
import { oddsQuestion } from './odds-by-card.ts'
import { targetRules } from './targets.rules.ts'

export const attackOddsOperation = defineShatterpointOperation({
  id: 'shatterpoint.attack-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of an attack: successes, damage, conditions and a wound, and the best path for each.',
    es: 'Da las probabilidades exactas de un ataque: éxitos, daño, estados y herida, y el mejor camino para cada caso.',
  },
  rules: [
    'shatterpoint.dice.faces',
    'shatterpoint.dice.disarmed-exposed',
    'shatterpoint.dice.reroll',
    'shatterpoint.expertise.which-table',
    'shatterpoint.expertise.row',
    'shatterpoint.expertise.order',
    'shatterpoint.tree.graph',
    'shatterpoint.tree.start',
    'shatterpoint.tree.step',
    'shatterpoint.tree.count',
    'shatterpoint.dice.told',
    'shatterpoint.table.agrees',
    'shatterpoint.table.told',
    'shatterpoint.effect.card-beats-rule',
    ...ruleIds(targetRules, coverRules, engagementRules, poolRules),
    ...placingRules,
  ],
  input: AttackOddsInput,
  outcome: AttackOdds,
  examples: [
    {
      name: 'Seven dice against five, with tables and a combat tree (E-91)',
      input: {
        attack: { dice: 7 },
        defence: { dice: 5 },
        attackTable: STEADY_AIM,
        defenceTable: ACROBATICS,
        tree: JAR_KAI_TREE,
        target: { stamina: 11, damage: 5 },
      },
    },
    {
      name: 'Ahsoka against Maul by their cards, on a table',
      input: {
        cards: {
          type: 'melee',
          attacker: { stance: { content: { unit: 'ahsoka-tano-jedi-no-more', stance: 'jar-kai' } }, focus: {} },
          defender: { stance: { content: { unit: 'lord-maul', stance: 'dark-rage' } } },
          battlefield: {
            drawn: {
              units: [
                lone('A', 'Ahsoka', [100, 100], {}, { content: 'ahsoka-tano-jedi-no-more' }),
                lone('B', 'Maul', [160, 100], {}, { content: 'lord-maul', damage: 4 }),
              ],
            },
          },
        },
      },
    },
    { name: 'Two dice against two (E-87)', input: { attack: { dice: 2 }, defence: { dice: 2 } } },
    {
      name: 'The defender has rolled (E-94)',
      input: {
        attack: { dice: 8 },
        defence: { roll: { block: 1, expertise: 3, failure: 1 } },
        attackTable: STEADY_AIM,
        defenceTable: ACROBATICS,
      },
    },
    {
      name: 'Two failures rerolled, and the shortest way to strained',
      input: {
        attack: { dice: 6 },
        defence: { dice: 4 },
        defenderExposed: true,
        modifiers: [{ by: 'attacker', roll: 'attack', effect: { reroll: { count: 2, faces: ['failure'] } } }],
        tree: JAR_KAI_TREE,
        policy: { optimal: { wants: 'strained' } },
      },
    },
  ],
  run(input, context) {
    const question = oddsQuestion(input, context)
    return question instanceof Refusal ? question : attackOdds(question, context.trace)
  },
  headline(odds, { tree, cards }, locale) {
    const { expectedSuccesses, expectedDamage, anySuccess, wounds } = odds
    const successes = average(expectedSuccesses, locale)
    const means = {
      en: [`${successes} ${successes === '1' ? 'success' : 'successes'}`, `${average(expectedDamage, 'en')} damage`],
      es: [`${successes} ${successes === '1' ? 'éxito' : 'éxitos'}`, `${average(expectedDamage, 'es')} de daño`],
    }[locale]
    const mean = formatList(means.slice(0, doesDamage(odds) ? 2 : 1), locale)
    const any = percent(anySuccess, locale)
    // Without a combat tree successes do no damage, so a wound says nothing.
    const isAsked = tree !== undefined || cards !== undefined || doesDamage(odds)
    const wound = wounds === null || !isAsked ? null : percent(wounds, locale)
    return {
      en: `At least one success ${any} of the time${wound === null ? '' : `, a wound ${wound}`}; on average ${mean}.`,
      es: `Al menos un éxito el ${any} de las veces${wound === null ? '' : `, una herida el ${wound}`}; de media, ${mean}.`,
    }[locale]
  },
  details: (odds, _input, locale) => [
    ...chanceLine({ en: 'Successes', es: 'Éxitos' }, odds.successes, locale),
    ...(doesDamage(odds) ? chanceLine({ en: 'Damage', es: 'Daño' }, odds.damage, locale) : []),
  ],
  picture: (odds, _input, { headline, locale }) =>
    doesDamage(odds)
      ? chart(odds.damage, { headline, locale }, (count) => damageCount(count, locale))
      : chart(odds.successes, { headline, locale }, (count) => successCount(count, locale)),
})

const doesDamage = ({ damage }: AttackOdds): boolean => damage.some(({ count }) => count > 0)

/** `Successes – 0: 14.9%, 1: 23.3%.` */
const chanceLine = (name: Localized, chances: readonly Chance[], locale: Locale): string[] => [
  `${name[locale]} – ${chances.map(({ count, probability }) => `${count}: ${percent(probability, locale)}`).join(', ')}.`,
]

function chart(
  chances: readonly Chance[],
  { headline, locale }: Pick<Caption<unknown>, 'headline' | 'locale'>,
  label: (count: number) => string,
): BarChart {
  const bars = chances.map(({ count, probability }) => ({
    label: label(count),
    share: probability.decimal,
    value: percent(probability, locale),
  }))
  return { chart: 'bars', title: headline, bars }
}
