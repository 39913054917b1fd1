import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { AbilityToken, Miniature } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { aimed, drawnFrom, given, Table, wearing } from './arranged.ts'
import { FEATS, feats, middle, OPPONENTS, STEP, underFire, until } from './automata-table.ts'
import { chanceOf } from './random-match.ts'

/** Fragments of solo matches in which Automata act. Spaces are those of the book, whose rows count from the south. */

const on = (x: number, y: number) => ({ column: x, row: 15 - y })
const at = (x: number, y: number) => ({ cell: on(x, y) })
const way = (...cells: readonly (readonly [number, number])[]) => cells.map(([x, y]) => on(x, y))

/** The Route cards that lie in the deck and on the discard pile. */
function withRoutes(table: Table, routes: readonly string[], routeDiscard: readonly string[]): Table {
  const { automata } = table.state
  if (automata === undefined) throw new Error('There are Automata.')
  return new Table({ ...table.state, automata: { ...automata, routes, routeDiscard } })
}

const ROUTES = [...apexContent.routeCards.keys()]
const without = (cards: readonly string[], ...gone: readonly string[]) => cards.filter((card) => !gone.includes(card))

const routes = (table: Table, ...wanted: readonly string[]) => drawnFrom(table.state.automata?.routes ?? [], ...wanted)

const steps = (table: Table, legend: string) =>
  table.events('automatonMoved').flatMap((event) => (event.legend === legend ? [event.cell] : []))

const points = (table: Table) => apexPlay.view(table.state, null).points

describe('E-57: a turn of the enemies with interrupts', () => {
  const table = withRoutes(
    middle(
      'red',
      1,
      {
        bangalore: { where: at(7, 6), activated: true, hand: ['under-smoke', 'double-time'], deck: ['steady-aim'] },
        lifeline: { where: at(1, 3), activated: true, hand: ['care-kit'], deck: ['combat-medic'] },
        wraith: { where: at(9, 13), automaton: { arsenal: 'ar-2', feats: FEATS } },
        gibraltar: { where: at(7, 12), automaton: { arsenal: 'ar-1', feats: FEATS } },
      },
      { automata: STEP },
    ),
    without(ROUTES, 'rc-03', 'rc-04'),
    ['rc-04', 'rc-03'],
  )

  test('Wraith comes into range and shoots; Bangalore reacts before and after', () => {
    table.give(0, { activate: {} }, [...feats('gf-01'), ...routes(table, 'rc-01')])
    expect(table.asked).toMatchObject({ kind: 'reaction', legend: 'bangalore', about: { window: 'beforeShot' } })
    expect(table.asked?.options).toEqual([{ card: 'under-smoke' }, { pass: true }])
    expect(table.legend('wraith')).toMatchObject({ where: at(9, 12), automaton: { charges: 2 } })
    table.give(0, { answer: { card: 'under-smoke' } }, aimed('aim-11', 'aim-08'))
    expect(table.events('shotResolved')[0]).toMatchObject({ difficulty: 50, hits: 1, headshots: 1, damage: 26 })
    expect(table.legend('bangalore')).toMatchObject({ shield: 0, health: 34 })
    expect(table.asked).toMatchObject({ kind: 'reaction', legend: 'bangalore', about: { window: 'afterShot' } })
    table.give(0, { answer: { card: 'double-time' } })
    expect(table.asked).toMatchObject({ kind: 'effectMove', legend: 'bangalore', about: { points: 2 } })
    table.give(0, { answer: { path: way([8, 5]) } }, routes(table, 'rc-02'))
    expect(steps(table, 'wraith').slice(0, 2)).toEqual([on(9, 12), on(10, 11)])
    expect(table.legend('wraith')).toMatchObject({ where: at(11, 11), automaton: { charges: 2, shotThisRound: true } })
  })

  test('Gibraltar moves by his Feat and by his procedure, and shoots; nobody is asked', () => {
    const chance = [...feats('gf-05'), ...routes(table, 'rc-05', 'rc-10'), ...aimed('aim-02', 'aim-14', 'aim-09')]
    // At the end of the round each Legend of the player draws its last Feat.
    const { events } = table.give(0, { activate: {} }, [...chance, 0, 0])
    expect(events.find(({ type }) => type === 'shotResolved')).toMatchObject({ difficulty: 40, hits: 2, damage: 26 })
    expect(table.legend('bangalore')).toMatchObject({ where: at(8, 5), shield: 0, health: 8 })
    expect(table.legend('gibraltar')).toMatchObject({ where: at(6, 10), automaton: { charges: 2 } })
    expect(table.state.automata?.routes).toHaveLength(6)
    expect(table.state.automata?.routeDiscard).toHaveLength(6)
    expect(table.events('featsDrawn').map(({ legend, count }) => [legend, count])).toEqual([
      ['bangalore', 1],
      ['lifeline', 1],
    ])
    expect(table.state).toMatchObject({ round: 2, turnIndex: 2 })
    expect(table.legend('wraith').automaton?.shotThisRound).toBe(false)
  })
})

