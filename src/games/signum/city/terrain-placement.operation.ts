import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { placeBoard, ruledBoard } from '../abilities/place-board.ts'
import { defineSignumOperation } from '../define.ts'
import { citeViolations, RuleViolations, tellReasons } from '../language/violation.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import { BoardForm, StatedTerrain } from '../table/board.ts'
import { box, creature, DUEL } from '../table/boards.examples.ts'
import { placePoint, placeTerrain } from '../table/place-board.ts'
import { readTerrain } from '../table/read-terrain.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { LIMITS, Player } from '../vocabulary.ts'
import { templateScene } from './summon.scene.ts'
import { TemplateDistance, templateDistances, templateViolations } from './template-placement.ts'

export const terrainPlacementOperation = defineSignumOperation({
  id: 'signum.terrain-placement',
  kind: 'check',
  summary: {
    en: 'Checks where a player puts a template: its distances to sides, terrain and bases, and everything against it.',
    es: 'Comprueba dónde pone un jugador una plantilla: sus distancias a lados, terreno y bases, y todo lo que está en contra.',
  },
  rules: [...BOARD_RULES, 'signum.terrain.place'],
  input: z
    .strictObject({
      board: BoardForm,
      player: Player,
      outline: StatedTerrain.shape.outline,
      card: StatedTerrain.shape.card,
      at: StatedTerrain.shape.at,
      rotation: StatedTerrain.shape.rotation,
    })
    .meta({ id: 'SignumTerrainPlacementInput' }),
  outcome: z
    .object({
      legal: z.boolean(),
      violations: RuleViolations,
      distances: z.array(TemplateDistance).max(LIMITS.creatures + LIMITS.terrain + 4),
    })
    .meta({ id: 'SignumTerrainPlacementOutcome' }),
  examples: [
    {
      name: 'Exactly S from the own side (E-54)',
      input: {
        board: { drawn: { sides: DUEL, creatures: [creature('Ana', 'Greer', [10, 1.6])] } },
        player: 'Ana',
        outline: box('Forest', [20, 8], [28, 14]).outline,
      },
    },
    {
      name: 'Too near to everything',
      input: {
        board: {
          drawn: {
            sides: DUEL,
            creatures: [creature('Ana', 'Greer', [29.6, 10])],
            terrain: [box('Rocks', [35, 12], [40, 18])],
          },
        },
        player: 'Ana',
        outline: box('Forest', [20, 7.9], [28, 13.9]).outline,
      },
    },
  ],
  run({ board, player, ...template }, context) {
    const { content, trace } = context
    const placed = placeBoard(board, context.content)
    if (placed instanceof Refusal) return placed
    const wrong: SignumViolation[] = []
    const read = readTerrain({ id: 'outline', ...template }, content, [], wrong)
    const { outline: polygon } = placeTerrain(read, [], wrong)
    if (wrong.length > 0) return refuse(wrong)
    const distances = templateDistances(placed, player, polygon)
    const violations = templateViolations(placed, polygon, distances)
    if (violations.length === 0) {
      trace.applied('signum.terrain.place', { thing: player, kind: 'none', distance: 0, min: 0 })
    }
    return { legal: violations.length === 0, violations: citeViolations(violations, trace), distances }
  },
  headline({ legal, violations }, { player }, locale, content) {
    if (legal) return { en: `${player} may put it there.`, es: `${player} puede ponerla ahí.` }[locale]
    const reasons = tellReasons(violations, locale, content)
    return { en: `${player} may not put it there. ${reasons}`, es: `${player} no puede ponerla ahí. ${reasons}` }[
      locale
    ]
  },
  picture({ legal, distances }, { board, player: _player, ...template }, caption) {
    const { outline } = readTerrain({ id: 'outline', ...template }, caption.content, [], [])
    return templateScene(ruledBoard(board, caption.content), outline.map(placePoint), { legal, distances }, caption)
  },
})
