import { z } from 'zod'
import type { Condition } from '../content/effects.ts'
import { sees } from '../sight/line-of-sight.ts'
import { Count, Distance, Id, LIMITS } from '../vocabulary.ts'
import type { LocustFigure } from './ai/battlefield.ts'
import { candidates, holds } from './ai/conditions.ts'
import type { LocustContext } from './ai/context.ts'
import type { Environment } from './ai/environment.ts'
import { lowest } from './ai/selection.ts'

export const TARGET_PICKS = ['nearest', 'farthest', 'fewestOrders', 'mostOrders', 'any'] as const
export type TargetPick = (typeof TARGET_PICKS)[number]

const Candidate = z
  .object({ figure: Id, moves: Distance, range: Distance, sees: z.boolean(), hand: Count })
  .describe('A COG that passes the filters.')
  .meta({ id: 'GearsTargetCandidate' })
type Candidate = z.infer<typeof Candidate>

export const Targets = z
  .object({
    candidates: z.array(Candidate).max(LIMITS.cogs),
    eligible: z.array(Id).max(LIMITS.cogs).describe('Those among whom the choice is.'),
    isTie: z.boolean().describe('Whether the active player has to choose.'),
  })
  .meta({ id: 'GearsLocustTargetsOutcome' })
export type Targets = z.infer<typeof Targets>

/** Which COG a Locust means: the filters of a card, then the pick (gears.ai.nearest, gears.ai.most-wounded). */
export function locustTargets(
  context: LocustContext,
  self: LocustFigure,
  where: Condition[],
  pick: TargetPick,
  forAttack: boolean,
): Targets {
  const environment: Environment = { self }
  const found = candidates({ from: 'cog', where, pick: 'all' }, environment, context)
  const prone = forAttack && context.rules.insane ? proneIn(context, self, where) : []
  const rows = [...found, ...prone].flatMap((figure) => (figure.side === 'cog' ? [rowOf(context, self, figure)] : []))
  const chosen = PICKED[pick](rows)
  note(context, self, pick, chosen)
  return { candidates: rows, eligible: chosen.map(({ figure }) => figure), isTie: chosen.length > 1 }
}

/** Under Insane a bleeding COG in the attacker’s own zone can be attacked. */
function proneIn(context: LocustContext, self: LocustFigure, where: readonly Condition[]) {
  return context.field.cogs.filter(
    (cog) =>
      cog.status === 'bleeding' &&
      cog.place.zone === self.place.zone &&
      where.every((condition) => holds(condition, { self, it: cog }, context)),
  )
}

function rowOf(
  { field: { map } }: LocustContext,
  self: LocustFigure,
  cog: LocustContext['field']['cogs'][number],
): Candidate {
  const [from, to] = [self.place.zone.number, cog.place.zone.number]
  return {
    figure: cog.id,
    moves: finite(map.moves(from, to)),
    range: finite(map.range(from, to)),
    sees: sees(map, self.place, cog.place),
    hand: cog.hand,
  }
}

const finite = (distance: number): number | null => (distance === Number.POSITIVE_INFINITY ? null : distance)
const movesOf = ({ moves }: Candidate): number => moves ?? Number.POSITIVE_INFINITY

const PICKED: Readonly<Record<TargetPick, (rows: readonly Candidate[]) => readonly Candidate[]>> = {
  nearest: (rows) => lowest(rows, movesOf),
  farthest: (rows) => lowest(rows, (row) => -movesOf(row)),
  fewestOrders: (rows) => lowest(rows, ({ hand }) => hand),
  mostOrders: (rows) => lowest(rows, ({ hand }) => -hand),
  any: (rows) => rows,
}

function note(
  { trace, field }: LocustContext,
  self: LocustFigure,
  pick: TargetPick,
  chosen: readonly Candidate[],
): void {
  const figures = chosen.map(({ figure }) => figure)
  const [first] = chosen
  const bleeding = field.cogs.filter(({ status, id }) => status === 'bleeding' && !figures.includes(id))
  if (bleeding.length > 0) trace.applied('gears.ai.ignore-bleeding', { figures: bleeding.map(({ id }) => id) })
  if (first === undefined) trace.applied('gears.ai.no-target', { figure: self.id, target: null })
  else if (pick === 'fewestOrders') trace.applied('gears.ai.most-wounded', { figures, cards: first.hand })
  else if (pick === 'nearest') {
    const rule = figures.length > 1 ? 'gears.ai.nearest-tie' : 'gears.ai.nearest'
    trace.applied(rule, { locust: self.id, figures, distance: first.moves })
  }
}
