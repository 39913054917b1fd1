import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, fixture, Table } from './arranged.ts'

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const THREE = { mode: '3v3' }

/** The match after the last activation of Blue's turn, with what chance gives in the Transition. */
function afterTurn(table: Table, legend: string, draws: readonly number[]): void {
  table.give(1, { activate: { legend } })
  table.give(1, { endActivation: {} }, draws)
}

describe('E-88: the end of a round, step by step', () => {
  const feats = (legend: string, left: number) => {
    const all = fixture({}).legends.find(({ id }) => id === legend)?.deck ?? []
    return { deck: all.slice(0, left), discard: all.slice(left) }
  }
  const base = fixture(
    {
      bangalore: { where: at(1, 4), activated: true, ...feats('bangalore', 1) },
      wraith: { where: at(14, 14), activated: true, ...feats('wraith', 0) },
      gibraltar: { where: 'off', boxes: 1, activated: true, ...feats('gibraltar', 4) },
      bloodhound: feats('bloodhound', 3),
    },
    { turnIndex: 5, ring: { left: 2, top: 2, right: 15, bottom: 15 }, ringCard: 'ring-3' },
  )
  const stock = { ...base.stock, ring: [1, 2, 4, 5, 6, 7, 8].map((number) => `ring-${number}`) }
  const tokens = base.tokens.map((token) => {
    if (token.ability === 'smoke-launcher' && token.id.endsWith('1')) return { ...token, at: { cooldown: 1 } }
    return token.ability === 'dome-of-protection' ? { ...token, at: { cooldown: 3 } } : token
  })
  const table = new Table({ ...base, stock, tokens })
  // The feats of Bangalore, Gibraltar and Bloodhound, then the Ring card.
  afterTurn(table, 'bloodhound', [0, 0, 0, 0])

  test('apex.transition.*: damage, feats, cooldowns, marker, recruit cards, initiative', () => {
    expect([...table.cited]).toEqual(
      expect.arrayContaining([
        'apex.transition.ring-damage',
        'apex.transition.draw-feat',
        'apex.transition.cooldown',
        'apex.transition.round-marker',
        'apex.transition.refresh',
        'apex.transition.initiative',
        'apex.ring.shift',
        'apex.ring.shape',
        'apex.cooldown.tick',
      ]),
    )
    expect(table.legend('bangalore')).toMatchObject({ health: 36, shield: 20 })
    expect(table.state.legends.map(({ deck, hand }) => [deck.length, hand.length])).toEqual([
      [0, 1],
      [0, 0],
      [3, 1],
      [2, 1],
    ])
    const token = (ability: string) => table.state.tokens.find((one) => one.ability === ability)?.at
    expect(token('dome-of-protection')).toEqual({ cooldown: 2 })
    expect(
      table.state.tokens.filter(({ ability, at: place }) => ability === 'smoke-launcher' && place === 'supply'),
    ).toHaveLength(2)
    expect(table.state.ring).toEqual({ left: 2, top: 2, right: 13, bottom: 13 })
    expect(table.state.ringCard).toBe('ring-1')
    expect(table.state.stock.ring).toContain('ring-3')
    expect(table.state).toMatchObject({ round: 4, turnIndex: 6, phase: 'turn' })
  })

  test('apex.instant.outside-activation: Ring damage opens no window', () => {
    expect(table.events('asked')).toEqual([])
  })
})

describe('every Ring card', () => {
  test.each([...apexContent.ringCards.values()])('$id shifts the sides that it shows', ({ id, sides }) => {
    const activated = { activated: true }
    const whole = { left: 4, top: 4, right: 11, bottom: 11 }
    const others = { bangalore: activated, wraith: activated, gibraltar: activated }
    const state = fixture(others, { turnIndex: 5, ring: whole, ringCard: id }, { windows: 'quick' })
    const ring = [...apexContent.ringCards.keys()].filter((card) => card !== id)
    const table = new Table({ ...state, stock: { ...state.stock, ring } })
    afterTurn(table, 'bloodhound', [0, 0, 0, 0, 0])
    expect(table.events('ringShifted')).toMatchObject([{ card: id }])
    const { top, right, bottom, left } = sides
    expect(table.state.ring).toEqual({ left: 4 + left, top: 4 + top, right: 11 - right, bottom: 11 - bottom })
    expect([...table.state.stock.ring, table.state.ringCard].sort()).toEqual([...ring, id].sort())
  })
})

