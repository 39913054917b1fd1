import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Fighter } from '../../damage/casualties.ts'
import { cogAfter } from '../../damage/cog-wounds.ts'
import { locustAfter } from '../../damage/locust-wounds.ts'
import { dicePair } from '../../dice/dice.ts'
import { netWays, shieldWays, waysOf, woundWays } from '../../dice/dice-odds.ts'
import { atLeast, chanceThat, meanOf, seenAs, spread, type Ways } from '../../dice/ways.ts'
import type { GearsTrace } from '../../rules.ts'
import { Id } from '../../vocabulary.ts'
import { type AttackDeclaration, type DeclaredTarget, declareAttack } from './attack-declaration.ts'
import { AttackDice } from './attack-dice.ts'
import { DefencePool } from './defence-dice.ts'

/** How likely one amount of wounds, and what it does, is for one figure. */
export const FigureOdds = z
  .object({
    figure: Id,
    defence: DefencePool,
    net: z.array(Chance).describe('The wounds that get through.'),
    atLeast: z.array(Chance).describe('That so many wounds or more get through.'),
    expectedWounds: Mean,
    isHurt: Probability.describe('That its state changes: wounded, killed, cards lost, bleeding.'),
    isKilled: Probability.describe('That a Locust dies.'),
    isBleeding: Probability.describe('That a COG bleeds out.'),
    hand: z.array(Chance).describe('The order cards left to a COG; empty for a Locust.'),
  })
  .meta({ id: 'GearsFigureOdds' })
export type FigureOdds = z.infer<typeof FigureOdds>

export const AttackOdds = z
  .object({
    attack: AttackDice,
    omens: z.array(Chance),
    anyOmen: Probability,
    targets: z.array(FigureOdds),
  })
  .meta({ id: 'GearsAttackOddsOutcome' })
export type AttackOdds = z.infer<typeof AttackOdds>

/** The exact odds of an attack, over all ways in which the dice can fall. */
export function attackOdds(
  declaration: AttackDeclaration,
  content: GearsContent,
  trace: GearsTrace,
): AttackOdds | Refusal {
  const declared = declareAttack(declaration, content, trace)
  if (declared instanceof Refusal) return declared
  const dice = dicePair(declaration.dice, content)
  const { attack, trigger, targets, weapon } = declared
  const wounds = woundWays(dice, attack.dice, trigger)
  const omens = waysOf(dice.attack, attack.dice, (face) => face.omens)
  return {
    attack,
    omens: spread(omens),
    anyOmen: chanceThat(omens, (count) => count > 0),
    targets: targets.map(({ combatant, pool }: DeclaredTarget) =>
      figureOdds(combatant.fighter, pool, netWays(wounds, shieldWays(dice, pool.dice)), weapon?.id ?? null),
    ),
  }
}

/** What becomes of a figure for each number of wounds. */
export function figureOdds(fighter: Fighter, defence: DefencePool, net: Ways, weapon: string | null): FigureOdds {
  const effects = net.counts.map((_, wounds) => effectOn(fighter, wounds, weapon))
  const chance = (...wanted: readonly string[]) => chanceThat(net, (wounds) => wanted.includes(effects[wounds] ?? ''))
  return {
    figure: fighter.id,
    defence,
    net: spread(net),
    atLeast: atLeast(net),
    expectedWounds: meanOf(net, (wounds) => wounds),
    isHurt: chance('wounded', 'gravelyWounded', 'killed', 'cardsDiscarded', 'bleeding'),
    isKilled: chance('killed'),
    isBleeding: chance('bleeding'),
    hand: fighter.side === 'cog' ? spread(seenAs(net, (wounds) => cogAfter(fighter, wounds).hand)) : [],
  }
}

/** The effect of an amount of wounds on a figure. */
export function effectOn(fighter: Fighter, wounds: number, weapon: string | null): string {
  if (fighter.side === 'cog') return cogAfter(fighter, wounds).effect
  const { enemy, state, markerHealth } = fighter
  return state === null ? 'none' : locustAfter({ enemy, state, markerHealth }, wounds, weapon).effect
}
