import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { THREAD_NICENESS } from '../../src/lib/thread-niceness.ts'
import { createRenderer, type Renderer, type RendererOptions } from '../../src/rendering/renderer.ts'

/** Does what the SVG says: ends its thread, never answers, or draws. */
const ODD_WORKER = new URL('../support/odd-png-worker.mjs', import.meta.url)

/** On a busy machine the next picture waits long for one that hangs. */
const PATIENT_MS = 600_000

const open: Renderer[] = []

function renderer(options: RendererOptions = {}): Renderer {
  const created = createRenderer(options)
  open.push(created)
  return created
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((entry) => entry.close()))
})

const svg = (content: string, width = 40, height = 20): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans">${content}</svg>`

/** A translucent layer of nothing: what the renderer fails on. */
const TRAP = svg('<circle cx="-5000" cy="-5000" r="3" fill="#c62828" opacity="0.5"/>')

const widthAndHeight = (png: Uint8Array): number[] => {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

const MAX_NICENESS = 19
const HAS_THREAD_NICENESS = process.platform === 'linux' && getPriority() + THREAD_NICENESS < MAX_NICENESS
if (!HAS_THREAD_NICENESS)
  console.warn('Threads cannot stand back here, so that is not tried: it takes Linux and some niceness to spare.')

/** The niceness of each thread of this process: the nineteenth field, of which the first two may hold spaces. */
const nicenessOfThreads = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
  })

describe('a picture', () => {
  test('has the size of its SVG, and letters in it', async () => {
    const { render, figures } = renderer()
    const { png, ms } = await render(svg('<text x="4" y="12" font-size="9">ñ</text>'))
    expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
    expect(widthAndHeight(png)).toEqual([40, 20])
    expect(png).not.toEqual((await render(svg(''))).png)
    expect(ms).toBeGreaterThan(0)
    expect(figures()).toMatchObject({ queued: 0, running: 0, threads: 1, rendered: 2, failed: 0, refused: 0 })
    expect(figures().seconds).toBeGreaterThan(0)
  })

  test.runIf(HAS_THREAD_NICENESS)('is drawn by a thread that stands back for those that answer', async () => {
    const drawing = getPriority() + THREAD_NICENESS
    expect(nicenessOfThreads()).not.toContain(drawing)
    await renderer().render(svg(''))
    expect(nicenessOfThreads().filter((nice) => nice === drawing)).toHaveLength(1)
  })

  test('is refused where it has too many pixels', async () => {
    const { render } = renderer()
    await expect(render(svg('', 1000, 2001))).rejects.toMatchObject({ code: 'picture.undrawable' })
    expect(widthAndHeight((await render(svg('', 1000, 2000))).png)).toEqual([1000, 2000])
  })

  test('is drawn by threads that end when there is nothing to draw', async () => {
    const { render, figures } = renderer({ idleMs: 1 })
    expect(figures().threads).toBe(0)
    await render(svg(''))
    await vi.waitFor(() => expect(figures().threads).toBe(0), 10_000)
    await render(svg(''))
    expect(figures()).toMatchObject({ rendered: 2, failed: 0 })
  })
})

test('the code of the renderer is compiled once, and given to each thread', async () => {
  const { render, figures } = renderer({ idleMs: 1, workerFile: ODD_WORKER })
  expect((await render('compiled?')).ms).toBe(2)
  await vi.waitFor(() => expect(figures().threads).toBe(0), 10_000)
  expect((await render('compiled?')).ms).toBe(2)
})

