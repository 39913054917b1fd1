import { isNearPolygon } from '../../../../src/games/signum/city/terrain/template-placement.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { PlayerId } from '../../../../src/games/signum/match/players.ts'
import { cardOf, type SignumState } from '../../../../src/games/signum/match/state.ts'
import { placedOf } from '../../../../src/games/signum/match/table.ts'
import { overlapsTerrain } from '../../../../src/games/signum/measuring/distance.ts'
import { type Random, shuffled } from '../../../../src/rulebook/random.ts'
import { ANA, BRUNO, Table } from './arranged.ts'

/** Tables with fourteen creatures and six templates, on which there is hardly any room. */

type Place = readonly [x: number, y: number]
type Standing = { readonly player: PlayerId; readonly id: string; readonly at: Place }
type Crowd = (random: Random) => readonly Standing[]

const CREATURES = 14
const TEMPLATES = ['forest', 'rocks', 'ruins', 'cliff', 'bramble', 'ruins']
const BOARD = 60
const SMALL_BASE = 32

export const idsOf = (kind: string): string[] =>
  [...signumContent.cards.values()].flatMap((card) => (card.kind === kind ? [card.id] : []))

const radiusOf = (id: string): number => {
  const card = signumContent.cards.get(cardOf(id))
  return card !== undefined && 'base' in card ? card.base / 20 : 0
}

/** Two heroes and twelve characters, one of each side in turn. */
function people(random: Random, isSmall = false): { readonly player: PlayerId; readonly id: string }[] {
  const ids = shuffled(idsOf('character'), random).filter((id) => !isSmall || radiusOf(id) === SMALL_BASE / 20)
  return [ANA, BRUNO, ...ids.slice(0, CREATURES - 2)].map((id, index) => ({ player: index % 2 === 0 ? 'A' : 'B', id }))
}

/** How far bases are apart that just touch, in centimetres. */
const TOUCHING = SMALL_BASE / 10 + 0.01
const ROW = 4

/** All stand in a knot where each touches up to six others, of both sides. */
const knot: Crowd = (random) => {
  const [left, near] = [20 + random.below(10), 20 + random.below(15)]
  return shuffled(people(random, true), random).map((one, index) => {
    const row = Math.floor(index / ROW)
    const x = left + (index % ROW) * TOUCHING + (row % 2) * (TOUCHING / 2)
    return { ...one, at: [x, near + row * TOUCHING * Math.sin(Math.PI / 3)] }
  })
}

/** All stand anywhere in a part of the battlefield, so near to each other that few can pass. */
const anywhere: Crowd = (random) => scattered(people(random), random, [16, 16, 44, 44], 0.2)

/** Enemies stand along the side of the active player, whose own creatures take the rest of it. */
const besieged: Crowd = (random) => {
  const all = people(random)
  const own = all.filter(({ player }) => player === 'A')
  const others = all.filter(({ player }) => player === 'B')
  const along = others.map((one, index) => ({ ...one, at: [5 + index * 8.3, 53] as const }))
  return [...along, ...scattered(own, random, [2, 40, 58, 57], 0.5, along)]
}

const CROWDS = { knot, anywhere, besieged } as const
export type CrowdName = keyof typeof CROWDS
export const CROWD_NAMES = Object.keys(CROWDS) as readonly CrowdName[]

/** Places at random for each, no nearer to each other than a gap. */
function scattered(
  those: readonly Omit<Standing, 'at'>[],
  random: Random,
  [left, near, right, far]: readonly [number, number, number, number],
  gap: number,
  standing: readonly Standing[] = [],
): Standing[] {
  const placed = [...standing]
  for (const one of those) {
    const radius = radiusOf(one.id)
    const isFree = ([x, y]: Place) =>
      placed.every(({ id, at }) => Math.hypot(at[0] - x, at[1] - y) > radius + radiusOf(id) + gap)
    const at = sought(
      () => [between(left + radius, right - radius, random), between(near + radius, far - radius, random)],
      isFree,
    )
    if (at !== null) placed.push({ ...one, at })
  }
  return placed.slice(standing.length)
}

const between = (from: number, to: number, random: Random): number =>
  Math.round((from + ((to - from) * random.below(10_001)) / 10_000) * 100) / 100

const TRIES = 2_000

/** The first place of many at random that will do. */
function sought(anyPlace: () => Place, isFree: (place: Place) => boolean): Place | null {
  for (let count = 0; count < TRIES; count++) {
    const place = anyPlace()
    if (isFree(place)) return place
  }
  return null
}

type Template = SignumState['terrain'][number]

/** The state with templates wherever they lie on no base and two centimetres from each other. */
function withTemplates(state: SignumState, random: Random): SignumState {
  let terrain: readonly Template[] = []
  const add = (card: string, id: string) => {
    for (let count = 0; count < TRIES; count++) {
      const at = { x: between(6, BOARD - 6, random), y: between(6, BOARD - 6, random) }
      const all = [...terrain, { id, owner: 'A' as const, template: { card, at, rotation: random.below(360) } }]
      if (!hasRoom({ ...state, terrain: all })) continue
      terrain = all
      return
    }
  }
  for (const [index, card] of TEMPLATES.entries()) add(card, `${card}${index}`)
  return { ...state, terrain }
}

const GAP = 20_000

/** Whether the last template lies on no base and on no other template. */
function hasRoom(state: SignumState): boolean {
  const { creatures, terrain } = placedOf({ state, content: signumContent })
  const last = terrain.at(-1)
  if (last === undefined) return true
  return (
    creatures.every(({ disc }) => !overlapsTerrain(disc, last)) &&
    terrain.every((one) => one === last || !isNearPolygon(one.outline, last.outline, GAP))
  )
}

/** A crowded table in the activation phase of the first player, who can pay for everything. */
export function crowdedState(name: CrowdName, random: Random): SignumState {
  const standing = CROWDS[name](random)
  const copies = (kind: string, copy: number) =>
    shuffled(idsOf(kind), random)
      .slice(0, 4)
      .map((id) => `${id}#${copy}`)
  const inPlay = new Set(standing.map(({ id }) => id))
  const characters = shuffled(idsOf('character'), random).filter((id) => !inPlay.has(id))
  const player = (copy: number) => ({
    hand: [...characters.slice(copy * 3, copy * 3 + 3), ...copies('spell', copy), ...copies('relic', copy).slice(0, 2)],
    tactics: copies('tactic', copy),
    deck: Array.from({ length: 12 }, (_, index) => `fireball#${copy}${index + 10}`),
    graveyard: [],
    city: idsOf('building'),
    prosperity: 20,
  })
  const creaturesOf = (side: PlayerId) =>
    Object.fromEntries(
      standing
        .filter((one) => one.player === side)
        .map(({ id, at }) => [id, { at, wounds: id === ANA || id === BRUNO ? 0 : random.below(2) }]),
    )
  const { state } = new Table({
    active: 'A',
    players: { A: player(1), B: player(2) },
    creatures: { A: creaturesOf('A'), B: creaturesOf('B') },
  })
  return withTemplates(state, random)
}

/** The seat that a match waits for. */
export const waitedFor = (state: SignumState): number => signumPlay.activeSeat(state) ?? 0
