import { setTimeout as sleep } from 'node:timers/promises'
import type { RetentionDays, Swept } from '../contract/database.ts'
import type { Run } from './backend.ts'
import { SWEEP_MATCHES, SWEEP_RULINGS } from './retention-statements.ts'
import { firstUuidAt } from './uuid.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** The first time is soon after the start, and not at the same moment in every instance. */
const FIRST_MS = 60_000

/** Small parts, so that no statement takes long and nobody waits for one. */
const PART = 500
const MAX_MATCHES = 10
const MAX_KEYS = 2_000
const MAX_RULINGS = 500
/** The database serves others in between. */
const PAUSE_MS = 20

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** What one part came to. */
type Part = {
  readonly is_mine: boolean
  readonly seen: number
  readonly last: string | null
  readonly matches: number
  readonly keys: number
}

/** Deletes what is past its time, part by part, until nothing is left, another instance is at it, or it is stopped. */
export async function sweep(
  run: Run,
  days: RetentionDays,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<Swept> {
  const { matches, keys } = await sweepMatches(run, days, now, isStopped)
  return { matches, keys, rulings: await sweepRulings(run, days, now, isStopped) }
}

async function sweepMatches(run: Run, days: RetentionDays, now: Date, isStopped: () => boolean) {
  const swept = { matches: 0, keys: 0 }
  const kept = [days.endedMatches, days.openMatches, days.forks, days.keys]
  const youngest = Math.min(...kept.filter((count) => count > 0))
  if (!Number.isFinite(youngest)) return swept

  const before = firstUuidAt(daysBefore(now, youngest))
  const timeOf = (count: number) => (count === 0 ? null : daysBefore(now, count).toISOString())
  const times = {
    ended: timeOf(days.endedMatches),
    open: timeOf(days.openMatches),
    forks: timeOf(days.forks),
    keys: timeOf(days.keys),
  }
  const limits = { part: PART, maxMatches: MAX_MATCHES, maxKeys: MAX_KEYS }
  for (let last = FIRST_ID; !isStopped(); await sleep(PAUSE_MS)) {
    const { rows } = await run(SWEEP_MATCHES, SWEEP_MATCHES.values({ after: last, before, ...times, ...limits }))
    const part = rows[0] as Part | undefined
    if (part === undefined || !part.is_mine) break
    swept.matches += part.matches
    swept.keys += part.keys
    // A part in which as much was deleted as may be at once is looked at again.
    if (part.matches === MAX_MATCHES || part.keys === MAX_KEYS) continue
    if (part.last === null || part.seen < PART) break
    last = part.last
  }
  return swept
}

async function sweepRulings(run: Run, days: RetentionDays, now: Date, isStopped: () => boolean): Promise<number> {
  if (days.rulings === 0) return 0
  const before = firstUuidAt(daysBefore(now, days.rulings))
  for (let swept = 0; ; await sleep(PAUSE_MS)) {
    const { rows } = await run(SWEEP_RULINGS, SWEEP_RULINGS.values({ before, maxRulings: MAX_RULINGS }))
    const count = Number(rows[0]?.rulings ?? 0)
    swept += count
    if (count < MAX_RULINGS || isStopped()) return swept
  }
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** Sweeps once an hour until it is closed. */
export class RetentionSchedule {
  readonly #act: () => Promise<void>
  #timer: NodeJS.Timeout | undefined
  #sweeping: Promise<void> = Promise.resolve()
  #isClosed = false

  constructor(run: Run, days: RetentionDays, report: (swept: Swept | Error) => void) {
    this.#act = () => sweep(run, days, new Date(), () => this.#isClosed).then(report, report)
  }

  start(firstMs = FIRST_MS * (1 + Math.random())): this {
    this.#later(firstMs)
    return this
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#sweeping
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.#act().finally(() => this.#isClosed || this.#later(HOUR_MS))
    }, ms).unref()
  }
}
