import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { openFork } from '../../hosting/opening.ts'
import { VerificationAnswer, VerificationQuery } from '../../hosting/proof-schemas.ts'
import { ForkBody, ForkedAnswer } from '../../hosting/schemas.ts'
import { proofOf } from '../../matches/history/proof.ts'
import type { InTurn } from '../../matches/in-turn.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { localeOf } from '../reader.ts'
import { createSlices, paceOf } from '../slices.ts'
import {
  bearerOf,
  describeRoute,
  holderOf,
  isKnown,
  type MatchParams,
  markRead,
  readBody,
  readTag,
  requireViewer,
} from './access.ts'
import { sendOpened } from './opened.ts'

/** What a log is good for beside playing: what-if, and the proof that chance was fair. */
export const matchHistoryRoutes: Routes = (app, dependencies) => {
  addForks(app, dependencies)
  addVerification(app, dependencies)
}

function addForks(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Starts a match of its own from an earlier version; what you could not see is drawn anew.'
  app.post<MatchParams>(
    '/v1/matches/:id/forks',
    describeRoute('forkMatch', summary, { body: ForkBody, answers: { 201: ForkedAnswer } }),
    async (request, reply) => {
      const body = readBody(ForkBody, request.body)
      const pace = paceOf(request)
      const asker = { token: bearerOf(request), holder: holderOf(request, dependencies.access), pace }
      const opened = await openFork(dependencies, request.params.id, body, asker)
      return sendOpened(request, reply, opened)
    },
  )
}

type VerificationRequest = MatchParams & { Querystring: z.output<typeof VerificationQuery> }

function addVerification(app: FastifyInstance, { matches }: Dependencies): void {
  const doSlice = createSlices()
  const summary = 'Plays an ended match again from its revealed seed and tells wherever the log differs.'
  app.get<VerificationRequest>(
    '/v1/matches/:id/verification',
    describeRoute('verification', summary, { querystring: VerificationQuery, answers: { 200: VerificationAnswer } }),
    async (request, reply) => {
      const { cache } = matches
      const match = await cache.findFresh(request.params.id)
      const tag = readTag(request, match.version, requireViewer(request, match, undefined))
      if (isKnown(request, reply, match, tag)) return reply
      markRead(reply, tag)
      const inTurn: InTurn = (act) => doSlice(request, act)
      return proofOf(cache, match, request.query, { locale: localeOf(request), inTurn })
    },
  )
}
