import { type AttackHost, enemyOf } from '../../combat/attack/attack-host.ts'
import { bestNext, type TreeGoal } from '../../combat/tree/best-path.ts'
import { optionAt, type Tree } from '../../combat/tree/tree.ts'
import type { Side } from '../../dice/modifier.ts'
import type { DirectedIcon, Icon } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import type { ShatterpointCommand } from '../command.ts'
import { type Asking, ask, askOne, type MatchRun, type ShatterpointQuestion } from '../questions.ts'
import { isWoundedUnit, unitOfCharacter } from '../units.ts'
import type { Fight } from './fight.ts'
import { freeAbility } from './free-ability.ts'
import { healTimes } from './healing.ts'
import { moveOne } from './moving.ts'
import { hasKeyword, isProtected } from './pools.ts'
import { followOn, pushOff } from './shoving.ts'
import { lose, receive, strain, suffer, sufferTogether } from './tokens.ts'
import { openWindow, takeWoundings } from './windows.ts'

/** What an attack in a match remembers from its start: the attacker’s strained token, and which woundings are older. */
export type Start = { readonly token: number | null; readonly woundings: number }

/** An attack is resolved on the table of a match, and its seats are asked. */
export function matchHost(
  run: MatchRun,
  fight: Fight,
  tree: Tree,
  start: Start,
): AttackHost<ShatterpointQuestion, ShatterpointCommand> {
  const sideOf = (side: Side) => unitOfCharacter(run.state, fight[side])
  const unitOf = (side: Side) => sideOf(side).id
  let order: DirectedIcon[] = []
  return {
    trace: run.trace,
    unitOf,
    characterOf: (side) => fight[side],
    isWounded: (side) => isWoundedUnit(sideOf(side)),
    becameWounded: (side) => fight.wounded.includes(unitOf(side)),
    isActivating: (side) => run.state.activation?.unit === unitOf(side) && !run.state.activation.isOver,
    hasSteadfast: () => hasKeyword(run, fight, 'steadfast'),
    hasProtection: () => isProtected(run, fight),
    enter() {},
    successesFound(successes) {
      fight.successes = successes
      run.emit({ type: 'successesFound', attack: fight.number, successes })
    },
    optionChosen: ({ id }) => run.emit({ type: 'optionChosen', attack: fight.number, option: id, pool: fight.pool }),
    iconCancelled: (icon) => run.emit({ type: 'iconCancelled', attack: fight.number, icon }),
    protectionUsed: () => run.emit({ type: 'poolChanged', attack: fight.number, pool: fight.pool, by: 'protection' }),
    personalDeclined() {},
    lose: (side, condition) => lose(run, unitOf(side), condition),
    receive: (side, condition) =>
      receive(run, unitOf(side), condition, { cause: 'attack', by: fight[enemyOf(side)], fight }),
    sufferPool(pool, returned) {
      const hits = [
        { unit: unitOf('defender'), amount: pool },
        { unit: unitOf('attacker'), amount: returned },
      ]
      sufferTogether(run, hits, sideOf('attacker').player, { cause: 'attack', by: fight.attacker, fight })
    },
    sufferTable: (amount) => suffer(run, unitOf('attacker'), amount, { cause: 'attack', by: fight.defender, fight }),
    payForAttack: () => strain(run, unitOf('attacker'), start.token, 'attacked', fight),
    chooseOption: (open) => askOption(run, fight, tree, open),
    *chooseDirected(by, left) {
      if (order.length !== left.length) order = yield* askOrder(run, fight, by, left)
      const [first, ...rest] = order
      if (first === undefined) throw new Error('No icon is left.')
      order = rest
      return first
    },
    choosePersonal: (side, left) => askPersonal(run, fight, side, left),
    takePersonal: (side, icon) => takePersonal(run, fight, side, icon),
    push: (by, isHeld) => pushOff(run, fight, by, isHeld),
    follow: (by) => followOn(run, fight, by),
    *changePool() {
      if (fight.pool > 0) yield* openWindow(run, [happening('damagePoolApply', { fight })], sideOf('attacker').player)
    },
    *resolveAbilities() {
      const events = [happening('attackResolved', { fight }), ...takeWoundings(run, start.woundings)]
      yield* openWindow(run, events, sideOf('attacker').player)
    },
  }
}

/** The option that a seat takes that does not choose: towards the most damage. */
const MOST_DAMAGE: TreeGoal = { wants: null, damage: 1, icons: [] }

function* askOption(run: MatchRun, fight: Fight, tree: Tree, open: readonly number[]): Asking<number | null> {
  if (open.length === 0) return null
  const options: ShatterpointCommand[] = [
    ...open.map((place) => ({ chooseOption: { id: optionAt(tree, place).id } })),
    { stopTree: {} },
  ]
  const { attacker, defender, pool, successes, path, number: attack } = fight
  const left = successes - path.length
  const best = bestNext(tree, path, left, MOST_DAMAGE)
  const about = {
    ...{ attack, attacker, defender, pool, left },
    best: best === null ? null : optionAt(tree, best).id,
  }
  const answer = yield* ask(unitOfCharacter(run.state, attacker).player, 'treeOption', { about, options })
  return 'chooseOption' in answer ? (tree.places.get(answer.chooseOption.id) ?? null) : null
}

/** In which order a side wants its directed icons. */
function* askOrder(run: MatchRun, fight: Fight, by: Side, icons: readonly DirectedIcon[]): Asking<DirectedIcon[]> {
  const { player } = unitOfCharacter(run.state, fight[by])
  const orders = ordersOf(icons).map((order) => [{ orderIcons: { icons: order } }, order] as const)
  const about = { attack: fight.number, attacker: fight.attacker, defender: fight.defender }
  return yield* askOne(player, 'effectOrder', about, orders)
}

/** Every order of some icons, conditions before shoves first; icons that are alike make no other order. */
function ordersOf(icons: readonly DirectedIcon[]): DirectedIcon[][] {
  if (icons.length <= 1) return [[...icons]]
  const firsts = [...new Set(icons)].sort((a, b) => Number(a === 'shove') - Number(b === 'shove'))
  return firsts.flatMap((first) => ordersOf(icons.toSpliced(icons.indexOf(first), 1)).map((rest) => [first, ...rest]))
}

function* askPersonal(run: MatchRun, fight: Fight, side: Side, left: readonly Icon[]): Asking<Icon | null> {
  const character = fight[side]
  const options: ShatterpointCommand[] = [
    ...[...new Set(left)].map((icon) => ({ resolvePersonal: { icon } })),
    { declinePersonal: {} },
  ]
  const { player } = unitOfCharacter(run.state, character)
  const answer = yield* ask(player, 'personal', { about: { attack: fight.number, character }, options })
  return 'resolvePersonal' in answer ? answer.resolvePersonal.icon : null
}

function* takePersonal(run: MatchRun, fight: Fight, side: Side, icon: Icon): Asking<void> {
  const character = fight[side]
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
