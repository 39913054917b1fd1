import { sidesOf } from '../../../geometry/polygon.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { MissionRuleKind } from '../content/mission.ts'
import { assemble, type Chain } from '../table/assembly.ts'
import type { MapPiece } from '../table/map-piece.ts'
import { commonPart } from '../table/piece-placement.ts'
import { placeZone } from '../table/place-map.ts'
import { PlacedMap } from '../table/placed-map.ts'
import type { Position, Reaction } from '../vocabulary.ts'
import { rulesNow } from './procedures/mission-rules.ts'
import type { ChainState, DoorState, GearsState, PlayerState } from './state.ts'

/** The parts of a state that its map follows from. */
export type Laid = Pick<GearsState, 'chains' | 'doors'>

/** Maps that were joined already, by everything that they follow from; joining them again would give the same. */
const knownByContent = new WeakMap<GearsContent, Map<string, PlacedMap>>()
const MAX_KNOWN = 64

/** The maps of states that were asked for, by the chains that they share. */
const recent = new WeakMap<
  GearsState['chains'],
  { readonly doors: GearsState['doors']; readonly content: GearsContent; phase: number; map: PlacedMap }
>()

/** The map of a state. */
export function mapOfState(state: GearsState, content: GearsContent): PlacedMap {
  const { chains, doors, phase } = state
  const last = recent.get(chains)
  if (last !== undefined && last.doors === doors && last.phase === phase && last.content === content) return last.map
  const isLinked = hasRule(state, content, 'doorsJoinZones')
  const map = mapOf(state, isLinked, content) ?? new PlacedMap([], [], [])
  recent.set(chains, { doors, content, phase, map })
  return map
}

/** The map of laid pieces; null if they cannot lie like that. */
export function mapOf({ chains, doors }: Laid, areDoorsLinked: boolean, content: GearsContent): PlacedMap | null {
  const key = JSON.stringify([chains, doors.map(({ piece }) => piece), areDoorsLinked])
  const known = knownMaps(content)
  const found = known.get(key)
  if (found !== undefined) return found
  const laid = chains.filter(({ pieces }) => pieces.length > 0)
  if (laid.length === 0) return new PlacedMap([], [], [])
  const joined = assemble(laid.map((chain) => chainOf(chain, doors, content)))
  if (joined instanceof Refusal) return null
  const zones = joined.map.zones.map(placeZone)
  const exits = joined.map.doors.map(({ zone }) => zones.findIndex(({ id }) => id === zone))
  const map = new PlacedMap(zones, joined.borders, joined.map.doors, areDoorsLinked ? pairsOf(exits) : [])
  if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '')
  known.set(key, map)
  return map
}

function knownMaps(content: GearsContent): Map<string, PlacedMap> {
  const known = knownByContent.get(content) ?? new Map<string, PlacedMap>()
  knownByContent.set(content, known)
  return known
}

function chainOf({ pieces, turnFirst, branch }: ChainState, doors: readonly DoorState[], content: GearsContent): Chain {
  return {
    pieces: piecesOf(pieces, content),
    placements: [],
    turnFirst,
    branch: piecesOf(branch, content),
    doors: doors.map(({ piece }) => piece),
    pathOf: () => [],
  }
}

const piecesOf = (ids: readonly string[], { pieces }: GearsContent): MapPiece[] =>
  ids.flatMap((id) => pieces.get(id) ?? [])

const pairsOf = (zones: readonly number[]): [number, number][] =>
  zones.flatMap((zone, index) => zones.slice(index + 1).map((other): [number, number] => [zone, other]))

const hasRule = (state: GearsState, content: GearsContent, kind: MissionRuleKind): boolean =>
  rulesNow(state, content).some((rule) => rule.kind === kind)

/** The zones of a piece that touch its entrance side, where soldiers start. */
export function entranceZones(piece: string, { pieces }: GearsContent): string[] {
  const printed = pieces.get(piece)
  if (printed === undefined) return []
  const { entrance, zones } = printed
  const touches = ({ polygon }: MapPiece['zones'][number]) =>
    sidesOf(polygon).some((side) => commonPart(entrance, side) !== null)
  return zones.filter(touches).map(({ id }) => `${piece}-${id}`)
}

/** The zone that a door stands in. */
export const doorZone = (map: PlacedMap, { piece }: DoorState): string =>
  map.doors.find(({ id }) => id === `${piece}-door`)?.zone ?? ''

/** The pieces of a chain, those of its branch last. */
export const allPieces = ({ pieces, branch }: ChainState): readonly string[] => [...pieces, ...branch]

/** The number of the map that a piece lies on. */
export const chainOfPiece = ({ chains }: Laid, piece: string | null): number =>
  chains.findIndex((chain) => piece !== null && allPieces(chain).includes(piece))

/** The level that a piece was laid for. */
export function levelOfPiece({ chains }: Laid, piece: string): number | null {
  for (const { pieces, levels, branch, branchLevels } of chains) {
    const level = levels[pieces.indexOf(piece)] ?? branchLevels[branch.indexOf(piece)]
    if (level !== undefined) return level
  }
  return null
}

/** Whether a soldier stands on the map. */
export const isPlaced = ({ position }: PlayerState): boolean => position.zone !== ''

/** Where a soldier is before being placed. */
export const UNPLACED: Position = { zone: '' }

/** The reaction icons of a hand. */
export const reactionsOf = (hand: readonly string[], { orderCards }: GearsContent): Reaction[] =>
  hand.flatMap((card) => orderCards.get(card)?.icon ?? [])