describe('E-60: an Automaton eliminated, and back', () => {
  const table = withRoutes(
    middle(
      'red',
      2,
      {
        bangalore: { where: at(8, 5), shield: 0, health: 8, activated: true },
        lifeline: { where: at(6, 6), backpack: ['frag'] },
        wraith: { where: at(6, 10), shield: 4, health: 8, automaton: { arsenal: 'ar-2', charges: 2, feats: FEATS } },
        gibraltar: { where: at(11, 11) },
      },
      { automata: STEP },
    ),
    ROUTES,
    [],
  )

  test('a grenade eliminates her without a Reaction, and the match goes on', () => {
    table.give(0, { activate: { legend: 'lifeline' } })
    table.give(0, { use: { token: 'frag', cell: on(6, 10), rotation: 0 } }, aimed('aim-12', 'aim-14'))
    expect(table.events('automatonReactionRevealed')).toEqual([])
    expect(table.legend('wraith')).toMatchObject({ where: 'off', shield: 20, health: 40, boxes: 1 })
    expect(table.legend('wraith').automaton?.charges).toBe(2)
    expect(points(table)).toEqual({ red: 1, blue: 0 })
    expect(table.state.result).toBeNull()
  })

  test('at her activation she comes back at the beacon nearest to Gibraltar and plays all her steps', () => {
    if (table.state.action !== null) table.give(0, { finish: {} })
    table.give(0, { endActivation: {} })
    const { rules } = table.give(0, { activate: {} }, [...feats('gf-10'), ...routes(table, 'rc-07')])
    expect(table.events('automatonMoved')[0]).toMatchObject({ legend: 'wraith', cell: on(14, 7), how: 'respawn' })
    expect(steps(table, 'wraith').slice(1, 4)).toEqual(way([14, 6], [13, 5], [12, 5]))
    expect(table.legend('wraith')).toMatchObject({ where: at(12, 4), automaton: { charges: 5 } })
    expect(rules).toContain('apex.automata.respawn.enemy-beacon')
  })
})

test('E-61: both decks are shuffled anew when they run out', () => {
  const table = withRoutes(
    middle(
      'red',
      1,
      {
        lifeline: { where: at(0, 0), shield: 10, activated: true },
        bangalore: { where: at(1, 0), activated: true },
        wraith: { where: at(6, 9), automaton: { arsenal: 'ar-2', feats: [], featDiscard: FEATS } },
        gibraltar: { where: at(15, 15) },
      },
      { automata: STEP },
    ),
    ['rc-10'],
    without(ROUTES, 'rc-10'),
  )
  const all = [...without(ROUTES, 'rc-10'), 'rc-10']
  table.give(0, { activate: {} }, [...feats('gf-01'), 0, ...drawnFrom(all, 'rc-08')])
  expect(table.events('automatonFeatReshuffled')).toEqual([
    { type: 'automatonFeatReshuffled', legend: 'wraith', size: 10 },
  ])
  expect(table.legend('wraith').automaton?.feats).toHaveLength(9)
  expect(table.events('routesReshuffled')).toEqual([{ type: 'routesReshuffled', size: 12 }])
  expect(steps(table, 'wraith').slice(0, 3)).toEqual(way([6, 8], [6, 7], [5, 6]))
  expect(table.state.automata?.routes).toHaveLength(11)
  expect(table.state.automata?.routeDiscard).toEqual(['rc-08'])
})

