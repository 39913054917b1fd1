import { describe, expect, test } from 'vitest'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { after, move } from '../../../../src/games/apex/content/effects.ts'
import { decideMatch } from '../../../../src/games/apex/match/decide.ts'
import { offersOf } from '../../../../src/games/apex/match/offers.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import type { ApexRules } from '../../../../src/games/apex/rules.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { aimed, drawnFrom, Table, wearing } from './arranged.ts'
import { at, middle, until } from './automata-table.ts'
import { chanceOf, fold } from './random-match.ts'

/** Fragments of solo matches: the end of a round, both squads at once, and a teammate under cards of its player. */

const way = (...cells: readonly (readonly [number, number])[]) => cells.map(([column, row]) => ({ column, row }))

const TEAMMATE = { teammate: true, legends: { enemies: ['wraith', 'gibraltar'], teammate: 'lifeline' } }

describe('E-59: the end of a round with the Ring', () => {
  const feats = (legend: string) =>
    [...apexContent.featCards.values()].filter((card) => card.legend === legend).map(({ id }) => id)
  // The players are Blue, so that their last activation ends the round.
  const before = middle(
    'blue',
    5,
    {
      bangalore: { where: at(1, 12), shield: 0, health: 4, activated: true, deck: [], discard: feats('bangalore') },
      lifeline: { where: at(7, 6), deck: feats('lifeline').slice(0, 3), discard: feats('lifeline').slice(3) },
      wraith: { where: at(0, 2), activated: true, automaton: { shotThisRound: true } },
      gibraltar: { where: at(6, 5), shield: 6, health: 37, activated: true },
    },
    { options: { ring: true }, automata: { pace: 'step', legends: { enemies: ['wraith', 'gibraltar'] } } },
    { ring: { left: 2, top: 2, right: 15, bottom: 15 }, ringCard: 'ring-5' },
  )
  const { stock, tokens } = before.state
  const table = new Table({
    ...before.state,
    stock: { ...stock, ring: [1, 2, 3, 4, 6, 7, 8].map((number) => `ring-${number}`) },
    tokens: tokens.map((token) => (token.ability === 'doc-heal-drone' ? { ...token, at: { cooldown: 1 } } : token)),
  })
  table.play(0, { activate: { legend: 'lifeline' } })
  table.play(0, { endActivation: {} })

  test('4 damage outside the Ring: Bangalore is eliminated, Wraith is hurt, nobody has won', () => {
    expect(table.legend('bangalore')).toMatchObject({ where: 'off', shield: 20, health: 40, boxes: 1 })
    expect(table.legend('wraith')).toMatchObject({ shield: 20, health: 36 })
    expect(table.legend('gibraltar')).toMatchObject({ shield: 6, health: 37 })
    expect(apexPlay.view(table.state, null).points).toEqual({ red: 1, blue: 0 })
    expect(table.state.result).toBeNull()
  })

  test('apex.automata.turn.transition: players draw a feat, Automata none; tokens cool down', () => {
    expect(table.events('featsDrawn').map(({ legend, count }) => [legend, count])).toEqual([
      ['bangalore', 0],
      ['lifeline', 1],
    ])
    expect(table.legend('lifeline').deck).toHaveLength(2)
    expect(table.legend('wraith').automaton?.feats).toHaveLength(before.legend('wraith').automaton?.feats.length ?? 0)
    expect(table.state.tokens.find(({ ability }) => ability === 'doc-heal-drone')?.at).toBe('supply')
  })

  test('the Ring closes on every side, round 4 begins, and Wraith may shoot again', () => {
    expect(table.state.ring).toEqual({ left: 3, top: 3, right: 14, bottom: 14 })
    expect(table.state.stock.ring).toContain('ring-5')
    expect(table.state).toMatchObject({ round: 4, turnIndex: 6 })
    expect(table.state.legends.every(({ activated }) => !activated)).toBe(true)
    expect(table.legend('wraith').automaton?.shotThisRound).toBe(false)
  })
})

