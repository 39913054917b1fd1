import { enemyOf } from '../../combat/attack/attack-host.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { Side } from '../../dice/modifier.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type AngleGrant, type Asking, ask, type MatchRun } from '../questions.ts'
import { unitOfCharacter } from '../units.ts'
import type { Fight } from './fight.ts'
import { drive } from './pushing.ts'

/** A shove: the enemy of a side may be pushed away, unless it is held; whether it is. */
export function* pushOff(run: MatchRun, fight: Fight, by: Side, isHeld: boolean): Asking<boolean> {
  if (isHeld) return false
  const [shover, affected] = [fight[by], fight[enemyOf(by)]]
  const grant = { command: 'shove', character: affected, source: shover, mode: 'push', range: BOOK.shoveRange } as const
  return yield* driveIfWanted(run, grant, { shover, affected })
}

/** Then the shoving character may follow; whether it does. */
export function* followOn(run: MatchRun, fight: Fight, by: Side): Asking<boolean> {
  const [shover, affected] = [fight[by], fight[enemyOf(by)]]
  const grant = {
    command: 'followUp',
    character: shover,
    source: affected,
    mode: 'pull',
    range: BOOK.shoveRange,
  } as const
  return yield* driveIfWanted(run, grant, { shover, affected })
}

type Shove = { readonly shover: string; readonly affected: string }

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
