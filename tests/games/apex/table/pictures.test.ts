import { describe, expect, test } from 'vitest'
import type { Scene, Shape } from '../../../../src/contract/scene.ts'
import { COLOURS } from '../../../../src/games/apex/table/board.scene.ts'
import { games } from '../../../../src/games/index.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'

const newSeed = () => formatSeed(new Uint8Array(32))
const core = games.find(({ id }) => id === 'apex')?.operations ?? []
const operations = core.filter(({ name }) => !name.startsWith('automata-'))

/** The edge of the board, below which its key stands. */
const edgeOf = ({ shapes }: Scene) =>
  shapes.find((shape) => shape.shape === 'rectangle' && shape.fill === 'none' && shape.stroke === COLOURS.facade)

/** Every picture of a board that is published for the core game, in both languages. */
const pictures = operations.flatMap((operation) =>
  operation.examples.flatMap(({ name, input }) => {
    const answer = operation.answer(input, newSeed)
    if (answer.kind !== 'ruled') return []
    return LOCALES.flatMap((locale) => {
      const picture = operation.picture(answer, locale)
      const isBoard = picture !== null && 'shapes' in picture && edgeOf(picture) !== undefined
      return isBoard ? [{ operation: operation.name, name, locale, picture }] : []
    })
  }),
)

function placeOf(shape: Shape): number {
  if (shape.shape === 'line') return shape.from.y
  return shape.shape === 'polygon' ? (shape.points[0]?.y ?? 0) : shape.y
}

type Text = Extract<Shape, { shape: 'text' }>
const LETTER = 0.55

function overlap(a: Text, b: Text): boolean {
  const [one, other] = [a, b].map(({ x, text, size, anchor = 'start' }) => {
    const width = text.length * size * LETTER
    const from = x - { start: 0, middle: width / 2, end: width }[anchor]
    return { from, to: from + width }
  })
  if (one === undefined || other === undefined) return false
  return Math.abs(a.y - b.y) < Math.min(a.size, b.size) * 0.7 && one.from < other.to && other.from < one.to
}

describe('pictures of boards', () => {
  test('there are some', () => {
    expect(pictures.length).toBeGreaterThan(50)
  })

  test.each(pictures)('$operation, $name ($locale): every marking colour is explained', ({ picture }) => {
    const edge = edgeOf(picture)
    const [top, bottom] = edge?.shape === 'rectangle' ? [edge.y, edge.y + edge.height] : [0, 0]
    const coloured = (shapes: readonly Shape[]) => new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]))
    const board = coloured(
      picture.shapes.filter((shape) => placeOf(shape) >= top && placeOf(shape) < bottom && shape.shape !== 'text'),
    )
    const key = coloured(picture.shapes.filter((shape) => placeOf(shape) > bottom))
    const markings = [COLOURS.visible, COLOURS.blocked, COLOURS.cover, COLOURS.other, COLOURS.bin, COLOURS.wall]
    expect(markings.filter((colour) => board.has(colour) && !key.has(colour))).toEqual([])
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
