import { playDefiner } from '../../../contract/define-play.ts'
import { keysOf } from '../../../lib/keys.ts'
import { type ShatterpointContent, shatterpointContent } from '../content/shatterpoint-content.ts'
import { type ShatterpointRules, shatterpointRules } from '../rules.ts'
import { ShatterpointCommand } from './command.ts'
import { decideMatch } from './decide.ts'
import { describeIn } from './describe.ts'
import { concession, endingOf } from './ending.ts'
import type { ShatterpointEvent } from './events.ts'
import { evolveMatch } from './evolve.ts'
import { idleCommand } from './idle.ts'
import { imagine } from './imagine.ts'
import { oddsOf } from './odds.ts'
import { groupText } from './offers/group-text.ts'
import { offersOf } from './offers.ts'
import { ShatterpointChoices, ShatterpointOptions } from './options.ts'
import { matchScene } from './picture.ts'
import { setUpMatch } from './setup.ts'
import { shatterpointShapes } from './shapes.ts'
import type { ShatterpointState } from './state.ts'
import { seatOf } from './units.ts'
import { upgradeState } from './upgrade.ts'
import { viewOf } from './view.ts'
import { revealsHidden, seenBy } from './visibility.ts'
import { worthOf } from './worth.ts'

/** The seat that the match waits for. */
const activeSeat = ({ result, procedure, active }: ShatterpointState): number | null =>
  result === null ? (procedure?.pending?.seat ?? seatOf(active)) : null

/** A match of Shatterpoint. */
export const shatterpointPlay = playDefiner<ShatterpointRules, ShatterpointContent>(shatterpointContent)({
  seats: { min: 2, max: 2 },
  options: ShatterpointOptions,
  choices: ShatterpointChoices,
  secretChoices: true,
  command: ShatterpointCommand,
  rules: keysOf(shatterpointRules.byId),
  reportsDice: true,
  shapes: shatterpointShapes,
  examples: [
    { name: 'the two teams of the core box on the beginner yard', seats: 2, options: {} },
    { name: 'on an empty battlefield', seats: 2, options: { battlefield: { drawn: {} } } },
  ],
  setup: setUpMatch,
  evolve: (state: ShatterpointState | null, event: ShatterpointEvent, content) => evolveMatch(state, event, content),
  decide: decideMatch,
  offers: offersOf,
  groupText,
  odds: oddsOf,
  view: viewOf,
  seen: seenBy,
  reveals: revealsHidden,
  describe: describeIn,
  activeSeat,
  imagine,
  ending: endingOf,
  concession,
  idle: idleCommand,
  worth: worthOf,
  upgrade: (state) => upgradeState(state),
  picture: matchScene,
})
