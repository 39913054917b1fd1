import { type GraphQLFieldConfig, GraphQLInt, GraphQLNonNull, GraphQLObjectType } from 'graphql/index.js'
import { EventsQuery } from '../../hosting/schemas.ts'
import { type ReadEvent, readEvents } from '../../matches/reading.ts'
import { requireReached, requireViewer } from '../../matches/seats/access.ts'
import { guardFields } from '../admission.ts'
import type { GraphqlContext } from '../context.ts'
import { localeArgument, localeOf, type WithLocale } from '../locale-argument.ts'
import { checkArguments } from '../validate-arguments.ts'
import { MATCH_ID, tokenOf } from './access.ts'
import type { MatchParts } from './queries.ts'

type Following = WithLocale & {
  readonly matchId: string
  readonly after?: number | null
  readonly seat?: number | null
}

/** What can be followed over a web socket. */
export function subscriptionType(parts: MatchParts): GraphQLObjectType<unknown, GraphqlContext> {
  return new GraphQLObjectType<unknown, GraphqlContext>({
    name: 'Subscription',
    fields: guardFields('matches', { matchEvents: eventsField(parts) }),
  })
}

function eventsField({ inputs, types }: MatchParts): GraphQLFieldConfig<unknown, GraphqlContext, Following> {
  return {
    type: new GraphQLNonNull(types.event),
    description:
      'First every event after `after`, then each as it happens: in order, each once, as the seat of the token may see it. It ends when the match is deleted or the seat is left.',
    args: {
      matchId: MATCH_ID,
      after: { type: GraphQLInt, description: 'The number of the last event you have; 0 if you have none.' },
      seat: { type: GraphQLInt, description: 'The seat to look from; by default the lowest that the token plays.' },
      locale: localeArgument(inputs),
    },
    async subscribe(_source, { matchId, after, seat, ...rest }, context) {
      const locale = localeOf(rest, context)
      const { seat: wanted, after: last } = checkArguments(EventsQuery, { seat, after }, locale)
      const { cache, feed } = context.matches
      const match = await cache.findFresh(matchId)
      const viewer = requireViewer(match, tokenOf(context), wanted ?? null)
      const from = requireReached(match, last ?? 0, 'after')
      return stoppable((left) => readEvents(feed.follow(matchId, from, left), match, viewer, locale))
    },
    resolve: (event) => event,
  }
}

/** A reader that leaves must not wait for the next event: a generator alone would be stopped only then. */
function stoppable(
  eventsUntil: (left: AbortSignal) => AsyncGenerator<ReadEvent, void, void>,
): AsyncIterableIterator<ReadEvent> {
  const left = new AbortController()
  const events = eventsUntil(left.signal)
  return {
    next: () => events.next(),
    return() {
      left.abort()
      return events.return()
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
