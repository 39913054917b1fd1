import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** A period of the galaxy that units belong to. */
export const Era = ContentEntry.extend({ kind: z.literal('era') })
export type Era = z.infer<typeof Era>

const era = (id: string, en: string, es: string): z.input<typeof Era> => ({
  id,
  kind: 'era',
  name: { en, es },
  provenance: 'public',
  source: 'Printed on the unit cards (high confidence). The book speaks of other eras in an example.',
})

export const eras = defineEntries(Era, [
  era('fall-of-the-jedi', 'Fall of the Jedi', 'Caída de los Jedi'),
  era('reign-of-the-empire', 'Reign of the Empire', 'Reinado del Imperio'),
  era('age-of-rebellion', 'Age of Rebellion', 'Era de la Rebelión'),
  era('the-new-republic', 'The New Republic', 'La Nueva República'),
])
