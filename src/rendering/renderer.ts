import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import type { Piscina } from 'piscina'
import { ApiError, type DetailArguments } from '../contract/errors.ts'
import { Slots } from '../lib/slots.ts'
import { THREAD_NICENESS } from '../lib/thread-niceness.ts'
import { type DrawnPng, type PngTask, type PngThread, UNDRAWABLE } from './png-task.ts'
import { FONT_FAMILY, MAX_HEIGHT, MAX_WIDTH } from './svg.ts'

export type RendererOptions = {
  /** How many pictures are drawn at once. */
  readonly threads?: number
  /** How many pictures may wait for a thread. */
  readonly maxQueue?: number
  /** How long a picture may wait for a thread. */
  readonly maxWaitMs?: number
  /** How much CPU time drawing a picture may take, the start of its thread included. */
  readonly timeLimitMs?: number
  /** The CPU time of this process so far, in milliseconds. */
  readonly spentMs?: () => number
  /** How long a thread is kept that has nothing to draw. */
  readonly idleMs?: number
  /** The file that the threads run. */
  readonly workerFile?: URL
  /** Hears why a picture was not drawn. */
  readonly onFailure?: (error: unknown) => void
}

/** What has been drawn so far, and what is being drawn. */
type RendererFigures = {
  readonly queued: number
  readonly running: number
  readonly threads: number
  readonly rendered: number
  readonly failed: number
  /** How many pictures were refused because too many waited. */
  readonly refused: number
  /** How long drawing took altogether, in seconds. */
  readonly seconds: number
}

/** Turns SVG into PNG in threads that may die without harm. */
export type Renderer = {
  /** Draws an SVG, unless nobody waits for it any more when its turn has come; what goes wrong is a `RenderError`. */
  render(svg: string, isAwaited?: () => boolean): Promise<DrawnPng>
  figures(): RendererFigures
  close(): Promise<void>
}

type RenderCode = 'service.overloaded' | 'picture.failed' | 'picture.undrawable'

/** A picture that was not drawn, with the milliseconds that were spent on it. */
export class RenderError<Code extends RenderCode = RenderCode> extends ApiError<Code> {
  readonly ms: number

  constructor(ms: number, code: Code, ...detail: DetailArguments<Code>) {
    super(code, ...detail)
    this.ms = ms
  }
}

const DEFAULTS = {
  threads: Math.max(1, Math.min(2, availableParallelism() - 1)),
  maxQueue: 32,
  maxWaitMs: 10_000,
  timeLimitMs: 10_000,
  spentMs: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
  idleMs: 15_000,
  // It lies beside this file, both as it was written and as it was compiled.
  workerFile: new URL(import.meta.url.endsWith('.ts') ? './png-worker.ts' : './png-worker.js', import.meta.url),
  onFailure: () => undefined,
} as const

const MAX_PIXELS = MAX_WIDTH * MAX_HEIGHT
/** How many times its limit of CPU time a picture may take by the clock, and how often it is looked at within the limit. */
const [PATIENCE, CHECKS] = [12, 10]
/** What a thread's objects may take; the pixels are bounded by their number. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 }

/** Opens the renderer. Threads are started with the first picture and end when they have nothing to draw. */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const settings = { ...DEFAULTS, ...options }
  const slots = new Slots(settings.threads, settings.maxQueue)
  const threads = new Threads(settings)
  const count = { rendered: 0, failed: 0, refused: 0, ms: 0 }

  async function draw(svg: string): Promise<DrawnPng> {
    const limit = new AbortController()
    const began = performance.now()
    let isOver = () => {}
    try {
      const pool = await threads.open()
      isOver = abortInTime(limit, settings)
      const task: PngTask = { svg, maxPixels: MAX_PIXELS, fontFamily: FONT_FAMILY }
      const drawn: DrawnPng = await pool.run(task, { signal: limit.signal })
      count.rendered++
      count.ms += drawn.ms
      return drawn
    } catch (error) {
      settings.onFailure(error)
      // By the clock a thread may have waited for long; more CPU time than the limit it was not given.
      const ms = Math.min(performance.now() - began, settings.timeLimitMs)
      count.failed++
      count.ms += ms
      throw limit.signal.aborted ? timeoutError(settings.timeLimitMs, ms) : renderError(error, ms)
    } finally {
      isOver()
    }
  }

  function refuse(detail: 'pictures' | 'wait'): never {
    count.refused++
    throw new RenderError(0, 'service.overloaded', detail)
  }

  return {
    async render(svg, isAwaited = () => true) {
      if (slots.isFull) refuse('pictures')
      const came = performance.now()
      await slots.take()
      try {
        if (performance.now() > came + settings.maxWaitMs || !isAwaited()) refuse('wait')
        return await draw(svg)
      } finally {
        slots.free()
      }
    },
    figures() {
      const { ms, ...counts } = count
      return { queued: slots.queued, running: slots.running, threads: threads.count, ...counts, seconds: ms / 1000 }
    },
    close: () => threads.close(),
  }
}

