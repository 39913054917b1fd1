import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { Player } from '../vocabulary.ts'
import { changeMomentum } from './momentum.ts'
import { Track } from './track.ts'
import { trackChangeScene, trackOutcome, trackSentence } from './track-change.ts'

const Gain = z
  .strictObject({
    player: Player,
    count: wholeNumber(1, 16).default(1),
    byEffect: z.boolean().default(false).describe('Whether an ability or the mission gives it.'),
    loses: z.boolean().default(false).describe('Whether the player loses so many instead.'),
  })
  .meta({ id: 'ShatterpointMomentumGain' })

export const struggleGainOperation = defineShatterpointOperation({
  id: 'shatterpoint.struggle-gain',
  kind: 'resolution',
  summary: {
    en: 'Places momentum tokens and says whether that wins the struggle.',
    es: 'Coloca fichas de Predominio y dice si con ello se gana la confrontación.',
  },
  rules: [
    'shatterpoint.track.gain',
    'shatterpoint.momentum.other',
    'shatterpoint.track.lose',
    'shatterpoint.track.full',
    'shatterpoint.track.centre-forbidden',
    'shatterpoint.track.invariant',
    'shatterpoint.struggle.win',
    'shatterpoint.struggle.simultaneous',
    'shatterpoint.struggle.after-claim',
  ],
  input: z
    .strictObject({
      track: Track,
      gains: z
        .array(Gain)
        .min(1)
        .max(8)
        .describe('In order: of simultaneous gains the attacker’s or active player’s first.'),
    })
    .meta({ id: 'ShatterpointStruggleGainInput' }),
  outcome: z.object(trackOutcome).meta({ id: 'ShatterpointStruggleGainOutcome' }),
  examples: [
    {
      name: 'The next square holds the struggle token (E-37)',
      input: { track: { token: 4, momentum: { A: 4, B: 1 } }, gains: [{ player: 'A' }] },
    },
    {
      name: 'A full half (E-38)',
      input: { track: { token: 0, momentum: { A: 8, B: 1 } }, gains: [{ player: 'A' }] },
    },
    {
      name: 'Two wounds at the same time',
      input: { track: { token: 0, momentum: { A: 2, B: 1 } }, gains: [{ player: 'A' }, { player: 'B' }] },
    },
  ],
  run: changeMomentum,
  headline: ({ track, winner }, _input, locale) => trackSentence(track, winner, locale),
  picture: (outcome, { track }, caption) => trackChangeScene(track, outcome, caption),
})
