import type { Relics } from '../../damage/durable-relic.ts'
import { type Pool, type RolledPool, rollAsking } from '../../dice/pool.ts'
import { amountOf, type Fighter } from '../../table/creature.ts'
import { asPlayer, seatOf } from '../players.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'

/** Rolls the dice of a creature; its controller says how many of the failed ones are rolled again. */
export function* rollFor(run: MatchRun, creature: Pick<Fighter, 'id' | 'player'>, pool: Pool): Asking<RolledPool> {
  const player = asPlayer(creature.player)
  run.roller = seatOf(player)
  const rolled = yield* rollAsking(pool, run.random, function* (step, { symbols, most }): Asking<number> {
    const options = Array.from({ length: most + 1 }, (_, count) => ({ dice: most - count }))
    const about = { creature: creature.id, roll: pool.kind, step, symbols: [...symbols], most }
    const { dice = most } = yield* ask(player, 'reroll', about, options)
    run.roller = seatOf(player)
    return dice
  })
  if (pool.dice > 0) run.emit({ type: 'diceRolled', creature: creature.id, roll: pool.kind, ...rolled })
  return rolled
}

/** The order in which durable relics take damage: the owner picks each while more than one is left. */
export function* orderRelics(bearer: Fighter, damage: number, held: Relics): Asking<Relics> {
  let left = damage - amountOf(bearer, 'fromAttacks')
  let waiting = held.relics.filter(({ tokens }) => tokens > 0)
  const relicOrder: { relic: string }[] = []
  while (left > 0 && waiting.length > 1) {
    const options = waiting.map(({ id }) => ({ relic: id }))
    const about = { creature: bearer.id, damage: left }
    const { relic = waiting[0]?.id ?? '' } = yield* ask(asPlayer(bearer.owner), 'relicDamage', about, options)
    relicOrder.push({ relic })
    left -= waiting.find(({ id }) => id === relic)?.tokens ?? 0
    waiting = waiting.filter(({ id }) => id !== relic)
  }
  return { relics: held.relics, relicOrder }
}
