import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import { FONT_FAMILY } from './svg.ts'

const require = createRequire(import.meta.url)
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
)

/** Turns an SVG into a PNG, with fonts of our own: a machine without fonts would drop every text in silence. */
export async function renderPng(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT_FAMILY },
  })
  return image.asPng()
}
