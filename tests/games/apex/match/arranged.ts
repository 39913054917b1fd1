import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { type EquipmentSlot, STARTING_EQUIPMENT } from '../../../../src/games/apex/content/equipment.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState, LegendState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** Matches that begin in the middle, as the fragments of the specification do. */

type Change = Partial<Omit<LegendState, 'id'>>

const at = (column: number, row: number) => ({ cell: { column, row } })
const armed = (...weapons: readonly (readonly [string, number])[]) =>
  weapons.map(([card, ammo]) => ({
    card,
    ammo,
    attachments: (apexContent.weapons.get(card)?.slots ?? []).map(() => null),
  }))

const FIXTURE: Readonly<Record<string, Change>> = {
  bangalore: { where: at(6, 7), weapons: armed(['r-301', 3], ['longbow', 3]) },
  wraith: { where: at(8, 3), weapons: armed(['wingman', 3], ['r-99', 3]) },
  gibraltar: { where: at(10, 7), weapons: armed(['spitfire', 2], ['mastiff', 3]) },
  bloodhound: { where: at(11, 8), weapons: armed(['flatline', 3], ['peacekeeper', 2]) },
  lifeline: { where: at(4, 3), weapons: armed(['volt', 3], ['eva-8', 3]) },
  pathfinder: { where: at(14, 14), weapons: armed(['g7-scout', 3], ['re-45', 3]) },
}

/** A Legend as the fixture has it; the feats that are not in its hand are in its deck. */
function arrange(legend: LegendState, change: Change): LegendState {
  const feats = [...apexContent.featCards.values()].filter((feat) => feat.legend === legend.id).map(({ id }) => id)
  const { hand = [], discard = [] } = change
  const deck = feats.filter((feat) => !hand.includes(feat) && !discard.includes(feat))
  return { ...legend, pool: null, locked: true, backpack: [], ...FIXTURE[legend.id], deck, hand, discard, ...change }
}

/** A match whose Legends are recruited, each by the seat that is named for it. */
export function recruited(seats: number, options: JsonObject, leads: Readonly<Record<string, number>> = {}): ApexState {
  let { state } = begin(seats, { red: 'A', ...options }, chanceOf(1))
  while (state.phase === 'recruit') {
    const offers = state.sides.flatMap((_, seat) => apexPlay.offers(state, seat).map((offer) => ({ seat, ...offer })))
    const isWanted = ({ command, seat }: (typeof offers)[number]) =>
      leads[String((command.recruit as JsonObject).legend)] === seat
    const { seat, command } = offers.find(isWanted) ?? offers[0] ?? { seat: 0, command: {} }
    const decision = apexPlay.decide(state, seat, command, chanceOf(1))
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    state = fold(state, decision.events)
  }
  return state
}

/** Fixture M of the specification with the differences of a fragment. */
export function fixture(
  legends: Readonly<Record<string, Change>> = {},
  more: Partial<ApexState> = {},
  options: JsonObject = {},
  { seats = 2, leads = {} }: { readonly seats?: number; readonly leads?: Readonly<Record<string, number>> } = {},
): ApexState {
  const state = recruited(seats, options, leads)
  const arranged = state.legends.map((legend) => arrange(legend, legends[legend.id] ?? {}))
  const { turnIndex = 4 } = more
  const round = Math.floor(turnIndex / 2) + 1
  return {
    ...state,
    legends: arranged,
    phase: 'turn',
    entry: null,
    turnIndex,
    round,
    trackCell: trackCellOf(round),
    ...more,
  }
}

/** The cell of the round track on which a round stands, from 0. */
function trackCellOf(round: number): number {
  const cells = [...apexContent.roundTracks.values()][0]?.cells ?? []
  const rounds = cells.flatMap(({ kind }, cell) => (kind === 'round' ? [cell] : []))
  return rounds[round - 1] ?? 0
}

