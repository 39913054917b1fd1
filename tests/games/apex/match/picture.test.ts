import { describe, expect, test } from 'vitest'
import type { Scene, Shape } from '../../../../src/contract/scene.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { fixture, Table } from './arranged.ts'

const at = (column: number, row: number) => ({ cell: { column, row } })
const HAND = ['flush-out', 'double-time', 'steady-aim', 'under-smoke', 'squad-advance']

type Text = Extract<Shape, { shape: 'text' }>

/** The lines below a board of so many spaces, for the seat that leads Bangalore. */
function panels(side: number, locale: 'en' | 'es'): { readonly lines: readonly Text[]; readonly width: number } {
  const places = { gibraltar: { where: at(2, 0) }, bloodhound: { where: at(2, 2) }, wraith: { where: at(0, 2) } }
  const board = { drawn: { width: side, height: side } }
  const bangalore = { where: at(0, 0), hand: HAND }
  const table = new Table(fixture({ ...places, bangalore }, {}, { windows: 'quick', board }))
  table.give(0, { activate: { legend: 'bangalore' } })
  const { shapes, width } = apexPlay.picture(table.state, 0, locale) as Scene
  const texts = shapes.filter((shape) => shape.shape === 'text')
  const first = texts.findIndex(({ text }) => text.startsWith('Bangalore'))
  return { lines: texts.slice(first), width }
}

/** About how wide a letter is drawn, as a share of its size; capitals are wider, so a line may not fill the picture. */
const DRAWN = { plain: 0.53, bold: 0.61 }

describe.each(LOCALES)('the panels below the board, in %s', (locale) => {
  test.each([3, 5, 8, 10, 16, 24])('stay on the picture of a board of %i by as many spaces', (side) => {
    const { lines, width } = panels(side, locale)
    for (const { text, x, size = 0, bold } of lines) {
      expect(x + text.length * size * (bold === true ? DRAWN.bold : DRAWN.plain), text).toBeLessThanOrEqual(width)
      expect(text).not.toContain('…')
    }
  })

  test('say the same on any board', () => {
    const told = (side: number) =>
      panels(side, locale)
        .lines.map(({ text }) => text.trim())
        .join(' ')
    expect(told(3)).toBe(told(24))
    expect(told(3)).toContain({ en: '2 death boxes, 5 feats, 0 tokens', es: '2 cajas, 5 Proezas, 0 fichas' }[locale])
  })
})
