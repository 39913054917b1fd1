import type { CardEffect } from '../../content/card-effects.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { moveLocust } from '../../locust/ai/actions/movement.ts'
import { isFilled } from '../../locust/ai/decision.ts'
import { sees } from '../../sight/line-of-sight.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import type { GearsState } from '../state.ts'
import { playerOf } from '../state.ts'
import { gainAmmo } from './arming.ts'
import { drawOrderCards } from './belongings.ts'
import { cogOf } from './covering.ts'
import { fieldOf } from './field.ts'
import { resolve } from './resolving.ts'

/** Resolves the effects of an action that is neither a move nor an attack. */
export function* resolveEffects(context: MatchContext, seat: number, effects: readonly CardEffect[]): Asking<void> {
  for (const effect of effects) yield* resolveEffect(context, seat, effect)
}

function* resolveEffect(context: MatchContext, seat: number, effect: CardEffect): Asking<void> {
  const amount = effect.amount ?? 0
  switch (effect.does) {
    case 'draw':
      for (const one of recipients(context.state, seat, effect)) drawOrderCards(context, one, amount)
      return
    case 'ammo':
      return yield* gainAmmo(context, seat, amount)
    case 'grenades':
      return context.emit({ type: 'grenadesGained', seat, amount })
    case 'skipLocustStep':
      return context.emit({ type: 'locustStepSkipped' })
    case 'lure':
      return yield* lure(context, seat, amount)
    case 'extraOrder':
      return yield* grantOrder(context, seat, effect)
    default:
      return
  }
}

/** The seats that an effect is for; nobody else is asked where everybody is meant. */
function recipients({ players }: GearsState, seat: number, { who }: CardEffect): number[] {
  if (who !== 'everyCog') return [seat]
  return players.flatMap(({ status }, index) => (status === 'standing' ? [index] : []))
}

/** Who may be given another order card: players who have one to play. */
function orderReceivers({ players }: GearsState, seat: number, { who }: CardEffect): number[] {
  const canPlay = (index: number) => players[index]?.status === 'standing' && (players[index]?.hand.length ?? 0) > 0
  const candidates = who === 'another' ? players.map((_, index) => index).filter((index) => index !== seat) : [seat]
  return candidates.filter(canPlay)
}

function* grantOrder(context: MatchContext, seat: number, effect: CardEffect): Asking<void> {
  if (effect.onlyIf === 'ammoSpent' && !context.state.turn.ammoSpent) return
  const seats = orderReceivers(context.state, seat, effect)
  if (!isFilled(seats)) return
  const nameOf = (item: number) => playerOf(context.state, item).character
  const question = { kind: 'recipientChoice', player: nameOf(seat), figure: nameOf(seat) } as const
  context.emit({ type: 'extraOrderGained', seat: yield* ask(question, seats, nameOf) })
}

/** The Locust in sight that would come nearer. */
function lurable(state: GearsState, seat: number, content: GearsContent): string[] {
  const field = fieldOf(state, content)
  const cog = field.cogs.find(({ id }) => id === playerOf(state, seat).character)
  if (cog === undefined) return []
  const { map } = field
  return field.locust.flatMap(({ id, place }) => {
    const distance = map.moves(place.zone.number, cog.place.zone.number)
    const comes = distance > 0 && distance < Number.POSITIVE_INFINITY
    return comes && sees(map, cog.place, place) ? [id] : []
  })
}

/** A Locust in sight comes nearer; nobody guards, because it is not the Locust step. */
function* lure(context: MatchContext, seat: number, zones: number): Asking<void> {
  const names = lurable(context.state, seat, context.content)
  if (!isFilled(names)) return
  const { character } = playerOf(context.state, seat)
  const name = yield* ask({ kind: 'locustChoice', player: character, figure: character }, names, (id) => id)
  const self = context.field.locust.find(({ id }) => id === name)
  if (self === undefined) return
  const you = cogOf(context, character)
  const move = { zones, direction: 'toward', goal: 'you' } as const
  yield* resolve(context, (locust) => moveLocust(locust, { self, you }, self, move))
}
