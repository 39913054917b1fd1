import { z } from 'zod'
import { CLAIMS } from '../matches/clocks/claiming.ts'

const MAX_CLOCK_SECONDS = 30 * 24 * 3600
const Seconds = z.int().min(5).max(MAX_CLOCK_SECONDS)

/** How long seats may take. */
export const ClockSetting = z
  .union([
    z.strictObject({ perDecision: Seconds.describe('Seconds for each decision.') }),
    z.strictObject({ bank: Seconds.describe('Seconds for all decisions of a seat together.') }),
  ])
  .meta({ id: 'ClockSetting' })

/** How the clock of a match stands. */
export const ClockAnswer = z
  .object({
    perDecision: Seconds.nullable().describe('Seconds for each decision.'),
    bank: Seconds.nullable().describe('Seconds for all decisions of a seat.'),
    left: z.array(z.number()).describe('What each seat has left before this decision, in seconds.'),
    runsOutAt: z.iso.datetime().nullable().describe('When the seat that is waited for has no time left.'),
  })
  .meta({ id: 'MatchClock' })

export const ClaimBody = z
  .strictObject({
    seat: z.int().min(0).max(15).optional(),
    want: z
      .enum(CLAIMS)
      .describe('`idle`: the seat whose time has run out does the least it may. `match`: it has given up.'),
  })
  .meta({ id: 'TimeClaim', examples: [{ want: 'idle' }] })
