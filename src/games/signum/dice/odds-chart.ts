import type { Caption } from '../../../contract/operation.ts'
import { type Chance, percent } from '../../../contract/probability.ts'
import type { BarChart } from '../../../contract/scene.ts'

/** How likely each number is, as bars. */
export const chanceChart = (
  chances: readonly Chance[],
  { headline, locale }: Pick<Caption<unknown>, 'headline' | 'locale'>,
  label: (count: number) => string,
): BarChart => ({
  chart: 'bars',
  title: headline,
  bars: chances.map(({ count, probability }) => ({
    label: label(count),
    share: probability.decimal,
    value: percent(probability, locale),
  })),
})
