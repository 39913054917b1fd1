import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { DroppedWeapon } from '../table/table.ts'
import { Count, Id, LocustState } from '../vocabulary.ts'
import { Casualties, type Monster } from './casualties.ts'
import { GivenLocust, givenLocust, unknownViolation } from './fighters.ts'
import { healthOf } from './locust-wounds.ts'
import { MarkerPiles, MarkerPilesField, pileViolations } from './marker-piles.ts'
import { Suffered, WoundCause } from './suffering.ts'

/** Something that happens to a Locust: one amount of wounds, or healing. */
const Blow = z
  .union([
    z.strictObject({
      wounds: z
        .strictObject({
          amount: z.int().min(0).max(100),
          weapon: Id.optional().describe('The weapon they come from; left out for direct wounds.'),
          cause: WoundCause.default('attack'),
        })
        .meta({ id: 'GearsBlowWounds' }),
    }),
    z.strictObject({ heal: z.boolean() }),
  ])
  .meta({ id: 'GearsBlow' })

export const locustSufferingFields = {
  locust: GivenLocust,
  ...ownCardsField,
  blows: z.array(Blow).min(1).max(50).describe('What happens to it, one after the other.'),
  markers: MarkerPilesField,
  droppedWeapons: z.array(DroppedWeapon).max(60).default([]).describe('Markers on the map, weapon side up.'),
}
const Fields = z.strictObject(locustSufferingFields)

export const LocustSuffering = z
  .object({
    steps: z.array(Suffered),
    state: LocustState.nullable().describe('Null if it is dead.'),
    health: Count.nullable().describe('What kills it now; null if it is dead.'),
    isDead: z.boolean(),
    blasts: z.boolean().describe('Whether its death is a blast for the other figures of its zone.'),
  })
  .meta({ id: 'GearsLocustWoundsOutcome' })
export type LocustSuffering = z.infer<typeof LocustSuffering>

/** Applies amounts of wounds to a Locust, one after the other. */
export function sufferLocust(
  { locust, blows, markers, droppedWeapons }: z.infer<typeof Fields>,
  { content, random, trace }: { content: GearsContent; random: Random; trace: GearsTrace },
): LocustSuffering | Refusal {
  const combatant = givenLocust(locust, 'zone', content, ['locust'])
  if (combatant instanceof Refusal) return combatant
  const violations: GearsViolation[] = [
    ...blows.flatMap((blow, index) => unknownWeapon(blow, index, content)),
    ...pileViolations(markers, content, ['markers']),
  ]
  if (violations.length > 0) return refuse(violations)
  const monster = combatant.fighter
  const piles = markers === undefined ? null : new MarkerPiles(markers, droppedWeapons, content, random)
  const settings = { numbers: content.attackNumbers, isInsane: false, piles, blastOrder: [] }
  const casualties = new Casualties([monster], settings, trace)
  for (const blow of blows) {
    if ('wounds' in blow) {
      const { amount, weapon, cause } = blow.wounds
      casualties.suffer(monster.id, amount, { cause, weapon: weapon ?? null })
    } else if (blow.heal) {
      casualties.heal(monster.id)
    }
  }
  casualties.blowUp()
  return summary(monster, casualties)
}

function summary(monster: Monster, { record, blasts }: Casualties): LocustSuffering {
  const { state, enemy, markerHealth } = monster
  const health = state === null ? null : healthOf({ enemy, state, markerHealth })
  return { steps: record, state, health, isDead: state === null, blasts: blasts.length > 0 }
}

function unknownWeapon(blow: z.infer<typeof Blow>, index: number, { weapons }: GearsContent): GearsViolation[] {
  if (!('wounds' in blow) || blow.wounds.weapon === undefined || weapons.has(blow.wounds.weapon)) return []
  return [unknownViolation('weapon', blow.wounds.weapon, ['blows', index, 'wounds', 'weapon'])]
}
