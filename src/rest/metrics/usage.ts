import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import type { NoteUsage } from '../access-guard.ts'

/** So many pairs of key and operation have series of their own; further keys are counted together. */
const MAX_SERIES = 2_000
const OTHER = { id: 'other', name: 'other' }
const NOBODY = { id: '', name: '' }

/** Counts usage for a scraper. Keys are named by their id and name, never by their text. */
export function usageMetrics(register: MetricsRegistry): NoteUsage {
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: ['key', 'name', 'operation'] as const, registers: [register] })
  const requests = counter('api_requests_total', 'Requests by key and operation.')
  const cpu = counter('api_cpu_seconds_total', 'CPU time that was charged, by key and operation.')
  const errors = counter('api_errors_total', 'Answers with a status of 400 or more, by key and operation.')
  const seriesOf = (id: string, name: string, operation: string) => {
    const labels = { key: id, name, operation }
    return { requests: requests.labels(labels), cpu: cpu.labels(labels), errors: errors.labels(labels) }
  }
  const known = new Map<string, ReturnType<typeof seriesOf>>()

  return ({ key }, operation, counts) => {
    const { id, name } = key ?? NOBODY
    let series = known.get(`${id} ${operation}`)
    if (series === undefined) {
      const isOwn = known.size < MAX_SERIES
      series = isOwn ? seriesOf(id, name, operation) : seriesOf(OTHER.id, OTHER.name, operation)
      if (isOwn) known.set(`${id} ${operation}`, series)
    }
    series.requests.inc(counts.requests)
    series.cpu.inc(counts.cpuMs / 1000)
    if (counts.errors > 0) series.errors.inc(counts.errors)
  }
}
