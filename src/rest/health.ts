import { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import type { Routes } from './dependencies.ts'

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' })

/** Whether the process lives, and whether it can serve. */
export const healthRoutes: Routes = (app, { database }) => {
  // Whoever watches the service asks whether it lives, not how many others wait.
  const describeRoute = (operationId: string, summary: string) => ({
    config: { isUrgent: true },
    schema: { operationId, tags: ['service'], summary, answers: { 200: Health } },
  })
  app.get('/health/live', describeRoute('live', 'Answers while the process lives.'), () => ({ status: 'ok' }))
  app.get(
    '/health/ready',
    describeRoute('ready', 'Answers when the database is reachable and every migration is applied.'),
    async (request) => {
      await database.ready().catch((error: unknown) => {
        request.log.warn(error, 'not ready')
        throw new ApiError('service.unready', 'database')
      })
      return { status: 'ok' }
    },
  )
}
