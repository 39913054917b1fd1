import type { WorkedExample } from '../../../support/example.ts'

export const ELEVATION_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-57',
    says: 'three heights: level with the middle, not with each other',
    operation: 'shatterpoint.elevation',
    input: {
      objects: [
        { id: 'ground', z: 0 },
        { id: 'crate', z: 60 },
        { id: 'roof', z: 120 },
      ],
    },
    outcome: {
      comparisons: [
        { one: 'ground', other: 'crate', relation: 'same' },
        { one: 'ground', other: 'roof', relation: 'lower' },
        { one: 'crate', other: 'roof', relation: 'same' },
      ],
    },
    rule: 'shatterpoint.elevation.pairwise',
  },
]
