import { describe, expect, test } from 'vitest'
import type { Tactic } from '../../../../src/games/signum/content/cards.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { PlayerId } from '../../../../src/games/signum/match/players.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { ANA, type Arrangement, BRUNO, Table } from './arranged.ts'
import { Coverage } from './coverage.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** Every card of the content comes into play in a match and does what it says. */

const cards = [...signumContent.cards.values()]
const idsOf = (...kinds: readonly string[]) => cards.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)

/** What is seen of a word of a text. */
const SEEN: Readonly<Record<string, string>> = {
  damage: 'damaged',
  wounds: 'damaged',
  heal: 'healed',
  modify: 'effectBegan',
  tokens: 'tokensGained',
  draw: 'cardDrawn',
  discard: 'cardsDiscarded',
  prosperity: 'prosperityChanged',
  unturnBuildings: 'buildingsUnturned',
  returnTo: 'creatureReturned',
  cancelSummon: 'cardCancelled',
  cancelAttack: 'attackCancelled',
  skipActivation: 'activationLost',
}

const ownerOf = (id: string): PlayerId => {
  const card = signumContent.cards.get(id)
  return card !== undefined && 'faction' in card && card.faction === 'grypharim' ? 'B' : 'A'
}

const otherThan = (player: PlayerId): PlayerId => (player === 'A' ? 'B' : 'A')

/** A table where whoever owns a card can pay for it, and where everybody is that it may be about. */
function tableFor(id: string, coverage: Coverage, change: object = {}, more: Arrangement['more'] = {}): Table {
  const owner = ownerOf(id)
  const rich = { city: idsOf('building'), prosperity: 20, terrain: idsOf('terrain') }
  const turned = { ...rich, city: rich.city.map((one, index) => (index > 11 ? `${one}!` : one)) }
  return new Table(
    {
      active: owner,
      players: { A: { ...turned }, B: { ...turned }, [owner]: { ...turned, ...change } },
      creatures: {
        A: { [ANA]: { at: [58, 40] }, 'greer-the-stubborn#1': { at: [20, 36], wounds: 1 } },
        B: { [BRUNO]: { at: [2, 20] }, 'caius-the-tireless#2': { at: [40, 24], wounds: 1 } },
      },
      more,
    },
    coverage.play,
  )
}

/** Gives the first offer that names a card, and the first answer to whatever is asked then. */
function playByOffers(table: Table, path: 'playCard' | 'playTerrain' | 'build', id: string): void {
  const offers = signumPlay.offers(table.state, table.seat)
  const offer = offers.find(({ command }) => (command[path] as { card?: string } | undefined)?.card === id)
  if (offer === undefined) throw new Error(`${id} is not offered.`)
  table.give(offer.command)
  while (table.asked !== null) answerFirst(table)
}

function answerFirst(table: Table): void {
  const [offer] = signumPlay.offers(table.state, table.seat)
  if (offer === undefined) throw new Error('There is no answer.')
  table.give(offer.command)
}

/** Every sentence of a text was seen. */
function expectSaid(table: Table, effects: readonly { readonly does: object }[]): void {
  const types = table.events.map(({ type }) => type)
  for (const { does } of effects) {
    const isBack = 'returnTo' in does && types.includes('cardCancelled')
    if (isBack)
      expect(table.events).toContainEqual(expect.objectContaining({ type: 'cardCancelled', to: does.returnTo }))
    else expect(types).toContain(SEEN[Object.keys(does)[0] ?? ''])
  }
}

test('both heroes are placed', () => {
  const coverage = new Coverage()
  const random = chanceOf(1)
  let { state } = begin({}, random)
  while (state.turn === 0) {
    const seat = coverage.play.activeSeat(state) ?? 0
    const [offer] = coverage.play.offers(state, seat)
    const decision = coverage.play.decide(state, seat, offer?.command ?? {}, random)
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    state = fold(state, decision.events)
  }
  expect([ANA, BRUNO].map((id) => coverage.cards.get(id))).toEqual([1, 1])
})

describe('a card of the hand', () => {
  test.each(idsOf('character', 'spell', 'relic'))('%s', (id) => {
    const coverage = new Coverage()
    const deck = Array.from({ length: 5 }, (_, index) => `study-hour#${index + 20}`)
    const table = tableFor(id, coverage, { hand: [id], deck, relics: [] })
    playByOffers(table, 'playCard', id)
    expect(coverage.cards.get(id)).toBe(1)
    expect(table.player(ownerOf(id)).hand).not.toContain(id)
    const card = signumContent.cards.get(id)
    if (card?.kind === 'spell') expectSaid(table, card.effects)
    if (card?.kind === 'character') expect(table.isThere(id)).toBe(true)
    if (card?.kind === 'relic') expect(table.player(ownerOf(id)).relics.map((one) => one.card)).toEqual([id])
  })
})

