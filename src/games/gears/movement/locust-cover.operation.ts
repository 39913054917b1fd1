import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ownCardsField } from '../content/own/own-cards.ts'
import { defineGearsOperation, enemyOf, joiningRules, placeOnMap } from '../define.ts'
import { ruleIds } from '../rules.ts'
import { mapRules } from '../table/map.rules.ts'
import { GearsMap } from '../table/map.ts'
import { CORNER } from '../table/maps.examples.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { OtherFigures } from './cog-move.ts'
import { CogPosition, GradedCover, locustCover, Occasion } from './locust-cover.ts'
import { takingCoverScene } from './movement.scene.ts'
import { occupiedCovers } from './movement.ts'
import { placeCogs } from './placed-cogs.ts'
import { takingCoverRules } from './taking-cover.rules.ts'

export const locustCoverOperation = defineGearsOperation({
  id: 'gears.locust-cover',
  kind: 'list',
  summary: {
    en: 'Decides which cover space of its zone a Locust takes, and whether the active player has a choice.',
    es: 'Decide qué espacio de cobertura de su zona ocupa un Locust, y si el jugador activo puede elegir.',
  },
  rules: [...ruleIds(mapRules, takingCoverRules), ...joiningRules],
  input: z
    .strictObject({
      map: GearsMap,
      ...ownCardsField,
      zone: Id,
      enemy: Id.describe('An enemy card of the content.'),
      occasion: Occasion.default('moved'),
      cogs: z.array(CogPosition).max(LIMITS.cogs).default([]),
      others: OtherFigures,
    })
    .meta({ id: 'GearsLocustCoverInput' }),
  outcome: z
    .object({
      takesCover: z.boolean(),
      references: z.array(Id).max(LIMITS.cogs).describe('The nearest COG outside the zone; several if they tie.'),
      grades: z.array(GradedCover).max(LIMITS.covers * LIMITS.cogs),
      choices: z.array(Id).max(LIMITS.covers).describe('The space it takes; several if the active player chooses.'),
    })
    .meta({ id: 'GearsLocustCoverOutcome' }),
  examples: [
    {
      name: 'The better of two spaces against the nearest COG (E-11)',
      input: {
        map: { drawn: CORNER },
        zone: 'P1',
        enemy: 'drone',
        cogs: [
          { id: 'Marcus', position: { zone: 'P3', cover: 'k3' } },
          { id: 'Cole', position: { zone: 'S' } },
        ],
      },
    },
    {
      name: 'In setup no COG is on the map yet (E-46)',
      input: { map: { drawn: CORNER }, zone: 'P1', enemy: 'drone', occasion: 'setup' },
    },
  ],
  run({ map, zone, enemy, occasion, cogs, others }, { content, trace }) {
    const placed = placeOnMap(map, { zone: { zone } }, content)
    if (placed instanceof Refusal) return placed
    const figures = placeCogs(placed.map, { cogs, others })
    const card = enemyOf(enemy, content)
    if (figures instanceof Refusal) return figures
    if (card instanceof Refusal) return card
    const occupied = occupiedCovers(placed.map, [...cogs.map(({ position }) => position), ...others])
    return locustCover(
      placed.map,
      { enemy: card, zone: placed.places.zone.zone, occupied, cogs: figures },
      occasion,
      trace,
    )
  },
  headline({ choices }, { zone }, locale) {
    if (choices.length === 0)
      return { en: `In ${zone} the Locust takes no cover.`, es: `En ${zone} el Locust no toma cobertura.` }[locale]
    return {
      en: `In ${zone} the Locust takes ${choices.join(' or ')}${choices.length > 1 ? ', as the active player chooses' : ''}.`,
      es: `En ${zone} el Locust ocupa ${choices.join(' o ')}${choices.length > 1 ? ', a elección del jugador activo' : ''}.`,
    }[locale]
  },
  picture: ({ references, grades, choices }, { map, zone, cogs, others }, caption) =>
    takingCoverScene(map, { zone, cogs, others, references, grades, choices }, caption),
})
