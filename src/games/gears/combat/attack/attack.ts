import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Casualties, type Monster } from '../../damage/casualties.ts'
import { MarkerPiles, MarkerPilesField, pileViolations } from '../../damage/marker-piles.ts'
import { Suffered } from '../../damage/suffering.ts'
import type { GearsContext } from '../../define.ts'
import {
  AttackResult,
  AttackRoll,
  DefenceResult,
  DefenceRoll,
  type DicePair,
  dicePair,
  resultViolations,
  rollAttack,
  rollDefence,
} from '../../dice/dice.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { GearsTrace } from '../../rules.ts'
import { Count, CoverGrade, Distance, Id, LIMITS } from '../../vocabulary.ts'
import type { AttackDeclaration, DeclaredAttack, DeclaredTarget } from './attack-declaration.ts'
import { declareAttack } from './attack-declaration.ts'
import { AttackDice } from './attack-dice.ts'
import { netWounds, resolveTriggers, Triggered } from './attack-trigger.ts'
import { DefencePool } from './defence-dice.ts'
import { NoiseMove, noiseMoves } from './noise.ts'

export const FigureResult = z
  .strictObject({
    figure: Id.optional().describe('The figure that rolled; may be left out if only one defends.'),
    result: DefenceResult,
  })
  .describe('What the defence dice of one figure showed.')
  .meta({ id: 'GearsFigureResult' })
export type FigureResult = z.infer<typeof FigureResult>

/** What players may report of the dice, and what they choose after the roll. */
export const attackResults = {
  attackResult: AttackResult.optional(),
  defenceResults: z
    .array(FigureResult)
    .max(64)
    .default([])
    .describe('Dice that players rolled; the service rolls the rest.'),
  omensUsed: z.int().min(0).max(400).optional().describe('How many omens an optional ability uses; all if left out.'),
  markers: MarkerPilesField,
  blastOrder: z.array(Id).max(LIMITS.locust).default([]).describe('In which order dead Tickers blow up.'),
}
const Results = z.strictObject(attackResults)
type AttackResults = z.infer<typeof Results>

export const Defended = z
  .object({
    figure: Id,
    range: Distance,
    cover: CoverGrade,
    defence: DefencePool,
    roll: DefenceRoll,
    net: Count.describe('The wounds that get through.'),
  })
  .meta({ id: 'GearsDefended' })
export type Defended = z.infer<typeof Defended>

export const Attack = z
  .object({
    attack: AttackDice,
    roll: AttackRoll,
    triggered: Triggered,
    defenders: z.array(Defended),
    suffered: z.array(Suffered).describe('Everything that figures suffered, in order.'),
    blasts: z.array(Id).describe('The Tickers that blew up, in order.'),
    executed: z.boolean().describe('Whether a bleeding COG was executed, without dice.'),
    ammoLeft: Count.nullable().describe('The ammo tokens left on the weapon; null for a Locust.'),
    noise: z.array(NoiseMove).describe('Moves that the noise of the attack makes due.'),
  })
  .meta({ id: 'GearsAttackOutcome' })
export type Attack = z.infer<typeof Attack>

type Input = AttackDeclaration & AttackResults

/** Resolves an attack from its declaration to the last blast. */
export function resolveAttack(input: Input, context: GearsContext): Attack | Refusal {
  const { content, trace } = context
  const declared = declareAttack(input, content, trace)
  if (declared instanceof Refusal) return declared
  const dice = dicePair(input.dice, content)
  const violations = [
    ...rolledViolations(input, declared, dice),
    ...pileViolations(input.markers, content, ['markers']),
  ]
  if (violations.length > 0) return refuse(violations)
  return declared.isExecution ? execute(input, declared, context) : fight(input, declared, dice, context)
}

/** Reported dice that cannot belong to this attack. */
function rolledViolations(input: Input, { attack, targets }: DeclaredAttack, dice: DicePair): GearsViolation[] {
  return [
    ...resultViolations(input.attackResult, {
      figure: null,
      count: attack.dice,
      die: dice.attack,
      path: ['attackResult'],
    }),
    ...defenceViolations(
      input.defenceResults,
      targets.map(({ combatant, pool }) => ({ id: combatant.fighter.id, dice: pool.dice })),
      dice,
    ),
  ]
}

/** Reported defence dice of figures that do not defend, or of the wrong number. */
export function defenceViolations(
  results: readonly FigureResult[],
  defenders: readonly { readonly id: string; readonly dice: number }[],
  { defence: die }: DicePair,
): GearsViolation[] {
  return results.flatMap(({ figure, result }, index): GearsViolation[] => {
    const at = ['defenceResults', index]
    const defender = defenders.find(({ id }) => id === (figure ?? soleDefender(defenders)))
    if (defender !== undefined) {
      return resultViolations(result, { figure: defender.id, count: defender.dice, die, path: [...at, 'result'] })
    }
    const facts = { reason: 'unknownFigure', figure: figure ?? '?', expected: 0 } as const
    return [{ rule: 'gears.attack.roll', path: [...at, 'figure'], facts }]
  })
}

/** The defender that a result without a name belongs to. */
const soleDefender = (defenders: readonly { readonly id: string }[]): string | undefined =>
  defenders.length === 1 ? defenders[0]?.id : undefined

