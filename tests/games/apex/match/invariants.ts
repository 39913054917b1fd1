import { expect } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { EQUIPMENT_SLOTS, STARTING_EQUIPMENT } from '../../../../src/games/apex/content/equipment.ts'
import { LEGENDS_IN, WEAPON_COPIES } from '../../../../src/games/apex/content/setup.ts'
import { DEATH_BOXES, MAX_HEALTH } from '../../../../src/games/apex/content/vitals.ts'
import { activeSquad, cellOf, isOnBoard, legendOf, legendsOf } from '../../../../src/games/apex/match/legends.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState, LegendState, TokenPlace } from '../../../../src/games/apex/match/state.ts'
import { boardOf, shieldMaximumOf } from '../../../../src/games/apex/match/table.ts'
import { SQUADS } from '../../../../src/games/apex/table/squad.ts'
import { chanceOf, inventory } from './random-match.ts'

/** What holds in every state of a match (section 4.7 of the specification). */
export function checkInvariants(state: ApexState): void {
  checkComponents(state)
  for (const legend of state.legends) checkLegend(legend)
  checkPlaces(state)
  checkAbilities(state)
  checkTurn(state)
}

/** The tokens of the three bags. */
const BAGS = ['bag-common', 'bag-rare', 'bag-epic'].flatMap((id) => apexContent.lootBags.get(id)?.tokens ?? [])
const IN_BAGS = Object.fromEntries(BAGS.map(({ token, count }) => [token, count]))
const WEAPONS = Object.fromEntries([...apexContent.weapons.keys()].map((id) => [id, WEAPON_COPIES]))
const BINS = [...apexContent.supplyBinCards.keys()].toSorted()
const RING_CARDS = [...apexContent.ringCards.keys()].toSorted()

/** Every weapon, token, bin card and Ring card is somewhere, and only once. */
function checkComponents(state: ApexState): void {
  const { legends, stock, removed, ring, ringCard } = state
  const { weapons, tokens } = inventory(state)
  expect(Object.fromEntries(weapons)).toEqual(WEAPONS)
  const worn = EQUIPMENT_SLOTS.map((slot) => [STARTING_EQUIPMENT[slot], legends.length])
  expect(Object.fromEntries(tokens)).toEqual({ ...IN_BAGS, ...Object.fromEntries(legends.length === 0 ? [] : worn) })
  expect([...stock.bins, ...removed.bins].toSorted()).toEqual(BINS)
  if (ring !== null) expect([...stock.ring, ringCard].toSorted()).toEqual(RING_CARDS)
}

const featsOf = (legend: string): string[] =>
  [...apexContent.featCards.values()].flatMap((card) => (card.legend === legend ? [card.id] : [])).toSorted()

function checkLegend(legend: LegendState): void {
  const { id, deck, hand, discard, backpack, shield, health, boxes, weapons } = legend
  expect([...deck, ...hand, ...discard].toSorted()).toEqual(featsOf(id))
  expect(backpack.length).toBeLessThanOrEqual(8)
  expect(shield).toBeGreaterThanOrEqual(0)
  expect(shield).toBeLessThanOrEqual(shieldMaximumOf(legend, apexContent))
  expect(health).toBeGreaterThanOrEqual(1)
  expect(health).toBeLessThanOrEqual(MAX_HEALTH)
  expect([0, 1, DEATH_BOXES]).toContain(boxes)
  for (const { ammo } of weapons) {
    expect(ammo).toBeGreaterThanOrEqual(0)
    expect(ammo).toBeLessThanOrEqual(5)
  }
}

/** No two Legends share a space, and nobody stands in one that cannot be entered. */
function checkPlaces(state: ApexState): void {
  const cells = state.legends.flatMap((legend) => cellOf(legend) ?? [])
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length)
  const board = boardOf(state, apexContent)
  for (const cell of cells) expect(board.objectsIn(cell).filter(({ tags }) => tags.has('IMPASSABLE'))).toEqual([])
}

const tokensOf = (legend: string): number => {
  const { tactical = 0, ultimate = 0 } = apexContent.legends.get(legend)?.tokens ?? {}
  return tactical + ultimate
}

const isOut = (at: TokenPlace | undefined): boolean => at === 'inUse' || (typeof at === 'object' && 'turnIndex' in at)

/** Every token has one place, and what stands on the board belongs to one that was used. */
function checkAbilities({ tokens, legends, miniatures, turnIndex, phase, procedure, action }: ApexState): void {
  expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length)
  for (const { id } of legends) expect(tokens.filter(({ legend }) => legend === id).length).toBe(tokensOf(id))
  expect(new Set(miniatures.map(({ id }) => id)).size).toBe(miniatures.length)
  const isBetween = procedure === null
  if (!isBetween) return
  for (const { token } of miniatures) expect(isOut(tokens.find(({ id }) => id === token)?.at), token).toBe(true)
  if (phase !== 'turn') return
  for (const { id, at } of tokens) {
    if (action === null) expect(at, id).not.toBe('inUse')
    if (typeof at === 'object' && 'turnIndex' in at) expect(at.turnIndex, id).toBeGreaterThan(turnIndex)
    if (typeof at === 'object' && 'cooldown' in at) expect(at.cooldown, id).toBeGreaterThan(0)
  }
}

/** Whose turn it is, and that neither squad has lost already. */
function checkTurn(state: ApexState): void {
  const { phase, result, round, turnIndex, legends, activation, combat, procedure, options } = state
  // A match may be over in the middle of a shot; nothing follows then (apex.victory.at-once).
  if (result !== null) return
  if (procedure === null) expect([combat.aimTrack, combat.shot]).toEqual([[], null])
  if (phase !== 'turn') return
  expect(legends).toHaveLength(2 * LEGENDS_IN[options.mode])
  for (const squad of SQUADS) {
    const untouched = legendsOf(state, squad).filter(({ boxes }) => boxes === DEATH_BOXES)
    expect(untouched.some(isOnBoard), squad).toBe(true)
  }
  expect([0, 1]).toContain(turnIndex - 2 * (round - 1))
  expect(round).toBeLessThanOrEqual(8)
  if (activation === null) return
  expect(activation.ap).toBeGreaterThanOrEqual(0)
  expect(activation.ap).toBeLessThanOrEqual(2)
  expect(legendOf(state, activation.legend).squad).toBe(activeSquad(state))
}

/** Whatever is offered to any seat would be accepted. */
export function checkOffers(state: ApexState): void {
  for (const seat of state.sides.keys()) {
    for (const { command } of apexPlay.offers(state, seat)) {
      const { kind } = apexPlay.decide(state, seat, command, chanceOf(1))
      expect(kind, JSON.stringify(command)).toBe('decided')
    }
  }
}
