import { describe, expect, test } from 'vitest'
import type { Scene, Shape } from '../../../../src/contract/scene.ts'
import { games } from '../../../../src/games/index.ts'
import { COLOURS } from '../../../../src/games/shatterpoint/table/table-colours.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'

const newSeed = () => formatSeed(new Uint8Array(32))
const operations = games.find(({ id }) => id === 'shatterpoint')?.operations ?? []

/** The edge of the table, around which there is paper. */
const edgeOf = ({ shapes }: Scene) =>
  shapes.find((shape) => shape.shape === 'rectangle' && shape.fill === 'none' && shape.stroke === COLOURS.label)

/** Every picture of a table that is published, in both languages. */
const pictures = operations.flatMap((operation) =>
  operation.examples.flatMap(({ name, input }) => {
    const answer = operation.answer(input, newSeed)
    if (answer.kind !== 'ruled') return []
    return LOCALES.flatMap((locale) => {
      const picture = operation.picture(answer, locale)
      const isTable = picture !== null && 'shapes' in picture && edgeOf(picture) !== undefined
      return isTable ? [{ operation: operation.name, name, locale, picture }] : []
    })
  }),
)

const heightOf = (shape: Shape): number => {
  if (shape.shape === 'line') return shape.from.y
  return shape.shape === 'polygon' ? (shape.points[0]?.y ?? 0) : shape.y
}

const LETTER = 6.6
type Text = Extract<Shape, { shape: 'text' }>

function overlap(a: Text, b: Text): boolean {
  const [left, right] = [a, b].map(({ x, text, anchor = 'start', size }) => {
    const width = (text.length * LETTER * size) / 12
    const from = x - { start: 0, middle: width / 2, end: width }[anchor]
    return { from, to: from + width }
  })
  if (left === undefined || right === undefined) return false
  return Math.abs(a.y - b.y) < Math.min(a.size, b.size) * 0.8 && left.from < right.to && right.from < left.to
}

describe('pictures of tables', () => {
  test('there are some', () => {
    expect(pictures.length).toBeGreaterThan(40)
  })

  test.each(pictures)('$operation, $name ($locale): every marking colour is explained', ({ picture }) => {
    const edge = edgeOf(picture)
    const bottom = edge?.shape === 'rectangle' ? edge.y + edge.height : 0
    const coloured = (shapes: readonly Shape[]) => new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]))
    // What follows below the table of an attack, its dice and its tree, is no legend.
    const legend = coloured(picture.shapes.filter((shape) => heightOf(shape) > bottom && heightOf(shape) < bottom + 80))
    const table = coloured(picture.shapes.filter((shape) => heightOf(shape) < bottom))
    const markings = [COLOURS.visible, COLOURS.blocked, COLOURS.good, COLOURS.choice]
    expect(markings.filter((colour) => table.has(colour) && !legend.has(colour))).toEqual([])
  })

  test.each(pictures)('$operation, $name ($locale): no name covers another', ({ picture }) => {
    const names = picture.shapes.filter(
      (shape): shape is Text => shape.shape === 'text' && shape.halo === COLOURS.paper,
    )
    const covered = names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} / ${other.text}`] : [])),
    )
    expect(covered).toEqual([])
  })
})
