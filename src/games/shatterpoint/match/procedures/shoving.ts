import { enemyOf } from '../../combat/attack/attack-host.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { Side } from '../../dice/modifier.ts'
import type { Owned } from '../abilities/owned.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type AngleGrant, type Asking, ask, type MatchRun } from '../questions.ts'
import { standing, unitOf, unitOfCharacter } from '../units.ts'
import type { Fight } from './fight.ts'
import { drive, isFixed, nearestOf } from './pushing.ts'

/** A shove: the enemy of a side may be pushed away, unless it is held; whether it is. */
export function* pushOff(run: MatchRun, fight: Fight, by: Side, isHeld: boolean): Asking<boolean> {
  if (isHeld) return false
  return yield* pushAway(run, { shover: fight[by], affected: fight[enemyOf(by)] })
}

/** Then the shoving character may follow; whether it does. */
export function* followOn(run: MatchRun, fight: Fight, by: Side): Asking<boolean> {
  return yield* pullAfter(run, { shover: fight[by], affected: fight[enemyOf(by)] })
}

/** An ability of a unit shoves somebody, by its character that is nearest; whether anybody moved. */
export function* shoveBy(run: MatchRun, { unit }: Owned, affected: string): Asking<boolean> {
  const shover = nearestOf(run, standing(unitOf(run.state, unit)), affected)
  if (shover === null) return false
  const isPushed = isFixed(run, affected) ? false : yield* pushAway(run, { shover, affected })
  const isFollowed = yield* pullAfter(run, { shover, affected })
  return isPushed || isFollowed
}

type Shove = { readonly shover: string; readonly affected: string }

function* pushAway(run: MatchRun, shove: Shove): Asking<boolean> {
  const { shover, affected } = shove
  const grant = { command: 'shove', character: affected, source: shover, mode: 'push', range: BOOK.shoveRange } as const
  return yield* driveIfWanted(run, grant, shove)
}

function* pullAfter(run: MatchRun, shove: Shove): Asking<boolean> {
  const { shover, affected } = shove
  const grant = {
    command: 'followUp',
    character: shover,
    source: affected,
    mode: 'pull',
    range: BOOK.shoveRange,
  } as const
  return yield* driveIfWanted(run, grant, shove)
}

/** Asks whether a shove moves somebody, and at which angle, and moves them. */
function* driveIfWanted(
  run: MatchRun,
  grant: AngleGrant & { readonly command: 'shove' | 'followUp' },
  shove: Shove,
): Asking<boolean> {
  const { player } = unitOfCharacter(run.state, shove.shover)
  const none: ShatterpointCommand =
    grant.command === 'shove' ? { shove: { angle: null } } : { followUp: { angle: null } }
  const answer = yield* ask(player, grant.command, { about: shove, options: [none], angles: [grant] })
  const angle = 'shove' in answer ? answer.shove.angle : 'followUp' in answer ? answer.followUp.angle : null
  if (angle === null) return false
  yield* drive(run, grant, angle)
  return true
}
