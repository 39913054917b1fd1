import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { MAX_BUILDINGS } from '../content/numbers.ts'
import type { SignumReading } from '../define.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Count, Id, LIMITS, Player } from '../vocabulary.ts'

const WaitingCreature = z
  .strictObject({
    id: Id,
    activated: z.boolean().default(false),
    arrivedThisTurn: z.boolean().default(false),
    rush: z.boolean().default(false).describe('Whether it may act in the turn of its arrival.'),
    wounded: z.boolean().default(false),
    regeneration: wholeNumber(0, LIMITS.amount).default(0),
    contract: z.boolean().default(false),
  })
  .meta({ id: 'SignumWaitingCreature' })

const Weakened = z
  .strictObject({
    creature: Id,
    wounds: wholeNumber(0, LIMITS.health),
    health: wholeNumber(0, LIMITS.health).describe('What is left of its health.'),
  })
  .meta({ id: 'SignumWeakenedCreature' })

const EndItem = z
  .strictObject({
    name: Id,
    controller: Player,
    acts: z.boolean().default(false).describe('Whether it does more than end: an ability, or a change of health.'),
    weakens: z.array(Weakened).max(8).default([]).describe('Creatures whose health falls as it ends.'),
  })
  .meta({ id: 'SignumEndItem' })

export const TurnEndQuestion = z
  .strictObject({
    player: Player.describe('Whose turn ends.'),
    order: z.array(Player).min(2).max(4).describe('All players still in play, in turn order.'),
    creatures: z.array(WaitingCreature).max(8).default([]).describe('The player’s creatures, in order of arrival.'),
    items: z.array(EndItem).max(40).default([]).describe('What ends or happens now, in the order in which it began.'),
    turned: z.array(Id).max(MAX_BUILDINGS).default([]).describe('The player’s turned buildings.'),
  })
  .meta({ id: 'SignumTurnEndInput' })
export type TurnEndQuestion = z.infer<typeof TurnEndQuestion>

export const TurnEnd = z
  .object({
    skipped: z
      .array(
        z
          .object({ creature: Id, regenerationDice: Count.describe('Rolled although it does not act.') })
          .meta({ id: 'SignumSkippedCreature' }),
      )
      .max(8),
    steps: z
      .array(
        z
          .object({
            player: Player,
            items: z.array(Id).max(40),
            chooses: z.boolean().describe('Whether the order is chosen.'),
          })
          .meta({ id: 'SignumEndStep' }),
      )
      .max(4),
    deaths: z.array(Id).max(40).describe('Creatures that die because their health falls.'),
    staysTurned: z.array(Id).max(MAX_BUILDINGS),
    next: Player,
  })
  .meta({ id: 'SignumTurnEndOutcome' })
export type TurnEnd = z.infer<typeof TurnEnd>

/** The end of a turn: who is skipped, what ends in which order, and who is next. */
export function endTurn(question: TurnEndQuestion, { trace }: SignumReading): TurnEnd | Refusal {
  const { player, order, items, turned } = question
  const strangers = strangersIn(question)
  if (strangers.length > 0) return refuse(strangers)
  const skipped = skip(question, trace)
  const at = order.indexOf(player)
  const inTurn = [...order.slice(at), ...order.slice(0, at)]
  const steps = inTurn.flatMap((one) => stepOf(one, items, trace))
  const deaths = steps.flatMap((step) => deathsOf(step.player, items, trace))
  const next = inTurn[1] ?? player
  trace.applied('signum.turn.end-between-players', { order: steps.map((step) => step.player), next })
  if (turned.length > 0) trace.applied('signum.city.turned-until-own-turn', { player, buildings: turned })
  return { skipped, steps, deaths, staysTurned: turned, next }
}

function strangersIn({ player, order, items }: TurnEndQuestion): SignumViolation[] {
  const named = [
    { player, path: ['player'] },
    ...items.map(({ controller }, index) => ({ player: controller, path: ['items', index, 'controller'] })),
  ]
  return named
    .filter((one) => !order.includes(one.player))
    .map((one) => ({
      rule: 'signum.turn.in-order',
      path: one.path,
      facts: { player: one.player, order: order.length },
    }))
}

/** Creatures that could still be activated are, without acting. */
function skip({ player, creatures }: TurnEndQuestion, trace: SignumTrace): TurnEnd['skipped'] {
  const left = creatures.filter(({ activated, arrivedThisTurn, rush }) => !activated && (!arrivedThisTurn || rush))
  trace.applied('signum.turn.end-not-before', { player, creatures: left.map(({ id }) => id) })
  return left.map(({ id: creature, wounded, regeneration, contract }) => {
    const dice = wounded ? regeneration : 0
    trace.applied('signum.turn.skipped', { creature, dice, contract })
    return { creature, regenerationDice: dice }
  })
}

/** What of a player’s ends; its order matters only if some of it does more than end. */
function stepOf(player: string, all: TurnEndQuestion['items'], trace: SignumTrace): TurnEnd['steps'] {
  const own = all.filter(({ controller }) => controller === player)
  if (own.length === 0) return []
  const step = { player, items: own.map(({ name }) => name), chooses: own.length > 1 && own.some(({ acts }) => acts) }
  trace.applied('signum.turn.end', step)
  return [step]
}

/** Who dies as effects of a player end: nobody counts such a kill. */
function deathsOf(player: string, all: TurnEndQuestion['items'], trace: SignumTrace): string[] {
  const weakened = all.filter(({ controller }) => controller === player).flatMap(({ weakens }) => weakens)
  const dead = weakened.filter(({ wounds, health }) => wounds >= health)
  for (const { creature, wounds, health } of dead) {
    trace.applied('signum.damage.health-lowered', { creature, wounds, health, credit: null })
  }
  return dead.map(({ creature }) => creature)
}
