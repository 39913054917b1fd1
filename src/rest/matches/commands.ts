import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import type { JsonObject } from '../../lib/json.ts'
import { findOwnSeat, requireOwnSeat } from '../../matches/access.ts'
import { readOffers } from '../../matches/reading.ts'
import { declineUndo, undo } from '../../matches/undoing.ts'
import {
  type AskedCommand,
  type CommandOutcome,
  type CommandSetting,
  type Explained,
  explainCommand,
  previewCommand,
  sendCommand,
} from '../../registry/match-commands.ts'
import {
  CommandAnswered,
  CommandBody,
  CommandHeaders,
  DeclineBody,
  OffersAnswer,
  OffersQuery,
  RefusedProblem,
  StaleProblem,
  UndoBody,
  UndoneAnswer,
  VersionAnswer,
} from '../../registry/match-schemas.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { parseJsonBody } from '../json-body.ts'
import { sendProblem } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { described, expectedVersion, keyOf, type MatchParams, markVersion, readBody, requireBearer } from './access.ts'

/** What seats may do, what they do, and what they take back. */
export const matchCommandRoutes: Routes = (app, dependencies) => {
  addOffers(app, dependencies)
  addCommands(app, dependencies)
  addUndo(app, dependencies)
}

type OffersRequest = MatchParams & { Querystring: z.output<typeof OffersQuery> }

function addOffers(app: FastifyInstance, dependencies: Dependencies): void {
  const { matches } = dependencies
  const more = { querystring: OffersQuery, answers: { 200: OffersAnswer } }
  app.get<OffersRequest>(
    '/v1/matches/:id/offers',
    described('offers', 'Lists what a seat may do now, or says why it may not do something.', more),
    async (request, reply) => {
      const token = requireBearer(request)
      const match = await matches.cache.findFresh(request.params.id)
      const seat = requireOwnSeat(match, token, request.query.seat ?? null)
      const explained = await explain(request, seat, dependencies)
      markVersion(reply, match.version)
      if (explained.problem !== undefined) return sendProblem(reply, explained.problem)
      return { version: match.version, seat, offers: readOffers(match, seat, localeOf(request)), ...explained }
    },
  )
}

async function explain(
  request: FastifyRequest<OffersRequest>,
  seat: number,
  dependencies: Dependencies,
): Promise<Explained> {
  const { why } = request.query
  if (why === undefined) return {}
  const asked = { token: requireBearer(request), seat, command: parsed(why) }
  return explainCommand(settingOf(request, dependencies), request.params.id, asked)
}

/** Commands are sent here as games declare them. */
const settingOf = (request: FastifyRequest, { matches, registry }: Dependencies): CommandSetting => ({
  registry,
  cache: matches.cache,
  locale: localeOf(request),
  write: (command) => command,
})

function parsed(text: string): JsonObject {
  try {
    return parseJsonBody(Buffer.from(text)) as JsonObject
  } catch {
    throw new ApiError('input.invalid', 'notJson', { path: 'why' })
  }
}

function addCommands(app: FastifyInstance, dependencies: Dependencies): void {
  const problem = (description: string, schema: z.ZodType) => ({
    description,
    content: { 'application/problem+json': { schema } },
  })
  const more = {
    body: CommandBody,
    headers: CommandHeaders,
    answers: {
      200: CommandAnswered,
      412: problem('The match has gone on: the current version and the missed events.', StaleProblem),
      422: problem('The rules forbid it: which, why, and what may be done instead.', RefusedProblem),
    },
  }
  app.post<MatchParams>(
    '/v1/matches/:id/commands',
    described('command', 'Gives a command; it is applied once or not at all.', more),
    async (request, reply) => {
      const token = requireBearer(request)
      const body = readBody(CommandBody, request.body)
      const { cache } = dependencies.matches
      const { id } = request.params
      const seat = await findOwnSeat(cache, await cache.find(id), token, body.seat ?? null)
      const asked = { token, seat, command: body.command as JsonObject }
      const { version, problem, answer } = await outcomeOf(request, asked, body.dryRun, dependencies)
      markVersion(reply, version)
      return problem === undefined ? answer : sendProblem(reply, problem)
    },
  )
}

async function outcomeOf(
  request: FastifyRequest<MatchParams>,
  asked: AskedCommand,
  isDryRun: boolean,
  dependencies: Dependencies,
): Promise<CommandOutcome> {
  const { id } = request.params
  const setting = settingOf(request, dependencies)
  const expected = expectedVersion(request)
  if (isDryRun) return previewCommand(setting, id, asked, expected ?? 'any')
  if (expected === null) throw new ApiError('version.required')
  const key = keyOf(request, { seat: asked.seat, command: asked.command })
  return sendCommand(setting, id, asked, { expected, key })
}

function addUndo(app: FastifyInstance, dependencies: Dependencies): void {
  const { cache } = dependencies.matches
  const summary = 'Goes back to an earlier version, alone where the rules of going back allow it, else as a proposal.'
  app.post<MatchParams>(
    '/v1/matches/:id/undo',
    described('undo', summary, { body: UndoBody, answers: { 200: UndoneAnswer } }),
    async (request, reply) => {
      const [token, body] = [requireBearer(request), readBody(UndoBody, request.body)]
      const { id } = request.params
      const seat = await findOwnSeat(cache, await cache.find(id), token, body.seat ?? null)
      const undone = await undo(cache, id, { token, seat, to: body.to, alone: body.alone })
      markVersion(reply, undone.version)
      return undone
    },
  )
  app.post<MatchParams>(
    '/v1/matches/:id/undo/decline',
    described('declineUndo', 'Turns a proposal to go back down.', {
      body: DeclineBody,
      answers: { 200: VersionAnswer },
    }),
    async (request, reply) => {
      const [token, body] = [requireBearer(request), readBody(DeclineBody, request.body)]
      const { id } = request.params
      const seat = await findOwnSeat(cache, await cache.find(id), token, body.seat ?? null)
      const version = await declineUndo(cache, id, token, seat)
      markVersion(reply, version)
      return { version }
    },
  )
}
