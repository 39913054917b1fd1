import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../src/contract/match.ts'
import type { LogEntry } from '../../src/contract/match-store.ts'
import { verify } from '../../src/matches/history/verification.ts'
import { fold, foldAll, type MatchState, NO_MATCH } from '../../src/matches/match-state.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { type ReadEvent, type ReadMatch, readEvent, readMatch } from '../../src/matches/reading.ts'
import { concede, tryCommand, undo } from '../support/bearers.ts'
import { matchTable, type Table } from '../support/matches.ts'
import { expectPublishedEvent, expectPublishedView } from '../support/published.ts'
import { toyPlay } from '../support/toy-play.ts'

type Choice = { readonly kind: 'offer' | 'undo' | 'wrong' | 'concede'; readonly pick: number }

const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('offer' as const) },
    { weight: 1, arbitrary: fc.constant('undo' as const) },
    { weight: 1, arbitrary: fc.constant('wrong' as const) },
    { weight: 1, arbitrary: fc.constant('concede' as const) },
  ),
  pick: fc.nat(1000),
})
const plan = fc.record({
  first: fc.nat(1_000_000),
  seats: fc.integer({ min: 1, max: 4 }),
  goal: fc.integer({ min: 5, max: 60 }),
  choices: fc.array(choice, { minLength: 10, maxLength: 60 }),
})

type Match = { readonly id: string; readonly ownerToken: string; readonly spectatorToken: string }

/** Does what is chosen, as far as it goes. */
async function act(table: Table, match: Match, { kind, pick }: Choice): Promise<void> {
  const live = await table.cache.find(match.id)
  if (live.state.status !== 'running' || live.state.play === null) return
  const seat = toyPlay.activeSeat(live.state.play) ?? 0
  expect(live.state.seats[seat]?.hasConceded).toBe(false)
  if (kind === 'concede') {
    await concede(table.cache, match.id, match.ownerToken, pick % live.state.seats.length)
  } else if (kind === 'undo') {
    const to = 1 + (pick % live.version)
    await undo(table.cache, match.id, { token: match.ownerToken, seat, to, alone: pick % 2 === 0 }).catch(
      () => undefined,
    )
  } else if (kind === 'wrong') {
    expect(await table.give(match, seat, { lay: { card: 1 } })).toMatchObject({ kind: 'refused' })
  } else {
    const offers = offersTo(live, seat)
    const offer = offers[pick % offers.length]
    if (offer === undefined) throw new Error('The active seat has no offers.')
    expect(await table.give(match, seat, offer.command)).toMatchObject({ kind: 'accepted' })
  }
}

async function finish(table: Table, match: Match, seats: number): Promise<void> {
  for (let seat = 1; seat < Math.max(2, seats); seat++) {
    const { state } = await table.cache.find(match.id)
    if (state.status === 'running') await concede(table.cache, match.id, match.ownerToken, seats === 1 ? 0 : seat)
  }
}

/** Cards that a viewer may never have heard of: those that stayed in the pile or in other hands all the time. */
function hiddenCards(log: readonly LogEntry[], viewer: Viewer): number[] {
  const shown = new Set<unknown>()
  const pile = new Set<number>()
  for (const { event } of log) {
    if (event.type === 'dealt') for (const card of event.pile as number[]) pile.add(card)
    const isOwn = event.seat === viewer || event.to === viewer
    if (event.type === 'laid' || (['drew', 'won', 'gave'].includes(event.type) && isOwn)) shown.add(event.card)
    if (event.type === 'discarded') for (const card of event.cards as number[]) shown.add(card)
  }
  return [...pile].filter((card) => !shown.has(card))
}

/** Whatever is shown has the form that is published for it. */
function expectShapes({ view }: ReadMatch, events: readonly ReadEvent[]): void {
  if (view !== null) expectPublishedView(toyPlay, view)
  for (const { type, data } of events) expectPublishedEvent(toyPlay, { ...data, type })
}

/** Everything that a viewer is told of a match, as text. */
async function everythingFor(table: Table, match: Match, viewer: Viewer): Promise<string> {
  const live = await table.cache.findFresh(match.id)
  const events = (await table.log(match.id)).map((entry) => readEvent(live, entry, viewer, 'es'))
  expectShapes(readMatch(live, viewer, 'en'), events)
  const offers = viewer === null ? [] : offersTo(live, viewer)
  const picture = live.state.play === null ? null : toyPlay.picture(live.state.play, viewer, 'en')
  const refused =
    viewer === null
      ? null
      : await table.give(match, viewer, { lay: { card: 1 } }).catch((error: Error) => error.message)
  return JSON.stringify({ match: readMatch(live, viewer, 'en'), events, offers, picture, refused })
}

describe('200 random matches', () => {
  test('replay equals live after every event, verification finds nothing, nobody learns what is hidden', async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ first, seats, goal, choices }) => {
        const table = matchTable({ first })
        const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` }))
        const match = await table.open({ seats: players, options: { goal } })
        for (const one of choices) {
          await act(table, match, one)
          expect(foldAll(toyPlay, NO_MATCH, await table.log(match.id))).toEqual(
            (await table.cache.find(match.id)).state,
          )
        }
        const running = await table.log(match.id)
        expect(running.map(({ number }) => number)).toEqual(running.map((_, index) => index + 1))
        if ((await table.cache.find(match.id)).state.status === 'running')
          await checkSecrets(table, match, running, seats)

        await finish(table, match, seats)
        const { header, state } = await table.cache.findFresh(match.id)
        const [entries, records] = [await table.log(match.id), await table.store.records(match.id)]
        expect(state.status).toBe('ended')
        expect(verify(toyPlay, header, entries, records).differences).toEqual([])
        expect(piecewise(entries)).toEqual(state)
      }),
      { numRuns: 200, seed: 20_240_501 },
    )
  }, 120_000)
})

async function checkSecrets(table: Table, match: Match, log: readonly LogEntry[], seats: number): Promise<void> {
  const { header } = await table.cache.find(match.id)
  for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
    const text = await everythingFor(table, match, viewer)
    for (const card of hiddenCards(log, viewer)) expect(text).not.toMatch(new RegExp(`\\b${card}\\b`))
    expect(text).not.toContain(header.seed)
    expect(text).not.toContain(match.ownerToken)
    expect(text).not.toContain(match.spectatorToken)
  }
}

/** The state by way of a snapshot in the middle, as text and back. */
function piecewise(entries: readonly LogEntry[]): MatchState {
  const middle = Math.floor(entries.length / 2)
  const snapshot = JSON.parse(JSON.stringify(foldAll(toyPlay, NO_MATCH, entries.slice(0, middle))))
  return entries.slice(middle).reduce((state, entry) => fold(toyPlay, state, entry), snapshot as MatchState)
}

describe('marked cards', () => {
  test('a dry run of a seat never shows another seat’s cards', async () => {
    const table = matchTable()
    const match = await table.open()
    for (const seat of [0, 1, 0, 1, 0, 1]) await table.give(match, seat, { draw: {} })
    const { state } = await table.cache.find(match.id)
    const theirs = (state.play as { hands: number[][] }).hands[1] ?? []
    const asked = { token: match.ownerToken, seat: 0, expected: 'any', key: null } as const
    for (const card of theirs) {
      const decision = await tryCommand(table.cache, match.id, { ...asked, command: { lay: { card } } })
      expect(decision).toMatchObject({ kind: 'refused', violations: [{ rule: 'toy.cards.from-hand' }] })
    }
  })
})
