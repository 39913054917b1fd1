import type { ProcedureGame } from '../../../../contract/match-course.ts'
import { Procedures } from '../../../../contract/match-procedures.ts'
import { seatOf } from '../evolve/table.ts'
import { evolveMatch } from '../evolve.ts'
import { type GearsTypes, rollQuestion } from '../questions.ts'
import { playCommand } from './playing.ts'

/** What this game says of its procedures. */
export const procedureGame: ProcedureGame<GearsTypes> = {
  evolve: evolveMatch,
  play: playCommand,
  seatOf: (state, { player }) => seatOf(state, player),
  askRoll: rollQuestion,
}

/** The commands of this game, which may stop and ask. */
export const procedures = new Procedures<GearsTypes>(procedureGame)
