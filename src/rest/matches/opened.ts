import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Opened } from '../../hosting/opening.ts'
import type { ForkedMatch } from '../../matches/opening/forks.ts'
import { readMatch } from '../../matches/reading.ts'
import { localeOf } from '../reader.ts'

/** Answers with a match that was opened, and with the tokens that are shown only now. */
export function sendOpened<Answer extends ForkedMatch>(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, match, viewer }: Opened<Answer>,
) {
  reply.code(201).headers({ location: `/v1/matches/${answer.id}`, 'cache-control': 'no-store' })
  reply.header('etag', `"${match.version}"`)
  return { ...answer, match: readMatch(match, viewer, localeOf(request)) }
}
