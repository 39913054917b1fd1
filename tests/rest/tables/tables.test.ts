import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { HOLES_IN_A_CORRIDOR } from '../../../src/games/gears/locust/ai/ai.examples.ts'
import { games } from '../../../src/games/index.ts'
import { namedTables, tablePlaces } from '../../../src/registry/stored-tables.ts'
import { testApp } from '../../support/app.ts'

const app = testApp()

const OWNER = { authorization: `Bearer ${'owner-'.repeat(8)}` }
const OTHER = { authorization: `Bearer ${'other-'.repeat(8)}` }

const send = (request: InjectOptions) => app().inject(request)
const store = (name: string, game: string, table: object, headers = OWNER) =>
  send({ method: 'POST', url: '/v1/tables', headers, payload: { name, game, table } })

const BOARD = { width: 9, height: 7, objects: [{ id: 'w', kind: 'wall', edges: [{ axis: 'vertical', x: 4, y: 3 }] }] }
const SIGHT = { from: { cell: { column: 1, row: 3 } }, to: { cell: { column: 7, row: 3 } } }
const ask = (board: object, { url = '/v1/games/apex/rulings/line-of-sight', headers = OWNER } = {}) =>
  send({ method: 'POST', url, headers, payload: { board, ...SIGHT } })

describe('a stored table', () => {
  test('is asked about by its name or its id, with the same answer as if it were drawn', async () => {
    const stored = await store('arena', 'apex', BOARD)
    expect(stored.statusCode).toBe(201)
    const { id, href, table } = stored.json()
    expect([stored.headers.location, id]).toEqual([href, expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(table).toMatchObject(BOARD)
    const drawn = (await ask({ drawn: BOARD })).json()
    for (const reference of ['arena', id]) {
      const { tables, ...ruling } = (await ask({ stored: reference })).json()
      expect(ruling).toEqual(drawn)
      expect(tables).toEqual([{ path: 'board', name: 'arena', id }])
    }
    expect(drawn).not.toHaveProperty('tables')
  })

  test('is drawn, and read by its name and id', async () => {
    const { id } = (await store('drawn', 'apex', BOARD)).json()
    const picture = await send({ url: '/v1/tables/drawn.svg', headers: OWNER })
    expect([picture.headers['content-type'], picture.body]).toEqual(['image/svg+xml', expect.stringContaining('drawn')])
    const png = await send({ url: `/v1/tables/${id}.png`, headers: OWNER })
    expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
    expect((await send({ url: `/v1/tables/${id}`, headers: OWNER })).json()).toMatchObject({ id, game: 'apex' })
  })

  test('is changed by a patch, which leaves the one before as it was', async () => {
    const first = (await store('moving', 'apex', BOARD)).json()
    const patch = [{ op: 'replace', path: '/objects/0/edges/0/y', value: 5 }]
    const changed = await send({
      method: 'PATCH',
      url: '/v1/tables/moving',
      headers: { ...OWNER, 'content-type': 'application/json-patch+json' },
      payload: JSON.stringify(patch),
    })
    expect([changed.statusCode, changed.json().table.objects[0].edges[0].y]).toEqual([201, 5])
    expect((await ask({ stored: 'moving' })).json().outcome.visible).toBe(true)
    expect((await ask({ stored: first.id })).json().outcome.visible).toBe(false)
    const versions = (await send({ url: '/v1/tables?name=moving', headers: OWNER })).json().tables
    expect(versions.map((one: { id: string }) => one.id)).toEqual([changed.json().id, first.id])
  })

  test('that a patch would spoil is not stored', async () => {
    await store('kept', 'apex', BOARD)
    const patch = (operations: object[]) =>
      send({ method: 'PATCH', url: '/v1/tables/kept', headers: OWNER, payload: operations })
    expect((await patch([{ op: 'replace', path: '/width', value: 'wide' }])).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'table.width' }],
    })
    expect((await patch([{ op: 'remove', path: '/none' }])).json()).toMatchObject({ status: 422, code: 'patch.failed' })
    expect((await patch([{ op: 'replace', path: '/objects/0/kind', value: 'nonsense' }])).json().code).toBe(
      'rules.forbid',
    )
    expect((await send({ url: '/v1/tables?name=kept', headers: OWNER })).json().tables).toHaveLength(1)
  })

  test('takes a patch with members that RFC 6902 does not define', async () => {
    await store('patched', 'apex', BOARD)
    const payload = [{ op: 'remove', path: '/objects/0', value: null, comment: 'the wall falls' }]
    const changed = await send({ method: 'PATCH', url: '/v1/tables/patched', headers: OWNER, payload })
    expect([changed.statusCode, changed.json().table.objects]).toEqual([201, []])
  })

  test('of nearly that name is asked about, among the tables of whoever asks', async () => {
    const headers = { authorization: `Bearer ${'speller-'.repeat(8)}` }
    await store('harbour', 'apex', BOARD, headers)
    const answers = async (asking: typeof OWNER) => [
      (await send({ url: '/v1/tables/harbor', headers: asking })).json(),
      (await send({ method: 'DELETE', url: '/v1/tables/harbor', headers: asking })).json(),
      (await ask({ stored: 'harbor' }, { headers: asking })).json(),
    ]
    for (const answer of await answers(headers))
      expect(answer).toMatchObject({ code: 'table.not-found', didYouMean: ['harbour'] })
    for (const answer of await answers(OTHER)) expect(answer).not.toHaveProperty('didYouMean')
  })

  test('of another game is refused, and so is one that is not there', async () => {
    await store('apex-board', 'apex', BOARD)
    const url = '/v1/games/signum/rulings/auras'
    const asked = await send({ method: 'POST', url, headers: OWNER, payload: { board: { stored: 'apex-board' } } })
    expect(asked.json()).toMatchObject({ status: 422, code: 'table.other-game', errors: [{ path: 'board.stored' }] })
    expect((await ask({ stored: 'nothing' })).json()).toMatchObject({ status: 404, code: 'table.not-found' })
  })

  test('is listed page by page, the latest of each name, and deleted', async () => {
    const headers = { authorization: `Bearer ${'lister-'.repeat(8)}` }
    for (const width of [3, 4]) await store('a', 'apex', { width, height: 3 }, headers)
    await store('b', 'signum', {}, headers)
    const first = (await send({ url: '/v1/tables?limit=1', headers })).json()
    expect(first).toMatchObject({ tables: [{ name: 'b', game: 'signum' }], next: expect.any(String) })
    const second = (await send({ url: `/v1/tables?limit=1&after=${first.next}`, headers })).json()
    expect(second).toMatchObject({ tables: [{ name: 'a' }], next: null })
    expect((await send({ url: '/v1/tables?game=signum', headers })).json().tables).toHaveLength(1)
    expect((await send({ method: 'DELETE', url: '/v1/tables/a', headers })).statusCode).toBe(204)
    expect((await send({ method: 'DELETE', url: '/v1/tables/a', headers })).statusCode).toBe(404)
    expect((await send({ url: '/v1/tables?name=a', headers })).json().tables).toEqual([])
  })

  test('keeps the last twenty under a name', async () => {
    const headers = { authorization: `Bearer ${'keeper-'.repeat(8)}` }
    for (let width = 1; width <= 23; width++) await store('row', 'apex', { width, height: 1 }, headers)
    const { tables } = (await send({ url: '/v1/tables?name=row&limit=100', headers })).json()
    expect(tables).toHaveLength(20)
    const latest = (await send({ url: '/v1/tables/row', headers })).json()
    expect(latest.table.width).toBe(23)
  })

  test('may stand in a batch, where a wrong name spoils only its entry', async () => {
    await store('arena', 'apex', BOARD)
    const entry = (stored: string) => ({
      game: 'apex',
      operation: 'line-of-sight',
      input: { board: { stored }, ...SIGHT },
    })
    const payload = { rulings: [entry('arena'), entry('nope'), entry('arena')] }
    const { rulings } = (await send({ method: 'POST', url: '/v1/rulings/batch', headers: OWNER, payload })).json()
    expect(rulings.map((one: { code?: string; outcome?: unknown }) => one.code ?? one.outcome !== undefined)).toEqual([
      true,
      'table.not-found',
      true,
    ])
  })

  test('is what a match is played on', async () => {
    const { table } = (await send({ url: '/v1/games/apex/content/crossroads' })).json()
    const board = table ?? (await send({ url: '/v1/games/apex/content/crossroads' })).json().board
    const stored = await store('for-match', 'apex', board)
    expect(stored.statusCode, stored.body).toBe(201)
    const payload = {
      game: 'apex',
      options: { board: { stored: 'for-match' } },
      seats: [{ name: 'Ana' }, { name: 'Bo' }],
    }
    const created = await send({ method: 'POST', url: '/v1/matches', headers: OWNER, payload })
    expect(created.statusCode, created.body).toBe(201)
    const others = await send({ method: 'POST', url: '/v1/matches', headers: OTHER, payload })
    expect(others.json().code).toBe('table.not-found')
  })

  test('is left by a move, if that is asked for', async () => {
    const creature = (player: string, id: string, x: number) => ({ player, id, x, y: 20, strength: 2, health: 2 })
    const table = { creatures: [creature('Ana', 'Greer', 20), creature('Bo', 'Cato', 50)] }
    expect((await store('duel', 'signum', table)).statusCode).toBe(201)
    const move = (path: object[]) =>
      send({
        method: 'POST',
        url: '/v1/games/signum/rulings/move?store=duel&save=true',
        headers: OWNER,
        payload: { board: { stored: 'duel' }, creature: 'Greer', path },
      })
    const legal = (await move([{ x: 24, y: 20 }])).json()
    expect(legal).toMatchObject({ outcome: { legal: true }, stored: { name: 'duel' }, id: expect.any(String) })
    const now = (await send({ url: '/v1/tables/duel', headers: OWNER })).json()
    expect([now.id, now.table.creatures[0].x]).toEqual([legal.stored.id, 24])
    const illegal = (await move([{ x: 59, y: 59 }])).json()
    expect(illegal.outcome.legal).toBe(false)
    expect(illegal).not.toHaveProperty('stored')
  })

  test('holds the figures of Gears as well, which need not be sent, and a step of the Locust moves them', async () => {
    const { map, ...lying } = HOLES_IN_A_CORRIDOR.table
    const stored = await store('lair', 'gears', { ...map.drawn, ...lying })
    expect(stored.statusCode, stored.body).toBe(201)
    expect((await send({ url: '/v1/tables/lair.svg', headers: OWNER })).body).toContain('>MA<')
    const question = { requests: [{ figure: { slot: 'B' }, zone: 'H4' }], slots: HOLES_IN_A_CORRIDOR.slots }
    const spawn = async (table: object, query = '') =>
      (
        await send({
          method: 'POST',
          url: `/v1/games/gears/rulings/spawn${query}`,
          headers: OWNER,
          payload: { table, ...question },
        })
      ).json()
    const named = { map: { stored: 'lair' } }
    const { tables, stored: left, ...ruling } = await spawn(named, '?store=lair')
    expect(tables).toEqual([{ path: 'table.map', name: 'lair', id: stored.json().id }])
    expect(ruling).toEqual(await spawn(HOLES_IN_A_CORRIDOR.table))
    const { table } = (await send({ url: '/v1/tables/lair', headers: OWNER })).json()
    expect([left.name, table.zones.length]).toEqual(['lair', map.drawn.zones.length])
    expect([table.cogs, table.locust]).toEqual([ruling.outcome.table.cogs, ruling.outcome.table.locust])
    expect((await spawn({ ...named, locust: [] })).outcome.table.locust).toEqual(table.locust)
    expect((await spawn(named)).outcome.table.locust).toHaveLength(2)
    const seen = await send({
      method: 'POST',
      url: '/v1/games/gears/rulings/zone-distance',
      headers: OWNER,
      payload: { map: { stored: 'lair' }, from: 'H1', to: 'H4' },
    })
    expect(seen.statusCode, seen.body).toBe(200)
  })

  test('needs a token or a key', async () => {
    for (const request of [
      { method: 'POST', url: '/v1/tables', payload: { name: 'a', game: 'apex', table: {} } },
      { method: 'GET', url: '/v1/tables' },
      { method: 'GET', url: '/v1/tables/arena' },
      {
        method: 'POST',
        url: '/v1/games/apex/rulings/line-of-sight',
        payload: { board: { stored: 'arena' }, ...SIGHT },
      },
    ] as const)
      expect((await send(request)).json()).toMatchObject({ status: 401, code: 'token.missing' })
  })
})

