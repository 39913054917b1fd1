import { z } from 'zod'
import { againstTheClock, isSimple } from '../../../geometry/polygon.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { defineSignumOperation } from '../define.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { ruledBoard } from '../table/board.scene.ts'
import { Board, Terrain } from '../table/board.ts'
import { box, creature, DUEL } from '../table/boards.examples.ts'
import { placeBoard, placePoint } from '../table/place-board.ts'
import { LIMITS, Player } from '../vocabulary.ts'
import { templateScene } from './summon.scene.ts'
import { TemplateDistance, templateDistances, templateViolations } from './template-placement.ts'

export const terrainPlacementOperation = defineSignumOperation({
  id: 'signum.terrain-placement',
  summary: {
    en: 'Checks where a player puts a template: its distances to sides, terrain and bases, and everything against it.',
    es: 'Comprueba dónde pone un jugador una plantilla: sus distancias a lados, terreno y peanas, y todo lo que está en contra.',
  },
  rules: [...ruleIds(boardRules), 'signum.terrain.place'],
  input: z
    .strictObject({ board: Board, player: Player, outline: Terrain.shape.outline })
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
        board: { sides: DUEL, creatures: [creature('Ana', 'Greer', [10, 1.6])] },
        player: 'Ana',
        outline: box('Forest', [20, 8], [28, 14]).outline,
      },
    },
    {
      name: 'Too near to everything',
      input: {
        board: {
          sides: DUEL,
          creatures: [creature('Ana', 'Greer', [29.6, 10])],
          terrain: [box('Rocks', [35, 12], [40, 18])],
        },
        player: 'Ana',
        outline: box('Forest', [20, 7.9], [28, 13.9]).outline,
      },
    },
  ],
  run({ board, player, outline }, { trace }) {
    const placed = placeBoard(board)
    if (placed instanceof Refusal) return placed
    const corners = outline.map(placePoint)
    if (!isSimple(corners)) {
      return refuse([{ rule: 'signum.geo.outline', path: ['outline'], facts: { terrain: 'outline' } }])
    }
    const polygon = againstTheClock(corners)
    const distances = templateDistances(placed, player, polygon)
    const violations = templateViolations(placed, polygon, distances)
    if (violations.length === 0) {
      trace.applied('signum.terrain.place', { thing: player, kind: 'none', distance: 0, min: 0 })
    }
    return { legal: violations.length === 0, violations: citeViolations(violations, trace), distances }
  },
  headline({ legal, violations }, { player }, locale) {
    if (legal) return { en: `${player} may put it there.`, es: `${player} puede ponerla ahí.` }[locale]
    const reasons = violations.map((violation) => violation[locale]).join(' ')
    return { en: `${player} may not put it there. ${reasons}`, es: `${player} no puede ponerla ahí. ${reasons}` }[
      locale
    ]
  },
  picture: ({ legal, distances }, { board, outline }, caption) =>
    templateScene(ruledBoard(board), outline.map(placePoint), { legal, distances }, caption),
})
