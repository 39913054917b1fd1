import { BOOK } from '../../content/book-numbers.ts'
import type { Side } from '../../dice/modifier.ts'
import { type DirectedIcon, type Icon, isDirected } from '../../vocabulary.ts'
import { abilitiesOf } from '../abilities/owned.ts'
import { keywordOf } from '../abilities/standing.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf, placedOf } from '../field.ts'
import { type AngleGrant, type Asking, ask, askOne, type MatchRun } from '../questions.ts'
import { isWoundedUnit, unitOfCharacter } from '../units.ts'
import { isUsable, resolvePaid } from './abilities.ts'
import type { Fight } from './fight.ts'
import { healTimes } from './healing.ts'
import { moveOne } from './moving.ts'
import { drive } from './pushing.ts'
import { receive, suffer } from './tokens.ts'

/** Where a directed icon stands. */
type IconPlace = 'tree' | 'table'

const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker')

/** Whether the defence table cancels this icon of the attacker; each cancellation is used once. */
export function isCancelled(run: MatchRun, fight: Fight, icon: Icon): boolean {
  const place = fight.cancelled.indexOf(icon)
  if (place < 0) return false
  fight.cancelled.splice(place, 1)
  run.trace.applied('shatterpoint.expertise.negate', { by: 'defender', icons: [icon] })
  run.emit({ type: 'iconCancelled', attack: fight.number, icon })
  return true
}

/** Step 10.A: the attacker’s table icons, directed ones first, then the personal ones of table and tree. */
export function* attackerIcons(run: MatchRun, fight: Fight): Asking<void> {
  const icons = fight.final?.queuedAttacker ?? []
  const kept = icons.filter((icon) => isDirected(icon) || !isCancelled(run, fight, icon))
  fight.waiting.push(...kept.filter((icon) => !isDirected(icon)))
  if (kept.length > 0 || fight.waiting.length > 0) {
    run.trace.applied('shatterpoint.turn.window-order-attack', { window: 'attackerEffects' })
  }
  yield* directedIcons(run, fight, 'attacker', kept.filter(isDirected), 'table')
  yield* personalIcons(run, fight, 'attacker', fight.waiting)
}

/** Step 10.B: the defender’s table, damage and directed icons first. */
export function* defenderIcons(run: MatchRun, fight: Fight): Asking<void> {
  const { queuedDefender = [], attackerDamage = 0 } = fight.final ?? {}
  if (queuedDefender.length === 0 && attackerDamage === 0) return
  run.trace.applied('shatterpoint.turn.window-order-attack', { window: 'defenderEffects' })
  const attacker = unitOfCharacter(run.state, fight.attacker)
  suffer(run, attacker.id, attackerDamage, { cause: 'attack', by: fight.defender, fight })
  yield* directedIcons(run, fight, 'defender', queuedDefender.filter(isDirected), 'table')
  const personal = queuedDefender.filter((icon) => !isDirected(icon))
  yield* personalIcons(run, fight, 'defender', personal)
}

/** Directed icons of a side against its enemy, in the order that side wants. */
export function* directedIcons(
  run: MatchRun,
  fight: Fight,
  by: Side,
  icons: readonly DirectedIcon[],
  place: IconPlace,
): Asking<void> {
  const { player } = unitOfCharacter(run.state, fight[by])
  const orders = ordersOf(icons).map((order) => [{ orderIcons: { icons: order } }, order] as const)
  if (orders.length === 0) return
  const about = { attack: fight.number, attacker: fight.attacker, defender: fight.defender }
  for (const icon of yield* askOne(player, 'effectOrder', about, orders)) {
    if (by === 'attacker' && isCancelled(run, fight, icon)) continue
    const target = unitOfCharacter(run.state, fight[enemyOf(by)])
    run.trace.applied('shatterpoint.icon.directed-target', { icon, unit: target.id })
    if (icon === 'shove') yield* shove(run, fight, by, place)
    else receive(run, target.id, icon, { cause: 'attack', by: fight[by], fight })
  }
}

/** Every order of some icons, conditions before shoves first; icons that are alike make no other order. */
function ordersOf(icons: readonly DirectedIcon[]): DirectedIcon[][] {
  if (icons.length === 0) return []
  if (icons.length === 1) return [[...icons]]
  const firsts = [...new Set(icons)].sort((a, b) => Number(a === 'shove') - Number(b === 'shove'))
  return firsts.flatMap((first) => ordersOf(icons.toSpliced(icons.indexOf(first), 1)).map((rest) => [first, ...rest]))
}

