import { z } from 'zod'
import { required } from '../../../../lib/required.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { ownCardsField } from '../../content/own/own-cards.ts'
import { defineGearsOperation } from '../../define.ts'
import { takingCoverRules } from '../../movement/taking-cover.rules.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { mapRules } from '../../table/map.rules.ts'
import { unknownZone } from '../../table/place-map.ts'
import { Table } from '../../table/table.ts'
import { Id, Slot } from '../../vocabulary.ts'
import { spawnAll } from '../ai/actions/spawning.ts'
import { HOLES_IN_A_CORRIDOR } from '../ai/ai.examples.ts'
import { aiRules } from '../ai/ai.rules.ts'
import { stepScene } from '../ai/ai.scene.ts'
import { playedFields, playStep, storableTable } from '../ai/answer.ts'
import type { LocustContext } from '../ai/context.ts'
import type { Asking } from '../ai/decision.ts'
import type { Landmark } from '../ai/environment.ts'
import { answerFields, contextOf, EnemySlotsField, PoolField } from '../ai/question.ts'
import { describeStep, stepLines } from '../ai/step.words.ts'
import { spawnRules } from './spawn.rules.ts'

const Spawned = z
  .union([z.strictObject({ slot: Slot }), z.strictObject({ enemy: Id })])
  .describe('The enemy of a slot, or an enemy card.')
  .meta({ id: 'GearsSpawnedEnemy' })

const Request = z.strictObject({ figure: Spawned, zone: Id }).meta({ id: 'GearsSpawnRequest' })
type Request = z.infer<typeof Request>

const EXAMPLE = { table: HOLES_IN_A_CORRIDOR.table, slots: HOLES_IN_A_CORRIDOR.slots }

export const spawnOperation = defineGearsOperation({
  id: 'gears.spawn',
  kind: 'resolution',
  summary: {
    en: 'Spawns figures in zones: substitutes where the figures run out, then cover.',
    es: 'Genera figuras en zonas: sustituye las que se agotan y luego las pone a cubierto.',
  },
  rules: ruleIds(mapRules, contentRules, aiRules, spawnRules, takingCoverRules),
  input: z
    .strictObject({
      table: Table,
      requests: z.array(Request).min(1).max(40),
      slots: EnemySlotsField.default({}),
      pool: PoolField.default({}),
      insteadOfC: z
        .array(Id)
        .max(4)
        .optional()
        .describe('No further C may be spawned; these come instead, in this order.'),
      activePlayer: Id.optional().describe('Who decides; the first COG of the table if left out.'),
      inGivenOrder: z.boolean().default(true).describe('Whether the order of the requests is the chosen one.'),
      ...ownCardsField,
      ...answerFields,
    })
    .meta({ id: 'GearsSpawnInput' }),
  outcome: z.object(playedFields).meta({ id: 'GearsSpawnOutcome' }),
  examples: [
    {
      name: 'Not enough figures (E-16)',
      input: {
        ...EXAMPLE,
        pool: { wretch: 2, drone: 1, boomer: 1 },
        requests: (['B', 'B', 'C'] as const).map((slot) => ({ figure: { slot }, zone: 'H4' })),
      },
    },
  ],
  run({ requests, insteadOfC, inGivenOrder, ...question }, deps) {
    const { slots, pool, table } = question
    const rules = { noSpawnRedraw: false, ownMapOnly: false, insteadOfC }
    const activePlayer = question.activePlayer ?? table.cogs[0]?.id ?? null
    const step = { ...NO_STEP, rules, slots, pool, table, activePlayer }
    const context = contextOf(step, deps)
    if (context instanceof Refusal) return context
    const violations = requests.flatMap((request, index) => requestViolations(request, index, context))
    if (violations.length > 0) return refuse(violations)
    return playStep(context, spawning(context, requests, inGivenOrder), question)
  },
  headline: (played, _input, locale, content) => describeStep(played, locale, content),
  details: (played, _input, locale, content) => stepLines(played, locale, content),
  tableAfter: (played, { table }, content) => storableTable(played, table, content),
  picture: (played, { table }, caption) => stepScene(table, played, caption),
})

function* spawning(context: LocustContext, requests: readonly Request[], inGivenOrder: boolean): Asking<void> {
  const wanted = requests.map(({ figure, zone }) => ({
    request: 'slot' in figure ? figure.slot : figure.enemy,
    landmark: landmarkOf(zone, context),
  }))
  if (!inGivenOrder) yield* spawnAll(context, wanted)
  else for (const one of wanted) yield* spawnAll(context, [one])
}

function landmarkOf(id: string, { field: { map } }: LocustContext): Landmark {
  const zone = required(map.zone(id) ?? map.zones[0], 'zone of a map')
  return { side: 'zone', id, place: { zone, cover: null } }
}

function requestViolations(
  { figure, zone }: Request,
  index: number,
  { field, content }: LocustContext,
): GearsViolation[] {
  const path = ['requests', index]
  const unknown = field.map.zone(zone) === undefined ? [unknownZone(zone, [...path, 'zone'])] : []
  if ('slot' in figure || content.enemies.has(figure.enemy)) return unknown
  const facts = { kind: 'enemy', id: figure.enemy } as const
  return [...unknown, { rule: 'gears.content.known', path: [...path, 'figure', 'enemy'], facts }]
}

/** A step in which nobody acts. */
const NO_STEP = { insane: false, movedOrAttacked: [], guardUsed: true, dice: [], markers: undefined }
