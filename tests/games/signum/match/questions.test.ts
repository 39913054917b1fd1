import { describe, expect, test } from 'vitest'
import { happens } from '../../../../src/games/signum/content/card-text.ts'
import { Tactic } from '../../../../src/games/signum/content/cards.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { decideMatch } from '../../../../src/games/signum/match/decide.ts'
import { evolveMatch } from '../../../../src/games/signum/match/evolve.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { EffectInMatch } from '../../../../src/games/signum/match/shapes/things.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { ANA, type Arrangement, BRUNO, Table, thrown } from './arranged.ts'

/** Commands and questions that the fragments of the specification do not come to. */

const CAIUS = 'caius-the-tireless'
const NELL = 'nell-nightstep'
const CORVIN = 'magister-corvin'

describe('PR-9 Detection', () => {
  const arranged = (): Table => {
    const table = new Table({
      active: 'B',
      creatures: {
        A: { [NELL]: { at: [33.2, 30], hidden: true }, herrick: { at: [26.8, 30] } },
        B: { [CAIUS]: { at: [30, 30] }, [CORVIN]: { at: [50, 30] } },
      },
    })
    return table
  }

  test('a shield reveals, and only whoever was revealed may be attacked at once', () => {
    const table = arranged()
    table.activate(CAIUS)
    expect(table.refused({ declareMelee: { target: NELL } })).toContain('signum.stealth.untargetable')
    const events = table.give({ detect: { target: NELL, by: 'contact' } }, 5)
    expect(events).toContainEqual({ type: 'detected', creature: CAIUS, target: NELL, symbol: 'shield', revealed: true })
    expect(table.applied).toContain('signum.stealth.detect-contact')
    expect(table.creature(NELL).hidden).toBe(false)
    expect(table.state.activation).toMatchObject({ stage: 'detectedContact', revealed: NELL })
    expect(table.refused({ declareMelee: { target: 'herrick' } })).toContain('signum.stealth.after-detection')
    expect(table.give({ declareMelee: { target: NELL } })).toContainEqual(
      expect.objectContaining({ type: 'meleeDeclared', target: NELL }),
    )
  })

  test('other symbols end the activation', () => {
    const table = arranged()
    table.activate(CAIUS)
    table.give({ detect: { target: NELL, by: 'contact' } }, 3)
    expect([table.creature(NELL).hidden, table.state.activation]).toEqual([true, null])
  })

  test('who is revealed by magic may be hit by a Magical Shot at once', () => {
    const table = arranged()
    table.activate(CORVIN)
    table.give({ detect: { target: NELL, by: 'magic' } }, 6)
    expect(table.applied).toContain('signum.stealth.detect-magic')
    table.give({ declareRanged: { kind: 'magicalShot', target: NELL } }, 1, 3)
    expect(table.creature(NELL).wounds).toBe(1)
  })
})

describe('PR-9 Into the shadow', () => {
  const arranged = (targeted: boolean): Table => {
    const table = new Table({ active: 'A', creatures: { A: { [NELL]: { at: [30, 30], targeted } } } })
    table.activate(NELL)
    return table
  }

  test('whoever was not shot at hides again', () => {
    const table = arranged(false)
    table.give({ goIntoShadow: {} })
    expect([table.creature(NELL).hidden, table.state.activation]).toEqual([true, null])
    expect(table.applied).toContain('signum.stealth.go-into-shadow')
  })

  test('whoever was shot at does not', () => {
    expect(arranged(true).refused({ goIntoShadow: {} })).toContain('signum.stealth.go-into-shadow')
  })
})

