import type { JsonObject } from '../../../../lib/json.ts'
import { keyOf } from '../../../../lib/keyed.ts'
import type { AbilityEffect, AbilityStep } from '../../abilities/ability-effect.ts'
import type { EffectName } from '../../abilities/effect.words.ts'
import type { Meant } from '../../abilities/filter-fit.ts'
import type { Dice } from '../../dice/dice-change.ts'
import type { MoveKind } from '../../movement/move.ts'
import { opponentOf, type Player } from '../../vocabulary.ts'
import { fits, meantIn } from '../abilities/fits.ts'
import type { Happening } from '../abilities/moment.ts'
import type { Owned } from '../abilities/owned.ts'
import { allHold } from '../abilities/tests.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { type Asking, ask, askOne, type MatchRun, type MoveGrant } from '../questions.ts'
import { standing, unitOf, unitOfCharacter } from '../units.ts'
import { applyEffect } from './effects.ts'
import type { Fight } from './fight.ts'
import { moveEach, moveOne } from './moving.ts'

/** How far an ability has come. */
export type Course = {
  readonly owned: Owned
  readonly now: Happening | null
  readonly fight: Fight | null
  /** The character that was chosen. */
  chosen: string | null
  /** The character that was named. */
  named: string | null
  /** The objective that was chosen. */
  objective: string | null
  /** The units that it has wounded. */
  readonly wounded: Set<string>
  /** What was paid by a step. */
  paid: number
  /** What the dice of the ability show. */
  thrown: Dice | null
  /** Those it can be chosen from. */
  candidates: readonly string[]
  /** Whether the last step was carried out. */
  isDone: boolean
}

type Scene = Pick<MatchRun, 'state' | 'content'>

/** The characters that a step may be about. */
export function candidatesOf({ state, content }: Scene, step: AbilityStep, course: Course): string[] {
  const owner = unitOf(state, course.owned.unit)
  switch (step.who) {
    case 'thisUnit':
    case 'eachCharacter':
    case 'oneCharacter':
      return standing(owner)
    case 'each':
    case 'one':
    case 'eachUnit':
    case 'oneUnit':
      return fittingOf({ state, content }, step, course)
    case 'chosenUnit':
      return course.chosen === null ? [] : standing(unitOfCharacter(state, course.chosen))
    case 'chosen':
      return course.chosen === null ? [...course.candidates] : [course.chosen]
    case 'attacker':
    case 'attackingUnit':
      return course.fight === null ? [] : [course.fight.attacker]
    case 'defendingUnit':
      return course.fight === null ? [] : [course.fight.defender]
    case 'subject':
    case 'subjectCharacter':
      return subjectOf({ state, content }, course)
    case 'causer':
      return course.now?.source == null ? [] : standing(unitOf(state, course.now.source))
    case 'named':
      return course.named === null ? [] : [course.named]
    case 'namedUnit':
      return course.named === null ? [] : standing(unitOfCharacter(state, course.named))
    case 'oneTarget':
      return targetsOf({ state, content }, step, course)
    case 'controller':
      return []
  }
}

/** The characters that fit a filter. */
function fittingOf({ state, content }: Scene, { filter }: AbilityStep, course: Course): string[] {
  if (filter === null) return []
  const [owner, field] = [unitOf(state, course.owned.unit), fieldOf(state, content)]
  const meant = meantBy(state, course)
  return field.characters.filter((character) => fits(character, filter, owner, field, meant)).map(({ id }) => id)
}

/** What the filters of an ability mean, as far as it has come. */
export const meantBy = (state: MatchRun['state'], { named, objective, chosen, now, fight }: Course): Meant => ({
  ...meantIn(fight),
  ...{ named, objective, subject: now?.subject ?? null },
  chosenUnit: chosen === null ? null : unitOfCharacter(state, chosen).id,
})

function subjectOf({ state }: Scene, { now }: Course): string[] {
  if (now === null) return []
  if (now.character !== null) return [now.character]
  return now.subject === null ? [] : standing(unitOf(state, now.subject))
}

/** The targets of the action that fit the tests of a step. */
function targetsOf({ state, content }: Scene, step: AbilityStep, { owned, now }: Course): string[] {
  const field = fieldOf(state, content)
  const owner = unitOf(state, owned.unit)
  return [...new Set(now?.targets ?? [])].filter((id) => {
    const character = field.characters.find((one) => one.id === id)
    if (character === undefined) return false
    return allHold(step.if, { state, content, field, owner, now, fight: null, character })
  })
}

const ONE = new Set<AbilityStep['who']>([
  ...(['oneCharacter', 'one', 'oneUnit', 'chosen', 'named', 'subjectCharacter', 'oneTarget'] as const),
])
/** Those that were chosen by an earlier step. */
const CHOSEN = new Set<AbilityStep['who']>(['chosen', 'named'])

