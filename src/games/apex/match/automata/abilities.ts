import { required } from '../../../../lib/required.ts'
import { modifiersOf } from '../../automata/activation/firing.ts'
import type { CardEffect } from '../../automata/content/card-effects.ts'
import { areaOfEffect } from '../../combat/area/area.ts'
import type { ShotModifier } from '../../combat/shot/shot-forces.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { schedule } from '../../turn/windows/timing.ts'
import { tokenInSupply } from '../effects/cards.ts'
import { cellOf, legendOf } from '../legends.ts'
import { dealDamage } from '../procedures/damage.ts'
import type { ApexRun } from '../questions.ts'
import type { AbilityToken, ApexState, Miniature, MiniaturePlace } from '../state.ts'
import { boardOf } from '../table.ts'
import { delayedAreas } from './field.ts'

type Used = { readonly card: string; readonly turns: number | null; readonly cooldown: number }

/** An Ability of an Automaton takes a token: under the initiative track, or straight to its cooldown. */
export function spendToken(run: ApexRun, legend: string, { card, turns, cooldown }: Used): void {
  const token = required(tokenInSupply(run.state, legend, card), `token of ${card}`)
  const turnIndex = turns === null ? null : turnFor(run, card, turns, cooldown)
  const event = { legend, ability: card, token: token.id, rotation: 0, miniatures: [], turnIndex, place: null }
  run.emit({ type: 'abilityUsed', ...event })
  if (turns === null) endToken(run, token)
}

function turnFor({ state, content, trace }: ApexRun, ability: string, turns: number, cooldown: number): number {
  const { turnIndex } = state
  const card = required(content.automatonAbilities.get(ability), ability)
  const kind = delayedAreas(card).length > 0 ? 'delay' : 'duration'
  const tokensThere = state.tokens
    .filter(({ at }) => typeof at === 'object' && 'turnIndex' in at && at.turnIndex === turnIndex + turns)
    .map((token) => token.ability)
  return schedule({ turnIndex, kind, turns, ability, tokensThere, cooldown }, trace).turnIndex
}

/** An Ability is over: its figures go back, and its token to the cooldown. */
export function endToken(run: ApexRun, { id: token, ability, legend }: AbilityToken): void {
  const { cooldown } = required(run.content.automatonAbilities.get(ability), ability)
  const miniatures = run.state.miniatures.filter((one) => one.token === token).map(({ id }) => id)
  run.emit({ type: 'cooldownStarted', legend, ability, token, cooldown, miniatures })
}

/** The token of an Ability of an Automaton that waits under the initiative track; of several, the one that was used last. */
function waitingToken({ state, content }: ApexRun, owner: string, kind: string): AbilityToken | undefined {
  const waiting = state.tokens.flatMap((token) => {
    const { at, ability } = token
    const isWaiting = token.legend === owner && typeof at === 'object' && 'turnIndex' in at
    const lines = content.automatonAbilities.get(ability)?.lines ?? []
    return isWaiting && lines.some(({ effects }) => effects.some((effect) => figureOf(effect) === kind))
      ? [{ token, turnIndex: at.turnIndex }]
      : []
  })
  const last = Math.max(...waiting.map(({ turnIndex }) => turnIndex))
  return waiting.findLast(({ turnIndex }) => turnIndex === last)?.token
}

/** The kind of figure that an effect brings onto the board. */
function figureOf(effect: CardEffect): string | null {
  if ('placeFigure' in effect) return effect.placeFigure.figure
  return 'attach' in effect ? effect.attach.figure : null
}

/** A figure of an Ability that was just used comes onto the board. */
export function placeMiniature(run: ApexRun, owner: string, kind: string, place: MiniaturePlace): void {
  const token = waitingToken(run, owner, kind)
  if (token === undefined) return
  const isFree = (id: string) => !run.state.miniatures.some((one) => one.id === id)
  const id = Array.from({ length: 20 }, (_, index) => `${kind}#${index + 1}`).find(isFree) ?? kind
  const miniature: Miniature = { id, kind, owner, token: token.id, place, rotation: 0 }
  run.emit({ type: 'figurePlaced', legend: owner, miniature })
}

/** A token of an Automaton that the initiative marker has reached: it expires, or its area is hit. */
export function resolveAutomatonToken(run: ApexRun, token: AbilityToken): void {
  const { id, ability, legend } = token
  const [area] = delayedAreas(required(run.content.automatonAbilities.get(ability), ability))
  const miniature = run.state.miniatures.find((one) => one.token === id)
  const event = { legend, ability, token: id }
  if (area === undefined) run.emit({ type: 'abilityExpired', ...event })
  else {
    run.emit({ type: 'abilityTriggered', ...event })
    const hits = legendsIn(run, area, miniature).map((hit) => ({
      legend: hit,
      amount: area.amount,
      tag: 'NORMAL' as const,
    }))
    dealDamage(run, hits, { kind: 'area', legend })
  }
  endToken(run, token)
}

function legendsIn(
  { state, content, trace }: ApexRun,
  area: ReturnType<typeof delayedAreas>[number],
  miniature: Miniature | undefined,
): string[] {
  if (miniature === undefined || !('cell' in miniature.place)) return []
  const laid = { origin: miniature.place.cell, rotation: 0 }
  const { affected } = areaOfEffect(boardOf(state, content), area, laid, trace)
  return state.legends.flatMap((legend) => {
    const cell = cellOf(legend)
    const isHit = affected.some((one) => one.cell.column === cell?.column && one.cell.row === cell?.row)
    return isHit ? [legend.id] : []
  })
}

/** What lasting Abilities of Automata do to a shot. */
export function automatonShotModifiers(
  state: Pick<ApexState, 'tokens' | 'miniatures' | 'legends'>,
  { shooter, target }: { readonly shooter: string; readonly target: string },
  content: ApexContent,
): ShotModifier[] {
  return state.tokens.flatMap((token) => {
    const isLasting = typeof token.at === 'object' && 'turnIndex' in token.at
    const card = isLasting ? content.automatonAbilities.get(token.ability) : undefined
    if (card === undefined) return []
    const effects = card.lines.flatMap((line) => line.effects)
    const isMeant = effects.some((effect) => 'attach' in effect)
      ? bears(state, token, target) && legendOf(state, shooter).squad === legendOf(state, token.legend).squad
      : token.legend === shooter
    return isMeant ? modifiersOf(token.ability, 'other', effects.flatMap(lastingChanges)) : []
  })
}

const bears = ({ miniatures }: Pick<ApexState, 'miniatures'>, { id }: AbilityToken, target: string): boolean =>
  miniatures.some(({ token, place }) => token === id && 'legend' in place && place.legend === target)

const lastingChanges = (effect: CardEffect) =>
  'duration' in effect
    ? effect.duration.effects.flatMap((lasting) => ('modifyShot' in lasting ? [lasting.modifyShot] : []))
    : []
