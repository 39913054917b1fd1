import type { JsonObject } from '../../../../lib/json.ts'
import { finish } from '../../../../lib/steps.ts'
import type { MoveKind } from '../../movement/move.ts'
import { isEngagedWith } from '../../sight/engagement.ts'
import type { Player } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import type { CommandBody, ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf, spotOf } from '../field.ts'
import { destinationOf, explainLegal, grantFor, isSameSpot, judgeMove, moverOf } from '../moves.ts'
import { moveOffers } from '../offers/moves.ts'
import { type Asking, ask, type MatchRun, type MoveGrant } from '../questions.ts'
import { unitOfCharacter } from '../units.ts'
import { fightOf } from './scratch.ts'
import { checkHunker, lose, strain, strainToken } from './tokens.ts'
import { firstOf, openWindow } from './windows.ts'

/** Who moved, and whether the movement was made. */
export type Moved = { readonly character: string; readonly did: boolean }

const DECLINE: readonly ShatterpointCommand[] = [{ decline: {} }]

/** One of some characters may move; null if none does. */
export function* moveOne(
  run: MatchRun,
  characters: readonly string[],
  kinds: readonly MoveKind[],
  about: JsonObject,
  direction: MoveGrant['direction'] = null,
): Asking<Moved | null> {
  const moves = characters.flatMap((id) => grantFor(run, id, kinds, direction) ?? [])
  const [first] = moves
  if (first === undefined) return null
  const { player } = unitOfCharacter(run.state, first.character)
  const answer = yield* ask(player, 'granted', { about, moves, options: DECLINE })
  return 'moveChar' in answer ? yield* carryOutMove(run, moves, answer.moveChar) : null
}

/** A player moves a character of the other side, which has to move if it can; whether it did. */
export function* moveByForce(
  run: MatchRun,
  mover: Player,
  character: string,
  kind: MoveKind,
  about: JsonObject,
): Asking<boolean> {
  const grant = grantFor(run, character, [kind])
  if (grant === null || finish(moveOffers(run, grant)).length === 0) return false
  const answer = yield* ask(mover, 'granted', { about, moves: [grant] })
  return 'moveChar' in answer && (yield* carryOutMove(run, [grant], answer.moveChar)).did
}

/** Each of some characters may move, in the order their player wants; whether any did. */
export function* moveEach(
  run: MatchRun,
  characters: readonly string[],
  kinds: readonly MoveKind[],
  about: JsonObject,
  direction: MoveGrant['direction'] = null,
): Asking<boolean> {
  let left = characters
  let isDone = false
  while (left.length > 0) {
    const moved = yield* moveOne(run, left, kinds, about, direction)
    if (moved === null) break
    if (moved.did) isDone = true
    left = left.filter((id) => id !== moved.character)
  }
  return isDone
}

/** Carries out a move that was checked, and what follows from it. */
export function* carryOutMove(
  run: MatchRun,
  grants: readonly MoveGrant[],
  body: CommandBody<'moveChar'>,
): Asking<Moved> {
  const { charId, kind } = body
  const unit = unitOfCharacter(run.state, charId)
  if (unit.conditions.includes('pinned')) {
    run.trace.applied('shatterpoint.condition.pinned', { character: charId, unit: unit.id })
    run.trace.applied('shatterpoint.move.pinned-declared', { character: charId })
    run.emit({ type: 'moveLost', character: charId, kind })
    lose(run, unit.id, 'pinned')
    return { character: charId, did: false }
  }
  const grant = grants.find(({ character }) => character === charId)
  const legal = grant === undefined ? [] : judgeMove(run, grant, body)
  if (grant === undefined || !('end' in legal)) throw new Error(`${charId} cannot move so.`)
  const field = fieldOf(run.state, run.content)
  const character = placedOf(field, charId)
  explainLegal(moverOf(grant, kind, field), legal, field, run.trace)
  const token = strainToken(run, unit.id)
  const engaged = field.characters.filter((enemy) => isEngagedWith(field, character, enemy))
  const [from, to] = [spotOf(character), destinationOf(legal)]
  const access = legal.access?.to ?? null
  run.emit({ type: 'moved', character: charId, kind, carriedOut: legal.carriedOut, from, to, access })
  if (isSameSpot(from, to)) run.trace.applied('shatterpoint.move.did', { character: charId, did: true })
  yield* afterMovement(run, charId, {
    token: isSameSpot(from, to) ? null : token,
    left: kind === 'climb' || kind === 'jump' ? [] : engaged.map((enemy) => enemy.id),
    kind,
  })
  return { character: charId, did: true }
}

/** A strained token that pays for it, who was engaged before, and its kind if the character moved by itself. */
type Movement = {
  readonly token: number | null
  readonly left: readonly string[]
  readonly kind?: MoveKind | null
}

/** What follows from every movement: lost hunker tokens, abilities that answer it, what strained costs. */
export function* afterMovement(run: MatchRun, character: string, { token, left, kind = null }: Movement): Asking<void> {
  checkHunker(run)
  const unit = unitOfCharacter(run.state, character)
  const event = happening('moved', { subject: unit.id, character, kind, left: leftUnits(run, character, left) })
  yield* openWindow(run, [event], firstOf(run))
  strain(run, unit.id, token, 'moved', fightOf(run))
}

/** The units whose engagement a character has left. */
function leftUnits(run: MatchRun, id: string, before: readonly string[]): string[] {
  const field = fieldOf(run.state, run.content)
  const moved = field.characters.find((one) => one.id === id)
  if (moved === undefined) return []
  const now = new Set(field.characters.filter((enemy) => isEngagedWith(field, moved, enemy)).map((one) => one.unit.id))
  const units = before.map((enemy) => unitOfCharacter(run.state, enemy).id)
  return [...new Set(units)].filter((one) => !now.has(one))
}
