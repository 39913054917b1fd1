import { Trace } from '../../../rulebook/trace.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointRules } from '../rules.ts'
import { contestedBy, controlOf } from '../victory/control.ts'
import { innermost } from '../victory/track.ts'
import { opponentOf, type Player } from '../vocabulary.ts'
import { fieldOf } from './field.ts'
import { openActions } from './procedures/activation.ts'
import type { ShatterpointState, UnitInMatch } from './state.ts'
import { cardOf, playerOf, seatOf } from './units.ts'

/** What the parts of a state are worth to a player. */
const WEIGHTS = {
  card: 100,
  distance: 40,
  objective: 6,
  priority: 3,
  wouldControl: 4,
  momentum: 2,
  wound: 4,
  injuries: 8,
  damage: 4,
  defeated: 15,
  condition: 1,
  force: 0.7,
  hunker: 0.5,
  reserve: 1,
  contesting: 1,
  /** For every millimetre that a character is away from the nearest active objective. */
  farAway: 0.01,
  /** What the activating unit may still do: nothing is given up without need. */
  actionLeft: 4,
  /** A move or an attack that is open now, and every damage of a pool that is growing. */
  openMove: 2,
  openAttack: 4,
  pool: 0.8,
} as const

/** How well a seat stands: its own side less that of the opponent. */
export function worthOf(state: ShatterpointState, seat: number, content: ShatterpointContent): number {
  const player = playerOf(seat)
  return sideWorth(state, player, content) - sideWorth(state, opponentOf(player), content)
}

function sideWorth(state: ShatterpointState, player: Player, content: ShatterpointContent): number {
  const units = state.units.filter((unit) => unit.player === player)
  const lost = units.reduce((sum, unit) => sum + harmOf(unit, content), 0)
  const { force, reserve } = state.players[player]
  return (
    trackWorth(state, player) +
    tableWorth(state, player, content) -
    lost +
    WEIGHTS.force * force.ready +
    (reserve === null ? 0 : WEIGHTS.reserve) +
    promiseOf(state, player, content)
  )
}

/** What a player may still make of the moment: actions that are left, and what is open in the question that waits. */
function promiseOf(state: ShatterpointState, player: Player, content: ShatterpointContent): number {
  const left = state.active === player ? WEIGHTS.actionLeft * Math.min(2, openActions(state, content).length) : 0
  const pending = state.procedure?.pending
  if (pending == null || pending.seat !== seatOf(player)) return left
  const { moves, options, about } = pending
  const hasAttack = options.some((option) => 'declareAttack' in option)
  const pool = typeof about.pool === 'number' ? about.pool : 0
  return left + (moves.length > 0 ? WEIGHTS.openMove : 0) + (hasAttack ? WEIGHTS.openAttack : 0) + WEIGHTS.pool * pool
}

/** Claimed cards, the way of the token to the own momentum, and momentum itself. */
function trackWorth({ track, claimed }: ShatterpointState, player: Player): number {
  const seen = player === 'A' ? track.token : -track.token
  const left = Math.max(1, innermost(player, track) - seen)
  return WEIGHTS.card * claimed[player].length + WEIGHTS.distance / left + WEIGHTS.momentum * track.momentum[player]
}

/** What lies on a unit, as a loss. */
function harmOf(unit: UnitInMatch, content: ShatterpointContent): number {
  if (unit.defeated) return WEIGHTS.defeated + WEIGHTS.injuries
  const { stamina, durability } = cardOf(unit, content)
  const strained = unit.conditions.includes('strained') ? 1 : 0
  return (
    WEIGHTS.wound * unit.wounds +
    (WEIGHTS.injuries * unit.injuries) / durability +
    WEIGHTS.damage * Math.min(1, unit.damage / stamina) +
    WEIGHTS.condition * (unit.conditions.length + strained) -
    WEIGHTS.hunker * unit.hunker
  )
}

/** Objectives that are held, or would be, and how near the characters are to them. */
function tableWorth(state: ShatterpointState, player: Player, content: ShatterpointContent): number {
  const field = fieldOf(state, content)
  const active = field.objectives.filter(({ face }) => face === 'active')
  const trace = new Trace<ShatterpointRules>()
  let worth = 0
  for (const objective of active) {
    const value = WEIGHTS.objective + (objective.priority ? WEIGHTS.priority : 0)
    if (objective.controller === player) worth += value
    if (controlOf(field, objective, trace).controller === player) worth += WEIGHTS.wouldControl
  }
  for (const character of field.characters) {
    if (character.unit.player !== player) continue
    const { x, y } = character.disc
    const away = active.map(({ disc }) => Math.hypot(disc.x - x, disc.y - y) / 1000)
    if (away.length > 0) worth -= WEIGHTS.farAway * Math.min(...away)
    if (contestedBy(character, field).length > 0) worth += WEIGHTS.contesting
  }
  return worth
}
