import { type Cell, sameCell } from '../../../../geometry/grid.ts'
import {
  type ActivationAnswer,
  type Asking as ActivationAsking,
  type Asked,
  Interlude,
  PASS,
} from '../../automata/activation/questions.ts'
import { captainOf } from '../legends.ts'
import { type ApexRun, type Asking, askAlways } from '../questions.ts'

/** Something of the match that is played before an activation goes on. */
export class Played extends Interlude {
  readonly play: () => Asking<void>

  constructor(play: () => Asking<void>) {
    super()
    this.play = play
  }
}

/** Plays what an Automaton does as a part of a command; what it asks is asked of a seat. */
export function* playOut<Result>(run: ApexRun, part: ActivationAsking<Result>): Asking<Result> {
  let turn = part.next()
  while (!turn.done) {
    const { value } = turn
    if (value instanceof Played) {
      yield* value.play()
      turn = part.next(PASS)
    } else if (value instanceof Interlude) throw new Error('Only what the match plays comes between.')
    else turn = part.next(yield* askSeat(run, value))
  }
  return turn.value
}

/** The seat that decides what the book leaves to the players about an enemy Automaton. */
export function operatorOf({ state }: ApexRun): number {
  return captainOf(state, state.automata?.humanSquad ?? 'red')
}

/** Asks the players; what nobody would choose otherwise comes first. */
function* askSeat(run: ApexRun, { ask, idle }: Asked): Asking<ActivationAnswer> {
  const { kind, legend, beacons, spaces } = ask
  if (kind === 'beacon') return { beacon: yield* askBeacon(run, legend, beacons) }
  const first = 'space' in idle ? idle.space : null
  const isFirst = (cell: Cell) => first !== null && sameCell(cell, first)
  const options = [...spaces.filter(isFirst), ...spaces.filter((cell) => !isFirst(cell))].map((cell) => ({ cell }))
  const by = run.state.activation?.legend ?? legend
  const answer = yield* kind === 'respawnSpace'
    ? askAlways(run, { kind, legend, about: {}, options })
    : askAlways(run, { kind: 'pushPlace', legend, about: { by }, options })
  return 'cell' in answer ? { space: answer.cell } : idle
}

/** Asks the operator which of several equal beacons. */
export function* askBeacon(run: ApexRun, legend: string, beacons: readonly string[]): Asking<string> {
  const seat = operatorOf(run)
  run.trace.applied('apex.automata.scope.operator', { seat, beacons: [...beacons] })
  const options = beacons.map((beacon) => ({ beacon }))
  const answer = yield* askAlways(run, { kind: 'beacon', legend, seat, about: {}, options })
  return 'beacon' in answer ? answer.beacon : (beacons[0] ?? '')
}
