import { z } from 'zod'
import { capitalize, formatCount } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { pieceName, spaces } from '../language/notation.ts'
import { cellNames } from '../language/spaces.words.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf, placeBoard } from '../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { TWO_BEACONS } from '../table/terrain-boards.examples.ts'
import { Cell } from '../vocabulary.ts'
import { respawnScene } from './place.scene.ts'
import { respawnRules } from './respawn.rules.ts'
import { RespawnOptions, respawnOptions } from './respawn.ts'

const BEACON = { en: ['beacon', 'beacons'], es: ['baliza', 'balizas'] } as const

export const respawnOptionsOperation = defineApexOperation({
  id: 'apex.respawn-options',
  kind: 'list',
  summary: {
    en: 'Lists the beacons and the spaces where an eliminated Legend may respawn.',
    es: 'Enumera las balizas y los espacios en los que puede reaparecer una Leyenda eliminada.',
  },
  rules: ruleIds(boardRules, contentRules, respawnRules),
  input: z
    .strictObject({
      board: BoardForm,
      eliminated: z.boolean().default(true),
      squadmates: z.array(Cell).max(5).default([]).describe('Where the squadmates on the board stand.'),
      occupied: OccupiedCells,
    })
    .meta({ id: 'ApexRespawnOptionsInput' }),
  outcome: RespawnOptions,
  examples: [
    {
      name: 'At the beacon nearest to a squadmate',
      input: { board: { drawn: TWO_BEACONS }, squadmates: [{ column: 3, row: 3 }], occupied: [{ column: 2, row: 2 }] },
    },
    { name: 'With no squadmate on the board', input: { board: { drawn: TWO_BEACONS } } },
  ],
  run({ board, eliminated, squadmates, occupied }, { trace, content }) {
    const placed = placeBoard(board, content)
    if (placed instanceof Refusal) return placed
    const beyond = [
      ...outsideViolations(placed, squadmates, 'squadmates'),
      ...outsideViolations(placed, occupied, 'occupied'),
    ]
    if (beyond.length > 0) return refuse(beyond)
    const isOccupied = occupancy(placed, [...occupied, ...squadmates])
    return respawnOptions(placed, { eliminated, squadmates, isOccupied }, trace)
  },
  headline({ beacons, spaces: found }, _input, locale) {
    const usable = beacons.filter((beacon) => beacon.usable).length
    return {
      en: `May respawn in ${spaces(found.length, 'en')} at ${usable} of ${formatCount(beacons.length, BEACON, 'en')}.`,
      es: `Puede reaparecer en ${spaces(found.length, 'es')} junto a ${usable} de ${formatCount(beacons.length, BEACON, 'es')}.`,
    }[locale]
  },
  details: ({ beacons }, _input, locale, content) =>
    beacons
      .filter(({ usable }) => usable)
      .map(({ beacon, spaces: free }) => `${capitalize(pieceName(beacon, locale, content))}: ${cellNames(free)}.`),
  picture: (options, { board, squadmates, occupied }, caption) =>
    respawnScene(boardOf(board, caption.content), { options, squadmates, occupied }, caption),
})
