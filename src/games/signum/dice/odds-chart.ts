import type { Caption } from '../../../contract/operation.ts'
import { type Chance, percent } from '../../../contract/probability.ts'
import type { BarChart } from '../../../contract/scene.ts'

/** More bars than this do not make a chart that can be read. */
const MOST_BARS = 24

/** How likely each number is, as bars. */
export const chanceChart = (
  chances: readonly Chance[],
  { headline, locale }: Pick<Caption<unknown>, 'headline' | 'locale'>,
  label: (count: number) => string,
): BarChart => ({
  chart: 'bars',
  title: headline,
  bars: chances.slice(0, MOST_BARS).map(({ count, probability }) => ({
    label: label(count),
    share: probability.decimal,
    value: percent(probability, locale),
  })),
})
