import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { momentumLine } from '../language/words.ts'
import { Count, Player } from '../vocabulary.ts'
import { Track } from './track.ts'
import { trackChangeScene, trackOutcome, trackSentence } from './track-change.ts'
import { Claimed, concludeTurn } from './turn-end.ts'

export const struggleEndOfTurnOperation = defineShatterpointOperation({
  id: 'shatterpoint.struggle-end-of-turn',
  kind: 'resolution',
  summary: {
    en: 'The end of a turn on the struggle track: the move, momentum, the claimed card, the next struggle, the match.',
    es: 'El final de un turno en el medidor: el movimiento, el predominio, la carta reclamada, la siguiente confrontación y la partida.',
  },
  rules: [
    'shatterpoint.track.end-turn-move',
    'shatterpoint.track.first-turn',
    'shatterpoint.track.move',
    'shatterpoint.track.lose',
    'shatterpoint.mission.priority-extra',
    'shatterpoint.track.gain',
    'shatterpoint.track.full',
    'shatterpoint.track.centre-forbidden',
    'shatterpoint.track.setup',
    'shatterpoint.track.invariant',
    'shatterpoint.momentum.behind',
    'shatterpoint.momentum.centre',
    'shatterpoint.momentum.none-ahead',
    'shatterpoint.struggle.win',
    'shatterpoint.struggle.after-claim',
    'shatterpoint.struggle.reset',
    'shatterpoint.victory.two-cards',
  ],
  input: z
    .strictObject({
      track: Track,
      player: Player.describe('The active player.'),
      turn: wholeNumber(1, 1000).describe('The number of the turn, counted over the whole match.'),
      controlled: wholeNumber(0, 16).describe('The active objectives that the active player controls.'),
      extra: wholeNumber(0, 8).default(0).describe('Squares that a rule of the mission adds.'),
      marked: wholeNumber(0, 16)
        .exactOptional()
        .describe('Of the controlled objectives, those with a priority marker; the core mission adds 1 square.'),
      claimed: Claimed.default({ A: 0, B: 0 }),
      wonThisTurn: Player.nullable().default(null).describe('Who already won the struggle earlier in this turn.'),
    })
    .meta({ id: 'ShatterpointStruggleEndOfTurnInput' }),
  outcome: z
    .object({
      ...trackOutcome,
      moved: Count,
      gained: z.array(Player).describe('Who gained momentum by where the token lies.'),
      claimed: Claimed,
      matchWinner: Player.nullable(),
      nextTrack: Track.describe('The track with which the next turn begins; a fresh one after a won struggle.'),
    })
    .meta({ id: 'ShatterpointStruggleEndOfTurnOutcome' }),
  examples: [
    {
      name: 'A player who is behind gains momentum (E-33)',
      input: { track: { token: -2, momentum: { A: 1, B: 1 } }, player: 'A', turn: 3, controlled: 1 },
    },
    {
      name: 'The first turn (E-31)',
      input: { track: { token: 0, momentum: { A: 1, B: 1 } }, player: 'A', turn: 1, controlled: 2 },
    },
    {
      name: 'The second card wins the match',
      input: {
        track: { token: 0, momentum: { A: 8, B: 1 } },
        player: 'A',
        turn: 21,
        controlled: 1,
        claimed: { A: 1, B: 0 },
      },
    },
  ],
  run: concludeTurn,
  headline: ({ track, winner, matchWinner }, _input, locale) => {
    const sentence = trackSentence(track, winner, locale)
    if (matchWinner === null) return sentence
    return {
      en: `${sentence} Player ${matchWinner} wins the match.`,
      es: `${sentence} El jugador ${matchWinner} gana la partida.`,
    }[locale]
  },
  details: ({ winner, gained, claimed }, _input, locale) => [
    ...gained.map((player) => momentumLine(player, locale)),
    ...(winner === null
      ? []
      : [
          {
            en: `Struggle cards claimed: ${claimed.A} (A) to ${claimed.B} (B).`,
            es: `Cartas de Confrontación reclamadas: ${claimed.A} (A) a ${claimed.B} (B).`,
          }[locale],
        ]),
  ],
  picture: (outcome, { track }, caption) => trackChangeScene(track, outcome, caption),
})
