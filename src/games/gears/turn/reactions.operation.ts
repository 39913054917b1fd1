import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { defineGearsOperation } from '../define.ts'
import { figureList } from '../language/card-name.ts'
import { distanceRules } from '../measuring/distance.rules.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { sees } from '../sight/line-of-sight.ts'
import { mapRules } from '../table/map.rules.ts'
import { CORRIDOR } from '../table/maps.examples.ts'
import type { Place, PlacedMap } from '../table/placed-map.ts'
import { placeOn } from '../table/position.ts'
import { type PlacedTable, placeTable, Table } from '../table/table.ts'
import { Id, LIMITS, type Position } from '../vocabulary.ts'
import { reactionRules } from './reactions.rules.ts'
import {
  coverCounts,
  judgeReactions,
  Moment,
  ReactingPlayer,
  ReactionOption,
  reactionAt,
  type Window,
} from './reactions.ts'

const GivenPlayers = z
  .strictObject({
    players: z.array(ReactingPlayer).min(1).max(LIMITS.cogs),
    inCover: z.boolean().default(false).describe('Guard: whether the Locust stands in cover.'),
  })
  .meta({ id: 'GearsGivenReactions' })

const TableReactions = z
  .strictObject({
    table: Table.describe('The `reactions` of its COG figures are the icons in hand.'),
    figure: Id.describe('The Locust that acts, the COG that moves, or the COG that is attacked.'),
  })
  .meta({ id: 'GearsTableReactions' })
type TableReactions = z.infer<typeof TableReactions>

const Input = z
  .strictObject({
    moment: Moment,
    situation: z
      .union([z.strictObject({ given: GivenPlayers }), z.strictObject({ table: TableReactions })])
      .meta({ id: 'GearsReactionSituation' }),
    guardUsed: z.boolean().default(false).describe('Whether the team has used its guard in this step.'),
    path: z.array(Id).max(20).default([]).describe('Follow: the zones of the mover, from its first to its last.'),
    ...ownCardsField,
  })
  .meta({ id: 'GearsReactionsInput' })
type Input = z.infer<typeof Input>

const DRONE_COMES: z.input<typeof Table> = {
  map: { drawn: CORRIDOR },
  cogs: [
    { id: 'Marcus', position: { zone: 'H1' }, hand: 4, reactions: ['guard', 'dodge'] },
    { id: 'Cole', position: { zone: 'H2' }, hand: 3, reactions: ['follow'] },
  ],
  locust: [{ id: 'drone-1', enemy: 'drone', position: { zone: 'H4', cover: 'c4' } }],
}

export const reactionsOperation = defineGearsOperation({
  id: 'gears.reactions',
  kind: 'list',
  summary: {
    en: 'Describes who may guard, dodge or follow at a moment, and why others may not.',
    es: 'Dice quién puede proteger, esquivar o seguir en un momento dado, y por qué otros no.',
  },
  rules: [...ruleIds(reactionRules, mapRules, distanceRules), 'gears.content.known'],
  input: Input,
  outcome: z
    .object({
      options: z.array(ReactionOption),
      coverCounts: z.boolean().describe('Guard: whether the Locust is protected by its cover at this moment.'),
    })
    .meta({ id: 'GearsReactionsOutcome' }),
  examples: [
    {
      name: 'A second guard in one step (E-24)',
      input: {
        moment: 'locustBetweenZones',
        guardUsed: true,
        situation: { given: { players: [{ id: 'Marcus', icons: ['guard'] }] } },
      },
    },
    {
      name: 'Two soldiers follow a third (E-27)',
      input: {
        moment: 'cogLeavesZone',
        path: ['A', 'B', 'C', 'D'],
        situation: {
          given: {
            players: [
              { id: 'Dominic', icons: ['follow'] },
              { id: 'Cole', icons: ['follow', 'guard'] },
            ],
          },
        },
      },
    },
    {
      name: 'A Drone starts to move on a map',
      input: { moment: 'locustLeavesCover', situation: { table: { table: DRONE_COMES, figure: 'drone-1' } } },
    },
  ],
  run(input, { content, trace }) {
    const window = windowOf(input, content)
    if (window instanceof Refusal) return window
    return { options: judgeReactions(window, trace), coverCounts: coverCounts(window) }
  },
  headline({ options }, _input, locale, content) {
    const able = options.filter(({ allowed }) => allowed).map(({ cog }) => cog)
    if (able.length === 0) return { en: 'Nobody may react.', es: 'Nadie puede reaccionar.' }[locale]
    return {
      en: `May react: ${figureList(able, 'en', content)}.`,
      es: `${able.length === 1 ? 'Puede' : 'Pueden'} reaccionar: ${figureList(able, 'es', content)}.`,
    }[locale]
  },
})

function windowOf({ moment, situation, guardUsed, path }: Input, content: GearsContent): Window | Refusal {
  if ('given' in situation) {
    const { players, inCover } = situation.given
    return { moment, guardUsed, path, players, inCover, mover: null }
  }
  const { table, figure } = situation.table
  const placed = placeTable(table, ['table'], content)
  if (placed instanceof Refusal) return placed.under(...TABLE)
  const acting = [...placed.cogs, ...placed.locust].find(({ id }) => id === figure)
  const place = acting === undefined ? null : placeOn(placed.map, acting.position)
  if (place === null) return unknownFigure(moment, situation.table)
  const zones = path.length > 0 ? path : [place.zone.id]
  return {
    moment,
    guardUsed,
    path: zones,
    mover: moment === 'cogLeavesZone' ? figure : null,
    inCover: place.cover !== null,
    players: playersOf(placed, figure, place, content),
  }
}

/** The soldiers of a table, with what the map says about them. */
function playersOf({ cogs, map }: PlacedTable, figure: string, place: Place, content: GearsContent): ReactingPlayer[] {
  return cogs.map(({ id, character, status, reactions, position }) => {
    const isGuarding = content.characters.get(character ?? id)?.guardsForOthers
    const comrades = cogs.filter((cog) => cog.status === 'standing' && cog.position.zone === position.zone)
    const attackers = isGuarding ? [position, ...comrades.map((cog) => cog.position)] : [position]
    return {
      id,
      status,
      icons: reactions,
      sees: attackers.some((attacker) => seesFrom(map, attacker, place)),
      defends: id === figure,
      dodged: false,
      zone: position.zone,
      follows: false,
    }
  })
}

const seesFrom = (map: PlacedMap, position: Position, place: Place): boolean => sees(map, placeOn(map, position), place)

const TABLE = ['situation', 'table']

const unknownFigure = (moment: Moment, { figure }: TableReactions): Refusal => {
  const facts = { cog: figure, reaction: reactionAt(moment), reason: 'notThere', cards: 0 } as const
  return refuse([{ rule: 'gears.react.discard-for-icon', path: [...TABLE, 'figure'], facts }])
}
