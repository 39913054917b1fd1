import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The most spaces that a side of the Ring may have to move. */
const MAX_SHIFT = 20

const shift = z.int().min(-MAX_SHIFT).max(MAX_SHIFT)

const sides = { top: shift, right: shift, bottom: shift, left: shift }

/** How far each side moves: inwards is positive. */
export const RingSides = z
  .strictObject(sides)
  .describe('The spaces that each side moves: inwards is positive, outwards negative.')
  .meta({ id: 'ApexRingSides' })
export type RingSides = z.infer<typeof RingSides>

export const RingCard = ContentEntry.extend({ kind: z.literal('ringCard'), sides: z.strictObject(sides) })
export type RingCard = z.infer<typeof RingCard>

const ringCard = (
  number: number,
  [top, right, bottom, left]: [number, number, number, number],
  origin: Pick<RingCard, 'provenance' | 'source'>,
): RingCard => ({
  id: `ring-${number}`,
  kind: 'ringCard',
  name: { en: `Ring card ${number}`, es: `Carta de Desplazamiento del Anillo ${number}` },
  ...origin,
  sides: { top, right, bottom, left },
})

const shown = { provenance: 'rulebook', source: 'p. 17 (the card of the example)' } as const
const constructed = {
  provenance: 'constructed',
  source: 'Constructed: the book shows one of the 8 cards; the others shift as many spaces in other directions.',
} as const

/** The 8 cards of the Ring deck. */
export const ringCards = defineEntries(RingCard, [
  ringCard(1, [2, 0, 0, 2], shown),
  ringCard(2, [2, 2, 0, 0], constructed),
  ringCard(3, [0, 2, 2, 0], constructed),
  ringCard(4, [0, 0, 2, 2], constructed),
  ringCard(5, [1, 1, 1, 1], constructed),
  ringCard(6, [3, 0, 1, 0], constructed),
  ringCard(7, [0, 3, 0, 1], constructed),
  ringCard(8, [1, 0, 3, 0], constructed),
])