describe('PR-9 Ruins', () => {
  const ruins = (id: string, x: number, state: 'unsearched' | 'searched') => ({
    id,
    owner: 'B' as const,
    template: { card: 'ruins', at: { x, y: 30 }, rotation: 0, ruins: state },
  })
  const arranged = (first: 'unsearched' | 'searched'): Table => {
    const table = new Table({
      active: 'A',
      players: { A: { prosperity: 5 } },
      creatures: { A: { herrick: { at: [14.4, 30] } }, B: { [CAIUS]: { at: [42, 34.6] } } },
      more: { terrain: [ruins('west', 20, first), ruins('east', 42, 'searched')] },
    })
    table.activate('herrick')
    return table
  }

  test.each([
    [1, { wounds: 1 }, 5],
    [3, { wounds: 0 }, 6],
    [5, { armour: 1 }, 5],
  ] as const)('a search by the die %i', (die, creature, prosperity) => {
    const table = arranged('unsearched')
    table.give({ searchRuins: { ruins: 'west' } }, die)
    expect(table.creature('herrick')).toMatchObject(creature)
    expect(table.player('A').prosperity).toBe(prosperity)
    expect(table.state.activation).toBeNull()
    expect(table.applied).toContain('signum.ruins.search')
    expect(table.state.terrain[0]?.template).toMatchObject({ ruins: 'searched' })
  })

  test('a secret entrance leads out anywhere at other ruins, but into no contact', () => {
    const table = arranged('searched')
    table.give({ secretEntrance: { ruins: 'west' } }, 4)
    expect(table.asked).toBe('chooseExit')
    expect(table.refused({ answer: { ruins: 'east', at: { x: 39.5, y: 34.6 } } })).not.toEqual([])
    table.answer({ ruins: 'east', at: { x: 42, y: 25.4 } })
    expect(table.creature('herrick')).toMatchObject({ x: 42, y: 25.4 })
    expect(table.applied).toContain('signum.ruins.secret-entrance')
  })

  test('a target leads nowhere, and who finds the way may stay', () => {
    const lost = arranged('searched')
    lost.give({ secretEntrance: { ruins: 'west' } }, 2)
    expect([lost.asked, lost.state.activation]).toEqual([null, null])
    const stays = arranged('searched')
    stays.give({ secretEntrance: { ruins: 'west' } }, 5)
    stays.answerTo('chooseExit', { stay: true })
    expect(stays.creature('herrick')).toMatchObject({ x: 14.4, y: 30 })
  })
})

test('E-27 The alternative of a First Word and whom it is about are chosen by the controller', () => {
  const arranged = (): Table =>
    new Table({
      active: 'A',
      players: { A: { hand: ['ruphus-the-young-squire'], prosperity: 5 } },
      creatures: { A: { herrick: { at: [30, 30] } } },
    })
  const play = { card: 'ruphus-the-young-squire', at: { x: 20, y: 58.4 } }
  const asked = arranged()
  asked.give({ playCard: play })
  asked.answerTo('chooseOption', { option: 2 })
  asked.answerTo('chooseTargets', { targets: ['herrick'] })
  expect(asked.creature('herrick').armour).toBe(2)
  const strong = arranged()
  strong.give({ playCard: play })
  strong.answerTo('chooseOption', { option: 1 })
  strong.answerTo('chooseTargets', { targets: ['herrick'] })
  expect([strong.creature('herrick').armour, strong.fighter('herrick').strength]).toEqual([0, 3])
})

describe('relics that stop damage', () => {
  const arranged = (): Table => {
    const table = new Table({
      active: 'A',
      players: { B: { relics: ['legion-scutum', 'spire-plate'] } },
      creatures: { A: { [ANA]: { at: [30, 30] } }, B: { [BRUNO]: { at: [33.2, 30], tired: true } } },
    })
    table.activate(ANA)
    table.give({ declareMelee: { target: BRUNO } })
    table.answerTo('allocate', { attack: 3, defence: 0 }, 3, 3, 3, 1, 1, 1, 1)
    return table
  }

  test('take it in the order that the player of the hero wants, each as much as it can', () => {
    const table = arranged()
    expect(table.seat).toBe(1)
    table.answerTo('relicDamage', { relic: 'legion-scutum' })
    expect(table.player('B').relics.map(({ id, tokens }) => [id, tokens])).toEqual([['spire-plate', 3]])
    expect(table.player('B').graveyard).toEqual(['legion-scutum'])
    expect(table.applied).toContain('signum.relic.durability-order')
  })

  test('or in the other', () => {
    const table = arranged()
    table.answerTo('relicDamage', { relic: 'spire-plate' })
    expect(table.player('B').relics.map(({ id, tokens }) => [id, tokens])).toEqual([
      ['legion-scutum', 2],
      ['spire-plate', 1],
    ])
  })
})

