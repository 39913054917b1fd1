/** A picture as a list of shapes in drawing order; games describe it, rendering draws it. Units are pixels. */
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

export type Shape =
  | ({ readonly shape: 'rectangle'; readonly x: number; readonly y: number } & {
      readonly width: number
      readonly height: number
      readonly radius?: number
    } & Paint)
  | ({ readonly shape: 'circle'; readonly x: number; readonly y: number; readonly radius: number } & Paint)
  | ({ readonly shape: 'line'; readonly from: Point; readonly to: Point; readonly arrow?: boolean } & Paint)
  | ({ readonly shape: 'polygon'; readonly points: readonly Point[] } & Paint)
  | ({ readonly shape: 'text'; readonly x: number; readonly y: number; readonly text: string } & {
      readonly size: number
      readonly anchor?: 'start' | 'middle' | 'end'
      readonly bold?: boolean
      /** A rim around the letters that keeps them legible on any ground. */
      readonly halo?: string
    } & Paint)
