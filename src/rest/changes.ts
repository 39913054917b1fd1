import type { z } from 'zod'
import { ChangesAnswer, ChangesQuery, VersionAnswer, VersionsAnswer } from '../hosting/version-schemas.ts'
import { changesOf, versionOf, versionsOf } from '../hosting/versions.ts'
import { requireGame } from './catalogue.ts'
import type { Routes } from './dependencies.ts'
import { localeOf } from './reader.ts'

type OfGame = { Params: { game: string } }

/** What the rules and the content of a game were in earlier versions, and what changed since. */
export const changeRoutes: Routes = (app, { registry }) => {
  const describe = (operationId: string, summary: string, answer: z.ZodType, more: object = {}) => ({
    schema: { operationId, tags: ['catalogue'], summary, answers: { 200: answer }, ...more },
  })
  app.get<OfGame>(
    '/v1/games/:game/versions',
    describe('versions', 'Lists the versions of a game’s rules that are recorded, the oldest first.', VersionsAnswer),
    (request) => versionsOf(requireGame(registry, request.params.game)),
  )
  app.get<{ Params: { game: string; version: string } }>(
    '/v1/games/:game/versions/:version',
    describe(
      'version',
      'Lists the rules and the content of one version, each with a hash of what it says.',
      VersionAnswer,
    ),
    (request) => versionOf(requireGame(registry, request.params.game), request.params.version),
  )
  const description =
    'A rule has changed if its title, its text, its section, its page or the readings it rests on have; an entry of ' +
    'content, if anything of it has. A decision that comes out differently although its rules say the same is not ' +
    'listed here: `rulesVersion` says that there are such, and the changelog tells them.'
  app.get<OfGame & { Querystring: z.output<typeof ChangesQuery> }>(
    '/v1/games/:game/changes',
    describe('changes', 'Lists what was added, changed and removed between two versions of a game.', ChangesAnswer, {
      description,
      querystring: ChangesQuery,
    }),
    (request) => changesOf(registry, requireGame(registry, request.params.game), request.query, localeOf(request)),
  )
}
