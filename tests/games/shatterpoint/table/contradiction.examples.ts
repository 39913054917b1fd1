import { lone } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { WorkedExample } from '../../../support/example.ts'

const HELD = { drawn: { units: [lone('A', 'Rex', [100, 100]), lone('B', 'Maul', [160, 100])] } }
const MAUL = { content: 'lord-maul', stance: 'dark-rage' }
const NAMED = { drawn: { units: [lone('A', 'Maul', [100, 100], {}, MAUL), lone('B', 'Rex', [300, 100])] } }

export const CONTRADICTION_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'constructed',
    says: 'who is engaged on the table is engaged',
    operation: 'shatterpoint.find-move',
    input: { battlefield: HELD, character: 'Rex', kind: 'advance', engaged: false, end: { x: 100, y: 180 } },
    rule: 'shatterpoint.table.agrees',
  },
  {
    id: 'constructed',
    says: 'the table may leave out the enemies that a character is engaged with',
    operation: 'shatterpoint.find-move',
    input: {
      battlefield: { drawn: { units: [lone('A', 'Rex', [100, 100])] } },
      character: 'Rex',
      kind: 'dash',
      engaged: true,
      end: { x: 100, y: 180 },
    },
    outcome: { legal: true },
  },
  {
    id: 'constructed',
    says: 'the stance that the table names is not another one',
    operation: 'shatterpoint.options',
    input: {
      battlefield: NAMED,
      character: 'Maul',
      stance: { content: { unit: 'lord-maul', stance: 'sinister-cunning' } },
    },
    rule: 'shatterpoint.table.agrees',
  },
]
