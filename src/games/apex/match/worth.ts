import { type Cell, stepsBetween } from '../../../geometry/grid.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { DEATH_BOXES, MAX_HEALTH, STARTING_SHIELD } from '../content/vitals.ts'
import { isInside } from '../ring/ring.ts'
import { enemyOf, type Squad } from '../table/squad.ts'
import { ringDamageOf } from '../turn/round-marker.ts'
import { bestFire, lookAt } from './fire.ts'
import { cellOf, enemiesOf, legendsOf, squadOfSeat } from './legends.ts'
import type { AbilityToken, ApexState, LegendState } from './state.ts'
import { boardOf } from './table.ts'

/** How much things count for a bot. Nothing in the book says so; the numbers are chosen by playing. */
const WORTH = {
  decided: 10_000,
  eliminated: 100,
  victoryPoint: 30,
  /** Life of a Legend that has lost a box already, or waits to come back. */
  spentLife: 0.5,
  waiting: 0.25,
  /** Damage on the weakest enemy that still has both boxes counts once more. */
  focus: 0.6,
  doomed: -15,
  emergencyShield: 8,
  fire: 0.8,
  farAway: -0.6,
  dry: -12,
  ammo: 1,
  weapon: 4,
  roof: 3,
  cover: 3,
  exposed: -4,
  feat: 2,
  tactical: 3,
  ultimate: 5,
  cooling: -1,
  healing: 3,
  needed: 3,
  grenade: 3,
  attachment: 1,
  bin: 3,
} as const

/** How far away an enemy is not worth approaching any more, and how near a closed bin has to be. */
const FAR = 14
const BIN_REACH = 3
/** After this round nobody goes for bins. */
const LAST_BIN_ROUND = 3

const WHOLE = STARTING_SHIELD + MAX_HEALTH

/** How well a seat stands: its squad’s standing without the enemy’s. */
export function worthOf(state: ApexState, seat: number, content: ApexContent): number {
  const squad = squadOfSeat(state, seat)
  if (squad === null) return 0
  if (state.result !== null) return decidedWorth(state.result.winner, squad)
  return squadWorth(state, squad, content) - squadWorth(state, enemyOf(squad), content)
}

function decidedWorth(winner: Squad | null, squad: Squad): number {
  if (winner === null) return 0
  return winner === squad ? WORTH.decided : -WORTH.decided
}

function squadWorth(state: ApexState, squad: Squad, content: ApexContent): number {
  const own = legendsOf(state, squad)
  const enemies = legendsOf(state, enemyOf(squad))
  return own.reduce((sum, legend) => sum + legendWorth(state, legend, content), 0) + progress(enemies)
}

/** What the squad has taken from its enemies: first eliminations win the match, further ones are points. */
function progress(enemies: readonly LegendState[]): number {
  const taken = enemies.map(({ boxes }) => DEATH_BOXES - boxes)
  const first = taken.filter((boxes) => boxes > 0).length
  const further = taken.reduce((sum, boxes) => sum + Math.max(0, boxes - 1), 0)
  const untouched = enemies.filter((enemy) => enemy.boxes === DEATH_BOXES && cellOf(enemy) !== null)
  const wounds = untouched.map(({ shield, health }) => WHOLE - shield - health)
  return WORTH.eliminated * first + WORTH.victoryPoint * further + WORTH.focus * Math.max(0, ...wounds)
}

function legendWorth(state: ApexState, legend: LegendState, content: ApexContent): number {
  const means = belongings(state, legend, content)
  const cell = cellOf(legend)
  if (cell === null) return means + (legend.where === 'off' ? WORTH.waiting * WHOLE : lifeOf(legend))
  return means + lifeOf(legend) + standing(state, legend, cell, content)
}

function lifeOf({ shield, health, boxes, equipment }: LegendState): number {
  const spare = equipment.emergencyShield.depleted ? 0 : WORTH.emergencyShield
  return (shield + health) * (boxes === DEATH_BOXES ? 1 : WORTH.spentLife) + spare
}

