import { defineConfig } from 'vitest/config'

/** One project a kind of test: `unit` needs nothing, `api` builds the app, `storage` needs databases. */
const project = (name: string, include: readonly string[], testTimeout = 20_000) => ({
  test: { name, include: [...include], testTimeout, hookTimeout: 120_000, setupFiles: ['tests/support/setup.ts'] },
})

export default defineConfig({
  test: {
    projects: [
      project('unit', [
        'tests/{lib,access,geometry,rulebook,contract,games,rendering,registry,matches}/**/*.test.ts',
        'tests/*.test.ts',
      ]),
      project('api', ['tests/{rest,graphql,app}/**/*.test.ts'], 60_000),
      project('storage', ['tests/storage/**/*.test.ts'], 120_000),
      project('tidy', ['tests/tidy/**/*.test.ts']),
    ],
  },
})
