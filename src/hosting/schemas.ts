import { z } from 'zod'
import { BOT_LEVELS, DICE_SOURCES, UPGRADE_POLICIES } from '../contract/match.ts'
import { MATCH_STATUSES } from '../contract/match-store.ts'
import { Problem } from '../contract/problem.ts'

import { MAX_ID } from '../matches/offers.ts'
import { MIN_SECRET } from '../matches/seats/tokens.ts'
import { TraceStep } from '../registry/ruling.ts'
import { ClockAnswer, ClockSetting } from './clock-schemas.ts'

/** No game has more seats than this. */
const MAX_SEATS = 16
export const MAX_VERSION = 1_000_000_000

/** A line of text for people: no control characters, which some of its ways cannot carry. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Leave out control characters.')

const Name = line(60).trim().min(1).describe('What a player is called.')
const Label = line(120).describe('What the match is called in lists.')
const Entropy = line(200).describe('Any text; it is mixed into the chance of the match, so that nobody chose it alone.')
const Seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
  .describe('The seat, counted from 0.')
const Version = z.int().min(1).max(MAX_VERSION)

/** Whole numbers in answers are bounded, so that they are whole numbers over every transport. */
export const Count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)

const UpgradePolicy = z.enum(UPGRADE_POLICIES).meta({ id: 'UpgradePolicy' })
const BotLevel = z.enum(BOT_LEVELS).meta({ id: 'BotLevel' })
const DiceSource = z.enum(DICE_SOURCES).meta({ id: 'DiceSource' })
export const Status = z.enum(MATCH_STATUSES).meta({ id: 'MatchStatus' })

/** As the address gives it. */
export const SeatText = z.coerce
  .number()
  .int()
  .min(0)
  .max(MAX_SEATS - 1)
export const Limit = (max: number, usual: number) => z.coerce.number().int().min(1).max(max).default(usual)

const Choices = z
  .record(z.string(), z.unknown())
  .describe(
    'What is chosen with the seat, as GET /v1/games/{game}/match describes it; the game decides what is left out.',
  )
const NewSeat = z
  .strictObject({
    name: Name.optional(),
    choices: Choices.optional(),
    bot: BotLevel.optional().describe('Lets the service play the seat: by chance, one command ahead, or by searching.'),
  })
  .meta({ id: 'NewSeat' })
export const NewMatchBody = z
  .strictObject({
    game: z.string().max(40),
    options: z.record(z.string(), z.unknown()).default({}).describe('As GET /v1/games/{game}/match describes them.'),
    seats: z
      .array(NewSeat)
      .min(1)
      .max(MAX_SEATS)
      .describe('A named seat is yours; for each other one the answer holds an invitation.'),
    label: Label.optional(),
    isPublic: z.boolean().default(false).describe('Whether everybody may watch.'),
    entropy: Entropy.default(''),
    upgrades: UpgradePolicy.default('automatic').describe(
      'Whether the match goes on by other rules or content when the service has new ones: at once, when every seat has agreed, or never.',
    ),
    dice: DiceSource.default('rolled').describe(
      'Who rolls the dice: the service, or people at a real table, who are asked by `report` for the faces that they showed.',
    ),
    clock: ClockSetting.exactOptional().describe(
      'How long a seat may take; when it has run out the others may claim. As long as it likes if it is left out.',
    ),
  })
  .meta({ id: 'NewMatch' })

export const JoinBody = z
  .strictObject({
    invitation: z.string().min(1).max(200),
    name: Name,
    choices: Choices.optional(),
    entropy: Entropy.default(''),
  })
  .meta({ id: 'Joining', examples: [{ invitation: 'as the owner was given it', name: 'Ana' }] })

const OfferId = z.string().max(MAX_ID)
export const CommandBody = z
  .strictObject({
    seat: Seat.optional().describe('Needed if the token plays several seats; else the only one.'),
    command: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('One of the offers, `{ "offer": "<id>" }`, or a command as GET /v1/games/{game}/match describes it.'),
    offer: OfferId.optional().describe('The id of an offer, instead of the command.'),
    dryRun: z
      .boolean()
      .default(false)
      .describe('Answers what could come of it, on a table whose hidden parts are drawn anew; nothing is written.'),
  })
  .meta({ id: 'Command', examples: [{ offer: 'the id of an offer', dryRun: true }] })

