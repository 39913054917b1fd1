import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../../contract/content.ts'
import { LEGENDS, LegendId } from '../../content/legends.ts'

/** What an icon of a Movement action says: the white path, the green path, or no move. */
export const ICONS = ['W', 'G', 'X'] as const
export const Icon = z
  .enum(ICONS)
  .meta({ id: 'ApexMovementIcon', description: 'W: white path, G: green path, X: no move.' })
export type Icon = z.infer<typeof Icon>

/** What every Automaton may carry at most (p. 16). */
export const MAX_CHARGES = 5

/** The most movement points that one action of an Automaton has. */
export const MAX_ACTION_POINTS = 12

export const MovementOrder = z
  .strictObject({ mp: z.int().min(0).max(MAX_ACTION_POINTS), left: Icon, right: Icon })
  .describe('Movement points and the two icons: left before it has shot this round, right afterwards.')
export type MovementOrder = z.infer<typeof MovementOrder>

const Procedure = MovementOrder.extend({ charges: z.int().min(0).max(MAX_CHARGES) }).meta({ id: 'ApexProcedure' })
export type Procedure = z.infer<typeof Procedure>

/** The four procedures of step 6. */
export const PROCEDURES = ['A', 'B', 'C', 'D'] as const
export type ProcedureName = (typeof PROCEDURES)[number]

const face = {
  initiativeScore: z.int().min(0).max(99),
  usesStep4: z.boolean(),
  usesStep9: z.boolean(),
  procedures: z.strictObject({ A: Procedure, B: Procedure, C: Procedure, D: Procedure }).meta({ id: 'ApexProcedures' }),
}

/** An Automaton Legend card as it is described in a question. */
export const AutomatonLegendFace = z.strictObject({ legend: LegendId, ...face }).meta({ id: 'ApexAutomatonLegendCard' })

export const AutomatonLegend = ContentEntry.extend({ kind: z.literal('automatonLegend'), legend: LegendId, ...face })
export type AutomatonLegend = z.infer<typeof AutomatonLegendFace>

/** `2 1 X/G`: Charges, movement points, icons. */
type Line = readonly [charges: number, mp: number, left: Icon, right: Icon]

const procedure = ([charges, mp, left, right]: Line): Procedure => ({ charges, mp, left, right })

const card = (
  legend: LegendId,
  initiativeScore: number,
  [usesStep4, usesStep9]: readonly [boolean, boolean],
  [A, B, C, D]: readonly [Line, Line, Line, Line],
  source: string,
): z.input<typeof AutomatonLegend> => {
  const name = legend.charAt(0).toUpperCase() + legend.slice(1)
  return {
    id: `automaton-${legend}`,
    kind: 'automatonLegend',
    name: { en: `${name}, Automaton`, es: `${name}, Autómata` },
    provenance: 'constructed',
    source,
    legend,
    initiativeScore,
    usesStep4,
    usesStep9,
    procedures: { A: procedure(A), B: procedure(B), C: procedure(C), D: procedure(D) },
  }
}

const REST = 'the rest is constructed.'

/** The Automaton Legend cards. Only Bangalore's can be read whole, without the colours of its arrows. */
export const automatonLegends = defineEntries(AutomatonLegend, [
  card(
    'bangalore',
    5,
    [false, true],
    [
      [2, 1, 'X', 'G'],
      [1, 2, 'W', 'G'],
      [0, 1, 'W', 'X'],
      [1, 2, 'W', 'G'],
    ],
    `p. 14 shows the card; the movement points of A, the Charges of C and the colours of the arrows cannot be read, and are constructed.`,
  ),
  card(
    'gibraltar',
    6,
    [true, true],
    [
      [2, 1, 'X', 'G'],
      [1, 1, 'W', 'G'],
      [1, 1, 'W', 'X'],
      [1, 2, 'W', 'G'],
    ],
    `p. 23 shows procedure A with 2 Charges, 1 movement point and green on the right; ${REST}`,
  ),
  card(
    'lifeline',
    3,
    [true, true],
    [
      [1, 1, 'X', 'G'],
      [1, 2, 'W', 'G'],
      [1, 1, 'W', 'G'],
      [1, 2, 'W', 'X'],
    ],
    `p. 24-25 show procedure C with 1 Charge and 1 movement point, and D with 1, 2, white and X; ${REST}`,
  ),
  card(
    'wraith',
    1,
    [true, true],
    [
      [1, 2, 'X', 'G'],
      [1, 2, 'W', 'G'],
      [1, 3, 'W', 'G'],
      [1, 3, 'W', 'G'],
    ],
    `p. 27 shows procedure C with 1 Charge, 3 movement points, white and green; ${REST}`,
  ),
  card(
    'bloodhound',
    4,
    [true, false],
    [
      [1, 1, 'X', 'G'],
      [1, 2, 'W', 'G'],
      [1, 2, 'W', 'G'],
      [1, 3, 'W', 'X'],
    ],
    'The card is not printed in the book; constructed.',
  ),
  card(
    'pathfinder',
    2,
    [true, true],
    [
      [1, 2, 'X', 'G'],
      [1, 2, 'W', 'G'],
      [1, 2, 'W', 'G'],
      [1, 3, 'W', 'G'],
    ],
    'The card is not printed in the book; constructed.',
  ),
])

/** The Automaton Legend cards by their Legend. */
export const automatonLegendsById: ReadonlyMap<string, (typeof automatonLegends)[number]> = new Map(
  automatonLegends.map((entry) => [entry.legend, entry]),
)

/** How many Automaton Legend cards there are: one for each Legend of the box. */
export const AUTOMATON_LEGENDS = LEGENDS.length
