import { z } from 'zod'
import { Length } from '../vocabulary.ts'

const Positive = Length.min(0.001)

/** A movement template: two straight arms and the joint between them. */
export const Template = z
  .strictObject({
    firstArm: Positive.describe('From the base to the joint.'),
    secondArm: Positive.describe('From the joint to the end.'),
    width: Length,
    maxBend: z.number().min(0).max(180).describe('How far the joint bends, in degrees.'),
  })
  .meta({ id: 'ShatterpointTemplate' })
export type Template = z.infer<typeof Template>

/** The lengths of the measuring tools, in millimetres. */
export const Lengths = z
  .strictObject({
    range1: Positive,
    range2: Positive,
    range3: Positive,
    range4: Positive,
    range5: Positive,
    advance: Template,
    dash: Template,
    miniatureHeight: Positive.describe('The headroom that a miniature needs.'),
  })
  .refine(({ range1, range2, range3, range4, range5 }) => isAscending([range1, range2, range3, range4, range5]), {
    message: 'Each range must be longer than the one before.',
  })
  .meta({ id: 'ShatterpointLengths' })
export type Lengths = z.infer<typeof Lengths>

const isAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => value > (values[index - 1] ?? 0))

/** The table is measured in whole micrometres, so that every comparison of distances is exact. */
const MICROMETRES = 1000
export const micrometres = (millimetres: number): number => Math.round(millimetres * MICROMETRES)
export const millimetres = (length: number): number => Math.round(length) / MICROMETRES

/** The length of a range template in micrometres. */
export function rangeLength(range: number, lengths: Lengths): number {
  const { range1, range2, range3, range4, range5 } = lengths
  return micrometres([range1, range2, range3, range4, range5][range - 1] as number)
}
