import { tableOf } from '../../../contract/table-form.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { touchesTerrain } from '../measuring/distance.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { Board, BoardForm } from '../table/board.ts'
import type { Creature, StatedCreature } from '../table/creature.ts'
import { discOf, frameViolations, placeSide, placeTerrain, sameNames } from '../table/place-board.ts'
import type { PlacedBoard, PlacedCreature, PlacedTerrain } from '../table/placed-board.ts'
import { readTerrain } from '../table/read-terrain.ts'
import { micrometres } from '../vocabulary.ts'
import { aurasOn, changesFor } from './in-force.ts'
import { baseOf, type FighterContext, readFighter, withPlace } from './read-fighter.ts'

type Path = readonly (string | number)[]

type Known = { readonly content: SignumContent; readonly placed: PlacedBoard }

/** Boards that are asked about many times, with how they were read; null for those not read yet. */
const known = new WeakMap<Board, Known | null>()

/** Has a board read once only. A match does so; a ruling tells what it read each time. */
export function readOnce(board: Board): Board {
  known.set(board, null)
  return board
}

/** Finds the board that is meant and reads it; the answer is all that is wrong, or the board. */
export function placeBoard(form: BoardForm, content: SignumContent, path: Path = ['board']): PlacedBoard | Refusal {
  const found = tableOf(form, (id) => content.boards.get(id)?.board)
  if (found !== null) return placeOnce(found.table, content, [...path, found.path])
  const facts = { kind: 'board' as const, id: 'content' in form ? form.content : '' }
  return refuse([{ rule: 'signum.content.known', path: [...path, 'content'], facts }])
}

function placeOnce(board: Board, content: SignumContent, path: Path): PlacedBoard | Refusal {
  const before = known.get(board)
  if (before?.content === content) return before.placed
  const placed = placeDrawn(board, content, path)
  if (before !== undefined && !(placed instanceof Refusal)) known.set(board, { content, placed })
  return placed
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
  const terrain = keptTerrain(board, content) ?? readTemplates(board, content, path, violations)
  const creatures = board.creatures.map((creature, index) =>
    keptCreature(creature, board, terrain, content, () =>
      placeCreature(creature, board, terrain, content, [...path, 'creatures', index], violations),
    ),
  )
  const [read, templates] = [creatures.map(({ creature }) => creature), terrain.map((one) => one.terrain)]
  violations.push(...sameNames(read, templates, board.sides, path), ...frameViolations(board, read, path))
  if (violations.length > 0) return refuse(violations)
  if (known.has(board)) keptTemplates.set(board.terrain, { content, placed: terrain })
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

const readTemplates = (
  board: Board,
  content: SignumContent,
  path: Path,
  violations: SignumViolation[],
): readonly PlacedTerrain[] =>
  board.terrain.map((template, index) => {
    const at = [...path, 'terrain', index]
    return placeTerrain(readTerrain(template, content, at, violations), at, violations)
  })

/** What a creature was read with: as long as that is the same, it is the same. */
type KeptCreature = {
  readonly content: SignumContent
  readonly situation: string
  /** The lists that its situation was made of. */
  readonly lists: readonly unknown[]
  readonly placed: PlacedCreature
}
const keptCreatures = new WeakMap<StatedCreature, KeptCreature>()

type KeptTerrain = { readonly content: SignumContent; readonly placed: readonly PlacedTerrain[] }
const keptTemplates = new WeakMap<Board['terrain'], KeptTerrain>()

/** Boards of a match share whatever did not change between them; those of rulings are read as a whole. */
function keptTerrain(board: Board, content: SignumContent): readonly PlacedTerrain[] | undefined {
  const before = known.has(board) ? keptTemplates.get(board.terrain) : undefined
  return before?.content === content ? before.placed : undefined
}

/** A creature of a board that is read once: as it was before, if nothing that it was read with has changed. */
function keptCreature(
  stated: StatedCreature,
  board: Board,
  terrain: readonly PlacedTerrain[],
  content: SignumContent,
  read: () => PlacedCreature,
): PlacedCreature {
  if (!known.has(board)) return read()
  const kept = keptCreatures.get(stated)
  const before = kept?.content === content ? kept : undefined
  const lists = [terrain, ...citiesOf(stated, board).map(({ buildings }) => buildings)]
  if (before?.lists.length === lists.length && lists.every((list, index) => list === before.lists[index])) {
    return before.placed
  }
  const disc = discOf({ ...stated, base: baseOf(stated, content) })
  const situation = JSON.stringify(situationOf(stated, disc, board, terrain))
  const placed =
    before?.situation === situation
      ? before.placed
      : { creature: readAlike(stated, situation, content, () => read().creature), disc }
  keptCreatures.set(stated, { content, situation, lists, placed })
  return placed
}

const citiesOf = ({ player }: StatedCreature, { cities }: Board) => cities.filter((city) => city.player === player)

/** Creatures of matches as they were read, wherever they stood; so many at most. */
const alike = new WeakMap<SignumContent, Map<string, Creature>>()
const MAX_ALIKE = 4096

/** A creature as one that was described alike, in the same surroundings, but may have stood elsewhere. */
function readAlike(
  stated: StatedCreature,
  surroundings: string,
  content: SignumContent,
  read: () => Creature,
): Creature {
  const known = alike.get(content) ?? new Map<string, Creature>()
  alike.set(content, known)
  const { x: _x, y: _y, ...rest } = stated
  const key = JSON.stringify(rest) + surroundings
  const before = known.get(key)
  if (before !== undefined) return withPlace(before, stated, content)
  const creature = read()
  if (known.size >= MAX_ALIKE) known.clear()
  known.set(key, creature)
  return creature
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
  const context = { situation: situationOf(stated, disc, board, terrain), changes: [], reasons: [] }
  return { creature: withPlace(readFighter(stated, content, path, [], context), stated, content), disc }
}

function situationOf(
  stated: StatedCreature,
  disc: PlacedCreature['disc'],
  board: Board,
  terrain: readonly PlacedTerrain[],
): FighterContext['situation'] {
  const cards = (templates: readonly PlacedTerrain[]) =>
    templates.flatMap(({ terrain: { card } }) => (card === null ? [] : [card]))
  return {
    buildings: citiesOf(stated, board).flatMap(({ buildings }) => buildings),
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
    const context = { situation: situationOf(stated, one.disc, board, placed.terrain), ...found }
    const read = () => withPlace(readFighter(stated, content, [], [], context), stated, content)
    const creature = known.has(board) ? readAlike(stated, JSON.stringify(context), content, read) : read()
    return { ...one, creature }
  })
  return { ...placed, creatures }
}