export const UndoBody = z
  .strictObject({
    seat: Seat.optional(),
    version: Version.describe('The version to go back to.'),
    alone: z.boolean().default(false).describe('Refuse instead of proposing it to the other seats.'),
  })
  .meta({ id: 'Undo', examples: [{ version: 5 }] })
export const UpgradeBody = z.strictObject({ seat: Seat.optional() }).meta({ id: 'Upgrade', examples: [{}] })
export const DeclineBody = z
  .strictObject({ seat: Seat.optional() })
  .meta({ id: 'UndoDecline', examples: [{ seat: 1 }] })
export const ForkBody = z
  .strictObject({ version: Version, label: Label.optional() })
  .meta({ id: 'Fork', examples: [{ version: 5, label: 'What if' }] })

export const SeatQuery = z.strictObject({
  seat: SeatText.optional().describe('The seat to look from; by default the lowest that the token plays.'),
})
export const OfferPageQuery = SeatQuery.extend({
  group: z.string().max(200).optional().describe('Only the offers of this group.'),
  limit: z.coerce.number().int().min(1).max(25).optional().describe('At most so many; all of them if it is left out.'),
  after: OfferId.optional().describe('The `next` of the page before.'),
})
export const OffersQuery = OfferPageQuery.extend({
  why: z
    .string()
    .max(10_000)
    .optional()
    .describe('A command as JSON: the answer says whether, or why not, it may be given.'),
})
const Flag = (usual: 'true' | 'false') => z.enum(['true', 'false']).default(usual)
/** What a browser opens by an address alone may carry a ticket there. */
export const WatchQuery = SeatQuery.extend({
  ticket: z.string().max(100).optional().describe('As POST /v1/matches/{id}/tickets gives it, instead of a token.'),
})
export const TicketBody = z.strictObject({ seat: Seat.optional() }).meta({ id: 'NewTicket', examples: [{ seat: 0 }] })
export const PatchQuery = z.strictObject({
  patch: Flag('false').describe(
    'Whether the answer says by JSON Patch (RFC 6902) how the view of the seat has changed.',
  ),
})
export const StreamQuery = WatchQuery.extend({
  named: Flag('true').describe(
    '`false` leaves out the names of events in a stream, so that `onmessage` hears all of them.',
  ),
  patch: Flag('false').describe(
    'Whether each event says by JSON Patch (RFC 6902) how it changed the view of its reader.',
  ),
})
export const EventsQuery = SeatQuery.extend({
  after: z.coerce.number().int().min(0).max(MAX_VERSION).optional().describe('The number of the last event you have.'),
  limit: Limit(500, 100),
})
export const MatchesQuery = z.strictObject({
  game: z.string().max(40).optional(),
  status: Status.optional(),
  limit: Limit(100, 20),
  after: z.string().max(100).optional().describe('The `next` of the page before.'),
})

/** Headers of requests, as they are described; the handlers read them. */
export const CreateHeaders = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      `The same key and body are answered as before. Without a token of your own it must be a secret of ${MIN_SECRET} or more random characters.`,
    ),
})
export const CommandHeaders = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The version you have seen, as `"12"` or its `ETag`; `*` for any. Needed unless it is a dry run.'),
  'idempotency-key': z.string().optional().describe('The same key and body are applied once and answered as before.'),
})

const Ended = z.object({ winners: z.array(Count), reason: z.string() }).meta({ id: 'MatchEnding' })
const SeatAnswer = z
  .object({
    number: Count,
    name: z.string().nullable().describe('Null while the seat is free.'),
    hasConceded: z.boolean(),
    choices: z.record(z.string(), z.unknown()).nullable().describe('What was chosen with the seat.'),
    bot: BotLevel.nullable().describe('How well the service plays it; null if people do.'),
  })
  .meta({ id: 'MatchSeat' })
