import { REPORT } from '../../../../contract/match-procedure.ts'
import { Procedures } from '../../../../contract/match-procedures.ts'
import { seatOf } from '../evolve/table.ts'
import { evolveMatch } from '../evolve.ts'
import type { GearsTypes } from '../questions.ts'
import { playerOf } from '../state.ts'
import { playCommand } from './playing.ts'

/** The commands of this game, which may stop and ask. */
export const procedures = new Procedures<GearsTypes>({
  evolve: evolveMatch,
  play: playCommand,
  seatOf: (state, { player }) => seatOf(state, player),
  askRoll(state, seat, dice) {
    return { kind: REPORT, player: playerOf(state, seat).character, figure: null, options: [], dice }
  },
})
