import { describe, expect, test } from 'vitest'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { begin, chanceOf } from './random-match.ts'
import { give, legendIn, refusedBy, tableM } from './table-m.ts'

const at = (column: number, row: number) => ({ cell: { column, row } })

describe('E-82: setup of the introductory game', () => {
  const { state } = begin(2, { red: 'A' }, chanceOf(3))

  test('apex.setup.intro-legends: each squad has its list, and nothing is asked', () => {
    expect(state.legends.map(({ id, seat }) => [id, seat])).toEqual([
      ['bangalore', 0],
      ['wraith', 0],
      ['gibraltar', 1],
      ['bloodhound', 1],
    ])
    expect(state.phase).toBe('stage1')
  })

  test('apex.stage1.pool: pools of 4, 4 and 4 leave 32 weapons, 34 common and 36 rare tokens', () => {
    expect(state.stock.weapons).toHaveLength(32)
    expect(state.stock.common).toHaveLength(34)
    expect(state.stock.rare).toHaveLength(36)
    expect(state.stock.ring).toHaveLength(7)
    expect(state.stock.bins).toHaveLength(18)
  })
})

describe('E-86: an eliminated Legend', () => {
  const gone: ApexState = tableM(5, { gibraltar: { where: 'off', boxes: 1 } })
  const active = give(gone, 1, { activate: { legend: 'gibraltar' } })

  test('apex.activation.eliminated: it may do nothing but respawn', () => {
    expect(refusedBy(active, 1, { endActivation: {} })).toEqual(['apex.activation.eliminated'])
    expect(refusedBy(active, 1, { move: { path: [{ column: 1, row: 1 }] } })).toEqual(['apex.activation.eliminated'])
    expect(refusedBy(active, 1, { handleLoot: {} })).toEqual(['apex.activation.eliminated'])
  })

  test('apex.respawn.place: at the beacon that is nearest to a squadmate', () => {
    const cells = apexPlay.offers(active, 1).map(({ command }) => command.respawn)
    expect(cells).toHaveLength(4)
    expect(cells).toEqual(expect.arrayContaining([at(15, 6), at(14, 7), at(14, 8), at(15, 8)]))
    const back = give(active, 1, { respawn: at(14, 7) })
    expect(legendIn(back, 'gibraltar').where).toEqual(at(14, 7))
    expect(back.activation?.ap).toBe(1)
  })
})

describe('E-88: the end of a round', () => {
  const before = tableM(
    5,
    {
      bangalore: { where: at(1, 4), activated: true },
      wraith: { where: at(14, 14), activated: true, deck: [] },
      gibraltar: { where: 'off', boxes: 1, activated: true },
      bloodhound: { deck: ['tracker', 'pounce', 'camouflage'] },
    },
    { ring: { left: 2, top: 2, right: 15, bottom: 15 }, ringCard: 'ring-3' },
  )
  const active = give(before, 1, { activate: { legend: 'bloodhound' } })
  const after = give(active, 1, { endActivation: {} })

  test('apex.transition.ring-damage: 4 Health for Bangalore outside, nothing for anybody else', () => {
    expect(legendIn(after, 'bangalore')).toMatchObject({ health: 36, shield: 20 })
    expect(legendIn(after, 'wraith').health).toBe(40)
    expect(legendIn(after, 'gibraltar').health).toBe(40)
  })

  test('apex.transition.draw-feat: an empty deck gives nothing', () => {
    expect(legendIn(after, 'wraith').hand).toHaveLength(0)
    expect(legendIn(after, 'bloodhound').hand).toHaveLength(1)
  })

  test('apex.ring.shift: the right and the bottom side move 2 inwards; round 4 begins', () => {
    expect(after.ring).toEqual({ left: 2, top: 2, right: 13, bottom: 13 })
    expect(after).toMatchObject({ round: 4, turnIndex: 6, phase: 'turn' })
    expect(after.legends.every(({ activated }) => !activated)).toBe(true)
  })
})

describe('E-91: victory by points', () => {
  const lost = tableM(9, { gibraltar: { where: 'off', boxes: 0 }, bloodhound: { activated: true } })

  test('apex.victory.vp-threshold: at the start of the activation of a Legend without boxes', () => {
    const over = give(lost, 1, { activate: { legend: 'gibraltar' } })
    expect(over.result).toEqual({ winner: 'red', rule: 'apex.victory.vp-threshold' })
    expect(apexPlay.ending(over)?.winners).toEqual([0])
    expect(apexPlay.offers(over, 0)).toEqual([])
  })

  test('a Legend with boxes starts its activation as usual', () => {
    const goesOn = tableM(9, { gibraltar: { where: 'off', boxes: 0 } })
    expect(give(goesOn, 1, { activate: { legend: 'bloodhound' } }).result).toBeNull()
  })
})

describe('E-92: after round 8', () => {
  const last = (wraith: number, gibraltar: number): ApexState => {
    const table = tableM(15, {
      bangalore: { boxes: 1, activated: true },
      wraith: { health: wraith, activated: true },
      gibraltar: { health: gibraltar, activated: true },
      bloodhound: { boxes: 1 },
    })
    return give(give(table, 1, { activate: { legend: 'bloodhound' } }), 1, { endActivation: {} })
  }

  test('apex.victory.end-of-rounds: with equal points the healthiest untouched Legend decides', () => {
    expect(last(12, 9).result).toEqual({ winner: 'red', rule: 'apex.victory.end-of-rounds' })
  })

  test('apex.victory.end-of-rounds: equal Health is a draw', () => {
    expect(last(12, 12).result).toEqual({ winner: null, rule: 'apex.victory.end-of-rounds' })
  })
})

describe('E-93: both squads at once', () => {
  test('apex.victory.unique-eliminations: the tie-breaks decide', () => {
    const table = tableM(
      11,
      {
        wraith: { boxes: 1, activated: true },
        gibraltar: { boxes: 1, activated: true },
        bangalore: { health: 10, where: at(0, 0), activated: true },
        bloodhound: { health: 8, where: at(1, 0) },
      },
      { ring: { left: 4, top: 2, right: 15, bottom: 15 } },
    )
    const over = give(give(table, 1, { activate: { legend: 'bloodhound' } }), 1, { endActivation: {} })
    expect(apexPlay.view(over, null).points).toEqual({ red: 2, blue: 2 })
    expect(over.result).toEqual({ winner: null, rule: 'apex.victory.end-of-rounds' })
  })
})

describe('refusals', () => {
  const active = give(tableM(4), 0, { activate: { legend: 'bangalore' } })

  test('apex.activation.once-each: another Legend while one is active', () => {
    expect(refusedBy(active, 0, { activate: { legend: 'wraith' } })).toEqual(['apex.activation.once-each'])
  })

  test('apex.seat.controller: a Legend of another seat', () => {
    expect(refusedBy(tableM(4), 0, { activate: { legend: 'gibraltar' } })).toEqual(['apex.seat.controller'])
  })

  test('apex.move.mp: too far for a Move 2', () => {
    const path = [7, 8, 9].map((column) => ({ column, row: 7 }))
    expect(refusedBy(active, 0, { move: { path } })).toContain('apex.move.mp')
  })

  test('apex.match.moment: a command of another phase', () => {
    expect(refusedBy(active, 0, { recruit: { legend: 'lifeline' } })).toEqual(['apex.match.moment'])
  })
})
