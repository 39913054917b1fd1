import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, drawnFrom, Table } from './arranged.ts'
import { armed, at, middle, until } from './automata-table.ts'
import { chanceOf } from './random-match.ts'

const without = (...cards: readonly string[]) =>
  [...apexContent.automatonFeats.keys()].filter((card) => !cards.includes(card))

describe('matches against Automata', () => {
  test('E-56: the players enter from any side, then the enemies drop at the farthest beacon', () => {
    const table = new Table(until('enter', 'red'))
    const way = (...cells: readonly (readonly [number, number])[]) => cells.map(([column, row]) => ({ column, row }))
    const south = { legend: 'bangalore', side: 'S', position: 6, path: way([6, 15], [7, 14], [7, 13]) }
    const west = { legend: 'lifeline', side: 'W', position: 13, path: way([0, 13], [1, 13], [1, 12]) }
    table.give(0, { enter: south })
    const { rules } = table.give(0, { enter: west }, drawnFrom([...apexContent.routeCards.keys()], 'rc-04', 'rc-03'))
    expect(table.legend('wraith').where).toEqual(at(9, 2))
    expect(table.legend('gibraltar').where).toEqual(at(7, 3))
    expect(table.state.automata?.routes).toHaveLength(10)
    expect(table.state.automata?.routeDiscard).toEqual(['rc-04', 'rc-03'])
    expect(rules).toContain('apex.automata.drop.enemy-beacon')
    expect(rules).toContain('apex.automata.drop.entry-limits')
    expect(table.state.legends.map(({ boxes }) => boxes)).toEqual([2, 2, 2, 2])
    expect(table.legend('bangalore').hand).toHaveLength(3)
    expect(apexPlay.offers(table.state, 0).map(({ command }) => command)).toEqual([
      { activate: { legend: 'bangalore' } },
      { activate: { legend: 'lifeline' } },
    ])
  })

  test('E-58: a human Shot makes an Automaton reveal a Feat, and its Reaction counts', () => {
    const table = middle('red', 2, {
      bangalore: { where: at(8, 6), weapons: [armed('r-301', 3), armed('longbow', 3)] },
      lifeline: { where: at(9, 5) },
      gibraltar: { where: at(8, 2) },
      wraith: { where: at(0, 0) },
    })
    table.give(0, { activate: { legend: 'bangalore' } })
    const reveal = drawnFrom([...apexContent.automatonFeats.keys()], 'gf-04')
    const shoot = { shoot: { target: 'gibraltar', weapon: 0 } }
    const { rules, events } = table.give(0, shoot, [...reveal, ...aimed('aim-12', 'aim-13', 'aim-06')])
    expect(events.find(({ type }) => type === 'shotResolved')).toMatchObject({ difficulty: 60, hits: 2, damage: 14 })
    const { shield, health, automaton } = table.legend('gibraltar')
    expect([shield, health]).toEqual([6, 40])
    expect(automaton?.featDiscard).toEqual(['gf-04'])
    expect(rules).toContain('apex.automata.react.before')
  })

  test('E-58: the second Shot meets a reaction after it, for which a Charge is paid', () => {
    const table = middle('red', 2, {
      bangalore: { where: at(8, 6), activated: true },
      lifeline: { where: at(9, 5), weapons: [armed('wingman', 3), armed('longbow', 3)] },
      gibraltar: {
        where: at(8, 2),
        shield: 6,
        automaton: { charges: 1, feats: without('gf-04'), featDiscard: ['gf-04'] },
      },
      wraith: { where: at(0, 0) },
    })
    table.give(0, { activate: { legend: 'lifeline' } })
    const shoot = { shoot: { target: 'gibraltar', weapon: 0 } }
    const { rules, events } = table.give(0, shoot, [
      ...drawnFrom(without('gf-04'), 'gf-02'),
      ...aimed('aim-10', 'aim-01'),
    ])
    expect(events.find(({ type }) => type === 'shotResolved')).toMatchObject({ difficulty: 50, hits: 1, damage: 9 })
    const { shield, health, automaton } = table.legend('gibraltar')
    expect([shield, health, automaton?.charges]).toEqual([10, 37, 0])
    expect(automaton?.featDiscard).toEqual(['gf-04', 'gf-02'])
    expect(automaton?.feats).toHaveLength(8)
    expect(rules).toContain('apex.automata.react.after')
  })

  test('E-45: an empty Feat deck is shuffled again when an Automaton is shot at', () => {
    const all = [...apexContent.automatonFeats.keys()]
    const table = middle('red', 2, {
      bangalore: { where: at(8, 6), weapons: [armed('r-301', 3), armed('longbow', 3)] },
      lifeline: { where: at(1, 12) },
      gibraltar: { where: at(8, 2), automaton: { feats: [], featDiscard: all } },
      wraith: { where: at(0, 0) },
    })
    table.play(0, { activate: { legend: 'bangalore' } })
    table.play(0, { shoot: { target: 'gibraltar', weapon: 0 } })
    expect(table.events('automatonFeatReshuffled')).toEqual([
      { type: 'automatonFeatReshuffled', legend: 'gibraltar', size: 10 },
    ])
    expect(table.legend('gibraltar').automaton?.feats).toHaveLength(9)
    expect(table.legend('gibraltar').automaton?.featDiscard).toHaveLength(1)
  })

  test('a figure of an Automaton’s Ability is destroyed, and its token goes to the cooldown', () => {
    const { state } = middle('red', 2, { bangalore: { where: at(8, 6) }, wraith: { where: at(0, 0) } })
    const mine = ({ legend }: { readonly legend: string }) => legend === 'gibraltar'
    const token = state.tokens.find(mine)
    const cooldown = apexContent.automatonAbilities.get(token?.ability ?? '')?.cooldown
    const place = { intersection: { x: 9, y: 6, level: 0 } }
    const dome = { id: 'doc#1', kind: 'doc', owner: 'gibraltar', token: token?.id ?? '', place, rotation: 0 }
    const tokens = state.tokens.map((one) => (one === token ? { ...one, at: { turnIndex: 8 } } : one))
    const table = new Table({ ...state, tokens, miniatures: [dome] })
    table.give(0, { activate: { legend: 'bangalore' } })
    const { events } = table.give(0, { destroy: { targets: ['doc#1'] } })
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['destroyed', 'cooldownStarted']))
    expect(table.state.miniatures).toEqual([])
    expect(table.state.tokens.find(({ id }) => id === token?.id)?.at).toEqual({ cooldown })
  })

  test('E-63: two points win at the start of the activation of an Automaton without boxes', () => {
    const table = middle('red', 4, {
      bangalore: { where: at(7, 12), activated: true },
      lifeline: { where: at(1, 12) },
      gibraltar: { where: at(8, 2) },
      wraith: { where: 'off', boxes: 0 },
    })
    table.play(0, { activate: { legend: 'lifeline' } })
    table.play(0, { endActivation: {} })
    expect(table.state.result).toEqual({ winner: 'red', rule: 'apex.victory.vp-threshold' })
    expect(apexPlay.ending(table.state)?.winners).toEqual([0])
    expect(table.events('automatonMoved')).toEqual([])
  })

  test('E-63: a lower score acts first, and only then the points win', () => {
    const table = middle(
      'red',
      4,
      {
        lifeline: { where: at(15, 12), activated: true },
        gibraltar: { where: at(14, 12) },
        wraith: { where: at(0, 0) },
        bangalore: { where: 'off', boxes: 0 },
      },
      { picks: ['lifeline', 'gibraltar'], automata: { legends: { enemies: ['wraith', 'bangalore'] } } },
    )
    table.play(0, { activate: { legend: 'gibraltar' } })
    table.play(0, { endActivation: {} })
    const acted = table.events('automatonStepStarted').map(({ legend }) => legend)
    expect(new Set(acted)).toEqual(new Set(['wraith']))
    expect(table.state.result).toEqual({ winner: 'red', rule: 'apex.victory.vp-threshold' })
  })

  const tieBreak = (humans: [number, number], automata: [number, number], boxes: [number, number]) => {
    const table = middle('blue', 15, {
      bangalore: { where: at(7, 12), activated: true, health: humans[0], boxes: boxes[0] },
      lifeline: { where: at(1, 12), health: humans[1] },
      wraith: { where: at(0, 0), health: automata[0], boxes: boxes[1], activated: true },
      gibraltar: { where: at(8, 2), health: automata[1], activated: true },
    })
    table.play(0, { activate: { legend: 'lifeline' } })
    table.play(0, { endActivation: {} })
    return { winner: table.state.result?.winner, seats: apexPlay.ending(table.state)?.winners }
  }

  test('E-64: after round 8 points decide, then the Health of those with both boxes', () => {
    expect(tieBreak([40, 40], [40, 40], [2, 1])).toEqual({ winner: 'blue', seats: [0] })
    expect(tieBreak([12, 30], [40, 9], [2, 2])).toEqual({ winner: 'red', seats: [] })
    expect(tieBreak([40, 22], [40, 22], [1, 1])).toEqual({ winner: null, seats: [] })
    expect(tieBreak([40, 15], [40, 38], [1, 1])).toEqual({ winner: 'red', seats: [] })
  })

  const refused = (seats: number, options: JsonObject): string[] => {
    const decision = apexPlay.setup(options, seats, chanceOf(1))
    return decision.kind === 'refused' ? decision.violations.map(({ rule }) => rule) : []
  }

  test.each([
    ['apex.automata.scope.coop', 2, { automata: { teammate: true } }],
    ['apex.automata.scope.coop', 3, { automata: {} }],
    ['apex.automata.scope.two-versus-two', 1, { mode: '3v3', automata: {} }],
    ['apex.automata.setup.life', 1, { automata: { automatonHealth: 30 } }],
    ['apex.automata.setup.modes', 1, { automata: { gameMode: 'teamDeathmatch' } }],
    ['apex.automata.setup.assign-automata-first', 1, { automata: { legends: { enemies: ['wraith', 'wraith'] } } }],
    ['apex.automata.setup.beacons', 1, { board: { drawn: { width: 12, height: 12 } }, automata: {} }],
  ])('%s refuses a match', (rule, seats, options) => {
    expect(refused(seats, options)).toContain(rule)
  })

  test('apex.automata.stage1.epic-first, setup.player-pick: the epic token first, and no Legend of an Automaton', () => {
    const table = new Table(until('stage1', 'red'))
    const lock = { lock: { legend: 'bangalore', weapons: table.legend('bangalore').pool?.weapons.slice(0, 2) ?? [] } }
    expect(table.refused(0, lock)).toEqual(['apex.automata.stage1.epic-first'])
    const picking = new Table(until('recruit', 'red'))
    expect(picking.refused(0, { recruit: { legend: 'wraith' } })).toEqual(['apex.automata.setup.player-pick'])
  })

  test('apex.automata.scope.seats: what a player holds is hidden from spectators, and nothing of the Automata is', () => {
    const state = until('turn', 'red')
    type Seen = { legends: { id: string; hand: unknown; automaton?: { charges: number } }[] }
    const [own, open] = [apexPlay.view(state, 0) as Seen, apexPlay.view(state, null) as Seen]
    expect(own.legends[0]?.hand).toHaveLength(3)
    expect(open.legends.map(({ hand }) => hand)).toEqual([null, null, null, null])
    expect(open.legends[2]?.automaton?.charges).toBe(1)
  })
})
