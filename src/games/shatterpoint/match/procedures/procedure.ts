import type { ProcedureGame } from '../../../../contract/match-course.ts'
import { Procedures } from '../../../../contract/match-procedures.ts'
import type { PlayedCommand } from '../command.ts'
import { evolveMatch } from '../evolve.ts'
import { type Asking, type MatchRun, rollQuestion, type ShatterpointTypes } from '../questions.ts'
import { resolvePaid } from './abilities.ts'
import { performAction } from './actions.ts'
import { openAbilities } from './activation.ts'
import { setUp } from './setting-up.ts'
import { flipStance } from './stances.ts'
import { endTurnAndGoOn, goOn } from './turn.ts'
import { MatchOver } from './victory.ts'
import { answerWoundings } from './windows.ts'

/** Plays a command that nothing stands against, and what follows from it; where the match ends the rest falls away. */
function* playCommand(run: MatchRun, _seat: number, command: PlayedCommand): Asking<void> {
  try {
    yield* playOne(run, command)
  } catch (error) {
    if (!(error instanceof MatchOver)) throw error
  }
}

function* playOne(run: MatchRun, command: PlayedCommand): Asking<void> {
  if ('setUp' in command) return yield* setUp(run)
  const unit = run.state.activation?.unit
  if (unit === undefined) throw new Error('No unit is activated.')
  if ('endActivation' in command) return yield* endTurnAndGoOn(run)
  if ('action' in command && command.action.type !== 'ability')
    yield* performAction(run, unit, command.action.type, false)
  else if ('useAbility' in command) yield* activeAbility(run, command.useAbility.abilityId)
  else if ('flipStance' in command) flipStance(run, unit, false)
  yield* answerWoundings(run, 0)
  yield* goOn(run)
}

/** The activating unit uses an active ability, by its action where it costs one. */
function* activeAbility(run: MatchRun, id: string): Asking<void> {
  const owned = openAbilities(run.state, run.content).find((one) => one.id === id)
  if (owned === undefined) throw new Error(`${id} cannot be used.`)
  const { unit, ability } = owned
  if (ability.action) run.emit({ type: 'actionStarted', unit, action: 'ability', granted: false })
  run.trace.applied('shatterpoint.ability.active', { ability: id, unit, action: ability.action, reason: 'fits' })
  yield* resolvePaid(run, owned, null, false)
  if (ability.action) run.emit({ type: 'actionResolved', unit, action: 'ability' })
}

/** What this game says of its procedures. */
export const procedureGame: ProcedureGame<ShatterpointTypes> = {
  evolve: evolveMatch,
  play: playCommand,
  seatOf: (_state, { seat }) => seat,
  askRoll: rollQuestion,
}

/** The commands of this game, which may stop and ask. */
export const procedures = new Procedures<ShatterpointTypes>(procedureGame)