test('E-62: the Automata win in the middle of a Shot, and nothing follows', () => {
  const table = middle(
    'red',
    1,
    {
      lifeline: { where: at(1, 3), boxes: 1, activated: true },
      bangalore: { where: at(7, 6), shield: 0, health: 8, activated: true },
      wraith: { where: at(9, 12), automaton: { arsenal: 'ar-2', charges: 2, feats: FEATS } },
      gibraltar: { where: at(15, 15) },
    },
    { automata: STEP },
  )
  const { events } = table.give(0, { activate: {} }, [...feats('gf-10'), ...aimed('aim-14', 'aim-02')])
  expect(table.state.result).toEqual({ winner: 'blue', rule: 'apex.victory.unique-eliminations' })
  expect(apexPlay.ending(table.state)?.winners).toEqual([])
  expect(points(table)).toEqual({ red: 0, blue: 2 })
  expect(events.findLast(({ type }) => type === 'automatonStepStarted')).toMatchObject({ step: 5 })
})

/** A token that waits under a turn of the initiative track, and its figure. */
const waiting = (id: string, legend: string, turnIndex: number): AbilityToken => {
  const [ability = ''] = id.split('#')
  return { id, ability, legend, at: { turnIndex } }
}
const figure = (
  kind: string,
  owner: string,
  token: string,
  place: { cell: { column: number; row: number } },
): Miniature => ({
  id: `${kind}#1`,
  kind,
  owner,
  token,
  place,
  rotation: 0,
})

test('E-66: two tokens under a turn are resolved in their order, and who fell to the first is not hit again', () => {
  const { state } = middle(
    'red',
    3,
    {
      gibraltar: { where: at(9, 9), activated: true },
      lifeline: { where: at(1, 3), activated: true },
      wraith: { where: at(8, 8), shield: 4, health: 6, activated: true },
      bangalore: { where: at(0, 15), automaton: { feats: FEATS } },
    },
    {
      picks: ['gibraltar', 'lifeline'],
      automata: { pace: 'step', legends: { enemies: ['bangalore', 'wraith'] } },
    },
  )
  const used = [waiting('aa-02#1', 'bangalore', 4), waiting('defensive-bombardment#1', 'gibraltar', 4)]
  const ids = used.map(({ id }) => id)
  const table = new Table({
    ...state,
    tokens: [...used, ...state.tokens.filter(({ id }) => !ids.includes(id))],
    miniatures: [
      figure('thunder', 'bangalore', 'aa-02#1', at(9, 9)),
      figure('bombardment', 'gibraltar', 'defensive-bombardment#1', at(8, 8)),
    ],
  })
  table.play(0, { activate: {} })
  const harms = table.events('damageApplied').filter(({ source }) => source === 'area')
  expect(harms.map(({ legend, amount }) => [legend, amount])).toEqual([
    ['gibraltar', 12],
    ['wraith', 12],
    ['gibraltar', 10],
  ])
  expect(table.legend('wraith')).toMatchObject({ where: 'off', shield: 20, health: 40, boxes: 1 })
  expect(table.legend('gibraltar')).toMatchObject({ shield: 0, health: 38 })
  expect(points(table)).toEqual({ red: 1, blue: 0 })
  expect(table.asked).toBeNull()
  const tokenOf = (id: string) => table.state.tokens.find((token) => token.id === id)?.at
  expect(ids.map(tokenOf)).toEqual([{ cooldown: 4 }, { cooldown: 4 }])
  expect(table.state.miniatures).toEqual([])
  expect(table.state.turnIndex).toBe(4)
})

