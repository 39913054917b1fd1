import { Refusal } from '../../../../rulebook/refusal.ts'
import { searchRuins } from '../../city/ruins-search.ts'
import { trySecretEntrance } from '../../city/summon/secret-entrance.ts'
import { exitPlaces } from '../checks/exits.ts'
import { asPlayer, seatOf } from '../players.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { cardAs, creatureOf, fighterOf, formOf } from '../table.ts'
import { endActivation } from './acting.ts'
import { carryOut } from './texts.ts'
import { settle } from './triggers.ts'

/** A character searches ruins: one die, and what their table says of it. */
export function* search(run: MatchRun, id: string, ruins: string): Asking<void> {
  const creature = fighterOf(run, id)
  run.roller = seatOf(asPlayer(creature.player))
  const done = searchRuins({ board: formOf(run.state), creature: id, ruins, rerollOn: [] }, run)
  if (done instanceof Refusal) throw new Error('Nothing can be searched.')
  const card = run.state.terrain.find((one) => one.id === ruins)?.template.card
  run.emit({ type: 'ruinsSearched', creature: id, ruins, symbol: done.die })
  const table = card === undefined ? [] : cardAs('terrain', card, run.content).search
  const effects = table.find(({ symbol }) => symbol === done.die)?.effects ?? []
  const text = { name: card ?? ruins, kind: 'other' as const, ability: null, effects }
  yield* carryOut(run, { text, controller: asPlayer(creature.player), self: creature, targets: null, option: null })
  yield* settle(run)
  endActivation(run)
}

/** A character looks for the way to other ruins that were searched. */
export function* trySecret(run: MatchRun, id: string, ruins: string): Asking<void> {
  const { controller } = creatureOf(run.state, id)
  run.roller = seatOf(controller)
  const question = { board: formOf(run.state), creature: id, ruins, rerollOn: [], usedNow: false }
  const done = trySecretEntrance(question, run)
  if (done instanceof Refusal) throw new Error('There is no entrance.')
  run.emit({ type: 'entranceTried', creature: id, ruins, symbol: done.die })
  if (done.passes) yield* comeOut(run, id, ruins)
  endActivation(run)
}

function* comeOut(run: MatchRun, id: string, ruins: string): Asking<void> {
  const exits = exitPlaces(run, id, ruins)
  const { controller } = creatureOf(run.state, id)
  const answer = yield* ask(controller, 'chooseExit', { creature: id, ruins }, [{ stay: true }, ...exits])
  if (answer.ruins === undefined || answer.at === undefined) return
  run.emit({ type: 'placed', creature: id, ruins: answer.ruins, to: answer.at })
}
