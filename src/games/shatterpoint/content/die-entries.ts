import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Face } from '../roll.ts'

/** A die of the game; every face is equally likely. */
export const DieEntry = ContentEntry.extend({ kind: z.literal('die'), faces: z.array(Face).min(6).max(8) })
export type DieEntry = z.infer<typeof DieEntry>

const SOURCE = 'p. 30'

export const dieEntries = defineEntries(DieEntry, [
  {
    id: 'attack-die',
    kind: 'die',
    name: { en: 'Attack die', es: 'Dado de ataque' },
    provenance: 'rulebook',
    source: SOURCE,
    faces: ['crit', 'hit', 'hit', 'hit', 'expertise', 'expertise', 'failure', 'failure'],
  },
  {
    id: 'defence-die',
    kind: 'die',
    name: { en: 'Defence die', es: 'Dado de defensa' },
    provenance: 'rulebook',
    source: SOURCE,
    faces: ['block', 'block', 'expertise', 'expertise', 'failure', 'failure'],
  },
])
