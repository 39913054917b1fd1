import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import { MarkerPiles, MarkerPilesField, pileViolations } from '../../damage/marker-piles.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { type PlacedTable, placeTable, Table } from '../../table/table.ts'
import { FIGURE_TYPES, Id, SLOTS } from '../../vocabulary.ts'
import { type Pool, unusedFigures } from './battlefield.ts'
import type { LocustContext } from './context.ts'
import { DECIDERS } from './decider.ts'
import { ACTIVE_PLAYER } from './decision.words.ts'
import type { LocustEvent } from './events.ts'
import { evolve } from './evolution.ts'
import { Work } from './work.ts'
import { workingCopyOf } from './working-copy.ts'

type Path = GearsViolation['path']

const symbols = wholeNumber(0, 200)
const unused = wholeNumber(0, 20).optional()

export const EnemySlotsField = z
  .strictObject({ A: Id.optional(), B: Id.optional(), C: Id.optional() })
  .describe('The enemy cards of the mission.')
  .meta({ id: 'GearsEnemySlots' })

export const PoolField = z
  .strictObject({
    wretch: unused,
    drone: unused,
    ticker: unused,
    boomer: unused,
    theron: unused,
    kantus: unused,
    berserker: unused,
  })
  .describe('Unused figures by kind; those of the box that are not on the table if left out.')
  .meta({ id: 'GearsPool' })

const GivenDice = z
  .strictObject({
    wounds: symbols.default(0),
    omens: symbols.default(0),
    shields: symbols.default(0),
    moreShields: z
      .array(symbols)
      .max(64)
      .default([])
      .describe('The other defenders of an area attack, in their order.'),
  })
  .describe('What the dice of one attack showed.')
  .meta({ id: 'GearsGivenDice' })

const MissionRules = z
  .strictObject({
    noSpawnRedraw: z.boolean().default(false).describe('A card that would spawn is discarded unresolved.'),
    insteadOfC: z
      .array(Id)
      .max(4)
      .optional()
      .describe('No further C may be spawned; these come instead, in this order.'),
    ownMapOnly: z.boolean().default(false).describe('Cards see only figures on the active player’s map.'),
  })
  .meta({ id: 'GearsAiMissionRules' })

/** The answers that continue a question, and who gives the others. */
export const answerFields = {
  decide: z
    .enum(DECIDERS)
    .default('ask')
    .describe(
      'What is done at a choice that is not answered: stop and ask, take the first option, or let chance take one.',
    )
    .meta({ id: 'GearsDecide' }),
  answers: z
    .array(z.string().min(1).max(200))
    .max(10_000)
    .default([])
    .describe('The options chosen so far, in the order of the choices.'),
  seed: Seed.optional(),
}

/** What a Locust step is asked about. */
export const stepFields = {
  table: Table,
  activePlayer: Id.describe('The COG of the active player.'),
  slots: EnemySlotsField.default({}),
  pool: PoolField.default({}),
  rules: MissionRules.prefault({}),
  insane: z.boolean().default(false),
  movedOrAttacked: z.array(Id).max(4).default([]).describe('The COG that moved or attacked this turn.'),
  guardUsed: z.boolean().default(false),
  dice: z.array(GivenDice).max(500).default([]).describe('Attacks in their order; the seed rolls when they run out.'),
  markers: MarkerPilesField,
  ...ownCardsField,
  ...answerFields,
}
const StepQuestion = z.strictObject(stepFields)
type Asked = z.infer<typeof StepQuestion>

/** A step as it is set up; in setup there may be no COG and no active player yet. */
export type StepQuestion = Omit<Asked, 'activePlayer' | 'seed' | 'decide' | 'answers'> & { activePlayer: string | null }

type Context = { readonly trace: GearsTrace; readonly random: Random; readonly content: GearsContent }

/** A step of a question, with everything that happened in it. */
export type AskedStep = LocustContext & { readonly events: readonly LocustEvent[] }

