import type { Paint, Scene, Shape } from '../contract/scene.ts'

/** The typeface that pictures are set in; the PNG renderer brings it along. */
export const FONT_FAMILY = 'DejaVu Sans'

/** Draws a scene as an SVG document. */
export function renderSvg({ width, height, description, shapes }: Scene): string {
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`
  const font = `font-family="${FONT_FAMILY}, Verdana, sans-serif"`
  const title = `<title>${escaped(description)}</title>`
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" ${size} ${font}>${title}${shapes.map(draw).join('')}</svg>`
}

function draw(shape: Shape): string {
  switch (shape.shape) {
    case 'rectangle': {
      const { x, y, width, height, radius } = shape
      const corner = radius === undefined ? '' : ` rx="${round(radius)}"`
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

function drawText(shape: Extract<Shape, { shape: 'text' }>): string {
  const place = `x="${round(shape.x)}" y="${round(shape.y)}" font-size="${round(shape.size)}"`
  const anchor = shape.anchor === undefined ? '' : ` text-anchor="${shape.anchor}"`
  const weight = shape.bold ? ' font-weight="bold"' : ''
  const halo = shape.halo === undefined ? '' : ` stroke="${shape.halo}" stroke-width="3" paint-order="stroke"`
  return `<text ${place}${anchor}${weight}${paint(shape)}${halo}>${escaped(shape.text)}</text>`
}

function paint({ fill, stroke, strokeWidth, dashed, opacity }: Paint): string {
  let text = ''
  if (fill !== undefined) text += ` fill="${fill}"`
  if (stroke !== undefined) text += ` stroke="${stroke}"`
  if (strokeWidth !== undefined) text += ` stroke-width="${round(strokeWidth)}"`
  if (dashed) text += ' stroke-dasharray="9 6"'
  if (opacity !== undefined) text += ` opacity="${opacity}"`
  return text
}

const round = (value: number): number => Math.round(value * 100) / 100

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
