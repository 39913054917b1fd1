import { z } from 'zod'
import { type Probability, percent } from '../../../../contract/probability.ts'
import type { Bar, BarChart } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { defineGearsOperation } from '../../define.ts'
import { countOf } from '../../language/attack-words.ts'
import { figureName } from '../../language/card-name.ts'
import { attackDeclaration } from './attack-declaration.ts'
import { AttackOdds, attackOdds, type FigureOdds } from './attack-odds.ts'
import { DECLARATION_RULES } from './attack-pool.operation.ts'
import { BOOMSHOT_AT_A_CROWD, DRONE_AT_A_SOLDIER, LANCER_IN_THE_CORRIDOR } from './attack-tables.examples.ts'

export const attackOddsOperation = defineGearsOperation({
  id: 'gears.attack-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of an attack: wounds, deaths, cards lost and bleeding.',
    es: 'Da las probabilidades exactas de un ataque: heridas, muertes, cartas perdidas y desangrarse.',
  },
  rules: DECLARATION_RULES,
  input: z.strictObject(attackDeclaration).meta({ id: 'GearsAttackOddsInput' }),
  outcome: AttackOdds,
  examples: [
    { name: 'The Lancer of the rulebook (E-57)', input: LANCER_IN_THE_CORRIDOR },
    { name: 'A Drone at a soldier with two cards', input: DRONE_AT_A_SOLDIER },
    { name: 'A boomshot at a Boomer', input: BOOMSHOT_AT_A_CROWD },
  ],
  run: (declaration, { content, trace }) => attackOdds(declaration, content, trace),
  headline: ({ targets }, _input, locale, content) =>
    targets.length === 0
      ? { en: 'No dice are rolled.', es: 'No se tiran dados.' }[locale]
      : `${targets.map((target) => figureChances(target, locale, content)).join('; ')}.`,
  picture: ({ targets }, _input, { headline, locale, content }) => woundChart(targets, headline, locale, content),
})

/** The chances of one figure in a few words. */
export function figureChances(
  { figure, isHurt, isKilled, isBleeding, hand }: FigureOdds,
  locale: Locale,
  content: GearsContent,
): string {
  const hurt = { en: 'hurt', es: 'resulta herido' }[locale]
  const worst =
    hand.length === 0
      ? { en: `killed ${percent(isKilled, locale)}`, es: `muere ${percent(isKilled, locale)}` }[locale]
      : { en: `bleeding ${percent(isBleeding, locale)}`, es: `se desangra ${percent(isBleeding, locale)}` }[locale]
  return `${figureName(figure, locale, content)}: ${hurt} ${percent(isHurt, locale)}, ${worst}`
}

/** The wounds that get through, as bars; of several figures, what becomes of each. */
export function woundChart(
  targets: readonly FigureOdds[],
  title: string,
  locale: Locale,
  content: GearsContent,
): BarChart {
  const [only] = targets
  const bars =
    targets.length === 1 && only !== undefined
      ? only.net.map(({ count, probability }) => bar(countOf(count, 'wound', locale), probability, locale))
      : targets.flatMap((target) => figureBars(target, locale, content))
  return { chart: 'bars', title, bars }
}

function figureBars(
  { figure, isHurt, isKilled, isBleeding, hand }: FigureOdds,
  locale: Locale,
  content: GearsContent,
): Bar[] {
  const isLocust = hand.length === 0
  const worst = isLocust ? { en: 'killed', es: 'muere' } : { en: 'bleeding', es: 'se desangra' }
  return [
    bar(`${figureName(figure, locale, content)}: ${{ en: 'hurt', es: 'heridas' }[locale]}`, isHurt, locale),
    bar(`${figureName(figure, locale, content)}: ${worst[locale]}`, isLocust ? isKilled : isBleeding, locale),
  ]
}

const bar = (label: string, probability: Probability, locale: Locale): Bar => ({
  label,
  share: probability.decimal,
  value: percent(probability, locale),
})
