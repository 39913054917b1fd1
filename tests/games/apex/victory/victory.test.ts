import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { enemyOf, type Squad } from '../../../../src/games/apex/table/squad.ts'
import { pointsOf, tieBreaks, uniqueEliminations } from '../../../../src/games/apex/victory/victory.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

const legend = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  deathBoxes: fc.integer({ min: 0, max: 2 }),
  health: fc.integer({ min: 1, max: 40 }),
})
const squad = fc.array(legend, { minLength: 2, maxLength: 2 })
const squads = fc.record({ red: squad, blue: squad })
const swapped = (winner: Squad | null): Squad | null => (winner === null ? null : enemyOf(winner))

test.each([
  ['apex.victory.end-of-rounds', tieBreaks],
  ['apex.victory.unique-eliminations', uniqueEliminations],
] as const)('%s: the colours do not matter', (_rule, decide) => {
  fc.assert(
    fc.property(squads, ({ red, blue }) => {
      const there = { red, blue }
      const back = { red: blue, blue: red }
      const one = decide(there, pointsOf(there), new Trace<ApexRules>())
      const other = decide(back, pointsOf(back), new Trace<ApexRules>())
      expect(other).toEqual({ ...one, winner: swapped(one.winner) })
    }),
  )
})
