import type { Side } from '../../dice/modifier.ts'
import type { DirectedIcon } from '../../vocabulary.ts'
import type { Asking } from './decision.ts'
import { choose, enemyOf, type Fight, isCancelled, note, receive, strain } from './fight.ts'
import { followOnTable, shoveOnTable } from './fight-table.ts'

/** Where a directed icon stands. */
type IconPlace = 'tree' | 'table'

/** Resolves directed icons of a side against its enemy, in the order that side wants. */
export function* directedEffects(
  fight: Fight,
  by: Side,
  icons: readonly DirectedIcon[],
  place: IconPlace,
): Asking<void> {
  const left = [...icons]
  for (let [first] = left; first !== undefined; [first] = left) {
    const icon = yield* choose(fight, 'directedEffect', by, [first, ...others(left, first)])
    left.splice(left.indexOf(icon), 1)
    yield* directedEffect(fight, by, icon, place)
  }
}

const others = (icons: readonly DirectedIcon[], first: DirectedIcon): DirectedIcon[] =>
  [...new Set(icons)].filter((icon) => icon !== first)

function* directedEffect(fight: Fight, by: Side, icon: DirectedIcon, place: IconPlace): Asking<void> {
  if (isCancelled(fight, by, icon)) return
  const target = enemyOf(by)
  fight.trace.applied('shatterpoint.icon.directed-target', { icon, unit: fight.units[target].id })
  if (icon === 'shove') yield* shove(fight, by, place)
  else receive(fight, target, icon)
}

/** The enemy may be pushed away, then the shoving character may follow: as the question says, or it is asked. */
function* shove(fight: Fight, by: Side, place: IconPlace): Asking<void> {
  const choice = fight.question.shoves[fight.shoves]
  fight.shoves += 1
  const isHeld = isHeldOff(fight, place)
  const doesPush = !isHeld && (choice === undefined ? yield* asksPush(fight, by) : choice.push !== null)
  if (doesPush) push(fight, by, place, choice?.push?.angle)
  else note(fight, 'notMoved', enemyOf(by), { icon: 'shove' })
  const follows = choice === undefined ? yield* asksFollow(fight, by) : choice.follow !== null
  if (choice !== undefined) citePolicy(fight, by, doesPush, follows)
  if (follows) follow(fight, by, choice?.follow?.angle)
  else note(fight, 'declined', by, { icon: 'shove' })
}

function* asksPush(fight: Fight, by: Side): Asking<boolean> {
  return (yield* choose(fight, 'shove', by, ['moved', 'notMoved'])) === 'moved'
}

function* asksFollow(fight: Fight, by: Side): Asking<boolean> {
  return (yield* choose(fight, 'followUp', by, ['stay', 'follow'])) === 'follow'
}

/** Says that the question decided it. */
function citePolicy({ trace, units }: Fight, by: Side, doesPush: boolean, follows: boolean): void {
  const facts = { shover: units[by].id, affected: units[enemyOf(by)].id, doesPush, follows }
  trace.applied('shatterpoint.shove', facts)
}

function push(fight: Fight, by: Side, place: IconPlace, angle: number | undefined): void {
  const target = enemyOf(by)
  const moved = shoveOnTable(fight, target, by, angle)
  note(fight, 'shove', target, { icon: 'shove', ...movedText(moved) })
  if (place === 'tree') fight.trace.applied('shatterpoint.tree.range-not-rechecked', { unit: fight.units[target].id })
  if (moved !== 0) strain(fight, target, 'moved')
}

function follow(fight: Fight, by: Side, angle: number | undefined): void {
  const moved = followOnTable(fight, by, enemyOf(by), angle)
  note(fight, 'followUp', by, { icon: 'shove', ...movedText(moved) })
  if (moved !== 0) strain(fight, by, 'moved')
}

const movedText = (moved: number | null) => (moved === null ? {} : { millimetres: moved })

/** Whether Steadfast keeps the defender in place: only against the first shove of the attacker’s options. */
function isHeldOff(fight: Fight, place: IconPlace): boolean {
  const { defender } = fight.question
  if (place === 'table' || !defender.steadfast) return false
  fight.treeShoves += 1
  fight.trace.applied('shatterpoint.keyword.steadfast', { unit: fight.units.defender.id, shove: fight.treeShoves })
  return fight.treeShoves === 1
}
