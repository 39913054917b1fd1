import type { BarChart } from '../../../contract/scene.ts'
import { type Chance, percent } from './probability.ts'

/** More bars than this do not make a chart that can be read. */
const MOST_BARS = 24

/** How likely each number is, as bars. */
export const chanceChart = (chances: readonly Chance[], title: string, label: (count: number) => string): BarChart => ({
  chart: 'bars',
  title,
  bars: chances.slice(0, MOST_BARS).map(({ count, probability }) => ({
    label: label(count),
    share: probability.decimal,
    value: percent(probability),
  })),
})
