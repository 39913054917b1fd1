import type { ApexRules } from '../src/games/apex/rules.ts'
import { firstBlocker } from '../src/games/apex/sight/sight-line.ts'
import { visibility } from '../src/games/apex/sight/visibility.ts'
import { cellEnd } from '../src/games/apex/table/line-end.ts'
import { Trace } from '../src/rulebook/trace.ts'
import { placedFullBoard } from './boards.ts'
import { median } from './measure.ts'

/** Sight checks a second and the time of a whole visibility map, on one core, over a full board. */
export function benchSight(): void {
  const board = placedFullBoard()
  const ends = Array.from({ length: 576 }, (_, index) =>
    cellEnd(board, { column: index % 24, row: Math.floor(index / 24) }),
  )
  const perSecond = median(
    Array.from({ length: 7 }, () => {
      let seen = 0
      const began = performance.now()
      for (const from of ends) for (const to of ends) if (firstBlocker(board, from, to) === null) seen++
      const seconds = (performance.now() - began) / 1000
      if (seen === 0) throw new Error('Nobody saw anybody.')
      return ends.length ** 2 / seconds
    }),
  )
  const maps = median(
    Array.from({ length: 7 }, () => {
      const began = performance.now()
      for (const from of ends) visibility(board, from, new Trace<ApexRules>())
      return (performance.now() - began) / ends.length
    }),
  )
  console.log(`sight checks        ${Math.round(perSecond).toLocaleString('en')} /s   (wanted 500,000)`)
  console.log(`visibility map      ${maps.toFixed(3)} ms   (wanted < 1 ms)`)
}
