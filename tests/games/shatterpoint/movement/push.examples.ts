import { block, gantry, lone, piece, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { WorkedExample } from '../../../support/example.ts'

/** The gantry G of the specification. */
const G = piece(gantry('G', [300, 400, 400, 480]))

const ASAJJ = { units: [lone('A', 'Asajj', [100, 100]), lone('B', 'Rex', [160, 100])] }
const MAUL = { units: [lone('A', 'Asajj', [100, 100]), lone('B', 'Maul', [200, 100])] }
const JANGO = { units: [lone('A', 'Jango', [100, 100]), lone('B', 'Luminara', [300, 100])] }
const DUEL = {
  terrain: [G],
  units: [lone('A', 'Anakin', [330, 440], { on: 'G' }), lone('B', 'Dooku', [370, 440], { on: 'G' })],
}
const ladder = {
  id: 'ladder',
  points: [
    { id: 'bottom', x: 500, y: 500, z: 0 },
    { id: 'top', x: 520, y: 500, z: 100 },
  ],
}
const lift = {
  id: 'lift',
  points: [
    { id: 'ground floor', x: 460, y: 460, z: 0 },
    { id: 'roof', x: 700, y: 500, z: 100 },
  ],
}
const LADDER = {
  terrain: [piece(block('tower', [505, 450, 605, 550]))],
  units: [lone('A', 'Rex', [400, 500])],
}

/** Pushes, pulls, shoves, placing and access points in the specification’s examples. */
export const PUSH_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-71',
    says: 'pushed off a gantry, it does not end partly on a lower token',
    operation: 'shatterpoint.push',
    input: {
      battlefield: {
        drawn: {
          terrain: [G],
          units: [lone('B', 'Dooku', [370, 440], { on: 'G' })],
          objectives: [token('T', [470, 440])],
        },
      },
      object: 'Dooku',
      range: 2,
      angle: 0,
    },
    outcome: { distance: 67.5, end: { x: 437.5, y: 440, z: 0, on: null }, stop: 'drop', by: 'T' },
    rule: 'shatterpoint.push.no-partial-drop',
  },
  {
    id: 'E-20',
    says: 'a strained unit that is pushed suffers 3 damage',
    operation: 'shatterpoint.push',
    input: {
      battlefield: {
        drawn: {
          units: [
            lone('A', 'Asajj', [100, 100]),
            lone('B', 'Rex', [160, 100], {}, { stamina: 8, damage: 6, conditions: ['strained'], hunker: 0 }),
          ],
        },
      },
      object: 'Rex',
      source: 'Asajj',
      range: 3,
    },
    outcome: {
      consequences: {
        freed: [{ character: 'Rex', enemy: 'Asajj' }],
        strained: [{ unit: 'Rex', damage: 3, wounded: true }],
        momentum: ['A'],
        battlefield: { units: [{}, { damage: 9, wounded: true, conditions: [], characters: [{ x: 312, y: 100 }] }] },
      },
    },
    rule: 'shatterpoint.condition.strained',
  },
  {
    id: 'E-18',
    says: 'nobody is pushed away from himself',
    operation: 'shatterpoint.push',
    input: { battlefield: { drawn: ASAJJ }, object: 'Rex', source: 'Rex', range: 3, angle: 0 },
    rule: 'shatterpoint.push.away',
  },
  {
    id: 'E-20',
    says: 'nobody shoves himself',
    operation: 'shatterpoint.shove',
    input: { battlefield: { drawn: ASAJJ }, shover: 'Rex', affected: 'Rex', push: { angle: 0 } },
    rule: 'shatterpoint.push.away',
  },
  {
    id: 'E-22',
    says: 'nothing leads towards itself',
    operation: 'shatterpoint.direction-cone',
    input: { battlefield: { drawn: ASAJJ }, object: 'Rex', other: 'Rex', mode: 'pull' },
    rule: 'shatterpoint.pull.toward',
  },
  {
    id: 'E-18',
    says: 'pushed away for the whole of range 3',
    operation: 'shatterpoint.push',
    input: { battlefield: { drawn: ASAJJ }, object: 'Rex', source: 'Asajj', range: 3, angle: 0 },
    outcome: { distance: 152, end: { x: 312, y: 100, z: 0, on: null }, stop: 'full', by: null },
    rule: 'shatterpoint.push.away',
  },
  {
    id: 'E-20',
    says: 'a shove stops where the base would hang over, and the follow-up at contact',
    operation: 'shatterpoint.shove',
    input: {
      battlefield: { drawn: DUEL },
      shover: 'Anakin',
      affected: 'Dooku',
      push: { angle: 0 },
      follow: { angle: 0 },
    },
    outcome: {
      push: { distance: 10, end: { x: 380, y: 440, z: 100, on: 'G' }, stop: 'drop', by: 'G' },
      follow: { distance: 10, end: { x: 340, y: 440, z: 100, on: 'G' }, stop: 'character', by: 'Dooku' },
    },
    rule: 'shatterpoint.push.no-partial-drop',
  },
  {
    id: 'E-21',
    says: 'a push into a wall stops there',
    operation: 'shatterpoint.push',
    input: {
      battlefield: {
        drawn: {
          terrain: [piece(block('wall', [200, 400, 210, 500]))],
          units: [lone('A', 'Barriss', [50, 450]), lone('B', 'MagnaGuard', [100, 450])],
        },
      },
      object: 'MagnaGuard',
      source: 'Barriss',
      range: 3,
      angle: 0,
    },
    outcome: { distance: 80, end: { x: 180, y: 450 }, stop: 'terrain', by: 'wall' },
    rule: 'shatterpoint.push.stop-contact',
  },
  {
    id: 'E-22a',
    says: 'the cone away from an object',
    operation: 'shatterpoint.direction-cone',
    input: { battlefield: { drawn: MAUL }, object: 'Maul', other: 'Asajj', mode: 'push', angle: 45 },
    outcome: { axis: 0, min: -45, max: 45, joint: { x: 171.716, y: 100 }, angleAllowed: true },
    rule: 'shatterpoint.direction.cone',
  },
  {
    id: 'E-22b',
    says: 'a direction outside the cone is refused',
    operation: 'shatterpoint.push',
    input: { battlefield: { drawn: MAUL }, object: 'Maul', source: 'Asajj', range: 2, angle: 46 },
    rule: 'shatterpoint.direction.cone',
  },
  {
    id: 'E-22c',
    says: 'the cone towards an object',
    operation: 'shatterpoint.direction-cone',
    input: { battlefield: { drawn: JANGO }, object: 'Luminara', other: 'Jango', mode: 'pull', angle: 225 },
    outcome: { axis: 180, min: 135, max: 225, joint: { x: 328.284, y: 100 }, angleAllowed: true },
    rule: 'shatterpoint.pull.toward',
  },
  {
    id: 'E-22d',
    says: 'above each other there is no axis',
    operation: 'shatterpoint.direction-cone',
    input: {
      battlefield: {
        drawn: { terrain: [G], units: [lone('A', 'Jango', [350, 440]), lone('B', 'Rex', [350, 440], { on: 'G' })] },
      },
      object: 'Rex',
      other: 'Jango',
      angle: 200,
    },
    outcome: { axis: null, angleAllowed: true },
    rule: 'shatterpoint.direction.degenerate',
  },
  {
    id: 'E-22e',
    says: 'an advance towards an enemy may not end outside the wedge',
    operation: 'shatterpoint.move',
    input: {
      battlefield: { drawn: JANGO },
      character: 'Luminara',
      kind: 'advance',
      direction: { mode: 'towards', object: 'Jango' },
      placement: { theta: 100, phi: 0 },
      end: { x: 280, y: 150 },
    },
    outcome: { legal: false, violations: [{ code: 'outsideCone', by: 'Jango' }] },
    rule: 'shatterpoint.direction.cone',
  },
  {
    id: 'E-28a',
    says: 'up a ladder at the end of an advance',
    operation: 'shatterpoint.access-point',
    input: {
      battlefield: { drawn: LADDER },
      character: 'Rex',
      end: { x: 470, y: 500 },
      groups: [ladder, lift],
      to: 'top',
      arrival: { x: 545, y: 500, on: 'tower' },
    },
    outcome: { legal: true, from: 'bottom', violations: [] },
    rule: 'shatterpoint.access.use',
  },
  {
    id: 'E-28b',
    says: 'not from too far away',
    operation: 'shatterpoint.access-point',
    input: {
      battlefield: { drawn: LADDER },
      character: 'Rex',
      end: { x: 400, y: 500 },
      groups: [ladder],
      to: 'top',
      arrival: { x: 545, y: 500, on: 'tower' },
    },
    outcome: { legal: false, from: null, violations: [{ code: 'notAtAccessPoint', by: 'bottom' }] },
    rule: 'shatterpoint.access.use',
  },
  {
    id: 'E-28c',
    says: 'a lift beside the ladder does not lead to its top',
    operation: 'shatterpoint.access-point',
    input: {
      battlefield: { drawn: LADDER },
      character: 'Rex',
      end: { x: 430, y: 460 },
      groups: [ladder, lift],
      to: 'top',
      arrival: { x: 545, y: 500, on: 'tower' },
    },
    outcome: { legal: false, violations: [{ code: 'notLinked', by: 'ground floor' }] },
    rule: 'shatterpoint.access.groups',
  },
  {
    id: 'E-28d',
    says: 'nor may one arrive at the top of a ladder on the ground',
    operation: 'shatterpoint.access-point',
    input: {
      battlefield: { drawn: LADDER },
      character: 'Rex',
      end: { x: 470, y: 500 },
      groups: [ladder],
      to: 'top',
      arrival: { x: 485, y: 500 },
    },
    outcome: { legal: false, violations: [{ code: 'otherElevation', by: 'top' }] },
    rule: 'shatterpoint.access.level',
  },
  {
    id: 'E-71',
    says: 'pushed wholly off a gantry, to the ground',
    operation: 'shatterpoint.push',
    input: {
      battlefield: { drawn: { terrain: [G], units: [lone('B', 'Maul', [370, 440], { on: 'G' })] } },
      object: 'Maul',
      range: 3,
      angle: 0,
    },
    outcome: { distance: 152, end: { x: 522, y: 440, z: 0, on: null }, stop: 'full' },
    rule: 'shatterpoint.push.no-partial-drop',
  },
  {
    id: 'E-72a',
    says: 'a crate of the same elevation stops a push',
    operation: 'shatterpoint.push',
    input: {
      battlefield: {
        drawn: {
          terrain: [piece(block('crate', [200, 80, 230, 120], { top: 30 }))],
          units: [lone('B', 'Maul', [100, 100])],
        },
      },
      object: 'Maul',
      range: 3,
      angle: 0,
    },
    outcome: { distance: 80, end: { x: 180, y: 100, z: 0, on: null }, stop: 'terrain', by: 'crate' },
    rule: 'shatterpoint.push.stop-contact',
  },
  {
    id: 'E-72b',
    says: 'a token stops a push',
    operation: 'shatterpoint.push',
    input: {
      battlefield: { drawn: { units: [lone('B', 'Maul', [100, 100])], objectives: [token('Centre', [200, 100])] } },
      object: 'Maul',
      range: 3,
      angle: 0,
    },
    outcome: { distance: 67.5, stop: 'objective', by: 'Centre' },
    rule: 'shatterpoint.push.stop-contact',
  },
  {
    id: 'E-72c',
    says: 'the edge of the battlefield stops a push',
    operation: 'shatterpoint.push',
    input: { battlefield: { drawn: { units: [lone('B', 'Maul', [100, 100])] } }, object: 'Maul', range: 3, angle: 180 },
    outcome: { distance: 80, end: { x: 20, y: 100 }, stop: 'edge', by: null },
    rule: 'shatterpoint.push.edge',
  },
  {
    id: 'E-72d',
    says: 'passed below a gantry',
    operation: 'shatterpoint.push',
    input: {
      battlefield: { drawn: { terrain: [G], units: [lone('B', 'Maul', [250, 440])] } },
      object: 'Maul',
      range: 3,
      angle: 0,
    },
    outcome: { distance: 152, end: { x: 402, y: 440, z: 0, on: null }, stop: 'full' },
    rule: 'shatterpoint.push.straight',
  },
  {
    id: 'E-72c',
    says: 'the far edge of the battlefield stops a push',
    operation: 'shatterpoint.push',
    input: { battlefield: { drawn: { units: [lone('B', 'Maul', [450, 800])] } }, object: 'Maul', range: 3, angle: 90 },
    outcome: { distance: 80, end: { x: 450, y: 880 }, stop: 'edge', by: null },
    rule: 'shatterpoint.push.edge',
  },
  {
    id: 'E-72b',
    says: 'a token that a character stands on does not stop it',
    operation: 'shatterpoint.push',
    input: {
      battlefield: { drawn: { units: [lone('B', 'Maul', [450, 450])], objectives: [token('Centre', [460, 450])] } },
      object: 'Maul',
      range: 1,
      angle: 0,
    },
    outcome: { distance: 25, end: { x: 475, y: 450 }, stop: 'full', by: null },
    rule: 'shatterpoint.push.straight',
  },
  {
    id: 'E-20',
    says: 'the edge of the gantry stops it a hair before the wall behind it would',
    operation: 'shatterpoint.push',
    input: {
      battlefield: {
        drawn: {
          terrain: [G, piece(block('wall', [400.004, 400, 410, 480]))],
          units: [lone('B', 'Dooku', [370, 440], { on: 'G' })],
        },
      },
      object: 'Dooku',
      range: 2,
      angle: 0,
    },
    outcome: { distance: 10, end: { x: 380, y: 440, on: 'G' }, stop: 'drop' },
    rule: 'shatterpoint.push.no-partial-drop',
  },
  {
    id: 'E-20',
    says: 'at the edge of the gantry it does not move at all',
    operation: 'shatterpoint.push',
    input: {
      battlefield: {
        drawn: {
          terrain: [G, piece(block('wall', [400.004, 400, 410, 480]))],
          units: [lone('B', 'Dooku', [380, 440], { on: 'G' })],
        },
      },
      object: 'Dooku',
      range: 2,
      angle: 0,
    },
    outcome: { distance: 0, end: { x: 380, y: 440, on: 'G' }, stop: 'drop' },
    rule: 'shatterpoint.push.no-partial-drop',
  },
]
