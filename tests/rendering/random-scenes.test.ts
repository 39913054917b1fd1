import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import type { Scene, Shape } from '../../src/contract/scene.ts'
import { drawPicture } from '../../src/rendering/picture.ts'
import { createRenderer } from '../../src/rendering/renderer.ts'
import { MAX_HEIGHT, MAX_WIDTH } from '../../src/rendering/svg.ts'

const renderer = createRenderer({ timeLimitMs: 60_000 })
afterAll(() => renderer.close())

/** On the canvas, just outside, far outside, absurd, and none at all. */
const length = fc.oneof(
  fc.double({ min: -50, max: 450 }),
  fc.double({ min: -5_000, max: 5_000 }),
  fc.constantFrom(0, 1e6, -1e6, 1e15, -1e300, 5e-324, Number.MAX_VALUE, Number.NaN, Infinity, -Infinity),
)
const point = fc.record({ x: length, y: length })
/** Every unit that a text may hold: control characters, halves of characters, marks, letters of all directions. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udc00\ud800',
    ']]>',
    '<!--',
    '&#0;',
    '\u202e',
    '\ufffe',
    'ﷺ',
    '👩‍👩‍👧',
  ),
)
const colour = fc.constantFrom('none', '#1565c0', '#ffffff', 'red"/><image href="x', '')
const paint = fc.record(
  { fill: colour, stroke: colour, strokeWidth: length, dashed: fc.boolean(), opacity: length },
  { requiredKeys: [] },
)
const kind = <Name extends Shape['shape']>(name: Name) => fc.constant(name)
const geometry = fc.oneof(
  fc.record({ shape: kind('rectangle'), x: length, y: length, width: length, height: length, radius: length }),
  fc.record({ shape: kind('circle'), x: length, y: length, radius: length }),
  fc.record({ shape: kind('line'), from: point, to: point }),
  fc.record({ shape: kind('polygon'), points: fc.array(point, { maxLength: 6 }) }),
  fc.record(
    {
      shape: kind('text'),
      x: length,
      y: length,
      text,
      size: length,
      anchor: fc.constantFrom('start', 'middle', 'end'),
      bold: fc.boolean(),
      halo: colour,
    },
    { requiredKeys: ['shape', 'x', 'y', 'text', 'size'] },
  ),
)
const shape: fc.Arbitrary<Shape> = fc.tuple(paint, geometry).map(([how, what]) => ({ ...how, ...what }))
const scene: fc.Arbitrary<Scene> = fc.record({
  width: fc.oneof(fc.integer({ min: 1, max: 400 }), length),
  height: fc.oneof(fc.integer({ min: 1, max: 400 }), length),
  description: text,
  shapes: fc.array(shape, { maxLength: 12 }),
})

const ILLEGAL_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u

describe('any scene', () => {
  test('is legal XML with finite numbers, and no larger than a picture may be', () => {
    fc.assert(
      fc.property(scene, (drawn) => {
        const svg = drawPicture(drawn, 'en')
        expect(svg).not.toMatch(ILLEGAL_IN_XML)
        expect(svg.replace(/>[^<]*</g, '><')).not.toMatch(/NaN|Infinity|undefined|<image|\de\+?\d|\sopacity=/)
        const [, width, height] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
        expect(Number(width)).toBeLessThanOrEqual(MAX_WIDTH)
        expect(Number(height)).toBeLessThanOrEqual(MAX_HEIGHT)
      }),
      { numRuns: 2_000 },
    )
  })

  test('can be drawn', async () => {
    await fc.assert(
      fc.asyncProperty(scene, async (drawn) => {
        const { png } = await renderer.render(drawPicture(drawn, 'en'))
        const view = new DataView(png.buffer, png.byteOffset)
        expect(view.getUint32(16)).toBeLessThanOrEqual(MAX_WIDTH)
        expect(view.getUint32(20)).toBeLessThanOrEqual(MAX_HEIGHT)
      }),
      { numRuns: 200 },
    )
  }, 120_000)
})