describe('a table of somebody else', () => {
  test('is not there, by any route that names one', async () => {
    const { id } = (await store('secret', 'apex', BOARD)).json()
    const { paths } = (await send({ url: '/openapi.json' })).json()
    const routes = Object.entries<object>(paths).filter(([path]) => path.includes('{table}'))
    expect(routes.length).toBeGreaterThan(0)
    for (const [path, methods] of routes)
      for (const method of Object.keys(methods))
        for (const [reference, ending] of [
          ['secret', ''],
          [id, ''],
          ['secret', '.svg'],
          [id, '.png'],
        ]) {
          const url = path.replace('{table}', `${reference}${method === 'get' ? ending : ''}`)
          const payload = method === 'patch' ? [{ op: 'remove', path: '/width' }] : undefined
          const answer = await send({ method: method as 'GET', url, headers: OTHER, ...(payload ? { payload } : {}) })
          expect([method, url, answer.json().code]).toEqual([method, url, 'table.not-found'])
        }
    expect((await send({ url: '/v1/tables?name=secret', headers: OTHER })).json().tables).toEqual([])
    expect((await send({ url: '/v1/tables', headers: OTHER })).json().tables).toEqual([])
    expect((await send({ url: '/v1/tables/secret', headers: OWNER })).statusCode).toBe(200)
  })

  test('is not there for any operation, nor in a batch', async () => {
    await store('secret', 'apex', BOARD)
    const entries = games.flatMap(({ operations }) =>
      operations.flatMap(({ game, name, path, input, examples }) => {
        const [first] = examples.flatMap((example) => placed(input, example.input))
        return first === undefined ? [] : [{ game, operation: name, path, input: first }]
      }),
    )
    expect(entries.length).toBeGreaterThan(100)
    for (const { path, input } of entries) {
      const answer = await send({ method: 'POST', url: path, headers: OTHER, payload: input as object })
      expect([path, answer.json().code]).toEqual([path, 'table.not-found'])
    }
    const rulings = entries.map(({ path: _path, ...entry }) => entry)
    const batch = await send({ method: 'POST', url: '/v1/rulings/batch', headers: OTHER, payload: { rulings } })
    const codes = new Set(batch.json().rulings.map(({ code }: { code: string }) => code))
    expect([...codes]).toEqual(['table.not-found'])
  })

  test('is not there over GraphQL', async () => {
    const { id } = (await store('secret', 'apex', BOARD)).json()
    const query = async (text: string, headers: typeof OWNER) =>
      (await send({ method: 'POST', url: '/graphql', headers, payload: { query: text } })).json()
    const fields = (reference: string) => [
      `query { table(table: "${reference}") { id table svg } }`,
      `mutation { patchTable(table: "${reference}", patch: [{op: "remove", path: "/width"}]) { id } }`,
      `mutation { deleteTable(table: "${reference}") }`,
      `query { apexLineOfSight(input: {board: {stored: "${reference}"}, from: {cell: {column: 1, row: 3}}, to: {cell: {column: 7, row: 3}}}) { outcome { visible } } }`,
    ]
    for (const text of [...fields('secret'), ...fields(id)]) {
      const { errors } = await query(text, OTHER)
      expect([text, errors?.[0]?.extensions.code]).toEqual([text, 'table.not-found'])
    }
    expect(await query('{ tables { tables { id } } }', OTHER)).toEqual({ data: { tables: { tables: [] } } })
    const own = await query(fields('secret')[3] ?? '', OWNER)
    expect(own).toEqual({ data: { apexLineOfSight: { outcome: { visible: false } } } })
    const listed = await query('{ table(table: "secret") { name game svg } }', OWNER)
    expect(listed.data.table).toMatchObject({ name: 'secret', game: 'apex', svg: expect.stringContaining('<svg') })
  })
})

/** An example with a stored table in the first place where it has one. */
function placed(schema: Parameters<typeof tablePlaces>[0], input: unknown): unknown[] {
  for (const place of tablePlaces(schema)) {
    const copy = structuredClone(input)
    const last = place.at(-1) ?? ''
    const parent = place.slice(0, -1).reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy)
    if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, last)) continue
    Reflect.set(parent, last, { stored: 'secret' })
    if (namedTables(schema, copy) !== null) return [copy]
  }
  return []
}
