import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { takeControl } from '../../activated/control.ts'
import { healCreature, healerPool } from '../../damage/healing.ts'
import type { RolledPool } from '../../dice/pool.ts'
import { judgeMove } from '../../movement/move.ts'
import type { SignumRules } from '../../rules.ts'
import { detect } from '../../sight/detect.ts'
import { situationOn } from '../../sight/situation.ts'
import { amountOf, has } from '../../table/creature.ts'
import { placePoint } from '../../table/place-board.ts'
import type { CommandBody } from '../command.ts'
import { asPlayer, seatOf } from '../players.ts'
import type { Asking, MatchRun } from '../questions.ts'
import { creatureOf, fighterOf, formOf, placedCreature, placedOf } from '../table.ts'
import { askBackstabs } from './backstabbing.ts'
import { rollFor } from './rolling.ts'
import { carryOut } from './texts.ts'
import { settle } from './triggers.ts'
import { endActivationEffects } from './turn.ts'

/** The activation of a creature ends, if it has not ended with its life. */
export function endActivation(run: MatchRun): void {
  const { activation } = run.state
  if (activation === null) return
  endActivationEffects(run, activation.creature)
  run.emit({ type: 'activationEnded', creature: activation.creature })
}

/** A creature moves along a way as far as the rules let it; enemies may stab it first, or after a run. */
export function* moveAlong(
  run: MatchRun,
  id: string,
  { path, mode }: CommandBody<'move'>,
  isRun: boolean,
  moving = { board: placedOf(run), mover: placedCreature(run, id) },
): Asking<boolean> {
  const judged = judgeMove({ ...moving, path: path.map(placePoint), mode, run: isRun }, run.trace)
  const { x, y } = creatureOf(run.state, id)
  if (!isRun) {
    yield* askBackstabs(run, id, judged.backstabbers, 'moveFromContact')
    yield* settle(run)
    if (!isThere(run, id)) return false
  }
  const way = judged.path.slice(1)
  const to = way.at(-1) ?? { x, y }
  run.emit({ type: 'moved', creature: id, from: { x, y }, to, path: way, mode, run: isRun })
  if (!isRun) return true
  yield* askBackstabs(run, id, judged.backstabbers, 'runIntoContact')
  yield* settle(run)
  return isThere(run, id)
}

export const isThere = ({ state }: MatchRun, id: string): boolean => state.creatures.some((one) => one.id === id)

/** An ordinary move in the own activation. */
export function* move(run: MatchRun, id: string, body: CommandBody<'move'>): Asking<void> {
  const lives = yield* moveAlong(run, id, body, false)
  if (lives) run.emit({ type: 'stageReached', creature: id, stage: 'moved', revealed: null })
}

/** A run ends the activation, unless a fast creature has somebody to fight. */
export function* runAlong(run: MatchRun, id: string, body: CommandBody<'run'>): Asking<void> {
  const lives = yield* moveAlong(run, id, body, true)
  if (!lives) return
  run.emit({ type: 'stageReached', creature: id, stage: 'ran', revealed: null })
  if (!has(fighterOf(run, id), 'fast') || visibleFoes(run, id).length === 0) endActivation(run)
}

/** The enemies without a stealth token that a creature touches. */
export function visibleFoes(run: Pick<MatchRun, 'state' | 'content'>, id: string): string[] {
  const board = placedOf(run)
  const actor = placedCreature(run, id)
  const { held } = situationOn(board, actor, actor, new Trace<SignumRules>())
  return [...held]
}

/** One die tells whether a hidden character is found. */
export function detectHidden(run: MatchRun, id: string, { target, by }: CommandBody<'detect'>): void {
  run.roller = seatOf(creatureOf(run.state, id).controller)
  const done = detect({ board: formOf(run.state), detector: id, target, by }, run)
  if (done instanceof Refusal) throw new Error('Nobody can be detected.')
  run.emit({ type: 'detected', creature: id, target, symbol: done.die, revealed: done.revealed })
  if (!done.revealed) {
    endActivation(run)
    return
  }
  run.emit({ type: 'stealthLost', creature: target })
  const stage = by === 'contact' ? ('detectedContact' as const) : ('detectedMagic' as const)
  run.emit({ type: 'stageReached', creature: id, stage, revealed: target })
}

