import { z } from 'zod'
import { formatList } from '../../../../lib/wording.ts'
import { defineApexOperation } from '../../define.ts'
import { Label } from '../../language/label.ts'
import { type ApexTrace, ruleIds } from '../../rules.ts'
import { effectName, effectOrderRules } from './effect-order.rules.ts'

/** Where an effect is printed, the strongest source first. */
const SOURCES = ['card', 'settings', 'rulebook'] as const

const Effect = z
  .strictObject({
    id: Label.describe('A card, a weapon, or any other name.'),
    source: z.enum(SOURCES).default('card').meta({ id: 'ApexEffectSource' }),
    passive: z.boolean().default(false).describe('A passive of the weapon that is used.'),
  })
  .meta({ id: 'ApexOrderedEffect' })
type Effect = z.infer<typeof Effect>

const Input = z
  .strictObject({
    effects: z.array(Effect).min(1).max(12).describe('In the order in which they were played.'),
    moment: z
      .union([
        z.strictObject({ together: z.literal(true).describe('They happen one after the other.') }),
        z.strictObject({ contradiction: z.literal(true).describe('They contradict each other.') }),
        z.strictObject({ afterDamage: z.int().min(0).max(1000).describe('They follow so much damage.') }),
      ])
      .meta({ id: 'ApexEffectMoment' }),
  })
  .meta({ id: 'ApexEffectOrderInput' })

export const effectOrderOperation = defineApexOperation({
  id: 'apex.effect-order',
  kind: 'resolution',
  summary: {
    en: 'Puts several cards and effects of one moment in order, and tells which prevails if they contradict each other.',
    es: 'Ordena varias cartas y efectos de un mismo momento y dice cuál prevalece si se contradicen.',
  },
  rules: ruleIds(effectOrderRules),
  input: Input,
  outcome: z
    .object({
      order: z.array(z.string()).describe('From the first to the last; empty if nothing happens.'),
      prevails: z.string().nullable().describe('What counts in a contradiction; null if there is none.'),
    })
    .meta({ id: 'ApexEffectOrderOutcome' }),
  examples: [
    {
      name: 'Two cards and the passive of the Longbow',
      input: {
        effects: [{ id: 'flush-out' }, { id: 'gun-shield' }, { id: 'longbow', passive: true }],
        moment: { together: true },
      },
    },
    {
      name: 'A card against the rulebook',
      input: {
        effects: [{ id: 'Core rulebook', source: 'rulebook' }, { id: 'guardian-angel' }],
        moment: { contradiction: true },
      },
    },
    { name: 'After dealing damage', input: { effects: [{ id: 'retaliate' }], moment: { afterDamage: 5 } } },
  ],
  run({ effects, moment }, { trace }) {
    if ('contradiction' in moment) return contradiction(effects, trace)
    const order = inOrder(effects).map(({ id }) => id)
    if ('together' in moment) {
      trace.applied('apex.priority.multiple-cards', { order })
      return { order, prevails: null }
    }
    const damage = moment.afterDamage
    trace.applied('apex.shot.after-damage', { order, damage })
    return { order: damage === 0 ? [] : order, prevails: null }
  },
  headline({ order, prevails }, _input, locale, content) {
    if (prevails !== null) {
      const name = effectName(prevails, locale, content)
      return { en: `${name} prevails.`, es: `Prevalece ${name}.` }[locale]
    }
    if (order.length === 0) return { en: 'Nothing happens.', es: 'No ocurre nada.' }[locale]
    const names = order.map((id) => effectName(id, locale, content))
    return { en: `In this order: ${formatList(names, 'en')}.`, es: `En este orden: ${formatList(names, 'es')}.` }[
      locale
    ]
  },
})

/** Passives first, then the rest as it was played. */
const inOrder = (effects: readonly Effect[]): Effect[] => [
  ...effects.filter(({ passive }) => passive),
  ...effects.filter(({ passive }) => !passive),
]

/** The text that counts where several contradict each other; of equal ones the last that was played. */
function contradiction(effects: readonly Effect[], trace: ApexTrace) {
  const ranked = [...effects].reverse().sort((a, b) => SOURCES.indexOf(a.source) - SOURCES.indexOf(b.source))
  const [first, ...rest] = ranked.map(({ id }) => id)
  if (first === undefined) throw new Error('A contradiction has two sides.')
  trace.applied('apex.priority.sources', { prevails: first, over: rest })
  return { order: ranked.map(({ id }) => id), prevails: first }
}
