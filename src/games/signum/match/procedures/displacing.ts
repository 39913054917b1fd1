import { Refusal } from '../../../../rulebook/refusal.ts'
import { pushOnBoard } from '../../combat/ranged/buckshot.ts'
import type { Duration } from '../../content/effects.ts'
import { applyUnshieldedDamage } from '../../damage/damage.ts'
import { judgeMove } from '../../movement/move.ts'
import { placePoint } from '../../table/place-board.ts'
import { BAND_LENGTHS, type Band, centimetres, MICROMETRES, type Point } from '../../vocabulary.ts'
import { chaserOn, mayShift } from '../checks/persecutions.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { creatureOf, fighterOf, findPlaced, placedOf, playerOf } from '../table.ts'
import { askBackstabs } from './backstabbing.ts'
import { writeDamage } from './harm.ts'
import type { Spoken } from './texts.ts'

/** Where a push comes from: the creature that the text belongs to, or the hero of its controller. */
const pusherOf = ({ state }: MatchRun, { self, controller }: Spoken): string =>
  self?.id ?? playerOf(state, controller).hero

/** Creatures are pushed straight away from the source; whoever is stopped takes a point of damage. */
export function pushAll(run: MatchRun, spoken: Spoken, creatures: readonly string[], band: Band): void {
  const source = pusherOf(run, spoken)
  for (const id of creatures.filter((one) => one !== source)) pushOne(run, source, id, band)
}

function pushOne(run: MatchRun, source: string, id: string, band: Band): void {
  const [actor, target] = [findPlaced(run, source), findPlaced(run, id)]
  if (actor === undefined || target === undefined) return
  const { to, stopped } = pushOnBoard({ board: placedOf(run), actor, target }, band)
  const { x, y } = creatureOf(run.state, id)
  if (to !== null) run.emit({ type: 'pushed', creature: id, from: { x, y }, to, stopped })
  if (!stopped) return
  const hurt = applyUnshieldedDamage(fighterOf(run, id), { amount: 1, kind: 'effect', magical: false }, run.trace)
  if (!(hurt instanceof Refusal)) writeDamage(run, hurt, 'effect')
}

/** The controller of a text moves creatures one after the other; enemies in contact may stab them first. */
export function* moveAll(
  run: MatchRun,
  { controller }: Spoken,
  creatures: readonly string[],
  band: Band,
): Asking<void> {
  for (const id of creatures) yield* moveOne(run, id, controller, band)
}

function* moveOne(run: MatchRun, id: string, controller: PlayerId, band: Band): Asking<void> {
  if (findPlaced(run, id) === undefined) return
  const ways = straightWays(run, id, band).map((at) => ({ path: [at], mode: 'walk' as const }))
  const { path, mode = 'walk' } = yield* ask(controller, 'moveCreature', { creature: id, band }, [
    { stay: true },
    ...ways,
  ])
  if (path === undefined) return
  const judged = judgeMove({ ...chaserOn(run, id, band), path: path.map(placePoint), mode, run: false }, run.trace)
  const { x, y } = creatureOf(run.state, id)
  yield* askBackstabs(run, id, judged.backstabbers, 'moveFromContact')
  if (findPlaced(run, id) === undefined) return
  const way = judged.path.slice(1)
  run.emit({ type: 'shifted', creature: id, from: { x, y }, to: way.at(-1) ?? { x, y }, path: way, mode })
}

const DIRECTIONS = 8

/** Straight on as far as it may go, all around. */
function straightWays(run: MatchRun, id: string, band: Band): Point[] {
  const { x, y } = creatureOf(run.state, id)
  const far = BAND_LENGTHS[band] / MICROMETRES
  return Array.from({ length: DIRECTIONS }, (_, index) => (index * 2 * Math.PI) / DIRECTIONS)
    .map((angle) => ({ x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }))
    .map((at) => ({ x: inside(at.x), y: inside(at.y) }))
    .filter((at) => mayShift(run, id, band, { path: [at], mode: 'walk' }))
}

/** Down to whole ten-thousandths towards the middle, so that no way becomes too long. */
const inside = (value: number): number => centimetres(Math.trunc(value * MICROMETRES))

/** A character changes sides for as long as the text says. */
export function takeControl(run: MatchRun, { controller, text }: Spoken, creature: string, lasts: Duration): void {
  const { controller: owner, kind } = creatureOf(run.state, creature)
  if (kind === 'hero' || owner === controller) return
  const { sequence: id, turn } = run.state
  run.emit({ type: 'controlChanged', creature, controller })
  run.emit({
    type: 'effectBegan',
    effect: { id, source: text.name, controller, lasts, turn, on: { control: creature, owner } },
  })
}
