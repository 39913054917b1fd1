import type { GearsContent } from '../../content/gears-content.ts'
import type { Battlefield, CogFigure, LocustFigure } from '../../locust/ai/battlefield.ts'
import { coverGrade } from '../../sight/cover.ts'
import { sees } from '../../sight/line-of-sight.ts'
import type { GearsState } from '../state.ts'
import { expectedHit } from './expected-wounds.ts'
import { WORTH } from './weights.ts'

/** How likely an enemy attacks in a step: one that sees the soldier now, and one that may come near. */
const LIKELY = { inSight: 0.4, near: 0.25 } as const
/** So many zones an enemy comes nearer in a step. */
const NEAR = 3

/** The share of the danger that belongs to the Locust step of the own turn. */
export const OWN_STEP = 0.5

/** How much of the danger is still ahead: in the own turn that of its own Locust step too, unless it is skipped. */
export const dangerAhead = ({ active, turn }: Pick<GearsState, 'active' | 'turn'>, seat: number): number =>
  active === seat && !turn.skipsLocustStep ? 1 : 1 - OWN_STEP

/** What the next Locust steps will probably cost a soldier: the wounds, the more the fewer cards there are for them. */
export function dangerOf(cog: CogFigure, field: Battlefield, content: GearsContent): number {
  if (cog.status !== 'standing') return 0
  const wounds = field.locust.reduce((sum, locust) => sum + dangerFrom(locust, cog, field, content), 0)
  return WORTH.wound * wounds + WORTH.fall * Math.min(1, wounds / (cog.hand + 1)) ** 2
}

function dangerFrom(
  { enemy, place }: LocustFigure,
  cog: CogFigure,
  { map }: Battlefield,
  content: GearsContent,
): number {
  const defence = content.characters.get(cog.character)?.defence ?? content.attackNumbers.cogDefence
  const wounds = (cover: number) => expectedHit(enemy.attack, enemy.triggered, defence + cover, content).wounds
  if (sees(map, place, cog.place)) {
    return LIKELY.inSight * wounds(content.attackNumbers.coverDice[coverGrade(map, place, cog.place)])
  }
  const isNear = map.moves(place.zone.number, cog.place.zone.number) <= NEAR
  return isNear ? LIKELY.near * wounds(cog.place.cover === null ? 0 : content.attackNumbers.coverDice.partial) : 0
}
