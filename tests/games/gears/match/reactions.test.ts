import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { viewOf } from '../../../../src/games/gears/match/view.ts'
import { seenBy } from '../../../../src/games/gears/match/visibility.ts'
import { reactionsOperation } from '../../../../src/games/gears/turn/reactions.operation.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { noSeed } from '../../../support/chance.ts'
import { answerAll, arranged, blank, drone, face, of, offered, pairOf, wayBetween } from './arranged.ts'
import { give, type PlayedMatch } from './random-match.ts'

const [near, far] = pairOf(2)
const pendingOf = ({ state }: PlayedMatch) => state.procedure?.pending ?? null

/** A Locust step in which a Drone comes nearer and attacks; everyone else stands together. */
const attacked = (hands: readonly (readonly string[])[], drones = 1): PlayedMatch =>
  arranged({
    players: hands.map((hand) => ({ hand, position: { zone: near } })),
    state: {
      step: 'locust',
      locust: Array.from({ length: drones }, (_, index) => drone(`drone-${index + 1}`, far)),
      ai: { pile: [12, 1], discard: [] },
    },
  })

/** A soldier moves away from the others. */
function departed(hands: readonly (readonly string[])[]): PlayedMatch {
  const match = arranged({ players: hands.map((hand) => ({ hand, position: { zone: near } })) })
  give(match, 0, { playOrder: { card: 'assault-dodge', use: 'printed' } }, blank)
  return match
}

/** Plays a command on; everybody declines, and wounds cost the first card. */
function declined(match: PlayedMatch, command: Parameters<typeof give>[2], random: Random): GearsEvent[] {
  const events = give(match, 0, command, random)
  return [...events, ...answerAll(match, random, ['decline'])]
}

