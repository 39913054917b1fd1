import { GraphQLBoolean, type GraphQLFieldConfig, GraphQLInt, GraphQLNonNull } from 'graphql/index.js'
import { z } from 'zod'
import { ClaimBody } from '../../hosting/clock-schemas.ts'
import { deleteMatch, joinMatch, openFork } from '../../hosting/opening.ts'
import { DeclineBody, ForkBody, JoinBody, UndoBody, UpgradeBody } from '../../hosting/schemas.ts'
import type { Locale } from '../../lib/locale.ts'
import { claimTime } from '../../matches/clocks/claiming.ts'
import { declineUndo, undo } from '../../matches/history/undoing.ts'
import type { Matches } from '../../matches/matches.ts'
import { idempotencyKey, ownToken } from '../../matches/seats/access.ts'
import { playerOf } from '../../matches/seats/player.ts'
import { concede, inviteToSeat, leaveSeat } from '../../matches/seats/seats.ts'
import { agreeToUpgrade } from '../../matches/upgrading.ts'
import type { GraphqlContext } from '../context.ts'
import { localeArgument, localeOf, type WithLocale } from '../locale-argument.ts'
import type { Fields } from '../operation-fields.ts'
import { AnsweredProblem } from '../problems.ts'
import { argumentsOf, checkArguments } from '../validate-arguments.ts'
import { MATCH_ID, requireTokenOf, tokenOf } from './access.ts'
import type { MatchParts } from './queries.ts'
import { type MatchTypes, openedSource } from './types.ts'

/** What can be done with any match beside playing it. */
export function matchMutations(parts: MatchParts): Fields {
  const { registry, types } = parts
  const seat = seatField(parts)
  return {
    takeSeat: field(parts, Joining, {
      type: types.joined,
      description: 'Takes a seat by invitation, for a token of your own or a new one.',
      async act({ id, matches, locale }, { key: given, ...wanted }, context) {
        const key = idempotencyKey(given, wanted, 'key')?.key
        const joined = await joinMatch({ registry, matches }, id, wanted, {
          token: ownToken(tokenOf(context)),
          key,
          locale,
        })
        if (joined.kind === 'problem') throw new AnsweredProblem(joined.problem)
        return joined.answer
      },
    }),
    leaveSeat: seat(
      'version',
      'Leaves a seat; the owner may invite somebody else.',
      async ({ matches: { cache }, id, token }, seat) => ({
        version: await leaveSeat(cache, await playerOf(cache, id, token, seat)),
      }),
    ),
    inviteToSeat: seat(
      'invitation',
      'Makes a new invitation for a free seat; earlier ones for it no longer work.',
      async ({ matches: { cache }, id, token }, seat) => ({
        seat,
        invitation: await inviteToSeat(cache, id, token, seat),
      }),
    ),
    concedeMatch: seat(
      'version',
      'Gives up; the game says whether that ends the match.',
      async ({ matches: { cache }, id, token }, seat) => ({
        version: await concede(cache, await playerOf(cache, id, token, seat)),
      }),
    ),
    ...undoFields(parts),
    forkMatch: forkField(parts),
    deleteMatch: deletionField(parts),
  }
}

/** What REST takes from a header is an argument here. */
const Joining = JoinBody.extend({
  key: z
    .string()
    .optional()
    .describe('A secret of your own: the same key is told the same token again, should the answer be lost.'),
}).meta({ id: 'SeatTaking' })

/** The match that a mutation is about. */
type About = { readonly matches: Matches; readonly id: string; readonly locale: Locale }
type WithMatch = WithLocale & { readonly matchId: string }

/** A mutation that takes what the body of a REST request is made of. */
function field<Body extends z.ZodObject>(
  { inputs }: MatchParts,
  schema: Body,
  done: {
    readonly type: MatchTypes['joined']
    readonly description: string
    act(about: About, given: z.output<Body>, context: GraphqlContext): Promise<unknown>
  },
): GraphQLFieldConfig<unknown, GraphqlContext, WithMatch> {
  const { type, description } = done
  const args = argumentsOf(inputs, schema, 'Arguments')
  return {
    type,
    description,
    args: { matchId: MATCH_ID, ...args, locale: localeArgument(inputs) },
    resolve(_source, { matchId, locale: asked, ...given }, context) {
      const locale = localeOf({ locale: asked ?? null }, context)
      const about = { matches: context.matches, id: matchId, locale }
      return done.act(about, checkArguments(schema, given, locale), context)
    },
  }
}

type OfSeat = { readonly matchId: string; readonly seat: number }
type ActOfSeat = (bearer: Omit<About, 'locale'> & { readonly token: string }, seat: number) => Promise<unknown>

/** Makes mutations about one seat. */
function seatField({ types }: MatchParts) {
  return (
    answer: 'version' | 'invitation',
    description: string,
    act: ActOfSeat,
  ): GraphQLFieldConfig<unknown, GraphqlContext, OfSeat> => ({
    type: types[answer],
    description,
    args: { matchId: MATCH_ID, seat: { type: new GraphQLNonNull(GraphQLInt), description: 'Counted from 0.' } },
    resolve(_source, { matchId, seat }, context) {
      return act({ matches: context.matches, id: matchId, token: requireTokenOf(context) }, seat)
    },
  })
}

function undoFields(parts: MatchParts): Fields {
  const playerIn = ({ matches: { cache }, id }: About, seat: number | undefined, context: GraphqlContext) =>
    playerOf(cache, id, requireTokenOf(context), seat ?? null)
  return {
    undoMatch: field(parts, UndoBody, {
      type: parts.types.undone,
      description: 'Goes back to an earlier version, alone where the rules of going back allow it, else as a proposal.',
      async act(about, { seat, version, alone }, context) {
        return undo(about.matches.cache, await playerIn(about, seat, context), { to: version, alone })
      },
    }),
    claimTime: field(parts, ClaimBody, {
      type: parts.types.version,
      description: 'Claims what follows from another seat having run out of time.',
      async act(about, { seat, want }, context) {
        return { version: await claimTime(about.matches.cache, await playerIn(about, seat, context), want) }
      },
    }),
    upgradeMatch: field(parts, UpgradeBody, {
      type: parts.types.upgraded,
      description: 'Agrees that the match goes on by the rules and content that the service has now.',
      async act(about, { seat }, context) {
        return agreeToUpgrade(about.matches.cache, await playerIn(about, seat, context))
      },
    }),
    declineUndo: field(parts, DeclineBody, {
      type: parts.types.version,
      description: 'Turns a proposal to go back down.',
      async act(about, { seat }, context) {
        return { version: await declineUndo(about.matches.cache, await playerIn(about, seat, context)) }
      },
    }),
  }
}

function forkField(parts: MatchParts) {
  return field(parts, ForkBody, {
    type: parts.types.forked,
    description: 'Starts a match of its own from an earlier version; what you could not see is drawn anew.',
    async act({ matches, id, locale }, wanted, context) {
      const token = tokenOf(context)
      const asker = { token, holder: context.admission.holder(token), pace: context.work.pace }
      return openedSource(await openFork({ registry: parts.registry, matches }, id, wanted, asker), locale)
    },
  })
}

function deletionField({ registry }: MatchParts): GraphQLFieldConfig<unknown, GraphqlContext, DeletionArguments> {
  return {
    type: GraphQLBoolean,
    description: 'Deletes a match with its log; only its owner may.',
    args: { matchId: MATCH_ID },
    async resolve(_source, { matchId }, context) {
      await deleteMatch({ registry, matches: context.matches }, matchId, requireTokenOf(context))
      return true
    },
  }
}

type DeletionArguments = { readonly matchId: string }
