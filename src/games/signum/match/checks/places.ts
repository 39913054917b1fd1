import { sideOf } from '../../city/player-side.ts'
import { radiusOf } from '../../city/summon/list-positions.ts'
import { type Positions, positionsAt } from '../../city/summon/summon-positions.ts'
import type { Character, Hero } from '../../content/cards.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { centimetres, type Point } from '../../vocabulary.ts'
import type { PlayerId } from '../players.ts'
import { cardOf, type SignumState } from '../state.ts'
import { placedOf } from '../table.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }

/** Where along the side of a player a creature may be put. */
export function positionsFor(scene: Scene, player: PlayerId, card: string): Positions | null {
  const board = placedOf(scene)
  const side = sideOf(board, player)
  const found = scene.content.cards.get(cardOf(card)) as Hero | Character | undefined
  if (side === undefined || found === undefined) return null
  return positionsAt(board, side, radiusOf(found.base), found.kind === 'hero')
}

export const pointAt = ({ axis, across }: Positions, along: number): Point =>
  axis === 'x' ? { x: centimetres(along), y: centimetres(across) } : { x: centimetres(across), y: centimetres(along) }

/** More places than this are not spelled out. */
const MAX_PLACES = 9

/** Both ends and the middle of each stretch where a creature may be put. */
export function summonPlaces(scene: Scene, player: PlayerId, card: string): Point[] {
  const positions = positionsFor(scene, player, card)
  if (positions === null) return []
  const longestFirst = positions.intervals.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const along = longestFirst.flatMap(({ from, to }) => (from === to ? [from] : [Math.round((from + to) / 2), from, to]))
  return along.slice(0, MAX_PLACES).map((place) => pointAt(positions, place))
}