/** The same equipment with another token in a slot. */
export const wearing = (slot: EquipmentSlot, token: string, depleted = false): LegendState['equipment'] => {
  const worn = (one: EquipmentSlot) => ({ token: STARTING_EQUIPMENT[one], depleted: false })
  const starting = { helmet: worn('helmet'), bodyShield: worn('bodyShield'), emergencyShield: worn('emergencyShield') }
  return { ...starting, [slot]: { token, depleted } }
}

/** The chance that draws these things out of a bag or deck, one after the other. */
export function drawnFrom(items: readonly string[], ...wanted: readonly string[]): number[] {
  const left = [...items]
  return wanted.map((item) => {
    const index = left.indexOf(item)
    if (index < 0) throw new Error(`${item} is not there.`)
    left.splice(index, 1)
    return index
  })
}

/** The Aim cards that are drawn, as the chance that draws them one after the other. */
export const aimed = (...cards: readonly string[]): number[] => drawnFrom([...apexContent.aimCards.keys()], ...cards)

/** A chance that was given. */
export function given(values: readonly number[]): Random & { readonly left: () => number } {
  let next = 0
  return {
    draws: [],
    below(bound) {
      const value = values[next++]
      if (value === undefined) throw new Error(`Nothing was given for a draw below ${bound}.`)
      return value
    },
    left: () => values.length - next,
  }
}

/** The feats and abilities that were played by hand so far. */
export const cardsPlayed = new Set<string>()

function notePlayed(event: MatchEvent): void {
  if (event.type === 'featPlayed') cardsPlayed.add(String(event.card))
  if (event.type === 'abilityUsed') cardsPlayed.add(String(event.ability))
  if (event.type === 'reactionsPlayed') for (const { card } of event.cards as { card: string }[]) cardsPlayed.add(card)
}

type Given = { events: MatchEvent[]; rules: string[]; steps: readonly { rule: string; facts: unknown }[] }

/** A match that is played by hand. */
export class Table {
  state: ApexState
  readonly log: MatchEvent[] = []
  /** Every rule that was cited or refused by so far. */
  readonly cited = new Set<string>()

  constructor(state: ApexState) {
    this.state = state
  }

  /** Gives a command that has to be legal, and returns what came of it and which rules were cited. */
  give(seat: number, command: JsonObject, draws: readonly number[] = []): Given {
    const random = given(draws)
    const decision = apexPlay.decide(this.state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
    if (random.left() > 0) throw new Error(`${random.left()} draws were left over.`)
    this.log.push(...decision.events)
    for (const event of decision.events) notePlayed(event)
    this.state = fold(this.state, decision.events)
    const rules = decision.steps.map(({ rule }) => rule)
    for (const rule of rules) this.cited.add(rule)
    return { events: [...decision.events], rules, steps: decision.steps }
  }

  /** Gives a command whose draws do not matter. */
  play(seat: number, command: JsonObject): void {
    const decision = apexPlay.decide(this.state, seat, command, chanceOf(this.log.length + 1))
    if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
    this.log.push(...decision.events)
    this.state = fold(this.state, decision.events)
    for (const { rule } of decision.steps) this.cited.add(rule)
  }

  /** The rules that forbid a command. */
  refused(seat: number, command: JsonObject): string[] {
    const decision = apexPlay.decide(this.state, seat, command, given([]))
    if (decision.kind !== 'refused') return [decision.kind]
    const rules = decision.violations.map(({ rule }) => rule)
    for (const rule of rules) this.cited.add(rule)
    return rules
  }

  legend(id: string): LegendState {
    const found = this.state.legends.find((legend) => legend.id === id)
    if (found === undefined) throw new Error(`There is no ${id}.`)
    return found
  }

  /** What is asked now, and whom. */
  get asked(): {
    kind: string
    seat: number
    legend: string
    about: JsonObject
    options: readonly JsonObject[]
  } | null {
    return this.state.procedure?.pending ?? null
  }

  /** What happened of a kind. */
  events(type: string): MatchEvent[] {
    return this.log.filter((event) => event.type === type)
  }
}
