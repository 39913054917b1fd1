import { tableOf } from '../../../contract/table-form.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { touchesTerrain } from '../measuring/distance.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { Board, BoardForm } from '../table/board.ts'
import type { StatedCreature } from '../table/creature.ts'
import { discOf, frameViolations, placeSide, placeTerrain, sameNames } from '../table/place-board.ts'
import type { PlacedBoard, PlacedCreature, PlacedTerrain } from '../table/placed-board.ts'
import { readTerrain } from '../table/read-terrain.ts'
import { micrometres } from '../vocabulary.ts'
import { aurasOn, changesFor } from './in-force.ts'
import { readFighter, type Surroundings, withPlace } from './read-fighter.ts'

type Path = readonly (string | number)[]

/** Finds the board that is meant and reads it; the answer is all that is wrong, or the board. */
export function placeBoard(form: BoardForm, content: SignumContent, path: Path = ['board']): PlacedBoard | Refusal {
  const found = tableOf(form, (id) => content.boards.get(id)?.board)
  if (found !== null) return placeDrawn(found.table, content, [...path, found.path])
  const facts = { kind: 'board' as const, id: 'content' in form ? form.content : '' }
  return refuse([{ rule: 'signum.content.known', path: [...path, 'content'], facts }])
}

/** The board that a question means; the question was ruled on, so there is one. */
export function boardOf(form: BoardForm, content: SignumContent): Board {
  const found = tableOf(form, (id) => content.boards.get(id)?.board)
  if (found === null) throw new Error('A board that was ruled on cannot be unknown afterwards.')
  return found.table
}

/** Reads a board: its cards, what they give each other there, and everything in micrometres. */
function placeDrawn(board: Board, content: SignumContent, path: Path): PlacedBoard | Refusal {
  const violations: SignumViolation[] = []
  const terrain = board.terrain.map((template, index) => {
    const at = [...path, 'terrain', index]
    return placeTerrain(readTerrain(template, content, at, violations), at, violations)
  })
  const creatures = board.creatures.map((creature, index) =>
    placeCreature(creature, board, terrain, content, [...path, 'creatures', index], violations),
  )
  const [read, templates] = [creatures.map(({ creature }) => creature), terrain.map((one) => one.terrain)]
  violations.push(...sameNames(read, templates, board.sides, path), ...frameViolations(board, read, path))
  if (violations.length > 0) return refuse(violations)
  const placed = {
    width: micrometres(board.width),
    height: micrometres(board.height),
    sides: board.sides.map(placeSide),
    creatures,
    terrain,
    teams: board.teams,
  }
  return withChanges(placed, board, content)
}

/** The board of a ruling, to be drawn. */
export function ruledBoard(board: BoardForm, content: SignumContent): PlacedBoard {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) throw new Error('A board that was ruled on cannot be refused when it is drawn.')
  return placed
}

/** A creature as it stands there, before anything that the board gives it. */
function placeCreature(
  stated: StatedCreature,
  board: Board,
  terrain: readonly PlacedTerrain[],
  content: SignumContent,
  path: Path,
  violations: SignumViolation[],
): PlacedCreature {
  const plain = readFighter(stated, content, path, violations)
  const creature = withPlace(plain, stated, content)
  const disc = discOf(creature)
  if (creature.card === null) return { creature, disc }
  const around = { situation: situationOf(stated, disc, board, terrain), changes: [], reasons: [] }
  return { creature: withPlace(readFighter(stated, content, path, [], around), stated, content), disc }
}

function situationOf(
  { player }: StatedCreature,
  disc: PlacedCreature['disc'],
  board: Board,
  terrain: readonly PlacedTerrain[],
): Surroundings['situation'] {
  const cards = (templates: readonly PlacedTerrain[]) =>
    templates.flatMap(({ terrain: { card } }) => (card === null ? [] : [card]))
  return {
    buildings: board.cities.filter((city) => city.player === player).flatMap(({ buildings }) => buildings),
    terrain: cards(terrain),
    touching: cards(terrain.filter((template) => template.outline.length > 0 && touchesTerrain(disc, template))),
  }
}

/** The board with what auras and templates in contact give each creature. */
function withChanges(placed: PlacedBoard, board: Board, content: SignumContent): PlacedBoard {
  const auras = aurasOn(placed)
  const grants = placed.terrain.filter(({ terrain }) => terrain.grants.length > 0)
  if (auras.length === 0 && grants.length === 0) return placed
  const creatures = placed.creatures.map((one, index) => {
    const stated = board.creatures[index]
    const found = changesFor(one, auras, grants, placed)
    if (stated === undefined || found.changes.length === 0) return one
    const around = { situation: situationOf(stated, one.disc, board, placed.terrain), ...found }
    return { ...one, creature: withPlace(readFighter(stated, content, [], [], around), stated, content) }
  })
  return { ...placed, creatures }
}
