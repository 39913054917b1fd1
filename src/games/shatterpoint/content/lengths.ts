import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Lengths } from '../table/lengths.ts'

/** A set of measuring tools. */
export const Tools = ContentEntry.extend({ kind: z.literal('tools'), lengths: Lengths })
export type Tools = z.infer<typeof Tools>

export const STANDARD_LENGTHS: Lengths = {
  range1: 25,
  range2: 76,
  range3: 152,
  range4: 203,
  range5: 254,
  advance: { firstArm: 75, secondArm: 75, width: 0, maxBend: 90 },
  dash: { firstArm: 42.5, secondArm: 42.5, width: 0, maxBend: 90 },
  miniatureHeight: 50,
}

export const tools = defineEntries(Tools, [
  {
    id: 'standard-tools',
    kind: 'tools',
    name: { en: 'Standard measuring tools', es: 'Plantillas de medición habituales' },
    provenance: 'public',
    source:
      'Range and template lengths as measured and published by players, rounded to millimetres (high). The split of the arms, the width, the bend and the height of a miniature are assumed.',
    lengths: STANDARD_LENGTHS,
  },
])
