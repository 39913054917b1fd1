import { defineGame, type Game } from '../../src/contract/game.ts'
import type { MatchEvent } from '../../src/contract/match.ts'
import { cardRules, toyPlay } from './toy-play.ts'

/** The invented game of secrets as a game of its own: it answers no questions and is only played. */
export const cardGame = defineGame({
  id: 'cards',
  name: 'Toy Cards',
  summary: { en: 'A game for tests of matches.', es: 'Un juego para pruebas de partidas.' },
  rulesVersion: '1.0.0',
  rules: [cardRules],
  content: null,
  packs: [],
  operations: [],
  play: toyPlay,
})

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
