import { z } from 'zod'
import { ShownAttack } from '../../dice/roll.ts'
import { Count, Player } from '../../vocabulary.ts'
import type { OrderEvent } from '../events/order-events.ts'
import type { SetupEvent } from '../events/setup-events.ts'
import { LayoutShape, ObjectiveShape, ShatterpointView, Spot } from './view.ts'

const Id = z.string()
const player = z.strictObject({ player: Player })
const card = player.extend({ card: Id })
const shuffledDeck = player.extend({ size: Count })
const forceChange = player.extend({ amount: Count, ready: Count })

/** The preparations, as one reader may see them. */
export const SETUP_EVENT_SHAPES = {
  matchSetUp: z.strictObject({ state: ShatterpointView }),
  startingPlayerRolled: z.strictObject({ A: ShownAttack, B: ShownAttack, starts: Player.nullable() }),
  startingPlayerFound: player,
  edgeChosen: player.extend({ side: Count }),
  missionChosen: player.extend({ mission: Id }),
  objectivesPlaced: z.strictObject({ objectives: z.array(ObjectiveShape) }),
  terrainProposed: player.extend({ name: Id, layout: LayoutShape }),
  terrainPlaced: z.strictObject({ layout: LayoutShape }),
  objectiveRaised: z.strictObject({ objective: Id, on: Id }),
  charDeployed: player.extend({ character: Id, squad: Count, at: Spot }),
  squadTakenUp: player.extend({ squad: Count }),
  stanceChosen: z.strictObject({ unit: Id, stance: Id }),
  struggleRevealed: z.strictObject({ number: Count, card: Id }),
  struggleStarted: z.strictObject({
    number: Count,
    card: Id,
    map: Count,
    active: z.array(
      z.strictObject({ objective: Id, face: Id.nullable() }).meta({ id: 'ShatterpointMatchActiveObjective' }),
    ),
  }),
} as const satisfies Readonly<Record<SetupEvent['type'], z.ZodObject>>

/** Order cards and Force, as one reader may see them. */
export const ORDER_EVENT_SHAPES = {
  orderRevealed: card,
  orderRemoved: card,
  orderReserved: card.extend({ price: Count }),
  orderPutUnder: card.extend({ price: Count }),
  reserveTaken: card,
  orderDiscarded: card,
  orderReturned: shuffledDeck,
  reserveSwapped: card.extend({ back: Id, to: z.enum(['top', 'bottom']).meta({ id: 'ShatterpointMatchDeckEnd' }) }),
  cardShuffledIn: shuffledDeck.extend({ card: Id }),
  deckRefreshed: shuffledDeck,
  forceSpent: forceChange,
  forceRefreshed: forceChange,
} as const satisfies Readonly<Record<OrderEvent['type'], z.ZodObject>>
