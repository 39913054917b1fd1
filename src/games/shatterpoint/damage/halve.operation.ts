import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { Count } from '../vocabulary.ts'
import { halve } from './halve.ts'

export const halveOperation = defineShatterpointOperation({
  id: 'shatterpoint.halve',
  kind: 'resolution',
  summary: { en: 'Half of a number, and the rest.', es: 'La mitad de un número, y el resto.' },
  rules: ['shatterpoint.effect.half'],
  input: z.strictObject({ total: wholeNumber(0, 1000) }).meta({ id: 'ShatterpointHalveInput' }),
  outcome: z.object({ half: Count, rest: Count }).meta({ id: 'ShatterpointHalveOutcome' }),
  examples: [{ name: 'A pool of 7 (E-07)', input: { total: 7 } }],
  run: ({ total }, { trace }) => halve(total, trace),
  headline: ({ half, rest }, { total }, locale) =>
    ({
      en: `Half of ${total} is ${half}, the rest ${rest}.`,
      es: `La mitad de ${total} es ${half}; el resto, ${rest}.`,
    })[locale],
})
