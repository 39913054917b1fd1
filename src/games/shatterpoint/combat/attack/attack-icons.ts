import type { Side } from '../../dice/modifier.ts'
import type { DirectedIcon, Icon } from '../../vocabulary.ts'
import { type Course, enemyOf, type Resolving } from './attack-host.ts'

/** Where a directed icon stands. */
type IconPlace = 'tree' | 'table'

/** Whether the defence table cancels this icon of the attacker; each cancellation is used once. */
export function isCancelled<Q, A>({ clash, host }: Resolving<Q, A>, by: Side, icon: Icon): boolean {
  const place = by === 'attacker' ? clash.cancelled.indexOf(icon) : -1
  if (place < 0) return false
  clash.cancelled.splice(place, 1)
  host.trace.applied('shatterpoint.expertise.negate', { by: 'defender', icons: [icon] })
  host.iconCancelled(icon)
  return true
}

/** Directed icons of a side against its enemy, in the order that side wants. */
export function* directedIcons<Q, A>(
  attack: Resolving<Q, A>,
  by: Side,
  icons: readonly DirectedIcon[],
  place: IconPlace,
): Course<Q, A, void> {
  const left = [...icons]
  while (left.length > 0) {
    const icon = yield* attack.host.chooseDirected(by, left)
    left.splice(left.indexOf(icon), 1)
    if (!isCancelled(attack, by, icon)) yield* directedIcon(attack, by, icon, place)
  }
}

function* directedIcon<Q, A>(
  attack: Resolving<Q, A>,
  by: Side,
  icon: DirectedIcon,
  place: IconPlace,
): Course<Q, A, void> {
  const { host } = attack
  const target = enemyOf(by)
  host.trace.applied('shatterpoint.icon.directed-target', { icon, unit: host.unitOf(target) })
  if (icon === 'shove') yield* shove(attack, by, place)
  else host.receive(target, icon)
}

/** The enemy may be pushed away, then the shoving character may follow. */
function* shove<Q, A>(attack: Resolving<Q, A>, by: Side, place: IconPlace): Course<Q, A, void> {
  const { host } = attack
  const target = enemyOf(by)
  const doesPush = yield* host.push(by, isHeldOff(attack, place))
  if (doesPush && place === 'tree')
    host.trace.applied('shatterpoint.tree.range-not-rechecked', { unit: host.unitOf(target) })
  const follows = yield* host.follow(by)
  const [shover, affected] = [host.characterOf(by), host.characterOf(target)]
  host.trace.applied('shatterpoint.shove', { shover, affected, doesPush, follows })
}

/** Whether Steadfast keeps the defender in place: only against the first shove of the attacker’s options. */
function isHeldOff<Q, A>({ clash, host }: Resolving<Q, A>, place: IconPlace): boolean {
  if (place === 'table' || !host.hasSteadfast()) return false
  clash.treeShoves += 1
  const [unit, shove] = [host.unitOf('defender'), clash.treeShoves]
  host.trace.applied('shatterpoint.keyword.steadfast', { unit, shove })
  return shove === 1
}

/** The personal icons of a side, in the order it wants; it may leave out what it does not want. */
export function* personalIcons<Q, A>(attack: Resolving<Q, A>, side: Side): Course<Q, A, void> {
  const { clash, host } = attack
  dropAbilities(attack, side)
  const unit = host.unitOf(side)
  const waiting = clash.waiting[side]
  while (waiting.length > 0) {
    const icon = yield* host.choosePersonal(side, waiting)
    if (icon === null) break
    waiting.splice(waiting.indexOf(icon), 1)
    host.trace.applied('shatterpoint.icon.personal-may', { icon, unit, isUsed: true })
    yield* host.takePersonal(side, icon)
  }
  for (const icon of waiting.splice(0)) {
    host.trace.applied('shatterpoint.icon.personal-may', { icon, unit, isUsed: false })
    host.personalDeclined(side, icon)
  }
}

/** Outside its own activation a unit uses no active ability. */
function dropAbilities<Q, A>({ clash, host }: Resolving<Q, A>, side: Side): void {
  const waiting = clash.waiting[side]
  if (!waiting.includes('activeAbility')) return
  const isActivating = host.isActivating(side) && !host.isWounded(side)
  host.trace.applied('shatterpoint.icon.active-ability', { unit: host.unitOf(side), isActivating })
  if (!isActivating) clash.waiting[side] = waiting.filter((icon) => icon !== 'activeAbility')
}
