import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import { attackDiceOf, attackRollOf, type Dice, defenceDiceOf, defenceRollOf } from '../../dice/dice-change.ts'
import type { Face, RollName, Rolls } from '../../dice/roll.ts'
import { rollAttack, rollDefence } from '../../dice/roll-dice.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { seatOf, unitOf, unitOfCharacter } from '../units.ts'
import type { Fight } from './fight.ts'
import type { Course } from './steps.ts'

type EffectOf<Name extends string> = Extract<AbilityEffect, Record<Name, unknown>>
type Reroll = EffectOf<'reroll'>['reroll']

/** Dice of one kind, rolled now. */
const rollNow = (run: MatchRun, die: RollName, count: number): Dice =>
  die === 'attack' ? attackDiceOf(rollAttack(count, run.random)) : defenceDiceOf(rollDefence(count, run.random))

/** The dice that an ability rolls, which its later steps read. */
export function throwFor(run: MatchRun, { die, dice }: EffectOf<'throwDice'>['throwDice'], { owned }: Course): Dice {
  const { player } = unitOf(run.state, owned.unit)
  run.roller = seatOf(player)
  const thrown = rollNow(run, die, dice)
  const about = { unit: owned.unit, ability: owned.id }
  if (die === 'attack') {
    run.emit({ type: 'attackDiceThrown', ...about, attackRoll: attackRollOf(thrown, thrown.expertise) })
  } else {
    run.emit({ type: 'defenceDiceThrown', ...about, defenceRoll: defenceRollOf(thrown, thrown.expertise) })
  }
  return thrown
}

/** A player picks dice of a roll one by one, and those are rolled again together; whether any were. */
export function* rerollDice(run: MatchRun, reroll: Reroll, course: Course): Asking<boolean> {
  const { fight, owned } = course
  if (fight === null || fight.rolls === null) return false
  const { roll } = reroll
  const roller = unitOfCharacter(run.state, roll === 'attack' ? fight.attacker : fight.defender)
  const picked = yield* pickDice(run, reroll, fight, course)
  if (picked.length === 0) return false
  run.roller = seatOf(roller.player)
  const dice = diceOf(fight.rolls)[roll]
  for (const face of picked) dice[face] -= 1
  const again = rollNow(run, roll, picked.length)
  for (const face of FACES) dice[face] += again[face]
  const rolls =
    roll === 'attack'
      ? { ...fight.rolls, attack: attackRollOf(dice, dice.expertise) }
      : { ...fight.rolls, defence: defenceRollOf(dice, dice.expertise) }
  fight.rolls = rolls
  run.trace.applied('shatterpoint.dice.reroll', { roll, rerolled: picked.length, given: null, isTooMany: false })
  run.emit({
    type: 'rerolled',
    attack: fight.number,
    by: owned.id,
    attackRoll: rolls.attack,
    defenceRoll: rolls.defence,
  })
  return true
}

const FACES: readonly Face[] = ['crit', 'hit', 'block', 'expertise', 'failure']
const diceOf = ({ attack, defence }: Rolls) => ({ attack: attackDiceOf(attack), defence: defenceDiceOf(defence) })

/** How many dice may be rolled again. */
function limitOf({ state }: MatchRun, { upTo, per }: Reroll, unit: string): number {
  if (per === null) return upTo
  const { player } = unitOf(state, unit)
  const held = state.objectives.filter(
    ({ face, controller }) => face === 'active' && controller !== null && controller !== player,
  )
  return upTo * held.length
}

/** The results whose dice are rolled again, one by one. */
function* pickDice(run: MatchRun, reroll: Reroll, fight: Fight, { owned }: Course): Asking<Face[]> {
  const picked: Face[] = []
  if (fight.rolls === null) return picked
  const left = diceOf(fight.rolls)[reroll.roll]
  const limit = limitOf(run, reroll, owned.unit)
  const { player } = unitOf(run.state, owned.unit)
  while (picked.length < limit) {
    const open = reroll.faces.filter((face) => left[face] > 0 && !isLost(run, fight, reroll.roll, face))
    if (open.length === 0) break
    const options: ShatterpointCommand[] = [...open.map((face) => ({ choose: { option: face } })), { decline: {} }]
    const about = { unit: owned.unit, ability: owned.id, roll: reroll.roll, left: limit - picked.length }
    const answer = yield* ask(player, 'reroll', { about, options })
    const face = 'choose' in answer ? open.find((one) => one === answer.choose.option) : undefined
    if (face === undefined) break
    left[face] -= 1
    picked.push(face)
  }
  return picked
}

/** The expertise of a disarmed attacker and of an exposed defender is gone before dice are modified. */
function isLost({ state }: MatchRun, { attacker, defender }: Fight, roll: RollName, face: Face): boolean {
  if (face !== 'expertise') return false
  const { conditions } = unitOfCharacter(state, roll === 'attack' ? attacker : defender)
  return conditions.includes(roll === 'attack' ? 'disarmed' : 'exposed')
}
