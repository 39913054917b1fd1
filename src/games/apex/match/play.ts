import { playDefiner } from '../../../contract/define-play.ts'
import type { Ending } from '../../../contract/match.ts'
import { type ApexContent, apexContent } from '../content/apex-content.ts'
import { type ApexRule, type ApexRules, apexRules } from '../rules.ts'
import { enemyOf, squadName } from '../table/squad.ts'
import { ApexCommand } from './command.ts'
import { groupText } from './commands/group-text.ts'
import { decideMatch } from './decide.ts'
import { describeIn } from './describe.ts'
import type { ApexEvent } from './events.ts'
import { evolveMatch } from './evolve.ts'
import { idleCommand } from './idle.ts'
import { imagine } from './imagine.ts'
import { activeSquad, captainOf, legendOf, squadOfSeat } from './legends.ts'
import { offersOf } from './offers.ts'
import { ApexOptions } from './options.ts'
import { tableScene } from './picture.ts'
import { recruitingSeats } from './procedures/recruiting.ts'
import { dropOrder } from './procedures/stage2.ts'
import { setUpMatch } from './setup.ts'
import { apexShapes } from './shapes.ts'
import type { ApexState } from './state.ts'
import { viewOf } from './view.ts'
import { revealsHidden, seenBy } from './visibility.ts'
import { worthOf } from './worth.ts'

const DRAW = { en: 'After the tie-breaks it is a draw.', es: 'Tras los desempates hay empate.' }

/** The seats of the squad that won, or nobody. */
function endingOf({ result, squads }: ApexState): Ending | null {
  if (result === null) return null
  const { winner, rule } = result
  if (winner === null) return { winners: [], reason: DRAW }
  const title = apexRules.byId[rule as keyof typeof apexRules.byId].title
  return {
    winners: squads[winner].seats,
    reason: {
      en: `${squadName(winner, 'en')} wins. ${title.en}.`,
      es: `Gana el pelotón ${squadName(winner, 'es')}. ${title.es}.`,
    },
  }
}

/** The first of some seats that leads a Legend of which something is true. */
const seatWith = ({ legends }: ApexState, ids: readonly string[]): number | null =>
  legends.filter(({ id }) => ids.includes(id)).map(({ seat }) => seat)[0] ?? null

/** The seat that the match waits for; in stage 1 the lowest that has not locked its Legends. */
function activeSeat(state: ApexState): number | null {
  if (state.result !== null) return null
  if (state.procedure?.pending != null) return state.procedure.pending.seat
  switch (state.phase) {
    case 'colour':
      return state.sides.indexOf(state.choosing ?? 'A')
    case 'recruit':
      return recruitingSeats(state, apexContent)[0] ?? null
    case 'stage1':
      return Math.min(...state.legends.filter(({ locked }) => !locked).map(({ seat }) => seat))
    case 'entryPlace':
    case 'enter':
      return seatWith(state, dropOrder(state).options)
    default:
      return actingSeat(state)
  }
}

function actingSeat(state: ApexState): number {
  if (state.activation !== null) return legendOf(state, state.activation.legend).seat
  const squad = activeSquad(state)
  const waiting = state.legends.filter((legend) => legend.squad === squad && !legend.activated)
  return Math.min(...waiting.map(({ seat }) => seat), ...(waiting.length === 0 ? [captainOf(state, squad)] : []))
}

/** A squad loses when all its seats have given up. */
function concession(state: ApexState, conceded: readonly number[]): Ending | null {
  for (const seat of conceded) {
    const side = state.sides[seat]
    const own = state.sides.flatMap((one, index) => (one === side ? [index] : []))
    if (!own.every((one) => conceded.includes(one))) continue
    const squad = squadOfSeat(state, seat)
    const winners = state.sides.flatMap((one, index) => (one === side ? [] : [index]))
    const name = squad === null ? null : enemyOf(squad)
    return {
      winners,
      reason: {
        en: `The other squad gave up${name === null ? '' : `: ${squadName(name, 'en')} wins`}.`,
        es: `El otro pelotón se rindió${name === null ? '' : `: gana el ${squadName(name, 'es')}`}.`,
      },
    }
  }
  return null
}

/** A match of Apex Legends. */
export const apexPlay = playDefiner<ApexRules, ApexContent>(apexContent)({
  seats: { min: 2, max: 6 },
  options: ApexOptions,
  command: ApexCommand,
  rules: Object.keys(apexRules.byId) as ApexRule[],
  examples: [
    { name: 'the introductory game with two players', seats: 2, options: {} },
    { name: 'three against three with dealt Legends', seats: 4, options: { mode: '3v3', legends: 'random' } },
  ],
  shapes: apexShapes,
  setup: setUpMatch,
  evolve: (state: ApexState | null, event: ApexEvent) => evolveMatch(state, event, apexContent),
  decide: decideMatch,
  offers: offersOf,
  groupText,
  view: (state: ApexState, viewer) => viewOf(state, viewer, apexContent),
  seen: (event: ApexEvent, viewer) => seenBy(event, viewer, apexContent),
  reveals: revealsHidden,
  describe: describeIn,
  activeSeat,
  // A command that asks somebody is judged by its end.
  isSettled: ({ procedure }: ApexState) => procedure?.pending == null,
  imagine,
  ending: endingOf,
  concession,
  idle: idleCommand,
  worth: worthOf,
  picture: tableScene,
})
