import { z } from 'zod'
import { defineShatterpointOperation } from '../../define.ts'
import { Battlefield } from '../../table/battlefield.ts'
import { gantry, lone, piece } from '../../table/tables.examples.ts'
import { Id } from '../../vocabulary.ts'
import { Consequences } from '../consequences.ts'
import { consequenceLines } from '../consequences.words.ts'
import { pushRules, pushText } from './push.operation.ts'
import { type DrawnPush, pushScene } from './push.scene.ts'
import { PushResult, shoveCharacter } from './push-result.ts'
import { ShovePart } from './shove.ts'

export const shoveOperation = defineShatterpointOperation({
  id: 'shatterpoint.shove',
  kind: 'resolution',
  summary: {
    en: 'Resolves a shove: the push of the affected character and the pull of the shoving character after it.',
    es: 'Resuelve un desplazamiento: el empuje del personaje afectado y la atracción del que desplaza tras él.',
  },
  rules: [...pushRules, 'shatterpoint.shove'],
  input: z
    .strictObject({
      battlefield: Battlefield,
      shover: Id,
      affected: Id,
      push: ShovePart.nullable().default({}).describe('null if the affected character is not pushed.'),
      follow: ShovePart.nullable().default(null).describe('null if the shoving character is not pulled after it.'),
    })
    .meta({ id: 'ShatterpointShoveInput' }),
  outcome: z
    .object({
      push: PushResult.nullable().describe('What became of the affected character.'),
      follow: PushResult.nullable().describe('What became of the shoving character.'),
      consequences: Consequences,
    })
    .meta({ id: 'ShatterpointShoveOutcome' }),
  examples: [
    {
      name: 'To the edge of a gantry, and after it (E-20)',
      input: {
        battlefield: {
          drawn: {
            terrain: [piece(gantry('G', [300, 400, 400, 480]))],
            units: [lone('A', 'Anakin', [330, 440], { on: 'G' }), lone('B', 'Dooku', [370, 440], { on: 'G' })],
          },
        },
        shover: 'Anakin',
        affected: 'Dooku',
        push: { angle: 0 },
        follow: { angle: 0 },
      },
    },
  ],
  run: shoveCharacter,
  headline({ push, follow }, { shover }, locale) {
    const text = [push, follow].flatMap((entry) => (entry === null ? [] : [pushText(entry, locale)]))
    if (text.length > 0) return `${text.join('; ')}.`
    return { en: `${shover} moves nobody.`, es: `${shover} no mueve a nadie.` }[locale]
  },
  details: ({ consequences }, _input, locale) => consequenceLines(consequences, locale),
  tableAfter: ({ push, follow, consequences }) => (push === null && follow === null ? null : consequences.battlefield),
  picture({ push, follow }, { battlefield, shover, affected }, caption) {
    const drawn: DrawnPush[] = [
      ...(push === null ? [] : [{ ...push, source: shover, mode: 'push' as const }]),
      ...(follow === null ? [] : [{ ...follow, source: affected, mode: 'pull' as const }]),
    ]
    return pushScene(battlefield, drawn, caption)
  },
})
