import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import type { Condition } from '../content/effects.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { defineGearsOperation } from '../define.ts'
import { figureList, figureName } from '../language/card-name.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { Table } from '../table/table.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { DRONES_AND_COGS } from './ai/ai.examples.ts'
import { aiRules } from './ai/ai.rules.ts'
import { contextOf } from './ai/question.ts'
import { locustTargets, TARGET_PICKS, Targets } from './locust-targets.ts'

const zones = z.int().min(0).max(LIMITS.distance).optional()

const Filters = z
  .strictObject({
    inSight: z.boolean().default(false),
    inOwnZone: z.boolean().default(false),
    notInCover: z.boolean().default(false),
    range: zones.describe('The farthest range.'),
    moves: zones.describe('The most moves.'),
    hand: z.int().min(0).max(20).optional().describe('The most order cards in hand.'),
  })
  .describe('What the card says about the COG it means.')
  .meta({ id: 'GearsTargetFilters' })

export const locustTargetsOperation = defineGearsOperation({
  id: 'gears.locust-targets',
  kind: 'list',
  summary: {
    en: 'Says which COG a Locust means: the nearest, the most wounded, within range or in sight.',
    es: 'Dice a qué CGO se refiere un Locust: el más cercano, el más herido, a cierto alcance o a la vista.',
  },
  rules: ruleIds(mapRules, contentRules, aiRules),
  input: z
    .strictObject({
      table: Table,
      locust: Id,
      pick: z.enum(TARGET_PICKS).default('nearest').meta({ id: 'GearsTargetPick' }),
      filters: Filters.prefault({}),
      forAttack: z.boolean().default(true).describe('Whether it is to be attacked; a goal of movement if not.'),
      insane: z.boolean().default(false),
      ...ownCardsField,
    })
    .meta({ id: 'GearsLocustTargetsInput' }),
  outcome: Targets,
  examples: [
    { name: 'Two COG equally near (E-08)', input: { table: DRONES_AND_COGS.table, locust: 'Drone 2' } },
    {
      name: 'The most wounded (E-60)',
      input: { table: DRONES_AND_COGS.table, locust: 'Drone 2', pick: 'fewestOrders' },
    },
  ],
  run({ table, locust, pick, filters, forAttack, insane }, deps) {
    const context = contextOf({ ...NO_STEP, table, insane, activePlayer: null }, deps)
    if (context instanceof Refusal) return context
    const self = context.field.locust.find(({ id }) => id === locust)
    if (self !== undefined) return locustTargets(context, self, conditionsOf(filters), pick, forAttack)
    const options = context.field.locust.map(({ id }) => id)
    const facts = { fault: 'illegal', decision: 'nextLocust', answer: locust, options } as const
    return refuse([{ rule: 'gears.ai.active-decides', path: ['locust'], facts }])
  },
  headline({ eligible, isTie }, { locust }, locale, content) {
    const name = figureName(locust, locale, content)
    if (eligible.length === 0) {
      return { en: `${name} has no target.`, es: `${name} no tiene objetivo.` }[locale]
    }
    const names = figureList(eligible, locale, content)
    if (!isTie) return { en: `${name}: ${names}, no choice.`, es: `${name}: ${names}, sin elección.` }[locale]
    return { en: `${name}: a choice between ${names}.`, es: `${name}: se elige entre ${names}.` }[locale]
  },
})

function conditionsOf({ inSight, inOwnZone, notInCover, range, moves, hand }: z.infer<typeof Filters>): Condition[] {
  const conditions: (Condition | false)[] = [
    inSight && { los: ['self', 'it'] },
    inOwnZone && { sameZone: ['self', 'it'] },
    notInCover && { not: { inCover: 'it' } },
    range !== undefined && { range: ['self', 'it'], max: range },
    moves !== undefined && { moves: ['self', 'it'], max: moves },
    hand !== undefined && { orders: 'it', max: hand },
  ]
  return conditions.filter((condition) => condition !== false)
}

/** A step in which nothing is drawn. */
const NO_STEP = {
  slots: {},
  pool: {},
  rules: { noSpawnRedraw: false, ownMapOnly: false },
  movedOrAttacked: [],
  guardUsed: true,
  dice: [],
  markers: undefined,
}
