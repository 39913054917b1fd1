import { expect, test } from 'vitest'
import type { Offer } from '../../../../src/contract/match.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { MOVE_MODES } from '../../../../src/games/signum/movement/movement.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { type Random, shuffled } from '../../../../src/rulebook/random.ts'
import { isOffered } from '../../../support/offered.ts'
import { withValue } from '../../../support/random-match.ts'
import { Table } from './arranged.ts'
import { chanceOf, playAtRandom } from './random-match.ts'

/** How many matches are looked at; more by `ACCEPTED=20`. */
const MATCHES = Number(process.env.ACCEPTED ?? 1)
const FIRST = Number(process.env.FIRST ?? 60)
const LONG = 3_600_000
const MILLIMETRE = 0.1
const WAYS = 4

/** A way of some pieces that begins near a creature; most lead somewhere. */
function anyWay({ x, y }: { readonly x: number; readonly y: number }, random: Random): JsonObject {
  const step = () => (random.below(1201) - 600) / 100
  let at = { x, y }
  const path = Array.from({ length: 1 + random.below(4) }, () => {
    at = { x: Math.round((at.x + step()) * 100) / 100, y: Math.round((at.y + step()) * 100) / 100 }
    return at
  })
  return { path, mode: MOVE_MODES[random.below(MOVE_MODES.length)] ?? 'walk' }
}

/** Commands that were made up and that may be given. */
function madeUp(state: SignumState, offers: readonly Offer[], random: Random): JsonObject[] {
  const creature = state.creatures.find(({ id }) => id === state.activation?.creature)
  const moves = offers.some(({ group }) => group === 'move')
  if (creature !== undefined && moves) {
    return Array.from({ length: WAYS }, () => ({ [random.below(3) > 0 ? 'move' : 'run']: anyWay(creature, random) }))
  }
  const { hand } = state.players.find(({ player }) => player === state.active) ?? { hand: [] }
  const some = shuffled(hand, random).slice(random.below(hand.length + 1))
  if (state.phase === 'setupExchange') return [{ exchange: { cards: some } }]
  return state.phase === 'setupDiscard' ? [{ discardForProsperity: { cards: some } }] : []
}

const isAccepted = (state: SignumState, seat: number, command: JsonObject): boolean =>
  signumPlay.decide(state, seat, command, chanceOf(1)).kind === 'decided'

test(
  'whatever is accepted is an offer, or an offer with what is open in it changed',
  () => {
    const accepted: Record<string, number> = {}
    for (let number = FIRST; number < FIRST + MATCHES; number++) {
      playAtRandom(number, { battlefield: { content: 'forest-crossing' }, roundLimit: 12 }, (state, random) => {
        const seat = signumPlay.activeSeat(state) ?? 0
        const offers = signumPlay.offers(state, seat)
        for (const command of madeUp(state, offers, random)) {
          if (!isAccepted(state, seat, command)) continue
          const [name = ''] = Object.keys(command)
          accepted[name] = (accepted[name] ?? 0) + 1
          if (!isOffered(offers, command, MILLIMETRE)) throw new Error(`Not offered: ${JSON.stringify(command)}`)
        }
      })
    }
    expect(Object.keys(accepted).sort()).toEqual(['discardForProsperity', 'exchange', 'move', 'run'])
  },
  LONG,
)

test('a Persecution may go any way that leads into contact', () => {
  const table = new Table({
    active: 'B',
    creatures: {
      A: { 'osbert-of-the-ledger': { at: [30, 40] }, 'sister-ivette': { at: [37, 36.8] } },
      B: { 'caius-the-tireless': { at: [30, 36.8] } },
    },
  })
  table.activate('caius-the-tireless')
  table.give({ declareMelee: { target: 'osbert-of-the-ledger' } })
  table.answerTo('allocate', { attack: 3, defence: 0 }, 3, 6, 2)
  const path = [
    { x: 31, y: 35 },
    { x: 33.8, y: 36.8 },
  ]
  const command = { answer: { target: 'sister-ivette', path } }
  expect(isAccepted(table.state, 1, command)).toBe(true)
  const spelled = { answer: { target: 'sister-ivette', path, mode: 'walk' } }
  expect(isOffered(signumPlay.offers(table.state, 1), spelled, MILLIMETRE)).toBe(true)
})

test('a template may be turned by any angle of the interval where it is offered', () => {
  const table = new Table({
    active: 'B',
    options: { battlefield: { content: 'forest-crossing' } },
    players: { B: { prosperity: 20, city: ['tavern', 'temple', 'smithy'], terrain: ['forest', 'rocks', 'ruins'] } },
    creatures: { A: { 'greer-the-stubborn': { at: [30, 36] } }, B: { 'novice-livia': { at: [22, 20] } } },
  })
  const offers = signumPlay.offers(table.state, 1).filter(({ group }) => group === 'playTerrain')
  expect(offers.length).toBeGreaterThan(3)
  for (const { command, open = [] } of offers) {
    const turning = open.find(({ path }) => path === 'playTerrain.rotation')
    if (turning === undefined || !('interval' in turning)) throw new Error('It may be turned.')
    const [from, to] = turning.interval
    expect(to - from).toBeGreaterThan(20)
    const angles = Array.from({ length: 41 }, (_, index) => from + ((to - from) * index) / 40)
    const refused = [...turning.samples, ...angles].filter(
      (angle) => !isAccepted(table.state, 1, withValue(command, turning.path, angle)),
    )
    expect(refused).toEqual([])
  }
})
