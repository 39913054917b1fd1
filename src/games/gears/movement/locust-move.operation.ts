import { z } from 'zod'
import type { Locale } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { defineGearsOperation, enemyOf, joiningRules, placeOnMap } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { CORNER, CORRIDOR } from '../table/maps.examples.ts'
import { Id, LIMITS, Position } from '../vocabulary.ts'
import { OtherFigures, Steps } from './cog-move.ts'
import { CogPosition } from './locust-cover.ts'
import { LocustMoveOutcome, moveLocust } from './locust-move.ts'
import { locustMovementRules } from './locust-movement.rules.ts'
import { DIRECTIONS } from './locust-movement.ts'
import { locustMoveScene } from './movement.scene.ts'
import { occupiedCovers } from './movement.ts'
import { placeCogs } from './placed-cogs.ts'
import { takingCoverRules } from './taking-cover.rules.ts'

export const locustMoveOperation = defineGearsOperation({
  id: 'gears.locust-move',
  kind: 'list',
  summary: {
    en: 'Finds every way of a Locust that moves toward or away from a goal, and the cover it takes at the end.',
    es: 'Encuentra todos los caminos de un Locust que se mueve hacia un objetivo o se aleja de él, y la cobertura que toma al final.',
  },
  rules: [...ruleIds(mapRules, locustMovementRules, takingCoverRules), ...joiningRules],
  input: z
    .strictObject({
      map: GearsMap,
      ...ownCardsField,
      locust: Position,
      enemy: Id.describe('An enemy card of the content.'),
      zones: Steps.describe('How many zones it is told to move.'),
      direction: z.enum(DIRECTIONS).meta({ id: 'GearsDirection' }).default('toward'),
      goal: Position.describe('What it moves toward or away from; only the zone matters.'),
      cogs: z.array(CogPosition).max(LIMITS.cogs).default([]).describe('The COG, for the choice of cover.'),
      others: OtherFigures,
      isByEffect: z.boolean().default(false).describe('Whether something else than an AI card moves it.'),
    })
    .meta({ id: 'GearsLocustMoveInput' }),
  outcome: LocustMoveOutcome,
  examples: [
    {
      name: 'Three zones around a corner, then into the best cover (E-11)',
      input: {
        map: { drawn: CORNER },
        locust: { zone: 'S' },
        enemy: 'drone',
        zones: 3,
        goal: { zone: 'P3', cover: 'k3' },
        cogs: [
          { id: 'Marcus', position: { zone: 'P3', cover: 'k3' } },
          { id: 'Cole', position: { zone: 'P3' } },
        ],
        others: [{ zone: 'P5', cover: 'k5' }],
      },
    },
    {
      name: 'Away at the end of a corridor (E-59)',
      input: {
        map: { drawn: CORRIDOR },
        locust: { zone: 'H6' },
        enemy: 'drone',
        zones: 1,
        direction: 'away',
        goal: { zone: 'H4' },
        cogs: [{ id: 'Marcus', position: { zone: 'H4' } }],
      },
    },
    {
      name: 'Through joined map pieces',
      input: {
        map: { content: '2A+9A+12A+16A' },
        locust: { zone: '16A-a' },
        enemy: 'drone',
        zones: 3,
        goal: { zone: '2A-c' },
        cogs: [{ id: 'Marcus', position: { zone: '2A-c' } }],
      },
    },
  ],
  run({ map, locust, enemy, zones, direction, goal, cogs, others, isByEffect }, { content, trace }) {
    const placed = placeOnMap(map, { locust, goal }, content)
    if (placed instanceof Refusal) return placed
    const figures = placeCogs(placed.map, { cogs, others })
    const card = enemyOf(enemy, content)
    if (figures instanceof Refusal) return figures
    if (card instanceof Refusal) return card
    const occupied = occupiedCovers(placed.map, [...cogs.map(({ position }) => position), ...others])
    const { places } = placed
    const question = { enemy: card, occupied, cogs: figures, zones, direction, isByEffect }
    return moveLocust(placed.map, { ...question, locust: places.locust, goal: places.goal.zone }, trace)
  },
  headline({ moves, ends }, { locust }, locale) {
    if (!moves)
      return { en: `The Locust stays in ${locust.zone}.`, es: `El Locust se queda en ${locust.zone}.` }[locale]
    const names = ends.map(({ zone, covers }) => endName(zone, covers, locale))
    return {
      en: `From ${locust.zone} the Locust moves to ${names.join(' or ')}.`,
      es: `Desde ${locust.zone} el Locust se mueve a ${names.join(' o ')}.`,
    }[locale]
  },
  picture: (outcome, { map, locust, enemy, goal, cogs, others }, caption) =>
    locustMoveScene(map, { locust, enemy, goal, cogs, others, outcome }, caption),
})

function endName(zone: string, covers: readonly string[], locale: Locale): string {
  if (covers.length === 0) return zone
  const names = { en: covers.join(' or '), es: covers.join(' o ') }[locale]
  return { en: `${zone} (cover ${names})`, es: `${zone} (cobertura ${names})` }[locale]
}
