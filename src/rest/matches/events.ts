import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import type { Viewer } from '../../contract/match.ts'
import { EventPage, EventsQuery, StreamQuery } from '../../hosting/schemas.ts'
import type { Locale } from '../../lib/locale.ts'
import { stateAt } from '../../matches/history/versions.ts'
import type { LiveMatch } from '../../matches/live-match.ts'
import type { MatchCache } from '../../matches/match-cache.ts'
import { NO_MATCH } from '../../matches/match-state.ts'
import { PatchReader } from '../../matches/patches.ts'
import { type ReadEvent, readEvent, readEvents } from '../../matches/reading.ts'
import { requireReached } from '../../matches/seats/access.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { localeOf } from '../reader.ts'
import { varyBy } from '../vary.ts'
import { describeRoute, isKnown, type MatchParams, markRead, readTag, requireWatcher } from './access.ts'
import { EventStreams, type StreamedEvent } from './event-stream.ts'

/** What can be asked of a page, and of a stream. */
const ReadQuery = StreamQuery.extend(EventsQuery.shape)
type EventsRequest = MatchParams & { Querystring: z.output<typeof ReadQuery> }

/** A match as one reader follows it. */
type Reading = {
  readonly match: LiveMatch
  readonly viewer: Viewer
  readonly after: number
  readonly locale: Locale
  /** Whether events of a stream are named. */
  readonly isNamed: boolean
  readonly patches: PatchReader | null
}

const STREAM = 'text/event-stream'

/** The log of a match: in pages, or as a stream that goes on with the match. */
export const matchEventRoutes: Routes = (app, dependencies) => {
  const streams = new EventStreams(dependencies.streamTimes)
  app.addHook('preClose', (done) => {
    streams.close()
    done()
  })
  addEvents(app, dependencies, streams)
}

function addEvents(app: FastifyInstance, dependencies: Dependencies, streams: EventStreams): void {
  const { cache } = dependencies.matches
  const more = {
    querystring: ReadQuery,
    description:
      'As `text/event-stream` it first sends everything after `after` or `Last-Event-ID` and then goes on with the match. A reader that takes nothing for long is told `match.tooSlow` and cut off; it may come back with the last id.',
    answers: {
      200: {
        description: 'The events as the reader may see them.',
        content: { 'application/json': { schema: EventPage }, [STREAM]: { schema: EventPage.shape.events.element } },
      },
    },
  }
  app.get<EventsRequest>(
    '/v1/matches/:id/events',
    describeRoute('matchEvents', 'Reads or follows the events of a match.', more),
    async (request, reply) => {
      const match = await cache.findFresh(request.params.id)
      const viewer = requireWatcher(request, match, request.query)
      const after = afterOf(request, match)
      const patches = request.query.patch === 'true' ? await patchesAfter(cache, match, viewer, after) : null
      const isNamed = request.query.named === 'true'
      const reading = { match, viewer, after, locale: localeOf(request), isNamed, patches }
      return wantsStream(request)
        ? follow(reply, reading, dependencies, streams)
        : page(request, reply, reading, dependencies)
    },
  )
}

function wantsStream(request: FastifyRequest): boolean {
  const { accept } = request.headers
  if (request.method === 'HEAD' || accept === undefined) return false
  const best = request.types(['application/json', STREAM])
  if (best === false) throw new ApiError('answer.not-acceptable', { types: `application/json, ${STREAM}` })
  return best === STREAM
}

/** Where the reader is: a browser that comes back says so by Last-Event-ID, whatever its address says. */
function afterOf({ headers, query }: FastifyRequest<EventsRequest>, match: LiveMatch): number {
  const last = headers['last-event-id']
  if (last === undefined || last === '') return requireReached(match, query.after ?? 0, 'after')
  return requireReached(match, Number(last), 'Last-Event-ID')
}

async function page(
  request: FastifyRequest<EventsRequest>,
  reply: FastifyReply,
  { match, viewer, after, locale, patches }: Reading,
  { database }: Dependencies,
) {
  const { version, header } = match
  varyBy(reply, 'Accept, Last-Event-ID')
  const tag = readTag(request, version, viewer, String(after))
  if (isKnown(request, reply, match, tag)) return reply
  const entries = await database.matches.log(header.id, after, request.query.limit)
  const last = entries.at(-1)?.number ?? after
  markRead(reply, tag)
  return {
    version: Math.max(version, last),
    events: entries.map((entry) => {
      const read = readEvent(match, entry, viewer, locale)
      return patches === null ? read : { ...read, patch: patches.next(entry) }
    }),
    next: last < version ? last : null,
  }
}

async function follow(reply: FastifyReply, reading: Reading, { matches }: Dependencies, streams: EventStreams) {
  const { match, viewer, after, locale, isNamed, patches } = reading
  await streams.send(reply, (signal) =>
    streamEvents(
      readEvents(matches.feed.follow(match.header.id, after, signal), match, viewer, locale, patches),
      isNamed,
    ),
  )
  return reply
}

async function* streamEvents(events: AsyncIterable<ReadEvent>, isNamed: boolean) {
  for await (const event of events) yield isNamed ? writeOnce(event) : { ...writeOnce(event), type: null }
}

/** Reads how each event after a number changed the view of a reader. */
async function patchesAfter(cache: MatchCache, match: LiveMatch, viewer: Viewer, after: number): Promise<PatchReader> {
  return new PatchReader(match, viewer, after === 0 ? NO_MATCH : await stateAt(cache, match, after))
}

/** What many readers receive is the same object for all, so it is written once. */
const written = new WeakMap<ReadEvent, StreamedEvent>()

function writeOnce(event: ReadEvent): StreamedEvent {
  const known = written.get(event)
  if (known !== undefined) return known
  const line = { id: event.number, type: event.type, data: JSON.stringify(event) }
  written.set(event, line)
  return line
}
