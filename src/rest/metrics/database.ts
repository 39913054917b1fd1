import { Gauge, type Registry as MetricsRegistry } from 'prom-client'
import type { DatabaseFigures, PoolFigures } from '../../contract/database.ts'
import { seriesByKey, Tally } from './tally.ts'

/** How long each statement took, and how the pool of connections stands. */
export function watchDatabase(register: MetricsRegistry, figures: DatabaseFigures): void {
  const durations = new Tally({
    name: 'database_statement_duration_seconds',
    help: 'How long statements took, with the wait for a connection, by name and outcome.',
    labelNames: ['statement', 'outcome'] as const,
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10],
    registers: [register],
  })
  const seriesOf = seriesByKey((statement = '', outcome = '') => durations.series({ statement, outcome }))
  figures.onStatement((name, durationMs, outcome) => seriesOf(name, outcome).observe(durationMs / 1000))
  if (figures.pool() === null) return
  poolGauge('connections', 'Connections of the pool.', ({ size }) => size)
  poolGauge('idle', 'Connections of the pool that do nothing now.', ({ idle }) => idle)
  poolGauge('waiting', 'Statements that wait for a connection of the pool.', ({ waiting }) => waiting)
  poolGauge('max', 'Connections that the pool may have.', ({ max }) => max)

  function poolGauge(name: string, help: string, read: (pool: PoolFigures) => number): void {
    new Gauge({
      name: `database_pool_${name}`,
      help,
      registers: [register],
      collect() {
        const pool = figures.pool()
        if (pool !== null) this.set(read(pool))
      },
    })
  }
}
