import { z } from 'zod'

/**
 * A whole number within bounds. A board holds hundreds of them, so a good one is recognised at once; anything else
 * takes Zod's own way, which knows what to say about it.
 */
export function wholeNumber(min: number, max: number) {
  const schema = z.int().min(min).max(max)
  const { run } = schema._zod
  schema._zod.run = (payload, context) => {
    const { value } = payload
    const isGood = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    return isGood ? payload : run(payload, context)
  }
  return schema
}
