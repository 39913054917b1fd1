import type { AbilityCard } from '../../content/abilities.ts'
import type { Effect } from '../../content/effects.ts'
import { isInZone } from '../../sight/zones.ts'
import { cellEnd } from '../../table/line-end.ts'
import { resolveAutomatonToken } from '../automata/abilities.ts'
import { areaOf, coveredBy } from '../effects/areas.ts'
import { playOf } from '../effects/card-play.ts'
import { resolveEffects } from '../effects/effects.ts'
import { giveBack } from '../effects/giving.ts'
import { cellOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { AbilityToken, Miniature } from '../state.ts'
import { boardOf } from '../table.ts'
import { endAbility } from './abilities.ts'
import { dealDamage } from './damage.ts'

/** An ability token that the initiative marker has reached: it expires, or what was delayed happens. */
export function* resolveInitiativeToken(run: ApexRun, id: string): Asking<void> {
  const token = run.state.tokens.find((candidate) => candidate.id === id)
  if (token !== undefined && run.content.automatonAbilities.has(token.ability)) return resolveAutomatonToken(run, token)
  const card = token === undefined ? undefined : run.content.abilityCards.get(token.ability)
  if (token === undefined || card === undefined) return
  const used = { legend: token.legend, ability: card.id, token: id }
  if (card.delay === null) run.emit({ type: 'abilityExpired', ...used })
  else {
    run.emit({ type: 'abilityTriggered', ...used })
    for (const effect of card.delay.effects) yield* happen(run, token, card, effect)
  }
  endAbility(run, token, card.delay === null ? 'expired' : 'happened')
}

/** A delayed effect: for everybody in the area or the Zone of its miniature, or for whom its card names. */
function* happen(run: ApexRun, token: AbilityToken, card: AbilityCard, effect: Effect): Asking<void> {
  const miniature = run.state.miniatures.find((candidate) => candidate.token === token.id)
  const there = miniature === undefined ? [] : legendsAt(run, card, miniature, effect)
  if (effect.effect === 'damage' && effect.to === 'legendsInArea') {
    const hits = there.map((legend) => ({ legend, amount: effect.amount, tag: effect.tag ?? ('NORMAL' as const) }))
    dealDamage(run, hits, { kind: 'area', legend: token.legend })
  } else if (effect.effect === 'recover' && effect.to === 'legendsInZone') {
    for (const legend of there) giveBack(run, legend, effect, card.id)
  } else {
    yield* resolveEffects(run, { ...playOf({ id: token.legend }, card), effects: [effect] })
  }
}

/** The Legends of both squads that an effect reaches from its miniature. */
function legendsAt(run: ApexRun, card: AbilityCard, { place, rotation }: Miniature, effect: Effect): string[] {
  const { state, content, trace } = run
  const board = boardOf(state, content)
  const area = areaOf(card, effect.effect === 'damage' ? effect.amount : 0)
  const covered =
    area !== null && 'cell' in place ? coveredBy(board, area, { origin: place.cell, rotation }, trace) : []
  return state.legends.flatMap((legend) => {
    const cell = cellOf(legend)
    if (cell === null) return []
    const isCovered = covered.some(({ column, row }) => column === cell.column && row === cell.row)
    const isInside = 'intersection' in place && isInZone(cellEnd(board, cell), place.intersection)
    return isCovered || isInside ? [legend.id] : []
  })
}
