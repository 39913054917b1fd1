import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation, standOnBoard } from '../define.ts'
import { cellName, spaces } from '../language/notation.ts'
import { cellNames } from '../language/spaces.words.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf } from '../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { ROOF_AND_BEACON, VILLAGE } from '../table/terrain-boards.examples.ts'
import { Space } from '../vocabulary.ts'
import { pushRules } from './push.rules.ts'
import { pushScene } from './push.scene.ts'
import { Push, push } from './push.ts'

export const pushOperation = defineApexOperation({
  id: 'apex.push',
  kind: 'resolution',
  summary: {
    en: 'Pushes a Legend away: its path, its collision, and the spaces it may be put in after a fall.',
    es: 'Empuja a una Leyenda: su recorrido, su colisión y los espacios en los que se la puede colocar tras una caída.',
  },
  rules: [...ruleIds(boardRules, contentRules, pushRules), 'apex.move.enter-trigger'],
  input: z
    .strictObject({
      board: BoardForm,
      pusher: Space,
      target: Space,
      distance: z.int().min(1).max(12).default(1).describe('The most spaces it is pushed.'),
      collisionDamage: z.int().min(0).max(200).default(0).describe('The damage of a collision.'),
      occupied: OccupiedCells,
    })
    .meta({ id: 'ApexPushInput' }),
  outcome: Push,
  examples: [
    {
      name: 'Off a roof, onto a beacon (E-65)',
      input: {
        board: { drawn: ROOF_AND_BEACON },
        pusher: { cell: { column: 0, row: 0 } },
        target: { cell: { column: 1, row: 0 } },
        collisionDamage: 4,
      },
    },
    {
      name: 'Three spaces far, then into another Legend',
      input: {
        board: { drawn: VILLAGE },
        pusher: { cell: { column: 7, row: 3 } },
        target: { cell: { column: 6, row: 3 } },
        distance: 4,
        collisionDamage: 6,
        occupied: [{ column: 2, row: 3 }],
      },
    },
  ],
  run({ board, pusher, target, distance, collisionDamage, occupied }, { trace, content }) {
    const placed = standOnBoard(board, { pusher, target }, content)
    if (placed instanceof Refusal) return placed
    const beyond = outsideViolations(placed.board, occupied, 'occupied')
    if (beyond.length > 0) return refuse(beyond)
    const isOccupied = occupancy(placed.board, [...occupied, pusher.cell])
    const ends = { pusher: pusher.cell, target: target.cell }
    return push(placed.board, { ...ends, distance, collisionDamage, isOccupied }, trace)
  },
  headline({ end, collision, relocation, damage }, _input, locale) {
    if (collision === null) return { en: `Pushed to ${cellName(end)}.`, es: `Empujada a ${cellName(end)}.` }[locale]
    const chosen = {
      en: `its controller chooses 1 of ${spaces(relocation.length, 'en')}`,
      es: `quien la controla elige 1 de ${spaces(relocation.length, 'es')}`,
    }[locale]
    const ends = { en: `it ends in ${cellName(end)}`, es: `termina en ${cellName(end)}` }[locale]
    const where = relocation.length > 0 ? chosen : ends
    return { en: `Collision, ${damage} damage; ${where}.`, es: `Colisión, ${damage} de daño; ${where}.` }[locale]
  },
  details: ({ relocation }, _input, locale) =>
    relocation.length === 0
      ? []
      : [`${{ en: 'To choose from', es: 'Para elegir' }[locale]}: ${cellNames(relocation)}.`],
  picture: (pushed, { board, pusher, target, occupied }, caption) =>
    pushScene(
      boardOf(board, caption.content),
      { pusher: pusher.cell, target: target.cell, occupied, push: pushed },
      caption,
    ),
})
