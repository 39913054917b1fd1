import { z } from 'zod'
import { Randomness } from '../registry/ruling.ts'
import { Count, Limit, MAX_VERSION } from './schemas.ts'

export const VerificationQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(MAX_VERSION).default(0).describe('Commands from this version on.'),
  limit: Limit(500, 100),
})

export const VerificationAnswer = z
  .object({
    seedCommitment: z.string(),
    isRevealed: z.boolean(),
    note: z.string(),
    seed: z.string().nullable(),
    entropy: z.string().nullable(),
    isFair: z
      .boolean()
      .nullable()
      .describe(
        'Whether playing it again gave the same log; null while it is played, and where a stretch of it was decided by rules that this service does not have.',
      ),
    rulesVersion: z.string().describe('The version of the rules that the match is played by.'),
    contentHash: z.string().describe('The content that it is played with.'),
    stretches: z
      .array(
        z.object({
          first: Count.describe('The number of its first line.'),
          last: Count,
          rulesVersion: z.string(),
          contentHash: z.string(),
          isFair: z.boolean().nullable().describe('Null where this service does not have the rules to judge it.'),
        }),
      )
      .describe('The parts of the log that were decided by the same rules.'),
    commandCount: Count.nullable(),
    drawCount: Count.nullable(),
    differences: z.array(z.object({ number: Count, what: z.string(), expected: z.string(), found: z.string() })),
    commands: z.array(
      z.object({
        at: Count.describe('The version it was decided at.'),
        seat: Count,
        command: z.record(z.string(), z.unknown()),
        seed: z.string().describe('Fixes the draws of this command, as the seed of a ruling does.'),
        draws: Randomness.shape.draws,
      }),
    ),
    next: Count.nullable(),
  })
  .meta({ id: 'MatchVerification' })
