import type { RingIcon } from '../../content/round-track.ts'
import { TURNS_PER_ROUND } from '../../content/round-track.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import { isInside, type Ring, shiftRing } from '../../ring/ring.ts'
import { ringDamage, ringMaximumOf } from '../../ring/ring-damage.ts'
import { advance, ringDamageOf, panelOf as roundPanel } from '../../turn/round-marker.ts'
import { coolDown } from '../../turn/windows/timing.ts'
import { openly } from '../chance.ts'
import { cellOf, isOnBoard } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { boardOf } from '../table.ts'
import { dealDamage } from './damage.ts'
import { drawFeats } from './feats.ts'
import { victoryByTieBreaks } from './victory.ts'
import { instantWindow } from './windows.ts'

/** The Transition phase: Ring damage, feats, cooldowns, the round marker, recruit cards, the initiative marker. */
export function* transition(run: ApexRun): Asking<void> {
  const { round } = run.state
  run.emit({ type: 'transitionStarted', round })
  damageOutside(run)
  for (const { id, deck } of run.state.legends.filter(({ automaton }) => automaton === undefined)) {
    const drawn = Math.min(1, deck.length)
    run.trace.applied('apex.transition.draw-feat', { legend: id, drawn, left: deck.length - drawn })
    drawFeats(run, id, 1)
  }
  skipAutomata(run)
  tickCooldowns(run)
  yield* moveMarker(run)
  const next = { round: round + 1, turnIndex: TURNS_PER_ROUND * round }
  run.trace.applied('apex.transition.refresh', { legends: run.state.legends.map(({ id }) => id) })
  run.trace.applied('apex.transition.initiative', next)
  run.emit({ type: 'roundStarted', ...next })
}

/** Automata draw no card. */
function skipAutomata({ state, trace }: ApexRun): void {
  const legends = state.legends.filter(({ automaton }) => automaton !== undefined).map(({ id }) => id)
  if (legends.length > 0) trace.applied('apex.automata.turn.transition', { legends })
}

/** Step 1: every Legend outside the Ring is damaged at once. */
function damageOutside(run: ApexRun): void {
  const { ring, round, legends } = run.state
  if (ring === null) return
  const terms = { ring, damage: ringDamageOf(round, run.content), limit: ringMaximumOf(run.content) }
  const onBoard = legends.filter(isOnBoard)
  for (const legend of onBoard) {
    const shield = run.content.emergencyShields.get(legend.equipment.emergencyShield.token)
    const legendaryEmergencyShield = (shield?.ringMaximum ?? null) !== null
    ringDamage({ id: legend.id, cell: cellOf(legend), legendaryEmergencyShield }, terms, run.trace)
  }
  const outside = onBoard.filter((legend) => !isInside(ring, cellOf(legend) ?? { column: 0, row: 0 }))
  if (outside.length === 0) return
  const hits = outside.map(({ id }) => ({ legend: id, amount: terms.damage, tag: 'HEALTH_ONLY' as const }))
  dealDamage(run, hits, { kind: 'ring', legend: null })
}

/** The tokens on the cooldown track. */
const cooling = ({ tokens }: ApexState) =>
  tokens.flatMap(({ id, legend, ability, at }) =>
    typeof at === 'object' && 'cooldown' in at ? [{ id, legend, ability, position: at.cooldown }] : [],
  )

/** Step 3: every token on the cooldown track moves one position; whoever leaves it can be used again. */
function tickCooldowns(run: ApexRun): void {
  const on = cooling(run.state)
  if (on.length === 0) return
  const tokens = on.map(({ id, ...token }) => ({ token: id, cooldown: coolDown(token, 1, run.trace).position }))
  const returned = on.filter((_, index) => tokens[index]?.cooldown === null).map(({ ability }) => ability)
  run.trace.applied('apex.transition.cooldown', { tokens: on.length, returned })
  run.emit({ type: 'cooldownTicked', by: 1, tokens })
}

/** Step 4: the marker moves on; an event cell is resolved and left again, and the trophy ends the match. */
function* moveMarker(run: ApexRun): Asking<void> {
  const { trackCell, round, ring } = run.state
  const track = roundPanel(run.content).cells
  const steps = advance({ track, from: trackCell, round, ringInUse: ring !== null }, run.trace)
  for (const { position, cell, icons } of steps) {
    run.emit({ type: 'roundMarkerMoved', cell: position - 1, icons })
    if (cell === 'event') yield* resolveIcons(run, icons)
  }
  if (steps.at(-1)?.cell !== 'round') victoryByTieBreaks(run)
}

/** One shift and one reveal for each cell, whatever its icons. */
function* resolveIcons(run: ApexRun, icons: readonly RingIcon[]): Asking<void> {
  const { ring, ringCard } = run.state
  if (ring === null || icons.length === 0) return
  if (!icons.includes('ringMove') || ringCard === null) return revealRingCard(run)
  shiftBy(run, ring, ringCard)
  revealRingCard(run)
  yield* instantWindow(run, 'ringShifted', null)
}

/** The markers of the Ring move as a card says. */
function shiftBy(run: ApexRun, ring: Ring, card: string): void {
  const sides = run.content.ringCards.get(card)?.sides
  if (sides === undefined) return
  const { width, height } = boardOf(run.state, run.content)
  const shifted = shiftRing(ring, sides, { width, height }, run.trace)
  run.trace.applied('apex.ring.shape', { ring: shifted.ring, width, height, isRing: true })
  run.emit({ type: 'ringShifted', card, ...shifted })
}

/** All Ring cards are shuffled, and one of them is shown. */
export function revealRingCard(run: ApexRun): void {
  const { stock, ringCard } = run.state
  const deck = [...run.content.ringCards.keys()].filter((card) => card === ringCard || stock.ring.includes(card))
  const [card] = drawSome(deck, 1, openly(run.random))
  if (card !== undefined) run.emit({ type: 'ringCardRevealed', card })
}
