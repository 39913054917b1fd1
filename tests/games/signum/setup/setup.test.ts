import { describe, expect, test } from 'vitest'
import { readyDecks } from '../../../../src/games/signum/content/decks.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { type Setup, setUp } from '../../../../src/games/signum/setup/setup.ts'
import { formatSeed, seeded } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

type Choices = { readonly exchange: string[]; readonly discard: string[] }
const NONE: Choices = { exchange: [], discard: [] }

function setUpWith(seed: number, choices: ReadonlyMap<string, Choices> = new Map()): Setup {
  const players = readyDecks.map(({ hero, cards }) => ({ player: hero, deck: cards, ...(choices.get(hero) ?? NONE) }))
  const random = seeded(formatSeed(new Uint8Array(32).fill(seed)))
  const setup = setUp({ players }, random, new Trace<SignumRules>())
  if (setup instanceof Refusal) throw new Error(JSON.stringify(setup.violations))
  return setup
}

const deckOf = (player: string): string[] => [...(readyDecks.find(({ hero }) => hero === player)?.cards ?? [])].sort()

describe('signum.setup', () => {
  test.each([1, 2, 3, 4, 5])('no card is lost or made, and every discarded card is a point (seed %i)', (seed) => {
    const first = setUpWith(seed)
    const choices = new Map(
      first.players.map(({ player, hand }, index) => [
        player,
        { exchange: hand.slice(0, index + 1), discard: hand.slice(3) },
      ]),
    )
    const second = setUpWith(seed, choices)
    for (const { player, hand, deck, graveyard, prosperity } of second.players) {
      expect([...hand, ...deck, ...graveyard].sort()).toEqual(deckOf(player))
      expect(hand.length + graveyard.length).toBe(4)
      expect(prosperity).toBe(3 + graveyard.length)
    }
  })

  test('asking again with choices keeps the order and the first hands of the others', () => {
    const first = setUpWith(7)
    const [one, other] = first.players
    if (one === undefined || other === undefined) throw new Error('Two players were set up.')
    const again = setUpWith(7, new Map([[one.player, { exchange: one.hand.slice(0, 2), discard: [] }]]))
    expect(again.turnOrder).toEqual(first.turnOrder)
    expect(again.players[1]).toEqual(other)
    expect(again.players[0]?.hand.slice(0, 2)).toEqual(one.hand.slice(2))
  })
})
