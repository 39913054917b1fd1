import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { Label } from '../language/label.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { enemyOf, SQUADS, Squad } from '../table/squad.ts'
import { BORDER_SIDES, BorderSide } from '../vocabulary.ts'
import type { OutOfOrder } from './drop.rules.ts'
import { SquadLists } from './squad-lists.ts'

const Epic = Label.nullable().default(null).describe('The epic token that was laid there; null if none.')

const Placed = z
  .strictObject({
    legend: Label,
    side: BorderSide,
    keeps: z.boolean().default(true).describe('It keeps the epic token, if it is the first there.'),
  })
  .meta({ id: 'ApexPlacedAtEntry' })

/** A drop as far as it has come. */
export const DropOrderInput = z
  .strictObject({
    legends: SquadLists.describe('As many in each squad.'),
    epics: z
      .strictObject({ N: Epic, E: Epic, S: Epic, W: Epic })
      .describe('The epic tokens at the borders of the entry module.')
      .meta({ id: 'ApexEntryEpics' })
      .prefault({}),
    placed: z.array(Placed).max(6).default([]).describe('The Legends put at a border so far, in order.'),
    entered: z.array(Label).max(6).default([]).describe('The Legends that entered the board so far, in order.'),
  })
  .refine(({ legends: { red, blue } }) => red.length === blue.length && red.length > 0, {
    path: ['legends'],
    error: 'Both squads have the same number of Legends.',
  })
  .meta({ id: 'ApexDropOrderInput' })
export type DropOrderInput = z.infer<typeof DropOrderInput>

export const DropOrder = z
  .object({
    step: z.enum(['placing', 'entering', 'done']).meta({ id: 'ApexDropStep' }),
    next: Squad.nullable().describe('The squad whose turn it is; null when the drop is done.'),
    options: z.array(z.string()).describe('The Legends that it may choose now.'),
    kept: z.array(z.object({ legend: z.string(), token: z.string() }).meta({ id: 'ApexKeptEpic' })),
    epicsLeft: z.array(z.object({ side: BorderSide, token: z.string() }).meta({ id: 'ApexEpicLeft' })),
    removed: z.array(z.string()).describe('The epic tokens that left the game.'),
  })
  .meta({ id: 'ApexDropOrderOutcome' })
export type DropOrder = z.infer<typeof DropOrder>

/** The squad that puts its Legends at the borders first, and the one that enters first (p. 13). */
const FIRST = { placing: 'blue', entering: 'red' } as const satisfies Record<string, Squad>

/** Follows a drop and says who is next; refuses one out of order. */
export function followDrop(input: DropOrderInput, trace: ApexTrace): DropOrder | Refusal {
  const violations = [...placingViolations(input), ...enteringViolations(input)]
  if (violations.length > 0) return refuse(violations)
  const epics = dealEpics(input, trace)
  const step = stepOf(input)
  if (step === 'done') return finish(epics, trace)

  const done = step === 'placing' ? input.placed.map(({ legend }) => legend) : input.entered
  const next = turnOf(step, done.length)
  const options = input.legends[next].filter((legend) => !done.includes(legend))
  const rule = step === 'placing' ? 'apex.stage2.choose-border' : 'apex.stage2.enter'
  trace.applied(rule, { next, legends: options })
  return { step, next, options, ...epics }
}

type Epics = Pick<DropOrder, 'kept' | 'epicsLeft' | 'removed'>

function finish({ kept, epicsLeft, removed }: Epics, trace: ApexTrace): DropOrder {
  const left = epicsLeft.map(({ token }) => token)
  trace.applied('apex.stage2.cleanup', { removed: left })
  return { step: 'done', next: null, options: [], kept, epicsLeft: [], removed: [...removed, ...left] }
}

function stepOf({ legends, placed, entered }: DropOrderInput): DropOrder['step'] {
  const all = legends.red.length + legends.blue.length
  if (placed.length < all) return 'placing'
  return entered.length < all ? 'entering' : 'done'
}

const turnOf = (step: keyof typeof FIRST, done: number): Squad => (done % 2 === 0 ? FIRST[step] : enemyOf(FIRST[step]))

/** Gives each epic token to the first Legend at its border. */
function dealEpics({ placed, epics }: DropOrderInput, trace: ApexTrace): Epics {
  const [kept, removed]: [DropOrder['kept'], string[]] = [[], []]
  for (const [index, { legend, side, keeps }] of placed.entries()) {
    const token = placed.slice(0, index).some((earlier) => earlier.side === side) ? null : epics[side]
    trace.applied('apex.stage2.choose-border', { legend, side, token, kept: keeps })
    if (token !== null && keeps) kept.push({ legend, token })
    if (token !== null && !keeps) removed.push(token)
  }
  const epicsLeft = BORDER_SIDES.flatMap((side) => {
    const token = placed.some((entry) => entry.side === side) ? null : epics[side]
    return token === null ? [] : [{ side, token }]
  })
  return { kept, epicsLeft, removed }
}

const squadOf = ({ legends }: DropOrderInput, legend: string): Squad | null =>
  SQUADS.find((squad) => legends[squad].includes(legend)) ?? null

function placingViolations(input: DropOrderInput): ApexViolation[] {
  return input.placed.flatMap(({ legend }, index): ApexViolation[] => {
    const path = ['placed', index, 'legend']
    const earlier = input.placed.slice(0, index).map((entry) => entry.legend)
    const reason = earlier.includes(legend) ? 'placedAlready' : null
    const found = outOfOrder(input, { legend, step: 'placing', done: index, reason })
    if (found === 'unknown') return [{ rule: 'apex.content.known', path, facts: { kind: 'legend', id: legend } }]
    return found === null ? [] : [{ rule: 'apex.stage2.choose-border', path, facts: found }]
  })
}

function enteringViolations(input: DropOrderInput): ApexViolation[] {
  const { placed, entered } = input
  const isComplete = stepOf({ ...input, entered: [] }) !== 'placing'
  return entered.flatMap((legend, index): ApexViolation[] => {
    const path = ['entered', index]
    const reason = entered.slice(0, index).includes(legend)
      ? 'enteredAlready'
      : !placed.some((entry) => entry.legend === legend)
        ? 'notPlaced'
        : isComplete
          ? null
          : 'othersFirst'
    const found = outOfOrder(input, { legend, step: 'entering', done: index, reason })
    if (found === 'unknown') return [{ rule: 'apex.content.known', path, facts: { kind: 'legend', id: legend } }]
    return found === null ? [] : [{ rule: 'apex.stage2.enter', path, facts: found }]
  })
}

type Move = {
  readonly legend: string
  readonly step: keyof typeof FIRST
  readonly done: number
  readonly reason: Extract<OutOfOrder, { reason: string }>['reason'] | null
}

/** Why a Legend may not go now; null if it may. */
function outOfOrder(input: DropOrderInput, { legend, step, done, reason }: Move): OutOfOrder | 'unknown' | null {
  const squad = squadOf(input, legend)
  if (squad === null) return 'unknown'
  if (reason !== null) return { legend, reason }
  const next = turnOf(step, done)
  return squad === next ? null : { squad, legend, next }
}
