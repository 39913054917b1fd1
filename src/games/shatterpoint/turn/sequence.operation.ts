import { z } from 'zod'
import { defineShatterpointOperation } from '../define.ts'
import { listSteps, Sequence, SequenceOf } from './sequence.ts'
import { edgeLines, nowLine, stepLine } from './sequence.words.ts'

export const sequenceOperation = defineShatterpointOperation({
  id: 'shatterpoint.sequence',
  kind: 'list',
  summary: {
    en: 'Says where the setup or a turn stands: who acts now, what is possible, what comes later and what is skipped.',
    es: 'Dice en qué punto está la preparación o un turno: quién actúa ahora, qué se puede hacer, qué queda y qué se omite.',
  },
  rules: [
    'shatterpoint.setup.side',
    'shatterpoint.setup.opposite-edge',
    'shatterpoint.setup.battlefield',
    'shatterpoint.setup.terrain-agreement',
    'shatterpoint.setup.deploy',
    'shatterpoint.setup.redeploy',
    'shatterpoint.setup.stances',
    'shatterpoint.setup.reveal',
    'shatterpoint.setup.end',
    'shatterpoint.turn.alternate',
    'shatterpoint.turn.detailed-prevails',
    'shatterpoint.activation.idle-points',
    'shatterpoint.victory.no-units',
    'shatterpoint.track.first-turn',
    'shatterpoint.struggle.after-claim',
  ],
  input: z.strictObject({ of: SequenceOf }).meta({ id: 'ShatterpointSequenceInput' }),
  outcome: Sequence,
  examples: [
    {
      name: 'Setting up: the second proposal of terrain, player B having chosen the west edge',
      input: { of: { setup: { startingPlayer: 'B', edge: 'west', now: { terrain: { refused: 1 } } } } },
    },
    {
      name: 'Between two actions of the first turn',
      input: { of: { turn: { player: 'A', number: 1, now: 'actions' } } },
    },
    {
      name: 'A turn without units, after the struggle was won',
      input: { of: { turn: { player: 'B', number: 12, hasUnits: false, claimed: true } } },
    },
  ],
  run: listSteps,
  headline: (sequence, { of }, locale) => nowLine(sequence, of, locale),
  details: (sequence, { of }, locale) => [
    ...edgeLines(sequence, locale),
    ...sequence.steps.map((step) => stepLine(step, of, locale)),
  ],
})
