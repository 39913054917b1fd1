import accepts from '@fastify/accepts'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { batchRoutes } from './batch.ts'
import { catalogueRoutes } from './catalogue.ts'
import type { Dependencies } from './doors.ts'
import { healthRoutes } from './health.ts'
import { metricsRoutes } from './metrics.ts'
import { InvalidRequest } from './problems.ts'
import { rulingRoutes } from './rulings.ts'
import { savedRulingRoutes } from './saved-rulings.ts'

/** Every REST route, derived from the registry. */
export async function restDoor(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  app.setValidatorCompiler(validate)
  const routes = [rulingRoutes, batchRoutes, savedRulingRoutes, catalogueRoutes, healthRoutes, metricsRoutes]
  for (const add of routes) add(app, dependencies)
}

/** Makes the request tell what its caller accepts; needed by every route. */
export async function readAcceptHeaders(app: FastifyInstance): Promise<void> {
  await app.register(accepts)
}

/** Checks queries by their schema. Bodies are left to the operations, which check them at every door alike. */
const validate: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return (value) => ({ value })
  return (value) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: new InvalidRequest(result.error.issues) }
  }
}
