import type { FastifyInstance, FastifyRequest } from 'fastify'
import { joinMatch } from '../../hosting/opening.ts'
import { CreateHeaders, InvitationAnswer, JoinBody, JoinedAnswer, VersionAnswer } from '../../hosting/schemas.ts'
import type { Matches } from '../../matches/matches.ts'
import { type Player, playerOf } from '../../matches/seats/player.ts'
import { concede, inviteToSeat, leaveSeat } from '../../matches/seats/seats.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { sendProblem } from '../problems.ts'
import { localeOf } from '../reader.ts'
import {
  describeRoute,
  keyOf,
  type MatchParams,
  markVersion,
  ownTokenOf,
  readBody,
  requireBearer,
  type SeatParams,
  seatOfPath,
} from './access.ts'

/** Seats: taking, leaving, offering and giving them up. */
export const matchSeatRoutes: Routes = (app, dependencies) => {
  addJoining(app, dependencies)
  addLeaving(app, dependencies)
  addInvitation(app, dependencies)
  addConcession(app, dependencies)
}

function addJoining(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Takes a seat by invitation, for a token of your own or a new one.'
  app.post<MatchParams>(
    '/v1/matches/:id/seats',
    describeRoute('takeSeat', summary, { body: JoinBody, headers: CreateHeaders, answers: { 201: JoinedAnswer } }),
    async (request, reply) => {
      const body = readBody(JoinBody, request.body)
      const asker = { token: ownTokenOf(request), key: keyOf(request, body)?.key, locale: localeOf(request) }
      const joined = await joinMatch(dependencies, request.params.id, body, asker)
      if (joined.kind === 'problem') return sendProblem(reply, joined.problem)
      reply.code(201).headers({ location: `/v1/matches/${request.params.id}`, 'cache-control': 'no-store' })
      reply.header('etag', `"${joined.answer.version}"`)
      return joined.answer
    },
  )
}

function addLeaving(app: FastifyInstance, { matches }: Dependencies): void {
  app.delete<SeatParams>(
    '/v1/matches/:id/seats/:seat',
    describeRoute('leaveSeat', 'Leaves a seat; the owner may invite somebody else.', {
      answers: { 200: VersionAnswer },
    }),
    async (request, reply) => {
      const version = await leaveSeat(matches.cache, await playerOfPath(request, matches))
      markVersion(reply, version)
      return { version }
    },
  )
}

function addInvitation(app: FastifyInstance, { matches }: Dependencies): void {
  const summary = 'Makes a new invitation for a free seat; earlier ones for it no longer work.'
  app.post<SeatParams>(
    '/v1/matches/:id/seats/:seat/invitation',
    describeRoute('inviteToSeat', summary, { answers: { 201: InvitationAnswer } }),
    async (request, reply) => {
      const [token, seat] = [requireBearer(request), seatOfPath(request)]
      const invitation = await inviteToSeat(matches.cache, request.params.id, token, seat)
      reply.code(201).header('cache-control', 'no-store')
      return { seat, invitation }
    },
  )
}

function addConcession(app: FastifyInstance, { matches }: Dependencies): void {
  app.post<SeatParams>(
    '/v1/matches/:id/seats/:seat/concession',
    describeRoute('concede', 'Gives up; the game says whether that ends the match.', {
      answers: { 200: VersionAnswer },
    }),
    async (request, reply) => {
      const version = await concede(matches.cache, await playerOfPath(request, matches))
      markVersion(reply, version)
      return { version }
    },
  )
}

/** Whoever plays the seat that the address names. */
const playerOfPath = (request: FastifyRequest<SeatParams>, { cache }: Matches): Promise<Player> =>
  playerOf(cache, request.params.id, requireBearer(request), seatOfPath(request))
