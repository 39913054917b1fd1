import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import { ownersView } from '../../matches/access.ts'
import { createMatchOnce } from '../../matches/creating-once.ts'
import { pictureOf, readMatch, readSummary } from '../../matches/reading.ts'
import { requireOwner } from '../../matches/rights.ts'
import { requireCurrentRules } from '../../matches/rules-version.ts'
import { createMatch } from '../../matches/seats.ts'
import { tokenHash } from '../../matches/tokens.ts'
import { setupProblem } from '../../registry/match-answers.ts'
import {
  CreatedAnswer,
  CreateHeaders,
  MatchAnswer,
  MatchesQuery,
  MatchPage,
  NewMatchBody,
  SeatQuery,
} from '../../registry/match-schemas.ts'
import { requirePlay } from '../../registry/registry.ts'
import { drawPicture } from '../../rendering/picture.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { sendProblem } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { sendPng } from '../rulings/pictures.ts'
import { rethrowCursor } from '../rulings/saved-rulings.ts'
import {
  described,
  holderOf,
  keyOf,
  type MatchParams,
  markVersion,
  ownTokenOf,
  readBody,
  requireBearer,
  requireViewer,
} from './access.ts'

/** Matches: opening, finding, reading, drawing and deleting them. */
export const matchRoutes: Routes = (app, dependencies) => {
  addCreation(app, dependencies)
  addList(app, dependencies)
  addReading(app, dependencies)
  addBoard(app, dependencies)
  addDeletion(app, dependencies)
}

function addCreation(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Opens a match; it starts when every seat is taken.'
  const more = { body: NewMatchBody, headers: CreateHeaders, answers: { 201: CreatedAnswer } }
  app.post('/v1/matches', described('createMatch', summary, more), (request, reply) =>
    create(request, reply, dependencies),
  )
}

async function create(request: FastifyRequest, reply: FastifyReply, { registry, matches, access }: Dependencies) {
  const body = readBody(NewMatchBody, request.body)
  const { game, play } = requirePlay(registry, body.game)
  const wanted = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    options: body.options as JsonObject,
    seats: body.seats.map(({ name }) => ({ name: name ?? null })),
    isPublic: body.isPublic,
    label: body.label ?? null,
    entropy: body.entropy,
    token: ownTokenOf(request),
    holder: holderOf(request, access),
  }
  const key = keyOf(request, body)
  const { cache } = matches
  const created = await (key === null ? createMatch(cache, play, wanted) : createMatchOnce(cache, play, wanted, key))
  const locale = localeOf(request)
  if ('kind' in created) return sendProblem(reply, setupProblem(registry, created, 'options', locale))
  const match = await cache.findFresh(created.id)
  const viewer = ownersView(match, created.ownerToken)
  reply.code(201).headers({ location: `/v1/matches/${created.id}`, 'cache-control': 'no-store' })
  reply.header('etag', `"${match.version}"`)
  return { ...created, match: readMatch(match, viewer, locale) }
}

function addList(app: FastifyInstance, { database }: Dependencies): void {
  const summary = 'Lists the matches that the token has rights in, newest first.'
  const more = { querystring: MatchesQuery, answers: { 200: MatchPage } }
  app.get<{ Querystring: z.output<typeof MatchesQuery> }>(
    '/v1/matches',
    described('listMatches', summary, more),
    async (request, reply) => {
      const { limit, after, ...filter } = request.query
      const owned = { ...filter, tokenHash: tokenHash(requireBearer(request)) }
      const page = await database.matches.list(owned, { limit, after }).catch(rethrowCursor)
      reply.header('cache-control', 'private, no-cache')
      return { matches: page.items.map(readSummary), next: page.next }
    },
  )
}

type SeatRequest = MatchParams & { Querystring: z.output<typeof SeatQuery> }

function addReading(app: FastifyInstance, { matches }: Dependencies): void {
  const more = { querystring: SeatQuery, answers: { 200: MatchAnswer } }
  app.get<SeatRequest>(
    '/v1/matches/:id',
    described('match', 'Reads a match as the bearer of the token may see it.', more),
    async (request, reply) => {
      const match = await matches.cache.findFresh(request.params.id)
      const viewer = requireViewer(request, match, request.query.seat)
      markVersion(reply, match.version)
      return readMatch(match, viewer, localeOf(request))
    },
  )
}

function addBoard(app: FastifyInstance, { matches, renderer }: Dependencies): void {
  const draw = async (request: FastifyRequest<SeatRequest>, reply: FastifyReply): Promise<string> => {
    const match = await matches.cache.findFresh(request.params.id)
    const viewer = requireViewer(request, match, request.query.seat)
    const locale = localeOf(request)
    const picture = pictureOf(match, viewer, locale)
    if (picture === null) requireCurrentRules(match)
    if (match.state.play === null) throw new ApiError('match.not-started', 'table')
    if (picture === null) throw new ApiError('picture.none', 'match')
    markVersion(reply, match.version)
    return drawPicture(picture, locale)
  }
  const more = (ending: string) => ({ querystring: SeatQuery, description: `The picture of the table as ${ending}.` })
  const summary = 'Draws the table as the bearer of the token may see it.'
  app.get<SeatRequest>(
    '/v1/matches/:id/board.svg',
    described('matchBoardSvg', summary, more('SVG')),
    async (request, reply) => {
      const svg = await draw(request, reply)
      return reply.type('image/svg+xml').send(svg)
    },
  )
  app.get<SeatRequest>(
    '/v1/matches/:id/board.png',
    described('matchBoardPng', summary, more('PNG')),
    async (request, reply) => sendPng(reply, renderer, await draw(request, reply)),
  )
}

function addDeletion(app: FastifyInstance, { matches, database }: Dependencies): void {
  app.delete<MatchParams>(
    '/v1/matches/:id',
    described('deleteMatch', 'Deletes a match with its log; only its owner may.', {}),
    async (request, reply) => {
      const token = requireBearer(request)
      const { id } = request.params
      const match = await matches.cache.findFresh(id)
      requireOwner(match, token)
      await database.matches.delete(id)
      matches.cache.forget(id)
      matches.feed.end(id)
      return reply.code(204).send()
    },
  )
}
