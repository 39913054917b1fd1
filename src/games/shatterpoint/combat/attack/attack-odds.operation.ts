import type { Caption } from '../../../../contract/operation.ts'
import { average, type Chance, percent } from '../../../../contract/probability.ts'
import type { BarChart } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { ACROBATICS, STEADY_AIM } from '../../dice/dice.examples.ts'
import { successCount } from '../../dice/dice.words.ts'
import { JAR_KAI_TREE } from '../tree/tree.examples.ts'
import { AttackOdds, AttackOddsInput, attackOdds } from './attack-odds.ts'

export const attackOddsOperation = defineShatterpointOperation({
  id: 'shatterpoint.attack-odds',
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
  run: (input, { trace }) => attackOdds(input, trace),
  headline(odds, _input, locale) {
    const { expectedSuccesses, expectedDamage, anySuccess, wounds } = odds
    const successes = average(expectedSuccesses, locale)
    const means = {
      en: [`${successes} ${successes === '1' ? 'success' : 'successes'}`, `${average(expectedDamage, 'en')} damage`],
      es: [`${successes} ${successes === '1' ? 'éxito' : 'éxitos'}`, `${average(expectedDamage, 'es')} de daño`],
    }[locale]
    const mean = formatList(means.slice(0, doesDamage(odds) ? 2 : 1), locale)
    const any = percent(anySuccess, locale)
    const wound = wounds === null ? null : percent(wounds, locale)
    return {
      en: `At least one success ${any} of the time${wound === null ? '' : `, a wound ${wound}`}; on average ${mean}.`,
      es: `Al menos un éxito el ${any} de las veces${wound === null ? '' : `, una herida el ${wound}`}; de media, ${mean}.`,
    }[locale]
  },
  picture: (odds, _input, { headline, locale }) =>
    doesDamage(odds)
      ? chart(odds.damage, { headline, locale }, (count) => damageLabel(count, locale))
      : chart(odds.successes, { headline, locale }, (count) => successCount(count, locale)),
})

const doesDamage = ({ damage }: AttackOdds): boolean => damage.some(({ count }) => count > 0)

const damageLabel = (count: number, locale: Locale): string =>
  ({ en: `${count} damage`, es: `${count} de daño` })[locale]

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
