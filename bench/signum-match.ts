import type { Offer, Play } from '../src/contract/match.ts'
import { freshCreature } from '../src/games/signum/match/evolve/change.ts'
import { signumPlay } from '../src/games/signum/match/play.ts'
import type { PlayerId } from '../src/games/signum/match/players.ts'
import type { CreatureInMatch } from '../src/games/signum/match/shapes/things.ts'
import type { SignumState } from '../src/games/signum/match/state.ts'
import { chanceOf } from '../tests/support/random-match.ts'
import { begunMatch, benchMatchesOf, commandMeasured } from './match-times.ts'

const play: Play = signumPlay
const MATCHES = 8
const COMMANDS = 60

/** Seven creatures each: a hero and six characters. */
const ARMIES: Readonly<Record<'A' | 'B', readonly string[]>> = {
  A: ['greer-the-stubborn', 'garrus-the-crossbowman', 'herrick', 'pip-quickbow', 'sister-ivette', 'nell-nightstep'],
  B: [
    'cordelia-the-crusader',
    'novice-livia',
    'lucian-the-penitent',
    'caius-the-tireless',
    'magister-corvin',
    'drusa-ashwhisper',
  ],
}

const terrain = [
  { card: 'forest', at: { x: 30, y: 30 } },
  { card: 'forest', at: { x: 10, y: 34 }, rotation: 90 },
  { card: 'rocks', at: { x: 48, y: 24 } },
  { card: 'ruins', at: { x: 45, y: 42 } },
  { card: 'cliff', at: { x: 15, y: 18 } },
  { card: 'bramble', at: { x: 30, y: 46 } },
].map((template, index) => ({ id: `template ${index + 1}`, ...template }))

/** Offers and commands with 14 creatures and 6 templates, in milliseconds of CPU. */
export function benchSignumMatch(): void {
  benchMatchesOf(MATCHES, (number, times) => {
    const random = chanceOf(number)
    let state = begunMatch(play, { battlefield: { drawn: { width: 60, height: 60, terrain } } }, 2, random)
    for (let commands = 0; commands < COMMANDS && play.ending(state) === null; commands++) {
      const { phase, turn } = state as SignumState
      if (phase === 'construction' && turn === 1) state = crowded(state as SignumState)
      const isCrowded = (state as SignumState).creatures.length > 10
      const choose = (offers: readonly Offer[]) => {
        const playable = offers.filter(({ social, command }) => social !== true && !('endTurn' in command))
        return playable[random.below(Math.max(1, playable.length))] ?? offers[0]
      }
      state = commandMeasured(play, state, choose, { random, times: isCrowded ? times : null })
    }
  })
}

/** The first turn after the setup, with everybody in the middle of the battlefield. */
function crowded(state: SignumState): SignumState {
  const placed = (player: PlayerId, ids: readonly string[], y: number): CreatureInMatch[] =>
    ids.map((id, index) => {
      const place = { x: 8 + index * 8.5, y, arrived: 10 + index, armour: 0, hidden: false, summoned: false }
      return freshCreature(id, player, { kind: 'character', ...place })
    })
  const players = state.players.map((player) => ({
    ...player,
    prosperity: 20,
    city: ['town-hall', 'temple', 'tavern', 'smithy', 'barracks', 'magic-school'].map((card) => ({
      card,
      turned: false,
    })),
    deck: player.deck.filter((card) => !ARMIES.A.includes(card) && !ARMIES.B.includes(card)),
    hand: player.hand.filter((card) => !ARMIES.A.includes(card) && !ARMIES.B.includes(card)),
  }))
  const creatures = [...state.creatures, ...placed('A', ARMIES.A, 38), ...placed('B', ARMIES.B, 25)]
  return { ...state, players, creatures, phase: 'activation' }
}
