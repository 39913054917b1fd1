import { ruledBoard } from '../../abilities/place-board.ts'
import { defineSignumOperation } from '../../define.ts'
import { explainViolations } from '../../language/violation.ts'
import { box, creature, DUEL } from '../../table/boards.examples.ts'
import { placePoint } from '../../table/place-board.ts'
import { readTerrain } from '../../table/read-terrain.ts'
import { BOARD_RULES } from '../../table/standing-rules.ts'
import { templateScene } from '../summon/summon.scene.ts'
import { checkPlacement, PlacementQuestion, TerrainPlacement } from './terrain-placement.ts'

export const terrainPlacementOperation = defineSignumOperation({
  id: 'signum.terrain-placement',
  kind: 'check',
  summary: {
    en: 'Checks where a player puts a template: its distances to sides, terrain and bases, and everything against it.',
    es: 'Comprueba dónde pone un jugador una plantilla: sus distancias a lados, terreno y bases, y todo lo que está en contra.',
  },
  rules: [...BOARD_RULES, 'signum.terrain.place', 'signum.variant.teams.terrain'],
  input: PlacementQuestion,
  outcome: TerrainPlacement,
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
  run: checkPlacement,
  headline({ legal, violations }, { player }, locale, content) {
    if (legal) return { en: `${player} may put it there.`, es: `${player} puede ponerla ahí.` }[locale]
    const reasons = explainViolations(violations, locale, content)
    return { en: `${player} may not put it there. ${reasons}`, es: `${player} no puede ponerla ahí. ${reasons}` }[
      locale
    ]
  },
  picture({ legal, distances }, { board, player: _player, ...template }, caption) {
    const { outline } = readTerrain({ id: 'outline', ...template }, caption.content, [], [])
    return templateScene(ruledBoard(board, caption.content), outline.map(placePoint), { legal, distances }, caption)
  },
})
