import accepts from '@fastify/accepts'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { adminRoutes } from './admin.ts'
import { batchRoutes } from './batch.ts'
import { catalogueRoutes } from './catalogue.ts'
import type { Dependencies } from './doors.ts'
import { healthRoutes } from './health.ts'
import { matchCatalogueRoutes } from './match-catalogue.ts'
import { matchCommandRoutes } from './match-commands.ts'
import { matchEventRoutes } from './match-events.ts'
import { matchHistoryRoutes } from './match-history.ts'
import { matchSeatRoutes } from './match-seats.ts'
import { matchRoutes } from './matches.ts'
import { metricsRoutes, watchService } from './metrics.ts'
import { InvalidRequest } from './problems.ts'
import { rootRoutes } from './root.ts'
import { rulingRoutes } from './rulings.ts'
import { savedRulingRoutes } from './saved-rulings.ts'

/** Every REST route, derived from the registry. */
export async function restDoor(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.setValidatorCompiler(validate)
  const matches = [matchRoutes, matchSeatRoutes, matchCommandRoutes, matchEventRoutes, matchHistoryRoutes]
  const routes = [
    rootRoutes,
    matchCatalogueRoutes,
    rulingRoutes,
    batchRoutes,
    savedRulingRoutes,
    catalogueRoutes,
    ...matches,
    healthRoutes,
  ]
  watchService(app, dependencies)
  for (const add of routes) add(app, dependencies)
}

/** What only those who operate the service read, on the same port as everything else or on one of its own. */
export function operatorDoor(app: FastifyInstance, dependencies: Dependencies): void {
  app.setValidatorCompiler(validate)
  for (const add of [metricsRoutes, adminRoutes]) add(app, dependencies)
}

/** Makes the request tell what its caller accepts; needed by every route. */
export async function readAcceptHeaders(app: FastifyInstance): Promise<void> {
  await app.register(accepts)
}

/** Checks queries by their schema. Bodies and headers are left to those who read them. */
const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  if (httpPart === 'body' || httpPart === 'headers') return (value) => ({ value })
  return (value) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: new InvalidRequest(result.error.issues) }
  }
}
