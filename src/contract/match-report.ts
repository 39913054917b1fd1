import { z } from 'zod'
import type { Localized } from '../lib/locale.ts'
import type { DiceToRoll } from '../rulebook/random.ts'
import type { Offer } from './match.ts'

const MAX_DICE = 400
const MAX_SIDES = 100

/** The command that tells what dice of a real table showed: the same in every game. */
export const ReportCommand = z.strictObject({
  report: z.strictObject({
    faces: z
      .array(z.int().min(1).max(MAX_SIDES))
      .min(1)
      .max(MAX_DICE)
      .describe('The faces that the dice show, numbered from 1 as the content lists them.'),
  }),
})

/** The dice of a question, as they are published. */
export const DiceToReport = z
  .strictObject({
    die: z.string().describe('Which die.'),
    sides: z.int().min(1).max(MAX_SIDES),
    count: z.int().min(1).max(MAX_DICE),
  })
  .meta({ id: 'DiceToReport' })

/** Why dice cannot have shown something: another number of them was rolled, or a die has no such face. */
export type ReportFault = { readonly reason: 'count' | 'face'; readonly expected: number }

export function reportFault({ count, sides }: DiceToRoll, faces: readonly number[]): ReportFault | null {
  if (faces.length !== count) return { reason: 'count', expected: count }
  return faces.every((face) => face <= sides) ? null : { reason: 'face', expected: sides }
}

/** A report that is complete as it is; every face of it may be changed. */
export function reportOffer({ count, sides }: DiceToRoll, text: Localized): Offer {
  const numbers = Array.from({ length: sides }, (_, face) => face + 1)
  const places = Array.from({ length: count }, (_, place) => place)
  return {
    id: 'report',
    command: { report: { faces: places.map(() => 1) } },
    text,
    open: places.map((place) => ({ path: `report.faces.${place}`, choices: numbers, samples: [sides] })),
  }
}
