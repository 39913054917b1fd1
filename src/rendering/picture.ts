import type { Picture } from '../contract/scene.ts'
import type { Locale } from '../lib/locale.ts'
import { chartScene } from './chart.ts'
import { renderSvg } from './svg.ts'

/** Draws whatever an operation shows as an SVG document. */
export function drawPicture(picture: Picture, locale: Locale): string {
  return renderSvg('chart' in picture ? chartScene(picture, locale) : picture)
}