describe('a renderer that fails', () => {
  test('with a trap draws the next picture', async () => {
    const heard: unknown[] = []
    const { render, figures } = renderer({ threads: 1, onFailure: (error) => heard.push(error) })
    const [trapped, next] = await Promise.allSettled([render(TRAP), render(svg(''))])
    expect(trapped).toMatchObject({ status: 'rejected', reason: { code: 'picture.undrawable' } })
    expect(next).toMatchObject({ status: 'fulfilled' })
    expect(figures()).toMatchObject({ running: 0, rendered: 1, failed: 1 })
    expect(heard.map(String)).toEqual([expect.stringContaining('RuntimeError: unreachable')])
  })

  test('because it was killed draws the next picture', async () => {
    const { render, figures } = renderer({ threads: 1, workerFile: ODD_WORKER })
    const [killed, next] = await Promise.allSettled([render('exit'), render('draw')])
    expect(killed).toMatchObject({ status: 'rejected', reason: { code: 'picture.failed' } })
    expect(next).toMatchObject({ status: 'fulfilled' })
    expect(figures()).toMatchObject({ running: 0, rendered: 1, failed: 1 })
  })

  test('because its memory is full draws the next picture', async () => {
    const { render } = renderer({ threads: 1, workerFile: ODD_WORKER })
    await expect(render('exhaust')).rejects.toMatchObject({ code: 'picture.failed' })
    await expect(render('draw')).resolves.toBeDefined()
  })

  test('to be done in time is ended, and the next picture drawn', async () => {
    const { render, figures } = renderer({
      threads: 1,
      workerFile: ODD_WORKER,
      timeLimitMs: 5_000,
      maxWaitMs: PATIENT_MS,
    })
    await render('draw')
    const [hanging, next] = await Promise.allSettled([render('hang'), render('draw')])
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'picture.failed', ms: expect.any(Number) } })
    expect(next).toMatchObject({ status: 'fulfilled' })
    expect(figures()).toMatchObject({ running: 0, rendered: 2, failed: 1 })
  })

  test('to get a processor is waited for, but not for ever', async () => {
    const starved = { threads: 1, workerFile: ODD_WORKER, spentMs: () => 0 }
    await expect(renderer({ ...starved, timeLimitMs: 2_000 }).render('wait')).resolves.toBeDefined()
    const ended = renderer({ ...starved, timeLimitMs: 100 }).render('wait')
    // Whoever asked is not charged for what the clock showed.
    await expect(ended).rejects.toMatchObject({ code: 'picture.failed', ms: 100 })
  })

  test('to start answers each picture, and goes on trying', async () => {
    const workerFile = new URL('../support/no-such-worker.mjs', import.meta.url)
    const { render, figures } = renderer({ workerFile })
    for (const _ of [1, 2]) await expect(render('draw')).rejects.toMatchObject({ code: 'picture.failed' })
    expect(figures()).toMatchObject({ running: 0, rendered: 0, failed: 2 })
  })
})

describe('a renderer with much to do', () => {
  test('draws in order of arrival and refuses what its queue cannot hold', async () => {
    const { render, figures } = renderer({ threads: 1, maxQueue: 2 })
    const wanted = Array.from({ length: 5 }, () => render(svg('')))
    expect(figures()).toMatchObject({ running: 1, queued: 2, refused: 2 })
    const answers = await Promise.allSettled(wanted)
    expect(answers.map(({ status }) => status)).toEqual([...Array(3).fill('fulfilled'), ...Array(2).fill('rejected')])
    expect(answers[4]).toMatchObject({ reason: { code: 'service.overloaded', ms: 0 } })
    await expect(render(svg(''))).resolves.toBeDefined()
  })

  test('does not draw what nobody waits for any more', async () => {
    const { render, figures } = renderer({ threads: 1 })
    const [drawn, left] = await Promise.allSettled([render(svg('')), render(svg(''), () => false)])
    expect([drawn?.status, left?.status]).toEqual(['fulfilled', 'rejected'])
    expect(figures()).toMatchObject({ rendered: 1, refused: 1, queued: 0, running: 0 })
  })

  test('refuses what has waited too long', async () => {
    const { render } = renderer({ threads: 1, maxWaitMs: -1 })
    await expect(render(svg(''))).rejects.toMatchObject({ code: 'service.overloaded' })
  })
})
