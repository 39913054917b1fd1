import { scripted } from '../../src/rulebook/random.ts'

export const scriptsInUse: ReturnType<typeof scripted>[] = []

/** For operations that must not need chance. */
export const noSeed = (): string => {
  throw new Error('A draw was made where none is expected.')
}

/** Chance as the test tells it; the test fails if a draw is left over at its end. */
export function given(...values: readonly number[]): ReturnType<typeof scripted> {
  const script = scripted(...values)
  scriptsInUse.push(script)
  return script
}
