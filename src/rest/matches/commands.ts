import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { ApiError } from '../../contract/errors.ts'
import { commandOf } from '../../hosting/answers.ts'
import { ClaimBody } from '../../hosting/clock-schemas.ts'
import { type CommandSetting, listOffers, type Manner, sendCommand } from '../../hosting/commands.ts'
import {
  CommandAnswered,
  CommandBody,
  CommandHeaders,
  DeclineBody,
  OffersAnswer,
  OffersQuery,
  PatchQuery,
  RefusedProblem,
  StaleProblem,
  UndoBody,
  UndoneAnswer,
  UpgradeBody,
  UpgradedAnswer,
  VersionAnswer,
} from '../../hosting/schemas.ts'
import type { JsonObject } from '../../lib/json.ts'
import { claimTime } from '../../matches/clocks/claiming.ts'
import { declineUndo, undo } from '../../matches/history/undoing.ts'
import { freshPlayerOf, type Player, playerOf } from '../../matches/seats/player.ts'
import { agreeToUpgrade } from '../../matches/upgrading.ts'
import type { Dependencies, Routes } from '../dependencies.ts'
import { parseJsonBody } from '../json-body.ts'
import { sendProblem } from '../problems.ts'
import { localeOf } from '../reader.ts'
import { paceOf } from '../slices.ts'
import {
  describeRoute,
  expectedVersion,
  isKnown,
  keyOf,
  type MatchParams,
  markRead,
  markVersion,
  readBody,
  readTag,
  requireBearer,
} from './access.ts'

/** What seats may do, what they do, and what they take back. */
export const matchCommandRoutes: Routes = (app, dependencies) => {
  addOffers(app, dependencies)
  addCommands(app, dependencies)
  addUndo(app, dependencies)
  addClaims(app, dependencies)
  addUpgrade(app, dependencies)
}

type OffersRequest = MatchParams & { Querystring: z.output<typeof OffersQuery> }

function addOffers(app: FastifyInstance, dependencies: Dependencies): void {
  const { matches } = dependencies
  const more = { querystring: OffersQuery, answers: { 200: OffersAnswer } }
  app.get<OffersRequest>(
    '/v1/matches/:id/offers',
    describeRoute('offers', 'Lists what a seat may do now, or says why it may not do something.', more),
    async (request, reply) => {
      const { seat, why, ...part } = request.query
      const player = await freshPlayerOf(matches.cache, request.params.id, requireBearer(request), seat ?? null)
      const wanted = { ...part, why: why === undefined ? why : parseBody(why) }
      const tagAt = (version: number) => readTag(request, version, player.seat)
      if (isKnown(request, reply, player.match, tagAt(player.match.version))) return reply
      const listed = await listOffers(settingOf(request, dependencies), player, wanted)
      if (listed.kind === 'problem') return sendProblem(reply, listed.problem)
      markRead(reply, tagAt(listed.answer.version))
      return listed.answer
    },
  )
}

/** Commands are sent here as games declare them. */
const settingOf = (request: FastifyRequest, { matches, registry }: Dependencies): CommandSetting => ({
  registry,
  matches,
  locale: localeOf(request),
  write: (command) => command,
  pace: paceOf(request),
})

function parseBody(text: string): JsonObject {
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
    querystring: PatchQuery,
    body: CommandBody,
    headers: CommandHeaders,
    answers: {
      200: CommandAnswered,
      412: problem('The match has gone on: the current version and the missed events.', StaleProblem),
      422: problem('The rules forbid it: which, why, and what may be done instead.', RefusedProblem),
    },
  }
  app.post<MatchParams & { Querystring: z.output<typeof PatchQuery> }>(
    '/v1/matches/:id/commands',
    describeRoute('command', 'Gives a command; it is applied once or not at all.', more),
    async (request, reply) => {
      const body = readBody(CommandBody, request.body)
      const player = await playerOfRequest(request, body.seat, dependencies)
      const wanted = commandOf(body.offer, body.command as JsonObject | undefined)
      const wantsPatch = request.query.patch === 'true'
      const manner = { ...mannerOf(request, player, wanted, body.dryRun), wantsPatch }
      const outcome = await sendCommand(settingOf(request, dependencies), player, wanted, manner)
      markVersion(reply, outcome.version)
      return outcome.kind === 'problem' ? sendProblem(reply, outcome.problem) : outcome.answer
    },
  )
}

/** The seat that a request plays: the one it names, else the lowest one of its token. */
const playerOfRequest = (
  request: FastifyRequest<MatchParams>,
  seat: number | undefined,
  { matches }: Dependencies,
): Promise<Player> => playerOf(matches.cache, request.params.id, requireBearer(request), seat ?? null)

function mannerOf(request: FastifyRequest, { seat }: Player, command: JsonObject, isDryRun: boolean): Manner {
  const expected = expectedVersion(request)
  if (isDryRun) return { isDryRun, expected: expected ?? 'any', key: null }
  if (expected === null) throw new ApiError('version.required')
  return { isDryRun, expected, key: keyOf(request, { seat, command }) }
}

function addUndo(app: FastifyInstance, dependencies: Dependencies): void {
  const { cache } = dependencies.matches
  const summary = 'Goes back to an earlier version, alone where the rules of going back allow it, else as a proposal.'
  app.post<MatchParams>(
    '/v1/matches/:id/undo',
    describeRoute('undo', summary, { body: UndoBody, answers: { 200: UndoneAnswer } }),
    async (request, reply) => {
      const { seat, version, alone } = readBody(UndoBody, request.body)
      const player = await playerOfRequest(request, seat, dependencies)
      const undone = await undo(cache, player, { to: version, alone })
      markVersion(reply, undone.version)
      return undone
    },
  )
  app.post<MatchParams>(
    '/v1/matches/:id/undo/decline',
    describeRoute('declineUndo', 'Turns a proposal to go back down.', {
      body: DeclineBody,
      answers: { 200: VersionAnswer },
    }),
    async (request, reply) => {
      const body = readBody(DeclineBody, request.body)
      const version = await declineUndo(cache, await playerOfRequest(request, body.seat, dependencies))
      markVersion(reply, version)
      return { version }
    },
  )
}

function addClaims(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Claims what follows from another seat having run out of time.'
  app.post<MatchParams>(
    '/v1/matches/:id/claims',
    describeRoute('claimTime', summary, { body: ClaimBody, answers: { 200: VersionAnswer } }),
    async (request, reply) => {
      const { seat, want } = readBody(ClaimBody, request.body)
      const player = await playerOfRequest(request, seat, dependencies)
      const version = await claimTime(dependencies.matches.cache, player, want)
      markVersion(reply, version)
      return { version }
    },
  )
}

function addUpgrade(app: FastifyInstance, dependencies: Dependencies): void {
  const summary = 'Agrees that the match goes on by the rules and content that the service has now.'
  app.post<MatchParams>(
    '/v1/matches/:id/upgrade',
    describeRoute('upgradeMatch', summary, { body: UpgradeBody, answers: { 200: UpgradedAnswer } }),
    async (request, reply) => {
      const body = readBody(UpgradeBody, request.body)
      const player = await playerOfRequest(request, body.seat, dependencies)
      const upgraded = await agreeToUpgrade(dependencies.matches.cache, player)
      markVersion(reply, upgraded.version)
      return upgraded
    },
  )
}
