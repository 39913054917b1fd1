import { ApiError } from '../contract/errors.ts'
import type { Registry } from './registry.ts'

const ONE = /^([a-z]+)@(\S{1,20})$/

/** Throws if the service has other rules than a header expects: `apex@1.2.0`, several with commas. Most expect none. */
export function requireExpectedRules(given: string | readonly string[] | undefined, registry: Registry): void {
  if (given === undefined) return
  for (const expected of String(given)
    .split(',')
    .map((one) => one.trim())) {
    const [, id = '', version] = ONE.exec(expected) ?? []
    const found = registry.game(id)?.rulesVersion
    if (found === version && found !== undefined) continue
    const has =
      found === undefined
        ? registry.games.map((game) => `${game.id}@${game.rulesVersion}`).join(', ')
        : `${id}@${found}`
    throw new ApiError('rules.other-version', { expected: expected.slice(0, 60), found: has })
  }
}
