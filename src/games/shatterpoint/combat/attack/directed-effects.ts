import type { Side } from '../../dice/modifier.ts'
import type { DirectedIcon } from '../../vocabulary.ts'
import type { Asking } from './decision.ts'
import { choose, enemyOf, type Fight, isCancelled, isStrained, note, receive, strain } from './fight.ts'

/** Where a directed icon stands. */
export type IconPlace = 'tree' | 'table'

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

/** The enemy may be pushed away, then the shoving character may follow; only what strains somebody is asked. */
function* shove(fight: Fight, by: Side, place: IconPlace): Asking<void> {
  const target = enemyOf(by)
  if (isHeldOff(fight, place)) note(fight, 'notMoved', target, { icon: 'shove' })
  else yield* push(fight, by, place)
  const follows = isStrained(fight, by) ? yield* choose(fight, 'followUp', by, ['stay', 'follow']) : 'follow'
  note(fight, follows === 'follow' ? 'followUp' : 'declined', by, { icon: 'shove' })
  if (follows === 'follow') strain(fight, by, 'moved')
}

function* push(fight: Fight, by: Side, place: IconPlace): Asking<void> {
  const target = enemyOf(by)
  const answer = isStrained(fight, target) ? yield* choose(fight, 'shove', by, ['moved', 'notMoved']) : 'moved'
  note(fight, answer === 'moved' ? 'shove' : 'notMoved', target, { icon: 'shove' })
  if (answer === 'notMoved') return
  if (place === 'tree') fight.trace.applied('shatterpoint.tree.range-not-rechecked', { unit: fight.units[target].id })
  strain(fight, target, 'moved')
}

/** Whether Steadfast keeps the defender in place: only against the first shove of the attacker’s options. */
function isHeldOff(fight: Fight, place: IconPlace): boolean {
  const { defender } = fight.question
  if (place === 'table' || !defender.steadfast) return false
  fight.treeShoves += 1
  fight.trace.applied('shatterpoint.keyword.steadfast', { unit: fight.units.defender.id, shove: fight.treeShoves })
  return fight.treeShoves === 1
}