/** Carries out a step of an ability; whether it was. */
export function* runStep(run: MatchRun, step: AbilityStep, course: Course): Asking<boolean> {
  const found = candidatesOf(run, step, course).filter((id) => isOnTable(run, id))
  if (!CHOSEN.has(step.who) && ONE.has(step.who)) {
    course.chosen = null
    course.candidates = found
  }
  explain(run, step, course)
  if (step.who === 'oneUnit') return yield* forOneUnit(run, step, course, found)
  if (step.who === 'eachUnit') return yield* forEachUnit(run, step, course, found)
  if (step.does.every(isMovement)) return yield* grantMoves(run, step, course, found)
  if (step.who === 'controller') return yield* applyChosen(run, step, course, null)
  if (found.length === 0) return false
  if (!ONE.has(step.who)) return yield* applyToAll(run, step, course, found)
  const decider = unitOf(run.state, course.owned.unit).player
  if (isSelfDeclining(step) && found.length > 1) return yield* applyChosen(run, step, course, found)
  const character = yield* pickOne(decider, course, found, step.may)
  if (character === null) return false
  if (step.who !== 'named') course.chosen = character
  // Whoever has picked somebody for what they may do wants it done.
  const isWanted = found.length > 1 && step.does.length === 1
  return yield* applyChosen(run, isWanted ? { ...step, may: false } : step, course, [character])
}

const isOnTable = ({ state, content }: Scene, id: string): boolean =>
  fieldOf(state, content).characters.some((character) => character.id === id)

function explain(run: MatchRun, { may, who }: AbilityStep, { owned }: Course): void {
  const step = owned.ability.steps.length
  if (may) run.trace.applied('shatterpoint.effect.may', { step })
  if (who === 'each' || who === 'eachCharacter') run.trace.applied('shatterpoint.effect.each', { step })
}

/** Asks which character is meant; with one there is nothing to ask. */
function* pickOne(
  player: Player,
  { owned }: Course,
  found: readonly string[],
  mayDecline: boolean,
): Asking<string | null> {
  const items = found.map((id): readonly [ShatterpointCommand, string | null] => [{ pick: { ids: [id] } }, id])
  const none: readonly [ShatterpointCommand, null] = [{ decline: {} }, null]
  const all = mayDecline && found.length > 1 ? [...items, none] : items
  return yield* askOne(player, 'pick', { unit: owned.unit, ability: owned.id }, all)
}

/** One unit of those of which a character fits: all of its characters are meant. */
function* forOneUnit(run: MatchRun, step: AbilityStep, course: Course, found: readonly string[]): Asking<boolean> {
  const firsts = firstsOf(run, found)
  if (firsts.length === 0) return false
  const decider = unitOf(run.state, course.owned.unit).player
  const chosen = yield* pickOne(decider, course, firsts, step.may)
  if (chosen === null) return false
  course.chosen = chosen
  const isWanted = firsts.length > 1 && step.does.length === 1
  return yield* runStep(run, { ...step, who: 'chosenUnit', filter: null, may: step.may && !isWanted }, course)
}

/** Every unit of which a character fits, one after the other, each with a choice of its own. */
function* forEachUnit(run: MatchRun, step: AbilityStep, course: Course, found: readonly string[]): Asking<boolean> {
  let isDone = false
  for (const first of firstsOf(run, found)) {
    course.chosen = first
    if (yield* runStep(run, { ...step, who: 'chosenUnit', filter: null }, course)) isDone = true
  }
  return isDone
}

/** One character of each unit of some characters. */
const firstsOf = ({ state }: MatchRun, found: readonly string[]): string[] =>
  found.filter(
    (id, index) =>
      found.findIndex((other) => unitOfCharacter(state, other).id === unitOfCharacter(state, id).id) === index,
  )

type Movement = Extract<AbilityEffect, { move: unknown } | { moveTowards: unknown }>
const isMovement = (effect: AbilityEffect): effect is Movement => 'move' in effect || 'moveTowards' in effect

/** Characters move, one of them or each, as far as their controllers want. */
function* grantMoves(run: MatchRun, step: AbilityStep, course: Course, found: readonly string[]): Asking<boolean> {
  const moves = step.does.filter(isMovement)
  const kinds = moves.map((effect) => ('move' in effect ? effect.move : effect.moveTowards.kind))
  const about = { unit: course.owned.unit, ability: course.owned.id }
  const goal = yield* goalOf(run, moves, course)
  if (goal === 'nobody') return false
  if (!ONE.has(step.who)) return yield* moveAll(run, found, { kinds, about, goal }, course)
  const moved = yield* moveOne(run, found, kinds, about, goal)
  if (moved !== null) course.chosen = moved.character
  return moved?.did ?? false
}

/** Characters of both sides may move, those of the ability’s player first. */
function* moveAll(
  run: MatchRun,
  found: readonly string[],
  { kinds, about, goal }: { kinds: readonly MoveKind[]; about: JsonObject; goal: MoveGrant['direction'] },
  { owned }: Course,
): Asking<boolean> {
  const { player } = unitOf(run.state, owned.unit)
  let isDone = false
  for (const side of [player, opponentOf(player)]) {
    const own = found.filter((id) => unitOfCharacter(run.state, id).player === side)
    if (yield* moveEach(run, own, kinds, about, goal)) isDone = true
  }
  return isDone
}

