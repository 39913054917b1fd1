import type { Paint, Rectangle, Scene, Shape } from '../contract/scene.ts'
import { HALO_WIDTH, visibleShape } from './visible-shape.ts'

/** The typeface that pictures are set in; the PNG renderer brings it along. */
export const FONT_FAMILY = 'DejaVu Sans'

/** The widest and the highest that a picture is, in pixels; a larger drawing is scaled down as a whole. */
export const MAX_WIDTH = 1000
export const MAX_HEIGHT = 2000

/** The longest side of a drawing before it is scaled. */
const MAX_SIDE = 100_000

/** Draws a scene as an SVG document. */
export function renderSvg({ description, shapes, ...scene }: Scene): string {
  const canvas = { width: sideOf(scene.width), height: sideOf(scene.height) }
  const { width, height } = canvas
  const scale = Math.min(1, MAX_WIDTH / width, MAX_HEIGHT / height)
  const outer = `width="${round(Math.max(1, width * scale))}" height="${round(Math.max(1, height * scale))}"`
  const size = `${outer} viewBox="0 0 ${width} ${height}"`
  const drawn = shapes.map((shape) => draw(visibleShape(shape, canvas))).join('')
  const font = `font-family="${FONT_FAMILY}, Verdana, sans-serif"`
  const title = `<title>${escapeText(description)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size} ${font}>${title}${drawn}</svg>`
}

const sideOf = (length: number): number => (length >= 1 ? Math.min(round(length), MAX_SIDE) : 1)

function draw(shape: Shape | null): string {
  switch (shape?.shape) {
    case undefined:
      return ''
    case 'rectangle': {
      const { x, y, width, height, radius } = shape
      const corner = radius === undefined ? '' : ` rx="${round(cornerOf(shape))}"`
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner}${paint(shape)}/>`
    }
    case 'circle':
      return `<circle cx="${round(shape.x)}" cy="${round(shape.y)}" r="${round(shape.radius)}"${paint(shape)}/>`
    case 'line': {
      const { from, to } = shape
      const ends = `x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}"`
      return `<line ${ends}${paint(shape)} stroke-linecap="round"/>`
    }
    case 'polygon': {
      const points = shape.points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')
      return `<polygon points="${points}"${paint(shape)}/>`
    }
    case 'text':
      return drawText(shape)
  }
}

const cornerOf = ({ width, height, radius = 0 }: Rectangle): number =>
  Math.max(0, Math.min(radius, Math.max(width, height)))

function drawText(shape: Extract<Shape, { shape: 'text' }>): string {
  const place = `x="${round(shape.x)}" y="${round(shape.y)}" font-size="${round(shape.size)}"`
  const anchor = shape.anchor === undefined ? '' : ` text-anchor="${shape.anchor}"`
  const weight = shape.bold ? ' font-weight="bold"' : ''
  return `<text ${place}${anchor}${weight}${inkOf(shape)}>${escapeText(shape.text)}</text>`
}

/** A halo is a stroke under the letters, in the place of any other. */
function inkOf(text: Paint & { readonly halo?: string }): string {
  if (text.halo === undefined) return paint(text)
  return `${paint({ ...text, stroke: text.halo, strokeWidth: HALO_WIDTH })} paint-order="stroke"`
}

function paint(shape: Paint): string {
  const { fill, stroke, strokeWidth, dashed } = shape
  let text = ''
  if (fill !== undefined) text += ` fill="${escapeText(fill)}"`
  if (fill !== 'none') text += opacityOf('fill', shape)
  if (stroke !== undefined) text += ` stroke="${escapeText(stroke)}"`
  if (strokeWidth !== undefined) text += ` stroke-width="${Math.max(0, round(strokeWidth))}"`
  if (stroke !== undefined) text += opacityOf('stroke', shape)
  if (dashed) text += ' stroke-dasharray="9 6"'
  return text
}

/**
 * How faint the fill or the stroke is. The `opacity` of a whole shape would be drawn on a layer of its own, which costs
 * as much as the shape is large, and which renderers have failed to make for shapes outside the canvas.
 */
function opacityOf(part: 'fill' | 'stroke', { opacity }: Paint): string {
  return opacity === undefined ? '' : ` ${part}-opacity="${Math.min(1, Math.max(0, opacity))}"`
}

const round = (value: number): number => Math.round(value * 100) / 100

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What XML cannot hold: control characters, halves of characters, and two that are none. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const escapeText = (text: string): string =>
  text.replace(ILLEGAL, '\ufffd').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
