import { playDefiner } from '../../../contract/define-play.ts'
import type { Ending } from '../../../contract/match.ts'
import { keysOf } from '../../../lib/keys.ts'
import type { Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { type SignumContent, signumContent } from '../content/signum-content.ts'
import { type SignumRules, signumRules } from '../rules.ts'
import { SignumCommand } from './command.ts'
import { decideMatch } from './decide.ts'
import { describeIn } from './describe.ts'
import type { SignumEvent } from './events.ts'
import { evolveMatch } from './evolve.ts'
import { idleCommand } from './idle.ts'
import { imagine } from './imagine.ts'
import { activeSeat, concession, noteConceded } from './leaving.ts'
import { oddsOf } from './odds.ts'
import { groupText } from './offers/group-text.ts'
import { offersOf } from './offers.ts'
import { SignumChoices, SignumOptions } from './options.ts'
import { matchScene } from './picture.ts'
import { seatOf } from './players.ts'
import { setUpMatch } from './setup.ts'
import type { Result } from './shapes/things.ts'
import { signumShapes } from './shapes.ts'
import type { SignumState } from './state.ts'
import { upgradeState } from './upgrade.ts'
import { revealsHidden, seenBy, viewOf } from './view.ts'
import { isSettled, worthOf } from './worth.ts'

const WHY: Readonly<Record<Result['reason'], Localized>> = {
  hero: { en: 'the other heroes have fallen', es: 'han caído los demás héroes' },
  concession: { en: 'the others gave up', es: 'los demás se rindieron' },
  prosperity: { en: '51 points of prosperity', es: '51 puntos de Prosperidad' },
  timeLimit: { en: 'fewer wounds on the hero when time was up', es: 'menos heridas en el héroe al acabar el tiempo' },
  wealth: { en: 'more prosperity and buildings', es: 'más Prosperidad y edificios' },
  kills: { en: 'more enemy characters eliminated', es: 'más personajes enemigos eliminados' },
  agreement: { en: 'the players agreed on a draw', es: 'los jugadores acordaron tablas' },
  nothing: { en: 'nothing tells the players apart', es: 'nada distingue a los jugadores' },
}

/** Who won and why. */
function endingOf({ result }: SignumState): Ending | null {
  if (result === null) return null
  const { winners, reason } = result
  if (winners.length === 0) {
    return { winners: [], reason: { en: `A draw: ${WHY[reason].en}.`, es: `Tablas: ${WHY[reason].es}.` } }
  }
  const [en, es] = [formatList(winners, 'en'), formatList(winners, 'es')]
  return {
    winners: winners.map(seatOf),
    reason: {
      en: `${winners.length > 1 ? `Players ${en} win` : `Player ${en} wins`}: ${WHY[reason].en}.`,
      es:
        winners.length > 1
          ? `Ganan los jugadores ${es}: ${WHY[reason].es}.`
          : `Gana el jugador ${es}: ${WHY[reason].es}.`,
    },
  }
}

/** A match of Legends of Signum. */
export const signumPlay = playDefiner<SignumRules, SignumContent>(signumContent)({
  seats: { min: 2, max: 4 },
  options: SignumOptions,
  choices: SignumChoices,
  secretChoices: true,
  command: SignumCommand,
  rules: keysOf(signumRules.byId),
  reportsDice: true,
  shapes: signumShapes,
  examples: [
    { name: 'a duel of the two ready decks', seats: 2, options: {} },
    {
      name: 'a short duel at the forest crossing',
      seats: 2,
      options: { roundLimit: 8, battlefield: { content: 'forest-crossing' } },
    },
    { name: 'four players in two teams', seats: 4, options: { variant: 'teams', roundLimit: 10 } },
  ],
  setup: setUpMatch,
  evolve: (state: SignumState | null, event: SignumEvent) => evolveMatch(state, event),
  decide: decideMatch,
  offers: offersOf,
  groupText: (group) => groupText(group),
  odds: oddsOf,
  view: viewOf,
  seen: seenBy,
  reveals: revealsHidden,
  describe: describeIn,
  isAside: ({ type }) => type === 'stageReached',
  activeSeat,
  imagine,
  ending: endingOf,
  concession,
  noteConceded,
  idle: idleCommand,
  worth: worthOf,
  isSettled,
  upgrade: (state) => upgradeState(state),
  picture: matchScene,
})
