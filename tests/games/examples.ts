import type { WorkedExample } from '../support/example.ts'
import { APEX_EXAMPLES } from './apex/examples.ts'
import { GEARS_EXAMPLES } from './gears/examples.ts'
import { SHATTERPOINT_EXAMPLES } from './shatterpoint/examples.ts'
import { SIGNUM_EXAMPLES } from './signum/examples.ts'

/** The worked examples of one game: how many its specification has, and which of them need a match. */
export type ExamplesOfGame = {
  readonly game: string
  readonly examples: readonly WorkedExample[]
  readonly count: number
  readonly needMatch: readonly string[]
}

export const EXAMPLES_BY_GAME: readonly ExamplesOfGame[] = [
  // Shatterpoint: a turn with its windows, adjudication, pinned and empty actions happen only in a match.
  { game: 'apex', examples: APEX_EXAMPLES, count: 102, needMatch: [] },
  { game: 'gears', examples: GEARS_EXAMPLES, count: 73, needMatch: [] },
  { game: 'shatterpoint', examples: SHATTERPOINT_EXAMPLES, count: 113, needMatch: ['E-97', 'E-111', 'E-112', 'E-113'] },
  // Elimination from a running game, draws by agreement and giving up happen in matches only.
  { game: 'signum', examples: SIGNUM_EXAMPLES, count: 84, needMatch: ['E-79', 'E-83'] },
]

/** The worked examples of every game. */
export const WORKED_EXAMPLES: readonly WorkedExample[] = EXAMPLES_BY_GAME.flatMap(({ examples }) => examples)
