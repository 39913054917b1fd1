import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { charactersOn, defineShatterpointOperation } from '../define.ts'
import { Battlefield } from '../table/battlefield.ts'
import { gantry, lone, piece } from '../table/tables.examples.ts'
import { Degrees, Id } from '../vocabulary.ts'
import { PushResult, pushResult, pushRules, pushText } from './push.operation.ts'
import { type DrawnPush, pushScene } from './push.scene.ts'
import { shove } from './shove.ts'

const ShovePart = z
  .strictObject({ angle: Degrees.exactOptional().describe('Straight along the axis if left out.') })
  .meta({ id: 'ShatterpointShovePart' })

export const shoveOperation = defineShatterpointOperation({
  id: 'shatterpoint.shove',
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
    })
    .meta({ id: 'ShatterpointShoveOutcome' }),
  examples: [
    {
      name: 'To the edge of a gantry, and after it (E-20)',
      input: {
        battlefield: {
          terrain: [piece(gantry('G', [300, 400, 400, 480]))],
          units: [lone('A', 'Anakin', [330, 440], { on: 'G' }), lone('B', 'Dooku', [370, 440], { on: 'G' })],
        },
        shover: 'Anakin',
        affected: 'Dooku',
        push: { angle: 0 },
        follow: { angle: 0 },
      },
    },
  ],
  run({ battlefield, shover, affected, push, follow }, { trace }) {
    const placed = charactersOn(battlefield, { shover, affected })
    if (placed instanceof Refusal) return placed
    const { field, found } = placed
    const shoved = shove(found.shover, found.affected, { push, follow }, field, trace)
    if (shoved instanceof Refusal) return shoved
    return {
      push: shoved.push === null ? null : pushResult(affected, shoved.push),
      follow: shoved.follow === null ? null : pushResult(shover, shoved.follow),
    }
  },
  headline({ push, follow }, { shover }, locale) {
    const text = [push, follow].flatMap((entry) => (entry === null ? [] : [pushText(entry, locale)]))
    if (text.length > 0) return `${text.join('; ')}.`
    return { en: `${shover} moves nobody.`, es: `${shover} no mueve a nadie.` }[locale]
  },
  picture({ push, follow }, { battlefield, shover, affected }, caption) {
    const drawn: DrawnPush[] = [
      ...(push === null ? [] : [{ ...push, source: shover, mode: 'push' as const }]),
      ...(follow === null ? [] : [{ ...follow, source: affected, mode: 'pull' as const }]),
    ]
    return pushScene(battlefield, drawn, caption)
  },
})
