import { Refusal } from '../../../../rulebook/refusal.ts'
import { shootOut } from '../../combat/ranged/ranged-attack.ts'
import { has } from '../../table/creature.ts'
import { rangedQuestion } from '../checks/fights.ts'
import type { CommandBody } from '../command.ts'
import type { Asking, MatchRun } from '../questions.ts'
import { creatureOf, fighterOf } from '../table.ts'
import { buryDead, isMarkedBy, writeDamage } from './harm.ts'
import { areBothThere, runSteamEngine } from './melee.ts'
import { orderRelics, rollFor } from './rolling.ts'
import { openWindow, settle } from './triggers.ts'

/** A ranged attack from its declaration to the deaths. */
export function* shoot(run: MatchRun, shooter: string, { kind, target }: CommandBody<'declareRanged'>): Asking<void> {
  const { controller, hidden } = creatureOf(run.state, shooter)
  const { controller: defending } = creatureOf(run.state, target)
  run.emit({ type: 'rangedDeclared', creature: shooter, target, kind })
  if (hidden) run.emit({ type: 'stealthLost', creature: shooter })
  if (has(fighterOf(run, shooter), kind)) runSteamEngine(run, shooter)
  const about = { attacker: shooter, target }
  const { cancelled } = yield* openWindow(run, 'opponentDeclaresAttack', about, [defending])
  if (cancelled || !areBothThere(run, shooter, target)) {
    run.trace.applied('signum.tactic.cancelled-attack', { active: controller })
    run.emit({ type: 'attackCancelled', creature: shooter, target })
    return yield* settle(run)
  }
  const shot = yield* shootOut(rangedQuestion(run, shooter, target, kind), run, {
    *roll(roller, pool) {
      return yield* rollFor(run, roller, pool)
    },
    *relics(bearer, damage, held) {
      return yield* orderRelics(bearer, damage, held)
    },
  })
  if (shot instanceof Refusal) throw new Error(`No ranged attack: ${JSON.stringify(shot.violations)}`)
  writeDamage(run, shot.damage, kind === 'magicalShot' ? 'wound' : 'attack')
  if (shot.push !== null) pushBack(run, target, shot.push)
  const isMarked = isMarkedBy(shot.damage) || (shot.push?.damage != null && isMarkedBy(shot.push.damage))
  buryDead(run, [{ creature: target, by: controller, isMarked }])
  yield* settle(run)
}

type Push = NonNullable<
  Extract<ReturnType<typeof shootOut> extends Generator<unknown, infer R> ? R : never, { push: unknown }>['push']
>

/** Buckshot pushes the target away; if it is stopped it is hurt once more. */
function pushBack(run: MatchRun, creature: string, { to, stopped, damage }: Push): void {
  const { x, y } = creatureOf(run.state, creature)
  if (to !== null) run.emit({ type: 'pushed', creature, from: { x, y }, to, stopped })
  if (damage !== null) writeDamage(run, damage, 'effect')
}
