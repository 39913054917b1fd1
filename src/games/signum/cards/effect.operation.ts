import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { abilityRules } from '../abilities/abilities.rules.ts'
import { placeBoard } from '../abilities/place-board.ts'
import { readFighter } from '../abilities/read-fighter.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { Kill } from '../damage/kill-credit.ts'
import { defineSignumOperation } from '../define.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { type Creature, type Fighter, StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id, LIMITS, Player } from '../vocabulary.ts'
import { Affected, applyEffects, EffectOption, Lasting, OnTable } from './effect.ts'
import { EffectSource, textOf } from './effect-source.ts'
import { effectRules } from './effects.rules.ts'

const Among = z
  .union([
    z
      .strictObject({ fighters: z.array(StatedFighter).min(1).max(LIMITS.creatures) })
      .describe('Creatures without places: reach and contact are taken as stated.')
      .meta({ id: 'SignumAmongFighters' }),
    z
      .strictObject({ board: BoardForm })
      .describe('Creatures with places: reach and contact are measured.')
      .meta({ id: 'SignumAmongBoard' }),
  ])
  .meta({ id: 'SignumAmong' })

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
  run({ source, controller, allies, creature: self, among, targets: chosen, option, used }, { content, trace }) {
    const text = textOf(source, content)
    if (text instanceof Refusal) return text
    const found = creaturesOf(among, content)
    if (found instanceof Refusal) return found
    const { creatures, board } = found
    const violations = [
      ...unknownNames(creatures, self, chosen),
      ...creatures.flatMap((creature, index) => livingViolations(creature, [...pathOf(among), index])),
    ]
    if (violations.length > 0) return refuse(violations)
    const isWord = text.ability === 'firstWord' || text.ability === 'lastWord'
    if (isWord && used) {
      const facts = { source: text.name, used }
      return refuse([{ rule: 'signum.ability.first-last-once', path: ['used'], facts }])
    }
    if (isWord) trace.applied('signum.ability.first-last-once', { source: text.name, used })
    if (text.kind === 'spell') trace.applied('signum.spell.immediate', { spell: text.name })
    const friends = [...allies, ...teammates(board, controller)]
    return applyEffects({ text, controller, allies: friends, self, chosen, creatures, board }, option, content, trace)
  },
  headline({ affected, table }, _input, locale) {
    const told = [
      ...affected.map(({ id, does, dead }) => {
        const death = dead ? { en: ', dead', es: ', muere' }[locale] : ''
        return `${id}: ${does.map((action) => action[locale]).join(', ')}${death}`
      }),
      ...table.map(({ does }) => does[locale]),
    ]
    if (told.length === 0) return { en: 'Nothing happens.', es: 'No ocurre nada.' }[locale]
    return `${told.join('; ')}.`
  },
})

function creaturesOf(
  among: z.output<typeof Among>,
  content: SignumContent,
): { creatures: readonly (Fighter | Creature)[]; board: PlacedBoard | null } | Refusal {
  if ('board' in among) {
    const placed = placeBoard(among.board, content, ['among', 'board'])
    if (placed instanceof Refusal) return placed
    return { creatures: placed.creatures.map(({ creature }) => creature), board: placed }
  }
  const violations: SignumViolation[] = []
  const path = ['among', 'fighters']
  const fighters = among.fighters.map((one, index) => readFighter(one, content, [...path, index], violations))
  const names = fighters.map(({ id }) => id)
  const twice = names.flatMap((id, index): SignumViolation[] =>
    names.indexOf(id) === index ? [] : [{ rule: 'signum.board.names', path: [...path, index, 'id'], facts: { id } }],
  )
  violations.push(...twice)
  return violations.length > 0 ? refuse(violations) : { creatures: fighters, board: null }
}

const pathOf = (among: z.output<typeof Among>): string[] => {
  if ('fighters' in among) return ['among', 'fighters']
  return 'drawn' in among.board ? ['among', 'board', 'drawn', 'creatures'] : ['among', 'board']
}

/** The allies that a board names. */
const teammates = (board: PlacedBoard | null, player: string): string[] =>
  board === null ? [] : board.teams.filter((team) => team.includes(player)).flat()

function unknownNames(
  creatures: readonly { id: string }[],
  self: string | null,
  chosen: readonly string[],
): SignumViolation[] {
  const names = [
    ...(self === null ? [] : [{ id: self, path: ['creature'] }]),
    ...chosen.map((id, index) => ({ id, path: ['targets', index] })),
  ]
  return names
    .filter(({ id }) => !creatures.some((creature) => creature.id === id))
    .map(({ id, path }) => ({ rule: 'signum.board.known', path, facts: { id } }))
}