describe('what ends with the turn', () => {
  const effect = (id: number, source: string, does: object): EffectInMatch =>
    ({ id, source, controller: 'A', lasts: 'endOfTurn', turn: 5, on: { creature: 'herrick', does } }) as never

  test('ends in the order that its player wants where health is lost', () => {
    const table = new Table({
      active: 'A',
      creatures: { A: { herrick: { at: [30, 30], wounds: 3 } } },
      more: {
        effects: [
          effect(1, 'test-bread', { modify: { stat: 'health', by: 1 } }),
          effect(2, 'test-beer', { modify: { stat: 'strength', by: 1 } }),
        ],
      },
    })
    table.give({ endTurn: {} })
    table.answerTo('orderEndOfTurn', { order: [1, 0] })
    const ended = table.events.filter(({ type }) => type === 'effectEnded')
    expect(ended.map(({ effect: one }) => (one as EffectInMatch).source)).toEqual(['test-beer', 'test-bread'])
    expect(table.isThere('herrick')).toBe(false)
    expect(table.player('B').kills).toBe(0)
    expect(table.applied).toContain('signum.damage.health-lowered')
  })
})

test('an offer of a draw may be taken back', () => {
  const table = new Table({ active: 'A' })
  table.giveAs(0, { offerDraw: {} })
  table.giveAs(0, { withdrawDraw: {} })
  table.giveAs(1, { offerDraw: {} })
  expect([table.state.drawOffers, table.state.result]).toEqual([['B'], null])
})

/** No tactic of the content moves anybody, so one is made that does. */
test('a place that an interruption has taken is chosen again', () => {
  const tactic = Tactic.parse({
    ...signumContent.cards.get('sealed-gates'),
    id: 'test-tactic',
    effects: [happens({ move: 'S' }, 'ownCharacter', { count: 1 })],
  })
  const content = { ...signumContent, cards: new Map([...signumContent.cards, [tactic.id, tactic]]) }
  const arrangement: Arrangement = {
    active: 'A',
    players: { A: { hand: ['dash-the-courier'], prosperity: 5 }, B: { tactics: ['test-tactic'] } },
    creatures: { A: {}, B: { [CAIUS]: { at: [20, 45] } } },
  }
  const table = new Table(arrangement)
  const give = (command: object): void => {
    const seat = table.state.procedure?.pending?.seat ?? 0
    const context = { content, trace: new Trace<SignumRules>(), random: thrown() }
    const decided = decideMatch(table.state, seat, command as never, context)
    if (decided instanceof Refusal) throw new Error(JSON.stringify(decided.violations))
    for (const event of decided) table.state = evolveMatch(table.state, event)
  }
  give({ playCard: { card: 'dash-the-courier', at: { x: 20, y: 58.4 } } })
  give({ answer: { reveal: true, targets: [CAIUS] } })
  give({ answer: { path: [{ x: 20, y: 52 }], mode: 'walk' } })
  expect(table.state.procedure?.pending).toMatchObject({ kind: 'choosePlace', seat: 0 })
  const at = { x: 40, y: 58.4 }
  expect(signumPlay.activeSeat(table.state)).toBe(0)
  give({ answer: { at } })
  expect(table.creature('dash-the-courier')).toMatchObject(at)
})
