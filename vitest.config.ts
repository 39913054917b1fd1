import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Ends a test that hangs. A busy machine may take a hundred times as long as a quiet one, and nothing may fail by that. */
const TIMEOUT_MS = 600_000

/** One project per kind of test: `unit` needs nothing, `api` builds the app, `storage` needs databases. */
const project = (name: string, include: readonly string[]) => ({
  test: {
    name,
    include: [...include],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
    setupFiles: ['tests/support/setup.ts'],
  },
})

/** Many tests wait for processes and databases, so that two at a time are right for two cores as well. */
const WORKERS = Math.max(2, availableParallelism() - 1)

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    /** What was transformed is kept on disk: a second run of one file starts in half the time. */
    experimental: { fsModuleCache: true },
    projects: [
      project('unit', [
        'tests/{lib,access,geometry,rulebook,contract,games,rendering,registry,matches}/**/*.test.ts',
        'tests/*.test.ts',
      ]),
      project('api', ['tests/{rest,graphql,app}/**/*.test.ts']),
      project('storage', ['tests/storage/**/*.test.ts']),
      project('tidy', ['tests/tidy/**/*.test.ts']),
    ],
  },
})