describe('E-91: points win only if there are enough of them', () => {
  test('apex.victory.vp-threshold: three points are too few for three against three', () => {
    const lost = fixture({ gibraltar: { boxes: 0, where: 'off' }, bloodhound: { boxes: 1 } }, { turnIndex: 9 }, THREE)
    const table = new Table(lost)
    table.give(1, { activate: { legend: 'gibraltar' } })
    expect(table.state.result).toBeNull()
    expect(apexPlay.offers(table.state, 1).every(({ command }) => 'respawn' in command)).toBe(true)
  })
})

describe('E-92: after round 8', () => {
  const last = (legends: Parameters<typeof fixture>[0], options = {}) => {
    const state = fixture(legends, { turnIndex: 15 }, options)
    const waiting = state.legends.map((legend) => ({ ...legend, activated: legend.id !== 'bloodhound' }))
    const table = new Table({ ...state, legends: waiting })
    afterTurn(table, 'bloodhound', [0, 0, 0, 0, 0, 0].slice(0, state.legends.length))
    return table
  }

  test('apex.victory.end-of-rounds: points come first', () => {
    const table = last({ bangalore: { boxes: 1 }, wraith: { health: 40 }, gibraltar: { health: 3 } })
    expect(table.state.result).toEqual({ winner: 'blue', rule: 'apex.victory.end-of-rounds' })
    expect(table.cited).toContain('apex.victory.end-of-rounds')
  })

  test('apex.victory.end-of-rounds: the single best counts, not the sum', () => {
    const table = last(
      {
        bangalore: { boxes: 0 },
        wraith: { health: 22 },
        lifeline: { health: 5 },
        gibraltar: { boxes: 0 },
        bloodhound: { health: 21 },
        pathfinder: { health: 20 },
      },
      { ...THREE, ring: false },
    )
    expect(table.state.result).toEqual({ winner: 'red', rule: 'apex.victory.end-of-rounds' })
  })
})

describe('E-93: both at once, and Red has more points', () => {
  test('apex.victory.at-once: the tie-breaks decide by points', () => {
    const state = fixture(
      {
        wraith: { boxes: 1, activated: true },
        gibraltar: { boxes: 0, where: 'off', activated: true },
        bangalore: { health: 10, where: at(0, 0), activated: true },
        bloodhound: { health: 8, where: at(1, 0) },
      },
      { turnIndex: 11, ring: { left: 4, top: 2, right: 15, bottom: 15 } },
    )
    const table = new Table(state)
    afterTurn(table, 'bloodhound', [])
    expect(table.events('legendEliminated').map(({ legend }) => legend)).toEqual(['bangalore', 'bloodhound'])
    expect(apexPlay.view(table.state, null).points).toEqual({ red: 3, blue: 2 })
    expect(table.state.result).toEqual({ winner: 'red', rule: 'apex.victory.end-of-rounds' })
    expect(table.cited).toContain('apex.victory.at-once')
  })
})

