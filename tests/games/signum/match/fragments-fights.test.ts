import { describe, expect, test } from 'vitest'
import { ANA, type Arrangement, BRUNO, Table } from './arranged.ts'

/** The fragments of section 9 about fights, shots and deaths. */

const GREER = 'greer-the-stubborn'
const LUCIAN = 'lucian-the-penitent'
const CAIUS = 'caius-the-tireless'
const OSBERT = 'osbert-of-the-ledger'
const IVETTE = 'sister-ivette'
const PIP = 'pip-quickbow'
const ALL_BUILDINGS = ['tavern', 'temple', 'smithy', 'library', 'barracks', 'arena']
const GARRUS = 'garrus-the-crossbowman'

test('E-63 Two attackers, a tactic, tiredness', () => {
  const table = new Table({
    active: 'A',
    players: { B: { tactics: ['shield-prayer', 'martyrs-fire'] } },
    creatures: {
      A: { [GREER]: { at: [30, 30] }, herrick: { at: [36.4, 30] } },
      B: { [LUCIAN]: { at: [33.2, 30] } },
    },
  })
  table.activate(GREER)
  table.give({ declareMelee: { target: LUCIAN } })
  table.answerTo('revealTactic', { reveal: true, targets: [LUCIAN] })
  expect(table.creature(LUCIAN).armour).toBe(2)
  expect(table.player('B').graveyard).toEqual(['shield-prayer'])
  table.answerTo('allocate', { attack: 2, defence: 0 })
  table.answerTo('allocate', { attack: 3, defence: 0 }, 3, 5, 1, 4, 2)
  expect(table.creature(LUCIAN)).toMatchObject({ armour: 0, wounds: 0, tired: true })
  expect(table.creature(GREER).wounds).toBe(1)
  table.activate('herrick')
  table.give({ declareMelee: { target: LUCIAN } })
  expect(table.state.procedure?.pending).toMatchObject({ kind: 'allocate', seat: 0 })
  table.answer({ attack: 2, defence: 0 }, 6, 4, 5, 1)
  expect(table.creature(LUCIAN).wounds).toBe(1)
  table.activate(ANA)
  expect(table.fighter(LUCIAN).abilities.some(({ id }) => id === 'berserk')).toBe(true)
  expect(table.player('B').tactics.map(({ id }) => id)).toEqual(['martyrs-fire'])
  expect(table.applied).toContain('signum.melee.only-split')
})

describe('E-64 Death, Last Word, tactic, Persecution', () => {
  const arranged = (city: readonly string[]): Table => {
    const table = new Table({
      active: 'B',
      players: {
        A: {
          city: [...city],
          tactics: ['life-insurance'],
          prosperity: 10,
          hand: ['herrick', 'powder-keg', 'trapdoor'],
          deck: Array.from({ length: 12 }, (_, index) => `deck-${index}`),
        },
      },
      creatures: {
        A: { [OSBERT]: { at: [30, 40] }, [IVETTE]: { at: [37, 36.8] } },
        B: { [CAIUS]: { at: [30, 36.8] } },
      },
    })
    table.activate(CAIUS)
    table.give({ declareMelee: { target: OSBERT } })
    table.answerTo('allocate', { attack: 3, defence: 0 }, 3, 6, 2)
    expect(table.isThere(OSBERT)).toBe(false)
    expect(table.player('B').kills).toBe(1)
    return table
  }

  test('the Last Word and the tactic come in the order that their owner wants, then the Persecution', () => {
    const table = arranged(['merchants-guild'])
    table.answerTo('orderTriggers', { order: [0, 1] })
    expect([table.player('A').hand.length, table.player('A').deck.length]).toEqual([4, 11])
    table.answerTo('revealTactic', { reveal: true })
    expect(table.player('A')).toMatchObject({ prosperity: 13, graveyard: [OSBERT, 'life-insurance'] })
    expect(table.applied).toContain('signum.ability.triggers-wait')
    table.answerTo('persecute', { target: IVETTE, path: [{ x: 33.8, y: 36.8 }] })
    table.answerTo('allocate', { attack: 0, defence: 1 })
    table.answerTo('allocate', { attack: 3, defence: 0 }, 5, 1, 1, 6)
    expect(table.creature(IVETTE).wounds).toBe(0)
    expect(table.state.activation).toBeNull()
    expect(table.asked).toBeNull()
  })

  test('without the guild there is no Last Word', () => {
    const table = arranged([])
    table.answerTo('revealTactic', { reveal: true })
    expect([table.player('A').hand.length, table.player('A').prosperity]).toEqual([3, 13])
  })
})

