import { expect, test } from 'vitest'
import type { Json } from '../../../src/lib/json.ts'
import type { PatchOperation } from '../../../src/lib/json-patch.ts'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { applyPatch } from '../../support/json-patch.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { open, send } from './match-service.ts'

const app = testApp({ database: memoryDatabase(), games: [cardGame] })

/** What a client does: it changes the view that it has, and reads the match again only where the patch is of another. */
const patched = (view: Json, { operations }: { operations: readonly PatchOperation[] }): Json =>
  applyPatch(view, operations)

test('patches of commands and of events, applied to the last view, give the next one', async () => {
  const match = await open(app())
  const read = async (seat: number) =>
    (await send(app(), { url: `${match.path}?seat=${seat}`, token: match.token })).body
  const views = [await read(0), await read(1)].map(({ view }) => view)
  const commands = [{ draw: {} }, { draw: {} }, { sort: {} }, { cut: { at: 7 } }, { draw: {} }, { pass: {} }]
  for (const command of commands) {
    const { activeSeat, version } = await read(0)
    const { body } = await send(app(), {
      method: 'POST',
      url: `${match.path}/commands?patch=true`,
      payload: { seat: activeSeat, command },
      token: match.token,
      headers: { 'if-match': `"${version}"`, 'idempotency-key': `key-${version}` },
    })
    expect(body.patch.from).toBe(version)
    views[activeSeat] = patched(views[activeSeat], body.patch)
    expect(views[activeSeat]).toEqual((await read(activeSeat)).view)
    const other = 1 - activeSeat
    const page = await send(app(), {
      url: `${match.path}/events?patch=true&after=${version}&seat=${other}`,
      token: match.token,
    })
    for (const { patch } of page.body.events) views[other] = patched(views[other], patch)
    expect(views[other]).toEqual((await read(other)).view)
  }
  const log = await send(app(), { url: `${match.path}/events?patch=true&limit=500&seat=0`, token: match.token })
  const whole = log.body.events.reduce(
    (view: Json, { patch }: { patch: { operations: PatchOperation[] } }) => patched(view, patch),
    null,
  )
  expect(whole).toEqual(views[0])
})

test('a patch is told only where it is asked for, and again for a command that was given before', async () => {
  const match = await open(app())
  const headers = { 'if-match': '*', 'idempotency-key': 'once' }
  const give = async (query: string) => {
    const url = `${match.path}/commands${query}`
    const payload = { command: { draw: {} } }
    return (await send(app(), { method: 'POST', url, payload, token: match.token, headers })).body
  }
  const first = await give('?patch=true')
  expect(await give('?patch=true')).toMatchObject({ patch: first.patch })
  expect(await give('')).not.toHaveProperty('patch')
})
