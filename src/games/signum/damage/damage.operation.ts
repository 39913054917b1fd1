import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineSignumOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { StatedFighter } from '../table/creature.ts'
import { STANDING_RULES } from '../table/standing-rules.ts'
import { Player } from '../vocabulary.ts'
import { damageRules } from './damage.rules.ts'
import { Damaged, DamageKind } from './damage.ts'
import { creditSentence, damagedSentence, preventedSentence, relicSentence } from './damage.words.ts'
import { dealDamage } from './deal-damage.ts'
import { durabilityRules } from './durability.rules.ts'
import { relicFields } from './durable-relic.ts'

/** What may be cited when a creature is dealt damage. */
export const DAMAGE_RULES = [
  ...ruleIds(damageRules, durabilityRules).filter((id) => id !== 'signum.damage.health-lowered'),
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
  rules: [
    ...DAMAGE_RULES,
    'signum.stealth.kept-by-damage',
    'signum.damage.leaves-play',
    'signum.zone.discard-to-owner',
    ...STANDING_RULES.filter((id) => id !== 'signum.relic.hero-only'),
  ],
  input: z
    .strictObject({
      target: StatedFighter,
      amount: wholeNumber(0, 200).describe('Points of damage, or wounds.'),
      kind: DamageKind.default('attack'),
      magical: z.boolean().default(false).describe('Whether an attack is magical.'),
      by: Player.exactOptional().describe('Whose creature or effect deals it, to tell who counts a kill.'),
      allies: z.array(Player).max(3).default([]).describe('The allies of that player.'),
      ...relicFields,
    })
    .meta({ id: 'SignumDamageInput' }),
  outcome: Damaged.extend({
    credit: Player.nullable().describe('Who counts the kill; null if nobody does, or if nobody is named.'),
  }).meta({ id: 'SignumDamageOutcome' }),
  examples: [
    {
      name: 'A spell of Bruno’s kills a character of Ana’s',
      input: { target: { id: 'Greer', player: 'Ana', health: 4, wounds: 2 }, amount: 2, kind: 'effect', by: 'Bruno' },
    },
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
  run: dealDamage,
  headline: (damaged, _input, locale, content) => damagedSentence(damaged, locale, content),
  details({ relics, prevented, credit }, _input, locale, content) {
    const spent = relics.map((loss) => relicSentence(loss, locale, content))
    return [
      ...(prevented === 0 ? [] : [preventedSentence(prevented, locale)]),
      ...spent,
      ...(credit === null ? [] : [creditSentence(credit, locale)]),
    ]
  },
})
