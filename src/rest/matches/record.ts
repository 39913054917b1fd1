import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import { gameName } from '../../contract/game.ts'
import { ReplayBody } from '../../hosting/record-schemas.ts'
import { SeatQuery } from '../../hosting/schemas.ts'
import { recordOf } from '../../matches/history/record.ts'
import { requirePlay } from '../../registry/registry.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { localeOf } from '../reader.ts'
import { createSlices } from '../slices.ts'
import { varyBy } from '../vary.ts'
import { describeRoute, isKnown, type MatchParams, markRead, readTag, requireViewer } from './access.ts'
import { recordText } from './record-text.ts'

const TYPES = ['application/json', 'text/markdown']

type RecordRequest = MatchParams & { Querystring: z.output<typeof SeatQuery> }

/** The whole match at once: to be read by people, or to be played again elsewhere. */
export const matchRecordRoutes: Routes = (app, dependencies) => {
  addRecord(app, dependencies)
}

function addRecord(app: FastifyInstance, { matches: { cache }, registry }: Dependencies): void {
  const summary = 'Tells the whole match, or gives it to be played again elsewhere.'
  const description =
    'As `text/markdown` every event in one line, as the reader may see it, but for questions and answers. As `application/json`, when the match has ended, what POST /v1/matches takes to play it again on a service with the same rules and content.'
  const doSlice = createSlices()
  const content = { 'text/markdown': { schema: z.string() }, 'application/json': { schema: ReplayBody } }
  const answers = { 200: { description: 'The record.', content } }
  app.get<RecordRequest>(
    '/v1/matches/:id/record',
    describeRoute('matchRecord', summary, { description, querystring: SeatQuery, answers }),
    async (request, reply) => {
      const match = await cache.findFresh(request.params.id)
      const viewer = requireViewer(request, match, request.query.seat)
      const isText = wantsText(request)
      varyBy(reply, 'Accept')
      const tag = readTag(request, match.version, viewer, isText ? 'text' : 'data')
      if (isKnown(request, reply, match, tag)) return reply
      markRead(reply, tag)
      if (!isText) return { record: await recordOf(cache, match, (act) => doSlice(request, act)) }
      const locale = localeOf(request)
      const title = gameName(requirePlay(registry, match.header.game).game, locale)
      const lines = recordText(cache, match, { title, viewer, locale })
      return sendText(reply, lines)
    },
  )
}

function wantsText(request: FastifyRequest): boolean {
  const best = request.types(TYPES)
  if (best === false) throw new ApiError('answer.not-acceptable', { types: TYPES.join(', ') })
  return best === 'text/markdown'
}

const sendText = (reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply =>
  reply.type('text/markdown; charset=utf-8').send(Readable.from(lines))
