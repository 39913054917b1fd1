import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/contract/scene.ts'
import { MAX_BARS } from '../../src/rendering/chart.ts'
import { drawPicture } from '../../src/rendering/picture.ts'

const scene: Scene = {
  width: 40,
  height: 20,
  description: 'A <wall> & "more"',
  shapes: [
    { shape: 'rectangle', x: 0, y: 0, width: 40, height: 20, radius: 2, fill: '#ffffff' },
    { shape: 'circle', x: 10, y: 10, radius: 5, fill: 'none', stroke: '#c62828', strokeWidth: 1.234 },
    { shape: 'line', from: { x: 0, y: 0 }, to: { x: 40, y: 20 }, stroke: '#000000', dashed: true },
    {
      shape: 'polygon',
      points: [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 2, y: 3 },
      ],
      fill: '#00ff00',
      opacity: 0.5,
    },
    { shape: 'text', x: 20, y: 12, text: "<script>'ñ'", size: 9, anchor: 'middle', bold: true, halo: '#ffffff' },
  ],
}

describe('drawPicture', () => {
  test('draws every shape and escapes every text', () => {
    expect(drawPicture(scene, 'en')).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="40" height="20" viewBox="0 0 40 20" font-family="DejaVu Sans, Verdana, sans-serif"><title>A &lt;wall&gt; &amp; &quot;more&quot;</title><rect x="0" y="0" width="40" height="20" rx="2" fill="#ffffff"/><circle cx="10" cy="10" r="5" fill="none" stroke="#c62828" stroke-width="1.23"/><line x1="0" y1="0" x2="40" y2="20" stroke="#000000" stroke-dasharray="9 6" stroke-linecap="round"/><polygon points="0,0 4,0 2,3" fill="#00ff00" fill-opacity="0.5"/><text x="20" y="12" font-size="9" text-anchor="middle" font-weight="bold" stroke="#ffffff" stroke-width="3" paint-order="stroke">&lt;script&gt;&#39;ñ&#39;</text></svg>"`,
    )
  })

  test('lays a chart out with a row a bar', () => {
    const svg = drawPicture(
      { chart: 'bars', title: 'Hits', bars: [{ label: 'none', share: 0.25, value: '25 %' }] },
      'en',
    )
    expect(svg).toContain('<title>Hits none: 25 %</title>')
    expect(svg).toContain('>none</text>')
  })

  test('shows the longest bars of a long chart and says how many more there are', () => {
    const bars = Array.from({ length: 440 }, (_, index) => ({
      label: `bar ${index}`,
      share: 1 / (1 + Math.abs(index - 200)),
      value: '',
    }))
    const english = drawPicture({ chart: 'bars', title: 'Hits', bars }, 'en')
    const labels = [...english.matchAll(/>bar (\d+)</g)].map(([, index]) => Number(index))
    expect(labels).toEqual(Array.from({ length: MAX_BARS }, (_, index) => 180 + index))
    expect(english).toContain('>400 more bars, none longer than these, are left out.<')
    const spanish = drawPicture({ chart: 'bars', title: 'Hits', bars: bars.slice(0, MAX_BARS + 1) }, 'es')
    expect(spanish).toContain('>Se omite 1 barra más, no más larga que estas.<')
  })

  test('scales a large scene down as a whole', () => {
    const large = (width: number, height: number) => drawPicture({ ...scene, width, height }, 'en')
    expect(large(2492, 500)).toContain(' width="1000" height="200.64" viewBox="0 0 2492 500"')
    expect(large(640, 13_260)).toContain(' width="96.53" height="2000" viewBox="0 0 640 13260"')
    expect(large(1000, 2000)).toContain(' width="1000" height="2000" viewBox="0 0 1000 2000"')
  })

  test('leaves out what lies outside, and keeps the direction of what ends far away', () => {
    const circle = { shape: 'circle', radius: 5, stroke: '#000000', opacity: 0.5 } as const
    const shapes = [
      { ...circle, x: -7, y: 10 },
      { ...circle, x: -6, y: 10, strokeWidth: 0.5, radius: 2 },
      { shape: 'line', from: { x: 0, y: 0 }, to: { x: 4e6, y: 2e6 }, stroke: '#000000' } as const,
      {
        shape: 'polygon',
        points: [
          { x: 0, y: 0 },
          { x: 4e6, y: 2e6 },
          { x: 0, y: 10 },
        ],
      } as const,
    ]
    const svg = drawPicture({ ...scene, shapes }, 'en')
    expect(svg.match(/<circle/g)).toHaveLength(1)
    expect(svg).toContain('<line x1="0" y1="0" x2="840" y2="420"')
    expect(svg).toContain('<polygon points="0,0 840,420 840,430 0,10"')
  })
})
