import { GraphQLBoolean, type GraphQLFieldConfig, GraphQLInt, GraphQLNonNull } from 'graphql/index.js'
import { z } from 'zod'
import type { Locale } from '../../lib/locale.ts'
import { findOwnSeat, idempotencyKey, ownersView, ownToken, requireViewer } from '../../matches/access.ts'
import { forkMatch } from '../../matches/forks.ts'
import type { MatchCache } from '../../matches/match-cache.ts'
import { requireOwner } from '../../matches/rights.ts'
import { concede, inviteToSeat, leaveSeat, takeSeat } from '../../matches/seats.ts'
import { declineUndo, undo } from '../../matches/undoing.ts'
import { setupProblem } from '../../registry/match-answers.ts'
import { DeclineBody, ForkBody, JoinBody, UndoBody } from '../../registry/match-schemas.ts'
import type { GraphqlContext } from '../context.ts'
import { localeArgument, localeOf, type WithLocale } from '../locale-argument.ts'
import type { Fields } from '../operation-fields.ts'
import { AnsweredProblem } from '../problems.ts'
import { argumentsOf, checked } from '../validate-arguments.ts'
import { MATCH_ID, requireTokenOf, tokenOf } from './access.ts'
import type { MatchParts } from './queries.ts'
import { type MatchTypes, matchSource } from './types.ts'

/** What can be done with any match beside playing it. */
export function matchMutations(parts: MatchParts): Fields {
  const { registry, types } = parts
  const seat = seatField(parts)
  return {
    takeSeat: field(parts, Joining, {
      type: types.joined,
      description: 'Takes a seat by invitation, for a token of your own or a new one.',
      async act({ id, cache, locale }, { key: given, ...wanted }, context) {
        const key = idempotencyKey(given, wanted, 'key')?.key
        const joined = await takeSeat(cache, id, { ...wanted, token: ownToken(tokenOf(context)), key })
        if ('kind' in joined) throw new AnsweredProblem(setupProblem(registry, joined, 'options', locale))
        return joined
      },
    }),
    leaveSeat: seat(
      'version',
      'Leaves a seat; the owner may invite somebody else.',
      async ({ cache, id, token }, seat) => ({
        version: await leaveSeat(cache, id, token, seat),
      }),
    ),
    inviteToSeat: seat(
      'invitation',
      'Makes a new invitation for a free seat; earlier ones for it no longer work.',
      async ({ cache, id, token }, seat) => ({ seat, invitation: await inviteToSeat(cache, id, token, seat) }),
    ),
    concedeMatch: seat(
      'version',
      'Gives up; the game says whether that ends the match.',
      async ({ cache, id, token }, seat) => ({ version: await concede(cache, id, token, seat) }),
    ),
    ...undoFields(parts),
    forkMatch: forkField(parts),
    deleteMatch: DELETION,
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
type About = { readonly cache: MatchCache; readonly id: string; readonly locale: Locale }
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
      const about = { cache: context.matches.cache, id: matchId, locale }
      return done.act(about, checked(schema, given, locale), context)
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
      return act({ cache: context.matches.cache, id: matchId, token: requireTokenOf(context) }, seat)
    },
  })
}

function undoFields(parts: MatchParts): Fields {
  const own = async ({ cache, id }: About, token: string, seat: number | undefined) =>
    findOwnSeat(cache, await cache.find(id), token, seat ?? null)
  return {
    undoMatch: field(parts, UndoBody, {
      type: parts.types.undone,
      description: 'Goes back to an earlier version, alone where the rules of going back allow it, else as a proposal.',
      async act(about, { seat, to, alone }, context) {
        const token = requireTokenOf(context)
        return undo(about.cache, about.id, { token, seat: await own(about, token, seat), to, alone })
      },
    }),
    declineUndo: field(parts, DeclineBody, {
      type: parts.types.version,
      description: 'Turns a proposal to go back down.',
      async act(about, { seat }, context) {
        const token = requireTokenOf(context)
        return { version: await declineUndo(about.cache, about.id, token, await own(about, token, seat)) }
      },
    }),
  }
}

function forkField(parts: MatchParts) {
  return field(parts, ForkBody, {
    type: parts.types.forked,
    description: 'Starts a match of its own from an earlier version; what you could not see is drawn anew.',
    async act({ cache, id, locale }, { version, label }, context) {
      const token = tokenOf(context)
      requireViewer(await cache.findFresh(id), token, null)
      const holder = context.admission.holder(token)
      const forked = await forkMatch(cache, id, { token, version, label: label ?? null, holder })
      const match = await cache.findFresh(forked.id)
      return { ...forked, match: matchSource(match, ownersView(match, forked.ownerToken), locale) }
    },
  })
}

const DELETION: GraphQLFieldConfig<unknown, GraphqlContext, { readonly matchId: string }> = {
  type: GraphQLBoolean,
  description: 'Deletes a match with its log; only its owner may.',
  args: { matchId: MATCH_ID },
  async resolve(_source, { matchId }, context) {
    const { cache, feed } = context.matches
    const token = requireTokenOf(context)
    const match = await cache.findFresh(matchId)
    requireOwner(match, token)
    await cache.deps.store.delete(matchId)
    cache.forget(matchId)
    feed.end(matchId)
    return true
  },
}