test('E-68: a squad reaction of the player helps the teammate, in the order that the player chooses', () => {
  const table = underFire(['stay-with-me', 'combat-medic'])
  table.give(0, { activate: {} }, feats('gf-10').concat(feats('gf-02')))
  expect(table.asked).toMatchObject({ kind: 'reaction', legend: 'lifeline', about: { window: 'beforeShot' } })
  table.give(0, { answer: { pass: true } }, aimed('aim-10', 'aim-13'))
  expect(table.events('shotResolved')[0]).toMatchObject({ difficulty: 50, hits: 2, damage: 18 })
  expect(table.legend('gibraltar')).toMatchObject({ shield: 0, health: 22 })
  expect(table.asked).toMatchObject({ kind: 'reaction', legend: 'lifeline', about: { window: 'afterShot' } })
  table.give(0, { answer: { card: 'combat-medic' } })
  expect(table.asked).toMatchObject({ kind: 'reactionOrder', seat: 0 })
  expect(apexPlay.idle(table.state, 0)).toEqual({ answer: { order: ['gf-02', 'combat-medic'] } })
  table.play(0, { answer: { order: ['combat-medic', 'gf-02'] } })
  expect(table.legend('gibraltar')).toMatchObject({ shield: 5, health: 28 })
  expect(table.legend('gibraltar').automaton).toMatchObject({ charges: 0, featDiscard: ['gf-02'] })
  expect(table.legend('lifeline').discard).toContain('combat-medic')
})

test('E-69: an Automaton leaves the area that a player’s Ability will hit', () => {
  const { state } = middle(
    'red',
    3,
    {
      bangalore: { where: at(15, 3), activated: true },
      lifeline: { where: at(1, 3), activated: true, health: 30 },
      wraith: { where: at(9, 8), automaton: { charges: 1, feats: FEATS } },
      gibraltar: { where: at(15, 15) },
    },
    { automata: STEP },
  )
  const token = waiting('rolling-thunder#1', 'bangalore', 4)
  const table = new Table({
    ...state,
    tokens: state.tokens.map((one) => (one.id === token.id ? token : one)),
    miniatures: [figure('thunder', 'bangalore', token.id, at(9, 9))],
  })
  const { rules } = table.give(0, { activate: {} }, [...feats('gf-10'), ...routes(table, 'rc-10')])
  expect(table.events('automatonProcedureSelected')[0]).toMatchObject({ procedure: 'danger' })
  expect(table.events('automatonRouteTurned').map(({ facing }) => facing)).toEqual(['S'])
  expect(steps(table, 'wraith').slice(0, 2)).toEqual(way([9, 7], [9, 6]))
  expect(rules).toContain('apex.automata.danger.procedure')
})

test('E-70: the player chooses among equal beacons', () => {
  const automata = { beaconTiePolicy: 'ask', legends: { enemies: OPPONENTS }, abilities: 'none' }
  const table = withRoutes(new Table(until('enter', 'red', { automata })), ROUTES, [])
  const enter = (legend: string, y: number): JsonObject => ({
    enter: { legend, side: 'W', position: 15 - y, path: way([0, y], [1, y]) },
  })
  table.give(0, enter('bangalore', 14))
  table.give(0, enter('lifeline', 15))
  expect(table.asked).toMatchObject({ kind: 'beacon', seat: 0, options: [{ beacon: 'r2' }, { beacon: 'r4' }] })
  expect(apexPlay.idle(table.state, 0)).toEqual({ answer: { beacon: 'r2' } })
  table.give(0, { answer: { beacon: 'r2' } }, drawnFrom(ROUTES, 'rc-01', 'rc-02'))
  expect(table.legend('wraith').where).toEqual(at(15, 5))
  expect(table.legend('gibraltar').where).toEqual(at(14, 5))
  expect(table.asked).toBeNull()
  expect(table.state.phase).toBe('turn')
})