describe('a building', () => {
  test.each(idsOf('building'))('%s', (id) => {
    const coverage = new Coverage()
    const table = tableFor(id, coverage, { city: [], supply: [id] }, { phase: 'construction' })
    playByOffers(table, 'build', id)
    expect(coverage.cards.get(id)).toBe(1)
    expect(table.player(ownerOf(id)).city).toMatchObject([{ card: id, turned: false }])
  })
})

describe('a template', () => {
  test.each(idsOf('terrain'))('%s', (id) => {
    const coverage = new Coverage()
    const table = tableFor(id, coverage)
    playByOffers(table, 'playTerrain', id)
    expect(coverage.cards.get(id)).toBe(1)
    expect(table.state.terrain.map(({ template }) => template.card)).toEqual([id])
  })
})

/** How the condition of a tactic comes true in the turn of its owner’s opponent. */
const TRIGGERS: Partial<Record<Tactic['trigger'], (table: Table, opponent: PlayerId) => void>> = {
  opponentSummons: (table, opponent) => {
    const [card = ''] = table.player(opponent).hand
    const offers = signumPlay.offers(table.state, table.seat)
    table.give(offers.find(({ command }) => (command.playCard as JsonObject | undefined)?.card === card)?.command ?? {})
  },
  opponentPlaysSpell: (table) => {
    table.give({ playCard: { card: 'market-day', payment: ['town-hall', 'tavern'] } })
  },
  opponentDeclaresAttack: (table, opponent) => strikeFor(table, opponent, false),
  ownCreatureDies: (table, opponent) => strikeFor(table, opponent, true),
  ownHeroDies: (table, opponent) => strikeFor(table, opponent, true),
}

const ATTACKERS: Readonly<Record<string, string>> = { A: 'greer-the-stubborn#1', B: 'caius-the-tireless#2' }

/** The opponent attacks what touches its character, all dice against one die, and kills it. */
function strikeFor(table: Table, opponent: PlayerId, kills: boolean): void {
  const attacker = ATTACKERS[opponent] ?? ''
  const target = table.state.creatures.find(({ id, controller }) => controller !== opponent && id.includes('#9'))
  const hero = otherThan(opponent) === 'A' ? ANA : BRUNO
  table.activate(attacker)
  table.give({ declareMelee: { target: target?.id ?? hero } })
  if (!kills) return
  const strength = table.fighter(target?.id ?? hero).strength
  if (table.asked === 'allocate' && table.seat !== (opponent === 'A' ? 0 : 1))
    table.answer({ attack: strength, defence: 0 })
  table.answer({ attack: 3, defence: 0 }, 5, 5, 5, ...Array.from({ length: strength }, () => 1))
}

describe('a tactic', () => {
  test.each(idsOf('tactic'))('%s', (id) => {
    const coverage = new Coverage()
    const owner = ownerOf(id)
    const opponent = otherThan(owner)
    const card = signumContent.cards.get(id)
    if (card?.kind !== 'tactic') throw new Error(id)
    const isHero = card.trigger === 'ownHeroDies'
    const hero = owner === 'A' ? ANA : BRUNO
    const victim = isHero ? hero : owner === 'A' ? 'osbert-of-the-ledger#9' : 'novice-livia#9'
    const beside = [20, 39.2] as const
    const rich = { city: idsOf('building'), prosperity: 20 }
    const table = new Table(
      {
        active: opponent,
        players: {
          [owner]: { ...rich, tactics: [id], deck: ['study-hour#20', 'study-hour#21'] },
          [opponent]: { ...rich, hand: [opponent === 'A' ? 'herrick' : 'novice-livia', 'market-day'] },
        },
        creatures: {
          [opponent]: { [ATTACKERS[opponent] ?? '']: { at: [20, 36] } },
          [owner]: { [victim]: { at: beside, wounds: isHero ? 7 : 0 } },
        },
      },
      coverage.play,
    )
    TRIGGERS[card.trigger]?.(table, opponent)
    while (table.asked !== null && coverage.cards.get(id) === 0) {
      const offers = signumPlay.offers(table.state, table.seat)
      const reveal = offers.find(({ command }) => (command.answer as JsonObject | undefined)?.reveal === true)
      table.give((reveal ?? offers[0])?.command ?? {})
    }
    expect(coverage.cards.get(id)).toBe(1)
    expectSaid(table, card.effects)
    expect(table.player(owner).graveyard).toContain(id)
  })
})

test('no card is left out', () => {
  const kinds = ['hero', 'character', 'spell', 'relic', 'tactic', 'building', 'terrain']
  expect(cards.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
  expect(new Coverage().cards.size).toBe(idsOf(...kinds).length)
})
