import { z } from 'zod'
import { Count, FigureType } from '../vocabulary.ts'

export const PoolFigures = z
  .strictObject({ type: FigureType, count: z.int().min(0).max(20) })
  .describe('Unused figures of one type.')
  .meta({ id: 'GearsPoolFigures' })
export type PoolFigures = z.infer<typeof PoolFigures>

export const PoolLeft = z
  .object({
    type: FigureType,
    wanted: Count,
    left: Count,
    short: Count.describe('Figures that are missing; the fallback for missing figures decides about them.'),
  })
  .meta({ id: 'GearsPoolLeft' })
export type PoolLeft = z.infer<typeof PoolLeft>

/** Counts what is taken from the unused figures; a type that was not given is never short. */
export class FigurePool {
  readonly #given: readonly PoolFigures[]
  readonly #wanted = new Map<string, number>()

  constructor(given: readonly PoolFigures[]) {
    this.#given = given
  }

  has(type: string): boolean {
    const given = this.#given.find((figures) => figures.type === type)
    return given === undefined || given.count > (this.#wanted.get(type) ?? 0)
  }

  take(type: string): void {
    this.#wanted.set(type, (this.#wanted.get(type) ?? 0) + 1)
  }

  left(): PoolLeft[] {
    return this.#given.map(({ type, count }) => {
      const wanted = this.#wanted.get(type) ?? 0
      return { type, wanted, left: Math.max(0, count - wanted), short: Math.max(0, wanted - count) }
    })
  }
}
