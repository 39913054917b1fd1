import type { Side } from '../../dice/modifier.ts'
import { enemyOf } from './attack-host.ts'
import type { Asking } from './decision.ts'
import { choose, type Fight, note, strain } from './fight.ts'
import { followOnTable, shoveOnTable } from './fight-table.ts'

/** The enemy may be pushed away: as the question says, or it is asked; whether it is. */
export function* push(fight: Fight, by: Side, isHeld: boolean): Asking<boolean> {
  const target = enemyOf(by)
  const choice = fight.question.shoves[fight.shoves]
  const doesPush = !isHeld && (choice === undefined ? yield* asksPush(fight, by) : choice.push !== null)
  if (doesPush) {
    const moved = shoveOnTable(fight, target, by, choice?.push?.angle)
    note(fight, 'shove', target, { icon: 'shove', ...movedText(moved) })
    if (moved !== 0) strain(fight, target, 'moved')
  } else note(fight, 'notMoved', target, { icon: 'shove' })
  return doesPush
}

/** The shoving character may follow, as the question says, or it is asked; whether it does. */
export function* follow(fight: Fight, by: Side): Asking<boolean> {
  const choice = fight.question.shoves[fight.shoves]
  const follows = choice === undefined ? yield* asksFollow(fight, by) : choice.follow !== null
  if (follows) {
    const moved = followOnTable(fight, by, enemyOf(by), choice?.follow?.angle)
    note(fight, 'followUp', by, { icon: 'shove', ...movedText(moved) })
    if (moved !== 0) strain(fight, by, 'moved')
  } else note(fight, 'declined', by, { icon: 'shove' })
  fight.shoves += 1
  return follows
}

function* asksPush(fight: Fight, by: Side): Asking<boolean> {
  return (yield* choose(fight, 'shove', by, ['moved', 'notMoved'])) === 'moved'
}

function* asksFollow(fight: Fight, by: Side): Asking<boolean> {
  return (yield* choose(fight, 'followUp', by, ['stay', 'follow'])) === 'follow'
}

const movedText = (moved: number | null) => (moved === null ? {} : { millimetres: moved })
