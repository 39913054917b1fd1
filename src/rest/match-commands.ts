import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import type { Play } from '../contract/match.ts'
import type { LogEntry } from '../contract/match-store.ts'
import type { Json, JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { type CommandAnswer, command, offersTo, tryCommand } from '../matches/commands.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import { entriesOf } from '../matches/match-state.ts'
import { readEvent, readOffers } from '../matches/reading.ts'
import { declineUndo, undo } from '../matches/undoing.ts'
import { wholeLog } from '../matches/versions.ts'
import { presentStep } from '../registry/ruling.ts'
import type { Step } from '../rulebook/trace.ts'
import type { Dependencies, Routes } from './doors.ts'
import { parseJsonBody } from './json-body.ts'
import {
  described,
  expectedVersion,
  keyOf,
  type MatchParams,
  markVersion,
  readBody,
  requireBearer,
  requireOwnSeat,
  withPath,
} from './match-access.ts'
import { presentRefusals, refusedProblem, staleProblem } from './match-answers.ts'
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
} from './match-schemas.ts'
import { InvalidRequest, sendProblem } from './problems.ts'
import { localeOf } from './reader.ts'

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
      const match = await matches.desk.findFresh(request.params.id)
      const seat = requireOwnSeat(match, token, request.query.seat)
      const why = await explain(request, seat, dependencies)
      markVersion(reply, match.version)
      return { version: match.version, seat, offers: readOffers(match, seat, localeOf(request)), ...why }
    },
  )
}

/** Says whether the command of `why` may be given now, and which rules are against it. */
async function explain(request: FastifyRequest<OffersRequest>, seat: number, { matches, registry }: Dependencies) {
  const { why } = request.query
  if (why === undefined) return {}
  const asked = { token: requireBearer(request), seat, command: parsed(why), expected: 'any', key: null } as const
  const decision = await tryCommand(matches.desk, request.params.id, asked)
  if (decision.kind === 'invalid') throw new InvalidRequest(withPath(decision.issues, 'why'))
  const refusals = decision.kind === 'refused' ? presentRefusals(registry, decision, localeOf(request)) : []
  return { why: { isAllowed: decision.kind === 'decided', refusals } }
}

function parsed(text: string): Json {
  try {
    return parseJsonBody(Buffer.from(text)) as Json
  } catch {
    throw new ApiError('input.invalid', '`why` is not JSON.', [{ path: 'why', message: 'Give a command as JSON.' }])
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
      const match = await dependencies.matches.desk.find(request.params.id)
      const seat = await ownSeat(dependencies, match, token, body.seat)
      const asked: Asked = { token, seat, command: body.command as JsonObject, play: match.play }
      return body.dryRun ? dryRun(request, reply, asked, dependencies) : apply(request, reply, asked, dependencies)
    },
  )
}

/** The seat that the bearer means. Another process may have given the right, so it is looked for twice. */
async function ownSeat({ matches }: Dependencies, match: LiveMatch, token: string, seat: number | undefined) {
  try {
    return requireOwnSeat(match, token, seat)
  } catch {
    await matches.desk.refresh(match)
    return requireOwnSeat(match, token, seat)
  }
}

type Asked = { readonly token: string; readonly seat: number; readonly command: JsonObject; readonly play: Play }
type CommandRequest = FastifyRequest<MatchParams>

async function apply(request: CommandRequest, reply: FastifyReply, asked: Asked, dependencies: Dependencies) {
  const { matches, registry } = dependencies
  const expected = expectedVersion(request)
  if (expected === null) throw new ApiError('version.required', 'The request carries no If-Match.')
  const { id } = request.params
  const key = keyOf(request, { seat: asked.seat, command: asked.command })
  const answer: CommandAnswer = await command(matches.desk, id, { ...asked, expected, key })
  const locale = localeOf(request)
  const events = (entries: readonly LogEntry[]) =>
    entries.map((entry) => readEvent(asked.play, entry, asked.seat, locale))
  switch (answer.kind) {
    case 'accepted':
    case 'repeated':
      markVersion(reply, answer.version)
      return answered(answer.version, events(answer.entries), answer.steps, { dependencies, locale, isDryRun: false })
    case 'stale':
      markVersion(reply, answer.version)
      return sendProblem(reply, staleProblem(answer.version, events(answer.missed), locale))
    case 'refused':
      markVersion(reply, answer.version)
      return sendProblem(reply, refusedProblem(registry, answer, answer, locale))
    case 'invalid':
      throw new InvalidRequest(withPath(answer.issues, 'command'))
  }
}

function answered(
  version: number,
  events: readonly ReturnType<typeof readEvent>[],
  steps: readonly Step[],
  around: { readonly dependencies: Dependencies; readonly locale: Locale; readonly isDryRun: boolean },
) {
  const { dependencies, locale, isDryRun } = around
  return { version, isDryRun, events, trace: steps.map((step) => presentStep(dependencies.registry, step, locale)) }
}

async function dryRun(request: CommandRequest, reply: FastifyReply, asked: Asked, dependencies: Dependencies) {
  const { matches, registry } = dependencies
  const { id } = request.params
  const match = await matches.desk.findFresh(id)
  const [locale, expected, { version }] = [localeOf(request), expectedVersion(request), match]
  const told = (entries: readonly LogEntry[]) =>
    entries.map((entry) => readEvent(match.play, entry, asked.seat, locale))
  markVersion(reply, version)
  if (typeof expected === 'number' && expected !== version) {
    const missed = await wholeLog(matches.desk, id, Math.min(expected, version), expected + MOST_MISSED)
    return sendProblem(reply, staleProblem(version, told(missed), locale))
  }
  const decision = await tryCommand(matches.desk, id, { ...asked, expected: 'any', key: null })
  switch (decision.kind) {
    case 'decided': {
      const entries = entriesOf(decision.events, { version, seat: asked.seat, at: new Date() })
      return answered(version, told(entries), decision.steps, { dependencies, locale, isDryRun: true })
    }
    case 'refused': {
      const offers = offersTo(match, asked.seat)
      return sendProblem(reply, refusedProblem(registry, decision, { version, offers }, locale))
    }
    case 'invalid':
      throw new InvalidRequest(withPath(decision.issues, 'command'))
  }
}

const MOST_MISSED = 500

function addUndo(app: FastifyInstance, dependencies: Dependencies): void {
  const { desk } = dependencies.matches
  const summary = 'Goes back to an earlier version, alone where the rules of going back allow it, else as a proposal.'
  app.post<MatchParams>(
    '/v1/matches/:id/undo',
    described('undo', summary, { body: UndoBody, answers: { 200: UndoneAnswer } }),
    async (request, reply) => {
      const [token, body] = [requireBearer(request), readBody(UndoBody, request.body)]
      const { id } = request.params
      const seat = await ownSeat(dependencies, await desk.find(id), token, body.seat)
      const undone = await undo(desk, id, { token, seat, to: body.to, alone: body.alone })
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
      const seat = await ownSeat(dependencies, await desk.find(id), token, body.seat)
      const version = await declineUndo(desk, id, token, seat)
      markVersion(reply, version)
      return { version }
    },
  )
}
