import { z } from 'zod'
import type { Locale } from '../../../../lib/locale.ts'
import { defineShatterpointOperation } from '../../define.ts'
import { length, placeText } from '../../language/words.ts'
import { placingRules, ruleIds, type ShatterpointRule } from '../../rules.ts'
import { Battlefield } from '../../table/battlefield.ts'
import { block, gantry, lone, piece } from '../../table/tables.examples.ts'
import { Degrees, Id, Range } from '../../vocabulary.ts'
import { Consequences, consequenceRules } from '../consequences.ts'
import { consequenceLines } from '../consequences.words.ts'
import { pushScene } from './push.scene.ts'
import { PushResult, pushObject } from './push-result.ts'
import { pushingRules } from './pushing.rules.ts'

const Outcome = PushResult.extend({ consequences: Consequences }).meta({ id: 'ShatterpointPushOutcome' })

/** The rules that a push may cite. */
export const pushRules: readonly ShatterpointRule[] = [
  ...placingRules,
  ...consequenceRules,
  ...ruleIds(pushingRules).filter((id) => id !== 'shatterpoint.shove'),
  'shatterpoint.elevation.frozen',
  'shatterpoint.move.end-legal',
  'shatterpoint.move.bases-different-level',
]

export const pushOperation = defineShatterpointOperation({
  id: 'shatterpoint.push',
  kind: 'resolution',
  summary: {
    en: 'Resolves a push or a pull in a direction: where the object ends and what stopped it.',
    es: 'Resuelve un empuje o una atracción en una dirección: dónde acaba el objeto y qué lo detuvo.',
  },
  rules: pushRules,
  input: z
    .strictObject({
      battlefield: Battlefield,
      object: Id.describe('The character or token that is moved.'),
      mode: z.enum(['push', 'pull']).default('push'),
      source: Id.exactOptional().describe('What it is pushed from or pulled to; left out, the direction is free.'),
      range: Range,
      angle: Degrees.exactOptional().describe('Straight along the axis if left out.'),
    })
    .meta({ id: 'ShatterpointPushInput' }),
  outcome: Outcome,
  examples: [
    {
      name: 'Into a wall (E-21)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(block('wall', [200, 400, 210, 500]))],
            units: [lone('A', 'Barriss', [50, 450]), lone('B', 'MagnaGuard', [100, 450])],
          },
        },
        object: 'MagnaGuard',
        source: 'Barriss',
        range: 3,
        angle: 0,
      },
    },
    {
      name: 'Off a gantry (E-71)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(gantry('G', [300, 400, 400, 480]))],
            units: [lone('B', 'Maul', [370, 440], { on: 'G' })],
          },
        },
        object: 'Maul',
        range: 3,
        angle: 0,
      },
    },
  ],
  run: pushObject,
  headline: (outcome, _input, locale) => `${pushText(outcome, locale)}.`,
  details: ({ consequences }, _input, locale) => consequenceLines(consequences, locale),
  tableAfter: ({ consequences }) => consequences.battlefield,
  picture: (outcome, { battlefield, source = null, mode }, caption) =>
    pushScene(battlefield, [{ ...outcome, source, mode }], caption),
})

/** `Rex moves 152 mm to (312, 100)`, and what stopped it. */
export function pushText({ object, distance, end, stop, by }: PushResult, locale: Locale): string {
  const place = placeText(end, locale)
  const why = {
    en: {
      full: '',
      terrain: `: ${by} stops it`,
      character: `: ${by} stops it`,
      objective: `: ${by} stops it`,
      edge: ': the edge of the battlefield stops it',
      drop: ': it could not end farther on',
    },
    es: {
      full: '',
      terrain: `: se detiene contra ${by}`,
      character: `: se detiene contra ${by}`,
      objective: `: se detiene contra ${by}`,
      edge: ': se detiene en el borde del campo de batalla',
      drop: ': no podría acabar más allá',
    },
  }[locale][stop]
  return {
    en: `${object} moves ${length(distance, 'en')} to ${place}${why}`,
    es: `${object} se mueve ${length(distance, 'es')} hasta ${place}${why}`,
  }[locale]
}