/** The least is done until a turn has begun. */
function idleUntil(table: Table, turnIndex: number): void {
  for (let left = 40; table.state.turnIndex < turnIndex; left--) {
    if (left === 0) throw new Error('The turn was not reached.')
    const seat = apexPlay.activeSeat(table.state) ?? 0
    table.play(seat, apexPlay.idle(table.state, seat) as JsonObject)
  }
}

test('E-71: an Ability with a delay is a danger zone, and hits whoever stands there two turns later', () => {
  const table = middle(
    'red',
    1,
    {
      lifeline: { where: at(8, 8), activated: true },
      bangalore: { where: at(0, 0), activated: true },
      gibraltar: { where: at(8, 12), automaton: { arsenal: 'ar-1', charges: 1, feats: FEATS } },
      wraith: { where: at(15, 15), activated: true },
    },
    { automata: { pace: 'step', legends: { enemies: OPPONENTS } } },
  )
  const chance = [...feats('gf-09'), ...aimed('aim-01', 'aim-02', 'aim-03'), ...routes(table, 'rc-01')]
  // At the end of the round each Legend of the player draws a Feat.
  table.give(0, { activate: {} }, [...chance, 0, 0])
  expect(table.events('abilityUsed')[0]).toMatchObject({ legend: 'gibraltar', ability: 'aa-04', turnIndex: 3 })
  expect(table.legend('gibraltar').automaton?.charges).toBe(0)
  expect(table.state.miniatures).toMatchObject([{ kind: 'bombardment', owner: 'gibraltar', place: at(8, 8) }])
  expect(table.events('automatonStepSkipped')).toContainEqual(
    expect.objectContaining({ legend: 'gibraltar', step: 10, reason: 'noCharges' }),
  )
  idleUntil(table, 3)
  expect(table.events('damageApplied')).toMatchObject([{ legend: 'lifeline', amount: 10, source: 'area' }])
  expect(table.state.miniatures).toEqual([])
  expect(table.events('cooldownStarted')).toMatchObject([{ ability: 'aa-04', cooldown: 4 }])
  const token = () => table.state.tokens.find(({ ability }) => ability === 'aa-04')?.at
  idleUntil(table, 8)
  expect(token()).toEqual({ cooldown: 1 })
  idleUntil(table, 10)
  expect(token()).toBe('supply')
})

test('E-71: until then its area is a danger zone for its own squad', () => {
  const { state } = middle(
    'red',
    1,
    {
      lifeline: { where: at(1, 3), activated: true, health: 30 },
      bangalore: { where: at(15, 3), activated: true },
      gibraltar: { where: at(15, 15), activated: true },
      wraith: { where: at(9, 8), automaton: { charges: 1, feats: FEATS } },
    },
    { automata: STEP },
  )
  const token = waiting('aa-04#1', 'gibraltar', 3)
  const table = new Table({
    ...state,
    tokens: [token, ...state.tokens.filter(({ id }) => id !== token.id)],
    miniatures: [figure('bombardment', 'gibraltar', token.id, at(8, 8))],
  })
  table.play(0, { activate: {} })
  expect(table.events('automatonProcedureSelected')[0]).toMatchObject({ legend: 'wraith', procedure: 'danger' })
})

describe('E-72: paying and binding', () => {
  const wraith = (charges: number, feat: string) => {
    const table = middle(
      'red',
      1,
      {
        lifeline: { where: at(0, 0), activated: true },
        bangalore: { where: at(1, 0), activated: true },
        wraith: { where: at(15, 14), automaton: { charges, feats: FEATS } },
        gibraltar: { where: at(15, 15) },
      },
      { automata: STEP },
    )
    table.give(0, { activate: {} }, [...feats(feat), ...routes(table, 'rc-01')])
    return table
  }
  const changes = (table: Table) => table.events('automatonChargesChanged').map(({ charges }) => charges)

  test('who can pay for what cannot be done neither pays nor gets the other part', () => {
    const table = wraith(1, 'gf-07')
    expect(table.events('automatonEffectSkipped')).toHaveLength(1)
    expect(changes(table)[0]).toEqual({ before: 1, after: 2 })
  })

  test('who cannot pay gets the other part', () => {
    const table = wraith(0, 'gf-07')
    expect(changes(table)[0]).toEqual({ before: 0, after: 1 })
    expect(table.events('automatonEffectSkipped')).toEqual([])
  })
})

