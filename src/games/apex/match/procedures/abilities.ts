import type { Cell } from '../../../../geometry/grid.ts'
import type { UsableAbility } from '../../abilities/ability.ts'
import { findAbility } from '../../abilities/ability-card.ts'
import { type EndCause, endUse } from '../../abilities/ability-end.ts'
import type { AbilityCard } from '../../content/abilities.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { schedule } from '../../turn/windows/timing.ts'
import type { CommandBody } from '../command.ts'
import { playOf } from '../effects/card-play.ts'
import { tokenInSupply } from '../effects/cards.ts'
import { resolveEffects } from '../effects/effects.ts'
import { isOnBoard, legendOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { AbilityToken, ApexState, Miniature, MiniaturePlace } from '../state.ts'
import { startAction } from './action.ts'
import { partsOf } from './parts.ts'
import { damageWindows } from './windows.ts'

type UseAbility = CommandBody<'useAbility'>

/** An ability card as using it is judged. */
export function usable(ability: string, content: ApexContent): UsableAbility {
  const found = findAbility({ id: ability }, content)
  if (found === null) throw new Error(`There is no ability ${ability}.`)
  return found
}

/** Uses an ability: a token, the AP, the miniatures, what happens at once, and where the token goes (5.24). */
export function* carryOut(run: ApexRun, legend: string, body: UseAbility): Asking<void> {
  const card = run.content.abilityCards.get(body.ability)
  const token = tokenInSupply(run.state, legend, body.ability)
  if (card === undefined || token === null) return
  const parts = partsOf(card.action.effects)
  startAction(run, legend, { source: card.id, cost: card.action.ap, parts })
  place(run, card, token, body)
  const spot = body.place !== undefined && 'cell' in body.place ? body.place.cell : null
  yield* resolveAtOnce(run, legend, card, spot)
  if (usable(card.id, run.content).timed === null) endAbility(run, token, 'resolved')
  if (run.state.action?.parts.length === 0) run.emit({ type: 'actionEnded', legend, source: card.id })
}

/** What a card does at once, without what its own Legend does with the parts of the action. */
function* resolveAtOnce(run: ApexRun, id: string, card: AbilityCard, spot: Cell | null): Asking<void> {
  const effects = card.action.effects.filter((effect) => partsOf([effect]).length === 0)
  const toll = yield* resolveEffects(run, { ...playOf({ id }, card, { spot }), effects })
  yield* damageWindows(run, toll)
}

function place(run: ApexRun, card: AbilityCard, token: AbilityToken, body: UseAbility): void {
  const { timed } = usable(card.id, run.content)
  const { turnIndex } = run.state
  const at = timed === null ? null : schedule({ turnIndex, ...timed, ability: card.id, tokensThere: [] }, run.trace)
  const rotation = body.rotation ?? 0
  const spots: MiniaturePlace[] =
    body.place !== undefined ? [body.place] : (body.targets ?? []).map((target) => ({ legend: target }))
  const miniatures = miniaturesFor(run.state, card, token, spots, rotation)
  const used = { legend: token.legend, ability: card.id, token: token.id, rotation, miniatures }
  run.emit({ type: 'abilityUsed', ...used, turnIndex: at?.turnIndex ?? null, place: body.place ?? null })
}

/** Names for the miniatures that come onto the board: the lowest numbers that are free. */
function miniaturesFor(
  { miniatures }: ApexState,
  { place: placing }: AbilityCard,
  { id: token, legend: owner }: AbilityToken,
  spots: readonly MiniaturePlace[],
  rotation: number,
): Miniature[] {
  if (placing === null) return []
  const kind = placing.miniature
  const isFree = (id: string) => !miniatures.some((miniature) => miniature.id === id)
  const free = Array.from({ length: 20 }, (_, index) => `${kind}#${index + 1}`).filter(isFree)
  return spots.map((spot, index) => ({ id: free[index] ?? kind, kind, owner, token, place: spot, rotation }))
}

/** An ability is over: its miniatures go back, and its token to its cooldown. */
export function endAbility(run: ApexRun, { id: token, ability, legend }: AbilityToken, cause: EndCause): void {
  const ownerOnBoard = isOnBoard(legendOf(run.state, legend))
  const { cooldown, miniatureStays } = endUse(
    usable(ability, run.content),
    { cause, round: run.state.round, ownerOnBoard },
    run.trace,
  )
  const own = run.state.miniatures.filter((miniature) => miniature.token === token).map(({ id }) => id)
  run.emit({ type: 'cooldownStarted', legend, ability, token, cooldown, miniatures: miniatureStays ? [] : own })
}
