import type { ProcedureGame } from '../../../../contract/match-course.ts'
import { Procedures } from '../../../../contract/match-procedures.ts'
import type { PlayedCommand } from '../command.ts'
import { evolveMatch } from '../evolve.ts'
import { leaverOf } from '../leaving.ts'
import { playerAt } from '../players.ts'
import { type Asking, type MatchRun, rollQuestion, type SignumTypes } from '../questions.ts'
import { cardAs } from '../table.ts'
import { actByAbility, detectHidden, endActivation, goIntoShadow, howl, move, runAlong } from './acting.ts'
import { attack } from './persecuting.ts'
import { paymentFor, playCard, playTerrain, spendRelic, turnBuilding } from './playing.ts'
import { search, trySecret } from './ruins.ts'
import { chooseCorner, chooseFirst, discardForProsperity, exchange, placeHero, rollForOrder } from './setting-up.ts'
import { shoot } from './shooting.ts'
import { startActivation } from './starting.ts'
import { build, endTurn, finishTurn, skipConstruction } from './turn.ts'
import { decideVictory, leave, MatchOver, TurnOver } from './victory.ts'

/** Plays a command that nothing stands against, and what follows; where the match or the turn ends the rest falls away. */
function* playCommand(run: MatchRun, seat: number, command: PlayedCommand): Asking<void> {
  try {
    yield* playOne(run, seat, command)
  } catch (error) {
    if (error instanceof TurnOver) return yield* endOfLostTurn(run)
    if (!(error instanceof MatchOver)) throw error
  }
}

/** The turn of a player who is out ends at once. */
function* endOfLostTurn(run: MatchRun): Asking<void> {
  try {
    yield* finishTurn(run)
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error
  }
}

function* playOne(run: MatchRun, seat: number, command: PlayedCommand): Asking<void> {
  if ('setUp' in command) return rollForOrder(run)
  const leaver = leaverOf(run.state)
  if (leaver !== null) return leave(run, leaver)
  if (run.state.phase === 'activation') return yield* playInTurn(run, seat, command)
  if ('chooseFirst' in command) return chooseFirst(run, command.chooseFirst)
  if ('chooseCorner' in command) return chooseCorner(run, command.chooseCorner)
  if ('placeHero' in command) return placeHero(run, command.placeHero)
  if ('exchange' in command) return exchange(run, command.exchange)
  if ('discardForProsperity' in command) return discardForProsperity(run, command.discardForProsperity)
  if ('build' in command) return buildOne(run, command.build)
  if ('skipConstruction' in command) return skipConstruction(run)
  handleDraw(run, seat, command)
}

/** What is done in the activation phase. */
function* playInTurn(run: MatchRun, seat: number, command: PlayedCommand): Asking<void> {
  if ('playCard' in command) return yield* playCard(run, command.playCard)
  if ('playTerrain' in command) return playTerrain(run, command.playTerrain)
  if ('useBuilding' in command) return yield* turnBuilding(run, command.useBuilding)
  if ('useRelic' in command) return yield* spendRelic(run, command.useRelic)
  if ('startActivation' in command) return yield* startActivation(run, command.startActivation.creature)
  if ('endTurn' in command) return yield* endTurn(run)
  if ('offerDraw' in command || 'withdrawDraw' in command) return handleDraw(run, seat, command)
  yield* act(run, command)
}

function handleDraw(run: MatchRun, seat: number, command: PlayedCommand): void {
  if ('offerDraw' in command) offerDraw(run, seat)
  else run.emit({ type: 'drawWithdrawn', player: playerAt(seat) })
}

/** What the creature that is being activated does. */
function* act(run: MatchRun, command: PlayedCommand): Asking<void> {
  const id = run.state.activation?.creature ?? ''
  if ('move' in command) return yield* move(run, id, command.move)
  if ('run' in command) return yield* runAlong(run, id, command.run)
  if ('declareMelee' in command) return yield* attack(run, id, command.declareMelee)
  if ('declareRanged' in command) {
    yield* shoot(run, id, command.declareRanged)
    return endActivation(run)
  }
  if ('useAbility' in command) return yield* actByAbility(run, id, command.useAbility)
  if ('howl' in command) return yield* howl(run, id)
  if ('detect' in command) return detectHidden(run, id, command.detect)
  if ('goIntoShadow' in command) return goIntoShadow(run, id)
  if ('searchRuins' in command) return yield* search(run, id, command.searchRuins.ruins)
  if ('secretEntrance' in command) return yield* trySecret(run, id, command.secretEntrance.ruins)
  endActivation(run)
}

function buildOne(
  run: MatchRun,
  { card, payment }: { readonly card: string; readonly payment?: readonly string[] },
): void {
  const { cost } = cardAs('building', card, run.content)
  build(run, card, paymentFor(run, run.state.active, cost, payment))
}

/** When everybody in play has an offer standing the match is drawn. */
function offerDraw(run: MatchRun, seat: number): void {
  run.emit({ type: 'drawOffered', player: playerAt(seat) })
  const playing = run.state.players.filter(({ status }) => status === 'in')
  if (playing.every(({ player }) => run.state.drawOffers.includes(player))) decideVictory(run, 'agreedDraw')
}

/** What this game says of its procedures. */
export const procedureGame: ProcedureGame<SignumTypes> = {
  evolve: evolveMatch,
  play: playCommand,
  seatOf: (_state, { seat }) => seat,
  askRoll: rollQuestion,
}

/** The commands of this game, which may stop and ask. */
export const procedures = new Procedures<SignumTypes>(procedureGame)
