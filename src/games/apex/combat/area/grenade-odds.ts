import { z } from 'zod'
import { exact, Mean, Probability } from '../../../../contract/probability.ts'
import { type Cell as GridCell, sameCell } from '../../../../geometry/grid.ts'
import { add, type Fraction, fraction, multiply, ZERO } from '../../../../lib/fraction.ts'
import { hands, likeliestFirst, meanOf, type Odds, probabilityOf, seenAs } from '../../../../rulebook/odds.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { applyDamage, type Vitals } from '../../damage/damage.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { oneStep } from '../../table/direction.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { GridCellOutput } from './area.ts'
import { type Explosion, explode, type PlacedLegend, type ReadyGrenade, type Throw } from './grenade.ts'

const Landing = z
  .object({ cell: GridCellOutput, onBoard: z.boolean(), level: Count, probability: Probability })
  .meta({ id: 'ApexLandingOdds' })

const SpaceOdds = z
  .object({ cell: Cell, hit: Probability, meanDamage: Mean })
  .describe('How likely a space is in the area, and what damage it takes on average.')
  .meta({ id: 'ApexSpaceOdds' })

const LegendOdds = z
  .object({
    legend: z.string(),
    cell: Cell,
    hit: Probability,
    meanDamage: Mean,
    eliminates: Probability.nullable().describe('null if its Shield and Health were not given.'),
  })
  .meta({ id: 'ApexLegendGrenadeOdds' })

export const GrenadeOdds = z
  .object({
    landings: z.array(Landing).describe('Every space it can land in, the likeliest first.'),
    spaces: z.array(SpaceOdds).describe('Every space of the board that can be hit, row by row.'),
    legends: z.array(LegendOdds),
    offBoard: Probability.describe('How likely it lands off the board.'),
  })
  .meta({ id: 'ApexGrenadeOddsOutcome' })
export type GrenadeOdds = z.infer<typeof GrenadeOdds>

/** The exact odds of a throw: cards are drawn without replacement from the whole aim deck. */
export function grenadeOdds(
  board: PlacedBoard,
  grenade: ReadyGrenade,
  thrown: Omit<Throw, 'thrower'> & { readonly legends: readonly PlacedLegend[] },
  content: ApexContent,
  trace: ApexTrace,
): GrenadeOdds {
  const landings = landingOdds(thrown.aim, grenade.aimCards, content)
  trace.applied('apex.grenade.scatter', { cards: grenade.aimCards, landings: landings.length })
  const explosions = seenAs(landings, (landing) => ({
    landing,
    ...explode(board, grenade, { landing, rotation: thrown.rotation, legends: [] }, new Trace<ApexRules>()),
  }))
  const offBoard = probabilityOf(explosions, ({ onBoard }) => !onBoard)
  return {
    landings: explosions.map(({ outcome: { landing, onBoard, level }, probability: chance }) => {
      return { cell: landing, onBoard, level, probability: exact(chance) }
    }),
    spaces: spaceOdds(explosions),
    legends: thrown.legends.map(({ id, cell, vitals }) => {
      return { legend: id, ...oddsAt(explosions, cell), eliminates: eliminationOdds(explosions, cell, vitals) }
    }),
    offBoard: exact(offBoard),
  }
}

/** Where it lands does not depend on the order of the cards, so hands are enough. A deck that has fewer is drawn whole. */
export function landingOdds(aim: GridCell, aimCards: number, content: ApexContent): Odds<GridCell> {
  const arrows = [...content.aimCards.values()].map(({ arrow }) => arrow)
  return likeliestFirst(seenAs(hands(arrows, Math.min(aimCards, arrows.length)), (hand) => hand.reduce(oneStep, aim)))
}

type Explosions = Odds<Pick<Explosion, 'landing' | 'onBoard' | 'level' | 'affected'>>

function oddsAt(explosions: Explosions, cell: GridCell) {
  const damageAt = ({ affected }: Pick<Explosion, 'affected'>) => affected.find((space) => sameCell(space.cell, cell))
  const hit = probabilityOf(explosions, (outcome) => damageAt(outcome) !== undefined)
  const damage = meanOf(explosions, (outcome) => damageAt(outcome)?.damage ?? 0)
  return { cell, hit: exact(hit), meanDamage: exact(damage) }
}

function eliminationOdds(explosions: Explosions, cell: GridCell, vitals: Vitals | null): Probability | null {
  if (vitals === null) return null
  const eliminated = probabilityOf(explosions, ({ affected }) => {
    const damage = affected.find((space) => sameCell(space.cell, cell))?.damage ?? 0
    return applyDamage(vitals, { amount: damage, tag: 'NORMAL' }, new Trace<ApexRules>()).eliminated
  })
  return exact(eliminated)
}

/** One pass over everything that can happen, because most spaces are hit by several landings. */
function spaceOdds(explosions: Explosions): GrenadeOdds['spaces'] {
  const sums = new Map<string, { cell: GridCell; hit: Fraction; damage: Fraction }>()
  for (const { outcome, probability: chance } of explosions) {
    for (const { cell, damage } of outcome.affected) {
      const key = `${cell.column},${cell.row}`
      const known = sums.get(key) ?? { cell, hit: ZERO, damage: ZERO }
      const share = multiply(chance, fraction(BigInt(damage ?? 0), 1n))
      sums.set(key, { cell, hit: add(known.hit, chance), damage: add(known.damage, share) })
    }
  }
  return [...sums.values()]
    .sort((a, b) => a.cell.row - b.cell.row || a.cell.column - b.cell.column)
    .map(({ cell, hit, damage }) => ({ cell, hit: exact(hit), meanDamage: exact(damage) }))
}