const ForkOrigin = z.object({ match: z.string(), version: Count }).meta({ id: 'ForkOrigin' })

export const MatchAnswer = z
  .object({
    id: z.string(),
    game: z.string(),
    status: Status,
    version: Count.describe('The number of the newest event.'),
    label: z.string().nullable(),
    isPublic: z.boolean(),
    options: z.record(z.string(), z.unknown()),
    seats: z.array(SeatAnswer),
    seat: Count.nullable().describe('The seat it is seen from; null for the public view.'),
    activeSeat: Count.nullable().describe('The seat that the match waits for, if this reader may know it.'),
    view: z.record(z.string(), z.unknown()).nullable().describe('The table as this seat may see it.'),
    ending: Ended.nullable(),
    undo: z
      .object({ to: Count, agreed: z.array(Count) })
      .nullable()
      .describe('A wish to go back, and who agrees.'),
    clock: ClockAnswer.nullable(),
    rulesVersion: z.string(),
    contentHash: z.string(),
    upgrades: UpgradePolicy,
    dice: DiceSource,
    seedCommitment: z.string().describe('SHA-256 of the seed, published before anything is drawn.'),
    seed: z.string().nullable().describe('Revealed when the match has ended.'),
    forkedFrom: ForkOrigin.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Match' })

const RoleAnswer = z
  .object({ role: z.enum(['owner', 'seat', 'spectator']), seat: Count.optional() })
  .meta({ id: 'MatchRole' })
export const MatchPage = z.object({
  matches: z.array(
    MatchAnswer.pick({
      id: true,
      game: true,
      status: true,
      version: true,
      label: true,
      isPublic: true,
      rulesVersion: true,
      contentHash: true,
      seedCommitment: true,
      forkedFrom: true,
      createdAt: true,
    })
      .extend({
        seats: Count,
        names: z.array(z.string().nullable()).describe('What the seats are called; null for a free one.'),
        activeSeat: Count.nullable().describe('The seat that the match waits for.'),
        isMyTurn: z.boolean().describe('Whether the match waits for a seat of the token.'),
        updatedAt: z.iso.datetime(),
        roles: z.array(RoleAnswer),
      })
      .meta({ id: 'MatchSummary' }),
  ),
  next: z.string().nullable(),
})

export const InvitationAnswer = z.object({ seat: Count, invitation: z.string() }).meta({ id: 'Invitation' })
export const CreatedAnswer = z
  .object({
    id: z.string(),
    ownerToken: z.string().describe('Plays the seats you named and may invite and delete. Shown only now.'),
    spectatorToken: z.string().describe('For those who may watch. Shown only now.'),
    invitations: z.array(InvitationAnswer).describe('One for each free seat.'),
    match: MatchAnswer,
  })
  .meta({ id: 'CreatedMatch' })
export const JoinedAnswer = z
  .object({ seat: Count, token: z.string().describe('Plays the seat. Shown only now.'), version: Count })
  .meta({ id: 'Joined' })
export const ForkedAnswer = CreatedAnswer.omit({ invitations: true }).meta({ id: 'ForkedMatch' })
export const VersionAnswer = z.object({ version: Count }).meta({ id: 'MatchVersion' })
export const UndoneAnswer = VersionAnswer.extend({
  isUndone: z.boolean().describe('False: it is proposed, and waits for the other seats.'),
}).meta({ id: 'Undone' })

export const UpgradedAnswer = VersionAnswer.extend({
  isUpgraded: z.boolean().describe('False: it waits for the other seats to agree.'),
}).meta({ id: 'Upgraded' })

export const TicketAnswer = z
  .object({
    ticket: z.string().describe('Opens the stream of events and the pictures of this match by `?ticket=`.'),
    seat: Count.nullable().describe('The seat it looks from; null for the public view.'),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Ticket' })

const PatchOperation = z
  .object({ op: z.enum(['add', 'remove', 'replace']), path: z.string(), value: z.unknown().optional() })
  .meta({ id: 'PatchOperation' })
export const ViewPatch = z
  .object({
    from: Count.describe('The version whose view it changes; at any other, read the match again.'),
    operations: z.array(PatchOperation),
  })
  .meta({ id: 'ViewPatch' })

export const EventAnswer = z
  .object({
    number: Count,
    game: z.string().describe('The game of the match, whose catalogue says what the type means.'),
    type: z.string(),
    seat: Count.nullable().describe('The seat whose command it came from; null where this reader may not know it.'),
    at: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()).describe('What this reader may see of it.'),
    text: z.string(),
    rulesVersion: z.string().describe('The version of the rules that it was decided by.'),
    contentHash: z.string().describe('The content that it was decided with.'),
    patch: ViewPatch.optional().describe('How it changed the view of its reader, if that was asked for.'),
  })
  .meta({ id: 'MatchEvent' })
export const EventPage = z
  .object({
    version: Count,
    events: z.array(EventAnswer),
    next: Count.nullable().describe('The `after` of the next page; null at the end of the log.'),
  })
  .meta({ id: 'MatchEventPage' })

const OpenField = z
  .object({
    path: z.string().describe('The field of the command, as in `move.to`.'),
    region: z
      .object({
        rings: z.array(z.array(z.array(z.number()))).describe('Corners in units of the table; later rings are holes.'),
      })
      .optional(),
    interval: z.array(z.number()).optional().describe('From and to, both included.'),
    choices: z.array(z.unknown()).optional().describe('The candidates.'),
    most: Count.optional().describe(
      'How many candidates are picked at most, or how many places of the region a list of them has at most.',
    ),
    samples: z.array(z.unknown()).optional().describe('Values that are accepted.'),
  })
  .meta({ id: 'OpenField' })
const Offer = z
  .object({
    id: z.string().describe(`At most ${MAX_ID} characters, stable for the version; a command may name it instead.`),
    group: z.string().describe('What it belongs to, for menus.'),
    text: z.string().describe('What it means; no other offer has the same text.'),
    command: z.record(z.string(), z.unknown()),
    open: z.array(OpenField).optional().describe('What may be changed in the command, and within what.'),
    social: z.boolean().optional().describe('True for what a bot should not take by itself.'),
  })
  .meta({ id: 'Offer' })
const OfferGroup = z
  .object({ group: z.string(), text: z.string().describe('What it is called, as a title.'), count: Count })
  .meta({ id: 'OfferGroup' })
const RefusedRule = z
  .object({ rule: z.string(), facts: z.record(z.string(), z.unknown()), text: z.string() })
  .meta({ id: 'RefusedRule' })
export const OffersAnswer = z
  .object({
    version: Count,
    seat: Count,
    offers: z.array(Offer),
    groups: z.array(OfferGroup).describe('All groups, and how many offers each has.'),
    next: z.string().nullable().describe('The `after` of the next page; null at the end.'),
    why: z
      .object({ isAllowed: z.boolean(), refusals: z.array(RefusedRule) })
      .optional()
      .describe('Present if it was asked for.'),
  })
  .meta({ id: 'Offers' })

const Odds = z
  .object({
    id: z.string().describe('What it is about, such as `drone-1:killed`.'),
    text: z.string(),
    fraction: z.string().describe('Exact, `131/162`.'),
    decimal: z.number(),
  })
  .meta({ id: 'CommandOdds' })
export const CommandAnswered = z
  .object({
    version: Count,
    isDryRun: z.boolean(),
    events: z.array(EventAnswer),
    trace: z.array(TraceStep).describe('The rules that led there.'),
    odds: z
      .array(Odds)
      .describe('Of a dry run: how likely the results of an attack are, over all ways in which chance can decide.'),
    patch: ViewPatch.optional().describe('How the view of the seat has changed, if that was asked for.'),
  })
  .meta({ id: 'CommandAnswer' })
export const RefusedProblem = Problem.extend({
  version: Count,
  refusals: z.array(RefusedRule),
  offers: z.array(Offer).describe('What the seat may do instead.'),
}).meta({ id: 'RefusedCommand' })
export const StaleProblem = Problem.extend({
  version: Count,
  events: z.array(EventAnswer).describe('What was missed.'),
}).meta({ id: 'StaleCommand' })
