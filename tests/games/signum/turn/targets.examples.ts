import { box, creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const at = (card: string, player: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  card,
  player,
  x,
  y,
  ...more,
})
const point = (x: number, y: number) => ({ x, y })
const targets = (id: string, says: string, board: JsonObject, who: string, outcome: JsonObject, rule: string) => ({
  id,
  says,
  operation: 'signum.targets',
  input: { board: { drawn: board }, creature: who },
  outcome,
  rule,
})

/** Whom a creature can attack, and who is in which aura. */
export const TARGET_EXAMPLES: readonly WorkedExample[] = [
  targets(
    'E-17z',
    'Garrus may shoot at Severus, and reaches him by a run',
    { creatures: [at('garrus-the-crossbowman', 'Ana', 10, 30), at('severus-honored-legionary', 'Bruno', 26, 30)] },
    'garrus-the-crossbowman',
    {
      ranged: [{ target: 'severus-honored-legionary', kind: 'shot', legal: true, distance: 12.8 }],
      contact: [{ target: 'severus-honored-legionary', by: 'run', length: 12.8 }],
    },
    'signum.ranged.target',
  ),
  targets(
    'E-64z',
    'Caius walks 3.8 cm to Sister Ivette',
    { creatures: [at('caius-the-tireless', 'Bruno', 30, 36.8), at('sister-ivette', 'Ana', 37, 36.8)] },
    'caius-the-tireless',
    { ranged: [], contact: [{ by: 'move', length: 3.8, path: [{ x: 33.8, y: 36.8 }] }] },
    'signum.move.allowance',
  ),
  targets(
    'E-38z',
    'rocks are in the way: no shot, and the way leads around them',
    {
      creatures: [
        creature('Ana', 'Garrus', [20, 20], { movement: 'L', abilities: [{ id: 'shot', x: 3 }] }),
        creature('Bruno', 'Severus', [31, 20]),
      ],
      terrain: [box('Rocks', [24, 18], [27, 22], { abilities: ['impassable', 'blocksLos'] })],
    },
    'Garrus',
    {
      ranged: [{ legal: false, violations: [{ rule: 'signum.los.beats-range' }] }],
      contact: [{ target: 'Severus', by: 'move' }],
    },
    'signum.los.beats-range',
  ),
  targets(
    'E-39z',
    'a thicket would stop the move after 8 cm, so the path leads around it',
    {
      creatures: [
        creature('Ana', 'Garrus', [20, 20], { movement: 'L' }),
        creature('Bruno', 'Severus', [33, 20], { health: 3 }),
      ],
      terrain: [
        box('Thicket', [25, 19], [27, 24], { abilities: ['difficult'] }),
        box('Wall', [50, 50], [52, 52], { abilities: ['blocksLos'] }),
      ],
    },
    'Garrus',
    { contact: [{ target: 'Severus', by: 'move', mode: 'walk' }] },
    'signum.move.allowance',
  ),
  targets(
    'E-38y',
    'rocks behind an enemy are in nobody’s way',
    {
      creatures: [creature('Ana', 'Garrus', [16.95, 19.98]), creature('Bruno', 'Severus', [22.76, 22.88])],
      terrain: [{ id: 'Rocks', outline: [point(30, 14), point(30, 34), point(20, 34)], abilities: ['impassable'] }],
    },
    'Garrus',
    { contact: [{ target: 'Severus', by: 'move', length: 3.2935 }] },
    'signum.move.allowance',
  ),
  targets(
    'E-49z',
    'a jump leads over the enemy between',
    {
      creatures: [
        creature('Ana', 'Greer', [10, 10], { movement: 'L', abilities: [{ id: 'jump' }] }),
        creature('Bruno', 'Severus', [15, 10]),
        creature('Bruno', 'Cordelia', [22, 10]),
      ],
    },
    'Greer',
    {
      contact: [
        { target: 'Severus', by: 'move', mode: 'jump', length: 1.8 },
        { target: 'Cordelia', by: 'move', mode: 'jump', length: 8.8 },
      ],
    },
    'signum.move.allowance',
  ),
  {
    id: 'E-11e',
    says: 'a board of the content is named instead of drawn: Greer reaches Caius by a move',
    operation: 'signum.targets',
    input: { board: { content: 'forest-crossing' }, creature: 'greer-the-stubborn' },
    outcome: {
      contact: [
        { target: 'caius-the-tireless', by: 'move' },
        { target: 'severus-honored-legionary', by: null },
        { target: 'hadriana-of-the-dawn', by: null },
      ],
    },
    rule: 'signum.move.allowance',
  },
  {
    id: 'E-11f',
    says: 'there is no such board in the content',
    operation: 'signum.targets',
    input: { board: { content: 'atlantis' }, creature: 'greer-the-stubborn' },
    rule: 'signum.content.known',
    refusedBy: ['signum.content.known'],
  },
  {
    id: 'E-11d',
    says: 'who is in the aura of Hadriana: characters of her player, not herself and no enemy',
    operation: 'signum.auras',
    input: {
      board: {
        drawn: {
          creatures: [
            at('hadriana-of-the-dawn', 'Bruno', 30, 10),
            at('caius-the-tireless', 'Bruno', 36, 12),
            at('novice-livia', 'Bruno', 20, 20),
            at('greer-the-stubborn', 'Ana', 30, 14),
          ],
        },
      },
    },
    outcome: {
      auras: [
        {
          source: 'hadriana-of-the-dawn',
          band: 'S',
          creatures: ['caius-the-tireless', 'greer-the-stubborn'],
        },
      ],
      creatures: [
        { id: 'hadriana-of-the-dawn', strength: 4, strengthAlone: 4 },
        { id: 'caius-the-tireless', strength: 4, strengthAlone: 3 },
        { id: 'novice-livia', strength: 1 },
        { id: 'greer-the-stubborn', strength: 3 },
      ],
    },
    rule: 'signum.ability.aura-live',
  },
]
