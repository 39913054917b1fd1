import { playDefiner } from '../../../contract/define-play.ts'
import type { Ending } from '../../../contract/match.ts'
import { keysOf } from '../../../lib/keys.ts'
import type { Localized } from '../../../lib/locale.ts'
import { type GearsContent, gearsContent } from '../content/gears-content.ts'
import { MAX_PLAYERS } from '../content/turn.ts'
import { type GearsRules, gearsRules } from '../rules.ts'
import { GearsCommand } from './command.ts'
import { decideMatch } from './decide.ts'
import { describeIn } from './describe.ts'
import type { GearsEvent } from './events.ts'
import { seatOf } from './evolve/table.ts'
import { evolveMatch } from './evolve.ts'
import { idleCommand } from './idle.ts'
import { imagine } from './imagine.ts'
import { oddsOf } from './odds.ts'
import { groupText } from './offers/group-text.ts'
import { offersOf } from './offers.ts'
import { GearsChoices, GearsOptions } from './options.ts'
import { tableScene } from './picture.ts'
import { actingSeat } from './procedures/acting.ts'
import { setUpMatch } from './setup.ts'
import { gearsShapes } from './shapes.ts'
import type { GearsState } from './state.ts'
import { viewOf } from './view.ts'
import { revealsHidden, seenBy } from './visibility.ts'
import { worthOf } from './worth.ts'

const WON: Localized = {
  en: 'The objective of the last mission card is met.',
  es: 'Se ha cumplido el objetivo de la última carta de Misión.',
}
const LOST: Localized = { en: 'No COG stands any more.', es: 'No queda ningún CGO en pie.' }
const GIVEN_UP: Localized = { en: 'Everybody gave up.', es: 'Todos se rindieron.' }

/** Everybody wins or loses together. */
function endingOf({ result, players }: GearsState): Ending | null {
  if (result === null) return null
  return result === 'won' ? { winners: players.map((_, seat) => seat), reason: WON } : { winners: [], reason: LOST }
}

/** A match of Gears of War. */
export const gearsPlay = playDefiner<GearsRules, GearsContent>(gearsContent)({
  seats: { min: 1, max: MAX_PLAYERS },
  options: GearsOptions,
  choices: GearsChoices,
  command: GearsCommand,
  rules: keysOf(gearsRules.byId),
  examples: [
    { name: 'the first mission with two players', seats: 2, options: { mission: 'emergence' } },
    { name: 'the first mission alone, the Insane way', seats: 1, options: { mission: 'emergence', isInsane: true } },
    { name: 'six waves with four players', seats: 4, options: { mission: 'waves', difficulty: 'casual' } },
  ],
  reportsDice: true,
  shapes: gearsShapes,
  setup: setUpMatch,
  evolve: (state: GearsState | null, event: GearsEvent, content) => evolveMatch(state, event, content),
  decide: decideMatch,
  offers: offersOf,
  groupText,
  odds: oddsOf,
  view: viewOf,
  seen: seenBy,
  reveals: revealsHidden,
  describe: describeIn,
  activeSeat(state) {
    if (state.result !== null) return null
    const pending = state.procedure?.pending
    return pending == null ? actingSeat(state) : seatOf(state, pending.player)
  },
  imagine,
  ending: endingOf,
  concession: ({ players }, conceded) => (conceded.length < players.length ? null : { winners: [], reason: GIVEN_UP }),
  idle: idleCommand,
  worth: worthOf,
  // A command of a soldier is judged by its end, and one that the Locust act by when the next one of them is chosen.
  isSettled: ({ procedure }) => procedure?.pending == null,
  // Most of what follows a command is the luck of cards and dice.
  playsOn: false,
  picture: tableScene,
})
