import type { Offer } from '../../../../contract/match.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { type AbilityAttempt, judgeUse, recordUse } from '../../abilities/ability.ts'
import type { AbilityCard } from '../../content/abilities.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { legalPlaces } from '../../movement/placement.ts'
import type { ApexRules } from '../../rules.ts'
import { placeEnd } from '../../table/line-end.ts'
import type { CommandBody } from '../command.ts'
import { areaOf, distinctRotations, ROTATIONS } from '../effects/areas.ts'
import { playOf, type Scene } from '../effects/card-play.ts'
import { isPossible } from '../effects/effects.ts'
import { candidatesFor } from '../effects/recipients.ts'
import { cellOf, findLegend, legendOf } from '../legends.ts'
import { carryOut, usable } from '../procedures/abilities.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf, occupiedBy } from '../table.ts'
import { actor, actorViolations, against } from './acting.ts'
import { cardViolations, judgePlay } from './card-acting.ts'
import type { CommandOf } from './define-command.ts'
import { said } from './texts.ts'

type UseAbility = CommandBody<'useAbility'>
const PATH = ['command', 'useAbility']

/** A tactical or ultimate ability is used. */
export const useAbilityCommand: CommandOf<'useAbility'> = {
  violations(state, seat, body, content) {
    const wrong = actorViolations(state, seat, 'useAbility')
    const legend = state.activation?.legend
    if (wrong.length > 0 || legend === undefined) return wrong
    const card = content.abilityCards.get(body.ability)
    if (card === undefined || card.legend !== legend) {
      return against({ rule: 'apex.ability.need-token', path: PATH, facts: { legend, card: body.ability } })
    }
    const forbidden = cardViolations(state, seat, card, 'useAbility')
    return forbidden.length > 0 ? forbidden : placingAgainst(state, legendOf(state, legend), card, body, content)
  },
  *play(run, _seat, body) {
    const legend = legendOf(run.state, run.state.activation?.legend ?? '')
    traceUse(run, legend, body)
    yield* carryOut(run, legend.id, body)
  },
  *offers(state, seat, content) {
    const legend = actor(state, seat)
    if (legend === null) return []
    const offers: Offer[] = []
    for (const card of content.abilityCards.values()) {
      if (card.legend !== legend.id || cardViolations(state, seat, card, 'useAbility').length > 0) continue
      const ways = yield* waysToUse(state, legend, card, content)
      offers.push(...ways.map((body) => abilityOffer(body, content)))
    }
    return offers
  },
}

/** An attempt as the ruling on abilities takes it; null if somebody is not on the board. */
function attemptOf(
  state: ApexState,
  legend: LegendState,
  { ability, place, targets }: UseAbility,
): AbilityAttempt | null {
  const cell = cellOf(legend)
  const named = (targets ?? []).map((id) => ({ id, at: findLegend(state, id) }))
  const placed = named.flatMap(({ id, at }) => {
    const space = at === null ? null : cellOf(at)
    return space === null ? [] : [{ id, cell: space }]
  })
  if (cell === null || placed.length < named.length) return null
  const tokens = state.tokens.filter((token) => token.ability === ability && token.at === 'supply')
  return {
    ap: state.activation?.ap ?? 0,
    ownActivation: true,
    tokensInSupply: tokens.length,
    miniaturesOnBoard: 0,
    legend: { cell },
    targets: placed,
    occupied: occupiedBy(state).map((space) => ({ cell: space })),
    ...(place === undefined ? {} : { place }),
  }
}

/** What of the placing conditions of the card is not met. */
function placingAgainst(
  state: ApexState,
  legend: LegendState,
  card: AbilityCard,
  body: UseAbility,
  content: ApexContent,
): readonly Violation[] {
  const unmet = (reason: 'range' | 'noTarget' | 'place') =>
    against({ rule: 'apex.ability.all-conditions', path: PATH, facts: { ability: card.id, unmet: reason } })
  const attempt = attemptOf(state, legend, body)
  if (attempt === null) return unmet('noTarget')
  const board = boardOf(state, content)
  const end = body.place === undefined ? null : placeEnd(board, body.place, [...PATH, 'place'])
  if (end instanceof Refusal) return end.violations
  const { violations } = judgeUse(usable(card.id, content), attempt, { board, end }, new Trace<ApexRules>())
  if (violations.length > 0) return against(...violations.map((violation) => ({ ...violation, path: PATH })))
  if (!attachesProperly(state, legend, card, body)) return unmet('noTarget')
  return doesSomething({ state, content }, legend, card, body) ? [] : unmet('place')
}

/** Whether one of the effects that a card has at once would happen; those of most come later. */
function doesSomething(scene: Scene, legend: LegendState, card: AbilityCard, { place }: UseAbility): boolean {
  const play = playOf(legend, card, { spot: place !== undefined && 'cell' in place ? place.cell : null })
  const { effects } = card.action
  return effects.length === 0 || effects.some((effect) => isPossible(scene, play, effect))
}