/** Whom a movement has to lead towards; null for anywhere. */
function* goalOf(run: MatchRun, moves: readonly Movement[], course: Course): Asking<MoveGrant['direction'] | 'nobody'> {
  const to = moves.flatMap((effect) => ('moveTowards' in effect ? [effect.moveTowards.to] : []))[0]
  if (to === undefined) return null
  const { player } = unitOf(run.state, course.owned.unit)
  const goals = goalsOf(run, to, course, player)
  if (goals.length === 0) return 'nobody'
  const object = yield* pickOne(player, course, goals, false)
  const isAway = moves.some((effect) => 'moveTowards' in effect && effect.moveTowards.away)
  return object === null ? 'nobody' : { mode: isAway ? 'push' : 'pull', object }
}

type Goal = Extract<AbilityEffect, { moveTowards: unknown }>['moveTowards']['to']

function goalsOf(run: MatchRun, to: Goal, course: Course, player: Player): string[] {
  const { characters } = fieldOf(run.state, run.content)
  if (to === 'enemy') return characters.filter(({ unit }) => unit.player !== player).map(({ id }) => id)
  const { objectives } = run.state
  if (to === 'anyObjective') return objectives.filter(({ face }) => face === 'active').map(({ id }) => id)
  if (to === 'objective') return course.objective === null ? [] : [course.objective]
  return wantedGoals(run, to, course).filter((id) => isOnTable(run, id))
}

function wantedGoals(run: MatchRun, to: Goal, course: Course): string[] {
  const { fight, named } = course
  if (to === 'named') return named === null ? [] : [named]
  if (to === 'target') return fight === null ? [] : [fight.defender]
  if (to === 'attacker') return fight === null ? [] : [fight.attacker]
  return subjectOf(run, course)
}

/** Effects that ask by themselves whether they are wanted. */
const SELF_DECLINING: readonly EffectName[] = ['attack', 'heal', 'reroll']
const isSelfDeclining = ({ does, may }: AbilityStep): boolean =>
  may && does.length === 1 && does.every((effect) => SELF_DECLINING.includes(keyOf(effect)))

/** What a step does to every unit or character it is about. */
function* applyToAll(run: MatchRun, step: AbilityStep, course: Course, found: readonly string[]): Asking<boolean> {
  const effect = yield* chooseEffect(run, step, course)
  if (effect === null) return false
  const units = [...new Set(found.map((id) => unitOfCharacter(run.state, id).id))]
  let isDone = false
  for (const unit of units) {
    const characters = found.filter((id) => unitOfCharacter(run.state, id).id === unit)
    if (yield* applyEffect(run, effect, { course, unit, characters })) isDone = true
  }
  return isDone
}

/** What a step does to the one it is about; without one, to the player. */
function* applyChosen(
  run: MatchRun,
  step: AbilityStep,
  course: Course,
  found: readonly string[] | null,
): Asking<boolean> {
  const effect = yield* chooseEffect(run, step, course)
  if (effect === null) return false
  const [first] = found ?? []
  const unit =
    first === undefined
      ? course.owned.unit
      : unitOfCharacter(run.state, placedOf(fieldOf(run.state, run.content), first).id).id
  return yield* applyEffect(run, effect, { course, unit, characters: found ?? [] })
}

/** Which effect of a step it is: one of several by choice, none if the player may decline and does. */
function* chooseEffect(run: MatchRun, step: AbilityStep, { owned }: Course): Asking<AbilityEffect | null> {
  const { does, may } = step
  const [only] = does
  if (only === undefined) return null
  if (does.length === 1 && (!may || isSelfDeclining(step))) return only
  const { player } = unitOf(run.state, owned.unit)
  const about = { unit: owned.unit, ability: owned.id }
  if (does.length === 1) {
    const options: ShatterpointCommand[] = [{ accept: {} }, { decline: {} }]
    const answer = yield* ask(player, 'may', { about: { ...about, effect: keyOf(only) }, options })
    return 'accept' in answer ? only : null
  }
  const named = does.map((effect) => [{ choose: { option: optionOf(effect) } }, effect] as const)
  const options: ShatterpointCommand[] = [...named.map(([command]) => command), ...(may ? [{ decline: {} }] : [])]
  const answer = JSON.stringify(yield* ask(player, 'choice', { about, options }))
  return named.find(([command]) => JSON.stringify(command) === answer)?.[1] ?? null
}

/** The word for an alternative: what it does, and with conditions which. */
function optionOf(effect: AbilityEffect): string {
  if ('condition' in effect) return effect.condition
  if ('keyword' in effect) return effect.keyword.name
  if ('turnDice' in effect) return effect.turnDice.to
  if ('gainTag' in effect) return effect.gainTag.tags.join(', ')
  if ('move' in effect) return effect.move
  return keyOf(effect)
}
