import { BOOK } from '../../content/book-numbers.ts'
import type { Action } from '../../turn/action.ts'
import { happening } from '../abilities/moment.ts'
import { keywordOf } from '../abilities/standing.ts'
import { attacksOf } from '../attacks.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { grantFor } from '../moves.ts'
import { type AngleGrant, type Asking, ask, type MatchRun, type MoveGrant } from '../questions.ts'
import type { FocusState } from '../state.ts'
import { standing, unitOf } from '../units.ts'
import { attack } from './attack.ts'
import { carryOutHeal, healsOf } from './healing.ts'
import { carryOutMove } from './moving.ts'
import { drive } from './pushing.ts'
import { fightOf } from './scratch.ts'
import { gainHunker, strain, strainToken } from './tokens.ts'
import { answerWoundings, firstOf, openWindow, waitingWoundings } from './windows.ts'

/** The actions that consist of what characters do. */
export type PlainAction = Exclude<Action, 'ability'>

/** What each action is made of; a combat tells whom it was against. */
const PARTS: Readonly<Record<PlainAction, (run: MatchRun, unit: string) => Asking<readonly string[]>>> = {
  *move(run, unit) {
    return yield* eachCharacter(run, unit, 'move')
  },
  *combat(run, unit) {
    return yield* eachCharacter(run, unit, 'combat')
  },
  *recover(run, unit) {
    return yield* eachCharacter(run, unit, 'recover')
  },
  *takeCover(run, unit) {
    yield* eachCharacter(run, unit, 'takeCover')
    yield* gainHunker(run, unit, 1)
    return []
  },
  *focus(run, unit) {
    const focus = standing(unitOf(run.state, unit)).map((id) => focusOf(run, id))
    run.emit({ type: 'focusGained', unit, focus })
    return []
  },
}

/** What a focus action gives a character, with its keywords. */
function focusOf({ state, content }: MatchRun, id: string): FocusState {
  const field = fieldOf(state, content)
  const character = placedOf(field, id)
  const scope = { state, field, content, fight: null }
  const [impact, sharpshooter] = [keywordOf('impact', character, scope), keywordOf('sharpshooter', character, scope)]
  return { character: id, die: true, impact, sharpshooter }
}

/** A unit performs an action; what answers it and what strained costs follow. */
export function* performAction(run: MatchRun, unit: string, action: PlainAction, granted: boolean): Asking<void> {
  const token = strainToken(run, unit)
  const from = waitingWoundings(run)
  run.emit({ type: 'actionStarted', unit, action, granted })
  yield* openWindow(run, [happening('actionStarted', { subject: unit, action })], firstOf(run))
  const targets = yield* PARTS[action](run, unit)
  run.emit({ type: 'actionResolved', unit, action })
  yield* openWindow(run, [happening('actionResolved', { subject: unit, action, targets })], firstOf(run))
  strain(run, unit, token, 'action', fightOf(run))
  yield* answerWoundings(run, from)
}

/** An effect gives a unit an action, unless it has performed one of that type in this activation. */
export function* grantAction(run: MatchRun, unit: string, action: PlainAction): Asking<boolean> {
  const { activation } = run.state
  const isUsed = activation?.unit === unit && activation.used.some((one) => one.action === action)
  run.trace.applied('shatterpoint.activation.granted-actions', { unit, action, isRefused: isUsed })
  if (isUsed) return false
  yield* performAction(run, unit, action, true)
  return true
}

type PerCharacter = 'move' | 'combat' | 'recover' | 'takeCover'

/** Every character of a unit may do its part, in the order its player wants, until they finish. */
function* eachCharacter(run: MatchRun, unit: string, action: PerCharacter): Asking<readonly string[]> {
  const targets: string[] = []
  let left = standing(unitOf(run.state, unit))
  while (left.length > 0 && isGoingOn(run, unit)) {
    const open = openingsOf(run, left, action)
    if (open.options.length + open.moves.length + open.angles.length === 0) break
    const finish: ShatterpointCommand = { finishAction: {} }
    const asked = { about: { unit, action }, ...open, options: [...open.options, finish] }
    const answer = yield* ask(unitOf(run.state, unit).player, 'actChar', asked)
    if ('finishAction' in answer) break
    const done = yield* doPart(run, answer, open)
    if ('declareAttack' in answer) targets.push(answer.declareAttack.targetId)
    left = left.filter((id) => id !== done)
  }
  return targets
}

/** A unit that becomes wounded in its own activation does nothing new. */
const isGoingOn = ({ state }: MatchRun, unit: string): boolean =>
  state.activation?.unit !== unit || !state.activation.isOver

type Openings = {
  readonly options: readonly ShatterpointCommand[]
  readonly moves: readonly MoveGrant[]
  readonly angles: readonly AngleGrant[]
}

/** What the characters that have not acted may do. */
function openingsOf(run: MatchRun, left: readonly string[], action: PerCharacter): Openings {
  const nothing: Openings = { options: [], moves: [], angles: [] }
  const { state, content } = run
  if (action === 'move') {
    return { ...nothing, moves: left.flatMap((id) => grantFor(run, id, ['advance', 'dash', 'climb']) ?? []) }
  }
  if (action === 'combat') {
    const declared = left.flatMap((id) => attacksOf(state, id, content))
    return { ...nothing, options: declared.map((one) => ({ declareAttack: one })) }
  }
  if (action === 'recover') return { ...nothing, options: left.flatMap((id) => healsOf(state, id, content)) }
  const push = { command: 'pushChar', source: null, mode: 'push', range: BOOK.shoveRange } as const
  return { ...nothing, angles: left.map((character) => ({ ...push, character })) }
}

/** Carries out what one character does; who it was. */
function* doPart(run: MatchRun, answer: ShatterpointCommand, { moves, angles }: Openings): Asking<string | null> {
  if ('moveChar' in answer) return (yield* carryOutMove(run, moves, answer.moveChar)).character
  if ('declareAttack' in answer) {
    yield* attack(run, answer.declareAttack, { stated: null, inCombat: true })
    return answer.declareAttack.charId
  }
  if ('healChar' in answer) {
    carryOutHeal(run, answer.healChar)
    return answer.healChar.charId
  }
  if (!('pushChar' in answer)) return null
  const { charId, angle } = answer.pushChar
  const grant = angles.find(({ character }) => character === charId)
  if (grant !== undefined) yield* drive(run, grant, angle)
  return charId
}
