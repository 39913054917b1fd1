import { goThrough, type Run } from '../../../../rulebook/decisions.ts'
import { ChanceOnDemand, type Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { UnitState } from '../../damage/unit-state.ts'
import type { Modified } from '../../dice/modified.ts'
import type { Side } from '../../dice/modifier.ts'
import type { Pools } from '../../dice/pools.ts'
import type { Rolls } from '../../dice/roll.ts'
import type { Consequences } from '../../movement/consequences.ts'
import { refuse } from '../../refusal.ts'
import { bestPath } from '../tree/best-path.ts'
import { asRuleViolation, findViolations, optionAt, placesOf } from '../tree/tree.ts'
import { damageOf } from '../tree/tree-walk.ts'
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
import { resolveResults, settleResults } from './attack-steps.ts'
import { type Fighters, fightersOn, targetOf } from './attack-table.ts'
import { readyAttack } from './attack-units.ts'
import { type Decision, deciderOf } from './decision.ts'
import type { Fight } from './fight.ts'
import { fightConsequences } from './fight-table.ts'
import { RulingHost } from './ruling-host.ts'

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
  const host = new RulingHost(fight)
  settleResults(final, host) // step 7
  const path = knownPath(fight)
  if (path instanceof Refusal) return path

  host.known = path
  const attack = { clash: fight, results: fight, host }
  const run = goThrough(resolveResults(attack), question.answers, deciderOf(question.decide)) // steps 8 to 10
  if (run.fault !== null) return illegalAnswer(run.fault, question.answers)
  if (fight.refusal !== null) return fight.refusal
  return outcomeOf({ fight, declared, pools, rolls, run, random })
}

function startFight(
  question: ReadyAttack,
  fighters: Fighters | null,
  { tree }: DeclaredAttack,
  rolls: Modified,
  { trace }: Context,
): Fight {
  const isStrained = (side: Side) => question[side].unit.conditions.includes('strained')
  // Written out, without `newClash`: spreading it into an object of this size takes a tenth of the whole attack.
  return {
    path: [],
    waiting: { attacker: [], defender: [] },
    suffered: 0,
    returned: 0,
    treeShoves: 0,
    question,
    trace,
    tree,
    rolls,
    successes: 0,
    units: { attacker: question.attacker.unit, defender: question.defender.unit },
    cancelled: [...rolls.negatedByDefender],
    momentum: { A: 0, B: 0 },
    events: [],
    step: 'results',
    asked: 0,
    pool: rolls.poolDamage,
    shoves: 0,
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