/** The enemy may be pushed away, then the shoving character may follow. */
function* shove(run: MatchRun, fight: Fight, by: Side, place: IconPlace): Asking<void> {
  const [shover, affected] = [fight[by], fight[enemyOf(by)]]
  const push = isHeldOff(run, fight, place) ? null : yield* askAngle(run, 'shove', shover, affected)
  if (push !== null)
    yield* drive(
      run,
      { command: 'shove', character: affected, source: shover, mode: 'push', range: BOOK.shoveRange },
      push,
    )
  const follow = yield* askAngle(run, 'followUp', shover, affected)
  if (follow !== null)
    yield* drive(
      run,
      { command: 'followUp', character: shover, source: affected, mode: 'pull', range: BOOK.shoveRange },
      follow,
    )
  run.trace.applied('shatterpoint.shove', { shover, affected, doesPush: push !== null, follows: follow !== null })
}

/** Asks whether a shove moves somebody, and at which angle. */
function* askAngle(run: MatchRun, kind: 'shove' | 'followUp', shover: string, affected: string): Asking<number | null> {
  const { player } = unitOfCharacter(run.state, shover)
  const [character, source] = kind === 'shove' ? [affected, shover] : [shover, affected]
  const grant: AngleGrant = {
    command: kind,
    character,
    source,
    mode: kind === 'shove' ? 'push' : 'pull',
    range: BOOK.shoveRange,
  }
  const none: ShatterpointCommand = kind === 'shove' ? { shove: { angle: null } } : { followUp: { angle: null } }
  const answer = yield* ask(player, kind, { about: { shover, affected }, options: [none], angles: [grant] })
  if ('shove' in answer) return answer.shove.angle
  return 'followUp' in answer ? answer.followUp.angle : null
}

/** Whether Steadfast keeps the defender in place: only against the first shove of the attacker’s options. */
function isHeldOff(run: MatchRun, fight: Fight, place: IconPlace): boolean {
  const { state, content } = run
  const field = fieldOf(state, content)
  const defender = placedOf(field, fight.defender)
  if (place === 'table' || keywordOf('steadfast', defender, { state, field, content, fight }) === 0) return false
  fight.treeShoves += 1
  run.trace.applied('shatterpoint.keyword.steadfast', { unit: defender.unit.id, shove: fight.treeShoves })
  return fight.treeShoves === 1
}

/** The personal icons of a side, in the order it wants; it may leave out what it does not want. */
function* personalIcons(run: MatchRun, fight: Fight, side: Side, icons: readonly Icon[]): Asking<void> {
  const character = fight[side]
  const { player, id: unit } = unitOfCharacter(run.state, character)
  const left = icons.filter((icon) => icon !== 'activeAbility' || mayUseAbility(run, unit))
  while (left.length > 0) {
    const options: ShatterpointCommand[] = [
      ...[...new Set(left)].map((icon) => ({ resolvePersonal: { icon } })),
      { declinePersonal: {} },
    ]
    const answer = yield* ask(player, 'personal', { about: { attack: fight.number, character }, options })
    if (!('resolvePersonal' in answer)) break
    const { icon } = answer.resolvePersonal
    left.splice(left.indexOf(icon), 1)
    run.trace.applied('shatterpoint.icon.personal-may', { icon, unit, isUsed: true })
    yield* takePersonal(run, fight, character, icon)
  }
  for (const icon of left) run.trace.applied('shatterpoint.icon.personal-may', { icon, unit, isUsed: false })
}

/** Outside its own activation a unit uses no active ability. */
function mayUseAbility(run: MatchRun, unit: string): boolean {
  const { activation } = run.state
  const isActivating = activation?.unit === unit && !activation.isOver
  run.trace.applied('shatterpoint.icon.active-ability', { unit, isActivating })
  return isActivating
}

function* takePersonal(run: MatchRun, fight: Fight, character: string, icon: Icon): Asking<void> {
  const about = { attack: fight.number, icon }
  switch (icon) {
    case 'heal':
      yield* healTimes(run, [character], 1, about)
      return
    case 'activeAbility':
      return yield* freeAbility(run, character)
    case 'advance':
    case 'climb':
    case 'dash':
    case 'jump':
    case 'reposition':
      yield* moveOne(run, [character], [icon], about)
      return
    default:
      throw new Error(`${icon} is not personal.`)
  }
}

/** The unit may use one of its active abilities without its Force cost. */
function* freeAbility(run: MatchRun, character: string): Asking<void> {
  const unit = unitOfCharacter(run.state, character)
  if (isWoundedUnit(unit)) return
  const usable = abilitiesOf(unit, run.content).filter(
    (owned) => owned.ability.type === 'active' && !owned.ability.action && isUsable(run, owned, null, true),
  )
  if (usable.length === 0) return
  const options: ShatterpointCommand[] = [
    ...usable.map(({ id }) => ({ useAbility: { abilityId: id } })),
    { decline: {} },
  ]
  const answer = yield* ask(unit.player, 'granted', { about: { unit: unit.id, icon: 'activeAbility' }, options })
  const chosen = 'useAbility' in answer ? usable.find(({ id }) => id === answer.useAbility.abilityId) : undefined
  if (chosen !== undefined) yield* resolvePaid(run, chosen, null, true)
}
