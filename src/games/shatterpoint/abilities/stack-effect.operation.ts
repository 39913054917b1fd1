import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineShatterpointOperation } from '../define.ts'
import { Count, Id } from '../vocabulary.ts'
import { LastingEffect, stackEffect } from './stack-effect.ts'

export const stackEffectOperation = defineShatterpointOperation({
  id: 'shatterpoint.stack-effect',
  kind: 'resolution',
  summary: {
    en: 'What becomes of a lasting effect that is gained and lost again.',
    es: 'Qué queda de un efecto duradero que se gana y se pierde.',
  },
  rules: ['shatterpoint.effect.stackable', 'shatterpoint.effect.non-stackable'],
  input: z
    .strictObject({
      effect: Id,
      now: LastingEffect,
      changes: z
        .array(wholeNumber(-100, 100))
        .min(1)
        .max(20)
        .describe('Gains are positive, losses negative, in order.'),
    })
    .meta({ id: 'ShatterpointStackEffectInput' }),
  outcome: z.object({ value: Count, has: z.boolean() }).meta({ id: 'ShatterpointStackEffectOutcome' }),
  examples: [
    {
      name: 'Sharpshooter adds up (E-08)',
      input: { effect: 'Sharpshooter', now: { value: 2 }, changes: [1, -1, -5] },
    },
    { name: 'Protection does not', input: { effect: 'Protection', now: { has: true }, changes: [1] } },
  ],
  run: stackEffect,
  headline({ value, has }, { effect, now }, locale) {
    if (!has) return { en: `${effect} is gone.`, es: `${effect} desaparece.` }[locale]
    if ('has' in now) return { en: `${effect} applies.`, es: `${effect} se aplica.` }[locale]
    return `${effect} [${value}].`
  },
})
