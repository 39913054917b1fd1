import { z } from 'zod'
import { abilityRules } from '../abilities/abilities.rules.ts'
import { Kill } from '../damage/kill-credit.ts'
import { defineSignumOperation } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { ruleIds } from '../rules.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id, LIMITS, Player } from '../vocabulary.ts'
import { Affected, EffectOption, Lasting, OnTable } from './effect.ts'
import { EffectSource } from './effect-source.ts'
import { effectRules } from './effects.rules.ts'
import { Among, resolveText } from './resolve-text.ts'

/** What only merging several effects on one creature, or its card, can cite. */
const NOT_HERE: readonly string[] = [
  'signum.dragon.1-card-over-rule',
  'signum.ability.conditions',
  'signum.term.class-cards',
]

/** What the text itself may cite as well as what holds on a creature. */
const FROM_TEXTS: readonly string[] = ruleIds(abilityRules)

const character = (id: string, player: string, more: object = {}) => ({
  id,
  player,
  health: 3,
  ...more,
})
const hero = (id: string, player: string) => ({ id, player, kind: 'hero' as const, health: 8 })

export const effectOperation = defineSignumOperation({
  id: 'signum.effect',
  kind: 'resolution',
  summary: {
    en: 'Applies the text of a card to creatures: whom it means, what it does to each, and how long it lasts.',
    es: 'Aplica el texto de una carta a criaturas: a quién se refiere, qué le hace a cada una y cuánto dura.',
  },
  rules: [
    ...ruleIds(effectRules),
    ...ruleIds(abilityRules).filter((id) => !NOT_HERE.includes(id)),
    'signum.damage.batch',
    'signum.damage.order',
    'signum.damage.armour',
    'signum.damage.wounds-bypass',
    'signum.damage.death',
    'signum.damage.last-word',
    'signum.damage.kill-count',
    'signum.damage.kill-credit',
    'signum.damage.health-lowered',
    'signum.stealth.kept-by-damage',
    'signum.stealth.untargetable',
    'signum.variant.teams.allies',
    'signum.los.any-point',
    'signum.ability.shield-from',
    ...BOARD_RULES.filter((id) => !FROM_TEXTS.includes(id)),
  ],
  input: z
    .strictObject({
      source: EffectSource,
      controller: Player,
      allies: z.array(Player).max(3).default([]),
      creature: Id.nullable().default(null).describe('The creature that the text belongs to, if it is one’s.'),
      among: Among,
      targets: z.array(Id).max(LIMITS.creatures).default([]).describe('Whom the controller chooses.'),
      option: EffectOption.describe('Which option the controller chooses.'),
      used: z.boolean().default(false).describe('Whether this First or Last Word was already spoken.'),
    })
    .meta({ id: 'SignumEffectInput' }),
  outcome: z
    .object({
      affected: z.array(Affected),
      unaffected: z.array(Id),
      table: z.array(OnTable).describe('What happens to players, cards and buildings.'),
      lasting: z.array(Lasting),
      kills: z.array(Kill).max(LIMITS.creatures).describe('The characters whose death counts, and for whom.'),
    })
    .meta({ id: 'SignumEffectOutcome' }),
  examples: [
    {
      name: 'Two damage to all characters (E-01)',
      input: {
        source: { card: { id: 'powder-keg' } },
        controller: 'A',
        among: {
          fighters: [hero('H1', 'A'), hero('H2', 'B'), character('C1', 'A'), character('C2', 'B', { hidden: true })],
        },
      },
    },
    {
      name: 'The First Word of Ruphus (E-27)',
      input: {
        source: { card: { id: 'ruphus-the-young-squire', ability: 'firstWord' } },
        controller: 'A',
        creature: 'Ruphus',
        among: { fighters: [character('Ruphus', 'A'), character('Herrick', 'A'), hero('Brissa', 'A')] },
        targets: ['Herrick'],
        option: 2,
      },
    },
    {
      name: 'Damage, a gift and a loss in one text',
      input: {
        source: {
          own: {
            name: 'Storm',
            kind: 'spell',
            effects: [
              { does: { damage: 3 }, to: { who: 'enemyCharacter', count: 1 } },
              { does: { wounds: 3 }, to: { who: 'enemyHero' } },
              { does: { lose: 'flight' }, to: { who: 'anyCreature' }, lasts: 'endOfTurn' },
              { does: { raise: { ability: 'shot', by: 1 } }, to: { who: 'ownCreature' } },
              { does: { grant: { id: 'shot', x: 0 } }, to: { who: 'ownCreature' } },
            ],
          },
        },
        controller: 'A',
        among: {
          fighters: [
            hero('H2', 'B'),
            character('C1', 'B', { armour: 2, abilities: [{ id: 'flight' }, { id: 'lastWord' }] }),
            character('C2', 'A', { abilities: [{ id: 'shot', x: 1 }] }),
          ],
        },
      },
    },
    {
      name: 'A creature does not reach hidden enemies',
      input: {
        source: { card: { id: 'hexe-mirabel', ability: 'lastWord' } },
        controller: 'A',
        creature: 'Mirabel',
        among: {
          fighters: [character('Mirabel', 'A'), character('Marten', 'B', { hidden: true }), character('Livia', 'B')],
        },
      },
    },
  ],
  run: (question, context) => resolveText(question, context),
  headline({ affected, table }, _input, locale, content) {
    const lines = [
      ...affected.map(({ id, does, dead }) => {
        const death = dead ? { en: ', dead', es: ', muere' }[locale] : ''
        return `${cardName(id, locale, content)}: ${does.map((action) => action[locale]).join(', ')}${death}`
      }),
      ...table.map(({ does }) => does[locale]),
    ]
    if (lines.length === 0) return { en: 'Nothing happens.', es: 'No ocurre nada.' }[locale]
    return `${lines.join('; ')}.`
  },
})
