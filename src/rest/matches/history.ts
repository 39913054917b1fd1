import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { ownersView } from '../../matches/access.ts'
import { forkMatch } from '../../matches/forks.ts'
import { proofOf } from '../../matches/proof.ts'
import { readMatch } from '../../matches/reading.ts'
import { ForkBody, ForkedAnswer, VerificationAnswer, VerificationQuery } from '../../registry/match-schemas.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { localeOf } from '../reader.ts'
import { bearerOf, described, holderOf, type MatchParams, markVersion, readBody, requireViewer } from './access.ts'

/** What a log is good for beside playing: what-if, and the proof that chance was fair. */
export const matchHistoryRoutes: Routes = (app, dependencies) => {
  addForks(app, dependencies)
  addVerification(app, dependencies)
}

function addForks(app: FastifyInstance, { matches, access }: Dependencies): void {
  const summary = 'Starts a match of its own from an earlier version; what you could not see is drawn anew.'
  app.post<MatchParams>(
    '/v1/matches/:id/forks',
    described('forkMatch', summary, { body: ForkBody, answers: { 201: ForkedAnswer } }),
    async (request, reply) => {
      const body = readBody(ForkBody, request.body)
      const { cache } = matches
      requireViewer(request, await cache.findFresh(request.params.id), undefined)
      const holder = holderOf(request, access)
      const wanted = { token: bearerOf(request), version: body.version, label: body.label ?? null, holder }
      const forked = await forkMatch(cache, request.params.id, wanted)
      const match = await cache.findFresh(forked.id)
      reply.code(201).headers({ location: `/v1/matches/${forked.id}`, 'cache-control': 'no-store' })
      reply.header('etag', `"${match.version}"`)
      const viewer = ownersView(match, forked.ownerToken)
      return { ...forked, match: readMatch(match, viewer, localeOf(request)) }
    },
  )
}

type VerificationRequest = MatchParams & { Querystring: z.output<typeof VerificationQuery> }

function addVerification(app: FastifyInstance, { matches }: Dependencies): void {
  const summary = 'Plays an ended match again from its revealed seed and tells wherever the log differs.'
  app.get<VerificationRequest>(
    '/v1/matches/:id/verification',
    described('verification', summary, { querystring: VerificationQuery, answers: { 200: VerificationAnswer } }),
    async (request, reply) => {
      const { cache } = matches
      const match = await cache.findFresh(request.params.id)
      requireViewer(request, match, undefined)
      markVersion(reply, match.version)
      return proofOf(cache, match, request.query, localeOf(request))
    },
  )
}