/** What the place of a Legend is worth: whom it can shoot at, who can shoot at it, and the Ring. */
function standing(state: ApexState, legend: LegendState, cell: Cell, content: ApexContent): number {
  const board = boardOf(state, content)
  const facing = enemiesOf(state, legend).flatMap((enemy) => {
    const place = cellOf(enemy)
    if (place === null) return []
    const [seen, incoming] = [lookAt(board, cell, place, content), lookAt(board, place, cell, content)]
    return [{ seen, incoming, fire: bestFire(legend, seen, content), danger: bestFire(enemy, incoming, content) }]
  })
  const fire = Math.max(0, ...facing.map((one) => one.fire))
  const nearest = Math.min(FAR, ...facing.map(({ seen }) => seen.distance))
  const worst = facing.reduce((found, one) => (one.danger > (found?.danger ?? 0) ? one : found), facing[0])
  const watchers = facing.filter(({ danger }) => danger > 0).length
  const isDoomed = (worst?.danger ?? 0) >= legend.shield + legend.health
  const looksDown = facing.some(({ seen }) => seen.visible && seen.targetLevel < seen.shooterLevel)
  return (
    WORTH.fire * fire +
    (fire > 0 || facing.length === 0 ? 0 : WORTH.farAway * nearest) +
    (isDoomed ? WORTH.doomed : 0) +
    (looksDown ? WORTH.roof : 0) +
    (worst?.incoming.inCover === true ? WORTH.cover : 0) +
    (watchers > 1 ? WORTH.exposed * watchers : 0) +
    ringWorth(state, cell, content) +
    binWorth(state, cell, content)
  )
}

function ringWorth({ ring, round }: ApexState, cell: Cell, content: ApexContent): number {
  if (ring === null || round === 0 || isInside(ring, cell)) return 0
  return -ringDamageOf(round, content)
}

function binWorth(state: ApexState, cell: Cell, content: ApexContent): number {
  if (state.round > LAST_BIN_ROUND) return 0
  const closed = boardOf(state, content).objects.filter(
    ({ piece }) => piece.kind === 'supplyBin' && !state.openBins.includes(piece.id),
  )
  const isNear = closed.some(({ edges }) =>
    edges.some(({ x, y }) => stepsBetween(cell, { column: x, row: y }) <= BIN_REACH),
  )
  return isNear ? WORTH.bin : 0
}

/** What a Legend has: weapons and ammunition, feats, ability tokens and what is in its backpack. */
function belongings(state: ApexState, legend: LegendState, content: ApexContent): number {
  const ammo = legend.weapons.reduce((sum, weapon) => sum + Math.max(0, weapon.ammo - 1), 0)
  const isDry = legend.locked && legend.weapons.every((weapon) => weapon.ammo === 0)
  const attachments = legend.weapons.flatMap((weapon) => weapon.attachments).filter((token) => token !== null)
  const tokens = state.tokens.filter((token) => token.legend === legend.id)
  return (
    WORTH.weapon * legend.weapons.length +
    WORTH.ammo * ammo +
    (isDry ? WORTH.dry : 0) +
    WORTH.attachment * 2 * attachments.length +
    WORTH.feat * legend.hand.length +
    tokens.reduce((sum, token) => sum + abilityWorth(token, content), 0) +
    legend.backpack.reduce((sum, token) => sum + tokenWorth(token, legend, content), 0)
  )
}

function abilityWorth({ ability, at }: AbilityToken, content: ApexContent): number {
  if (typeof at === 'object') return 'cooldown' in at ? WORTH.cooling * at.cooldown : 0
  return content.abilityCards.get(ability)?.slot === 'ultimate' ? WORTH.ultimate : WORTH.tactical
}

function tokenWorth(token: string, { shield, health }: LegendState, content: ApexContent): number {
  if (content.consumables.has(token)) {
    return WORTH.healing + (shield < STARTING_SHIELD || health < MAX_HEALTH ? WORTH.needed : 0)
  }
  return content.grenades.has(token) ? WORTH.grenade : WORTH.attachment
}
