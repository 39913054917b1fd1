/** What an operation shows: a scene that the game drew itself, or a chart that rendering lays out. */
export type Picture = Scene | BarChart

/** Probabilities as bars, in the given order. */
export type BarChart = {
  readonly chart: 'bars'
  readonly title: string
  readonly bars: readonly Bar[]
}
/** One bar: a label, a length from 0 to 1, and what is written at its end. */
export type Bar = { readonly label: string; readonly share: number; readonly value: string }

/** A picture as a list of shapes in drawing order. Units are pixels. */
export type Scene = {
  readonly width: number
  readonly height: number
  /** What the picture shows, for readers who cannot see it. */
  readonly description: string
  readonly shapes: readonly Shape[]
}

export type Point = { readonly x: number; readonly y: number }

export type Paint = {
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly dashed?: boolean
  readonly opacity?: number
}

export type Rectangle = Point & { readonly width: number; readonly height: number; readonly radius?: number }
type Circle = Point & { readonly radius: number }
type Line = { readonly from: Point; readonly to: Point }
type Polygon = { readonly points: readonly Point[] }
type Text = Point & {
  readonly text: string
  readonly size: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly bold?: boolean
  /** A rim around the letters that keeps them legible on any ground. */
  readonly halo?: string
}

export type Shape = Paint &
  (
    | ({ readonly shape: 'rectangle' } & Rectangle)
    | ({ readonly shape: 'circle' } & Circle)
    | ({ readonly shape: 'line' } & Line)
    | ({ readonly shape: 'polygon' } & Polygon)
    | ({ readonly shape: 'text' } & Text)
  )

/** The same scene with a strip of paper below it, and what stands there. */
export function withStrip(scene: Scene, strip: number, fill: string, shapes: readonly Shape[]): Scene {
  const { width, height } = scene
  // It covers the last row of pixels, so that no line shows between the two.
  const paper: Shape = { shape: 'rectangle', x: 0, y: height - 1, width, height: strip + 1, fill }
  return { ...scene, height: height + strip, shapes: [...scene.shapes, paper, ...shapes] }
}
