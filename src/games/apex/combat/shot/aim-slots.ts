import { z } from 'zod'
import { MAX_STABILITY } from '../../content/aim-track.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { RateOfFire } from '../../content/shot-effect.ts'
import type { ApexTrace } from '../../rules.ts'
import { Amount, Count } from '../../vocabulary.ts'

/** The row of slots, from the left; their numbers follow one another. */
export type Track = { readonly slots: readonly { readonly slot: number; readonly modifier: number }[] }

export const TrackInput = z
  .strictObject({
    first: z.int().min(-10).max(0).describe('The number of the leftmost slot.'),
    modifiers: z.array(z.int().min(-200).max(200)).min(1).max(40).describe('What the slots add, from the left.'),
  })
  .describe('Another aim track than that of the content.')
  .meta({ id: 'ApexAimTrackInput' })
type TrackInput = z.infer<typeof TrackInput>

/** The caller's own aim track, or that of the content. */
export function trackOf(own: TrackInput | undefined, content: ApexContent): Track {
  if (own !== undefined) {
    return { slots: own.modifiers.map((modifier, index) => ({ slot: own.first + index, modifier })) }
  }
  const [track] = content.aimTracks.values()
  if (track === undefined) throw new Error('The content has no aim track.')
  return track
}

export const AimSlot = z
  .object({
    slot: Amount.describe('0 is the slot without stability; negative ones lie left of it.'),
    modifier: Amount.describe('What the slot adds to the value of its cards.'),
    cards: Count.describe('How many cards this set puts into the slot.'),
  })
  .meta({ id: 'ApexAimSlot' })
export type AimSlot = z.infer<typeof AimSlot>

/** Finds the slot of every set of cards, from the first to the last. */
export function aimSlots(
  { slots, cardsPerSlot }: RateOfFire,
  { stability, recoil }: { readonly stability: number; readonly recoil: number },
  track: Track,
  trace: ApexTrace,
): AimSlot[] {
  const start = startSlot(stability, track, trace)
  const step = 1 + Math.max(0, recoil)
  const last = lastSlot(track)
  const found: AimSlot[] = []
  for (let set = 0; set < slots; set++) {
    const slot = Math.min(last, start + set * step)
    found.push({ slot, modifier: modifierOf(slot, track), cards: cardsPerSlot })
  }
  if (slots > 1) {
    const overflow = start + (slots - 1) * step > last
    trace.applied('apex.aim.next-slot', { recoil, slots: found.map(({ slot }) => slot), last, overflow })
  }
  recordSharedSlots(found, trace)
  return found
}

function startSlot(stability: number, track: Track, trace: ApexTrace): number {
  const slot = Math.max(firstSlot(track), 0 - Math.min(MAX_STABILITY, stability))
  if (stability !== 0) trace.applied('apex.aim.start-slot', { stability, max: MAX_STABILITY, slot })
  return slot
}

const firstSlot = ({ slots }: Track): number => slots[0]?.slot ?? 0

export const lastSlot = ({ slots }: Track): number => slots[slots.length - 1]?.slot ?? 0

function modifierOf(slot: number, track: Track): number {
  return track.slots[slot - firstSlot(track)]?.modifier ?? 0
}

/** Records the slots that hold several cards. */
function recordSharedSlots(sets: readonly AimSlot[], trace: ApexTrace): void {
  const shots: { slot: number; cards: number }[] = []
  for (const { slot, cards } of sets) {
    const last = shots[shots.length - 1]
    if (last?.slot === slot) last.cards += cards
    else shots.push({ slot, cards })
  }
  const shared = shots.filter(({ cards }) => cards > 1)
  if (shared.length > 0) trace.applied('apex.aim.shot-unit', { shots: shared })
}
