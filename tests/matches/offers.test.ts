import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inSteps } from '../../src/lib/steps.ts'
import { MAX_ID, offerPage, offersTo } from '../../src/matches/offers.ts'
import { tryCommand } from '../support/bearers.ts'
import { accepted, DRAW, matchTable, PASS, type Table, TOY } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

/** A match in which seat 0 is to act and holds two cards. */
async function holding(table: Table) {
  const match = await table.open()
  for (const command of [DRAW, PASS, DRAW, PASS]) {
    const { activeSeat } = { activeSeat: command === DRAW ? 0 : 1 }
    accepted(await table.give(match, activeSeat, command))
  }
  const live = await table.cache.find(match.id)
  return { match, live, offers: offersTo(live, 0) }
}

describe('offers', () => {
  test('have short ids and texts of their own, and a group', async () => {
    const { offers } = await holding(matchTable())
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
    expect(Math.max(...offers.map(({ id }) => id.length))).toBeLessThanOrEqual(MAX_ID)
    for (const locale of ['en', 'es'] as const) {
      expect(new Set(offers.map(({ text }) => text[locale])).size).toBe(offers.length)
    }
    expect(offers.map(({ group }) => group)).toEqual(
      expect.arrayContaining(['draw', 'lay', 'sort', 'pass', 'table', 'discard', 'greet']),
    )
    expect(offers.filter(({ social }) => social).map(({ command }) => command)).toEqual([{ greet: {} }])
  })

  test('are called the same as long as the version stands, on every instance', async () => {
    const table = matchTable()
    const { match, offers } = await holding(table)
    const other = matchTable({ store: table.store, first: 500 })
    expect(offersTo(await other.cache.find(match.id), 0)).toEqual(offers)
  })

  test('are taken by their id, and the record says what was meant', async () => {
    const table = matchTable()
    const { match, live, offers } = await holding(table)
    const lay = offers.find(({ group }) => group === 'lay')
    const asked = { offer: lay?.id ?? '' }
    expect(await tryCommand(table.cache, match.id, { token: match.ownerToken, seat: 0, command: asked })).toMatchObject(
      {
        kind: 'decided',
      },
    )
    accepted(await table.give(match, 0, asked, { key: 'k', expected: live.version }))
    expect((await table.store.records(match.id)).at(-1)?.command).toEqual(lay?.command)
    // It stands no more, and yet the same request is answered as before.
    expect(await table.give(match, 0, asked, { key: 'k' })).toMatchObject({ kind: 'repeated' })
    accepted(await table.give(match, 1, PASS))
    await expect(table.give(match, 0, asked)).rejects.toMatchObject({ code: 'offer.gone' })
    await expect(table.give(match, 0, { offer: 'nope' })).rejects.toMatchObject({ code: 'offer.gone' })
  })

  test('that a game tells or calls alike are told and called apart', async () => {
    const text = { en: 'Wait.', es: 'Espera.' }
    const waiting = [1, 2, 3].map(() => ({ id: 'wait', command: PASS, text }))
    const play = { ...toyPlay, inSteps: { ...toyPlay.inSteps, offers: () => inSteps(waiting) } }
    const table = matchTable({ ruleset: { ...TOY, play } })
    const match = await table.open()
    const offers = offersTo(await table.cache.find(match.id), 0)
    expect(offers.map(({ id }) => id)).toEqual(['wait', 'wait-2', 'wait-3'])
    expect(offers.map(({ text }) => text.es)).toEqual(['Espera.', 'Espera (2).', 'Espera (3).'])
  })

  test('whatever an open field allows is accepted, and nothing beyond it', async () => {
    const table = matchTable()
    const { match, offers } = await holding(table)
    const attempt = async (command: object) =>
      (
        await tryCommand(table.cache, match.id, {
          token: match.ownerToken,
          seat: 0,
          command: JSON.parse(JSON.stringify(command)),
        })
      ).kind
    const fieldOf = (path: string) => offers.flatMap(({ open = [] }) => open).find((field) => field.path === path)
    const [cut, place, discard] = ['cut.at', 'place', 'discard.cards'].map(fieldOf)
    if (!cut || !('interval' in cut) || !place || !('region' in place) || !discard || !('choices' in discard)) {
      throw new Error('The fields are not open.')
    }
    const [from, to] = cut.interval
    const [ring = []] = place.region.rings
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
    for (const at of cut.samples) expect(await attempt({ cut: { at } })).toBe('decided')
    for (const at of place.samples) expect(await attempt({ place: at })).toBe('decided')
    const point = (parts: readonly number[]) => fc.integer({ min: Math.min(...parts), max: Math.max(...parts) })
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: from, max: to }),
        point(xs),
        point(ys),
        fc.subarray([...discard.choices], { minLength: 1, maxLength: discard.most ?? 1 }),
        async (at, x, y, cards) => {
          expect(await attempt({ cut: { at } })).toBe('decided')
          expect(await attempt({ place: { x, y } })).toBe('decided')
          expect(await attempt({ discard: { cards } })).toBe('decided')
        },
      ),
      { numRuns: 40 },
    )
    expect(await attempt({ cut: { at: to + 1 } })).toBe('refused')
    expect(await attempt({ place: { x: -1, y: 0 } })).toBe('refused')
    expect(await attempt({ discard: { cards: [1] } })).toBe('refused')
  })

  test('come in pages and groups that a menu has room for', async () => {
    const { offers } = await holding(matchTable())
    const seen: string[] = []
    for (let after: string | undefined; ; ) {
      const page = offerPage(offers, { limit: 3, after })
      expect(page.offers.length).toBeLessThanOrEqual(3)
      seen.push(...page.offers.map(({ id }) => id))
      if (page.next === null) break
      after = page.next
    }
    expect(seen).toEqual(offers.map(({ id }) => id))
    const table = offerPage(offers, { group: 'table', limit: 25 })
    expect(table.offers.map(({ command }) => Object.keys(command)[0])).toEqual(['cut', 'place'])
    expect(table.groups).toContainEqual({ group: 'table', text: { en: 'The table', es: 'La mesa' }, count: 2 })
    expect(table.groups.reduce((sum, { count }) => sum + count, 0)).toBe(offers.length)
    expect(() => offerPage(offers, { after: 'nope' })).toThrow('No offer is called')
  })
})
