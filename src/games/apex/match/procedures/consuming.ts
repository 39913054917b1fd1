import { recover } from '../../damage/recovery.ts'
import { accelerate } from '../../turn/windows/timing.ts'
import { legendOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import { shieldMaximumOf } from '../table.ts'

/** A Legend uses a consumable, which leaves the game. */
export function consume(run: ApexRun, legend: string, token: string): void {
  const found = run.content.consumables.get(token)
  if (found === undefined) return
  const { health, shield, cooldown } = found
  run.trace.applied('apex.use.options', { token, category: 'consumable', held: true })
  run.trace.applied('apex.use.consumable', { consumable: token, health, shield, cooldown })
  run.emit({ type: 'tokenUsed', legend, token })
  if (health + shield > 0) giveBack(run, legend, { health, shield }, token)
  if (cooldown > 0) coolFaster(run, legend, cooldown)
}

/** A Legend recovers Health and Shield, up to their maxima. */
export function giveBack(
  run: ApexRun,
  legend: string,
  gains: { readonly health: number; readonly shield: number },
  source: string,
): void {
  const holder = legendOf(run.state, legend)
  const terms = { shield: holder.shield, health: holder.health, shieldMaximum: shieldMaximumOf(holder, run.content) }
  const { shield, health } = recover(terms, { ...gains, cooldown: 0 }, run.trace)
  run.emit({ type: 'recovered', legend, shield, health, source })
}

/** The tokens of a Legend on the cooldown track come back sooner. */
export function coolFaster(run: ApexRun, legend: string, by: number): void {
  const tokens = run.state.tokens.flatMap(({ id, legend: owner, ability, at }) => {
    if (owner !== legend || typeof at !== 'object' || !('cooldown' in at)) return []
    const { position } = accelerate({ legend, ability, position: at.cooldown }, by, run.trace)
    return [{ token: id, cooldown: position }]
  })
  if (tokens.length > 0) run.emit({ type: 'cooldownTicked', by, tokens })
}
