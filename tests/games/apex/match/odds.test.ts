import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { formatFraction, fraction } from '../../../../src/lib/fraction.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, fixture, given, Table } from './arranged.ts'

const cell = (column: number, row: number) => ({ column, row })
const AIM_CARDS = [...apexContent.aimCards.keys()]

const oddsOf = (state: ApexState, seat: number, command: JsonObject) =>
  Object.fromEntries(apexPlay.odds(state, seat, command).map(({ id, fraction: exact }) => [id, exact]))

/** What really comes of a command for every order in which so many cards can lie on top of the deck. */
function played(state: ApexState, seat: number, command: JsonObject, cards: number) {
  const orders = AIM_CARDS.flatMap((first) =>
    cards === 1 ? [[first]] : AIM_CARDS.filter((card) => card !== first).map((second) => [first, second]),
  )
  return orders.map((order) => {
    const decision = apexPlay.decide(state, seat, command, given(aimed(...order)))
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    return decision.events
  })
}

const share = (found: readonly unknown[], all: readonly unknown[]): string =>
  formatFraction(fraction(BigInt(found.length), BigInt(all.length)))

describe('the odds of a dry run', () => {
  test('a shot: what comes of every two cards', () => {
    const table = new Table(fixture({}, { turnIndex: 2 }))
    table.give(0, { activate: { legend: 'wraith' } })
    const shoot = { shoot: { target: 'bloodhound', weapon: 0 } }
    const odds = oddsOf(table.state, 0, shoot)
    expect(Object.keys(odds)).toEqual(['bloodhound:hit', 'bloodhound:eliminated', 'bloodhound:expectedDamage'])
    const all = played(table.state, 0, shoot, 2)
    const resolved = all.flatMap((events) => events.filter(({ type }) => type === 'shotResolved'))
    expect(resolved).toHaveLength(all.length)
    expect(odds['bloodhound:hit']).toBe(
      share(
        resolved.filter(({ hits }) => Number(hits) > 0),
        all,
      ),
    )
    const damage = resolved.reduce((sum, shot) => sum + Number(shot.damage), 0)
    expect(odds['bloodhound:expectedDamage']).toBe(formatFraction(fraction(BigInt(damage), BigInt(all.length))))
  })

  test('a blow: what comes of every card', () => {
    const places = {
      bloodhound: { where: { cell: cell(10, 9) } },
      wraith: { where: { cell: cell(9, 9) }, shield: 0, health: 5 },
    }
    const table = new Table(fixture(places, { turnIndex: 5 }))
    table.give(1, { activate: { legend: 'bloodhound' } })
    const melee = { melee: { target: 'wraith' } }
    const odds = oddsOf(table.state, 1, melee)
    const all = played(table.state, 1, melee, 1)
    const happened = (type: string) =>
      all.filter((events) => events.some((event) => event.type === type && event.hit !== false))
    expect(odds['wraith:hit']).toBe(share(happened('meleeResolved'), all))
    expect(odds['wraith:eliminated']).toBe(share(happened('legendEliminated'), all))
  })

  test('a throw: everybody who may be hit, with the thrower’s own squad', () => {
    const table = new Table(
      fixture({ bangalore: { backpack: ['frag'] }, wraith: { where: { cell: cell(10, 8) } } }, { turnIndex: 2 }),
    )
    table.give(0, { activate: { legend: 'bangalore' } })
    const use = { use: { token: 'frag', cell: cell(10, 7), rotation: 0 } }
    const odds = oddsOf(table.state, 0, use)
    const all = played(table.state, 0, use, apexContent.grenades.get('frag')?.aimCards ?? 0)
    const exploded = all.map((events) => events.find(({ type }) => type === 'grenadeLanded'))
    for (const legend of ['gibraltar', 'wraith', 'bloodhound']) {
      const where = table.legend(legend).where as { cell: unknown }
      const hit = exploded.filter((event) => JSON.stringify(event?.affected).includes(JSON.stringify(where.cell)))
      expect(odds[`${legend}:hit`]).toBe(share(hit, all))
    }
  })

  test('nothing else has odds, nor has a command that means nothing', () => {
    const table = new Table(fixture({}, { turnIndex: 2 }))
    expect(oddsOf(table.state, 0, { shoot: { target: 'bloodhound', weapon: 0 } })).toEqual({})
    table.give(0, { activate: { legend: 'wraith' } })
    expect(oddsOf(table.state, 0, { endActivation: {} })).toEqual({})
    expect(oddsOf(table.state, 0, { shoot: { target: 'nobody', weapon: 0 } })).toEqual({})
    expect(oddsOf(table.state, 0, { melee: { target: 'nobody' } })).toEqual({})
    expect(oddsOf(table.state, 0, { use: { token: 'syringe' } })).toEqual({})
  })

  test('they name Legends as printed, in both languages', () => {
    const table = new Table(fixture({}, { turnIndex: 2 }))
    table.give(0, { activate: { legend: 'wraith' } })
    const [hit] = apexPlay.odds(table.state, 0, { shoot: { target: 'bloodhound', weapon: 0 } })
    expect(hit?.text).toEqual({ en: 'Bloodhound is hit', es: 'Bloodhound recibe un impacto' })
  })
})
