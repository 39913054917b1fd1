/** An SVG to be turned into a PNG, and how many pixels that may have. */
export type PngTask = { readonly svg: string; readonly maxPixels: number; readonly fontFamily: string }

/** A PNG and the milliseconds that drawing it took. */
export type DrawnPng = { readonly png: Uint8Array; readonly ms: number }

/** The `code` of the error that a drawing thread ends with when it cannot draw a picture. */
export const UNDRAWABLE = 'ERR_PICTURE_UNDRAWABLE'

/**
 * What a drawing thread is started with: the compiled code of the renderer. Compiling it takes ten times as long as
 * drawing a picture, so it is done once for all threads of a process, also for those that start later.
 */
export type PngThread = { readonly code: WebAssembly.Module }
