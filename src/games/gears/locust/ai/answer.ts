import { z } from 'zod'
import { goThrough, type Run } from '../../../../rulebook/decisions.ts'
import { ChanceOnDemand, type Random } from '../../../../rulebook/random.ts'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { refuse } from '../../refusal.ts'
import { drawnMap } from '../../table/place-map.ts'
import type { Table } from '../../table/table.ts'
import { CogStatus, Count, Id, LIMITS, LocustState, Reaction } from '../../vocabulary.ts'
import type { Battlefield } from './battlefield.ts'
import { type Decider, deciderOf } from './decider.ts'
import { type Asking, DECISION_KINDS, type Decision, withoutPauses } from './decision.ts'
import { EventRow, rowOf } from './event-row.ts'
import type { AskedStep } from './question.ts'
import { MOST_WORK, TooMuchWork } from './work.ts'

const Option = z.string().max(200)

const Pending = z
  .object({
    kind: z.enum(DECISION_KINDS).meta({ id: 'GearsDecisionKind' }),
    player: Id.describe('The COG whose player answers.'),
    figure: Id.nullable().describe('The figure that the choice is about.'),
    against: Id.nullable().describe('Whom it is asked against: the attacker that may be dodged.'),
    options: z.array(Option).max(500),
  })
  .describe('A choice that waits for an answer.')
  .meta({ id: 'GearsPendingDecision' })

const Continuation = z
  .object({ seed: z.string().nullable(), answers: z.array(Option).max(10_000) })
  .describe('Ask again with this seed and these answers, and the chosen option after them.')
  .meta({ id: 'GearsContinuation' })

const PositionAfter = z.object({ zone: Id, cover: Id.exactOptional() }).meta({ id: 'GearsPositionAfter' })

const CogAfter = z
  .object({
    id: Id,
    character: Id,
    position: PositionAfter,
    status: CogStatus,
    hand: Count,
    reactions: z.array(Reaction).max(20),
    weapons: z.array(z.object({ weapon: Id, ammo: Count }).meta({ id: 'GearsHeldWeaponAfter' })).max(8),
    grenades: Count,
  })
  .meta({ id: 'GearsCogAfter' })

const LocustAfter = z
  .object({ id: Id, enemy: Id, position: PositionAfter, state: LocustState })
  .meta({ id: 'GearsLocustAfter' })

const TableAfter = z
  .object({
    cogs: z.array(CogAfter).max(LIMITS.cogs),
    locust: z.array(LocustAfter).max(LIMITS.locust),
    sealedHoles: z.array(Id).max(60),
    holeTokens: z.array(z.object({ id: Id, zone: Id }).meta({ id: 'GearsHoleTokenAfter' })).max(60),
    droppedWeapons: z
      .array(z.object({ id: Id, type: Id, weapon: Id, zone: Id }).meta({ id: 'GearsDroppedWeaponAfter' }))
      .max(200),
  })
  .describe('Everything on the table but the map, as it can be sent in the next question.')
  .meta({ id: 'GearsTableAfter' })

const PoolAfter = z
  .object({
    wretch: Count,
    drone: Count,
    ticker: Count,
    boomer: Count,
    theron: Count,
    kantus: Count,
    berserker: Count,
  })
  .meta({ id: 'GearsPoolAfter' })

/** What every question that plays a step is answered with. */
export const playedFields = {
  isOver: z.boolean().describe('Whether everything was resolved; if not, a choice is pending.'),
  events: z.array(EventRow).max(20_000),
  table: TableAfter,
  pool: PoolAfter,
  pending: Pending.nullable(),
  continuation: Continuation,
}
const Played = z.object(playedFields)
export type Played = z.infer<typeof Played>

/** The whole table after a step, as it can be stored; none while a choice is pending. */
export const storableTable = (
  { isOver, table }: Played,
  { map }: Pick<Table, 'map'>,
  content: GearsContent,
): Record<string, unknown> | null => (isOver ? { ...drawnMap(map, content), ...table } : null)

type Answering = { answers: readonly string[]; decide: Decider }

/** Plays a step as far as it is answered; an answer that is no option is refused, and so is a card that does too much. */
export function playStep(context: AskedStep, step: Asking<void>, answering: Answering): Played | Refusal {
  try {
    return playToTheEnd(context, step, answering)
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
    return refuse([{ rule: 'gears.ai.work', path: ['own', 'aiCards'], facts: { limit: MOST_WORK } }])
  }
}

function playToTheEnd(context: AskedStep, step: Asking<void>, { answers, decide }: Answering): Played | Refusal {
  const { random, field } = context
  const run = goThrough(withoutPauses(step), answers, deciderOf(decide, random))
  if (run.fault !== null) return illegal(run.fault, answers)
  const { pending } = run
  return {
    isOver: pending === null,
    events: context.events.map(rowOf),
    table: tableAfter(field),
    pool: { ...field.pool },
    pending: pending === null ? null : { against: null, ...pending, options: [...pending.options] },
    continuation: { seed: seedOf(random), answers: [...run.answers] },
  }
}

function illegal({ index, decision }: NonNullable<Run<Decision>['fault']>, answers: readonly string[]): Refusal {
  const fault = decision === null ? 'nothingAsked' : 'illegal'
  const options = [...(decision?.options ?? [])]
  const facts = { fault, decision: decision?.kind ?? null, answer: answers[index] ?? '', options } as const
  return refuse([{ rule: 'gears.ai.active-decides', path: ['answers', index], facts }])
}

/** The seed that was used so far; without a draw there is none to keep. */
const seedOf = (random: Random): string | null =>
  random instanceof ChanceOnDemand ? (random.used()?.seed ?? null) : null

function tableAfter({ cogs, locust, sealedHoles, holeTokens, droppedWeapons }: Battlefield): Played['table'] {
  return {
    cogs: cogs.map(({ side: _side, place, ...cog }) => ({
      ...cog,
      reactions: [...cog.reactions],
      weapons: [...cog.weapons],
      position: positionOf(place),
    })),
    locust: locust.map(({ id, enemy, place, state }) => ({
      id,
      enemy: enemy.id,
      position: positionOf(place),
      state,
    })),
    sealedHoles: [...sealedHoles],
    holeTokens: [...holeTokens],
    droppedWeapons: [...droppedWeapons],
  }
}

const positionOf = ({ zone, cover }: Battlefield['cogs'][number]['place']): { zone: string; cover?: string } =>
  cover === null ? { zone: zone.id } : { zone: zone.id, cover: cover.id }
