import { defineGame, type Game } from '../../src/contract/game.ts'
import type { MatchEvent, Play } from '../../src/contract/match.ts'
import { inSteps } from '../../src/lib/steps.ts'
import { cardRules, toyPlay } from './toy-play.ts'

/** The invented game of secrets as a game of its own: it answers no questions and is only played. */
export const cardGame = defineGame({
  id: 'cards',
  name: 'Toy Cards',
  titles: { es: 'Cartas de juguete' },
  summary: { en: 'A game for tests of matches.', es: 'Un juego para pruebas de partidas.' },
  rulesVersion: '1.0.0',
  rules: [cardRules],
  interpretations: {},
  glossary: [],
  content: null,
  packs: [],
  operations: [],
  play: toyPlay,
})

/**
 * The next release of the game. Its states have a new part, which earlier ones are given by `upgrade`, and whoever sorts
 * their hand has had their turn.
 */
const nextDecide: Play['decide'] = (state, seat, command, random) => {
  if (state.era !== 2) throw new Error('This state was not brought up to date.')
  const decision = toyPlay.decide(state, seat, command, random)
  if (decision.kind !== 'decided' || decision.events[0]?.type !== 'sorted') return decision
  return { ...decision, events: [...decision.events, { type: 'passed', seat }] }
}
export const nextCardPlay: Play = {
  ...toyPlay,
  upgrade: (state) => ({ ...state, era: 2 }),
  evolve: (state, event) => ({ ...toyPlay.evolve(state, event), era: 2 }),
  decide: nextDecide,
  inSteps: { ...toyPlay.inSteps, decide: (...given) => inSteps(nextDecide(...given)) },
}
export const nextCardGame: Game = { ...cardGame, rulesVersion: '1.1.0', play: nextCardPlay }

/** The same game after its rules were changed: it no longer knows what drawing is. */
export const changedCardGame: Game = {
  ...cardGame,
  rulesVersion: '2.0.0',
  play: {
    ...toyPlay,
    evolve: (state, event) => toyPlay.evolve(state, known(event)),
    describe: (event, locale) => toyPlay.describe(known(event), locale),
  },
}

function known(event: MatchEvent): MatchEvent {
  if (event.type === 'drew') throw new Error('These rules know no drawing.')
  return event
}
