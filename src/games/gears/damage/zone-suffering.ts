import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { Casualties, type Fighter } from './casualties.ts'
import { GivenFigure, givenCombatant, repeatedFigures } from './fighters.ts'
import { MarkerPiles, MarkerPilesField, pileViolations } from './marker-piles.ts'
import { Suffered, type WoundCause } from './suffering.ts'

/** The figures of one zone that wounds or blasts reach. */
export const zoneFields = {
  figures: z
    .array(GivenFigure)
    .min(1)
    .max(LIMITS.locust + LIMITS.cogs)
    .describe('All figures in the zone.'),
  insane: z.boolean().default(false).describe('Whether the Insane difficulty is played.'),
  markers: MarkerPilesField,
  ...ownCardsField,
  blastOrder: z.array(Id).max(LIMITS.locust).default([]).describe('In which order dead Tickers blow up.'),
}
const ZoneFields = z.strictObject(zoneFields)
type ZoneInput = z.infer<typeof ZoneFields>

export const ZoneSuffering = z
  .object({
    suffered: z.array(Suffered).describe('Everything that figures suffered, in order.'),
    blasts: z.array(Id).describe('The Tickers that blew up, in order.'),
    dead: z.array(Id).describe('The Locust that died, in order.'),
    bleeding: z.array(Id).describe('The COG that bleed out by it.'),
  })
  .meta({ id: 'GearsZoneSuffering' })
export type ZoneSuffering = z.infer<typeof ZoneSuffering>

export const TickerChain = ZoneSuffering.extend({}).meta({ id: 'GearsTickerChainOutcome' })

type Context = { content: GearsContent; random: Random; trace: GearsTrace }

/** The same amount of direct wounds for each figure of a zone. */
export function woundZone(input: ZoneInput & { wounds: number }, context: Context): ZoneSuffering | Refusal {
  const { wounds } = input
  return inZone(input, context, (casualties, fighters) => {
    const figures = fighters.map(({ id }) => id)
    context.trace.applied('gears.wound.each-figure', { figures, wounds })
    for (const id of figures) casualties.suffer(id, wounds, { cause: 'direct', weapon: null })
  })
}

/** The blasts of Tickers that were killed, and of those that die of them. */
export function tickerChain(
  input: ZoneInput & { killed: readonly string[]; cause: WoundCause },
  context: Context,
): ZoneSuffering | Refusal {
  const strange = input.killed.flatMap((id, index): GearsViolation[] => {
    const isLocust = input.figures.some((figure) => 'locust' in figure && figure.locust.id === id)
    if (isLocust) return []
    const facts = { attacker: id, target: id, reason: 'unknownFigure' } as const
    return [{ rule: 'gears.attack.declare', path: ['killed', index], facts }]
  })
  if (strange.length > 0) return refuse(strange)
  return inZone(input, context, (casualties) => {
    for (const id of input.killed) casualties.kill(id, input.cause)
  })
}

function inZone(
  { figures, insane: isInsane, markers, blastOrder }: ZoneInput,
  { content, random, trace }: Context,
  happen: (casualties: Casualties, fighters: readonly Fighter[]) => void,
): ZoneSuffering | Refusal {
  const combatants = Refusal.collect(
    figures.map((figure, index) => givenCombatant(figure, 'zone', content, ['figures', index])),
  )
  if (combatants instanceof Refusal) return combatants
  const violations = [...repeatedFigures(combatants, ['figures']), ...pileViolations(markers, content, ['markers'])]
  if (violations.length > 0) return refuse(violations)
  const piles = markers === undefined ? null : new MarkerPiles(markers, [], content, random)
  const fighters = combatants.map(({ fighter }) => fighter)
  const settings = { numbers: content.attackNumbers, isInsane, piles, blastOrder }
  const casualties = new Casualties(fighters, settings, trace)
  happen(casualties, fighters)
  casualties.blowUp()
  const those = (effect: Suffered['effect']) =>
    casualties.record.filter((candidate) => candidate.effect === effect).map(({ figure }) => figure)
  return {
    suffered: casualties.record,
    blasts: casualties.blasts,
    dead: those('killed'),
    bleeding: those('bleeding'),
  }
}
