import { REPORT } from '../../../contract/match-procedure.ts'
import { reportFault } from '../../../contract/match-report.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Refusal, type Violation } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { actViolations, startViolations } from './checks/activation.ts'
import { answerViolations } from './checks/answers.ts'
import {
  buildingViolations,
  buildViolations,
  handViolations,
  heroViolations,
  MAX_EXCHANGED,
  playViolations,
  relicViolations,
  terrainViolations,
} from './checks/cards.ts'
import { hasToWait, missing, momentViolations, notNow, type Scene } from './checks/moment.ts'
import type { SignumCommand } from './command.ts'
import type { SignumEvent } from './events.ts'
import { cornerPairs } from './offers/corners.ts'
import { procedures } from './procedures/procedure.ts'
import { freeCorners } from './procedures/setting-up.ts'
import type { SignumQuestion } from './questions.ts'
import type { Procedure, SignumState } from './state.ts'

type Context = { readonly content: SignumContent; readonly trace: SignumTrace; readonly random: Random }
type Decided = readonly SignumEvent[] | Refusal

/** What becomes of a command of a seat. */
export function decideMatch(state: SignumState, seat: number, command: SignumCommand, context: Context): Decided {
  const { procedure } = state
  if (procedure?.pending != null) return answerOf(state, procedure, procedure.pending, seat, command, context)
  const violations = commandViolations({ state, content: context.content }, seat, command)
  return violations.length > 0 ? Refusal.again(violations) : procedures.begin(state, seat, command, context)
}

/** While somebody is asked, nothing but the answer of that seat counts. */
function answerOf(
  state: SignumState,
  procedure: Procedure,
  pending: SignumQuestion,
  seat: number,
  command: SignumCommand,
  context: Context,
): Decided {
  if (seat !== pending.seat) return Refusal.again(hasToWait(command, 'asked'))
  if (pending.kind === REPORT || 'report' in command) return reportOf(procedure, pending, command, context)
  if (!('answer' in command)) return Refusal.again(hasToWait(command, 'asked'))
  const violations = answerViolations({ state, content: context.content }, pending, command.answer)
  return violations.length > 0 ? Refusal.again(violations) : procedures.answer(procedure, command.answer, context)
}

/** What dice of a real table showed. */
function reportOf(procedure: Procedure, { dice }: SignumQuestion, command: SignumCommand, context: Context): Decided {
  if (!('report' in command) || dice === undefined) return Refusal.again(hasToWait(command, 'asked'))
  const { faces } = command.report
  const fault = reportFault(dice, faces)
  if (fault === null) return procedures.rolled(procedure, dice, faces, context)
  const facts = { ...fault, count: faces.length }
  return refuse([{ rule: 'signum.match.report', path: ['command', 'report', 'faces'], facts }])
}

/** Everything that stands against a command that answers nothing. */
export function commandViolations(scene: Scene, seat: number, command: SignumCommand): readonly Violation[] {
  const moment = momentViolations(scene.state, seat, command)
  if (moment.length > 0) return moment
  if ('chooseFirst' in command) return seatViolations(scene.state, command.chooseFirst.seat)
  if ('chooseCorner' in command) return cornerViolations(scene.state, command)
  if ('placeHero' in command) return heroViolations(scene, command.placeHero)
  if ('exchange' in command) return handViolations(scene, 'exchange', command.exchange.cards, MAX_EXCHANGED)
  if ('discardForProsperity' in command) {
    return handViolations(scene, 'discardForProsperity', command.discardForProsperity.cards)
  }
  if ('build' in command) return buildViolations(scene, command.build)
  return turnViolations(scene, command)
}

/** Everything against what is done in the activation phase, or about a draw. */
function turnViolations(scene: Scene, command: SignumCommand): readonly Violation[] {
  if ('playCard' in command) return playViolations(scene, command.playCard)
  if ('playTerrain' in command) return terrainViolations(scene, command.playTerrain)
  if ('useBuilding' in command) return buildingViolations(scene, command.useBuilding)
  if ('useRelic' in command) return relicViolations(scene, command.useRelic)
  if ('startActivation' in command) return startViolations(scene, command.startActivation)
  if ('endTurn' in command) return scene.state.activation === null ? [] : notNow(command, 'activation')
  if ('skipConstruction' in command || 'offerDraw' in command || 'withdrawDraw' in command) return []
  return actViolations(scene, command)
}

const seatViolations = ({ players }: SignumState, seat: number): readonly Violation[] =>
  seat < players.length ? [] : missing(String(seat), 'chooseFirst', 'seat')

/** In teams the first of a team also names the corner of the ally, on the same edge. */
function cornerViolations(
  state: SignumState,
  { chooseCorner: { corner, allyCorner } }: Extract<SignumCommand, { chooseCorner: unknown }>,
): readonly Violation[] {
  const isTeams = state.options.variant === 'teams'
  if (isTeams) {
    const fits = cornerPairs(state).some(([own, ally]) => own === corner && ally === allyCorner)
    return fits ? [] : missing(allyCorner ?? corner, 'chooseCorner', 'allyCorner')
  }
  if (allyCorner !== undefined) return missing(allyCorner, 'chooseCorner', 'allyCorner')
  return freeCorners(state).includes(corner) ? [] : missing(corner, 'chooseCorner', 'corner')
}
