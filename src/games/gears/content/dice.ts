import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The symbols on one face of a die. */
export const DieFace = z
  .strictObject({
    wounds: z.int().min(0).max(3).default(0),
    omens: z.int().min(0).max(3).default(0),
    shields: z.int().min(0).max(3).default(0),
  })
  .describe('The symbols on one face; a face without any is blank.')
  .meta({ id: 'GearsDieFace' })
export type DieFace = z.infer<typeof DieFace>

/** A die of the game; every face is equally likely. */
export const Die = ContentEntry.extend({ kind: z.literal('die'), faces: z.array(DieFace).min(1).max(20) })
export type Die = z.infer<typeof Die>

const BLANK = {}

export const dice = defineEntries(Die, [
  {
    id: 'attack-die',
    kind: 'die',
    name: { en: 'Attack die', es: 'Dado de ataque' },
    provenance: 'public',
    source:
      'The book shows the symbols; the faces come from an owner’s published chart (medium to high confidence, Q-01).',
    faces: [{ omens: 1 }, { wounds: 1 }, { wounds: 1 }, { wounds: 1 }, { wounds: 2 }, BLANK],
  },
  {
    id: 'defence-die',
    kind: 'die',
    name: { en: 'Defence die', es: 'Dado de defensa' },
    provenance: 'public',
    source: 'The book shows the symbol; the faces come from an owner’s published chart (medium confidence, Q-01).',
    faces: [{ shields: 2 }, { shields: 1 }, { shields: 1 }, BLANK, BLANK, BLANK],
  },
])
