import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { ERRORS, type ErrorCode } from '../../src/contract/errors.ts'
import { Problem } from '../../src/contract/problem.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const URL = '/v1/games/apex/rulings/line-of-sight'
const json = { 'content-type': 'application/json' }

type Case = { name: string; request: InjectOptions | string; code: ErrorCode }

const cases: Case[] = [
  { name: 'an unknown address', request: '/nothing/here', code: 'route.not-found' },
  { name: 'an unknown game', request: '/v1/games/chess', code: 'game.not-found' },
  { name: 'an unknown rule', request: '/v1/games/apex/rules/apex.los.magic', code: 'rule.not-found' },
  { name: 'unknown content', request: '/v1/games/apex/content/excalibur', code: 'content.not-found' },
  {
    name: 'an unknown operation',
    request: { method: 'POST', url: '/v1/games/apex/rulings/magic' },
    code: 'operation.not-found',
  },
  { name: 'unknown odds', request: { method: 'POST', url: '/v1/games/apex/odds/magic' }, code: 'operation.not-found' },
  { name: 'an unknown problem', request: '/v1/problems/magic', code: 'problem.not-found' },
  { name: 'a wrong method', request: { method: 'DELETE', url: URL }, code: 'method.not-allowed' },
  { name: 'a broken address', request: '/v1/games/%zz', code: 'input.invalid' },
  { name: 'no body', request: { method: 'POST', url: URL }, code: 'input.invalid' },
  { name: 'an empty body', request: { method: 'POST', url: URL, headers: json, payload: '' }, code: 'input.malformed' },
  {
    name: 'half a body',
    request: { method: 'POST', url: URL, headers: json, payload: '{"board":' },
    code: 'input.malformed',
  },
  {
    name: 'broken UTF-8',
    request: { method: 'POST', url: URL, headers: json, payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
    code: 'input.malformed',
  },
  {
    name: 'deep nesting',
    request: { method: 'POST', url: URL, headers: json, payload: '['.repeat(100_000) },
    code: 'input.malformed',
  },
  {
    name: 'another type',
    request: { method: 'POST', url: URL, headers: { 'content-type': 'text/xml' }, payload: '<board/>' },
    code: 'body.unsupported-type',
  },
  {
    name: 'five megabytes',
    request: { method: 'POST', url: URL, headers: json, payload: `"${'x'.repeat(5_000_000)}"` },
    code: 'body.too-large',
  },
  {
    name: 'a poisoned key',
    request: { method: 'POST', url: URL, headers: json, payload: '{"__proto__":{"a":1}}' },
    code: 'input.invalid',
  },
]

describe('every failure is a problem', () => {
  test.each(cases)('$name: $code', async ({ request, code }) => {
    const response = await app().inject(request)
    const problem = Problem.parse(response.json())
    expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(problem).toMatchObject({ code, status: ERRORS[code].status, type: `/v1/problems/${code}` })
    expect(response.statusCode).toBe(problem.status)
    expect(problem.instance).toBe(`urn:request:${response.headers['x-request-id']}`)
    expect((await app().inject(problem.type)).json()).toMatchObject({ code, status: problem.status })
  })

  test('a wrong method is told the right ones', async () => {
    const response = await app().inject({ method: 'PUT', url: '/v1/games' })
    expect(response.headers.allow?.toString().split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS'])
  })

  test('a problem is told in the caller’s language, down to the fields', async () => {
    const headers = { ...json, 'accept-language': 'es' }
    const response = await app().inject({ method: 'POST', url: URL, headers, payload: '{}' })
    expect(response.json()).toMatchObject({ title: 'La petición no tiene la forma correcta' })
    expect(response.json().errors[0].message).toMatch(/^Entrada inválida/)
  })

  test('bytes that are no HTTP are answered, too', async () => {
    await app().listen({ port: 0, host: '127.0.0.1' })
    const address = app().server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('HELLO\u0000 WORLD\r\n\r\n'))
      socket.on('data', (data) => resolve(data.toString()))
    })
    expect(answer).toContain('HTTP/1.1 400')
    expect(answer).toContain('application/problem+json')
  })
})

describe('fields are named', () => {
  const board = { width: 6, height: 3 }
  const cell = { cell: { column: 0, row: 0 } }
  test.each([
    [{ board: { drawn: board }, from: cell }, ['to']],
    [{ board: { drawn: board }, from: cell, to: { cell: { column: 'x', row: 0 } } }, ['to.cell.column']],
    [
      {
        board: { drawn: board },
        from: cell,
        to: { cell: { column: 1, row: 1 }, intersection: { x: 1, y: 1, level: 0 } },
      },
      ['to'],
    ],
    [{ board: { drawn: board }, from: cell, to: cell, colour: 'red' }, ['colour']],
    [{ board: { drawn: { ...board, width: 1e9 } }, from: cell, to: cell }, ['board.drawn.width']],
    [
      { board: { drawn: { ...board, objects: [{ id: 'w', kind: 'wall', base: -1 }] } }, from: cell, to: cell },
      ['board.drawn.objects[0].base', 'board.drawn.objects[0]'],
    ],
    [
      {
        board: {
          drawn: { ...board, objects: [{ id: '@everyone', kind: 'wall', edges: [{ axis: 'vertical', x: 1, y: 1 }] }] },
        },
        from: cell,
        to: cell,
      },
      ['board.drawn.objects[0].id'],
    ],
  ])('%j', async (payload, paths) => {
    const response = await app().inject({ method: 'POST', url: URL, payload })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths)
  })

  test('a union that matches no form names the forms', async () => {
    const response = await app().inject({
      method: 'POST',
      url: URL,
      payload: { board: { drawn: board }, from: cell, to: { place: 1 } },
    })
    expect(response.json().errors).toEqual([{ path: 'to', message: 'Give exactly one of: cell, intersection.' }])
  })

  test('everything that is wrong with a board is told at once, piece by piece', async () => {
    const payload = {
      board: {
        drawn: {
          ...board,
          buildings: [{ column: 5, row: 0, columns: 2, rows: 1, level: 1 }],
          objects: [{ id: 'w1', kind: 'wall', base: 2, edges: [{ axis: 'vertical', x: 1, y: 1 }] }],
        },
      },
      from: cell,
      to: cell,
    }
    const response = await app().inject({ method: 'POST', url: URL, payload })
    expect(response.json().errors).toEqual([
      {
        path: 'board.drawn.buildings[0]',
        message: 'Building 1 is not on the board of 6 × 3 spaces.',
        rule: 'apex.board.inside',
        page: null,
        interpretations: [],
        facts: expect.objectContaining({ width: 6, height: 3 }),
      },
      {
        path: 'board.drawn.objects[0].base',
        message: 'Wall w1 has base 2, but the surface there is on level 0.',
        rule: 'apex.board.object-base',
        page: null,
        interpretations: [],
        facts: expect.objectContaining({ base: 2, levels: [0] }),
      },
    ])
  })
})
