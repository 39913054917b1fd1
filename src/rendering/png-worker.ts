import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type DrawnPng, type PngTask, type PngThread, UNDRAWABLE } from './png-task.ts'

const require = createRequire(import.meta.url)
const read = (file: string): Buffer => readFileSync(require.resolve(file))

// A machine without fonts would drop every text in silence, so the fonts are brought along.
const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) => read(`dejavu-fonts-ttf/ttf/${file}`))
const { code }: PngThread = workerData
const ready = initWasm(code)

/** Draws one picture. The pool calls this by its name, in a thread of its own. */
export async function renderPng(task: PngTask): Promise<DrawnPng> {
  await ready
  const began = performance.now()
  try {
    return { png: draw(task), ms: performance.now() - began }
  } catch (error) {
    return endThread(error)
  }
}

function draw({ svg, maxPixels, fontFamily }: PngTask): Uint8Array {
  const drawing = new Resvg(svg, { font: { fontBuffers: FONTS, defaultFontFamily: fontFamily } })
  const pixels = drawing.width * drawing.height
  if (pixels > maxPixels) throw new RangeError(`${pixels} pixels are more than ${maxPixels}.`)
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

/** A trap leaves the renderer's memory in no known state, so the thread ends with it and the pool starts another. */
function endThread(cause: unknown): Promise<never> {
  const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  process.nextTick(() => {
    throw Object.assign(new Error(message), { code: UNDRAWABLE })
  })
  return new Promise(() => undefined)
}
