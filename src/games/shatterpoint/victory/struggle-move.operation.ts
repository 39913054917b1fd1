import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { BOOK } from '../content/book-numbers.ts'
import { defineShatterpointOperation } from '../define.ts'
import { Count, Player } from '../vocabulary.ts'
import { moveToken, Track } from './track.ts'
import { refuseTrack, trackChangeScene, trackOutcome, trackSentence } from './track-change.ts'

export const struggleMoveOperation = defineShatterpointOperation({
  id: 'shatterpoint.struggle-move',
  kind: 'resolution',
  summary: {
    en: 'Moves the struggle token towards a player’s side and says whether that wins the struggle.',
    es: 'Mueve la ficha de Confrontación hacia el lado de un jugador y dice si gana la confrontación.',
  },
  rules: [
    'shatterpoint.track.effect-move',
    'shatterpoint.track.lose',
    'shatterpoint.track.move',
    'shatterpoint.track.invariant',
    'shatterpoint.struggle.win',
  ],
  input: z
    .strictObject({ track: Track, player: Player, squares: wholeNumber(0, 4 * BOOK.trackHalf) })
    .meta({ id: 'ShatterpointStruggleMoveInput' }),
  outcome: z
    .object({ ...trackOutcome, moved: Count.describe('The squares moved, the winning one included.') })
    .meta({ id: 'ShatterpointStruggleMoveOutcome' }),
  examples: [
    {
      name: 'The rest of the move is lost (E-36)',
      input: { track: { token: 3, momentum: { A: 4, B: 1 } }, player: 'A', squares: 3 },
    },
  ],
  run({ track, player, squares }, { trace }) {
    const refused = refuseTrack(track)
    if (refused !== null) return refused
    trace.applied('shatterpoint.track.effect-move', { player })
    return moveToken(track, player, squares, trace)
  },
  headline: ({ track, winner }, _input, locale) => trackSentence(track, winner, locale),
  picture: (outcome, { track }, caption) => trackChangeScene(track, outcome, caption),
})
