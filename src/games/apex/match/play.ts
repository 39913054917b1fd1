import { playDefiner } from '../../../contract/define-play.ts'
import type { Ending } from '../../../contract/match.ts'
import { keysOf } from '../../../lib/keys.ts'
import { automataRules } from '../automata/automata-rules.ts'
import { type ApexContent, apexContent } from '../content/apex-content.ts'
import { type ApexRules, apexRules } from '../rules.ts'
import { squadName } from '../table/squad.ts'
import { activeSeat, seenActiveSeat, seenSeat } from './active-seat.ts'
import { ApexCommand } from './command.ts'
import { groupText } from './commands/group-text.ts'
import { concession, noteConceded } from './concession.ts'
import { decideMatch } from './decide.ts'
import { isAside } from './describe/asides.ts'
import { describeIn } from './describe.ts'
import type { ApexEvent } from './events.ts'
import { evolveMatch } from './evolve.ts'
import { idleCommand } from './idle.ts'
import { imagine } from './imagine.ts'
import { oddsOf } from './odds.ts'
import { offersInSteps } from './offers.ts'
import { ApexOptions } from './options.ts'
import { tableScene } from './picture.ts'
import { setUpMatch } from './setup.ts'
import { apexShapes } from './shapes.ts'
import type { ApexState } from './state.ts'
import { viewOf } from './view.ts'
import { revealsHidden, seenBy } from './visibility.ts'
import { worthOf } from './worth.ts'

const DRAW = { en: 'After the tie-breaks it is a draw.', es: 'Tras los desempates hay empate.' }

/** The seats of the squad that won, or nobody. */
function endingOf({ result, squads, automata }: ApexState): Ending | null {
  if (result === null) return null
  const { winner, rule } = result
  if (winner === null) return { winners: [], reason: DRAW }
  const title = apexRules.byId[rule as keyof typeof apexRules.byId].title
  const isLost = automata !== undefined && automata.humanSquad !== winner
  return {
    winners: squads[winner].seats,
    reason: {
      en: `${isLost ? 'The Automata win' : `${squadName(winner, 'en')} wins`}. ${title.en}.`,
      es: `${isLost ? 'Ganan los Autómatas' : `Gana el pelotón ${squadName(winner, 'es')}`}. ${title.es}.`,
    },
  }
}

/** A match of Apex Legends. */
export const apexPlay = playDefiner<ApexRules, ApexContent>(apexContent)({
  seats: { min: 1, max: 6 },
  options: ApexOptions,
  command: ApexCommand,
  rules: [...keysOf(apexRules.byId), ...keysOf(automataRules.byId)],
  examples: [
    { name: 'the introductory game with two players', seats: 2, options: {} },
    { name: 'alone against two Automata', seats: 1, options: { automata: {} } },
    { name: 'alone with a teammate Automaton', seats: 1, options: { automata: { teammate: true } } },
    { name: 'two players against two Automata, with the Ring', seats: 2, options: { ring: true, automata: {} } },
    { name: 'three against three with dealt Legends', seats: 4, options: { mode: '3v3', legends: 'random' } },
  ],
  shapes: apexShapes,
  setup: setUpMatch,
  evolve: (state: ApexState | null, event: ApexEvent, content) => evolveMatch(state, event, content),
  decide: decideMatch,
  offers: offersInSteps,
  groupText,
  odds: oddsOf,
  view: viewOf,
  seen: seenBy,
  reveals: revealsHidden,
  describe: describeIn,
  isAside,
  activeSeat,
  seenActiveSeat,
  seenSeat,
  // A command that asks somebody is judged by its end.
  isSettled: ({ procedure }: ApexState) => procedure?.pending == null,
  imagine,
  ending: endingOf,
  concession,
  noteConceded,
  idle: idleCommand,
  worth: worthOf,
  picture: tableScene,
})
