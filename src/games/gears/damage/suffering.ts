import { z } from 'zod'
import { CogStatus, Count, Id, LocustState } from '../vocabulary.ts'
import { MarkerSource } from './marker-piles.ts'

const SIDES = ['cog', 'locust'] as const
const Side = z.enum(SIDES).meta({ id: 'GearsSide' })

/** Where wounds come from. */
const WOUND_CAUSES = ['attack', 'grenade', 'chainsaw', 'trigger', 'blast', 'direct', 'ownAttack', 'execution'] as const
export const WoundCause = z.enum(WOUND_CAUSES).meta({ id: 'GearsWoundCause' })
export type WoundCause = z.infer<typeof WoundCause>

/** What became of a figure. */
const SUFFERING_EFFECTS = [
  'none',
  'immune',
  'unchanged',
  'wounded',
  'gravelyWounded',
  'killed',
  'cardsDiscarded',
  'bleeding',
  'executed',
] as const
const SufferingEffect = z.enum(SUFFERING_EFFECTS).meta({ id: 'GearsSufferingEffect' })

export const Drop = z
  .object({
    from: MarkerSource,
    marker: Id,
    weapon: Id.nullable().describe('The weapon that stays in the zone; null for the red X.'),
  })
  .describe('The marker that was turned over.')
  .meta({ id: 'GearsDrop' })
export type Drop = z.infer<typeof Drop>

/** One amount of wounds on one figure, and the state of the figure after it. */
export const Suffered = z
  .object({
    figure: Id,
    side: Side,
    cause: WoundCause,
    wounds: Count,
    effect: SufferingEffect,
    state: LocustState.nullable().describe('The state of a Locust; null if it is dead, and for a COG.'),
    health: Count.nullable().describe('What now kills a Locust; null if it is dead, and for a COG.'),
    status: CogStatus.nullable().describe('The status of a COG; null for a Locust.'),
    hand: Count.nullable().describe('The order cards left to a COG; null for a Locust.'),
    discarded: Count.nullable().describe('The order cards a COG discards; null for a Locust.'),
    atRandom: z.boolean().describe('Whether the order cards are discarded at random.'),
    markerFrom: MarkerSource.nullable().describe('Where the marker under a newly wounded Locust came from.'),
    turnsMarker: z.boolean().describe('Whether a marker is turned over for a dead Locust.'),
    drop: Drop.nullable().describe('What that marker shows, where the service turned it.'),
  })
  .meta({ id: 'GearsSuffered' })
export type Suffered = z.infer<typeof Suffered>