/**
 * Aborts what takes too long, until it is told that it is over. On a machine that is busy or slow the clock runs on while
 * nothing is drawn, so the CPU time counts that this process has had meanwhile; its threads together have it faster than
 * the clock, so the clock counts as well. Whatever has no CPU time at all is ended in the end.
 */
function abortInTime(limit: AbortController, { timeLimitMs, spentMs }: Required<RendererOptions>): () => void {
  const [began, spent] = [performance.now(), spentMs()]
  const check = () => {
    const ms = performance.now() - began
    const isSpent = ms >= timeLimitMs && spentMs() - spent >= timeLimitMs
    if (isSpent || ms >= timeLimitMs * PATIENCE) limit.abort()
  }
  const timer = setInterval(check, timeLimitMs / CHECKS)
  return () => clearInterval(timer)
}

/** The threads, started when they are first needed. */
class Threads {
  readonly #settings: Required<RendererOptions>
  #opening: Promise<Piscina> | undefined
  #pool: Piscina | undefined

  constructor(settings: Required<RendererOptions>) {
    this.#settings = settings
  }

  get count(): number {
    return this.#pool?.threads.length ?? 0
  }

  /** If they cannot even start, they are given up, and the next picture tries again. */
  open(): Promise<Piscina> {
    this.#opening ??= startPool(this.#settings).then(
      (started) => {
        started.on('error', (error) => this.#giveUp(started, error))
        this.#pool = started
        return started
      },
      (error) => {
        this.#opening = undefined
        throw error
      },
    )
    return this.#opening
  }

  #giveUp(failed: Piscina, error: Error): void {
    this.#settings.onFailure(error)
    if (this.#pool === failed) this.#opening = this.#pool = undefined
    failed.destroy()
  }

  async close(): Promise<void> {
    await (await this.#opening)?.destroy()
  }
}

/** The library is loaded with the first picture: most services draw none for a long time. */
async function startPool({ workerFile, threads, idleMs }: Required<RendererOptions>): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  const thread: PngThread = { code: await compileRenderer() }
  return new Piscina({
    filename: workerFile.href,
    name: 'renderPng',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: RESOURCE_LIMITS,
    niceIncrement: THREAD_NICENESS,
    workerData: thread,
    // What the service was started with, such as tracing, is none of a drawing thread's business.
    execArgv: workerFile.pathname.endsWith('.ts') ? ['--import', 'tsx'] : [],
  })
}

// What WebAssembly does is declared by the browser library, which nothing else here needs.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> }

async function compileRenderer(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
}

function timeoutError(limitMs: number, ms: number): RenderError {
  return new RenderError(ms, 'picture.failed', 'timeout', { seconds: limitMs / 1000 })
}

/** A picture that cannot be drawn never will be; a thread that died of something else is replaced. */
function renderError(error: unknown, ms: number): RenderError {
  const isUndrawable = error instanceof Error && 'code' in error && error.code === UNDRAWABLE
  if (isUndrawable) return new RenderError(ms, 'picture.undrawable')
  return new RenderError(ms, 'picture.failed', 'stopped')
}
