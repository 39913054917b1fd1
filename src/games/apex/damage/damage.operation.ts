import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import { legendName, UNNAMED } from '../language/legend-name.ts'
import { applyDamage, Damaged, DamageSource, DamageTag, limitByShield, readVitals, vitals } from './damage.ts'
import { targetSentence } from './damage.words.ts'

export const damageOperation = defineApexOperation({
  id: 'apex.damage',
  kind: 'resolution',
  summary: {
    en: 'Deals damage to a Legend: Shield, emergency shield, Health and elimination.',
    es: 'Inflige daño a una Leyenda: Escudo, escudo de emergencia, Salud y eliminación.',
  },
  rules: [
    'apex.content.known',
    'apex.damage.recover-cap',
    'apex.ring.legendary-shield',
    'apex.transition.ring-damage',
    'apex.damage.tags',
    'apex.damage.order',
    'apex.damage.emergency-shield',
    'apex.elimination.trigger',
    'apex.elimination.steps',
    'apex.elimination.keeps',
  ],
  input: z
    .strictObject({
      legend: Label.optional().describe('What the Legend is called in the text.'),
      ...vitals,
      amount: z.int().min(0).max(1000),
      tag: DamageTag.optional().describe('NORMAL if left out; the damage of the Ring is always HEALTH_ONLY.'),
      source: DamageSource.default('attack'),
    })
    .refine(({ tag, source }) => source !== 'ring' || tag === undefined || tag === 'HEALTH_ONLY', {
      path: ['tag'],
      error: 'The damage of the Ring is always HEALTH_ONLY.',
    })
    .meta({ id: 'ApexDamageInput' }),
  outcome: Damaged,
  examples: [
    { name: 'Shield first (E-50)', input: { shield: 15, health: 30, amount: 34 } },
    {
      name: 'An emergency shield saves the Legend (E-55)',
      input: { shield: 0, health: 11, emergencyShield: { token: 'emergency-rare' }, amount: 14 },
    },
    { name: 'Only the Shield (E-56)', input: { shield: 20, health: 40, amount: 30, tag: 'SHIELD_ONLY' } },
    {
      name: 'The Ring against a legendary emergency shield',
      input: {
        legend: 'Wraith',
        emergencyShield: { token: 'emergency-legendary' },
        emergencyShieldDepleted: true,
        amount: 12,
        source: 'ring',
      },
    },
  ],
  run({ amount, tag, source, legend: name, ...input }, { trace, content }) {
    const legend = readVitals(input, content, [])
    if (legend instanceof Refusal) return legend
    if (source === 'attack') return applyDamage(legend, { amount, tag: tag ?? 'NORMAL' }, trace)
    const taken = limitByShield(legend, name ?? UNNAMED, amount, trace)
    trace.applied('apex.transition.ring-damage', { legend: name ?? UNNAMED, damage: taken })
    return applyDamage(legend, { amount: taken, tag: 'HEALTH_ONLY' }, trace)
  },
  headline: (damaged, { legend }, locale, content) =>
    targetSentence(legendName(legend ?? UNNAMED, locale, content), damaged, locale),
})
