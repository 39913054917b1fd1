import type { Picture } from '../contract/scene.ts'
import { chartScene } from './chart.ts'
import { renderSvg } from './svg.ts'

/** Draws whatever an operation shows as an SVG document. */
export function drawPicture(picture: Picture): string {
  return renderSvg('chart' in picture ? chartScene(picture) : picture)
}
