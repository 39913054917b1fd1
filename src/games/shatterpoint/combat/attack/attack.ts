import { goThrough, type Run } from '../../../../rulebook/decisions.ts'
import { ChanceOnDemand, type Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { UnitState } from '../../damage/unit-state.ts'
import { successesOf } from '../../dice/modification.ts'
import type { Modified } from '../../dice/modified.ts'
import type { Side } from '../../dice/modifier.ts'
import type { Pools } from '../../dice/pools.ts'
import type { Rolls } from '../../dice/roll.ts'
import type { Consequences } from '../../movement/consequences.ts'
import { refuse } from '../../refusal.ts'
import { bestPath } from '../tree/best-path.ts'
import { asRuleViolation, findViolations, optionAt, placesOf } from '../tree/tree.ts'
import { chooseOptions } from '../tree/tree-step.ts'
import { damageOf } from '../tree/tree-walk.ts'
import { abilities, attackerEffects, defenderEffects, finish } from './after-attack.ts'
import type { AttackOutcome } from './attack-answer.ts'
import {
  type Context,
  type DeclaredAttack,
  declareAttack,
  modifyDice,
  poolsOf,
  rollPools,
} from './attack-declaration.ts'
import type { AttackQuestion, ReadyAttack } from './attack-question.ts'
import { type Fighters, fightersOn, targetOf } from './attack-table.ts'
import { readyAttack } from './attack-units.ts'
import { applyDamagePool } from './damage-step.ts'
import { type Asking, type Decision, deciderOf } from './decision.ts'
import { type Fight, lose } from './fight.ts'
import { fightConsequences } from './fight-table.ts'

/** Resolves an attack from its declaration to its end, as far as the players have decided. */
export function attack(asked: AttackQuestion, context: Context): AttackOutcome | Refusal {
  const { content, random, trace } = context
  const question = readyAttack(asked, content)
  if (question instanceof Refusal) return question
  const declared = declareAttack(question, content) // step 1
  if (declared instanceof Refusal) return declared
  const fighters = fightersOn(question, content)
  if (fighters instanceof Refusal) return fighters
  const cover = targetOf(question, fighters, declared, trace) // steps 2 and 3
  if (cover instanceof Refusal) return cover
  const pools = poolsOf(question, declared, cover, trace) // step 4
  const rolls = rollPools(question, pools, random) // step 5
  if (rolls instanceof Refusal) return rolls
  const final = modifyDice(question, declared, rolls, context) // step 6
  if (final instanceof Refusal) return final
  const fight = startFight(question, fighters, declared, final, context)
  const path = knownPath(fight)
  if (path instanceof Refusal) return path

  const run = goThrough(afterResults(fight, path), question.answers, deciderOf(question.decide))
  if (run.fault !== null) return illegalAnswer(run.fault, question.answers)
  if (fight.refusal !== null) return fight.refusal
  return outcomeOf({ fight, declared, pools, rolls, run, random })
}

/** Steps 7 to 10, in the order of the book. */
function* afterResults(fight: Fight, path: readonly number[] | null): Asking<void> {
  loseDiceConditions(fight) // step 7
  fight.step = 'tree'
  if (fight.successes > 0) yield* chooseOptions(fight, path) // step 8
  fight.step = 'damage'
  applyDamagePool(fight) // step 9
  yield* attackerEffects(fight) // step 10.A
  yield* defenderEffects(fight) // step 10.B
  abilities(fight, 'attackerAbilities', 'attacker') // step 10.C
  abilities(fight, 'defenderAbilities', 'defender') // step 10.D
  abilities(fight, 'neutral', 'nobody') // step 10.E
  finish(fight, 'attacker')
}

function loseDiceConditions(fight: Fight): void {
  const { losesDisarmed, losesExposed } = fight.rolls
  if (losesDisarmed) lose(fight, 'attacker', 'disarmed')
  if (losesExposed) lose(fight, 'defender', 'exposed')
}

function startFight(
  question: ReadyAttack,
  fighters: Fighters | null,
  { tree }: DeclaredAttack,
  rolls: Modified,
  { trace }: Context,
): Fight {
  const isStrained = (side: Side) => question[side].unit.conditions.includes('strained')
  return {
    question,
    trace,
    tree,
    rolls,
    successes: successesOf(rolls.attack, rolls.defence, trace),
    units: { attacker: question.attacker.unit, defender: question.defender.unit },
    waiting: { attacker: [], defender: [] },
    cancelled: [...rolls.negatedByDefender],
    path: [],
    momentum: { A: 0, B: 0 },
    events: [],
    step: 'results',
    asked: 0,
    pool: rolls.poolDamage,
    suffered: 0,
    returned: 0,
    shoves: 0,
    treeShoves: 0,
    strainedAtStart: { attacker: isStrained('attacker'), defender: isStrained('defender') },
    start: fighters,
    fighters,
    refusal: null,
  }
}

/** The path that the attacker declared, or the best one for their goal; null if they are asked option by option. */
function knownPath({ question, tree, successes }: Fight): readonly number[] | null | Refusal {
  const { tree: choice } = question
  if (choice === undefined) return null
  if ('goal' in choice) return bestPath(tree, successes, choice.goal)
  const at = ['tree', 'path']
  const path = placesOf(choice.path, tree, at)
  if (path instanceof Refusal) return path
  const violations = findViolations(tree, path, successes)
  if (violations.length === 0) return path
  return refuse(violations.map((fault) => asRuleViolation(fault, { tree, path, successes }, at)))
}

function illegalAnswer({ index, decision }: NonNullable<Run<Decision>['fault']>, answers: readonly string[]): Refusal {
  const facts = {
    side: decision?.side ?? null,
    decision: decision?.kind ?? null,
    answer: answers[index] ?? '',
    options: [...(decision?.options ?? [])],
    fault: decision === null ? ('nothingAsked' as const) : ('illegal' as const),
    decidedBy: 'player' as const,
  }
  return refuse([{ rule: 'shatterpoint.turn.own-order', path: ['answers', index], facts }])
}

type Resolved = {
  readonly fight: Fight
  readonly declared: DeclaredAttack
  readonly pools: Pools
  readonly rolls: Rolls
  readonly run: Run<Decision>
  readonly random: Random
}

function outcomeOf({ fight, declared, pools, rolls, run, random }: Resolved): AttackOutcome {
  const { tree, units } = fight
  const consequences = fightConsequences(fight)
  const path = fight.path.map((place) => optionAt(tree, place))
  return {
    isOver: run.pending === null,
    type: fight.question.type,
    weapon: declared.weapon?.id ?? null,
    pools,
    rolls,
    modified: fight.rolls,
    successes: fight.successes,
    path: path.map(({ id }) => id),
    damage: {
      table: fight.rolls.poolDamage,
      tree: path.reduce((sum, option) => sum + damageOf(option), 0),
      suffered: fight.suffered,
      returned: fight.returned,
    },
    events: fight.events,
    attacker: withHunker(units.attacker, consequences),
    defender: withHunker(units.defender, consequences),
    momentum: fight.momentum,
    consequences,
    pending: run.pending === null ? null : pendingOf(run.pending, fight),
    continuation: { seed: seedOf(random), answers: [...run.answers] },
  }
}

/** A unit that was shoved into engagement has lost its hunker tokens. */
const withHunker = (unit: UnitState, consequences: Consequences | null): UnitState =>
  consequences?.hunkerLost.some((lost) => lost.unit === unit.id) ? { ...unit, hunker: 0 } : unit

const pendingOf = ({ kind, side, options }: Decision, { units }: Fight): AttackOutcome['pending'] => ({
  kind,
  side,
  player: units[side].player,
  options: [...options],
})

/** The seed that was used; without a draw there is none to keep. */
const seedOf = (random: Random): string | null =>
  random instanceof ChanceOnDemand ? (random.used()?.seed ?? null) : null
