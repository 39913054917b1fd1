import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { FARTHEST } from '../../content/shot-effect.ts'
import { defineApexOperation } from '../../define.ts'
import { Label } from '../../language/label.ts'
import { spaces } from '../../language/notation.ts'
import { number } from '../../language/words.ts'
import { AttachmentReferences, WeaponReference } from '../../loot/loot.ts'
import { HitDifficulty, hitDifficulty } from './difficulty.ts'
import { findArms } from './equipped-weapon.ts'
import { sourcesOf } from './shot-declaration.ts'
import { activeAttachments } from './shot-forces.ts'

const DifficultyModifier = z
  .strictObject({ label: Label, amount: z.int().min(-200).max(200) })
  .describe('What a Zone, a card or anything else adds to the difficulty.')
  .meta({ id: 'ApexDifficultyModifier' })

export const hitDifficultyOperation = defineApexOperation({
  id: 'apex.hit-difficulty',
  kind: 'resolution',
  summary: {
    en: 'Adds up the difficulty of hitting a target at a distance.',
    es: 'Suma la dificultad para impactar a un objetivo a cierta distancia.',
  },
  rules: [
    'apex.content.known',
    'apex.attachment.fit',
    'apex.attachment.occupied',
    'apex.attachment.printed',
    'apex.attachment.effect',
    'apex.shot.difficulty',
  ],
  input: z
    .strictObject({
      weapon: WeaponReference,
      attachments: AttachmentReferences,
      distance: z.int().min(0).max(FARTHEST),
      modifiers: z.array(DifficultyModifier).max(20).default([]),
    })
    .meta({ id: 'ApexHitDifficultyInput' }),
  outcome: HitDifficulty,
  examples: [
    {
      name: 'Too near, with a sight (E-47)',
      input: { weapon: { card: 'car' }, attachments: [{ token: 'sight-1x-hcog-classic' }], distance: 2 },
    },
    {
      name: 'Through smoke',
      input: { weapon: { card: 'longbow' }, distance: 6, modifiers: [{ label: 'Smoke', amount: 10 }] },
    },
  ],
  run({ weapon: reference, attachments, distance, modifiers }, { trace, content }) {
    const arms = findArms(reference, attachments, content)
    if (arms instanceof Refusal) return arms

    const active = activeAttachments(arms.weapon, arms.installed, trace)
    const others = modifiers.map(({ label, amount }) => ({ source: label, effects: [{ difficulty: amount }] }))
    return hitDifficulty(arms.weapon, distance, sourcesOf(arms.weapon, active, others), trace)
  },
  headline({ difficulty }, { distance }, locale) {
    return {
      en: `Difficulty ${number(difficulty)} at ${spaces(distance, 'en')}.`,
      es: `Dificultad ${number(difficulty)} a ${spaces(distance, 'es')}.`,
    }[locale]
  },
})
