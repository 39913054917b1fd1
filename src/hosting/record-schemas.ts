import { z } from 'zod'
import { BOT_LEVELS, DICE_SOURCES, UPGRADE_POLICIES } from '../contract/match.ts'
import { Seed } from '../contract/operation.ts'
import { CLAIMS } from '../matches/clocks/claiming.ts'
import { RECORD_FORMAT } from '../matches/history/record.ts'
import { ClockSetting } from './clock-schemas.ts'
import { MAX_VERSION, NewMatchBody } from './schemas.ts'

const MAX_STEPS = 10_000
const MAX_SEATS = 16

const Seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
const Version = z.int().min(1).max(MAX_VERSION)
const Text = z.string().max(4_000)
const Fields = z.record(z.string().max(200), z.json())

/** What happens to a match otherwise than by a command. */
const RecordedEvent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('match.created'),
    seats: z.int().min(1).max(MAX_SEATS),
    entropy: Text,
    upgrades: z.enum(UPGRADE_POLICIES).exactOptional(),
    dice: z.enum(DICE_SOURCES).exactOptional(),
    clock: ClockSetting.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('match.seatTaken'),
    seat: Seat,
    name: z.string().max(60),
    bot: z.enum(BOT_LEVELS).exactOptional(),
    entropy: Text,
    choices: Fields.exactOptional(),
  }),
  z.strictObject({ type: z.literal('match.seatLeft'), seat: Seat }),
  z.strictObject({ type: z.literal('match.started') }),
  z.strictObject({ type: z.literal('match.conceded'), seat: Seat }),
  z.strictObject({ type: z.literal('match.claimed'), seat: Seat, against: Seat, want: z.enum(CLAIMS) }),
  z.strictObject({ type: z.literal('match.undoProposed'), seat: Seat, to: Version }),
  z.strictObject({ type: z.literal('match.undoDeclined'), seat: Seat }),
  z.strictObject({ type: z.literal('match.undone'), to: Version }),
])

const RecordedStep = z.union([
  z.strictObject({ seat: Seat, command: Fields }),
  z.strictObject({ seat: Seat.nullable(), event: RecordedEvent }),
])

const MatchRecord = z
  .strictObject({
    format: z.literal(RECORD_FORMAT),
    game: z.string().max(40),
    rulesVersion: z.string().max(40),
    contentHash: z.string().max(64),
    options: Fields,
    label: z.string().max(120).nullable(),
    seed: Seed,
    steps: z
      .array(RecordedStep)
      .max(MAX_STEPS)
      .describe('Commands, and what happened to the match otherwise; the rest follows from the seed.'),
    logHash: z.string().max(64).describe('SHA-256 of the log that the steps lead to.'),
  })
  .meta({ id: 'MatchRecord' })

/** A match that is to be played again from its record. */
export const ReplayBody = z.strictObject({ record: MatchRecord }).meta({ id: 'MatchReplay' })

/** What opens a match: a new one, or the record of one. */
export const OpeningBody = z.union([NewMatchBody, ReplayBody])
