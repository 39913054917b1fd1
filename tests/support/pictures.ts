import type { Operation } from '../../src/contract/operation.ts'
import type { Scene, Shape } from '../../src/contract/scene.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { formatSeed } from '../../src/rulebook/random.ts'

const newSeed = () => formatSeed(new Uint8Array(32))

type Rectangle = Extract<Shape, { shape: 'rectangle' }>
type Text = Extract<Shape, { shape: 'text' }>

/** The edge of what is drawn: an empty rectangle in the colour of edges. */
export const edgeOf = ({ shapes }: Scene, colour: string): Rectangle | undefined =>
  shapes.find(
    (shape): shape is Rectangle => shape.shape === 'rectangle' && shape.fill === 'none' && shape.stroke === colour,
  )

/** Every published picture that has an edge, in both languages. */
export const publishedPictures = (operations: readonly Operation[], edgeColour: string) =>
  operations.flatMap((operation) =>
    operation.examples.flatMap(({ name, input }) => {
      const answer = operation.answer(input, newSeed)
      if (answer.kind !== 'ruled') return []
      return LOCALES.flatMap((locale) => {
        const picture = operation.picture(answer, locale)
        if (picture === null || !('shapes' in picture)) return []
        const edge = edgeOf(picture, edgeColour)
        return edge === undefined ? [] : [{ operation: operation.name, name, locale, picture, edge }]
      })
    }),
  )

/** How far down a shape begins. */
export function heightOf(shape: Shape): number {
  if (shape.shape === 'line') return shape.from.y
  return shape.shape === 'polygon' ? (shape.points[0]?.y ?? 0) : shape.y
}

export const coloursOf = (shapes: readonly Shape[]): ReadonlySet<string | undefined> =>
  new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke]))

/** The width of a letter as a share of its size. */
const LETTER = 0.55
/** The height of a line of text as a share of its size. */
const LINE = 0.8

function overlap(a: Text, b: Text): boolean {
  const [one, other] = [a, b].map(({ x, text, size, anchor = 'start' }) => {
    const width = text.length * size * LETTER
    const from = x - { start: 0, middle: width / 2, end: width }[anchor]
    return { from, to: from + width }
  })
  if (one === undefined || other === undefined) return false
  return Math.abs(a.y - b.y) < Math.min(a.size, b.size) * LINE && one.from < other.to && other.from < one.to
}

/** The names with a halo that lie on one another. */
export function coveredNames({ shapes }: Scene, halo: string): string[] {
  const names = shapes.filter((shape): shape is Text => shape.shape === 'text' && shape.halo === halo)
  return names.flatMap((one, index) =>
    names.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.text} / ${other.text}`] : [])),
  )
}
