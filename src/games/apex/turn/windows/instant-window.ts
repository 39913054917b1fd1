import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { Condition } from '../../content/effects.ts'
import { Label } from '../../language/label.ts'
import { unknownViolation } from '../../loot/loot.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { Squad } from '../../table/squad.ts'

/** The moments at which instants may be played, each after the thing named is complete. */
export const TRIGGERS = [
  'squadmateRespawning',
  'selfDamaged',
  'squadmateEliminated',
  'enemyEliminated',
  'ringShifted',
] as const satisfies readonly Condition[]
export type Trigger = (typeof TRIGGERS)[number]

const PHASES = ['activation', 'turnStart', 'transition'] as const
export type Phase = (typeof PHASES)[number]

const HeldCard = z
  .strictObject({
    id: Label.describe('A feat or ability of the content, or any name if `condition` is given.'),
    condition: Condition.optional().describe('What the instant waits for; that of the content if left out.'),
  })
  .meta({ id: 'ApexInstantCard' })

const WindowLegend = z
  .strictObject({
    id: Label,
    squad: Squad,
    onBoard: z.boolean().default(true),
    handSize: z.int().min(0).max(40).default(1),
    cards: z.array(HeldCard).max(10).default([]).describe('The cards that it may hold, by what the table knows.'),
  })
  .meta({ id: 'ApexInstantLegend' })
type WindowLegend = z.infer<typeof WindowLegend>

/** A moment at which somebody may want to play an instant. */
export const InstantWindowInput = z
  .strictObject({
    trigger: z.enum(TRIGGERS).meta({ id: 'ApexInstantTrigger' }),
    about: Label.optional().describe('The Legend that respawns, was damaged or eliminated.'),
    phase: z.enum(PHASES).default('activation').meta({ id: 'ApexInstantPhase' }),
    activeSquad: Squad.default('red').describe('The squad whose turn it is.'),
    legends: z.array(WindowLegend).min(1).max(6).describe('In the order of the panels of each squad.'),
  })
  .refine(({ trigger, about, legends }) => trigger === 'ringShifted' || legends.some(({ id }) => id === about), {
    path: ['about'],
    error: 'Name one of the Legends as the one it is about.',
  })
  .meta({ id: 'ApexInstantWindowInput' })
export type InstantWindowInput = z.infer<typeof InstantWindowInput>

const Asked = z
  .object({
    legend: z.string(),
    asked: z.boolean(),
    reason: z.enum(['asked', 'offBoard', 'emptyHand', 'noCard']).meta({ id: 'ApexAskedReason' }),
    cards: z.array(z.string()).describe('The instants that fit the moment.'),
  })
  .meta({ id: 'ApexAskedLegend' })
export type Asked = z.infer<typeof Asked>

export const InstantWindow = z
  .object({
    opens: z.boolean().describe('Instants may be played at this moment.'),
    legends: z.array(Asked).describe('In the order in which they are asked.'),
  })
  .meta({ id: 'ApexInstantWindowOutcome' })
export type InstantWindow = z.infer<typeof InstantWindow>

/** Says whether instants may be played at a moment, who may do so and in which order. */
export function openWindow(input: InstantWindowInput, content: ApexContent, trace: ApexTrace): InstantWindow | Refusal {
  const known = conditionsOf(input, content)
  if (known instanceof Refusal) return known
  const { trigger, phase, activeSquad } = input
  const opens = (phase === 'transition') === (trigger === 'ringShifted') && phase !== 'turnStart'
  trace.applied('apex.window.triggers', { trigger })
  if (phase !== 'activation') trace.applied('apex.instant.outside-activation', { phase, trigger, opens })
  if (!opens) return { opens, legends: [] }

  const order = [
    ...input.legends.filter(({ squad }) => squad === activeSquad),
    ...input.legends.filter(({ squad }) => squad !== activeSquad),
  ]
  const legends = order.map((legend) => judge(legend, input, known, trace))
  trace.applied('apex.window.order', { legends: legends.filter(({ asked }) => asked).map(({ legend }) => legend) })
  return { opens, legends }
}

type Conditions = ReadonlyMap<string, Condition | null>

/** What every card that was named waits for. */
function conditionsOf({ legends }: InstantWindowInput, content: ApexContent): Conditions | Refusal {
  const found = new Map<string, Condition | null>()
  for (const [index, { cards }] of legends.entries()) {
    for (const [place, { id, condition }] of cards.entries()) {
      const card = content.featCards.get(id) ?? content.abilityCards.get(id)
      if (condition === undefined && card === undefined) {
        return refuse([unknownViolation('card', id, ['legends', index, 'cards', place, 'id'])])
      }
      found.set(id, condition ?? (card?.action.kind === 'instant' ? card.action.condition : null))
    }
  }
  return found
}

function judge(legend: WindowLegend, input: InstantWindowInput, known: Conditions, trace: ApexTrace): Asked {
  const cards = concerns(legend, input)
    ? legend.cards.filter(({ id }) => known.get(id) === input.trigger).map(({ id }) => id)
    : []
  const reason = !legend.onBoard
    ? 'offBoard'
    : legend.handSize === 0
      ? 'emptyHand'
      : cards.length === 0
        ? 'noCard'
        : 'asked'
  trace.applied('apex.window.asked', { legend: legend.id, reason, cards })
  return { legend: legend.id, asked: reason === 'asked', reason, cards: reason === 'asked' ? cards : [] }
}

/** Whether what happened is what a Legend's instants of that kind wait for. */
function concerns({ id, squad }: WindowLegend, { trigger, about, legends }: InstantWindowInput): boolean {
  const whose = legends.find((legend) => legend.id === about)?.squad
  switch (trigger) {
    case 'ringShifted':
      return true
    case 'selfDamaged':
      return id === about
    case 'enemyEliminated':
      return squad !== whose
    default:
      return squad === whose && id !== about
  }
}
