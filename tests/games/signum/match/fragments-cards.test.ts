import { describe, expect, test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import { BRUNO, Table, thrown } from './arranged.ts'
import { fold } from './random-match.ts'

/** The fragments of section 9 about the setup, turns and cards. */

/** The setup of E-61 up to the hero of Bruno: the dice for the order are 4 and 4, then 2 and 5. */
function setUp(): Table {
  // Before them six cards are left to be numbered once.
  const random = thrown(1, 4, 4, 2, 5)
  const decision = signumPlay.setup({}, 2, random)
  if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
  expect(random.left()).toBe(0)
  const table = new Table({})
  table.state = fold(null, decision.events)
  table.applied = decision.steps.map(({ rule }) => rule)
  return table
}

describe('E-61 Setup', () => {
  test('the highest roll decides who plays first, and sides follow from that', () => {
    const table = setUp()
    expect(table.applied).toEqual(
      expect.arrayContaining(['signum.zone.lists-private', 'signum.zone.instances', 'signum.zone.five']),
    )
    expect(table.seat).toBe(1)
    table.give({ chooseFirst: { seat: 1 } })
    expect(table.state.order).toEqual(['B', 'A'])
    expect(table.player('B').side).toEqual({ from: { x: 0, y: 0 }, to: { x: 60, y: 0 } })
    expect(table.player('A').side?.from.y).toBe(60)
    table.give({ placeHero: { at: { x: 30, y: 1.6 } } })
    expect(table.creature(BRUNO).armour).toBe(2)
    expect(table.refused({ placeHero: { at: { x: 30, y: 58 } } })).toEqual(['signum.setup.heroes'])
    table.give({ placeHero: { at: { x: 30, y: 58.4 } } })
    expect(table.creature('brissa-de-molforn').armour).toBe(1)
    for (const { prosperity, hand, deck } of table.state.players) {
      expect([prosperity, hand.length, deck.length]).toEqual([3, 4, 26])
    }
    expect(table.applied).toEqual(expect.arrayContaining(['signum.zone.deck-secret', 'signum.zone.hand-private']))
  })

  test('cards are exchanged, discarded for prosperity, and the first turn begins', () => {
    const table = setUp()
    table.give({ chooseFirst: { seat: 1 } })
    table.give({ placeHero: { at: { x: 30, y: 1.6 } } })
    table.give({ placeHero: { at: { x: 30, y: 58.4 } } })
    const [one = '', two = ''] = table.player('B').hand
    const events = table.give({ exchange: { cards: [one, two] } })
    expect([table.player('B').hand.length, table.player('B').deck.length]).toEqual([4, 26])
    const seen = events.filter(({ type }) => type === 'handExchanged').map((event) => signumPlay.seen(event, 0))
    expect(seen).toEqual([{ type: 'handExchanged', player: 'B', count: 2 }])
    const { deck } = table.player('A')
    table.give({ exchange: { cards: [] } })
    expect(table.player('A').deck).toEqual(deck)
    table.give({ discardForProsperity: { cards: [] } })
    const [first = '', second = ''] = table.player('A').hand
    table.give({ discardForProsperity: { cards: [first, second] } })
    expect(table.player('A')).toMatchObject({ prosperity: 5, graveyard: [first, second] })
    expect([table.player('A').hand.length, table.player('A').deck.length]).toEqual([2, 26])
    expect(table.applied).toEqual(
      expect.arrayContaining(['signum.setup.open-and-secret', 'signum.zone.graveyard-public-ordered']),
    )
    expect(table.state).toMatchObject({ phase: 'construction', active: 'B', turn: 1 })
    expect([table.player('B').hand.length, table.player('B').deck.length, table.player('B').prosperity]).toEqual([
      5, 25, 4,
    ])
  })
})

/** Bruno’s turn 5 of E-62 at its start. */
function interrupted(): Table {
  const deck = ['study-hour', ...Array.from({ length: 19 }, (_, index) => `card-${index}`)]
  const table = new Table({
    active: 'A',
    players: {
      A: { tactics: ['secret-bribery'] },
      B: {
        prosperity: 4,
        hand: ['cordelia-the-crusader', 'fireball#1', 'novice-livia'],
        deck,
        city: ['temple!', 'barracks!'],
      },
    },
    creatures: { B: { [BRUNO]: { at: [30, 1.6] } } },
  })
  table.give({ endTurn: {} })
  return table
}

describe('E-62 A turn with an interrupt', () => {
  test('Secret Bribery cancels the summoning, and what was paid is lost', () => {
    const table = interrupted()
    const bruno = () => table.player('B')
    expect(bruno().city.every(({ turned }) => !turned)).toBe(true)
    expect([bruno().hand.length, bruno().deck.length, bruno().prosperity]).toEqual([4, 19, 5])
    table.give({ build: { card: 'magic-school' } })
    expect(bruno().prosperity).toBe(2)
    const cordelia = { card: 'cordelia-the-crusader', payment: ['temple'], at: { x: 20, y: 1.6 } }
    table.give({ playCard: cordelia })
    expect([bruno().prosperity, table.isTurned('B', 'temple'), table.asked, table.seat]).toEqual([
      1,
      true,
      'revealTactic',
      0,
    ])
    table.answer({ reveal: true })
    expect(table.isThere('cordelia-the-crusader')).toBe(false)
    expect([bruno().deck.length, bruno().hand.length, bruno().prosperity]).toEqual([20, 3, 1])
    expect(bruno().deck).toContain('cordelia-the-crusader')
    expect(table.player('A').graveyard).toEqual(['secret-bribery'])
    expect(table.isTurned('B', 'temple')).toBe(true)
    table.give({ playCard: { card: 'novice-livia', payment: ['barracks'], at: { x: 20, y: 1.6 } } })
    expect([table.asked, bruno().hand.length, table.fighter('novice-livia').strength]).toEqual([null, 2, 2])
    // The specification names signum.play.cost; missing points have a rule of their own.
    const fireball = { card: 'fireball#1', targets: ['brissa-de-molforn'] }
    expect(table.refused({ playCard: fireball })).toEqual(['signum.prosperity.pay'])
    expect(table.refused({ startActivation: { creature: 'novice-livia' } })).toEqual(['signum.summon.no-act'])
    table.activate(BRUNO)
    table.give({ move: { path: [{ x: 30, y: 11.6 }] } })
    table.give({ endActivation: {} })
    expect(table.fighter('novice-livia').strength).toBe(1)
    table.give({ endTurn: {} })
    expect(table.state).toMatchObject({ active: 'A', turn: 7 })
  })

  test('a tactic that is not revealed is gone, and Cordelia comes in', () => {
    const table = interrupted()
    table.give({ build: { card: 'magic-school' } })
    table.give({ playCard: { card: 'cordelia-the-crusader', payment: ['temple'], at: { x: 20, y: 1.6 } } })
    table.answer({ reveal: false })
    expect(table.player('A')).toMatchObject({ graveyard: ['secret-bribery'], tactics: [] })
    expect(table.creature('cordelia-the-crusader')).toMatchObject({ x: 20, y: 1.6 })
  })
})

test('E-67 Empty deck, and a win by it', () => {
  const hand = ['study-hour', ...Array.from({ length: 9 }, (_, index) => `card-${index}`)]
  const table = new Table({
    active: 'A',
    players: {
      A: { prosperity: 44 },
      B: { deck: [], missedDraws: 2, hand, city: ['library'], prosperity: 7 },
    },
  })
  table.give({ endTurn: {} })
  expect(table.player('A').prosperity).toBe(48)
  expect(table.player('B')).toMatchObject({ missedDraws: 3, prosperity: 8, graveyard: [] })
  expect(table.player('B').hand.length).toBe(10)
  table.give({ skipConstruction: {} })
  expect(table.player('B').prosperity).toBe(10)
  table.give({ playCard: { card: 'study-hour', payment: ['library'] } })
  expect(table.player('A').prosperity).toBe(56)
  expect(table.state.result).toEqual({ winners: ['A'], reason: 'prosperity' })
  expect(table.player('B').missedDraws).toBe(4)
  expect(table.applied).toContain('signum.turn.full-hand-empty-deck')
  expect(table.applied).toContain('signum.prosperity.win-any-moment')
})

describe('E-68 Win by prosperity', () => {
  const atTurnOf = (prosperity: number, city: readonly string[] = []): Table => {
    const table = new Table({ active: 'B', players: { A: { prosperity, city: [...city] } } })
    table.give({ endTurn: {} })
    return table
  }

  test('skipping construction at 49 wins before anything is activated', () => {
    const table = atTurnOf(48)
    expect(table.player('A').prosperity).toBe(49)
    table.give({ skipConstruction: {} })
    expect(table.state).toMatchObject({ phase: 'ended', result: { winners: ['A'], reason: 'prosperity' } })
    expect(table.types()).not.toContain('activationStarted')
  })

  test('the Town Hall gives the last point', () => {
    const table = atTurnOf(47, ['town-hall'])
    table.give({ skipConstruction: {} })
    expect(table.player('A').prosperity).toBe(50)
    table.give({ useBuilding: { building: 'town-hall' } })
    expect(table.state.result).toEqual({ winners: ['A'], reason: 'prosperity' })
  })

  test('building instead of skipping leaves fewer points', () => {
    const table = atTurnOf(49)
    expect(table.player('A').prosperity).toBe(50)
    table.give({ build: { card: 'tavern' } })
    expect(table.player('A').prosperity).toBe(49)
    expect(table.state.result).toBeNull()
  })
})

test('E-71 Effects that end with the turn', () => {
  const table = new Table({
    active: 'A',
    players: { A: { prosperity: 6, city: ['tavern', 'arena', 'barracks'], hand: ['last-round'] } },
    creatures: { A: { herrick: { at: [20, 50] }, 'hob-halfcoin': { at: [40, 50] } } },
  })
  const strength = (id: string) => table.fighter(id).strength
  table.give({ useBuilding: { building: 'arena', targets: ['herrick'] } })
  expect(strength('herrick')).toBe(3)
  table.give({ playCard: { card: 'last-round', payment: ['tavern'] } })
  expect(table.player('A').prosperity).toBe(5)
  expect([strength('herrick'), strength('hob-halfcoin'), strength('brissa-de-molforn')]).toEqual([4, 3, 3])
  table.activate('hob-halfcoin')
  table.answerTo('payContract', { pay: true })
  expect([table.player('A').prosperity, strength('hob-halfcoin')]).toEqual([4, 5])
  table.give({ endActivation: {} })
  const events = table.give({ endTurn: {} })
  expect(table.asked).toBeNull()
  expect(events.filter(({ type }) => type === 'activationSkipped').length).toBe(2)
  expect(events.filter(({ type }) => type === 'effectEnded').length).toBe(4)
  expect([strength('herrick'), strength('hob-halfcoin')]).toEqual([2, 2])
  expect([table.isTurned('A', 'arena'), table.isTurned('A', 'tavern')]).toEqual([true, true])
  table.give({ skipConstruction: {} })
  table.give({ endTurn: {} })
  expect([table.isTurned('A', 'arena'), table.isTurned('A', 'tavern')]).toEqual([false, false])
})

describe('E-72 Until the end of the opponent’s turn', () => {
  test('locked buildings cannot be used, and unturning does not unlock them', () => {
    const table = new Table({
      active: 'A',
      players: {
        A: { prosperity: 5, city: ['tavern'], hand: ['krir-the-saboteur'] },
        B: {
          prosperity: 5,
          city: ['temple!', 'smithy', 'barracks', 'library'],
          hand: ['cordelia-the-crusader', 'novice-livia'],
        },
      },
    })
    table.give({ playCard: { card: 'krir-the-saboteur', payment: ['tavern'], at: { x: 20, y: 58.4 } } })
    table.answerTo('chooseTargets', { targets: ['temple', 'smithy', 'barracks'] })
    table.give({ endTurn: {} })
    table.give({ skipConstruction: {} })
    expect(table.isTurned('B', 'temple')).toBe(false)
    const cordelia = { card: 'cordelia-the-crusader', at: { x: 20, y: 1.6 } }
    expect(table.refused({ playCard: cordelia })).toContain('signum.play.cost')
    expect(table.refused({ useBuilding: { building: 'temple' } })).toContain('signum.city.locked')
    table.give({ playCard: { card: 'novice-livia', payment: ['library'], at: { x: 20, y: 1.6 } } })
    table.give({ endTurn: {} })
    expect(table.isLocked('B', 'temple')).toBe(false)
  })

  test('among four the lock ends after the last opponent’s turn', () => {
    const table = new Table({
      active: 'A',
      options: { variant: 'four' },
      players: {
        A: {
          prosperity: 5,
          city: ['tavern'],
          hand: ['krir-the-saboteur'],
          side: { from: { x: 0, y: 0 }, to: { x: 0, y: 25 } },
        },
        C: { city: ['temple'] },
      },
      more: { order: ['A', 'B', 'C', 'D'] },
    })
    table.give({ playCard: { card: 'krir-the-saboteur', payment: ['tavern'], at: { x: 1.6, y: 15 } } })
    table.answerTo('chooseTargets', { targets: ['C'] })
    table.answerTo('chooseTargets', { targets: ['temple'] })
    for (const player of ['B', 'C', 'D']) {
      expect(table.isLocked('C', 'temple')).toBe(true)
      table.give({ endTurn: {} })
      expect(table.state.active).toBe(player)
      table.give({ skipConstruction: {} })
    }
    table.give({ endTurn: {} })
    expect(table.isLocked('C', 'temple')).toBe(false)
    expect(table.applied).toContain('signum.variant.multi.choose-opponent')
  })
})

test('E-73 Everything at once', () => {
  const table = new Table({
    active: 'A',
    players: {
      A: { prosperity: 5, city: ['smithy', 'tavern'], hand: ['powder-keg'] },
      B: { tactics: ['martyrs-fire'] },
    },
    creatures: {
      A: { 'ruphus-the-young-squire': { at: [10, 50] }, 'greer-the-stubborn': { at: [20, 50] } },
      B: {
        'novice-livia': { at: [10, 20] },
        'lucian-the-penitent': { at: [20, 20] },
        'valeria-bannerbearer': { at: [40, 20] },
      },
    },
  })
  table.give({ playCard: { card: 'powder-keg', payment: ['smithy', 'tavern'] } })
  expect(table.player('A')).toMatchObject({
    prosperity: 2,
    kills: 1,
    graveyard: ['ruphus-the-young-squire', 'powder-keg'],
  })
  expect(['novice-livia', 'ruphus-the-young-squire'].map((id) => table.isThere(id))).toEqual([false, false])
  for (const id of ['greer-the-stubborn', 'lucian-the-penitent', 'valeria-bannerbearer']) {
    expect(table.creature(id).wounds).toBe(2)
  }
  table.answerTo('orderTriggers', { order: [0, 1] })
  table.answerTo('chooseTargets', { targets: ['lucian-the-penitent'] })
  expect(table.creature('lucian-the-penitent').wounds).toBe(1)
  table.answerTo('revealTactic', { reveal: true })
  expect(table.isThere('greer-the-stubborn')).toBe(false)
  expect(table.player('B')).toMatchObject({ kills: 1, graveyard: ['novice-livia', 'martyrs-fire'] })
  expect(table.player('A').graveyard).toEqual(['ruphus-the-young-squire', 'powder-keg', 'greer-the-stubborn'])
  expect(table.applied).toContain('signum.damage.batch')
})

test('E-75 Spell, tactic, full hand', () => {
  const hand = Array.from({ length: 10 }, (_, index) => `card-${index}`)
  const deck = Array.from({ length: 6 }, (_, index) => `deck-${index}`)
  const table = new Table({
    active: 'A',
    players: {
      A: { prosperity: 5, city: ['town-hall', 'tavern'], hand: ['market-day#1'] },
      B: { hand, deck, tactics: ['counterspell'] },
    },
    creatures: { A: { 'brissa-de-molforn': { at: [58.4, 58.4], armour: 1 } } },
  })
  table.give({ playCard: { card: 'market-day#1', payment: ['town-hall', 'tavern'] } })
  table.answerTo('revealTactic', { reveal: true })
  const bruno = table.player('B')
  expect([bruno.hand.length, bruno.deck.length]).toEqual([10, 5])
  expect(bruno.graveyard).toEqual([bruno.graveyard[0], 'counterspell'])
  expect(hand).toContain(bruno.graveyard[0])
  expect(table.creature('brissa-de-molforn')).toMatchObject({ wounds: 1, armour: 1 })
  expect(table.player('A').prosperity).toBe(8)
  expect(table.applied).toEqual(expect.arrayContaining(['signum.ability.deeds', 'signum.zone.own-by-default']))
})

test('E-77 Terrain', () => {
  const table = new Table({
    active: 'B',
    players: { B: { city: ['tavern', 'library'] } },
    creatures: { B: { 'severus-honored-legionary': { at: [50, 30] } } },
  })
  const forest = (y: number) => ({
    playTerrain: { card: 'forest', payment: ['tavern'], at: { x: 30, y }, rotation: 90 },
  })
  expect(table.refused(forest(12.9))).toEqual(['signum.terrain.place'])
  table.give(forest(13))
  expect(table.state.terrain.map(({ id }) => id)).toEqual(['forest'])
  const rocks = { card: 'rocks', payment: ['library'], at: { x: 50, y: 45 }, rotation: 0 }
  expect(table.refused({ playTerrain: rocks })).toContain('signum.terrain.one-per-turn')
  const expert = (x: number, y: number): boolean => {
    const creatures = table.state.creatures.map((one) => (one.card.startsWith('severus') ? { ...one, x, y } : one))
    const moved = new Table({})
    moved.state = { ...table.state, creatures }
    return moved.fighter('severus-honored-legionary').abilities.some(({ id }) => id === 'expertDefence')
  }
  expect([expert(25, 13), expert(24, 25)]).toEqual([true, false])
})

test('a template has a name of its own, also when one of several that were alike is gone', () => {
  const left = { id: 'forest#2', owner: 'B', template: { card: 'forest', at: { x: 50, y: 40 }, rotation: 0 } } as const
  const table = new Table({ active: 'B', players: { B: { city: ['tavern'] } }, more: { terrain: [left] } })
  const forest = { card: 'forest', at: { x: 30, y: 20 } }
  table.give({ playTerrain: forest })
  expect(table.state.terrain.map(({ id }) => id)).toEqual(['forest#2', 'forest'])
})

test('E-78 Skipped creatures', () => {
  const table = new Table({
    active: 'B',
    players: { A: { prosperity: 5 } },
    creatures: { A: { 'hob-halfcoin': { at: [30, 50] } }, B: { 'grim-odo': { at: [30, 20], wounds: 2 } } },
  })
  const events = table.give({ endTurn: {} }, 1, 4)
  expect(table.creature('grim-odo').wounds).toBe(1)
  expect(events.filter(({ type }) => type === 'activationSkipped').length).toBe(2)
  table.give({ skipConstruction: {} })
  table.give({ endTurn: {} })
  expect(table.asked).toBeNull()
  expect(table.applied).toContain('signum.turn.skipped')
})

test('E-84 Relic uses', () => {
  const table = new Table({
    active: 'B',
    players: { A: { relics: ['jousting-lance', 'bottomless-purse'], prosperity: 5 } },
    creatures: {
      A: { 'brissa-de-molforn': { at: [30, 30] } },
      B: { 'severus-honored-legionary': { at: [33.2, 30] }, 'valeria-bannerbearer': { at: [26.8, 30] } },
    },
  })
  const brissa = 'brissa-de-molforn'
  const uses = () => table.player('A').relics.find(({ id }) => id === 'jousting-lance')?.uses
  table.activate('severus-honored-legionary')
  table.give({ declareMelee: { target: brissa } })
  table.answerTo('useRelics', { relics: ['jousting-lance'] })
  expect(uses()).toBe(1)
  table.answerTo('allocate', { attack: 0, defence: 5 })
  table.answerTo('allocate', { attack: 0, defence: 2 })
  table.activate('valeria-bannerbearer')
  table.give({ declareMelee: { target: brissa } })
  table.answerTo('useRelics', { relics: [] })
  expect(table.state.procedure?.pending?.about).toMatchObject({ role: 'attacker', split: { attack: 0, defence: 3 } })
  table.answerTo('allocate', { attack: 0, defence: 1 })
  table.give({ endTurn: {} })
  table.give({ skipConstruction: {} })
  table.give({ useRelic: { relic: 'bottomless-purse' } })
  expect(table.player('A').prosperity).toBe(9)
  expect(table.refused({ useRelic: { relic: 'bottomless-purse' } })).toEqual(['signum.relic.use-outside-combat'])
  table.activate(brissa)
  table.give({ declareMelee: { target: 'severus-honored-legionary', relicUses: ['jousting-lance'] } })
  table.answerTo('allocate', { attack: 0, defence: 2 })
  expect(uses()).toBe(0)
  table.answerTo('allocate', { attack: 0, defence: 5 })
  expect(table.player('A').relics.map(({ id }) => id)).toEqual(['bottomless-purse'])
  expect(table.player('A').graveyard).toEqual(['jousting-lance'])
})