describe('E-98: two smokes in time', () => {
  test('apex.timing.duration, apex.cooldown.start: both expire in the same turn, and come back after two rounds', () => {
    const smoke = (x: number) => ({
      useAbility: { ability: 'smoke-launcher', place: { intersection: { x, y: 8, level: 0 } } },
    })
    const table = new Table(fixture({}, {}, { ring: false }))
    table.give(0, { activate: { legend: 'bangalore' } })
    table.give(0, smoke(8))
    table.give(0, smoke(10))
    table.give(0, { endActivation: {} })
    const pass = (seat: number, legend: string, draws: readonly number[] = []) => {
      table.give(seat, { activate: { legend } })
      table.give(seat, { endActivation: {} }, draws)
    }
    const smokes = () => table.state.tokens.filter(({ ability }) => ability === 'smoke-launcher').map((one) => one.at)
    expect(smokes()).toEqual([{ turnIndex: 7 }, { turnIndex: 7 }])
    pass(0, 'wraith')
    pass(1, 'gibraltar')
    pass(1, 'bloodhound', [0, 0, 0, 0])
    pass(0, 'bangalore')
    pass(0, 'wraith')
    expect(table.state.miniatures).toEqual([])
    expect(smokes()).toEqual([{ cooldown: 2 }, { cooldown: 2 }])
    const toRound = (round: number) => {
      for (let left = 20; table.state.round < round && left > 0; left--) {
        const seat = apexPlay.activeSeat(table.state) ?? 0
        table.play(seat, (apexPlay.idle(table.state, seat) ?? {}) as JsonObject)
      }
    }
    toRound(5)
    expect(smokes()).toEqual([{ cooldown: 1 }, { cooldown: 1 }])
    toRound(6)
    expect(smokes()).toEqual(['supply', 'supply'])
    expect([...table.cited]).toEqual(
      expect.arrayContaining(['apex.timing.duration', 'apex.timing.count-turns', 'apex.cooldown.start']),
    )
  })
})

describe('E-99: destroyed in time', () => {
  test('apex.ability.destroyed, apex.destroy.result: the token goes straight to its cooldown', () => {
    const base = fixture({ gibraltar: { where: at(11, 8) }, bloodhound: { where: at(13, 8) } }, { turnIndex: 7 }, THREE)
    const tokens = base.tokens.map((token) =>
      token.ability === 'doc-heal-drone' ? { ...token, at: { turnIndex: 8 } } : token,
    )
    const token = tokens.find(({ ability }) => ability === 'doc-heal-drone')?.id ?? ''
    const drone = {
      id: 'doc#1',
      kind: 'doc',
      owner: 'lifeline',
      token,
      place: { intersection: { x: 12, y: 8, level: 0 } },
      rotation: 0,
    }
    const table = new Table({ ...base, tokens, miniatures: [drone] })
    table.give(1, { activate: { legend: 'gibraltar' } })
    const { rules } = table.give(1, { destroy: { targets: ['doc#1'] } })
    expect(rules).toEqual(
      expect.arrayContaining(['apex.destroy.method', 'apex.destroy.result', 'apex.ability.destroyed']),
    )
    expect(table.state.miniatures).toEqual([])
    expect(table.state.tokens.find(({ id }) => id === token)?.at).toEqual({ cooldown: 3 })
    expect(table.state.action?.parts).toEqual([{ part: 'move', amount: 1 }])
  })
})

describe('E-102: outside an activation', () => {
  test('apex.window.triggers: the Ring has shifted, and Pathfinder reads it', () => {
    const base = fixture(
      { pathfinder: { where: at(14, 14), hand: ['read-the-ring'] } },
      { turnIndex: 5, ring: { left: 2, top: 2, right: 15, bottom: 15 }, ringCard: 'ring-3' },
      THREE,
    )
    const legends = base.legends.map((legend) => ({ ...legend, activated: legend.id !== 'bloodhound' }))
    const stock = { ...base.stock, ring: [1, 2, 4, 5, 6, 7, 8].map((number) => `ring-${number}`) }
    const table = new Table({ ...base, legends, stock })
    afterTurn(table, 'bloodhound', [0, 0, 0, 0, 0, 0, 0])
    expect(table.asked).toMatchObject({
      kind: 'instant',
      seat: 1,
      legend: 'pathfinder',
      about: { trigger: 'ringShifted' },
    })
    table.give(1, { answer: { card: 'read-the-ring' } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', about: { points: 2 } })
    table.give(1, { answer: { path: [cell(13, 13)] } })
    expect(table.legend('pathfinder').where).toEqual(at(13, 13))
    expect(table.state).toMatchObject({ round: 4, turnIndex: 6 })
    expect([...table.cited]).toEqual(
      expect.arrayContaining(['apex.instant.when', 'apex.instant.outside-activation', 'apex.window.triggers']),
    )
    expect(aimed()).toEqual([])
  })
})
