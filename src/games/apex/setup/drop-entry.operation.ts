import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { cellName } from '../language/notation.ts'
import { movementRules } from '../movement/movement.rules.ts'
import { pathScene } from '../movement/movement.scene.ts'
import { movementStepRules } from '../movement/movement-step.rules.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { boardOf } from '../table/board.ts'
import { HOUSE_IN_THE_EAST } from '../table/terrain-boards.examples.ts'
import { rewardExtras } from './drop.rules.ts'
import { DropEntry, DropEntryInput, enterBoard } from './drop-entry.ts'

export const dropEntryOperation = defineApexOperation({
  id: 'apex.drop-entry',
  kind: 'check',
  summary: {
    en: 'Checks how a Legend enters the board with the reward of its border, and what the reward gives then.',
    es: 'Comprueba cómo entra una Leyenda en el tablero con la recompensa de su borde y qué da después la recompensa.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, movementRules, movementStepRules),
    'apex.stage2.enter',
    'apex.stage2.reward-move-first',
  ],
  input: DropEntryInput,
  outcome: DropEntry,
  examples: [
    {
      name: 'Bangalore from the east, up a roof (E-02)',
      input: {
        board: { drawn: HOUSE_IN_THE_EAST },
        side: 'E',
        position: 2,
        reward: { token: 'move3-common' },
        path: [
          { column: 5, row: 2 },
          { column: 4, row: 2 },
        ],
      },
    },
    {
      name: 'Too far for the reward',
      input: {
        board: { content: 'crossroads' },
        side: 'S',
        position: 8,
        reward: { token: 'move2-rare' },
        path: [
          { column: 8, row: 15 },
          { column: 8, row: 14 },
          { column: 8, row: 13 },
        ],
      },
    },
  ],
  run: (input, { content, trace }) => enterBoard(input, content, trace),
  headline({ legal, end, level, cost, movementPoints }, _input, locale) {
    if (!legal) {
      return {
        en: `It cannot enter like that with Move ${movementPoints}.`,
        es: `No puede entrar así con Movimiento ${movementPoints}.`,
      }[locale]
    }
    return {
      en: `Enters and ends in ${cellName(end)} on level ${level} for ${cost} of ${movementPoints} MP.`,
      es: `Entra y termina en ${cellName(end)}, nivel ${level}, por ${cost} de ${movementPoints} PM.`,
    }[locale]
  },
  details({ steps, common, rare, ammo }, _input, locale) {
    const spent = steps.map(({ to, cost }) => `${cellName(to)} ${cost === null ? '×' : cost}`)
    const extra = rewardExtras({ common, rare, ammo }, locale)
    return [
      `${{ en: 'Cost of each step', es: 'Coste de cada paso' }[locale]}: ${spent.join(', ')}.`,
      ...(extra === '' ? [] : [`${{ en: 'Then', es: 'Después' }[locale]}: ${extra}.`]),
    ]
  },
  picture: (walked, { board, occupied }, caption) =>
    pathScene(boardOf(board, caption.content), { walked, occupied }, caption),
})
