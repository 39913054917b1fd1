import type { ProcedureGame } from '../../../../contract/match-course.ts'
import { Procedures } from '../../../../contract/match-procedures.ts'
import { bodyOf, type EntryOf } from '../../../../lib/keyed.ts'
import type { ApexCommand, CommandBodies, CommandName, PlayedCommand } from '../command.ts'
import { COMMANDS } from '../commands/commands.ts'
import { evolveMatch } from '../evolve.ts'
import type { ApexRun, ApexTypes, Asking } from '../questions.ts'
import { setUp } from './setting-up.ts'
import { endActivation } from './turn.ts'
import { MatchOver } from './victory.ts'

/** Plays a command that nothing stands against, and what follows from it; where the match ends the rest falls away. */
function* playCommand(run: ApexRun, seat: number, command: PlayedCommand): Asking<void> {
  try {
    if ('setUp' in command) setUp(run)
    else yield* playOne(run, seat, command)
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error
  }
}

function* playOne(run: ApexRun, seat: number, command: ApexCommand): Asking<void> {
  const asking = play(run, seat, bodyOf(command))
  if (asking !== undefined) yield* asking
  yield* endForTheDead(run)
}

const play = <Name extends CommandName>(run: ApexRun, seat: number, { key, value }: EntryOf<CommandBodies, Name>) =>
  COMMANDS[key]?.play(run, seat, value)

/** Whoever was eliminated in the own activation and has no AP left has nothing more to do in it. */
function* endForTheDead(run: ApexRun): Asking<void> {
  const { activation } = run.state
  if (activation?.diedHere && activation.ap === 0 && isOff(run, activation.legend)) yield* endActivation(run)
}

const isOff = ({ state }: ApexRun, legend: string): boolean =>
  state.legends.find(({ id }) => id === legend)?.where === 'off'

/** What this game says of its procedures. No dice are rolled in it, so nobody is asked for any. */
export const procedureGame: ProcedureGame<ApexTypes> = {
  evolve: evolveMatch,
  play: playCommand,
  seatOf: (_state, { seat }) => seat,
  askRoll() {
    throw new Error('No dice are rolled in this game.')
  },
}

/** The commands of this game, which may stop and ask. */
export const procedures = new Procedures<ApexTypes>(procedureGame)
