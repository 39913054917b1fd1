import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import { summariesOf } from '../../hosting/listing.ts'
import { deleteMatch, openMatch, openReplay } from '../../hosting/opening.ts'
import { OpeningBody, ReplayBody } from '../../hosting/record-schemas.ts'
import {
  CreatedAnswer,
  CreateHeaders,
  ForkedAnswer,
  MatchAnswer,
  MatchesQuery,
  MatchPage,
  NewMatchBody,
  SeatQuery,
  TicketAnswer,
  TicketBody,
  WatchQuery,
} from '../../hosting/schemas.ts'
import { pictureOf, readMatch } from '../../matches/reading.ts'
import { requirePlayableRules } from '../../matches/rules-version.ts'
import { issueTicket } from '../../matches/seats/tickets.ts'
import { tokenHash } from '../../matches/seats/tokens.ts'
import { drawPicture } from '../../rendering/picture.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { finderOf } from '../keeping.ts'
import { sendProblem } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { sendPng } from '../rulings/pictures.ts'
import { rethrowCursor } from '../rulings/saved-rulings.ts'
import { createSlices, type DoSlice } from '../slices.ts'
import {
  describeRoute,
  holderOf,
  isKnown,
  keyOf,
  type MatchParams,
  markRead,
  ownTokenOf,
  readBody,
  readTag,
  requireBearer,
  requireViewer,
  requireWatcher,
} from './access.ts'
import { sendOpened } from './opened.ts'

/** Matches: opening, finding, reading, drawing and deleting them. */
export const matchRoutes: Routes = (app, dependencies) => {
  addCreation(app, dependencies)
  addList(app, dependencies)
  addReading(app, dependencies)
  addBoard(app, dependencies)
  addTickets(app, dependencies)
  addDeletion(app, dependencies)
}

function addCreation(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Opens a match, which starts when every seat is taken, or plays the record of one again.'
  const answers = { 201: z.union([CreatedAnswer, ForkedAnswer]) }
  const more = { body: OpeningBody, headers: CreateHeaders, answers }
  const doSlice = createSlices()
  app.post('/v1/matches', describeRoute('createMatch', summary, more), (request, reply) =>
    isReplay(request.body) ? replay(request, reply, dependencies, doSlice) : create(request, reply, dependencies),
  )
}

const isReplay = (body: unknown): boolean => typeof body === 'object' && body !== null && Object.hasOwn(body, 'record')

/** What playing a record again may take; matches of people take a small part of it. */
const MAX_REPLAY_MS = 20_000

async function replay(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies, doSlice: DoSlice) {
  const body = readBody(ReplayBody, request.body)
  const asker = askerOf(request, dependencies)
  const opened = await openReplay(dependencies, body, { ...asker, key: keyOf(request, body) }, (act) => {
    if (request.workMs > MAX_REPLAY_MS)
      throw new ApiError('record.unplayable', 'work', { seconds: MAX_REPLAY_MS / 1000 })
    return doSlice(request, act)
  })
  return sendOpened(request, reply, opened)
}

const askerOf = (request: FastifyRequest, { access }: Dependencies) => ({
  token: ownTokenOf(request),
  holder: holderOf(request, access),
})

async function create(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const body = readBody(NewMatchBody, request.body)
  const opened = await openMatch(dependencies, body, {
    ...askerOf(request, dependencies),
    key: keyOf(request, body),
    locale: localeOf(request),
    findTable: (game) => finderOf(request, dependencies, game),
  })
  return opened.kind === 'problem' ? sendProblem(reply, opened.problem) : sendOpened(request, reply, opened)
}

function addList(app: FastifyInstance, { database, matches }: Dependencies): void {
  const summary = 'Lists the matches that the token has rights in, newest first.'
  const more = { querystring: MatchesQuery, answers: { 200: MatchPage } }
  app.get<{ Querystring: z.output<typeof MatchesQuery> }>(
    '/v1/matches',
    describeRoute('listMatches', summary, more),
    async (request, reply) => {
      const { limit, after, ...filter } = request.query
      const owned = { ...filter, tokenHash: tokenHash(requireBearer(request)) }
      const page = await database.matches.list(owned, { limit, after }).catch(rethrowCursor)
      reply.header('cache-control', 'private, no-cache')
      return { matches: await summariesOf(matches.cache, page.items), next: page.next }
    },
  )
}

