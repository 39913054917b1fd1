import { Refusal } from '../../../../rulebook/refusal.ts'
import { beaconsOf } from '../../automata/entry/beacons.ts'
import { dropAt, dropOrder, farthestBeacons, findBeacon, otherBeacons } from '../../automata/entry/drop.ts'
import { FIRST_FEATS } from '../../content/setup.ts'
import { enemyOf } from '../../table/squad.ts'
import { cellOf, isOnBoard, legendOf, legendsOf } from '../legends.ts'
import { drawFeats } from '../procedures/feats.ts'
import { startTurn } from '../procedures/turn.ts'
import type { ApexRun, Asking } from '../questions.ts'
import { routeDeck } from './decks.ts'
import { enteringLegends } from './entering.ts'
import { fieldFor } from './field.ts'
import { askBeacon } from './playing.ts'
import { sharedOf } from './setting-up.ts'

/** Stage 2: feats for the Legends of the players, who then enter from any side. */
export function prepareDrop(run: ApexRun): void {
  const equipped = run.state.legends.filter(({ automaton }) => automaton === undefined)
  run.trace.applied('apex.automata.stage1.ends', { legends: equipped.map(({ id }) => id) })
  run.trace.applied('apex.automata.drop.replaces-core', {})
  run.emit({ type: 'enteringStarted' })
  for (const { id } of equipped) {
    run.trace.applied('apex.automata.drop.feats', { legend: id, feats: FIRST_FEATS })
    drawFeats(run, id, FIRST_FEATS)
  }
}

/** When the last Legend of the players has entered, the enemies drop and round 1 begins. */
export function* continueEntering(run: ApexRun): Asking<void> {
  if (enteringLegends(run.state, null).length > 0) return
  yield* dropEnemies(run)
  run.emit({ type: 'stage3Started', removed: [], rewards: [] })
  yield* startTurn(run, 0)
}

/** The drop of the enemies: one beacon, and a Route card for each. */
function* dropEnemies(run: ApexRun): Asking<void> {
  const { trace, content } = run
  const humans = sharedOf(run.state).humanSquad ?? 'red'
  const enemies = legendsOf(run.state, enemyOf(humans))
  const order = dropOrder(
    enemies.map(({ id }) => ({ legend: id, score: content.automatonLegends.get(id)?.initiativeScore ?? 0 })),
    trace,
  )
  trace.applied('apex.automata.drop.players-first', { reason: null })
  const beacon = yield* chooseBeacon(run, order[0]?.legend ?? '')
  for (const { legend } of order) drop(run, legend, beacon)
}

/** The cells of the players’ squad. */
const playersOf = ({ state }: ApexRun) =>
  legendsOf(state, sharedOf(state).humanSquad ?? 'red').flatMap((legend) => cellOf(legend) ?? [])

function* chooseBeacon(run: ApexRun, legend: string): Asking<string> {
  const field = fieldFor(run.state, legendOf(run.state, legend), run.content)
  const tied = farthestBeacons(beaconsOf(field), playersOf(run)).map(({ id }) => id)
  const isAsked = tied.length > 1 && sharedOf(run.state).settings.beaconTiePolicy === 'ask'
  const wanted = isAsked ? yield* askBeacon(run, legend, tied) : null
  const found = findBeacon(beaconsOf(field), playersOf(run), wanted, run.trace)
  if (found instanceof Refusal) throw new Error('A board without beacons was refused.')
  run.emit({ type: 'automatonBeaconChosen', beacon: found.beacon.id, tie: found.tie })
  return found.beacon.id
}

function drop(run: ApexRun, legend: string, chosen: string): void {
  const field = fieldFor(run.state, legendOf(run.state, legend), run.content)
  const beacons = beaconsOf(field)
  const beacon = beacons.find(({ id }) => id === chosen)
  if (beacon === undefined) return
  if (legendsOf(run.state, legendOf(run.state, legend).squad).some(isOnBoard)) {
    run.trace.applied('apex.automata.drop.second-automaton', { legend, beacon: chosen })
  }
  const others = otherBeacons(beacons, beacon, playersOf(run))
  const entry = dropAt(field, legend, beacon, others, routeDeck(run), run.trace)
  if (entry instanceof Refusal) throw new Error('A board without room was refused.')
  run.trace.applied('apex.automata.drop.transfer-ignores', { legend, space: entry.space })
  const [first] = entry.tried
  run.emit({ type: 'automatonRouteDrawn', legend, card: entry.card, facing: first?.facing ?? 'E', colour: 'W' })
  for (const { facing } of entry.tried.slice(1)) run.emit({ type: 'automatonRouteTurned', legend, facing })
  run.emit({ type: 'automatonEntered', legend, cell: entry.space })
  run.emit({ type: 'automatonRouteDiscarded', legend, card: entry.card })
}
