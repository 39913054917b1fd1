import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../../src/contract/match.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { type Cell, sameCell } from '../../../../src/geometry/grid.ts'
import type { Json, JsonObject } from '../../../../src/lib/json.ts'
import { fixture, given, Table } from './arranged.ts'
import { asText } from './random-match.ts'

/** Whatever is accepted is an offer, or an offer with its open fields changed. */

const at = (column: number, row: number): Cell => ({ column, row })

/** Where Bangalore stands. */
const HERE = at(6, 7)

/** A command without some of its fields, such as `move.path`. */
function stripped(command: JsonObject, paths: readonly string[]): JsonObject {
  const [name = ''] = Object.keys(command)
  const body = Object.entries((command[name] ?? {}) as JsonObject)
  return { [name]: Object.fromEntries(body.filter(([field]) => !paths.includes(`${name}.${field}`))) }
}

/** Where the way of a command ends; a way may be changed, but its end is what was offered. */
function endOf(command: JsonObject): Cell | null {
  const { path } = Object.values(command)[0] as { readonly path?: readonly Cell[] }
  return path === undefined ? null : (path.at(-1) ?? HERE)
}

/** A command by all that may not be changed in it. */
const fixedPart = (command: JsonObject, open: readonly string[]): string =>
  asText([endOf(command), stripped(command, open)])

const openPaths = ({ open = [] }: Offer): string[] => open.map(({ path }) => path)

const isAccepted = (state: ApexState, seat: number, command: JsonObject): boolean => {
  const { kind } = apexPlay.decide(state, seat, command, given(Array.from({ length: 60 }, () => 0)))
  return kind === 'decided'
}

/** The commands of a list that are accepted although they follow from no offer. */
function unoffered(state: ApexState, seat: number, commands: readonly JsonObject[]): JsonObject[] {
  const offers = apexPlay.offers(state, seat)
  const fixed = new Set(offers.map((offer) => fixedPart(offer.command, openPaths(offer))))
  const kinds = [...new Map(offers.map((offer) => [openPaths(offer).join(), openPaths(offer)])).values()]
  const accepted = commands.filter((command) => isAccepted(state, seat, command))
  expect(accepted.length).toBeGreaterThan(0)
  return accepted.filter((command) => !kinds.some((open) => fixed.has(fixedPart(command, open))))
}

/** Every way of so many steps from a space. */
function waysFrom({ column, row }: Cell, steps: number): Cell[][] {
  if (steps === 0) return [[]]
  const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => at(column + dx, row + dy)))
  const next = around.filter((cell) => !sameCell(cell, at(column, row)))
  return [[], ...next.flatMap((cell) => waysFrom(cell, steps - 1).map((way) => [cell, ...way]))]
}

const SOURCES = ['move', 'interact', 'use', 'melee', 'destroy', 'shoot'] as const

