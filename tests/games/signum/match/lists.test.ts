import { describe, expect, test } from 'vitest'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { begin, chanceOf, playAtRandom } from './random-match.ts'

/** Deck lists: what others may know of them, and what the names of cards tell. */

const listOf = (state: SignumState, seat: number, viewer: number | null): unknown => {
  const { players } = signumPlay.view(state, viewer) as { players: { list: unknown }[] }
  return players[seat]?.list
}

/** A deck of one's own with mercenaries that others may have as well. */
const own = (id: string): JsonObject => {
  const deck = signumContent.decks.get(id)
  if (deck === undefined) throw new Error(id)
  const { hero, cards, buildings, terrain } = deck
  return { own: { hero, cards: [...cards], buildings: [...buildings], terrain: [...terrain] } }
}

const hiddenOf = ({ players }: SignumState, seat: number): string[] => {
  const player = players[seat]
  return [...(player?.deck ?? []), ...(player?.hand ?? []), ...(player?.tactics.map(({ id }) => id) ?? [])].toSorted()
}

describe('a list', () => {
  test('is its player’s unless lists are open', () => {
    const secret = begin({}, chanceOf(1)).state
    expect([listOf(secret, 0, 1), listOf(secret, 0, null)]).toEqual([null, null])
    expect(listOf(secret, 0, 0)).toMatchObject({ cards: expect.arrayContaining(['market-day', 'herrick']) as unknown })
    const open = begin({ openLists: true }, chanceOf(1)).state
    for (const viewer of [0, 1, null]) expect(listOf(open, 0, viewer)).toEqual(listOf(secret, 0, 0))
  })

  test('that is open is all that is imagined', () => {
    let arranged = 0
    playAtRandom(9, { openLists: true, roundLimit: 5 }, (state, random) => {
      const imagined = signumPlay.imagine(state, 0, random) as SignumState | null
      if (imagined === null || state.procedure !== null) return
      expect(hiddenOf(imagined, 1)).toEqual(hiddenOf(state, 1))
      if (imagined.players[1]?.hand.join() !== state.players[1]?.hand.join()) arranged++
    })
    expect(arranged).toBeGreaterThan(10)
  })
})

describe('the name of a character', () => {
  const namesIn = (choices: readonly JsonObject[], seat: number): string[] => {
    const { state } = begin({}, chanceOf(1), choices)
    return hiddenOf(state, seat).filter((id) => signumContent.cards.get(id.replace(/#\d+$/, ''))?.kind === 'character')
  }
  const [vallor, grypharim] = [own('deck-coins-and-crossbows'), own('deck-dawn-legion')]

  test('is the same whatever others bring', () => {
    const against = (other: JsonObject) => namesIn([vallor, other], 0)
    expect(against(grypharim)).toEqual(against({ ready: 'deck-dawn-legion' }))
    expect(against(grypharim)).toContain('hob-halfcoin#1')
    expect(against(grypharim)).toContain('greer-the-stubborn')
  })

  test('has the number of the seat where both have the same faction', () => {
    const names = [0, 1].map((seat) => namesIn([vallor, vallor], seat))
    expect(names[0]).toContain('greer-the-stubborn#1')
    expect(names[1]).toContain('greer-the-stubborn#2')
    expect(names.flat().length).toBe(new Set(names.flat()).size)
  })

  test('that is imagined is nobody else’s', () => {
    const { state } = begin({}, chanceOf(1), [vallor, grypharim])
    const imagined = signumPlay.imagine(state, 0, chanceOf(2)) as SignumState
    const all = [0, 1].flatMap((seat) => hiddenOf(imagined, seat))
    expect(new Set(all).size).toBe(all.length)
  })
})
