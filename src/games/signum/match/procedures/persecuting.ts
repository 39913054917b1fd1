import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { persecute } from '../../combat/melee/persecution.ts'
import type { SignumRules } from '../../rules.ts'
import { chaserOn } from '../checks/persecutions.ts'
import { mayStrike } from '../checks/strikes.ts'
import type { Answer, CommandBody } from '../command.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { creatureOf, formOf } from '../table.ts'
import { endActivation, isThere, moveAlong, visibleFoes } from './acting.ts'
import { fight, persecutionsLeft } from './melee.ts'

/** An attack in the own activation, and what Persecution lets follow it. */
export function* attack(run: MatchRun, id: string, body: CommandBody<'declareMelee'>): Asking<void> {
  let hasKilled = yield* fight(run, id, body)
  while (hasKilled && isThere(run, id) && persecutionsLeft(run, id) > 0) {
    const next = yield* chooseNext(run, id)
    if (next === null) break
    run.emit({ type: 'persecuted', creature: id, target: next })
    hasKilled = yield* fight(run, id, { target: next, kind: 'melee', relicUses: [] })
  }
  endActivation(run)
}

/** Whom the creature goes on to, after it has moved there; null if it stops. */
function* chooseNext(run: MatchRun, id: string): Asking<string | null> {
  const { controller } = creatureOf(run.state, id)
  const answers = persecutionAnswers(run, id)
  if (answers.length === 0) return null
  const {
    target,
    path,
    mode = 'walk',
  } = yield* ask(controller, 'persecute', { creature: id }, [{ stop: true }, ...answers])
  if (target === undefined) return null
  if (path === undefined) return target
  const lives = yield* moveAlong(run, id, { path, mode }, false, chaserOn(run, id))
  return lives && visibleFoes(run, id).includes(target) && mayStrike(run, id, target) ? target : null
}

/** The ways to other enemies that can be attacked. */
function persecutionAnswers(run: MatchRun, id: string): Answer[] {
  const { persecutions } = creatureOf(run.state, id)
  const question = {
    board: formOf(run.state),
    creature: id,
    killedBy: 'ownAttack' as const,
    killed: 'character' as const,
    used: persecutions,
  }
  const found = persecute(question, { content: run.content, random: run.random, trace: new Trace<SignumRules>() })
  if (found instanceof Refusal) return []
  return found.targets
    .filter(({ reachable }) => reachable)
    .filter(({ target, path }) => path.length > 0 || mayStrike(run, id, target))
    .map(({ target, path, mode }) => (path.length === 0 || mode === null ? { target } : { target, path, mode }))
}
