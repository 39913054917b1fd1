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
      const corner = shape.radius === undefined ? '' : attributes({ rx: shape.radius })
      return `<rect${attributes({ x: shape.x, y: shape.y, width: shape.width, height: shape.height })}${corner}${paint(shape)}/>`
    }
    case 'circle':
      return `<circle${attributes({ cx: shape.x, cy: shape.y, r: shape.radius })}${paint(shape)}/>`
    case 'line': {
      const { from, to } = shape
      const ends = attributes({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })
      return `<line${ends}${paint(shape)} stroke-linecap="round"/>`
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
  const place = attributes({ x: shape.x, y: shape.y, 'font-size': shape.size })
  const anchor = shape.anchor === undefined ? '' : ` text-anchor="${shape.anchor}"`
  const weight = shape.bold ? ' font-weight="bold"' : ''
  const halo = shape.halo === undefined ? '' : ` stroke="${shape.halo}" stroke-width="3" paint-order="stroke"`
  return `<text${place}${anchor}${weight}${paint(shape)}${halo}>${escaped(shape.text)}</text>`
}

function paint({ fill, stroke, strokeWidth, dashed, opacity }: Paint): string {
  return [
    fill === undefined ? '' : ` fill="${fill}"`,
    stroke === undefined ? '' : ` stroke="${stroke}"`,
    strokeWidth === undefined ? '' : ` stroke-width="${round(strokeWidth)}"`,
    dashed ? ' stroke-dasharray="9 6"' : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('')
}

function attributes(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${round(value)}"`)
    .join('')
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
