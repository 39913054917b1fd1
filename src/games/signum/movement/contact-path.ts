import type { Point } from '../../../geometry/plane.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { inContact } from '../measuring/distance.ts'
import type { SignumRules } from '../rules.ts'
import { has } from '../table/creature.ts'
import { isTerrain, type PlacedBoard, type PlacedCreature } from '../table/placed-board.ts'
import { BAND_LENGTHS, type TerrainAbility } from '../vocabulary.ts'
import { FreeLegs, type Obstacles } from './free-leg.ts'
import { judgeMove } from './move.ts'
import { bandOf, exemption, type MoveMode } from './movement.ts'
import { type ShortPath, shortestPaths } from './shortest-paths.ts'
import { legLength } from './sweep.ts'
import { placesAround } from './turning-points.ts'

/** How a creature comes into contact with an enemy. */
export type ContactPath = {
  readonly by: 'contact' | 'move' | 'run'
  readonly mode: MoveMode
  readonly length: number
  readonly allowance: number
  /** The places that the centre passes after its start. */
  readonly path: readonly Point[]
}

/** A creature that looks for paths. */
export type Seeker = { readonly board: PlacedBoard; readonly mover: PlacedCreature; readonly mayRun: boolean }

/** The shortest path into contact with each enemy that was found and that the rules allow: a move, or else a run. */
export function pathsIntoContact(seeker: Seeker, enemies: readonly PlacedCreature[]): (ContactPath | null)[] {
  const straight = enemies.map((enemy) => pathByItself(seeker, enemy))
  const found = fillIn(straight, enemies, (missed) => pathsPast(seeker, missed, ['impassable']))
  if (exemption(seeker.mover) !== null || !seeker.board.terrain.some((one) => isTerrain(one, 'difficult'))) return found
  // Difficult terrain stops or shortens a move, so that the longer path around it may be the one that gets there.
  return fillIn(found, enemies, (missed) => pathsPast(seeker, missed, ['impassable', 'difficult']))
}

type Found = readonly (ContactPath | null)[]

/** Looks again for what was not found. */
function fillIn(
  found: Found,
  enemies: readonly PlacedCreature[],
  search: (missed: readonly PlacedCreature[]) => Found,
): (ContactPath | null)[] {
  const missed = enemies.filter((_, index) => found[index] === null)
  if (missed.length === 0) return [...found]
  const more = search(missed)
  return enemies.map((enemy, index) => found[index] ?? more[missed.indexOf(enemy)] ?? null)
}

/** A path that looks at nothing in between: who touches the enemy already, or flies or jumps over what is there. */
function pathByItself(seeker: Seeker, enemy: PlacedCreature): ContactPath | null {
  const { disc, creature } = seeker.mover
  if (inContact(disc, enemy.disc)) return { by: 'contact', mode: 'walk', length: 0, allowance: 0, path: [] }
  const modes = (['fly', 'jump'] as const).filter((mode) => has(creature, mode === 'fly' ? 'flight' : 'jump'))
  const ends = endsAt(seeker.mover, enemy, disc).map((end) => lengthen({ length: 0, path: [] }, disc, end))
  for (const mode of modes) {
    const path = firstLegal(seeker, enemy, mode, ends)
    if (path !== null) return path
  }
  return null
}

/** Paths of a walk around everything that it may not pass over. */
function pathsPast(seeker: Seeker, enemies: readonly PlacedCreature[], walls: readonly TerrainAbility[]): Found {
  const { board, mover, mayRun } = seeker
  const most = BAND_LENGTHS[bandOf({ mover, run: mayRun })]
  const obstacles: Obstacles = {
    bases: board.creatures.filter((other) => other !== mover),
    walls: board.terrain.filter((template) => walls.some((ability) => isTerrain(template, ability))),
  }
  const legs = new FreeLegs(board, obstacles, mover.disc.radius)
  const near = enemies.filter(({ disc }) => legLength({ from: mover.disc, to: disc }) <= reachOf(mover, disc, most))
  const ways =
    near.length === 0
      ? []
      : shortestPaths(
          mover.disc,
          near.map(({ disc }) => disc),
          obstacles,
          most,
          legs,
        )
  return enemies.map((enemy) =>
    near.includes(enemy) ? firstLegal(seeker, enemy, 'walk', walksTo(mover, enemy, ways, most, legs)) : null,
  )
}

const reachOf = ({ disc }: PlacedCreature, goal: PlacedCreature['disc'], most: number): number =>
  most + disc.radius + goal.radius

/** More ends than this are not looked at for one that is free, and more paths are not judged. */
const LIMITS = { ends: 120, judged: 4 } as const

/** Paths to where a base touches the enemy’s, the shortest first. */
function walksTo(
  mover: PlacedCreature,
  enemy: PlacedCreature,
  ways: readonly ShortPath[],
  most: number,
  legs: FreeLegs,
): ShortPath[] {
  const ended = ways.flatMap((way) => {
    const from = way.path.at(-1) ?? mover.disc
    return endsAt(mover, enemy, from)
      .slice(0, ENDS_OF_WALK)
      .map((end) => ({ from, end, ...lengthen(way, from, end) }))
  })
  const shortest = ended.filter(({ length }) => length <= most).sort((a, b) => a.length - b.length)
  const open: ShortPath[] = []
  for (const { from, end, length, path } of shortest.slice(0, LIMITS.ends)) {
    if (open.length === LIMITS.judged) break
    if (legs.isOpen(from, end, enemy.disc)) open.push({ length, path })
  }
  return open
}

/** A walk ends at the side of the enemy that it comes from: straight ahead, or a little to the left or right. */
const ENDS_OF_WALK = 5

const lengthen = ({ length, path }: ShortPath, from: Point, to: Point): ShortPath => ({
  length: length + legLength({ from, to }),
  path: [...path, to],
})

/** Where a base touches the enemy’s, the nearest to a place first. */
function endsAt({ disc }: PlacedCreature, { disc: goal }: PlacedCreature, from: Point): Point[] {
  const places = placesAround(goal, disc.radius + goal.radius, Math.atan2(from.y - goal.y, from.x - goal.x))
  return places
    .map((place) => ({ place, length: legLength({ from, to: place }) }))
    .sort((a, b) => a.length - b.length)
    .map(({ place }) => place)
}

/** The first of some paths that the rules allow as a move; else as a run. */
function firstLegal(
  { board, mover, mayRun }: Seeker,
  enemy: PlacedCreature,
  mode: MoveMode,
  paths: readonly ShortPath[],
): ContactPath | null {
  for (const run of mayRun ? [false, true] : [false]) {
    const allowance = BAND_LENGTHS[bandOf({ mover, run })]
    const legal = paths.find(({ length, path }) => {
      if (length > allowance) return false
      const move = judgeMove({ board, mover, path, mode, run }, new Trace<SignumRules>())
      return move.legal && move.stoppedBy === null && move.contacts.includes(enemy.creature.id)
    })
    if (legal !== undefined) return { by: run ? 'run' : 'move', mode, allowance, ...legal }
  }
  return null
}
