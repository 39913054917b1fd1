import { describe, expect, test } from 'vitest'
import { verify } from '../../src/matches/history/verification.ts'
import { offersTo } from '../../src/matches/offers.ts'
import { createMatch } from '../../src/matches/opening/creation.ts'
import { readMatch } from '../../src/matches/reading.ts'
import { tryCommand } from '../support/bearers.ts'
import { accepted, matchTable } from '../support/matches.ts'
import { toyPlay } from '../support/toy-play.ts'

const KEEP = { answer: { option: 'keep' } }

/** A match of a real table, in which the first seat has just to roll a die. */
async function rollingMatch() {
  const table = matchTable()
  const match = await table.open({ dice: 'reported' })
  for (const seat of [0, 1]) await table.give(match, seat, { draw: {} })
  await table.give(match, 0, { raid: {} })
  return { table, match, entries: accepted(await table.give(match, 1, KEEP)).entries }
}

describe('dice of a real table', () => {
  test('are asked for where they are rolled', async () => {
    const { table, match, entries } = await rollingMatch()
    expect(entries.map(({ event }) => event)).toMatchObject([
      { type: 'answered' },
      { type: 'asked', seat: 0, decision: { kind: 'report', dice: { die: 'die', sides: 6, count: 1 } } },
    ])
    const live = await table.cache.find(match.id)
    expect(readMatch(live, null, 'en')).toMatchObject({ dice: 'reported', activeSeat: 0 })
    expect(offersTo(live, 1)).toEqual([])
    expect(offersTo(live, 0)).toMatchObject([
      {
        id: 'report',
        command: { report: { faces: [1] } },
        open: [{ path: 'report.faces.0', choices: [1, 2, 3, 4, 5, 6] }],
      },
    ])
  })

  test('count as they are reported; the chance of the match has no part in them', async () => {
    for (const face of [1, 2, 6]) {
      const { table, match } = await rollingMatch()
      const { entries } = accepted(await table.give(match, 0, { report: { faces: [face] } }))
      const [reported, rolled, next] = entries.map(({ event }) => event)
      expect(reported).toMatchObject({ type: 'reported', seat: 0, faces: [face] })
      expect(rolled).toEqual({ type: 'rolled', seat: 0, face })
      expect(next).toMatchObject(face === 1 ? { type: 'passed' } : { type: 'asked', decision: { kind: 'prize' } })
      const records = await table.store.records(match.id)
      expect(records.flatMap(({ draws }) => draws)).toEqual([])
      const { header } = await table.cache.find(match.id)
      expect(verify(toyPlay, header, await table.log(match.id), records).differences).toEqual([])
    }
  })

  test('are refused if they cannot have been rolled', async () => {
    const { table, match } = await rollingMatch()
    for (const faces of [[7], [1, 2]]) {
      const answer = await table.give(match, 0, { report: { faces } })
      expect(answer).toMatchObject({ kind: 'refused', violations: [{ rule: 'toy.cards.answer' }] })
    }
    expect(await table.give(match, 1, { report: { faces: [3] } })).toMatchObject({ kind: 'refused' })
  })

  test('can be tried out, also by a process that did not ask', async () => {
    const { table, match } = await rollingMatch()
    const other = matchTable({ store: table.store, first: 900 })
    const asked = { token: match.ownerToken, seat: 0, command: { report: { faces: [4] } } }
    const decision = await tryCommand(other.cache, match.id, asked)
    expect(decision).toMatchObject({ kind: 'decided', events: [{ type: 'reported' }, { face: 4 }, { type: 'asked' }] })
    expect(await other.give(match, 0, asked.command)).toMatchObject({ kind: 'accepted' })
  })

  test('cannot be reported in a game that does not ask for them; there the service rolls', async () => {
    const ruleset = { play: { ...toyPlay, reportsDice: false }, rulesVersion: '1.0.0', contentHash: '' }
    const table = matchTable({ ruleset })
    await expect(createMatch(table.cache, ruleset.play, table.wanted({ dice: 'reported' }))).rejects.toMatchObject({
      code: 'input.invalid',
    })
    const match = await table.open()
    await table.give(match, 0, { raid: {} })
    const { entries } = accepted(await table.give(match, 1, KEEP))
    expect(entries.map(({ event }) => event.type)).toContain('rolled')
  })
})
