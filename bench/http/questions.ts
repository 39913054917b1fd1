import { LONGBOW_SHOT } from '../../src/games/apex/combat/shot/shot.examples.ts'
import { shotOperation } from '../../src/games/apex/combat/shot/shot.operation.ts'
import { distanceOperation } from '../../src/games/apex/measuring/distance.operation.ts'
import { lineOfSightOperation } from '../../src/games/apex/sight/line-of-sight.operation.ts'
import { attackOperation } from '../../src/games/shatterpoint/combat/attack/attack.operation.ts'
import { GREER_AND_CORDELIA } from '../../src/games/signum/combat/melee/melee.examples.ts'
import { meleeOperation } from '../../src/games/signum/combat/melee/melee.operation.ts'
import { FULL_BOARD } from '../boards.ts'

const seed = `hmac-sha256,1,${'5'.repeat(64)}`

export const SMALL_BOARD = lineOfSightOperation.examples[0]?.input
export const LARGE_BOARD = {
  board: { drawn: FULL_BOARD },
  from: { cell: { column: 4, row: 4 } },
  to: { cell: { column: 17, row: 12 } },
}

/** Questions that are asked over HTTP, and how they should do against a bare route with the same bytes. */
export const MEASURING = [
  { name: 'a distance', path: distanceOperation.path, input: distanceOperation.examples[0]?.input, wanted: 0.8 },
  { name: 'sight on a small board', path: lineOfSightOperation.path, input: SMALL_BOARD, wanted: 0.8 },
  { name: 'sight on a full board', path: lineOfSightOperation.path, input: LARGE_BOARD, wanted: 0.6 },
]

/** Questions with a long trace, and how they should do against a damage calculator. */
export const FIGHTING = [
  { name: 'Apex shot', path: shotOperation.path, input: { ...LONGBOW_SHOT, seed }, wanted: 1.2 },
  { name: 'Signum melee', path: meleeOperation.path, input: { ...GREER_AND_CORDELIA, seed }, wanted: 1.2 },
  {
    name: 'Shatterpoint attack, by cards',
    path: attackOperation.path,
    input: attackOperation.examples[3]?.input,
    wanted: 0.6,
  },
  {
    name: 'Shatterpoint attack, on a table (E-24)',
    path: attackOperation.path,
    input: attackOperation.examples[0]?.input,
    wanted: 0.6,
  },
]

/** Sight as a front end asks for it over GraphQL. */
export const SIGHT_QUERY = `query($input: ApexLineOfSightInput!) {
  apexLineOfSight(input: $input) { outcome { visible blockers { kind id } } text }
}`