function activated(more: JsonObject = {}): Table {
  const table = new Table(
    fixture(
      { bangalore: { hand: ['double-time', 'flush-out'], backpack: ['frag', 'thermite', 'syringe'], ...more } },
      { loot: [{ id: 'loot#1', token: 'medkit', cell: at(6, 8), depleted: false }] },
    ),
  )
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

describe('whatever is accepted is offered', () => {
  test('a Move by every way, as every action, with and without a rush', () => {
    const { state } = activated()
    const rushes = [{}, { rush: 'double-time' }, { rush: 'flush-out' }]
    const moves = waysFrom(HERE, 2).flatMap((path) =>
      SOURCES.flatMap((as) => rushes.map((rush) => ({ move: { path, as, ...rush } }))),
    )
    expect(unoffered(state, 0, moves)).toEqual([])
  })

  test('the Move of an action that is open', () => {
    const table = activated()
    table.play(0, { use: { token: 'syringe' } })
    const moves = waysFrom(HERE, 2).flatMap((path) => [
      { move: { path, as: 'use' } },
      { move: { path, as: 'use', rush: 'flush-out' } },
    ])
    expect(unoffered(table.state, 0, moves)).toEqual([])
  })

  test('a rush by every way with every feat', () => {
    const { state } = activated()
    const rushes = waysFrom(HERE, 2).flatMap((path) =>
      ['double-time', 'flush-out'].map((card) => ({ rush: { card, path } })),
    )
    expect(unoffered(state, 0, rushes)).toEqual([])
  })

  test('grenades at every space in every rotation', () => {
    const { state } = activated()
    const spaces = Array.from({ length: 256 }, (_, index) => at(index % 16, Math.floor(index / 16)))
    const throws = ['frag', 'thermite'].flatMap((token) =>
      spaces.flatMap((cell) => [0, 1, 2, 3].map((rotation): JsonObject => ({ use: { token, cell, rotation } }))),
    )
    expect(unoffered(state, 0, throws)).toEqual([])
  })

  test('an ability with an area in every rotation', () => {
    const { state } = activated()
    const places = Array.from({ length: 256 }, (_, index) => ({ cell: at(index % 16, Math.floor(index / 16)) }))
    const thunders = places.flatMap((place) =>
      [0, 1, 2, 3].map((rotation): JsonObject => ({ useAbility: { ability: 'rolling-thunder', place, rotation } })),
    )
    expect(unoffered(state, 0, thunders)).toEqual([])
  })

  test('loot that is dropped and picked up in one command', () => {
    const { state } = activated()
    const drops: Json[] = [[], [{ token: 'frag', cell: HERE }], [{ token: 'syringe', cell: at(6, 8) }]]
    const pickUps: Json[] = [[], [{ loot: 'loot#1', keep: { at: { in: 'backpack' } } }]]
    const both = drops.flatMap((drop) => pickUps.map((pickUp): JsonObject => ({ handleLoot: { drop, pickUp } })))
    const [nothing, ...something] = both
    expect(unoffered(state, 0, both)).toEqual([])
    expect(isAccepted(state, 0, nothing ?? {})).toBe(false)
    expect(something.filter((command) => isAccepted(state, 0, command))).toEqual(something)
  })

  test('loot is picked up by its name, with a number only where two of a kind lie together', () => {
    const lying = (...ids: readonly string[]) => ids.map((id) => ({ id, token: 'medkit', cell: HERE, depleted: false }))
    const textsOf = (...ids: readonly string[]) =>
      apexPlay.offers({ ...activated().state, loot: lying(...ids) }, 0).flatMap(({ command, text }) => {
        const { pickUp = [] } = (command.handleLoot ?? {}) as { readonly pickUp?: readonly Json[] }
        return pickUp.length === 0 ? [] : [text.en]
      })
    expect(textsOf('loot-1')).toEqual(['Pick up Med kit from (6, 7): into the backpack.'])
    expect(textsOf('loot-1', 'loot-4')).toEqual([
      'Pick up Med kit (1) from (6, 7): into the backpack.',
      'Pick up Med kit (2) from (6, 7): into the backpack.',
    ])
  })

  test('shots with each weapon and every feat', () => {
    const { state } = activated()
    const shots = ['wraith', 'gibraltar', 'bloodhound'].flatMap((target) =>
      [0, 1].flatMap((weapon) =>
        [{}, { enhancement: 'flush-out' }, { enhancement: 'double-time' }].map(
          (more): JsonObject => ({ shoot: { target, weapon, ...more } }),
        ),
      ),
    )
    expect(unoffered(state, 0, shots)).toEqual([])
  })

  test('a way onto the board from every outside space', () => {
    const state = entering()
    const legend = 'bangalore'
    const ways = Array.from({ length: 16 }, (_, position) => position).flatMap((position) =>
      [...waysFrom(at(position, 0), 1), ...waysFrom(at(position, 0), 2)]
        .filter((way) => way.every(({ column, row }) => column >= 0 && column < 16 && row >= 0 && row < 16))
        .map((way): JsonObject => ({ enter: { legend, position, path: [at(position, 0), ...way] } })),
    )
    expect(unoffered(state, 0, ways)).toEqual([])
  })
})

/** A match in which Bangalore may enter from the north. */
function entering(): ApexState {
  const state = fixture()
  const sides = { bangalore: 'N', wraith: 'E', gibraltar: 'S', bloodhound: 'W' } as const
  return {
    ...state,
    phase: 'enter',
    round: 0,
    turnIndex: 0,
    legends: state.legends.map((legend) => ({
      ...legend,
      where: { side: sides[legend.id as keyof typeof sides] },
    })),
    entry: {
      rewards: { N: 'move3-ammo', E: 'move3-common', S: 'move2-rare', W: 'move4' },
      epics: { N: null, E: null, S: null, W: null },
    },
  }
}
