import { defineGame } from '../../src/contract/game.ts'
import { cardRules, toyPlay } from './toy-play.ts'

/** The invented game of secrets as a game of its own: it answers no questions and is only played. */
export const cardGame = defineGame({
  id: 'cards',
  name: 'Toy Cards',
  summary: { en: 'A game for tests of matches.', es: 'Un juego para pruebas de partidas.' },
  rulesVersion: '1.0.0',
  rules: [cardRules],
  packs: [],
  operations: [],
  play: toyPlay,
})