describe('E-67: a teammate under a player’s card', () => {
  const begun = () =>
    middle(
      'red',
      2,
      {
        pathfinder: { where: at(8, 9), hand: ['come-along'], deck: [] },
        lifeline: { where: at(4, 9) },
        wraith: { where: at(15, 0) },
        gibraltar: { where: at(14, 0) },
      },
      { picks: ['pathfinder'], automata: TEAMMATE },
    )

  test('apex.automata.playercards.control: three points take her up a level, and no Route card is drawn', () => {
    const table = begun()
    table.give(0, { activate: { legend: 'pathfinder' } })
    table.give(0, { playCard: { card: 'come-along' } })
    expect(table.give(0, { answer: { target: 'lifeline' } }).rules).toContain('apex.automata.playercards.allowed')
    expect(table.asked).toMatchObject({ kind: 'effectMove', legend: 'lifeline', seat: 0, about: { points: 3 } })
    const path = way([4, 10], [3, 10], [3, 11])
    expect(table.refused(0, { answer: { path: [...path, ...way([3, 12])] } })).toEqual(['apex.match.answer'])
    const { rules } = table.give(0, { answer: { path } })
    expect(rules).toEqual(
      expect.arrayContaining(['apex.automata.playercards.control', 'apex.automata.move.traits-always']),
    )
    expect(table.events('moved')[0]).toMatchObject({ legend: 'lifeline', path, cost: 3 })
    expect(table.legend('lifeline').where).toEqual(at(3, 11))
    expect(table.events('automatonRouteDrawn')).toEqual([])
  })

  test('a human Legend would need four for the same way', () => {
    const table = begun()
    const human = { ...table.legend('lifeline'), automaton: undefined }
    const legends = table.state.legends.map((legend) => (legend.id === 'lifeline' ? human : legend))
    table.state = { ...table.state, legends } as ApexState
    table.give(0, { activate: { legend: 'pathfinder' } })
    table.give(0, { playCard: { card: 'come-along' } })
    table.give(0, { answer: { target: 'lifeline' } })
    expect(table.refused(0, { answer: { path: way([4, 10], [3, 10], [3, 11]) } })).toEqual(['apex.match.answer'])
  })

  test('afterwards her own activation draws Route cards as ever', () => {
    const table = begun()
    table.play(0, { activate: { legend: 'lifeline' } })
    expect(table.events('automatonRouteDrawn').length).toBeGreaterThan(0)
  })
})

describe('E-04: a reaction that moves a squadmate', () => {
  /** A card as the book tells of one: after a shot a Legend of the squad moves 2. */
  const WHISPERS = {
    ...(apexContent.featCards.get('double-time') ?? { id: '' }),
    id: 'whispers',
    action: after(move(2, 'anySquadLegend')),
  }
  const content = {
    ...apexContent,
    featCards: new Map([...apexContent.featCards, ['whispers', WHISPERS]]),
  } as typeof apexContent

  /** The first chance in which an enemy shoots at the player, as far as the player is asked. */
  function shotAt(): ApexState {
    const { state } = middle(
      'red',
      3,
      {
        bangalore: { where: at(8, 8), hand: ['whispers'], activated: true },
        lifeline: { where: at(9, 10), activated: true },
        wraith: { where: at(8, 4) },
        gibraltar: { where: at(0, 0), activated: true },
      },
      { picks: ['bangalore'], automata: { ...TEAMMATE, pace: 'step' } },
    )
    for (let seed = 1; seed < 50; seed++) {
      const events = decideMatch(state, 0, { activate: {} }, contextOf(seed))
      const found = events instanceof Refusal ? state : fold(state, events)
      if (found.procedure?.pending?.kind === 'reaction') return found
    }
    throw new Error('Nobody was shot at.')
  }
  const contextOf = (seed: number) => ({ content, random: chanceOf(seed), trace: new Trace<ApexRules>() })
  const answer = (state: ApexState, given: Parameters<typeof decideMatch>[2]): ApexState => {
    const events = decideMatch(state, 0, given, contextOf(1))
    if (events instanceof Refusal) throw new Error(JSON.stringify(events.violations))
    return fold(state, events)
  }

  test('apex.automata.playercards.control: the player chooses her way, and no Route card is drawn', () => {
    const asked = shotAt()
    expect(asked.procedure?.pending?.options).toContainEqual({ card: 'whispers' })
    const routes = asked.automata?.routesInPlay
    const whom = answer(asked, { answer: { card: 'whispers' } })
    expect(whom.procedure?.pending).toMatchObject({ kind: 'effectTarget', seat: 0 })
    expect(whom.procedure?.pending?.options).toContainEqual({ target: 'lifeline' })
    const where = answer(whom, { answer: { target: 'lifeline' } })
    expect(where.procedure?.pending).toMatchObject({ kind: 'effectMove', legend: 'lifeline', about: { points: 2 } })
    expect(where.automata?.routesInPlay).toEqual(routes)
    expect(offersOf(where, 0, content).map(({ command }) => command)).toContainEqual({
      answer: { path: way([10, 11], [11, 12]) },
    })
    const moved = answer(where, { answer: { path: way([10, 11], [11, 12]) } })
    expect(moved.legends.find(({ id }) => id === 'lifeline')?.where).toEqual(at(11, 12))
  })
})

