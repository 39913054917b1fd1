import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { fighterOf, traceReasons } from '../abilities/read-fighter.ts'
import { defineSignumOperation } from '../define.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import { STANDING_RULES } from '../table/standing-rules.ts'
import { damageRules } from './damage.rules.ts'
import { applyDamage, Damaged, DamageKind } from './damage.ts'
import { damagedSentence } from './damage.words.ts'
import { durabilityRules } from './durability.rules.ts'
import { relicFields, relicViolations } from './durable-relic.ts'

/** What may be cited when a creature is dealt damage. */
export const DAMAGE_RULES = [
  ...ruleIds(damageRules, durabilityRules).filter((id) => id !== 'signum.damage.kill-count'),
  'signum.ability.from-attacks' as const,
  'signum.board.names' as const,
  'signum.relic.hero-only' as const,
  'signum.relic.destroyed' as const,
]

const BRISSA = { id: 'Brissa', player: 'Vallor', kind: 'hero', health: 6 } as const

export const damageOperation = defineSignumOperation({
  id: 'signum.damage',
  kind: 'resolution',
  summary: {
    en: 'Deals damage or wounds to a creature: durable relics, armour tokens, wounds and death.',
    es: 'Inflige daño o heridas a una criatura: reliquias duraderas, fichas de armadura, heridas y muerte.',
  },
  rules: [...DAMAGE_RULES, ...STANDING_RULES.filter((id) => id !== 'signum.relic.hero-only')],
  input: z
    .strictObject({
      target: StatedFighter,
      amount: wholeNumber(0, 200).describe('Points of damage, or wounds.'),
      kind: DamageKind.default('attack'),
      magical: z.boolean().default(false).describe('Whether an attack is magical.'),
      ...relicFields,
    })
    .meta({ id: 'SignumDamageInput' }),
  outcome: Damaged,
  examples: [
    {
      name: 'Heavy Plate takes the first points (E-04)',
      input: { target: BRISSA, amount: 5, relics: [{ id: 'Heavy Plate', tokens: 4 }] },
    },
    {
      name: 'Damage against armour (E-12)',
      input: { target: { id: 'Severus', player: 'Grypharim', health: 3, armour: 2 }, amount: 3, kind: 'effect' },
    },
    {
      name: 'Two durable relics in the owner’s order (E-46)',
      input: {
        target: BRISSA,
        amount: 3,
        relics: [
          { id: 'Cuirass', tokens: 2 },
          { id: 'Heavy Plate', tokens: 3 },
        ],
        relicOrder: [{ relic: 'Heavy Plate', tokens: 3 }],
      },
    },
  ],
  run({ target: stated, amount, kind, magical, relics, relicOrder }, { content, trace }) {
    const target = fighterOf(stated, content, 'target')
    if (target instanceof Refusal) return target
    traceReasons(target, trace)
    const held = { relics, relicOrder }
    const violations = [...livingViolations(target, ['target']), ...relicViolations(held, target, [])]
    if (violations.length > 0) return refuse(violations)
    const damaged = applyDamage(target, { amount, kind, magical }, held, [], trace)
    return 'rule' in damaged ? refuse([damaged]) : damaged
  },
  headline: (damaged, _input, locale, content) => damagedSentence(damaged, locale, content),
})
