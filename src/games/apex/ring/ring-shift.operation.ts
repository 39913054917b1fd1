import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { RingSides } from '../content/ring-cards.ts'
import { defineApexOperation } from '../define.ts'
import { spaces } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf, placeBoard } from '../table/board.ts'
import { Count } from '../vocabulary.ts'
import { ringShiftScene } from './ring.scene.ts'
import { areaOf, checkRing, Ring, SideShift, shiftRing, wholeBoard } from './ring.ts'
import { spanName } from './ring.words.ts'

const Card = z
  .union([z.strictObject({ id: z.string().max(80) }), z.strictObject({ sides: RingSides })])
  .describe('A Ring card of the content, or what is printed on the revealed card.')
  .meta({ id: 'ApexGivenRingCard' })

export const ringShiftOperation = defineApexOperation({
  id: 'apex.ring-shift',
  kind: 'resolution',
  summary: {
    en: 'Moves the sides of the Ring as a Ring card says.',
    es: 'Desplaza los lados del Anillo según una carta de Desplazamiento del Anillo.',
  },
  rules: [...ruleIds(boardRules), 'apex.content.known', 'apex.ring.shape', 'apex.ring.shift'],
  input: z
    .strictObject({
      board: BoardForm.describe('Its size decides; its pieces are only drawn.'),
      ring: Ring.optional().describe('The whole board if left out, as at the start.'),
      card: Card.optional().describe('Drawn from the 8 cards if left out.'),
      seed: Seed.optional(),
    })
    .meta({ id: 'ApexRingShiftInput' }),
  outcome: z
    .object({
      card: z.string().nullable().describe('The id of the Ring card; null if it was only described.'),
      before: Ring,
      ring: Ring,
      shifts: z.array(SideShift),
      spacesInside: Count,
      spacesOutside: Count,
    })
    .meta({ id: 'ApexRingShiftOutcome' }),
  examples: [
    { name: 'Two sides move (E-05)', input: { board: { drawn: { width: 12, height: 10 } }, card: { id: 'ring-1' } } },
    {
      name: 'A side that can go no farther',
      input: {
        board: { drawn: { width: 12, height: 10 } },
        ring: { left: 4, top: 4, right: 7, bottom: 5 },
        card: { sides: { top: 2, right: 1, bottom: 1, left: -1 } },
      },
    },
  ],
  run({ board, ring, card: choice }, { trace, content, random }) {
    const placed = placeBoard(board, content)
    if (placed instanceof Refusal) return placed
    const before = ring ?? wholeBoard(placed)
    const refusal = checkRing(before, placed)
    if (refusal !== null) return refusal
    const card = cardOf(choice, content, random)
    if (card instanceof Refusal) return card

    const { ring: after, shifts } = shiftRing(before, card.sides, placed, trace)
    const facts = { ring: after, width: placed.width, height: placed.height, isRing: true }
    trace.applied('apex.ring.shape', facts)
    const spacesInside = areaOf(after)
    const spacesOutside = placed.width * placed.height - spacesInside
    return { card: card.id, before, ring: after, shifts, spacesInside, spacesOutside }
  },
  headline({ ring: { left, top, right, bottom }, spacesOutside }, _input, locale) {
    const [columns, rows] = [spanName('column', left, right, locale), spanName('row', top, bottom, locale)]
    return {
      en: `The Ring now holds ${columns} and ${rows}; ${spaces(spacesOutside, 'en')} outside.`,
      es: `El Anillo contiene ahora ${columns} y ${rows}; ${spaces(spacesOutside, 'es')} fuera.`,
    }[locale]
  },
  picture: ({ before, ring }, { board }, caption) =>
    ringShiftScene(boardOf(board, caption.content), { before, after: ring }, caption),
})

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