export function goIntoShadow(run: MatchRun, id: string): void {
  run.trace.applied('signum.stealth.go-into-shadow', { creature: id, problem: null })
  run.emit({ type: 'stealthGained', creature: id })
  endActivation(run)
}

/** Howl gives its text to those in reach, and uses nothing up. */
export function* howl(run: MatchRun, id: string): Asking<void> {
  const creature = fighterOf(run, id)
  const found = creature.abilities.find((ability) => ability.id === 'howl')
  run.trace.applied('signum.activation.howl', { creature: id, problem: null })
  run.emit({ type: 'howled', creature: id })
  const text = { name: 'howl', kind: 'other' as const, ability: 'howl' as const, effects: found?.text ?? [] }
  yield* carryOut(run, { text, controller: asPlayer(creature.player), self: creature, targets: null, option: null })
  yield* settle(run)
}

/** Healer, Healing, Control or Concentration: it takes the whole activation. */
export function* actByAbility(run: MatchRun, id: string, body: CommandBody<'useAbility'>): Asking<void> {
  const { ability, target = id } = body
  const { hidden } = creatureOf(run.state, id)
  run.emit({ type: 'abilityUsed', creature: id, ability, target: body.target ?? null })
  if (hidden) run.emit({ type: 'stealthLost', creature: id })
  if (ability === 'concentration') concentrate(run, id)
  else if (ability === 'control') control(run, id, target)
  else yield* heal(run, id, target, ability)
  endActivation(run)
}

function concentrate(run: MatchRun, id: string): void {
  const count = amountOf(fighterOf(run, id), 'concentration')
  run.trace.applied('signum.ability.concentration', { creature: id, x: count })
  run.emit({ type: 'tokensGained', creature: id, token: 'concentration', count })
}

/** The dice of a roll as they were rolled at the table. */
const given = ({ rolled, rerolls }: RolledPool) => ({
  rolled: { symbols: rolled },
  ...(rerolls.length === 0 ? {} : { rerolled: { symbols: rerolls.map(({ symbol }) => symbol) } }),
})

function* heal(run: MatchRun, id: string, target: string, by: 'healer' | 'healing'): Asking<void> {
  const situation = { onBoard: { board: formOf(run.state), actor: id, target } }
  const resolved = situationOn(
    placedOf(run),
    placedCreature(run, id),
    placedCreature(run, target),
    new Trace<SignumRules>(),
  )
  const roll = by === 'healer' ? yield* rollFor(run, fighterOf(run, id), healerPool({}, resolved)) : null
  const master = roll?.rerolls.filter(({ step }) => step === 'master').length
  const question = { situation, by, triggered: false, ...(master === undefined ? {} : { master }) }
  const done = healCreature(question, roll === null ? undefined : given(roll), run)
  if (done instanceof Refusal) throw new Error('Nobody can be healed.')
  const { removed, wounds } = done.target
  if (removed > 0) run.emit({ type: 'healed', creature: target, removed, wounds })
}

/** With a target on the dice the character changes sides until the end of the turn. */
function control(run: MatchRun, id: string, target: string): void {
  const { controller } = creatureOf(run.state, id)
  run.roller = seatOf(controller)
  const situation = { onBoard: { board: formOf(run.state), actor: id, target } }
  const done = takeControl({ situation }, undefined, run)
  if (done instanceof Refusal) throw new Error('Nobody can be controlled.')
  run.emit({ type: 'diceRolled', creature: id, roll: 'control', ...done.roll })
  if (!done.controlled) return
  const { sequence, turn } = run.state
  const owner = creatureOf(run.state, target).controller
  run.emit({ type: 'controlChanged', creature: target, controller })
  const effect = { id: sequence, source: 'control', controller, lasts: 'endOfTurn' as const, turn }
  run.emit({ type: 'effectBegan', effect: { ...effect, on: { control: target, owner } } })
}
