import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { CommandRecord } from '../contract/match-store.ts'
import type { Locale } from '../lib/locale.ts'
import { forkMatch } from '../matches/forks.ts'
import type { LiveMatch } from '../matches/live-match.ts'
import { commandSeed } from '../matches/match-chance.ts'
import { readMatch } from '../matches/reading.ts'
import { verify } from '../matches/verification.ts'
import { wholeLog } from '../matches/versions.ts'
import type { Dependencies, Routes } from './doors.ts'
import { bearerOf, described, type MatchParams, markVersion, readBody, requireViewer } from './match-access.ts'
import { ForkBody, ForkedAnswer, VerificationAnswer, VerificationQuery } from './match-schemas.ts'
import { requireViewerOf } from './matches.ts'
import { localeOf } from './reader.ts'

/** What a log is good for beside playing: what-if, and the proof that chance was fair. */
export const matchHistoryRoutes: Routes = (app, dependencies) => {
  addForks(app, dependencies)
  addVerification(app, dependencies)
}

function addForks(app: FastifyInstance, { matches }: Dependencies): void {
  const summary = 'Starts a match of its own from an earlier version; what you could not see is drawn anew.'
  app.post<MatchParams>(
    '/v1/matches/:id/forks',
    described('forkMatch', summary, { body: ForkBody, answers: { 201: ForkedAnswer } }),
    async (request, reply) => {
      const body = readBody(ForkBody, request.body)
      const { desk } = matches
      requireViewer(request, await desk.findFresh(request.params.id), undefined)
      const wanted = { token: bearerOf(request), version: body.version, label: body.label ?? null }
      const forked = await forkMatch(desk, request.params.id, wanted)
      const match = await desk.findFresh(forked.id)
      reply.code(201).headers({ location: `/v1/matches/${forked.id}`, 'cache-control': 'no-store' })
      reply.header('etag', `"${match.version}"`)
      const viewer = requireViewerOf(match.rights, forked.ownerToken)
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
      const { desk } = matches
      const match = await desk.findFresh(request.params.id)
      requireViewer(request, match, undefined)
      markVersion(reply, match.version)
      const locale = localeOf(request)
      if (match.state.status !== 'ended') return unrevealed(match, locale)
      const entries = await wholeLog(desk, match.header.id, 0)
      const records = await desk.around.store.records(match.header.id)
      const { commands, draws, differences } = verify(match.play, match.header, entries, records)
      return {
        ...revealed(match, locale),
        isFair: differences.length === 0,
        commandCount: commands,
        drawCount: draws,
        differences: differences.slice(0, MOST_DIFFERENCES),
        ...commandPage(match, entropyAt(entries), records, request.query),
      }
    },
  )
}

const MOST_DIFFERENCES = 100

function unrevealed({ header }: LiveMatch, locale: Locale) {
  return {
    seedCommitment: header.seedCommitment,
    isRevealed: false,
    note: {
      en: 'The seed is revealed when the match has ended. Until then only its SHA-256 is published.',
      es: 'La semilla se revela al terminar la partida. Hasta entonces solo se publica su SHA-256.',
    }[locale],
    seed: null,
    entropy: null,
    isFair: null,
    commandCount: null,
    drawCount: null,
    differences: [],
    commands: [],
    next: null,
  }
}

function revealed({ header, state }: LiveMatch, locale: Locale) {
  return {
    seedCommitment: header.seedCommitment,
    isRevealed: true,
    note: {
      en: 'The commitment is the SHA-256 of the seed. The draws of a command are those of a ruling with the seed HMAC-SHA-256(seed, "<version>:<entropy>"), where the version is the one it was decided at and the entropy what creator and players had given until then. The setup is decided at the number of `match.started`.',
      es: 'El compromiso es el SHA-256 de la semilla. Las extracciones de una orden son las de un dictamen con la semilla HMAC-SHA-256(semilla, "<versión>:<entropía>"), donde la versión es aquella en que se decidió y la entropía lo que creador y jugadores habían aportado hasta entonces. La preparación se decide en el número de `match.started`.',
    }[locale],
    seed: header.seed,
    entropy: state.entropy,
  }
}

type Entries = Awaited<ReturnType<typeof wholeLog>>

/** What creator and players had added to the chance by a version. */
function entropyAt(entries: Entries): (version: number) => string {
  const given = entries.flatMap(({ number, event }) =>
    event.type === 'match.created' || event.type === 'match.seatTaken'
      ? [{ number, entropy: String(event.entropy) }]
      : [],
  )
  return (version) =>
    given
      .filter(({ number }) => number <= version)
      .map(({ entropy }) => entropy)
      .join('')
}

function commandPage(
  { header }: LiveMatch,
  entropy: (version: number) => string,
  records: readonly CommandRecord[],
  { after, limit }: z.output<typeof VerificationQuery>,
) {
  const wanted = records.filter(({ at }) => at >= after)
  const commands = wanted.slice(0, limit).map((record) => {
    return { ...record, seed: commandSeed(header.seed, entropy(record.at), record.at) }
  })
  return { commands, next: wanted[limit]?.at ?? null }
}
