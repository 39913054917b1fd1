import type { BarChart } from '../../contract/scene.ts'
import { type Chance, percent } from './probability.ts'

/** How likely each number is, as bars. */
export const chanceChart = (chances: readonly Chance[], title: string, label: (count: number) => string): BarChart => ({
  chart: 'bars',
  title,
  bars: chances.map(({ count, probability }) => ({
    label: label(count),
    share: probability.decimal,
    value: percent(probability),
  })),
})