type SeatRequest = MatchParams & { Querystring: z.output<typeof SeatQuery> }

type WatchRequest = MatchParams & { Querystring: z.output<typeof WatchQuery> }

function addReading(app: FastifyInstance, { matches }: Dependencies): void {
  const more = { querystring: SeatQuery, answers: { 200: MatchAnswer } }
  app.get<SeatRequest>(
    '/v1/matches/:id',
    describeRoute('match', 'Reads a match as the bearer of the token may see it.', more),
    async (request, reply) => {
      const match = await matches.cache.findFresh(request.params.id)
      const viewer = requireViewer(request, match, request.query.seat)
      const tag = readTag(request, match.version, viewer)
      if (isKnown(request, reply, match, tag)) return reply
      markRead(reply, tag)
      return readMatch(match, viewer, localeOf(request))
    },
  )
}

function addBoard(app: FastifyInstance, { matches, renderer }: Dependencies): void {
  const draw = async (request: FastifyRequest<WatchRequest>, reply: FastifyReply): Promise<string | null> => {
    const match = await matches.cache.findFresh(request.params.id)
    const viewer = requireWatcher(request, match, request.query)
    const tag = readTag(request, match.version, viewer)
    if (isKnown(request, reply, match, tag)) return null
    const locale = localeOf(request)
    const picture = pictureOf(match, viewer, locale)
    if (picture === null) requirePlayableRules(match)
    if (match.state.play === null) throw new ApiError('match.not-started', 'table')
    if (picture === null) throw new ApiError('picture.none', 'match')
    markRead(reply, tag)
    return drawPicture(picture, locale)
  }
  const more = (ending: string, type: string) => ({
    querystring: WatchQuery,
    description: `The picture of the table as ${ending}.`,
    answers: { 200: { description: 'The picture.', content: { [type]: { schema: z.string() } } } },
  })
  const summary = 'Draws the table as the bearer of the token may see it.'
  app.get<WatchRequest>(
    '/v1/matches/:id/board.svg',
    describeRoute('matchBoardSvg', summary, more('SVG', 'image/svg+xml')),
    async (request, reply) => {
      const svg = await draw(request, reply)
      return svg === null ? reply : reply.type('image/svg+xml').send(svg)
    },
  )
  app.get<WatchRequest>(
    '/v1/matches/:id/board.png',
    describeRoute('matchBoardPng', summary, more('PNG', 'image/png')),
    async (request, reply) => {
      const svg = await draw(request, reply)
      return svg === null ? reply : sendPng(reply, renderer, svg)
    },
  )
}

function addTickets(app: FastifyInstance, { matches }: Dependencies): void {
  const summary = 'Makes a short-lived ticket that opens the events and pictures of the match by an address alone.'
  app.post<MatchParams>(
    '/v1/matches/:id/tickets',
    describeRoute('createTicket', summary, { body: TicketBody, answers: { 201: TicketAnswer } }),
    async (request, reply) => {
      const { seat } = readBody(TicketBody, request.body)
      const token = requireBearer(request)
      const ticket = issueTicket(await matches.cache.findFresh(request.params.id), token, seat ?? null)
      reply.code(201).header('cache-control', 'no-store')
      return ticket
    },
  )
}

function addDeletion(app: FastifyInstance, dependencies: Dependencies): void {
  app.delete<MatchParams>(
    '/v1/matches/:id',
    describeRoute('deleteMatch', 'Deletes a match with its log; only its owner may.', {
      answers: { 204: { description: 'It is deleted.' } },
    }),
    async (request, reply) => {
      await deleteMatch(dependencies, request.params.id, requireBearer(request))
      return reply.code(204).send()
    },
  )
}
