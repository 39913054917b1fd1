import { describe, expect, test } from 'vitest'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { lineOfSight } from '../../../../src/games/apex/sight/line-of-sight.ts'
import { firstBlocker } from '../../../../src/games/apex/sight/sight-line.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { layout, placed, placedEnd } from '../table/layout.ts'
import { SIGHT_EXAMPLES } from './sight.examples.ts'

const cases = SIGHT_EXAMPLES.flatMap(({ visible = [], blocked = [], ...example }) => [
  ...visible.map((to) => ({ ...example, to, sees: true })),
  ...blocked.map((to) => ({ ...example, to, sees: false })),
])

describe('apex.line-of-sight: worked examples', () => {
  test.each(cases)('$id $says: $from to $to, visible $sees', ({ layout: drawn, from, to, sees }) => {
    const board = placed(layout(drawn))
    const ends = [placedEnd(board, from), placedEnd(board, to)] as const
    expect(lineOfSight(board, ...ends, new Trace<ApexRules>()).visible).toBe(sees)
    expect(lineOfSight(board, ends[1], ends[0], new Trace<ApexRules>()).visible).toBe(sees)
    expect(firstBlocker(board, ...ends) === null).toBe(sees)
  })
})
