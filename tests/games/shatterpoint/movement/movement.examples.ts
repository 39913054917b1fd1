import { STANDARD_LENGTHS } from '../../../../src/games/shatterpoint/content/lengths.ts'
import { block, gantry, lone, piece, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

/** The gantry G of the specification. */
const G = piece(gantry('G', [300, 400, 400, 480]))
const STRAIGHT = { theta: 0, phi: 0 }

const legal = (more: JsonObject = {}): JsonObject => ({ legal: true, violations: [], ...more })
const illegal = (...codes: string[]): JsonObject => ({ legal: false, violations: codes.map((code) => ({ code })) })

const ANAKIN_BELOW = {
  terrain: [piece(gantry('gantry', [180, 0, 220, 200]))],
  units: [lone('A', 'Anakin', [100, 100])],
}
const KALANI = {
  terrain: [piece(block('building', [160, 60, 260, 140]))],
  units: [lone('B', 'Kalani', [100, 100])],
}
const TROOPER = { units: [lone('A', 'Trooper', [100, 100])] }
/** Engaged with an enemy behind them. */
const TROOPER_HELD = { units: [lone('A', 'Trooper', [100, 100]), lone('B', 'Maul', [40, 100])] }
const kalaniNear = (more: { wounded?: boolean }) => ({
  ...KALANI,
  units: [...KALANI.units, lone('A', 'Anakin', [40, 100], {}, more)],
})
const KALANI_HELD = kalaniNear({})
const GAR = { terrain: [G], units: [lone('B', 'Gar Saxon', [320, 440], { on: 'G' })] }
const bo = (top: number) => ({
  terrain: [piece(gantry('G', [300, 400, 400, 480], { bottom: top - 5, top }))],
  units: [lone('A', 'Bo-Katan', [250, 440])],
})

const pinnedMove = (unit: { conditions?: ('pinned' | 'exposed')[] }, more: JsonObject): JsonObject => ({
  battlefield: { drawn: { units: [lone('A', 'Trooper', [100, 100], {}, unit)] } },
  character: 'Trooper',
  kind: 'dash',
  placement: STRAIGHT,
  end: { x: 200, y: 100 },
  ...more,
})

/** A way around a wall for which a joint has to bend by 58.06°, which these templates do not. */
const aroundWall = (corners: [number, number, number, number], end: { x: number; y: number }): JsonObject => ({
  battlefield: {
    drawn: {
      lengths: { ...STANDARD_LENGTHS, advance: { ...STANDARD_LENGTHS.advance, maxBend: 58.05 } },
      terrain: [piece(block('wall', corners))],
      units: [lone('A', 'Trooper', [100, 200])],
    },
  },
  character: 'Trooper',
  kind: 'advance',
  end,
})

/** The moves of chapter “Movement” in the specification’s examples. */
export const MOVEMENT_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-78',
    says: 'pinned by the table: it does not move, and the table afterwards no longer says so',
    operation: 'shatterpoint.move',
    input: pinnedMove({ conditions: ['pinned', 'exposed'] }, {}),
    outcome: {
      legal: false,
      losesPinned: true,
      violations: [{ code: 'pinned' }],
      consequences: { battlefield: { units: [{ id: 'Trooper', conditions: ['exposed'] }] } },
    },
    rule: 'shatterpoint.condition.pinned',
  },
  {
    id: 'E-78',
    says: 'a question that calls a pinned unit free is refused, with both fields',
    operation: 'shatterpoint.move',
    input: pinnedMove({ conditions: ['pinned'] }, { pinned: false }),
    rule: 'shatterpoint.table.agrees',
  },
  {
    id: 'E-78',
    says: 'no template is looked for while the table says pinned',
    operation: 'shatterpoint.find-move',
    input: {
      battlefield: { drawn: { units: [lone('A', 'Trooper', [100, 100], {}, { conditions: ['pinned'] })] } },
      character: 'Trooper',
      kind: 'dash',
      end: { x: 200, y: 100 },
    },
    outcome: { legal: false, placement: null, violations: [{ code: 'pinned' }] },
    rule: 'shatterpoint.condition.pinned',
  },
  {
    id: 'constructed',
    says: 'a joint is not bent a little farther to get around a wall',
    operation: 'shatterpoint.find-move',
    input: aroundWall([149, 172, 155, 500], { x: 226, y: 199 }),
    outcome: { legal: false, placement: null, isCertain: false },
  },
  {
    id: 'constructed',
    says: 'nor to the other side',
    operation: 'shatterpoint.find-move',
    input: aroundWall([149, 0, 155, 228], { x: 226, y: 201 }),
    outcome: { legal: false, placement: null, isCertain: false },
  },
  {
    id: 'E-16',
    says: 'a jump onto a crate of the same elevation crosses no great height',
    operation: 'shatterpoint.move',
    input: {
      battlefield: {
        drawn: {
          terrain: [piece(block('crate', [160, 60, 260, 140], { top: 30 }))],
          units: [lone('A', 'Anakin', [100, 100])],
        },
      },
      character: 'Anakin',
      kind: 'jump',
      placement: STRAIGHT,
      end: { x: 200, y: 100, on: 'crate' },
    },
    outcome: legal({ kind: 'jump', end: { x: 200, y: 100, z: 30, on: 'crate' } }),
    rule: 'shatterpoint.elevation.frozen',
  },
  {
    id: 'E-15a',
    says: 'an advance crosses a passable gantry to the end of the template',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: ANAKIN_BELOW },
      character: 'Anakin',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 290, y: 100 },
    },
    outcome: legal({ kind: 'advance', end: { x: 290, y: 100, z: 0, on: null } }),
    rule: 'shatterpoint.move.template-overlap-low',
  },
  {
    id: 'E-15b',
    says: 'a millimetre farther does not touch the template',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: ANAKIN_BELOW },
      character: 'Anakin',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 291, y: 100 },
    },
    outcome: illegal('notTouchingTemplate'),
    rule: 'shatterpoint.move.contact',
  },
  {
    id: 'E-15c',
    says: 'below a character on the gantry',
    operation: 'shatterpoint.move',
    input: {
      battlefield: {
        drawn: {
          ...ANAKIN_BELOW,
          units: [...ANAKIN_BELOW.units, lone('B', 'Maul', [200, 100], { on: 'gantry' })],
        },
      },
      character: 'Anakin',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 200, y: 100 },
    },
    outcome: legal({ end: { x: 200, y: 100, z: 0, on: null } }),
    rule: 'shatterpoint.move.bases-different-level',
  },
  {
    id: 'E-16a',
    says: 'a climb onto a building',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: KALANI },
      character: 'Kalani',
      kind: 'climb',
      placement: STRAIGHT,
      end: { x: 190, y: 100, on: 'building' },
    },
    outcome: legal({ end: { z: 100, on: 'building' } }),
    rule: 'shatterpoint.elevation.unlimited',
  },
  {
    id: 'E-16b',
    says: 'the same as a dash is blocked, and would end higher',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: KALANI },
      character: 'Kalani',
      kind: 'dash',
      placement: STRAIGHT,
      end: { x: 190, y: 100, on: 'building' },
    },
    outcome: {
      ...illegal('templateBlocked', 'endHigher'),
      end: { x: 100, y: 100, z: 0, on: null },
    },
    rule: 'shatterpoint.move.end-elevation',
  },
  {
    id: 'E-17a',
    says: 'a dash to the end of its template',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER },
      character: 'Trooper',
      kind: 'dash',
      placement: STRAIGHT,
      end: { x: 225, y: 100 },
    },
    outcome: legal({ kind: 'dash', template: { end: { x: 205, y: 100 } } }),
    rule: 'shatterpoint.move.template-kind',
  },
  {
    id: 'E-17b',
    says: 'a dash a millimetre too far',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER },
      character: 'Trooper',
      kind: 'dash',
      placement: STRAIGHT,
      end: { x: 226, y: 100 },
    },
    outcome: illegal('notTouchingTemplate'),
    rule: 'shatterpoint.move.contact',
  },
  {
    id: 'E-17c',
    says: 'a dash may lie over bases and end on a token',
    operation: 'shatterpoint.move',
    input: {
      battlefield: {
        drawn: {
          units: [lone('A', 'Trooper', [100, 100]), lone('B', 'Maul', [160, 100], {}, { wounded: true })],
          objectives: [token('Centre', [225, 110])],
        },
      },
      character: 'Trooper',
      kind: 'dash',
      placement: STRAIGHT,
      end: { x: 225, y: 100 },
    },
    outcome: legal(),
    rule: 'shatterpoint.move.tokens',
  },
  {
    id: 'E-19a',
    says: 'an advance may not end hanging over the edge of a gantry',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: GAR },
      character: 'Gar Saxon',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 390, y: 440, on: 'G' },
    },
    outcome: illegal('endPartial'),
    rule: 'shatterpoint.move.end-legal',
  },
  {
    id: 'E-19b',
    says: 'it may end with its rim above the rim of the gantry',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: GAR },
      character: 'Gar Saxon',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 380, y: 440, on: 'G' },
    },
    outcome: legal({ end: { x: 380, y: 440, z: 100, on: 'G' } }),
    rule: 'shatterpoint.move.end-legal',
  },
  {
    id: 'E-19c',
    says: 'the same as a question about the place alone',
    operation: 'shatterpoint.end-position',
    input: { battlefield: { drawn: GAR }, object: 'Gar Saxon', end: { x: 390, y: 440, on: 'G' } },
    outcome: { ...illegal('endPartial'), places: [{ x: 390, y: 440, z: 0, on: null }] },
    rule: 'shatterpoint.move.end-legal',
  },
  {
    id: 'E-19d',
    says: 'nor may it hang over a crate that is lower',
    operation: 'shatterpoint.end-position',
    input: {
      battlefield: { drawn: { ...GAR, terrain: [G, piece(block('crate', [400, 400, 500, 480], { top: 15 }))] } },
      object: 'Gar Saxon',
      end: { x: 390, y: 440, on: 'G' },
    },
    outcome: illegal('endPartial'),
    rule: 'shatterpoint.move.end-legal',
  },
  {
    id: 'E-27a',
    says: 'an advance may not end on a gantry 100 mm high',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: bo(100) },
      character: 'Bo-Katan',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 340, y: 440, on: 'G' },
    },
    outcome: illegal('endHigher'),
    rule: 'shatterpoint.move.end-elevation',
  },
  {
    id: 'E-27b',
    says: 'a climb may end on it',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: bo(100) },
      character: 'Bo-Katan',
      kind: 'climb',
      placement: STRAIGHT,
      end: { x: 340, y: 440, on: 'G' },
    },
    outcome: legal({ end: { z: 100 } }),
    rule: 'shatterpoint.move.template-overlap-any',
  },
  {
    id: 'E-27c',
    says: 'one that is exactly range 2 high is of the same elevation',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: bo(76) },
      character: 'Bo-Katan',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 340, y: 440, on: 'G' },
    },
    outcome: legal({ end: { z: 76 } }),
    rule: 'shatterpoint.move.end-elevation',
  },
  {
    id: 'E-70a',
    says: 'around a corner with the joint bent by a right angle',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER },
      character: 'Trooper',
      kind: 'advance',
      placement: { theta: 0, phi: 90 },
      end: { x: 195, y: 195 },
    },
    outcome: legal({
      template: { start: { x: 120, y: 100 }, joint: { x: 195, y: 100 }, end: { x: 195, y: 175 } },
    }),
    rule: 'shatterpoint.move.contact',
  },
  {
    id: 'E-70b',
    says: 'the joint bends no farther',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER },
      character: 'Trooper',
      kind: 'advance',
      placement: { theta: 0, phi: 91 },
      end: { x: 190, y: 180 },
    },
    outcome: illegal('jointLimit'),
    rule: 'shatterpoint.move.contact',
  },
  {
    id: 'E-70c',
    says: 'the template for that end is found',
    operation: 'shatterpoint.find-move',
    input: { battlefield: { drawn: TROOPER }, character: 'Trooper', kind: 'advance', end: { x: 195, y: 195 } },
    outcome: { placement: { theta: 45, phi: 0 }, isCertain: true, resolution: null },
    rule: 'shatterpoint.move.contact',
  },
  {
    id: 'E-73a',
    says: 'engaged, an advance is a dash',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER_HELD },
      character: 'Trooper',
      kind: 'advance',
      placement: STRAIGHT,
      end: { x: 226, y: 100 },
    },
    outcome: { kind: 'dash', ...illegal('notTouchingTemplate') },
    rule: 'shatterpoint.move.engaged-advance',
  },
  {
    id: 'E-73b',
    says: 'engaged, nobody climbs',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: KALANI_HELD },
      character: 'Kalani',
      kind: 'climb',
      placement: STRAIGHT,
      end: { x: 190, y: 100, on: 'building' },
    },
    outcome: illegal('engagedClimb'),
    rule: 'shatterpoint.move.engaged-climb',
  },
  {
    id: 'E-73c',
    says: 'engaged, one may jump',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: KALANI_HELD },
      character: 'Kalani',
      kind: 'jump',
      placement: STRAIGHT,
      end: { x: 190, y: 100, on: 'building' },
    },
    outcome: legal({ kind: 'jump' }),
    rule: 'shatterpoint.move.engaged-free',
  },
  {
    id: 'E-73d',
    says: 'Scale does not help one who is engaged',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: KALANI_HELD },
      character: 'Kalani',
      kind: 'advance',
      scale: true,
      placement: STRAIGHT,
      end: { x: 190, y: 100, on: 'building' },
    },
    outcome: { kind: 'climb', ...illegal('engagedClimb') },
    rule: 'shatterpoint.keyword.scale',
  },
  {
    id: 'E-73e',
    says: 'a wounded enemy keeps nobody from climbing',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: kalaniNear({ wounded: true }) },
      character: 'Kalani',
      kind: 'climb',
      placement: STRAIGHT,
      end: { x: 190, y: 100, on: 'building' },
    },
    outcome: legal({ kind: 'climb' }),
    rule: 'shatterpoint.wounded.no-restrict',
  },
  {
    id: 'E-73f',
    says: 'a reposition is an advance although engaged',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER_HELD },
      character: 'Trooper',
      kind: 'reposition',
      placement: STRAIGHT,
      end: { x: 290, y: 100 },
    },
    outcome: legal({ kind: 'advance' }),
    rule: 'shatterpoint.move.engaged-free',
  },
  {
    id: 'E-78a',
    says: 'the first character of a pinned unit does not move, and the unit is free',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER },
      character: 'Trooper',
      kind: 'dash',
      pinned: true,
      placement: STRAIGHT,
      end: { x: 225, y: 100 },
    },
    outcome: { ...illegal('pinned'), losesPinned: true, end: { x: 100, y: 100, z: 0, on: null } },
    rule: 'shatterpoint.condition.pinned',
  },
  {
    id: 'E-78b',
    says: 'the second one moves',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: TROOPER },
      character: 'Trooper',
      kind: 'dash',
      placement: STRAIGHT,
      end: { x: 225, y: 100 },
    },
    outcome: legal({ losesPinned: false }),
    rule: 'shatterpoint.move.contact',
  },
]
