import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { games } from '../../src/games/index.ts'
import { createRenderer, RenderError } from '../../src/rendering/renderer.ts'
import { sendPng } from '../../src/rest/rulings/pictures.ts'
import { meterWork } from '../../src/rest/work.ts'
import { testApp } from '../support/app.ts'

const ODD_WORKER = new URL('../support/odd-png-worker.mjs', import.meta.url)

const app = testApp()
/** Its threads do what the name in the picture says. */
const oddApp = testApp({ renderer: { threads: 1, maxQueue: 0, workerFile: ODD_WORKER, timeLimitMs: 5_000 } })

/** A character who moves so far away that the translucent marks lie outside the canvas. */
const OFF_CANVAS = {
  battlefield: { drawn: { units: [{ id: 'K', player: 'B', characters: [{ id: 'K', x: 100, y: 100 }] }] } },
  character: 'K',
  kind: 'dash',
  placement: { theta: 0 },
  end: { x: -1795, y: -1789 },
}
const MOVE = '/v1/games/shatterpoint/rulings/move'

function post(service: typeof app, url: string, payload: object, accept: string) {
  return service().inject({ method: 'POST', url, payload, headers: { accept } })
}

const sizeOfPng = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)]
const sizeOfSvg = (svg: string): number[] =>
  (/ width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number)

function expectFitting([width, height]: readonly number[]): void {
  expect(width).toBeGreaterThan(0)
  expect(width).toBeLessThanOrEqual(1000)
  expect(height).toBeGreaterThan(0)
  expect(height).toBeLessThanOrEqual(2000)
}

/** Asks for both pictures of a ruling and expects them to be of one size, and no larger than pictures may be. */
async function expectPictures(url: string, input: object): Promise<void> {
  const svg = await post(app, url, input, 'image/svg+xml')
  expect([svg.statusCode, svg.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expectFitting(sizeOfSvg(svg.payload))
  const png = await post(app, url, input, 'image/png')
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
  expectFitting(sizeOfPng(png.rawPayload))
  const [width = 0, height = 0] = sizeOfSvg(svg.payload)
  const [pngWidth = 0, pngHeight = 0] = sizeOfPng(png.rawPayload)
  expect(Math.max(Math.abs(width - pngWidth), Math.abs(height - pngHeight))).toBeLessThanOrEqual(1)
}

describe('a picture with shapes outside the canvas', () => {
  test('is drawn', () => expectPictures(MOVE, OFF_CANVAS))

  test('is drawn from a saved ruling', async () => {
    const saved = await post(app, `${MOVE}?save=true`, OFF_CANVAS, 'application/json')
    const png = await app().inject(`${saved.headers.location}.png`)
    expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png'])
  })
})

const drawn = games.flatMap(({ operations }) => operations.filter(({ hasPicture }) => hasPicture))
describe('a picture is at most 1,000 pixels wide and 2,000 high', () => {
  const onBoards = drawn.filter(
    ({ game, examples }) => game === 'apex' && examples.some(({ input }) => 'board' in (input as object)),
  )

  test.each(onBoards)('$id on the largest board', async (operation: Operation) => {
    const input = operation.examples[0]?.input as { readonly board: { readonly drawn: object } }
    for (const [width, height] of [
      [48, 48],
      [48, 12],
      [12, 48],
    ]) {
      const large = { ...input, board: { drawn: { ...input.board.drawn, width, height } } }
      const asked = await post(app, operation.path, large, 'application/json')
      if (asked.statusCode === 200) await expectPictures(operation.path, large)
      else expect(asked.statusCode).toBe(422)
    }
  })
})

describe('a renderer that fails', () => {
  const named = (id: string) => ({
    ...OFF_CANVAS,
    battlefield: { drawn: { units: [{ id, player: 'B', characters: [{ id, x: 100, y: 100 }] }] } },
    character: id,
  })
  const ask = (id: string) => post(oddApp, MOVE, named(id), 'image/png')

  test.each(['exit', 'exhaust', 'hang'])('by %s is a problem, and the service goes on', async (id) => {
    const failed = await ask(id)
    expect(failed.json()).toMatchObject({ code: 'picture.failed', status: 503 })
    expect(failed.headers).toMatchObject({
      'retry-after': '2',
      'content-type': expect.stringContaining('problem+json'),
    })
    const next = await ask('K')
    expect([next.statusCode, next.headers['content-type']]).toEqual([200, 'image/png'])
  })

  test('is waited for by no more than its queue holds', async () => {
    const [slow, refused] = await Promise.all([ask('hang'), ask('K')])
    expect(slow.json()).toMatchObject({ code: 'picture.failed' })
    expect(refused.json()).toMatchObject({ code: 'service.overloaded', status: 503 })
    expect(refused.headers).toHaveProperty('retry-after', '2')
  })
})

test('drawing counts as work of the request, also when it fails', async () => {
  const work: number[] = []
  const service = fastify()
  meterWork(service)
  service.addHook('onResponse', ({ workMs }, _reply, done) => {
    work.push(workMs)
    done()
  })
  const render = async (svg: string) => {
    if (svg === 'fails') throw new RenderError(40, 'picture.failed', 'stopped')
    return { png: new Uint8Array(4), ms: 30 }
  }
  const renderer = { ...createRenderer(), render }
  service.get<{ Params: { svg: string } }>('/:svg', ({ params }, reply) => sendPng(reply, renderer, params.svg))
  for (const path of ['/draws', '/fails']) await service.inject(path)
  expect(work).toEqual([30, 40])
})
