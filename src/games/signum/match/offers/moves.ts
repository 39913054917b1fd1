import type { Offer } from '../../../../contract/match.ts'
import { gapBetween } from '../../../../geometry/disc/disc.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { enemiesOf } from '../../measuring/distance.ts'
import { type ContactPath, pathsIntoContact } from '../../movement/contact-path.ts'
import { type MoveMode, modesOf } from '../../movement/movement.ts'
import type { PlacedBoard, PlacedCreature } from '../../table/placed-board.ts'
import { centimetres, type Point } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import type { SignumCommand } from '../command.ts'
import type { Going } from '../places/straight-way.ts'
import { placedCreature, placedOf } from '../table.ts'
import { freeField, isLegalWay } from './free-way.ts'
import { wholeWayField } from './whole-way.ts'
import { contactMoveText, freeMoveText } from './words.ts'

/** Ways are looked for to so many of the nearest enemies. */
const MAX_PATHS = 4

/** The moves and runs of a creature: into contact with enemies, and freely in a straight line. It pauses at each. */
export function* moveOffers(scene: Scene, id: string): Steps<Offer[]> {
  const board = placedOf(scene)
  const mover = placedCreature(scene, id)
  const offers = contactOffers(scene, board, mover)
  const ways = offers.flatMap(({ command }) => wayOf(command as SignumCommand) ?? [])
  for (const run of [false, true]) {
    for (const mode of modesOf(mover)) {
      yield
      const known = ways.filter((way) => way.run === run && way.mode === mode).map(({ path }) => path)
      offers.push(...(yield* freeOffer(scene, { board, mover, mode, run }, known)))
    }
  }
  return offers
}

type Way = { readonly run: boolean; readonly mode: MoveMode; readonly path: readonly Point[] }

const wayOf = (command: SignumCommand): Way | null => {
  if ('move' in command) return { run: false, ...command.move }
  return 'run' in command ? { run: true, ...command.run } : null
}

const inCentimetres = ({ x, y }: Point): Point => ({ x: centimetres(x), y: centimetres(y) })

const commandFor = (run: boolean, path: readonly Point[], mode: MoveMode): SignumCommand => {
  const way = { path: path.map(inCentimetres), mode }
  return run ? { run: way } : { move: way }
}

/** The shortest way into contact with each of the nearest enemies. */
function contactOffers(scene: Scene, board: PlacedBoard, mover: PlacedCreature): Offer[] {
  const enemies = enemiesOf(board, mover.creature.player)
    .toSorted((a, b) => gapBetween(mover.disc, a.disc) - gapBetween(mover.disc, b.disc))
    .slice(0, MAX_PATHS)
  const paths = pathsIntoContact({ board, mover, mayRun: true }, enemies)
  return enemies.flatMap(({ creature }, index) => contactOffer(scene, board, mover, creature.id, paths[index] ?? null))
}

function contactOffer(
  { content }: Scene,
  board: PlacedBoard,
  mover: PlacedCreature,
  enemy: string,
  found: ContactPath | null,
): Offer[] {
  if (found === null || found.by === 'contact') return []
  const run = found.by === 'run'
  const path = found.path.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  if (!isLegalWay({ board, mover, mode: found.mode, run }, path)) return []
  const text = contactMoveText(mover.creature.id, enemy, run, found.mode, content)
  return [{ command: commandFor(run, path, found.mode), group: run ? 'run' : 'move', text }]
}

/** A straight move to anywhere in a region, with some places in it; but for a jump, also any way of several pieces. */
function* freeOffer(scene: Scene, going: Going, known: readonly (readonly Point[])[]): Steps<Offer[]> {
  const { mover, mode, run } = going
  const name = run ? 'run' : 'move'
  const open = yield* freeField(scene, going, `${name}.path.0`)
  const [first] = open?.samples ?? []
  if (open === null || first === undefined) return []
  const way = { path: [first], mode }
  const command: SignumCommand = run ? { run: way } : { move: way }
  const text = freeMoveText(mover.creature.id, run, mode, scene.content)
  const whole = mode === 'jump' ? [] : [wholeWayField(going, `${name}.path`, known.length === 0 ? [[first]] : known)]
  return [{ command, group: name, text, open: [open, ...whole] }]
}
