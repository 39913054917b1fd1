import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import type { AbilityCard } from '../../content/abilities.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { Effect } from '../../content/effects.ts'
import type { Intersection } from '../../vocabulary.ts'
import { automatonShotModifiers } from '../automata/abilities.ts'
import type { AbilityToken, ApexState, Miniature } from '../state.ts'

type Table = Pick<ApexState, 'tokens' | 'miniatures'>

/** An ability with a Duration whose token lies under a turn, with the miniatures that it put on the board. */
type Lasting = {
  readonly token: AbilityToken
  readonly card: AbilityCard
  readonly effects: readonly Effect[]
  readonly miniatures: readonly Miniature[]
}

/** Everything that lasts now, in the order in which it was used. */
function lastingOf({ tokens, miniatures }: Table, content: ApexContent): Lasting[] {
  return tokens.flatMap((token) => {
    const card =
      typeof token.at === 'object' && 'turnIndex' in token.at ? content.abilityCards.get(token.ability) : null
    if (card?.duration == null) return []
    const own = miniatures.filter((miniature) => miniature.token === token.id)
    return [{ token, card, effects: card.duration.effects, miniatures: own }]
  })
}

/** The movement points of a Move action of a Legend, with what lasting effects add. */
export function movePoints(state: Table, legend: string, base: number, content: ApexContent): number {
  let points = base
  for (const { token, effects } of lastingOf(state, content)) {
    for (const effect of effects) {
      if (effect.effect === 'addMovePoints' && effect.to === 'self' && token.legend === legend) points += effect.points
    }
  }
  return points
}

/** What lasting effects other than Zones do to a shot; Zones are read off the board. */
export function lastingShotModifiers(
  state: Table & Pick<ApexState, 'legends'>,
  { shooter, target }: { readonly shooter: string; readonly target: string },
  content: ApexContent,
): ShotModifier[] {
  const own = lastingOf(state, content).flatMap(({ token, effects, miniatures }) => {
    const isBorne = miniatures.some(({ place }) => 'legend' in place && place.legend === target)
    const shots = effects.flatMap((effect) =>
      effect.effect === 'shot' && effect.to === 'self' && (effect.against === undefined || isBorne)
        ? [effect.shot]
        : [],
    )
    if (token.legend !== shooter || shots.length === 0) return []
    return [{ label: token.ability, kind: 'other' as const, effects: shots }]
  })
  return [...own, ...automatonShotModifiers(state, { shooter, target }, content)]
}

/** A miniature on an intersection with a lasting effect. */
export type StandingMiniature<Kind extends Effect['effect']> = {
  readonly miniature: Miniature
  readonly intersection: Intersection
  readonly effect: Extract<Effect, { effect: Kind }>
}

/** The miniatures on intersections whose card has a lasting effect of a kind. */
export function standingWith<Kind extends Effect['effect']>(
  state: Table,
  kind: Kind,
  content: ApexContent,
): StandingMiniature<Kind>[] {
  const isOfKind = (effect: Effect): effect is Extract<Effect, { effect: Kind }> => effect.effect === kind
  return lastingOf(state, content).flatMap(({ effects, miniatures }) =>
    effects
      .filter(isOfKind)
      .flatMap((effect) =>
        miniatures.flatMap((miniature) =>
          'intersection' in miniature.place ? [{ miniature, intersection: miniature.place.intersection, effect }] : [],
        ),
      ),
  )
}
