import type { Registry as MetricsRegistry } from 'prom-client'
import type { CommandListener, RulingListener } from '../../registry/activity.ts'
import type { Registry } from '../../registry/registry.ts'
import { seriesByKey, Tally } from './tally.ts'

/** How long questions and commands took, and how they came out, over every transport. */
export function watchActivity(register: MetricsRegistry, { activity }: Registry): void {
  activity.watch({ ruling: rulingTally(register), command: commandTally(register) })
}

function rulingTally(register: MetricsRegistry): RulingListener {
  const durations = new Tally({
    name: 'ruling_duration_seconds',
    help: 'How long rulings took to work out, by operation and result.',
    labelNames: ['game', 'operation', 'result'] as const,
    buckets: [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers: [register],
  })
  const seriesOf = seriesByKey((game = '', operation = '', result = '') =>
    durations.series({ game, operation, result }),
  )
  return ({ game, name }, result, durationMs) => seriesOf(game, name, result).observe(durationMs / 1000)
}

function commandTally(register: MetricsRegistry): CommandListener {
  const durations = new Tally({
    name: 'match_command_duration_seconds',
    help: 'How long commands of matches took, with the database, by result.',
    labelNames: ['result'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  })
  const seriesOf = seriesByKey((result = '') => durations.series({ result }))
  return (result, durationMs) => seriesOf(result).observe(durationMs / 1000)
}
