import { giveBack, speedUp } from '../effects/giving.ts'
import type { ApexRun } from '../questions.ts'

/** A Legend uses a consumable, which leaves the game. */
export function consume(run: ApexRun, legend: string, token: string): void {
  const found = run.content.consumables.get(token)
  if (found === undefined) return
  const { health, shield, cooldown } = found
  run.trace.applied('apex.use.options', { token, category: 'consumable', held: true })
  run.trace.applied('apex.use.consumable', { consumable: token, health, shield, cooldown })
  run.emit({ type: 'tokenUsed', legend, token })
  if (health + shield > 0) giveBack(run, legend, { health, shield }, token)
  if (cooldown > 0) speedUp(run, legend, cooldown)
}
