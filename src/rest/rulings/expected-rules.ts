import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import type { Registry } from '../../registry/registry.ts'

/** The header by which a caller refuses to be answered by other rules than those it was written for. */
export const ExpectHeaders = z.object({
  'expect-rules': z
    .string()
    .optional()
    .describe('Rules that the answer must follow, as `apex@1.2.0`, several with commas; else the answer is 412.'),
})

const ONE = /^([a-z]+)@(\S{1,20})$/

/** Throws if the service has other rules than the request expects. */
export function requireExpectedRules({ headers }: FastifyRequest, registry: Registry): void {
  const given = headers['expect-rules']
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