/** Sets up a step, or refuses with everything that is wrong. */
export function contextOf(question: StepQuestion, deps: Context): AskedStep | Refusal {
  const { content, trace, random } = deps
  const table = placeTable(question.table, ['table'], content)
  if (table instanceof Refusal) return table
  const violations = [
    ...slotViolations(question, content),
    ...playerViolations(question, table),
    ...pileViolations(question.markers, content, ['markers']),
  ]
  if (violations.length > 0) return refuse(violations)
  const events: LocustEvent[] = []
  const field = workingCopyOf(table, poolOf(question.pool, table, content), content)
  const active = field.cogs.find(({ id }) => id === question.activePlayer) ?? null
  const { rules, insane, slots, guardUsed, markers, own } = question
  const isOwnCard = own !== undefined && own.aiCards.length > 0
  return {
    field,
    content,
    trace,
    random,
    slots,
    rules: { ...rules, insteadOfC: rules.insteadOfC ?? null, insane },
    active,
    decider: deciderOf(question, table),
    noisy: new Set(question.movedOrAttacked),
    dice: [...question.dice],
    piles: markers === undefined ? null : new MarkerPiles(markers, table.droppedWeapons, content, random),
    events,
    record(event) {
      evolve(field, event, content)
      events.push(event)
    },
    you: undefined,
    attacked: new Set(),
    entered: new Map(),
    guard: guardUsed ? 'used' : 'open',
    declined: new Set(),
    drawsAnother: false,
    ...(isOwnCard ? { work: new Work() } : {}),
  }
}

/** The given numbers of unused figures; where none is given, those of the box that are not on the table. */
export function poolOf(given: z.infer<typeof PoolField>, table: PlacedTable, content: GearsContent): Pool {
  const pool = unusedFigures(table, content)
  for (const type of FIGURE_TYPES) pool[type] = given[type] ?? pool[type]
  return pool
}

/** The player who decides: the active one, or the next to the left who is still in the game. */
function deciderOf({ activePlayer }: StepQuestion, { cogs }: PlacedTable): string {
  if (activePlayer === null) return ACTIVE_PLAYER
  const seat = cogs.findIndex(({ id }) => id === activePlayer)
  const seats = [...cogs.slice(seat), ...cogs.slice(0, seat)]
  return seats.find(({ status }) => status !== 'executed')?.id ?? activePlayer
}

export function slotViolations(
  { slots, rules }: Pick<StepQuestion, 'slots'> & { rules: { insteadOfC?: string[] | undefined } },
  { enemies }: GearsContent,
): GearsViolation[] {
  const named: { id: string | undefined; path: Path }[] = [
    ...SLOTS.map((slot) => ({ id: slots[slot], path: ['slots', slot] })),
    ...(rules.insteadOfC ?? []).map((id, index) => ({ id, path: ['rules', 'insteadOfC', index] })),
  ]
  return named.flatMap(({ id, path }): GearsViolation[] =>
    id === undefined || enemies.has(id) ? [] : [{ rule: 'gears.content.known', path, facts: { kind: 'enemy', id } }],
  )
}

function playerViolations({ activePlayer, movedOrAttacked }: StepQuestion, { cogs }: PlacedTable): GearsViolation[] {
  const named: { id: string; path: Path }[] = [
    ...(activePlayer === null ? [] : [{ id: activePlayer, path: ['activePlayer'] }]),
    ...movedOrAttacked.map((id, index) => ({ id, path: ['movedOrAttacked', index] })),
  ]
  return named.flatMap(({ id, path }): GearsViolation[] =>
    cogs.some((cog) => cog.id === id)
      ? []
      : [
          {
            rule: 'gears.ai.active-decides',
            path,
            facts: { fault: 'unknownPlayer', decision: null, answer: id, options: cogs.map((cog) => cog.id) },
          },
        ],
  )
}
