import type { Recipient } from '../../content/effects.ts'
import { enemiesOf, findLegend, isOnBoard, legendOf, legendsOf, squadmatesOf } from '../legends.ts'
import { type ApexRun, type Asked, type Asking, ask, isFilled } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { askOrPass } from './asking.ts'
import type { CardPlay } from './card-play.ts'

/** The Legends that a word of a card may mean, as far as they are on the board. */
export function candidatesFor(state: ApexState, play: CardPlay, to: Recipient): LegendState[] {
  return meantBy(state, play, to).filter(isOnBoard)
}

function meantBy(state: ApexState, play: CardPlay, to: Recipient): LegendState[] {
  const own = legendOf(state, play.legend)
  switch (to) {
    case 'self':
      return [own]
    case 'squadmate':
      return squadmatesOf(state, own)
    case 'anySquadLegend':
    case 'eachSquadLegend':
      return legendsOf(state, own.squad)
    case 'enemy':
      return enemiesOf(state, own)
    case 'shooter':
    case 'target': {
      const found = play.shot === null ? null : findLegend(state, play.shot[to])
      return found === null ? [] : [found]
    }
    // Areas and Zones belong to miniatures, which carry out their own effects.
    case 'legendsInArea':
    case 'legendsInZone':
      return []
  }
}

/** Whether a word means everybody whom it fits, and not one of them. */
const meansAll = (to: Recipient): boolean => to === 'eachSquadLegend'

/**
 * Whom an effect is for, of those whom it would do something: one is chosen by the seat of the card, which may also let
 * the effect be; where all are meant it chooses the order.
 */
export function* chooseRecipients(
  run: ApexRun,
  play: CardPlay,
  to: Recipient,
  concerns: (legend: LegendState) => boolean,
): Asking<string[]> {
  const fitting = candidatesFor(run.state, play, to)
    .filter(concerns)
    .map(({ id }) => id)
  const chosen = meansAll(to) ? yield* chooseOrder(run, play, fitting) : yield* chooseOne(run, play, to, fitting)
  citeTeammates(run, play, chosen)
  return chosen
}

function* chooseOne(run: ApexRun, play: CardPlay, to: Recipient, fitting: string[]): Asking<string[]> {
  if (!isChosen(to)) return fitting
  const chosen = yield* askOrPass(run, questionOf(play, 'effectTarget'), fitting, (target) => ({ target }))
  return chosen === null ? [] : [chosen]
}

/** A player may play own cards for a teammate that is an Automaton. */
function citeTeammates({ state, trace }: ApexRun, { card, legend: player }: CardPlay, chosen: readonly string[]): void {
  for (const legend of chosen) {
    const { automaton, squad } = legendOf(state, legend)
    if (automaton === undefined || squad !== legendOf(state, player).squad) continue
    trace.applied('apex.automata.playercards.allowed', { card, legend })
  }
}

const isChosen = (to: Recipient): boolean => to === 'squadmate' || to === 'anySquadLegend' || to === 'enemy'

function* chooseOrder(run: ApexRun, play: CardPlay, legends: readonly string[]): Asking<string[]> {
  const orders = ordersOf(legends)
  if (!isFilled(orders)) return []
  return yield* ask(run, questionOf(play, 'effectOrder'), orders, (order) => ({ order }))
}

/** Every order of a few things, the given one first. */
export function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, place) =>
    ordersOf([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [first, ...rest]),
  )
}

/** A question about the effect of a card, to the seat of its Legend. */
const questionOf = (play: CardPlay, kind: 'effectTarget' | 'effectOrder'): Asked => ({
  kind,
  legend: play.legend,
  about: { card: play.card },
})
