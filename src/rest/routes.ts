import accepts from '@fastify/accepts'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { parserOf } from '../contract/parse.ts'
import { adminRoutes } from './admin.ts'
import { catalogueRoutes, problemRoutes } from './catalogue.ts'
import { changeRoutes } from './changes.ts'
import type { Dependencies, Routes } from './dependencies.ts'
import { healthRoutes } from './health.ts'
import { interpretationRoutes } from './interpretations.ts'
import { matchCatalogueRoutes } from './matches/catalogue.ts'
import { matchCommandRoutes } from './matches/commands.ts'
import { matchEventRoutes } from './matches/events.ts'
import { matchHistoryRoutes } from './matches/history.ts'
import { matchRoutes } from './matches/matches.ts'
import { matchRecordRoutes } from './matches/record.ts'
import { matchSeatRoutes } from './matches/seats.ts'
import { metricsRoutes, watchService } from './metrics.ts'
import { InvalidRequest } from './problems.ts'
import { rootRoutes } from './root.ts'
import { batchRoutes } from './rulings/batch.ts'
import { rulingPageRoutes } from './rulings/ruling-page.ts'
import { rulingStreamRoutes } from './rulings/ruling-stream.ts'
import { rulingRoutes } from './rulings/rulings.ts'
import { savedRulingRoutes } from './rulings/saved-rulings.ts'
import { tableRoutes } from './tables/tables.ts'
import { varyBy } from './vary.ts'

/** Every REST route, derived from the registry. */
export async function restRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.setValidatorCompiler(validate)
  const playing = [matchRoutes, matchSeatRoutes, matchCommandRoutes]
  const matches = [...playing, matchEventRoutes, matchHistoryRoutes, matchRecordRoutes]
  const routes = [rootRoutes, rulingRoutes, batchRoutes, rulingStreamRoutes, ...matches, healthRoutes]
  watchService(app, dependencies)
  for (const add of routes) add(app, dependencies)
  const kept = [savedRulingRoutes, rulingPageRoutes, tableRoutes]
  await app.register(async (scope) => addTagged(scope, kept, dependencies))
  await app.register(async (scope) => {
    scope.addHook('onRequest', (_request, reply, done) => {
      varyBy(reply, 'Accept-Language')
      done()
    })
    await addTagged(scope, catalogue, dependencies)
  })
}

/** What changes with a release only. */
const catalogue = [matchCatalogueRoutes, catalogueRoutes, changeRoutes, problemRoutes, interpretationRoutes]

/** What is often read again: every answer has an ETag, and who sends it back is spared the answer. */
async function addTagged(app: FastifyInstance, routes: readonly Routes[], dependencies: Dependencies): Promise<void> {
  await app.register(etag)
  // A problem names its request, so it is another one each time.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode >= 400) reply.removeHeader('etag')
    done()
  })
  for (const add of routes) add(app, dependencies)
}

/** What only those who operate the service read, on the same port as everything else or on one of its own. */
export function operatorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  app.setValidatorCompiler(validate)
  for (const add of [metricsRoutes, adminRoutes]) add(app, dependencies)
}

/** Makes the request tell what its caller accepts; needed by every route. */
export async function readAcceptHeaders(app: FastifyInstance): Promise<void> {
  await app.register(accepts)
}

/**
 * Checks queries by their schema. Bodies and headers are left to those who read them, and not even handed back: headers
 * that were set would be copied each time that one of them is read, which took a tenth of a small ruling.
 */
export const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  if (httpPart === 'body' || httpPart === 'headers') return () => true
  const read = parserOf(schema)
  return (value) => {
    const result = read(value)
    return result.success ? { value: result.data } : { error: new InvalidRequest(result.error.issues) }
  }
}
