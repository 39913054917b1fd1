import type { Cell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { END_OF } from '../readings.ts'
import { recordTurn, turnOnce } from '../route/rotation.ts'
import { layCard, pathOnBoard } from '../route/route.ts'
import type { RouteSource } from '../route/route-draws.ts'
import type { Field } from '../setting/field.ts'
import { type Beacon, firstFreeAround, nearestTo, roomAt } from './beacons.ts'

/** An Automaton that drops. */
export type Dropping = { readonly legend: string; readonly score: number }

export type TriedEnd = {
  readonly facing: Facing
  readonly end: Cell
  readonly ok: boolean
  readonly reason: 'OFF_BOARD' | 'OCCUPIED' | null
}

export type Entry = {
  readonly legend: string
  readonly card: string
  readonly tried: readonly TriedEnd[]
  readonly space: Cell
  readonly fallback: boolean
}

/** Those who drop, the lower initiative score first. */
export function dropOrder(automata: readonly Dropping[], trace: ApexTrace): Dropping[] {
  const order = [...automata].sort((a, b) => a.score - b.score)
  trace.applied('apex.automata.drop.enemy-order', { order: order.map(({ legend, score }) => ({ legend, score })) })
  return order
}

/** The beacons that are farthest from the nearest of the players, in their order. */
export function farthestBeacons(beacons: readonly Beacon[], players: readonly Cell[]): Beacon[] {
  const away = beacons.map(({ cell }) => nearestTo(cell, players) ?? 0)
  const most = Math.max(...away)
  return beacons.filter((_, index) => away[index] === most)
}

/** The beacon of the drop, and those that are as far away. */
export function findBeacon(
  beacons: readonly Beacon[],
  players: readonly Cell[],
  wanted: string | null,
  trace: ApexTrace,
): { beacon: Beacon; tie: string[] } | Refusal {
  const farthest = farthestBeacons(beacons, players)
  const tie = farthest.length > 1 ? farthest.map(({ id }) => id) : []
  const distances = beacons.map(({ id, cell }) => ({ id, distance: nearestTo(cell, players) ?? 0 }))
  const beacon = wanted === null ? farthest[0] : farthest.find(({ id }) => id === wanted)
  if (beacon === undefined) {
    const facts = { reason: 'BEACON_NOT_TIED', beacon: wanted ?? '', distances, tie }
    return refuse([{ rule: 'apex.automata.drop.enemy-beacon', path: ['beacon'], facts }])
  }
  trace.applied('apex.automata.drop.enemy-beacon', { reason: null, beacon: beacon.id, distances, tie })
  return { beacon, tie }
}

/** The other beacons, the farthest from the players first. */
export function otherBeacons(beacons: readonly Beacon[], beacon: Beacon, players: readonly Cell[]): Beacon[] {
  const away = ({ cell }: Beacon) => nearestTo(cell, players) ?? 0
  return beacons.filter(({ id }) => id !== beacon.id).sort((a, b) => away(b) - away(a))
}

/** Drops the Automata one after the other, all at one beacon. */
export function dropAll(
  field: Field,
  order: readonly Dropping[],
  beacon: Beacon,
  others: readonly Beacon[],
  deck: RouteSource,
  trace: ApexTrace,
): Entry[] | Refusal {
  const entries: Entry[] = []
  for (const [index, { legend }] of order.entries()) {
    if (index > 0) trace.applied('apex.automata.drop.second-automaton', { legend, beacon: beacon.id })
    const entry = dropAt(field, legend, beacon, others, deck, trace)
    if (entry instanceof Refusal) return entry
    trace.applied('apex.automata.drop.transfer-ignores', { legend, space: entry.space })
    field.figures.set(`automaton ${index}`, entry.space)
    entries.push(entry)
  }
  return entries
}

/** Drops an Automaton at a beacon by a Route card, or beside it where the card fails. */
export function dropAt(
  field: Field,
  legend: string,
  beacon: Beacon,
  others: readonly Beacon[],
  deck: RouteSource,
  trace: ApexTrace,
): Entry | Refusal {
  const card = deck.draw()
  const tried: TriedEnd[] = []
  const initialFacing = layCard(card, beacon.cell, null, field.viewpoint, trace).facing
  let laid = { initialFacing, facing: initialFacing, turned: 0 }
  for (;;) {
    const end = pathOnBoard(card, END_OF, beacon.cell, laid.facing).at(-1) ?? beacon.cell
    const reason = !field.holds(end) ? 'OFF_BOARD' : field.isFree(end) ? null : 'OCCUPIED'
    tried.push({ facing: laid.facing, end, ok: reason === null, reason })
    trace.applied('apex.automata.drop.enemy-route', { legend, card: card.id, facing: laid.facing, end, reason })
    if (reason === null) return { legend, card: card.id, tried, space: end, fallback: false }
    const turned = turnOnce(laid, 'drop', false)
    recordTurn(laid.facing, turned, initialFacing, 'drop', trace)
    if (turned.exhausted) break
    laid = { initialFacing, facing: turned.facing, turned: turned.turned }
  }
  const space = besideBeacons(field, beacon, others, trace)
  return 'violations' in space ? space : { legend, card: card.id, tried, space, fallback: true }
}

/** The first free space beside a beacon, the next ones, or in rings around the first. */
function besideBeacons(field: Field, beacon: Beacon, others: readonly Beacon[], trace: ApexTrace): Cell | Refusal {
  const full: string[] = []
  for (const candidate of [beacon, ...others]) {
    const [space] = roomAt(field, candidate)
    if (space !== undefined) {
      if (full.length > 0) {
        trace.applied('apex.automata.respawn.full-beacon', { reason: null, full, beacon: candidate.id })
      }
      return space
    }
    full.push(candidate.id)
  }
  const space = firstFreeAround(field, beacon)
  if (space === null) return refuseFull(full)
  trace.applied('apex.automata.respawn.full-beacon', { reason: null, full, beacon: null })
  return space
}

/** That there is no room on the whole board. */
export const refuseFull = (full: readonly string[]): Refusal =>
  refuse([
    {
      rule: 'apex.automata.respawn.full-beacon',
      path: ['board'],
      facts: { reason: 'NO_SPACE', full: [...full], beacon: null },
    },
  ])
