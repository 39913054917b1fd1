import { z } from 'zod'
import { Chance, exact, Probability } from '../../../../contract/probability.ts'
import { fraction } from '../../../../lib/fraction.ts'
import { addWays, type Counts, joinCounts, seenCounts, waysOf as waysOfNumber } from '../../../../rulebook/counts.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { type DicePair, dicePair } from '../../dice/dice.ts'
import { netWays, shieldWays, waysOf, woundWays } from '../../dice/dice-odds.ts'
import { chanceThat, spread, type Ways } from '../../dice/ways.ts'
import type { GearsTrace } from '../../rules.ts'
import { AttackDice } from '../attack/attack-dice.ts'
import { effectOn, FigureOdds, figureOdds } from '../attack/attack-odds.ts'
import { type DeclaredThrow, declareThrow, type GrenadeDeclaration } from './grenade-declaration.ts'

export const GrenadeOdds = z
  .object({
    attack: AttackDice,
    figures: z.array(FigureOdds),
    kills: z
      .array(Chance)
      .describe('How many Locust die; one roll hits them all, so their deaths are not independent.'),
    allKilled: Probability.describe('That every Locust in the zone dies; certain if there is none.'),
    noCogHurt: Probability.describe('That no COG in the zone loses a card or bleeds out.'),
    cleanKill: Probability.describe('That every Locust dies and no COG is hurt.'),
    seals: z.array(Chance).describe('How many emergence holes are sealed.'),
    anySeal: Probability,
  })
  .meta({ id: 'GearsGrenadeOddsOutcome' })
export type GrenadeOdds = z.infer<typeof GrenadeOdds>

/** The exact odds of a grenade: one attack roll for everybody, a defence roll for each. */
export function grenadeOdds(
  declaration: GrenadeDeclaration,
  content: GearsContent,
  trace: GearsTrace,
): GrenadeOdds | Refusal {
  const declared = declareThrow(declaration, content, trace)
  if (declared instanceof Refusal) return declared
  const dice = dicePair(declaration.dice, content)
  const { attack, defenders, weapon, holes } = declared
  const wounds = woundWays(dice, attack.dice, weapon.triggered)
  const netOf = oncePerCount((count) => netWays(wounds, shieldWays(dice, count)))
  const seals = sealWays(dice, attack.dice, holes.length)
  return {
    attack,
    figures: defenders.map(({ combatant, pool }) => figureOdds(combatant.fighter, pool, netOf(pool.dice), weapon.id)),
    ...together(declared, dice, wounds),
    seals: spread(seals),
    anySeal: chanceThat(seals, (count) => count > 0),
  }
}

/** Figures with as many dice have the same odds, which are counted once. */
function oncePerCount(count: (dice: number) => Ways): (dice: number) => Ways {
  const known = new Map<number, Ways>()
  return (dice) => {
    const found = known.get(dice) ?? count(dice)
    known.set(dice, found)
    return found
  }
}

/** Each omen seals a hole, as long as there are open ones. */
function sealWays(dice: DicePair, count: number, holes: number): Ways {
  const { counts, total } = waysOf(dice.attack, count, ({ omens }) => omens)
  return { counts: seenCounts(counts, (omens) => Math.min(omens, holes)), total }
}

/** What happens to all figures at once, added up over the wounds of the one attack roll. */
function together({ defenders, weapon }: DeclaredThrow, dice: DicePair, wounds: Ways) {
  const shieldsOf = oncePerCount((count) => shieldWays(dice, count))
  const figures = defenders.map(({ combatant, pool }) => ({
    fighter: combatant.fighter,
    shields: shieldsOf(pool.dice),
  }))
  const locust = figures.filter(({ fighter }) => fighter.side === 'locust')
  const cogs = figures.filter(({ fighter }) => fighter.side === 'cog')
  const rolls = figures.reduce((product, { shields }) => product * shields.total, 1n)
  const total = wounds.total * rolls
  const cogRolls = cogs.reduce((product, { shields }) => product * shields.total, 1n)
  const kills: bigint[] = []
  let [allKilled, noCogHurt, cleanKill] = [0n, 0n, 0n]
  for (const [rolled, ways] of wounds.counts.entries()) {
    if (ways === 0n) continue
    const deaths = deathWays(locust, rolled, weapon.id)
    const unhurt = product(cogs.map((cog) => waysWith(cog, rolled, weapon.id, UNHURT)))
    for (const [count, found] of deaths.entries()) addWays(kills, count, ways * found * cogRolls)
    const all = waysOfNumber(deaths, locust.length)
    allKilled += ways * all * cogRolls
    noCogHurt += ways * unhurt * (rolls / cogRolls)
    cleanKill += ways * all * unhurt
  }
  return {
    kills: spread({ counts: kills, total }),
    allKilled: exact(fraction(allKilled, total)),
    noCogHurt: exact(fraction(noCogHurt, total)),
    cleanKill: exact(fraction(cleanKill, total)),
  }
}

const UNHURT = ['none', 'immune']
const product = (numbers: readonly bigint[]): bigint => numbers.reduce((all, value) => all * value, 1n)

type Rolling = { readonly fighter: DeclaredThrow['defenders'][number]['combatant']['fighter']; readonly shields: Ways }

/** In how many ways the defence dice of one figure lead to one of the effects. */
function waysWith({ fighter, shields }: Rolling, rolled: number, weapon: string, effects: readonly string[]): bigint {
  return shields.counts.reduce((sum, ways, blocked) => {
    const effect = effectOn(fighter, Math.max(0, rolled - blocked), weapon)
    return effects.includes(effect) ? sum + ways : sum
  }, 0n)
}

/** In how many ways each number of Locust dies, their own dice being independent of each other. */
function deathWays(locust: readonly Rolling[], rolled: number, weapon: string): Counts {
  let counts: Counts = [1n]
  for (const one of locust) {
    const dead = waysWith(one, rolled, weapon, ['killed'])
    const alive = one.shields.total - dead
    counts = joinCounts(counts, [alive, dead], (before, dies) => before + dies)
  }
  return counts
}
