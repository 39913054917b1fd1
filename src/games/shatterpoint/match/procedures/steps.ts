import type { AbilityEffect, AbilityStep } from '../../abilities/ability-effect.ts'
import type { Player } from '../../vocabulary.ts'
import type { Happening } from '../abilities/moment.ts'
import type { Owned } from '../abilities/owned.ts'
import { fits } from '../abilities/standing.ts'
import { allHold } from '../abilities/tests.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { type Asking, ask, askOne, type MatchRun } from '../questions.ts'
import { standing, unitOf, unitOfCharacter } from '../units.ts'
import { applyEffect, type EffectName, nameOfEffect } from './effects.ts'
import type { Fight } from './fight.ts'
import { moveEach, moveOne } from './moving.ts'

/** How far an ability has come. */
export type Course = {
  readonly owned: Owned
  readonly now: Happening | null
  readonly fight: Fight | null
  /** The character that was chosen. */
  chosen: string | null
  /** Those it can be chosen from. */
  candidates: readonly string[]
  /** Whether the last step was carried out. */
  isDone: boolean
}

type Scene = Pick<MatchRun, 'state' | 'content'>

/** The characters that a step may be about. */
export function candidatesOf({ state, content }: Scene, step: AbilityStep, course: Course): string[] {
  const owner = unitOf(state, course.owned.unit)
  const field = fieldOf(state, content)
  switch (step.who) {
    case 'thisUnit':
    case 'eachCharacter':
    case 'oneCharacter':
      return standing(owner)
    case 'each':
    case 'one': {
      const { filter } = step
      if (filter === null) return []
      return field.characters.filter((character) => fits(character, filter, owner, field)).map(({ id }) => id)
    }
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
    case 'oneTarget':
      return targetsOf({ state, content }, step, course)
    case 'controller':
      return []
  }
}

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

const ONE = new Set<AbilityStep['who']>(['oneCharacter', 'one', 'chosen', 'subjectCharacter', 'oneTarget'])

/** Carries out a step of an ability; whether it was. */
export function* runStep(run: MatchRun, step: AbilityStep, course: Course): Asking<boolean> {
  const found = candidatesOf(run, step, course).filter((id) => isOnTable(run, id))
  if (step.who !== 'chosen' && ONE.has(step.who)) {
    course.chosen = null
    course.candidates = found
  }
  explain(run, step, course)
  if (step.does.every((effect) => 'move' in effect)) return yield* grantMoves(run, step, course, found)
  if (step.who === 'controller') return yield* applyChosen(run, step, course, null)
  if (found.length === 0) return false
  if (!ONE.has(step.who)) return yield* applyToAll(run, step, course, found)
  const decider = unitOf(run.state, course.owned.unit).player
  if (isSelfDeclining(step) && found.length > 1) return yield* applyChosen(run, step, course, found)
  const character = yield* pickOne(decider, course, found, step.may)
  if (character === null) return false
  course.chosen = character
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

/** Characters move, one of them or each, as far as their controllers want. */
function* grantMoves(run: MatchRun, step: AbilityStep, course: Course, found: readonly string[]): Asking<boolean> {
  const kinds = step.does.flatMap((effect) => ('move' in effect ? [effect.move] : []))
  const about = { unit: course.owned.unit, ability: course.owned.id }
  if (!ONE.has(step.who)) return yield* moveEach(run, found, kinds, about)
  const moved = yield* moveOne(run, found, kinds, about)
  if (moved !== null) course.chosen = moved.character
  return moved?.did ?? false
}

/** Effects that ask by themselves whether they are wanted. */
const SELF_DECLINING: readonly EffectName[] = ['attack', 'heal']
const isSelfDeclining = ({ does, may }: AbilityStep): boolean =>
  may && does.length === 1 && does.every((effect) => SELF_DECLINING.includes(nameOfEffect(effect)))

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
    const answer = yield* ask(player, 'may', { about: { ...about, effect: nameOfEffect(only) }, options })
    return 'accept' in answer ? only : null
  }
  const named = does.map((effect) => [{ choose: { option: optionOf(effect) } }, effect] as const)
  const options: ShatterpointCommand[] = [...named.map(([command]) => command), ...(may ? [{ decline: {} }] : [])]
  const answer = JSON.stringify(yield* ask(player, 'choice', { about, options }))
  return named.find(([command]) => JSON.stringify(command) === answer)?.[1] ?? null
}

/** The word for an alternative: what it does, and with conditions which. */
const optionOf = (effect: AbilityEffect): string => ('condition' in effect ? effect.condition : nameOfEffect(effect))
