import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { FigureType } from '../vocabulary.ts'

/** How many figures of one kind are in the box. */
export const FigureCount = ContentEntry.extend({
  kind: z.literal('figures'),
  figureType: FigureType,
  count: z.int().min(1).max(20),
})
export type FigureCount = z.infer<typeof FigureCount>

const figures = (figureType: FigureType, count: number, en: string, es: string): z.input<typeof FigureCount> => ({
  id: `figures-${figureType}`,
  kind: 'figures',
  name: { en, es },
  figureType,
  count,
  provenance: 'rulebook',
  source: 'pp. 2-3.',
})

export const figureCounts = defineEntries(FigureCount, [
  figures('wretch', 6, 'Wretch figures', 'Figuras de Infame'),
  figures('drone', 6, 'Drone figures', 'Figuras de Drone'),
  figures('ticker', 6, 'Ticker figures', 'Figuras de Ticker'),
  figures('boomer', 3, 'Boomer figures', 'Figuras de Boomer'),
  figures('theron', 3, 'Theron Guard figures', 'Figuras de Guardia Theron'),
  figures('kantus', 3, 'Kantus figures', 'Figuras de Kantus'),
  figures('berserker', 1, 'Berserker figure', 'Figura de Berserker'),
])
