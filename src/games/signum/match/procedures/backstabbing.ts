import { Refusal } from '../../../../rulebook/refusal.ts'
import { traceReasons } from '../../abilities/read-fighter.ts'
import { backstab } from '../../combat/backstab/backstab.ts'
import type { BackstabTrigger } from '../../movement/backstab-trigger.ts'
import type { StatedFighter } from '../../table/creature.ts'
import type { PlayerId } from '../players.ts'
import { type Asking, askPick, type MatchRun } from '../questions.ts'
import { byArrival, creatureOf, fighterOf, inTurnOrder } from '../table.ts'
import { buryDead, isMarkedBy, writeDamage } from './harm.ts'

/** Whoever may stab a creature is asked, each player in turn order; then they roll. */
export function* askBackstabs(
  run: MatchRun,
  victim: string,
  able: readonly string[],
  trigger: BackstabTrigger,
): Asking<void> {
  if (able.length === 0) return
  const stabbers: string[] = []
  for (const player of inTurnOrder(run.state, run.state.active)) {
    stabbers.push(...(yield* stabbersOf(run, player, victim, able)))
  }
  if (stabbers.length > 0) rollStabs(run, victim, stabbers, trigger)
}

function* stabbersOf(run: MatchRun, player: PlayerId, victim: string, able: readonly string[]): Asking<string[]> {
  const own = byArrival(run.state.creatures).filter(({ id, controller }) => controller === player && able.includes(id))
  const candidates = own.map(({ id }) => id)
  if (candidates.length === 0) return []
  const pick = { field: 'stabbers', candidates, min: 0, max: candidates.length } as const
  return yield* askPick(player, 'backstab', { victim }, pick)
}

/** A creature with all that holds for it where it stands, also by auras and templates, as a question describes one. */
function asItStands(run: MatchRun, id: string): StatedFighter {
  const { reasons, card: _card, x: _x, y: _y, base: _base, holds, abilities, ...stated } = fighterOf(run, id)
  traceReasons({ reasons }, run.trace)
  return { ...stated, abilities: [...abilities], effects: [...holds], relics: [] }
}

/** One die each, in order, until the victim is dead. */
function rollStabs(run: MatchRun, victim: string, stabbers: readonly string[], trigger: BackstabTrigger): void {
  const [first] = stabbers
  const controller = creatureOf(run.state, first ?? victim).controller
  run.roller = run.state.players.findIndex(({ player }) => player === controller)
  const [stabbed, ...stabbing] = [victim, ...stabbers].map((id) => asItStands(run, id))
  if (stabbed === undefined) throw new Error('Nobody is stabbed.')
  const question = { victim: stabbed, stabbers: stabbing, trigger, relics: [] }
  const done = backstab(question, undefined, run)
  if (done instanceof Refusal) throw new Error(`Nobody may stab: ${JSON.stringify(done.violations)}`)
  for (const { stabber, symbol, hit, revealed } of done.stabs) {
    run.emit({ type: 'backstabbed', creature: stabber, victim, symbol, hit })
    if (revealed) run.emit({ type: 'stealthLost', creature: stabber })
  }
  const last = done.stabs.filter(({ hit }) => hit).at(-1)?.stabber
  writeDamage(run, done.victim, 'backstab')
  const by = last === undefined ? null : creatureOf(run.state, last).controller
  buryDead(run, [{ creature: victim, by, isMarked: isMarkedBy(done.victim) }])
}
