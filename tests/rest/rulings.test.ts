import { describe, expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const URL = '/v1/games/apex/rulings/line-of-sight'
const INPUT = {
  board: {
    drawn: { width: 6, height: 3, objects: [{ id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 3, y: 1 }] }] },
  },
  from: { cell: { column: 0, row: 1 } },
  to: { cell: { column: 5, row: 1 } },
}

const post = (headers: Record<string, string> = {}, url = URL, payload: object = INPUT) =>
  app().inject({ method: 'POST', url, payload, headers })

describe('a ruling', () => {
  test('carries the outcome, the argument with its citations, the text, and what it was made by', async () => {
    const response = await post()
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      game: 'apex',
      operation: 'line-of-sight',
      outcome: { visible: false, blockers: [{ kind: 'wall', id: 'w1' }] },
      text: expect.stringContaining('**Blocked: (0, 1) and (5, 1) do not see each other (wall w1).**'),
      rulesVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(response.json().trace).toContainEqual({
      rule: 'apex.los.higher-obstruction-blocks',
      title: 'Higher than both ends blocks',
      book: 'Apex Legends: El juego de tablero, Reglamento básico',
      section: 'Line of sight',
      page: '23',
      interpretations: [],
      facts: {
        edge: { axis: 'vertical', x: 3, y: 1 },
        pieces: [{ kind: 'wall', id: 'w1' }],
        top: 1,
        upperLevel: 0,
      },
      text: 'Wall w1 on the edge between (2, 1) and (3, 1) reaches level 1, higher than both ends (0 at most): blocked.',
    })
    expect(response.json()).not.toHaveProperty('randomness')
  })

  test('is told in Spanish to who reads Spanish', async () => {
    const response = await post({ 'accept-language': 'es-MX, en;q=0.5', accept: 'text/markdown' })
    expect(response.headers).toMatchObject({ 'content-language': 'es', 'content-type': 'text/markdown; charset=utf-8' })
    expect(response.payload).toContain('**Bloqueado: (0, 1) y (5, 1) no se ven (la pared w1).**')
  })

  test('cites its sections in the language that is asked for', async () => {
    const { trace } = (await post({ 'accept-language': 'es' })).json()
    expect(trace).toContainEqual(
      expect.objectContaining({ rule: 'apex.los.higher-obstruction-blocks', section: 'Línea de visión' }),
    )
    const rule = await app().inject({
      url: '/v1/games/apex/rules/apex.los.higher-obstruction-blocks',
      headers: { 'accept-language': 'es' },
    })
    expect(rule.json().section).toBe('Línea de visión')
  })

  test.each([
    [undefined, 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    ['text/markdown;q=0.5, image/png', 'image/png'],
    ['image/*', 'image/svg+xml'],
    ['text/html, text/markdown', 'text/markdown; charset=utf-8'],
  ])('accept %s is answered as %s', async (accept, type) => {
    const response = await post(accept === undefined ? {} : { accept })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type])
  })

  test('a type that does not exist is 406', async () => {
    const response = await post({ accept: 'text/html' })
    expect([response.statusCode, response.json().code]).toEqual([406, 'answer.not-acceptable'])
  })

  test('a picture of an operation without one is 406', async () => {
    const distance = { from: { cell: { column: 0, row: 0 } }, to: { cell: { column: 1, row: 0 } } }
    const response = await post({ accept: 'image/png' }, '/v1/games/apex/rulings/distance', distance)
    expect(response.statusCode).toBe(406)
  })
})

describe('a saved ruling', () => {
  test('has an address that gives it again, in every form and language', async () => {
    const saved = await post({}, `${URL}?save=true`)
    const { id, ...ruling } = saved.json()
    expect([saved.statusCode, saved.headers.location]).toEqual([201, `/v1/rulings/${id}`])

    const read = (ending: string, headers = {}) => app().inject({ url: `/v1/rulings/${id}${ending}`, headers })
    expect((await read('')).json()).toEqual({ id, ...ruling, input: expect.objectContaining({ from: INPUT.from }) })
    expect((await read('.md')).payload).toBe(ruling.text)
    expect((await read('.md', { 'accept-language': 'es' })).payload).toContain('Bloqueado')
    expect((await read('.svg')).payload).toContain('<svg')
    expect((await read('.png')).headers['content-type']).toBe('image/png')
    expect((await read('', { accept: 'text/markdown' })).payload).toBe(ruling.text)
  })

  test('is listed by game, operation and cited rule, newest first', async () => {
    const distance = { from: { cell: { column: 0, row: 0 } }, to: { cell: { column: 1, row: 0 } } }
    const first = (await post({}, '/v1/games/apex/rulings/distance?save=true&visibility=public', distance)).json().id
    const second = (await post({}, '/v1/games/apex/rulings/distance?save=true&visibility=public', distance)).json().id
    const list = async (query: string) => {
      const { rulings, next } = (await app().inject(`/v1/rulings?${query}`)).json()
      return { ids: rulings.map(({ id }: { id: string }) => id), next }
    }
    expect(await list('rule=apex.distance.count')).toEqual({ ids: [second, first], next: null })
    expect(await list('game=apex&operation=distance&limit=1')).toEqual({ ids: [second], next: second })
    expect(await list(`operation=distance&limit=1&after=${second}`)).toEqual({ ids: [first], next: null })
    expect(await list('game=gears')).toEqual({ ids: [], next: null })
  })

  test.each([
    ['/v1/rulings/nothing', 404, 'ruling.not-found'],
    ['/v1/rulings?after=%27', 400, 'input.invalid'],
    ['/v1/rulings?limit=1000', 400, 'input.invalid'],
    ['/v1/rulings?colour=red', 400, 'input.invalid'],
  ])('%s is %i %s', async (url, status, code) => {
    const response = await app().inject(url)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })
})

describe('a batch', () => {
  test('answers every entry in its place, good or bad', async () => {
    const entry = { game: 'apex', operation: 'line-of-sight', input: INPUT }
    const rulings = [
      entry,
      { ...entry, operation: 'telepathy' },
      { ...entry, input: { ...INPUT, to: { cell: { column: 6, row: 0 } } } },
      'nonsense',
      { ...entry, input: null },
      { ...entry, game: 'chess' },
      entry,
    ]
    const response = await app().inject({ method: 'POST', url: '/v1/rulings/batch', payload: { rulings } })
    expect(response.statusCode).toBe(200)
    const answers: { code?: string; operation?: string }[] = response.json().rulings
    expect(answers.map(({ code, operation }) => code ?? operation)).toEqual([
      'line-of-sight',
      'operation.not-found',
      'rules.forbid',
      'input.invalid',
      'input.invalid',
      'game.not-found',
      'line-of-sight',
    ])
  })

  test('holds from 1 to 1,000 questions', async () => {
    const entry = { game: 'apex', operation: 'line-of-sight', input: INPUT }
    const send = (count: number) =>
      app().inject({ method: 'POST', url: '/v1/rulings/batch', payload: { rulings: new Array(count).fill(entry) } })
    expect((await send(1000)).json().rulings).toHaveLength(1000)
    expect((await send(1001)).json()).toMatchObject({ status: 400, errors: [{ path: 'rulings' }] })
    expect((await send(0)).statusCode).toBe(400)
  })
})