/** Cites what using an ability like that rests on: the card, its token, and where it is placed. */
function traceUse({ state, content, trace }: ApexRun, legend: LegendState, body: UseAbility): void {
  const card = content.abilityCards.get(body.ability)
  const attempt = attemptOf(state, legend, body)
  if (card === undefined || attempt === null) return
  judgePlay(state, card, trace)
  const board = boardOf(state, content)
  const end = body.place === undefined ? null : placeEnd(board, body.place, [...PATH, 'place'])
  if (end instanceof Refusal) return
  const ability = usable(card.id, content)
  const { taken } = judgeUse(ability, attempt, { board, end }, trace)
  recordUse(ability, attempt, taken, trace)
}

/** Miniatures are attached to the Legends that the card means, and to nobody where it attaches none. */
function attachesProperly(
  state: ApexState,
  legend: LegendState,
  card: AbilityCard,
  { targets = [] }: UseAbility,
): boolean {
  const attaching = card.action.effects.find((effect) => effect.effect === 'attachMiniature')
  if (attaching === undefined) return targets.length === 0
  const meant = candidatesFor(state, playOf(legend, card), attaching.to).map(({ id }) => id)
  return targets.every((target) => meant.includes(target))
}

/** Every way in which a card may be used. */
function* waysToUse(
  state: ApexState,
  legend: LegendState,
  card: AbilityCard,
  content: ApexContent,
): Steps<UseAbility[]> {
  const isAttached = card.place?.on === 'legend'
  const isPossibleWay = (body: UseAbility) =>
    isAttached
      ? placingAgainst(state, legend, card, body, content).length === 0
      : doesSomething({ state, content }, legend, card, body)
  const ways: UseAbility[] = []
  for (const body of waysToPlace(state, legend, card, content)) {
    if (isPossibleWay(body)) ways.push(body)
    yield
  }
  return ways
}

/** Every place of a card's miniature, and every group of Legends that miniatures may be attached to. */
function waysToPlace(state: ApexState, legend: LegendState, card: AbilityCard, content: ApexContent): UseAbility[] {
  const { id: ability, place } = card
  const cell = cellOf(legend)
  if (place === null || cell === null) return [{ ability }]
  if (place.on === 'legend') return targetSets(state, legend, card).map((targets) => ({ ability, targets }))
  const { on, free, range, lineOfSight } = place
  const miniatures = occupiedBy(state).map((space) => ({ cell: space }))
  const placing = { legend: cell, miniatures, towards: null, condition: { on, free, range, lineOfSight } }
  const places = legalPlaces(boardOf(state, content), placing, new Trace<ApexRules>())
  const area = areaOf(card, 0)
  const rotations = area === null ? [] : distinctRotations(area)
  return places.flatMap((spot): UseAbility[] =>
    rotations.length === 0
      ? [{ ability, place: spot }]
      : rotations.map((rotation) => ({ ability, place: spot, rotation })),
  )
}

/** Every group of Legends that miniatures may be attached to. */
function targetSets(state: ApexState, legend: LegendState, card: AbilityCard): string[][] {
  const attaching = card.action.effects.find((effect) => effect.effect === 'attachMiniature')
  if (attaching === undefined || attaching.effect !== 'attachMiniature') return []
  const meant = candidatesFor(state, playOf(legend, card), attaching.to).map(({ id }) => id)
  const groups: string[][] = [[]]
  for (const id of meant) groups.push(...groups.map((group) => [...group, id]))
  return groups.filter(({ length }) => length > 0 && length <= attaching.upTo)
}

function abilityOffer(body: UseAbility, content: ApexContent): Offer {
  const { ability, place, rotation, targets } = body
  return {
    command: { useAbility: body },
    group: ability,
    ...(rotation === undefined ? {} : { open: [{ path: 'useAbility.rotation', choices: ROTATIONS, most: 1 }] }),
    text: said((locale) => {
      const name = cardName(ability, locale, content)
      const where = place === undefined ? '' : ` ${{ en: 'at', es: 'en' }[locale]} ${spotName(place)}`
      const turned = rotation === undefined ? '' : ` (${rotation * 90}°)`
      const names = formatList(
        (targets ?? []).map((id) => legendName(id, locale, content)),
        locale,
      )
      const whom = names === '' ? '' : `: ${names}`
      return `${locale === 'en' ? 'Use' : 'Usar'} ${name}${where}${turned}${whom}.`
    }),
  }
}

const spotName = (spot: NonNullable<UseAbility['place']>): string =>
  'cell' in spot ? cellName(spot.cell) : `(${spot.intersection.x}, ${spot.intersection.y}, ${spot.intersection.level})`
