import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** The most slots that stability can move the first slot to the left (p. 28). */
export const MAX_STABILITY = 3

const slotNumber = z.int().min(-10).max(30)
const slotModifier = z.int().min(-200).max(200)

/** The row of slots that aim cards are laid into, from the left. */
export const AimTrack = ContentEntry.extend({
  kind: z.literal('aimTrack'),
  slots: z
    .array(
      z.object({
        slot: slotNumber,
        modifier: slotModifier,
        /** Whether an example of the book shows this modifier; the others are a provisional default. */
        proven: z.boolean(),
      }),
    )
    .min(1)
    .max(40),
})
export type AimTrack = z.infer<typeof AimTrack>

const slot = (number: number, modifier: number, proven: boolean) => ({ slot: number, modifier, proven })

/** Rulings: the Longbow example proves four slots; the others continue its pattern. */
export const aimTracks = defineEntries(AimTrack, [
  {
    id: 'aim-track',
    kind: 'aimTrack',
    name: { en: 'Aim track', es: 'Panel de Puntería' },
    provenance: 'constructed',
    source: 'p. 28 proves slots −1, 0, +1 and +3; the other modifiers and the number of slots are provisional.',
    slots: [
      slot(-3, 15, false),
      slot(-2, 10, false),
      slot(-1, 5, true),
      slot(0, 0, true),
      slot(1, -5, true),
      slot(2, -5, false),
      slot(3, -10, true),
      slot(4, -10, false),
      slot(5, -15, false),
      slot(6, -15, false),
    ],
  },
])