describe('E-65 Backstab', () => {
  const arranged = (): Table => {
    const table = new Table({
      active: 'A',
      creatures: {
        A: { [PIP]: { at: [30, 30] } },
        B: {
          'cordelia-the-crusader': { at: [33.2, 30] },
          'severus-honored-legionary': { at: [26.8, 30], wounds: 1 },
        },
      },
    })
    table.activate(PIP)
    const shot = { declareRanged: { kind: 'shot', target: 'cordelia-the-crusader' } }
    expect(table.refused(shot)).toContain('signum.ranged.not-in-contact')
    table.give({ move: { path: [{ x: 30, y: 40 }] } })
    expect(table.state.procedure?.pending).toMatchObject({ kind: 'backstab', seat: 1 })
    return table
  }
  const both = { stabbers: ['cordelia-the-crusader', 'severus-honored-legionary'] }

  test('a target and, for a wounded stabber, an axe miss', () => {
    const table = arranged()
    table.answer(both, 2, 4)
    expect(table.creature(PIP)).toMatchObject({ x: 30, y: 40, wounds: 0 })
  })

  test('a hit kills, nobody else rolls, and the move is not made', () => {
    const table = arranged()
    table.answer(both, 3)
    expect(table.isThere(PIP)).toBe(false)
    expect(table.player('B').kills).toBe(1)
    expect(table.state.activation).toBeNull()
    expect(table.types()).not.toContain('moved')
  })

  test('an aura holds for those who stab', () => {
    const wounded = (x: number): Table => {
      const table = new Table({
        active: 'A',
        creatures: {
          A: { [PIP]: { at: [30, 30] } },
          B: { 'severus-honored-legionary': { at: [26.8, 30] }, 'valeria-bannerbearer': { at: [x, 30] } },
        },
      })
      table.activate(PIP)
      table.give({ move: { path: [{ x: 30, y: 40 }] } })
      table.answerTo('backstab', { stabbers: ['severus-honored-legionary'] }, 1)
      return table
    }
    expect(wounded(20).applied).toContain('signum.ability.aura-live')
    expect(wounded(5).applied).not.toContain('signum.ability.aura-live')
  })
})

test('E-66 Move and shoot', () => {
  const table = new Table({
    active: 'A',
    players: { A: { relics: ['duchy-arquebus'] } },
    creatures: { A: { [ANA]: { at: [30, 20] } }, B: { [CAIUS]: { at: [30, 40] } } },
  })
  table.activate(ANA)
  table.give({ move: { path: [{ x: 30, y: 25 }] } })
  table.give({ declareRanged: { kind: 'shot', target: CAIUS } }, 1, 4, 6)
  expect(table.state.procedure?.pending).toMatchObject({ kind: 'reroll', seat: 0, about: { most: 1 } })
  table.answer({ dice: 1 }, 2, 6, 3)
  expect(table.creature(CAIUS)).toMatchObject({ wounds: 1, targeted: true })
  expect(table.state.activation).toBeNull()
})

describe('E-69 Hero dies, the answer kills too', () => {
  const arranged = (armour: number): Table => {
    const table = new Table({
      active: 'B',
      players: {
        A: { tactics: ['parting-gift'], prosperity: 12, city: ['town-hall', 'smithy', 'tavern', 'mint'] },
        B: { prosperity: 9, city: ['temple', 'magic-school', 'library', 'barracks'] },
      },
      creatures: {
        A: { [ANA]: { at: [30, 50], wounds: 7 } },
        B: { 'magister-corvin': { at: [30, 30] }, [BRUNO]: { at: [1.6, 1.6], wounds: 6, armour } },
      },
    })
    table.activate('magister-corvin')
    table.give({ declareRanged: { kind: 'magicalShot', target: ANA } }, 1, 5)
    table.answerTo('revealTactic', { reveal: true })
    return table
  }

  test('both heroes are dead: wealth decides', () => {
    expect(arranged(0).state.result).toEqual({ winners: ['A'], reason: 'wealth' })
  })

  test('two armour tokens save Hadriana', () => {
    expect(arranged(2).state.result).toEqual({ winners: ['B'], reason: 'hero' })
  })
})

describe('E-70 Tie', () => {
  const arranged = (kills: number): Table => {
    const table = new Table({
      active: 'B',
      players: {
        A: { prosperity: 10, city: ['barracks', 'magic-school'], kills },
        B: { prosperity: 8, city: ['temple', 'smithy', 'library'], kills: 3 },
      },
      creatures: {
        A: { [ANA]: { at: [33.2, 30], wounds: 7 } },
        B: { [BRUNO]: { at: [30, 30], wounds: 8 } },
      },
    })
    table.activate(BRUNO)
    table.give({ declareMelee: { target: ANA } })
    table.answerTo('allocate', { attack: 3, defence: 0 })
    table.answerTo('allocate', { attack: 4, defence: 0 }, 3, 1, 2, 2, 5, 4, 3)
    return table
  }

  test('equal in everything is a draw', () => {
    expect(arranged(3).state.result).toMatchObject({ winners: [] })
  })

  test('more eliminated characters decide', () => {
    expect(arranged(4).state.result).toEqual({ winners: ['A'], reason: 'kills' })
  })
})

