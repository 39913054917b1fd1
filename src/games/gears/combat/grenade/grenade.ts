import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { Casualties, type Monster } from '../../damage/casualties.ts'
import { MarkerPiles, pileViolations } from '../../damage/marker-piles.ts'
import { Suffered } from '../../damage/suffering.ts'
import type { GearsContext } from '../../define.ts'
import { AttackRoll, type DicePair, dicePair, resultViolations, rollAttack, rollDefence } from '../../dice/dice.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { Count, Id } from '../../vocabulary.ts'
import { attackResults, Defended, defenceViolations, reportedFor } from '../attack/attack.ts'
import { AttackDice } from '../attack/attack-dice.ts'
import { netWounds, resolveTriggers, Triggered } from '../attack/attack-trigger.ts'
import { NoiseMove, noiseMoves } from '../attack/noise.ts'
import { type DeclaredThrow, declareThrow, type GrenadeDeclaration } from './grenade-declaration.ts'

/** What players may report of the dice, and what they choose after the roll. */
export const grenadeResults = {
  attackResult: attackResults.attackResult,
  defenceResults: attackResults.defenceResults,
  markers: attackResults.markers,
  sealing: z.array(Id).max(8).default([]).describe('Which holes are sealed, where there is a choice.'),
}
const Results = z.strictObject(grenadeResults)
type GrenadeResults = z.infer<typeof Results>

export const Grenade = z
  .object({
    attack: AttackDice,
    roll: AttackRoll,
    triggered: Triggered,
    defenders: z.array(Defended),
    suffered: z.array(Suffered).describe('Everything that figures suffered, in order.'),
    sealed: z.array(Id).describe('The emergence holes that are sealed.'),
    openHoles: z.array(Id).describe('The holes of the zone that were open before.'),
    grenadesLeft: Count,
    noise: z.array(NoiseMove).describe('Moves that the noise of the attack makes due.'),
  })
  .meta({ id: 'GearsGrenadeOutcome' })
export type Grenade = z.infer<typeof Grenade>

type Input = GrenadeDeclaration & GrenadeResults

/** Resolves a bolo grenade from the throw to the holes it seals. */
export function resolveGrenade(input: Input, context: GearsContext): Grenade | Refusal {
  const { content, trace } = context
  const declared = declareThrow(input, content, trace)
  if (declared instanceof Refusal) return declared
  const dice = dicePair(input.dice, content)
  const violations = rollViolations(input, declared, dice, content)
  return violations.length > 0 ? refuse(violations) : explode(input, declared, dice, context)
}

function rollViolations(
  input: Input,
  declared: DeclaredThrow,
  dice: DicePair,
  content: GearsContent,
): GearsViolation[] {
  const { attack, defenders, holes, throwAt } = declared
  const pools = defenders.map(({ combatant, pool }) => ({ id: combatant.fighter.id, dice: pool.dice }))
  const attackPath = { figure: null, count: attack.dice, die: dice.attack, path: ['attackResult'] }
  return [
    ...resultViolations(input.attackResult, attackPath),
    ...defenceViolations(input.defenceResults, pools, dice),
    ...pileViolations(input.markers, content, ['markers']),
    ...input.sealing.flatMap((hole, index): GearsViolation[] => {
      if (holes.includes(hole)) return []
      const facts = { zone: throwAt.zone, holes: [], choices: [hole], reason: 'notThere' } as const
      return [{ rule: 'gears.grenade.seal', path: ['sealing', index], facts: { ...facts, holes: [], choices: [hole] } }]
    }),
  ]
}

function explode(input: Input, declared: DeclaredThrow, dice: DicePair, context: GearsContext): Grenade {
  const { random, trace } = context
  const { attack, weapon, grenadesLeft, holes } = declared
  const roll = rollAttack(dice, attack.dice, input.attackResult, random)
  trace.applied('gears.attack.roll', { dice: attack.dice, wounds: roll.wounds, omens: roll.omens })
  const defenders = defend(input, declared, dice, roll, context)
  const triggered = resolveTriggers(weapon.triggered, roll.omens, roll.omens, trace)
  const casualties = startCasualties(input, declared, context)
  for (const { figure, net } of defenders) casualties.suffer(figure, net, { cause: 'grenade', weapon: weapon.id })
  casualties.blowUp()
  const sealed = sealHoles(declared, triggered.seals, input.sealing, trace)
  const { throwAt } = declared
  const monsters = declared.combatants
    .map(({ fighter }) => fighter)
    .filter((candidate): candidate is Monster => candidate.side === 'locust')
  const noise = noiseMoves(monsters, throwAt.map, throwAt.zone, trace)
  const { record: suffered } = casualties
  return { attack, roll, triggered, defenders, suffered, sealed, openHoles: [...holes], grenadesLeft, noise }
}

function defend(
  input: Input,
  { defenders, throwAt }: DeclaredThrow,
  dice: DicePair,
  { wounds }: AttackRoll,
  { random, trace }: GearsContext,
): Defended[] {
  const ids = defenders.map(({ combatant }) => combatant.fighter)
  return defenders.map(({ combatant, pool }) => {
    const figure = combatant.fighter.id
    const roll = rollDefence(dice, pool.dice, reportedFor(figure, input.defenceResults, ids), random)
    const net = netWounds({ figure, wounds, added: 0, shields: roll.shields }, trace)
    return { figure, range: throwAt.range, cover: 'none', defence: pool, roll, net }
  })
}

function startCasualties(input: Input, declared: DeclaredThrow, { content, random, trace }: GearsContext): Casualties {
  const { throwAt, combatants } = declared
  const piles =
    input.markers === undefined ? null : new MarkerPiles(input.markers, throwAt.droppedWeapons, content, random)
  const settings = { numbers: content.attackNumbers, isInsane: input.insane, piles, blastOrder: [] }
  return new Casualties(
    combatants.map(({ fighter }) => fighter),
    settings,
    trace,
  )
}

/** Each omen seals one open hole: those that were chosen first, then in the order of the map. */
function sealHoles({ holes, throwAt }: DeclaredThrow, seals: number, chosen: readonly string[], trace: GearsTrace) {
  if (seals === 0) return []
  const order = [...new Set([...chosen, ...holes])]
  const sealed = order.slice(0, seals)
  trace.applied('gears.grenade.seal', { zone: throwAt.zone, holes: sealed, choices: [...holes], reason: null })
  return sealed
}
