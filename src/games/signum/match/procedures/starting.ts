import { Refusal } from '../../../../rulebook/refusal.ts'
import { abilityPrice } from '../../abilities/ability-price.ts'
import { HoldingAction } from '../../content/effects.ts'
import { rollRegeneration } from '../../damage/regeneration.ts'
import { plainPool } from '../../dice/pool.ts'
import { amountOf, isWounded } from '../../table/creature.ts'
import { asPlayer, seatOf } from '../players.ts'
import { type Asking, ask, type MatchRun } from '../questions.ts'
import { fighterOf, playerOf } from '../table.ts'
import { changeProsperity } from './victory.ts'

/** Regeneration is rolled while there is a wound. */
export function regenerateAtStart(run: MatchRun, id: string): void {
  const creature = fighterOf(run, id)
  const dice = isWounded(creature) ? amountOf(creature, 'regeneration') : 0
  if (dice === 0) return
  run.roller = seatOf(asPlayer(creature.player))
  const done = rollRegeneration(creature, plainPool('regeneration', dice), undefined, run)
  if (done instanceof Refusal) throw new Error('Regeneration cannot be refused.')
  run.emit({ type: 'diceRolled', creature: id, roll: 'regeneration', ...done.roll })
  const { removed, wounds } = done.healed
  if (removed > 0) run.emit({ type: 'healed', creature: id, removed, wounds })
}

/** The start of an activation: Regeneration, then the Contract. */
export function* startActivation(run: MatchRun, id: string): Asking<void> {
  run.emit({ type: 'activationStarted', creature: id })
  const before = fighterOf(run, id)
  const contract = before.abilities.some((ability) => ability.id === 'contract') ? 'offered' : 'none'
  const facts = { creature: id, isWounded: isWounded(before), effects: [], contract } as const
  run.trace.applied('signum.activation.start', facts)
  regenerateAtStart(run, id)
  yield* offerContract(run, id)
}

/** The controller may pay for the text of a Contract until the end of the turn. */
function* offerContract(run: MatchRun, id: string): Asking<void> {
  const { abilities, player, card } = fighterOf(run, id)
  const contract = abilities.find((ability) => ability.id === 'contract')
  const controller = asPlayer(player)
  const cost = abilityPrice('contract', run.content)
  if (contract?.text === undefined || playerOf(run.state, controller).prosperity < cost) return
  const { pay } = yield* ask(controller, 'payContract', { creature: id }, [{ pay: false }, { pay: true }])
  if (pay !== true) return
  run.trace.applied('signum.ability.contract', { controller, cost })
  changeProsperity(run, controller, -cost)
  run.emit({ type: 'contractPaid', creature: id })
  for (const { does } of contract.text) gainUntilEndOfTurn(run, id, card ?? id, does)
}

/** A text that a creature gains until the end of the turn. */
export function gainUntilEndOfTurn(run: MatchRun, creature: string, source: string, does: unknown): void {
  const held = HoldingAction.safeParse(does)
  if (!held.success) return
  const { sequence: id, turn, active: controller } = run.state
  const on = { creature, does: held.data }
  run.emit({ type: 'effectBegan', effect: { id, source, controller, lasts: 'endOfTurn', turn, on } })
}