test('E-74 Control', () => {
  const table = new Table({
    active: 'B',
    creatures: {
      A: { [GREER]: { at: [30, 40] }, [GARRUS]: { at: [33.2, 40] } },
      B: { 'drusa-ashwhisper': { at: [30, 20] } },
    },
  })
  table.activate('drusa-ashwhisper')
  table.give({ useAbility: { ability: 'control', target: GREER } }, 2, 4)
  expect(table.creature(GREER)).toMatchObject({ controller: 'B', owner: 'A', activated: false })
  table.activate(GREER)
  table.give({ declareMelee: { target: GARRUS } })
  table.answerTo('allocate', { attack: 0, defence: 1 })
  table.answerTo('allocate', { attack: 3, defence: 0 }, 3, 4, 1, 2)
  expect(table.isThere(GARRUS)).toBe(false)
  expect(table.player('B').kills).toBe(1)
  table.give({ endTurn: {} })
  expect(table.creature(GREER)).toMatchObject({ controller: 'A', x: 30, y: 40 })
})

test('E-74 A controlled character counts for the seven of its owner', () => {
  const others = ['herrick', 'osbert-of-the-ledger', 'sister-ivette', 'pip-quickbow', 'hob-halfcoin', 'nell-nightstep']
  const standing = Object.fromEntries(others.map((id, index) => [id, { at: [5 + index * 6, 50] as const }]))
  const table = (controller: 'A' | 'B') =>
    new Table({
      active: 'A',
      players: { A: { hand: ['tilda-two-pints'], prosperity: 20, city: ALL_BUILDINGS } },
      creatures: { A: { ...standing, [GREER]: { at: [30, 40], controller } }, B: {} },
    })
  const play = { playCard: { card: 'tilda-two-pints', at: { x: 50, y: 58.4 } } }
  expect(table('B').refused(play)).toContain('signum.summon.limit-seven')
  expect(table('A').refused(play)).toContain('signum.summon.limit-seven')
})

/** Dice of a defence against a shield that needs three: the Forest gives one more than Greer puts in. */
test('E-77 A creature that touches the Forest defends with a die more', () => {
  const fought = (x: number): number => {
    const table = new Table({
      active: 'B',
      creatures: { A: { [GREER]: { at: [x, 30] } }, B: { [CAIUS]: { at: [x, 33.2] } } },
      more: {
        terrain: [{ id: 'forest', owner: 'A', template: { card: 'forest', at: { x: 30, y: 25 }, rotation: 0 } }],
      },
    })
    table.activate(CAIUS)
    table.give({ declareMelee: { target: GREER } })
    table.answerTo('allocate', { attack: 0, defence: 3 })
    const dice = x === 30 ? [3, 3, 3, 5, 5, 5, 5] : [3, 3, 3, 5, 5, 5]
    const events = table.answerTo('allocate', { attack: 3, defence: 0 }, ...dice)
    return events.filter(({ roll }) => roll === 'meleeDefence').flatMap(({ rolled }) => rolled as string[]).length
  }
  expect([fought(30), fought(50)]).toEqual([4, 3])
})

test('E-76 Own hero dies in the own turn', () => {
  const table = new Table({
    active: 'A',
    players: { A: { tactics: ['parting-gift'] } },
    creatures: { A: { [ANA]: { at: [30, 30], wounds: 7 } }, B: { [BRUNO]: { at: [33.2, 30] } } },
  })
  table.activate(ANA)
  table.give({ declareMelee: { target: BRUNO } })
  table.answerTo('allocate', { attack: 4, defence: 0 })
  table.answerTo('allocate', { attack: 3, defence: 0 }, 1, 1, 1, 3, 1, 1, 1)
  expect(table.types()).not.toContain('tacticRevealed')
  expect(table.state.result).toEqual({ winners: ['B'], reason: 'hero' })
})

describe('E-82 Cancelled attack', () => {
  const arrangement: Arrangement = {
    active: 'B',
    players: { A: { tactics: ['trapdoor'] } },
    creatures: {
      A: { [GREER]: { at: [30, 30] } },
      B: { [CAIUS]: { at: [30, 22] }, 'severus-honored-legionary': { at: [33.2, 30] } },
    },
  }

  test('nothing is rolled, the attacker is done, and the defender is not tired', () => {
    const table = new Table(arrangement)
    table.activate(CAIUS)
    table.give({ move: { path: [{ x: 30, y: 26.8 }] } })
    table.give({ declareMelee: { target: GREER } })
    table.answerTo('revealTactic', { reveal: true })
    expect(table.types()).not.toContain('diceRolled')
    expect(table.creature(GREER).tired).toBe(false)
    expect(table.state.activation).toBeNull()
    table.activate('severus-honored-legionary')
    table.give({ declareMelee: { target: GREER } })
    expect(table.state.procedure?.pending?.options.length).toBe(4)
    expect(table.applied).toContain('signum.tactic.cancelled-attack')
  })
})
