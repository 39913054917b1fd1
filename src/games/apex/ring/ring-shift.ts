import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { RingSides } from '../content/ring-cards.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { BoardForm, placeBoard } from '../table/board.ts'
import { Count } from '../vocabulary.ts'
import { areaOf, checkRing, Ring, SideShift, shiftRing, wholeBoard } from './ring.ts'

const Card = z
  .union([z.strictObject({ id: z.string().max(80) }), z.strictObject({ sides: RingSides })])
  .describe('A Ring card of the content, or what is printed on the revealed card.')
  .meta({ id: 'ApexGivenRingCard' })

export const RingShiftInput = z
  .strictObject({
    board: BoardForm.describe('Its size decides; its pieces are only drawn.'),
    ring: Ring.optional().describe('The whole board if left out, as at the start.'),
    card: Card.optional().describe('Drawn from the 8 cards if left out.'),
    seed: Seed.optional(),
  })
  .meta({ id: 'ApexRingShiftInput' })
type RingShiftInput = z.infer<typeof RingShiftInput>

export const RingShift = z
  .object({
    card: z.string().nullable().describe('The id of the Ring card; null if it was only described.'),
    before: Ring,
    ring: Ring,
    shifts: z.array(SideShift),
    spacesInside: Count,
    spacesOutside: Count,
  })
  .meta({ id: 'ApexRingShiftOutcome' })
type RingShift = z.infer<typeof RingShift>

/** Moves the Ring by a card, which is drawn unless it is given; refuses a Ring that is not on the board. */
export function drawShift(
  { board, ring, card: choice }: RingShiftInput,
  { content, random, trace }: { content: ApexContent; random: Random; trace: ApexTrace },
): RingShift | Refusal {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const before = ring ?? wholeBoard(placed)
  const refusal = checkRing(before, placed)
  if (refusal !== null) return refusal
  const card = cardOf(choice, content, random)
  if (card instanceof Refusal) return card

  const { ring: after, shifts } = shiftRing(before, card.sides, placed, trace)
  const { width, height } = placed
  trace.applied('apex.ring.shape', { ring: after, width, height, isRing: true })
  const spacesInside = areaOf(after)
  return { card: card.id, before, ring: after, shifts, spacesInside, spacesOutside: width * height - spacesInside }
}

function cardOf(
  choice: z.infer<typeof Card> | undefined,
  content: ApexContent,
  random: Random,
): { id: string | null; sides: RingSides } | Refusal {
  if (choice !== undefined && 'sides' in choice) return { id: null, sides: choice.sides }
  const ids = [...content.ringCards.keys()]
  const id = choice?.id ?? ids[random.below(ids.length)] ?? ''
  const found = content.ringCards.get(id)
  if (found !== undefined) return { id, sides: found.sides }
  return refuse([{ rule: 'apex.content.known', path: ['card', 'id'], facts: { kind: 'ringCard', id } }])
}
