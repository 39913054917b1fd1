import { gapBetween } from '../../../../geometry/disc/disc.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { Mode } from '../../measuring/direction.ts'
import { resolvePush } from '../../movement/push/resolve-push.ts'
import { millimetres } from '../../table/lengths.ts'
import type { Owned } from '../abilities/owned.ts'
import { hasStandingOn } from '../abilities/standing.ts'
import { fieldOf, placedOf, spotOf } from '../field.ts'
import { type AngleGrant, type Asking, ask, type MatchRun } from '../questions.ts'
import { standing, unitOf, unitOfCharacter } from '../units.ts'
import { afterMovement } from './moving.ts'
import { strainToken } from './tokens.ts'

/** An ability pushes or pulls some characters, one after the other; whether any was. */
export function* pushEach(
  run: MatchRun,
  owned: Owned,
  characters: readonly string[],
  mode: Mode,
  range: number,
): Asking<boolean> {
  let isDone = false
  for (const character of characters) if (yield* pushOne(run, owned, character, mode, range)) isDone = true
  return isDone
}

/** An ability pushes a character away from its unit or pulls it towards it, at an angle that its player chooses. */
function* pushOne(run: MatchRun, { unit, id }: Owned, character: string, mode: Mode, range: number): Asking<boolean> {
  if (isFixed(run, character)) return false
  const source = nearestOf(run, standing(unitOf(run.state, unit)), character)
  if (source === null) return false
  const grant: AngleGrant = { command: 'setAngle', character, source, mode, range }
  const { player } = unitOf(run.state, unit)
  const answer = yield* ask(player, 'pushAngle', { about: { unit, ability: id }, angles: [grant] })
  if (!('setAngle' in answer)) return false
  yield* drive(run, grant, answer.setAngle.angle)
  return true
}

/** Whether abilities cannot push or pull a character. */
export function isFixed({ state, content }: MatchRun, id: string): boolean {
  const field = fieldOf(state, content)
  return hasStandingOn('notMoved', placedOf(field, id), { state, field, content, fight: null })
}

/** The character of some that is nearest to another. */
export function nearestOf(run: MatchRun, characters: readonly string[], to: string): string | null {
  const field = fieldOf(run.state, run.content)
  const target = placedOf(field, to)
  const gap = (id: string) => gapBetween(placedOf(field, id).disc, target.disc)
  return characters.toSorted((a, b) => gap(a) - gap(b))[0] ?? null
}

/** Pushes or pulls a character in a straight line, and what follows from it. */
export function* drive(run: MatchRun, grant: AngleGrant, angle: number): Asking<number> {
  const { character, source, mode, range } = grant
  const field = fieldOf(run.state, run.content)
  const object = placedOf(field, character)
  const from = source === null ? null : placedOf(field, source)
  const pushed = resolvePush({ object, source: from, mode, range, angle }, field, run.trace)
  if (pushed instanceof Refusal) throw new Error(`${character} cannot be moved so.`)
  const token = strainToken(run, unitOfCharacter(run.state, character).id)
  run.emit({
    type: mode === 'push' ? 'pushed' : 'pulled',
    character,
    angle: pushed.angle,
    from: spotOf(object),
    to: spotOf(pushed.place),
    millimetres: millimetres(pushed.distance),
    stop: pushed.stop,
  })
  yield* afterMovement(run, character, { token: pushed.distance > 0 ? token : null, left: [] })
  return pushed.distance
}
