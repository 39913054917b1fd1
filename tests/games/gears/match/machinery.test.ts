import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { GearsCommand } from '../../../../src/games/gears/match/command.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import { gearsPlay } from '../../../../src/games/gears/match/play.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { type GearsRules, gearsRules } from '../../../../src/games/gears/rules.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import { verify } from '../../../../src/matches/history/verification.ts'
import { foldAll, NO_MATCH } from '../../../../src/matches/match-state.ts'
import { openMatches } from '../../../../src/matches/matches.ts'
import { offersTo } from '../../../../src/matches/offers.ts'
import { createMatch } from '../../../../src/matches/opening/creation.ts'
import { readEvent, readMatch } from '../../../../src/matches/reading.ts'
import { formatSeed, type Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { explainRule } from '../../../../src/rulebook/rule.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { command, concede, tryCommand } from '../../../support/bearers.ts'
import { createMemoryMatches } from '../../../support/memory-matches.ts'
import { chanceOf, playOn, startMatch } from './random-match.ts'

/** The machinery of matches around the real game, on a store in memory. */
async function openMatch(seats: number, first: number) {
  let count = first
  const store = createMemoryMatches()
  const { cache } = openMatches({
    store,
    rulesetOf: () => ({ play: gearsPlay, rulesVersion: '1.0.0', contentHash: '' }),
    now: () => new Date(Date.parse('2024-05-01T12:00:00.000Z') + count),
    newId: () => `match-${String(count++).padStart(6, '0')}`,
    newToken: () => `token-${count++}`,
    newSeed: () => formatSeed(Uint8Array.from({ length: 32 }, (_, index) => (count * (index + 1)) % 256)),
  })
  const created = await createMatch(cache, gearsPlay, {
    game: 'gears',
    rulesVersion: '1.0.0',
    contentHash: '',
    options: {},
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}` })),
    isPublic: false,
    label: null,
    entropy: 'salt',
    token: null,
  })
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  return { store, cache, match: created }
}

describe('a match in the machinery', () => {
  test('is played by its offers alone; the log verifies, and nobody sees what is hidden', async () => {
    for (const seats of [1, 3]) {
      const { store, cache, match } = await openMatch(seats, 10 * seats)
      const chance = chanceOf(seats)
      for (let turn = 0; turn < 120; turn++) {
        const live = await cache.find(match.id)
        if (live.state.status !== 'running' || live.state.play === null) break
        const seat = gearsPlay.activeSeat(live.state.play) ?? 0
        const offers = offersTo(live, seat).filter((offer) => !('discardWeapon' in offer.command))
        const offer = offers[chance.below(offers.length)]
        if (offer === undefined) throw new Error('The active seat has no offers.')
        const asked = { token: match.ownerToken, seat, command: offer.command, expected: 'any', key: null } as const
        await tryCommand(cache, match.id, asked)
        expect(await command(cache, match.id, asked)).toMatchObject({ kind: 'accepted' })
      }
      const { header, state } = await cache.findFresh(match.id)
      const log = await store.log(match.id, 0, 100_000)
      expect(foldAll(gearsPlay, NO_MATCH, log)).toEqual(state)
      expect(verify(gearsPlay, header, log, await store.records(match.id)).differences).toEqual([])
      const live = await cache.find(match.id)
      for (const viewer of [null, 0]) {
        const text = JSON.stringify([
          readMatch(live, viewer, 'en'),
          log.map((entry) => readEvent(live, entry, viewer, 'es')),
        ])
        for (const hidden of ['"draws"', '"base"', '"unused":[', '"pile":[']) expect(text).not.toContain(hidden)
      }
    }
  }, 120_000)

  test('goes on without a seat that gave up, and ends when all have', async () => {
    for (const first of [1, 2, 3, 4]) {
      const { store, cache, match } = await openMatch(3, 10 * first)
      const { id, ownerToken: token } = match
      const chance = chanceOf(first)
      const leaving = chance.below(20)
      for (let turn = 0; turn < 80; turn++) {
        if (turn === leaving) await concede(cache, id, token, 1)
        const live = await cache.find(id)
        if (live.state.status !== 'running' || live.state.play === null) break
        const seat = gearsPlay.activeSeat(live.state.play) ?? 0
        if (turn >= leaving) expect(seat).not.toBe(1)
        const all = offersTo(live, seat)
        expect(all.map((offer) => offer.command)).toContainEqual(gearsPlay.idle(live.state.play, seat))
        const offers = all.filter((offer) => !('discardWeapon' in offer.command))
        const offer = offers[chance.below(offers.length)]
        if (offer === undefined) throw new Error('The active seat has no offers.')
        const asked = { token, seat, command: offer.command, expected: 'any', key: null } as const
        expect(await command(cache, id, asked)).toMatchObject({ kind: 'accepted' })
      }
      for (const seat of [0, 1, 2]) {
        if ((await cache.find(id)).state.status === 'running') await concede(cache, id, token, seat)
      }
      const { header, state } = await cache.findFresh(id)
      expect(state).toMatchObject({ status: 'ended', ending: { winners: [] } })
      const log = await store.log(id, 0, 100_000)
      expect(log.some(({ event, seat }) => event.type === 'orderPlayed' && seat === null)).toBe(true)
      expect(verify(gearsPlay, header, log, await store.records(id)).differences).toEqual([])
    }
  }, 120_000)
})

/** Commands of the right shape about things that may or may not be there. */
function anyCommand({ players, locust, doors, droppedWeapons }: GearsState, random: Random): JsonObject {
  const oneOf = <Item>(items: readonly Item[], or: Item): Item => items[random.below(Math.max(1, items.length))] ?? or
  const zone = oneOf([...locust.map(({ position }) => position.zone), 'nowhere', '2A-a', '16A-b'], 'nowhere')
  const card = oneOf([...players.flatMap(({ hand }) => hand), 'assault-guard', 'nothing'], 'nothing')
  const target = oneOf(
    [...locust.map(({ id }) => id), ...players.map(({ character }) => character), 'nobody'],
    'nobody',
  )
  const weapon = oneOf([...content.weapons.keys(), 'none'], 'none')
  const marker = oneOf([...droppedWeapons.map(({ id }) => id), 'none'], 'none')
  const cover = oneOf([`${zone}-1`, `${zone}-9`], '')
  const commands: JsonObject[] = [
    { placeCog: { zone, cover } },
    { crawl: { zone } },
    { crawl: {} },
    { heal: { cards: random.below(5) } },
    { playOrder: { card, use: oneOf(['printed', 'move', 'attack'], 'move') } },
    { move: { path: [zone], cover } },
    { move: { path: [] } },
    { attack: { target, weapon, mode: oneOf(['normal', 'overkill'], 'normal') } },
    { throwGrenade: { zone } },
    { chainsaw: { target } },
    { act: {} },
    { skipAction: {} },
    { endOrders: {} },
    { revive: { cog: target, card } },
    { pickUp: { marker, as: oneOf(['weapon', 'ammo'], 'ammo'), card } },
    { activateEquipment: { card } },
    { activateEquipment: {} },
    { explore: { door: oneOf([...doors.map(({ door }) => door), 'none'], 'none') } },
    { soloReplace: { card } },
    { soloFollow: { card, zone, cover } },
    { drawAi: {} },
    { discardWeapon: { weapon } },
    { answer: { option: oneOf(['decline', 'none', zone], 'none') } },
  ]
  return oneOf(commands, { drawAi: {} })
}

describe('commands that are not legal', () => {
  test('are refused with a rule that tells why, in both languages, and never break anything', () => {
    const seen = new Set<string>()
    for (let number = 0; number < 12; number++) {
      const match = startMatch({}, 1 + (number % 4), chanceOf(300 + number))
      const random = chanceOf(number)
      playOn(match, random, 12, ({ state }) => {
        for (let tries = 0; tries < 6; tries++) {
          const parsed = GearsCommand.safeParse(anyCommand(state, random))
          if (!parsed.success) continue
          const around = { random: chanceOf(1), trace: new Trace<GearsRules>(), content }
          const answer = decideMatch(state, random.below(state.players.length), parsed.data, around)
          if (!(answer instanceof Refusal)) continue
          for (const { rule, facts } of answer.violations) seen.add(rule).add(textsOf(rule, facts))
        }
      })
    }
    expect(seen.size).toBeGreaterThan(40)
  }, 60_000)
})

function textsOf(rule: string, facts: JsonObject): string {
  const entry = gearsRules.byId[rule as keyof GearsRules['byId']]
  const texts = LOCALES.map((locale) => explainRule(entry, locale, facts, content))
  for (const text of texts) expect(text).toMatch(/^\S.*\.$/s)
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object/)
  return texts.join(' ')
}
