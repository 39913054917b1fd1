import { required } from '../../../../lib/required.ts'
import type { Decks } from '../../automata/activation/acting.ts'
import type { FeatDeck } from '../../automata/activation/draws.ts'
import { RecruitDraws } from '../../automata/decisions/priorities.ts'
import type { RouteSource } from '../../automata/route/route-draws.ts'
import { openly } from '../chance.ts'
import { legendOf } from '../legends.ts'
import { revealCards } from '../procedures/aim-deck.ts'
import type { ApexRun } from '../questions.ts'
import type { AutomatonState } from './state.ts'

/** The Automaton that a Legend is. */
export const automatonOf = (run: Pick<ApexRun, 'state'>, legend: string): AutomatonState =>
  required(legendOf(run.state, legend).automaton, `Automaton ${legend}`)

/** One of several things by the chance of the match, for everybody to see. */
function drawn<Item>(run: ApexRun, items: readonly Item[], what: string): Item {
  return required(items[openly(run.random).below(items.length)], what)
}

/** The Route deck that all Automata share. */
export function routeDeck(run: ApexRun): RouteSource {
  return {
    draw() {
      if (routesOf(run).length === 0) reshuffleRoutes(run)
      run.trace.applied('apex.automata.route.shared-deck', { left: routesOf(run).length })
      return required(run.content.routeCards.get(drawn(run, routesOf(run), 'Route card')), 'Route card')
    },
  }
}

const routesOf = ({ state }: ApexRun): readonly string[] => state.automata?.routes ?? []

function reshuffleRoutes(run: ApexRun): void {
  const { routeDiscard = [], routesInPlay = [] } = run.state.automata ?? {}
  const size = routeDiscard.length
  run.trace.applied('apex.automata.route.reshuffle', { reason: null, drawn: size })
  run.trace.applied('apex.automata.route.never-empty', { inPlay: routesInPlay.length, size })
  run.emit({ type: 'routesReshuffled', size })
}

/** The Feat deck of an Automaton. */
export function featDeck(run: ApexRun, legend: string): Pick<FeatDeck, 'draw'> {
  return {
    draw(trace, reshuffled) {
      if (automatonOf(run, legend).feats.length === 0) {
        const size = automatonOf(run, legend).featDiscard.length
        trace.applied('apex.automata.feat.deck-empty', { reason: null, size })
        reshuffled(size)
      }
      return required(run.content.automatonFeats.get(drawn(run, automatonOf(run, legend).feats, 'Feat')), 'Feat')
    },
  }
}

/** Everything that an activation in a match draws from. */
export const decksFor = (run: ApexRun, legend: string): Decks => ({
  routes: routeDeck(run),
  feats: featDeck(run, legend),
  aim: { reveal: (cards) => revealCards(run, legend, cards, 'grenade') },
  recruit: new RecruitDraws([], { random: openly(run.random), isClosed: false }),
})
