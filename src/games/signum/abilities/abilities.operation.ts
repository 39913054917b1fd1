import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Change } from '../content/effects.ts'
import { defineSignumOperation } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { AbilityId, Band, Count, CreatureAbility, Id } from '../vocabulary.ts'
import { abilityRules } from './abilities.rules.ts'
import { abilityText } from './ability.words.ts'
import { mergeAbilities } from './ability-merge.ts'
import { printedOf, Situation, Subject, withSituation } from './ability-subject.ts'

const AppliedChange = z
  .strictObject({ source: Id.describe('The name of the card or ability.'), does: Change })
  .meta({ id: 'SignumAppliedChange' })

const CancelledEffect = z
  .object({
    effect: wholeNumber(0, 100).nullable().describe('Its place among the effects; null for what the card prints.'),
    source: z.string(),
    rule: z.string(),
    by: z.string().nullable().describe('What cancels it.'),
  })
  .meta({ id: 'SignumCancelledEffect' })

const GREER = {
  own: { strength: 3, movement: 'M' as const, health: 4, abilities: [{ id: 'masterAttack' as const, x: 1 }] },
}

export const abilitiesOperation = defineSignumOperation({
  id: 'signum.abilities',
  kind: 'resolution',
  summary: {
    en: 'Merges a card and the effects on it, in order, by the dragon rules: what the creature is now, and what is cancelled.',
    es: 'Combina una carta y los efectos sobre ella, en orden, según las Reglas del Dragón: qué es ahora la criatura y qué se cancela.',
  },
  rules: [...ruleIds(abilityRules), 'signum.content.known'],
  input: z
    .strictObject({
      creature: Subject,
      effects: z.array(AppliedChange).max(40).default([]).describe('In the order in which they were applied.'),
      situation: Situation.default({
        buildings: [],
        terrain: [],
        touching: [],
        wounded: false,
        enemyWounded: false,
        moved: false,
      }),
    })
    .meta({ id: 'SignumAbilitiesInput' }),
  outcome: z
    .object({
      strength: Count,
      movement: Band,
      health: Count,
      armour: Count.describe('The armour tokens that it has from all this.'),
      stealth: z.boolean().describe('Whether it enters with a stealth token.'),
      concentration: Count,
      abilities: z.array(CreatureAbility),
      zero: z.array(AbilityId).describe('Abilities that are down to 0 and cannot be declared.'),
      cancelled: z.array(CancelledEffect),
      minimumFirst: z
        .enum(['reckless', 'cautious', 'controller'])
        .nullable()
        .describe('Reckless and Cautious ask for more dice than there are: which is met first.'),
    })
    .meta({ id: 'SignumAbilitiesOutcome' }),
  examples: [
    {
      name: 'The same ability twice (E-20)',
      input: { creature: GREER, effects: [{ source: 'Dawnblade', does: { grant: { id: 'masterAttack', x: 2 } } }] },
    },
    {
      name: 'Gained, lost and gained again',
      input: {
        creature: { card: 'gryphon-of-the-spire' },
        effects: [
          { source: 'Net', does: { lose: 'flight' } },
          { source: 'Wings', does: { grant: { id: 'flight' } } },
          { source: 'Curse', does: { modify: { stat: 'strength', by: -6 } } },
        ],
      },
    },
    {
      name: 'A guild character with its guild',
      input: { creature: { card: 'nell-nightstep' }, situation: { buildings: ['shadows-guild'] } },
    },
    { name: 'Without the Cliff', input: { creature: { card: 'rurik-cliffborn' } } },
  ],
  run({ creature, effects, situation }, { content, trace }) {
    const printed = printedOf(creature, situation, content, trace)
    if (printed instanceof Refusal) return printed
    const merged = mergeAbilities(printed, effects, content, trace)
    return withSituation(merged, effects, situation, content, trace)
  },
  headline({ strength, movement, health, armour, abilities }, _input, locale, content) {
    const named =
      abilities.map((ability) => abilityText(ability, locale, content)).join(', ') ||
      { en: 'no abilities', es: 'sin capacidades' }[locale]
    return {
      en: `Strength ${strength}, movement ${movement}, health ${health}, armour tokens ${armour}; ${named}.`,
      es: `Fuerza ${strength}, movimiento ${movement}, salud ${health}, fichas de armadura ${armour}; ${named}.`,
    }[locale]
  },
})
