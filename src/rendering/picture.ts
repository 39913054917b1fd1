import type { Picture } from '../contract/scene.ts'
import type { Locale } from '../lib/locale.ts'
import { chartScene } from './chart.ts'
import { withFootnotes } from './footnotes.ts'
import { renderSvg } from './svg.ts'

/** Draws whatever an operation shows as an SVG document, with notes below it. */
export function drawPicture(picture: Picture, locale: Locale, notes: readonly string[] = []): string {
  return renderSvg(withFootnotes('chart' in picture ? chartScene(picture, locale) : picture, notes))
}
