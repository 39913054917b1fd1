import { z } from 'zod'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id, opponentOf, Player } from '../vocabulary.ts'

/** One effect that waits to be resolved at the same moment as others. */
const WaitingEffect = z
  .strictObject({
    id: Id,
    owner: z.enum(['A', 'B', 'nobody']).meta({ id: 'ShatterpointWaitingOwner' }),
    source: z
      .enum(['ability', 'mission', 'condition'])
      .default('ability')
      .describe('Where it comes from; missions and conditions belong to nobody.')
      .meta({ id: 'ShatterpointEffectSource' }),
    may: z.boolean().default(false).describe('Whether it may be declined.'),
    reactive: z.boolean().default(false).describe('Whether it is a reactive ability.'),
    event: Id.exactOptional().describe('The trigger event that it answers.'),
  })
  .meta({ id: 'ShatterpointWaitingEffect' })
type WaitingEffect = z.infer<typeof WaitingEffect>

/** What is asked about effects at one moment. */
export const EffectOrderQuestion = z
  .strictObject({
    activePlayer: Player,
    attacker: Player.exactOptional().describe('The attacking player, if the moment lies inside an attack.'),
    effects: z.array(WaitingEffect).min(1).max(20),
  })
  .meta({ id: 'ShatterpointEffectOrderInput' })
type EffectOrderQuestion = z.infer<typeof EffectOrderQuestion>

const Part = z
  .object({
    player: Player.nullable().describe('Whose effects these are; null for those of nobody.'),
    effects: z.array(Id).max(20),
    orderedBy: Player.describe('Who chooses their order.'),
  })
  .meta({ id: 'ShatterpointEffectPart' })

const Excess = z
  .object({ player: Player, event: Id, choose: z.array(Id).max(20) })
  .describe('Reactive abilities of one player for the same event, of which only one may be used.')
  .meta({ id: 'ShatterpointReactiveExcess' })

export const EffectOrder = z
  .object({ parts: z.array(Part).max(3).describe('In order.'), excess: z.array(Excess).max(20) })
  .meta({ id: 'ShatterpointEffectOrderOutcome' })
export type EffectOrder = z.infer<typeof EffectOrder>

/** In which order effects at one moment are resolved, and who chooses. */
export function orderEffects(question: EffectOrderQuestion, { trace }: ShatterpointContext): EffectOrder {
  const { activePlayer, attacker, effects } = question
  const first = attacker ?? activePlayer
  if (attacker === undefined) trace.applied('shatterpoint.turn.window-order', { first })
  else trace.applied('shatterpoint.turn.window-order-attack', { window: 'attackerAbilities' })
  const owners = [first, opponentOf(first), 'nobody'] as const
  const parts = owners.flatMap((owner) => {
    const own = effects.filter((effect) => ownerOf(effect) === owner).map(({ id }) => id)
    if (own.length === 0) return []
    return [{ player: owner === 'nobody' ? null : owner, effects: own, orderedBy: owner === 'nobody' ? first : owner }]
  })
  explainParts(parts, effects, first, trace)
  return { parts, excess: excessOf(effects, trace) }
}

/** Missions and conditions belong to nobody, whoever is named. */
const ownerOf = ({ owner, source }: WaitingEffect): WaitingEffect['owner'] => (source === 'ability' ? owner : 'nobody')

function explainParts(
  parts: EffectOrder['parts'],
  effects: readonly WaitingEffect[],
  first: Player,
  trace: ShatterpointTrace,
): void {
  const named = (test: (effect: WaitingEffect) => boolean) => effects.filter(test).map(({ id }) => id)
  if (parts.filter(({ player }) => player !== null).length > 1)
    trace.applied('shatterpoint.turn.closed', { first, second: opponentOf(first) })
  const [missions, conditions] = [
    named(({ source }) => source === 'mission'),
    named(({ source }) => source === 'condition'),
  ]
  if (missions.length > 0) trace.applied('shatterpoint.mission.rules-owner', { effects: missions, player: first })
  if (conditions.length > 0) trace.applied('shatterpoint.turn.conditions-last', { effects: conditions })
  const innate = named(({ may, reactive, source }) => may && !reactive && source === 'ability')
  if (innate.length > 0) trace.applied('shatterpoint.ability.innate-choice', { effects: innate })
}

/** Where a player has several reactive abilities for the same event. */
function excessOf(effects: readonly WaitingEffect[], trace: ShatterpointTrace): EffectOrder['excess'] {
  const reactive = effects.filter((effect) => effect.reactive && ownerOf(effect) !== 'nobody')
  const events = [...new Set(reactive.flatMap(({ event }) => event ?? []))]
  if (events.length > 1) trace.applied('shatterpoint.turn.one-event', { events })
  return events.flatMap((event) =>
    Player.options.flatMap((player) => {
      const choose = reactive.filter((effect) => effect.event === event && effect.owner === player).map(({ id }) => id)
      if (choose.length < 2) return []
      const facts = { player, ability: choose[1] ?? '', isUsed: true }
      trace.applied('shatterpoint.ability.one-reactive-per-trigger', facts)
      return [{ player, event, choose }]
    }),
  )
}