/** What a viewer is shown, without the icons of cards that lie on the discards. */
const shown = (events: readonly GearsEvent[], viewer: number | null): string =>
  JSON.stringify(events.map((event) => seenBy(event, viewer, content))).replaceAll(/-(guard|dodge|follow)"/g, '"')

describe('who is asked tells nothing about a hand', () => {
  const own = ['assault-dodge', 'advance-dodge']
  const hands = ['guard', 'dodge', 'follow'].map((icon) => Array.from({ length: 4 }, () => `assault-${icon}`))

  test.each([
    [
      'guard and dodge, without wounds',
      (hand: readonly string[]) => declined(attacked([own, hand]), { drawAi: {} }, blank),
    ],
    [
      'guard and dodge, with wounds',
      (hand: readonly string[]) => declined(attacked([own, hand], 2), { drawAi: {} }, face(3)),
    ],
    [
      'follow',
      (hand: readonly string[]) => declined(departed([own, hand]), { move: { path: wayBetween(near, far) } }, blank),
    ],
  ])('%s', (_what, run) => {
    const courses = hands.map(run)
    for (const viewer of [null, 0]) {
      const [first, ...others] = courses.map((events) => shown(events, viewer))
      for (const other of others) expect(other).toBe(first)
    }
    expect(courses.flat().some((event) => event.type === 'asked' && event.seat === 1)).toBe(true)
  })

  test('the public view names the seat that it waits for, and no card', () => {
    const match = attacked([[], ['assault-guard', 'advance-guard']])
    give(match, 0, { drawAi: {} }, blank)
    const pending = { kind: 'guardOffer', player: 'dominic-santiago', figure: 'drone-1' }
    for (const viewer of [null, 0]) expect(viewOf(match.state, viewer, content).asked).toEqual({ seat: 1, ...pending })
    expect(offered(match, 0)).toEqual([])
    expect(pendingOf(match)?.options).toContain('dominic-santiago:lancer:normal:advance-guard')
  })

  test('without a card for it the only answer is no', () => {
    const match = attacked([[], ['assault-follow']])
    give(match, 0, { drawAi: {} }, blank)
    expect(pendingOf(match)?.options).toEqual(['decline', 'declineStep'])
  })

  test('an empty hand lies open, and a player alone is not asked what is no choice', () => {
    for (const hands of [[[], []], [['assault-follow']]]) {
      const asked = of(declined(attacked(hands), { drawAi: {} }, blank), 'asked').map(({ decision }) => decision.kind)
      expect(asked.filter((kind) => kind === 'guardOffer' || kind === 'dodgeOffer')).toEqual([])
    }
  })

  test('who declines for the whole step is not asked to guard again', () => {
    const match = attacked([[], ['assault-guard']])
    const events = [...give(match, 0, { drawAi: {} }, blank), ...answerAll(match, blank, ['declineStep'])]
    expect(of(events, 'asked').filter(({ decision }) => decision.kind === 'guardOffer')).toHaveLength(1)
    expect(of(events, 'guarded')).toEqual([])
  })
})

describe('several who want to guard', () => {
  test('are named to the active player without their cards (gears.react.guard-limit)', () => {
    const match = attacked([['assault-guard'], ['advance-guard', 'assault-guard']])
    give(match, 0, { drawAi: {} }, blank)
    give(match, 0, { answer: { option: 'marcus-fenix:lancer:normal:assault-guard' } }, blank)
    give(match, 1, { answer: { option: 'dominic-santiago:lancer:normal:advance-guard' } }, blank)
    expect(pendingOf(match)).toMatchObject({
      kind: 'guardPick',
      player: 'marcus-fenix',
      options: ['marcus-fenix', 'dominic-santiago'],
    })
    const events = give(match, 0, { answer: { option: 'dominic-santiago' } }, blank)
    expect(of(events, 'guarded')).toMatchObject([{ figure: 'dominic-santiago' }])
    expect(of(events, 'cardsDiscarded')).toMatchObject([{ seat: 1, cards: ['advance-guard'], reason: 'guard' }])
    expect(match.state.players[0]?.hand).toEqual(['assault-guard'])
  })
})

describe('Augustus Cole guards for the others', () => {
  const guarding = (zone: string) => {
    const match = attacked([[], [], ['assault-guard', 'assault-dodge']])
    const players = match.state.players.map((player, seat) => (seat === 0 ? { ...player, position: { zone } } : player))
    match.state = { ...match.state, players }
    give(match, 0, { drawAi: {} }, blank)
    return match
  }

  test('a guard card pays for the attack of a soldier in the same zone, whose player says with what', () => {
    const match = guarding(near)
    const option = 'augustus-cole>marcus-fenix:assault-guard'
    expect(pendingOf(match)?.options).toContain(option)
    give(match, 2, { answer: { option } }, blank)
    expect(pendingOf(match)).toMatchObject({ kind: 'guardAttack', player: 'marcus-fenix' })
    expect(offered(match, 2)).toEqual([])
    const ammo = match.state.players[0]?.weapons[0]?.ammo ?? 0
    const events = give(match, 0, { answer: { option: 'lancer:overkill' } }, blank)
    expect(of(events, 'attackDeclared')[0]).toMatchObject({ figure: 'marcus-fenix', target: 'drone-1' })
    expect(of(events, 'cardsDiscarded')).toMatchObject([{ seat: 2, cards: ['assault-guard'], reason: 'guard' }])
    expect(match.state.players[0]?.weapons[0]?.ammo).toBe(ammo - 1)
  })

  test('the other may leave it: then no card is paid, and the guard of the step is still there', () => {
    const match = guarding(near)
    give(match, 2, { answer: { option: 'augustus-cole>marcus-fenix:assault-guard' } }, blank)
    const events = give(match, 0, { answer: { option: 'decline' } }, blank)
    expect(of(events, 'guarded')).toEqual([])
    expect(match.state.players[2]?.hand).toHaveLength(2)
    expect(pendingOf(match)?.kind).toBe('guardOffer')
  })

  test('asked without a match, Cole may react where only a comrade sees the Locust', () => {
    // The comrade’s arrow is in front of the wall’s end, Cole’s is behind it.
    const arrow = (y: number) => ({ arrows: [{ centre: { x: 10, y }, facing: { x: 1, y: 0 } }] })
    const square = (x: number) => [
      { x, y: 0 },
      { x: x + 20, y: 0 },
      { x: x + 20, y: 20 },
      { x, y: 20 },
    ]
    const zones = [
      {
        id: 'L',
        polygon: square(0),
        covers: [
          { id: 'low', ...arrow(1) },
          { id: 'high', ...arrow(19) },
        ],
      },
      {
        id: 'R',
        polygon: square(20),
        covers: [{ id: 'right', arrows: [{ centre: { x: 30, y: 19 }, facing: { x: -1, y: 0 } }] }],
      },
    ]
    const edges = [{ kind: 'wall', from: { x: 20, y: 0 }, to: { x: 20, y: 15 } }]
    const reactions = ['guard']
    const cogs = [
      { id: 'marcus-fenix', position: { zone: 'L', cover: 'high' } },
      { id: 'augustus-cole', position: { zone: 'L', cover: 'low' }, reactions },
      { id: 'damon-baird', position: { zone: 'L', cover: 'low' }, reactions },
    ]
    const allowed = (soldiers: readonly object[]) => {
      const table = {
        map: { drawn: { zones, edges } },
        cogs: soldiers,
        locust: [{ id: 'drone-1', enemy: 'drone', position: { zone: 'R', cover: 'right' } }],
      }
      const situation = { table: { table, figure: 'drone-1' } }
      const answer = reactionsOperation.answer({ moment: 'locustBeforeAttack', situation }, noSeed)
      if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
      const { options } = answer.outcome as { options: { cog: string; allowed: boolean }[] }
      return options.filter((option) => option.allowed).map(({ cog }) => cog)
    }
    expect(allowed([cogs[0], cogs[1]] as object[])).toEqual(['augustus-cole'])
    expect(allowed([cogs[0], cogs[2]] as object[])).toEqual([])
    expect(allowed([cogs[1]] as object[])).toEqual([])
  })

  test('not for a soldier in another zone', () => {
    const options = pendingOf(guarding(wayBetween(near, far)[0] ?? ''))?.options ?? []
    expect(options.filter((option) => option.includes('>'))).toEqual(['augustus-cole>dominic-santiago:assault-guard'])
  })
})
