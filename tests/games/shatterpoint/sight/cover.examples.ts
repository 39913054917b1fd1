import { block, lone, piece } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Part = ReturnType<typeof block>
type Heights = { readonly attacker?: number; readonly defender?: number; readonly hunker?: number }

/** The attacker V at (100, 100), the defender T at (300, 100), and terrain. */
const shooting = (parts: readonly Part[], { attacker = 0, defender = 0, hunker = 0 }: Heights = {}) => ({
  battlefield: {
    drawn: {
      terrain: parts.map((part) => piece(part)),
      units: [lone('A', 'V', [100, 100], { z: attacker }), lone('B', 'T', [300, 100], { z: defender }, { hunker })],
    },
  },
  attacker: 'V',
  defender: 'T',
})

const cover = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.cover',
  input,
  outcome,
  rule,
})

const crate = block('crate', [240, 90, 260, 110], { top: 30 })
const roof = block('roof', [50, 50, 350, 150], { top: 120 })

export const COVER_EXAMPLES: readonly WorkedExample[] = [
  cover(
    'E-64a',
    'a crate between the two, near the defender',
    shooting([crate]),
    {
      cover: 1,
      terrain: 1,
      parts: [{ part: 'crate', gap: 20, gives: true }],
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-64b',
    'two parts give no more than one',
    shooting([crate, block('wall', [262, 80, 270, 120])]),
    {
      cover: 1,
      terrain: 1,
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-64c',
    'exactly range 1 from the part',
    shooting([block('crate', [240, 90, 255, 110], { top: 30 })]),
    {
      cover: 1,
      parts: [{ gap: 25, isNear: true }],
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-64d',
    'a part that the lines only touch gives nothing',
    shooting([block('crate', [240, 120, 260, 140])]),
    {
      cover: 0,
      parts: [],
    },
    'shatterpoint.cover.dice',
  ),
  cover(
    'E-65',
    'the crate too far from the defender',
    shooting([block('crate', [200, 90, 220, 110], { top: 30 })]),
    {
      cover: 0,
      parts: [{ part: 'crate', gap: 60, isNear: false, gives: false }],
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-66a',
    'the crate lower than the attacker',
    shooting([crate], { attacker: 120 }),
    {
      cover: 0,
      parts: [{ isHighEnough: false, gives: false }],
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-66b',
    'exactly range 2 lower is not lower',
    shooting([crate], { attacker: 106 }),
    {
      cover: 1,
      parts: [{ isHighEnough: true, gives: true }],
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-67a',
    'terrain and two hunker tokens add up',
    shooting([crate], { hunker: 2 }),
    {
      cover: 3,
      terrain: 1,
      hunker: 2,
    },
    'shatterpoint.cover.hunker',
  ),
  cover(
    'E-67b',
    'cover of other effects adds up too',
    { ...shooting([crate], { hunker: 2 }), other: 1 },
    {
      cover: 4,
      other: 1,
    },
    'shatterpoint.cover.dice',
  ),
  cover(
    'E-67c',
    'an ability may deny all cover',
    { ...shooting([crate], { hunker: 2 }), ignored: true },
    {
      cover: 0,
    },
    'shatterpoint.effect.card-beats-rule',
  ),
  cover(
    'E-67d',
    'an engaged unit has lost its tokens',
    {
      battlefield: {
        drawn: {
          units: [
            lone('A', 'V', [100, 100]),
            lone('A', 'W', [300, 200]),
            lone('B', 'T', [300, 100], {}, { hunker: 2 }),
          ],
        },
      },
      attacker: 'V',
      defender: 'T',
    },
    { cover: 0, hunker: 0 },
    'shatterpoint.hunker.lose',
  ),
  cover(
    'E-68',
    'cover adds nothing in melee',
    { ...shooting([crate], { hunker: 2 }), type: 'melee' },
    {
      cover: 0,
    },
    'shatterpoint.cover.dice',
  ),
  cover(
    'E-69a',
    'the roof that both stand on gives cover, as printed',
    shooting([roof], { attacker: 120, defender: 120 }),
    {
      cover: 1,
      parts: [{ part: 'roof', gap: 0, gives: true }],
    },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-69b',
    'where terrain shelters only those with a hunker token, it does not',
    {
      ...shooting([roof], { attacker: 120, defender: 120 }),
      coverVariant: 'requiresHunker',
    },
    { cover: 0, terrain: 0 },
    'shatterpoint.cover.terrain',
  ),
  cover(
    'E-69c',
    'with a hunker token it does',
    {
      ...shooting([roof], { attacker: 120, defender: 120, hunker: 1 }),
      coverVariant: 'requiresHunker',
    },
    { cover: 2, terrain: 1, hunker: 1 },
    'shatterpoint.cover.terrain',
  ),
]