/** A chance of which the first draws are given. */
function beginning(values: readonly number[]): Random {
  const [first, rest] = [given(values), chanceOf(5)]
  return { draws: [], below: (bound) => (first.left() > 0 ? first.below(bound) : rest.below(bound)) }
}

describe('E-72: a Feat that hurts and pushes', () => {
  /** Gibraltar misses Lifeline, who has the border of the board behind her, and then plays his Feat. */
  const struck = (life: { readonly shield: number; readonly health: number }) => {
    const objects = [{ id: 'r1', kind: 'respawnBeacon', cells: [{ column: 0, row: 9 }] }]
    const equipment = wearing('emergencyShield', 'emergency-starting')
    const { state } = middle(
      'red',
      1,
      {
        lifeline: { where: { cell: { column: 9, row: 4 } }, activated: true, equipment, ...life },
        bangalore: { where: { cell: { column: 0, row: 8 } }, activated: true },
        gibraltar: { where: { cell: { column: 8, row: 4 } }, automaton: { arsenal: 'ar-5', charges: 0, feats: FEATS } },
        wraith: { where: { cell: { column: 0, row: 0 } }, activated: true },
      },
      { automata: STEP, options: { board: { drawn: { width: 10, height: 10, objects } } } },
    )
    const misses = aimed('aim-01', 'aim-02', 'aim-03', 'aim-04')
    const decision = apexPlay.decide(state, 0, { activate: {} }, beginning([...feats('gf-09'), ...misses]))
    return decision.kind === 'decided' ? decision.events : []
  }
  const harms = (events: readonly MatchEvent[]) =>
    events.flatMap(({ type, legend, amount }) => (type === 'damageApplied' ? [[legend, amount]] : []))

  test('a collision adds 4', () => {
    const events = struck({ shield: 20, health: 40 })
    expect(harms(events)).toEqual([
      ['lifeline', 4],
      ['lifeline', 4],
    ])
  })

  test('whom the 4 eliminate is not pushed', () => {
    const events = struck({ shield: 0, health: 4 })
    expect(harms(events)).toEqual([['lifeline', 4]])
    const types = events.map(({ type }) => type)
    expect(types).toContain('legendEliminated')
    expect(types).not.toContain('collided')
    expect(types).not.toContain('pushed')
  })
})

test('apex.automata.ability.token: a figure belongs to the Ability that was just used, and goes with it', () => {
  const { state } = middle(
    'red',
    1,
    {
      lifeline: { where: at(8, 8), activated: true },
      gibraltar: { where: at(1, 0), activated: true },
      bangalore: { where: at(8, 12), automaton: { arsenal: 'ar-3', charges: 2, feats: FEATS } },
      wraith: { where: at(15, 15), activated: true },
    },
    {
      picks: ['lifeline', 'gibraltar'],
      automata: { pace: 'step', legends: { enemies: ['bangalore', 'wraith'] } },
    },
  )
  const tokens = state.tokens.map((token) => (token.id === 'aa-02#1' ? { ...token, at: { cooldown: 3 } } : token))
  const table = new Table({ ...state, tokens, legends: state.legends })
  table.play(0, { activate: {} })
  expect(table.events('abilityUsed')[0]).toMatchObject({ legend: 'bangalore', ability: 'aa-01' })
  expect(table.state.miniatures.map(({ kind, token }) => [kind, token])).toEqual([['smoke', 'aa-01#1']])
  idleUntil(table, 4)
  const smoke = table.state.miniatures.filter(({ token }) => token === 'aa-01#1')
  expect(smoke).toEqual([])
})