/** The result that was reported for a defender. */
export function reportedFor(
  id: string,
  results: readonly FigureResult[],
  defenders: readonly { readonly id: string }[],
): DefenceResult | undefined {
  return results.find(({ figure }) => (figure ?? soleDefender(defenders)) === id)?.result
}

function fight(input: Input, declared: DeclaredAttack, dice: DicePair, context: GearsContext): Attack {
  const { random, trace } = context
  const { attack, trigger, targets, weapon } = declared
  const roll = rollAttack(dice, attack.dice, input.attackResult, random)
  trace.applied('gears.attack.roll', { dice: attack.dice, wounds: roll.wounds, omens: roll.omens })
  const ids = targets.map(({ combatant }) => combatant.fighter)
  const rolled = targets.map((target) => {
    const reported = reportedFor(target.combatant.fighter.id, input.defenceResults, ids)
    return { target, defence: rollDefence(dice, target.pool.dice, reported, random) }
  })
  const triggered = resolveTriggers(trigger, roll.omens, input.omensUsed ?? roll.omens, trace)
  if (weapon !== null && triggered.times > 0) {
    trace.applied('gears.weapon.triggered', { weapon: weapon.id, times: triggered.times })
  }
  if (triggered.discardsAtRandom) {
    trace.applied('gears.berserker.brute-force', { attacker: declared.battle.attacker.fighter.id })
  }
  const defenders = rolled.map(({ target, defence }) =>
    defend(target, defence, { wounds: roll.wounds, added: triggered.woundsAdded }, trace),
  )
  const casualties = startCasualties(input, declared, context)
  applyWounds(casualties, declared, triggered, defenders, trace)
  const outcome = { attack, roll, triggered, defenders, executed: false }
  return { ...outcome, ...aftermath(casualties, declared, trace) }
}

function defend(
  { combatant, seen, pool }: DeclaredTarget,
  roll: DefenceRoll,
  { wounds, added }: { wounds: number; added: number },
  trace: GearsTrace,
): Defended {
  const figure = combatant.fighter.id
  const net = netWounds({ figure, wounds, added, shields: roll.shields }, trace)
  return { figure, range: seen.range, cover: seen.cover, defence: pool, roll, net }
}

function startCasualties(
  input: Input,
  { battle }: DeclaredAttack,
  { content, random, trace }: GearsContext,
): Casualties {
  const fighters = [...battle.combatants.values()].map(({ fighter }) => fighter)
  const onMap = battle.table?.droppedWeapons ?? []
  const piles = input.markers === undefined ? null : new MarkerPiles(input.markers, onMap, content, random)
  const { blastOrder, insane: isInsane } = input
  return new Casualties(fighters, { numbers: content.attackNumbers, isInsane, piles, blastOrder }, trace)
}

/** First what the dice did, then the direct wounds of omens, then the blasts. */
function applyWounds(
  casualties: Casualties,
  { battle, weapon, targets }: DeclaredAttack,
  { woundsToOthers, discardsAtRandom: atRandom }: Triggered,
  defenders: readonly Defended[],
  trace: GearsTrace,
): void {
  const zone = targets[0]?.combatant.fighter.zone
  const attacked = new Set(defenders.map(({ figure }) => figure))
  const others = zone === undefined ? [] : casualties.inZone(zone).filter(({ id }) => !attacked.has(id))
  const weaponId = weapon?.id ?? null
  for (const { figure, net } of defenders) {
    if (net > 1) trace.applied('gears.wound.simultaneous-total', { figure, wounds: net })
    casualties.suffer(figure, net, { cause: 'attack', weapon: weaponId, atRandom })
  }
  if (woundsToOthers.length > 0) {
    const figures = others.map(({ id }) => id)
    trace.applied('gears.attack.trigger-wounds-others', { figures, amounts: woundsToOthers })
  }
  for (const amount of woundsToOthers) {
    for (const { id } of others) casualties.suffer(id, amount, { cause: 'trigger', weapon: weaponId })
  }
  const { fighter, enemy } = battle.attacker
  if (enemy?.diesByAttacking) casualties.kill(fighter.id, 'ownAttack')
  casualties.blowUp()
}

function aftermath(casualties: Casualties, { battle, ammoLeft }: DeclaredAttack, trace: GearsTrace) {
  const { fighter } = battle.attacker
  const monsters = [...battle.combatants.values()].map((combatant) => combatant.fighter).filter(isMonster)
  const toward = battle.table === null ? fighter.id : fighter.zone
  const noise = fighter.side === 'cog' ? noiseMoves(monsters, battle.table?.map ?? null, toward, trace) : []
  return { suffered: casualties.record, blasts: casualties.blasts, ammoLeft, noise }
}

const isMonster = (fighter: { side: string }): fighter is Monster => fighter.side === 'locust'

/** On Insane difficulty: no dice, the bleeding COG leaves the game. */
function execute(input: Input, declared: DeclaredAttack, context: GearsContext): Attack {
  const casualties = startCasualties(input, declared, context)
  if (declared.battle.target !== null) casualties.execute(declared.battle.target)
  return {
    attack: declared.attack,
    roll: { faces: [], wounds: 0, omens: 0 },
    triggered: resolveTriggers(null, 0, 0, context.trace),
    defenders: [],
    executed: true,
    ...aftermath(casualties, declared, context.trace),
  }
}