describe('apex.automata.stage1.no-loot', () => {
  test('nothing is given to a teammate, and it has nothing to give', () => {
    const table = new Table(until('stage1', 'red', { picks: ['bangalore'], automata: TEAMMATE }))
    const [epic = ''] = table.legend('bangalore').pool?.epics ?? []
    table.play(0, { chooseEpic: { legend: 'bangalore', token: epic } })
    const [token = ''] = table.legend('bangalore').pool?.tokens ?? []
    const gift = { give: { from: 'bangalore', to: 'lifeline', weapons: [], tokens: [token] } }
    expect(table.refused(0, gift)).toEqual(['apex.automata.stage1.no-loot'])
    const back = { give: { from: 'lifeline', to: 'bangalore', weapons: [], tokens: [token] } }
    expect(table.refused(0, back)).toContain('apex.automata.stage1.no-loot')
  })
})

describe('E-65: both squads at once', () => {
  /** Wraith misses with her shot, steps back to (8, 3) and throws her grenade at Lifeline, who stands beside Gibraltar. */
  function thrown(gibraltar: number): Table {
    const table = middle(
      'red',
      3,
      {
        bangalore: { where: at(0, 15), boxes: 1, activated: true },
        lifeline: {
          where: at(8, 7),
          shield: 0,
          health: 10,
          activated: true,
          equipment: wearing('emergencyShield', 'emergency-starting'),
        },
        wraith: { where: at(8, 5), boxes: 1, automaton: { arsenal: 'ar-2', charges: 1 } },
        gibraltar: { where: at(7, 6), shield: 0, health: gibraltar, activated: true },
      },
      { automata: { pace: 'step', abilities: 'none', legends: { enemies: ['wraith', 'gibraltar'] } } },
    )
    const feat = drawnFrom(table.legend('wraith').automaton?.feats ?? [], 'gf-03')
    const route = drawnFrom(table.state.automata?.routes ?? [], 'rc-01')
    const shot = aimed('aim-01', 'aim-02', 'aim-03', 'aim-04')
    table.give(0, { activate: {} }, [...feat, ...shot, ...route, ...aimed('aim-12', 'aim-14')])
    return table
  }

  test('apex.victory.at-once: two eliminations in one event are a draw', () => {
    const table = thrown(6)
    expect(table.events('grenadeLanded')[0]).toMatchObject(at(8, 7))
    expect(table.events('legendEliminated').map(({ legend }) => legend)).toEqual(['lifeline', 'gibraltar'])
    expect(apexPlay.view(table.state, null).points).toEqual({ red: 2, blue: 2 })
    expect(table.state.result?.winner).toBeNull()
    expect(apexPlay.ending(table.state)?.winners).toEqual([])
  })

  test('apex.automata.end.winners: with Gibraltar alive the Automata win, and no seat does', () => {
    const table = thrown(11)
    expect(table.legend('gibraltar').health).toBe(1)
    expect(table.state.result).toEqual({ winner: 'blue', rule: 'apex.victory.unique-eliminations' })
    expect(apexPlay.ending(table.state)?.winners).toEqual([])
    expect(table.cited).toContain('apex.automata.end.winners')
  })
})
