import { box, creature, DUEL } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const square = (half: number): JsonObject[] => [
  { x: -half, y: -half },
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
]

const places = (id: string, says: string, board: JsonObject, template: JsonObject, outcome: JsonObject) => ({
  id,
  says,
  operation: 'signum.terrain-places',
  input: { board: { drawn: board }, player: 'Ana', template, rotations: [0] },
  outcome,
  rule: 'signum.terrain.impossible',
})

/** Where a template may lie (E-54). */
export const TERRAIN_PLACE_EXAMPLES: readonly WorkedExample[] = [
  places(
    'E-54p',
    'a square of 4 cm keeps 8 cm from the own side and 10 cm from the other: 8 rows of 11 on a grid of 5 cm',
    { sides: DUEL },
    { shape: square(2) },
    { found: true, count: 88, tried: 169, step: 5 },
  ),
  places(
    'E-54q',
    'a template in the middle of a small board leaves no room',
    { width: 20, height: 20, terrain: [box('Rocks', [9, 9], [11, 11])] },
    { shape: square(2) },
    { found: false, count: 0, tried: 81, step: 2.5, places: [] },
  ),
  places(
    'E-54r',
    'a base in the way takes the places that touch it',
    { width: 20, height: 20, creatures: [creature('Bruno', 'Severus', [10, 10])] },
    { shape: square(2) },
    { found: true, count: 8, tried: 25 },
  ),
  {
    id: 'E-54s',
    says: 'an outline that crosses itself',
    operation: 'signum.terrain-places',
    input: {
      board: { content: 'empty-battlefield' },
      player: 'first',
      template: {
        shape: [
          { x: 0, y: 0 },
          { x: 4, y: 4 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
      },
    },
    rule: 'signum.geo.outline',
    refusedBy: ['signum.geo.outline'],
  },
  {
    id: 'E-77p',
    says: 'the Forest turned by 90° fits at (30 | 15)',
    operation: 'signum.terrain-places',
    input: {
      board: { content: 'empty-battlefield' },
      player: 'first',
      template: { card: 'forest' },
      rotations: [90],
    },
    outcome: { found: true },
    rule: 'signum.terrain.template',
  },
]
