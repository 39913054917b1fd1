import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import { Problem } from '../contract/problem.ts'
import type { RulingRecord } from '../contract/ruling-store.ts'
import type { Locale } from '../lib/locale.ts'
import { pascalCase } from '../lib/names.ts'
import { ask } from '../registry/ask.ts'
import type { Registry } from '../registry/registry.ts'
import { presentRuling, RulingFrame } from '../registry/ruling.ts'
import { drawPicture } from '../rendering/picture.ts'
import { renderPng } from '../rendering/png.ts'
import { saveFor } from './admission.ts'
import type { Dependencies, Routes } from './doors.ts'
import { holderOf } from './match-access.ts'
import { sendProblem } from './problems.ts'
import { localeOf, type RulingType, rulingTypeOf } from './reader.ts'

const SaveQuery = z.strictObject({
  save: z.enum(['true', 'false']).default('false').describe('Keeps the ruling; the answer names its id and address.'),
})

/** One route for each operation of each game. */
export const rulingRoutes: Routes = (app, dependencies) => {
  for (const operation of dependencies.registry.operations) {
    app.post<{ Querystring: z.output<typeof SaveQuery> }>(
      operation.path,
      { schema: rulingSchema(operation) },
      (request, reply) => rule(operation, request, reply, dependencies),
    )
  }
  for (const [door, suffix] of [
    ['rulings', ''],
    ['odds', '-odds'],
  ] as const) {
    app.post<{ Params: { game: string; operation: string } }>(
      `/v1/games/:game/${door}/:operation`,
      { schema: { hide: true } },
      ({ params }) => {
        requireOperation(dependencies.registry, params.game, `${params.operation}${suffix}`)
      },
    )
  }
}

/** Rules and sends. Nothing is awaited on the usual way, an unsaved ruling as JSON. */
function rule(
  operation: Operation,
  request: FastifyRequest<{ Querystring: z.output<typeof SaveQuery> }>,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<unknown> | undefined {
  const { registry, newSeed } = dependencies
  const type = rulingTypeOf(request, operation.hasPicture)
  const locale = localeOf(request)
  const asked = ask(registry, operation, request.body, { locale, newSeed })
  if (asked.problem !== undefined) {
    sendProblem(reply, asked.problem)
    return undefined
  }
  const { record } = asked
  if (request.query.save !== 'true') return sendRuling(reply, registry, operation, record, type, locale)
  return saveFor(holderOf(request, dependencies.access), record, dependencies).then((saved) => {
    reply.code(201).header('location', `/v1/rulings/${saved.id}`)
    return sendRuling(reply, registry, operation, saved, type, locale) ?? reply
  })
}

/** Sends a ruling in the form and the language the caller asked for; only a PNG has to be waited for. */
export function sendRuling(
  reply: FastifyReply,
  registry: Registry,
  operation: Operation,
  record: RulingRecord,
  type: RulingType,
  locale: Locale,
): Promise<unknown> | undefined {
  reply.header('content-language', locale).header('vary', 'Accept, Accept-Language')
  if (type === 'image/png')
    return renderPng(picture(operation, record, locale)).then((png) => reply.type(type).send(png))
  if (type === 'image/svg+xml') reply.type(type).send(picture(operation, record, locale))
  else if (type === 'text/markdown') reply.type(MARKDOWN).send(presentRuling(registry, operation, record, locale).text)
  else reply.type(JSON_TYPE).send(JSON.stringify(presentRuling(registry, operation, record, locale)))
  return undefined
}

const MARKDOWN = 'text/markdown; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

function picture(operation: Operation, record: RulingRecord, locale: Locale): string {
  const drawn = operation.picture(record, locale)
  if (drawn === null) throw new ApiError('picture.none', `${operation.id} is answered without a picture.`)
  return drawPicture(drawn)
}

/** The operation of this name, or the problem that there is none. */
export function requireOperation(registry: Registry, game: string, name: string): Operation {
  if (registry.game(game) === undefined) throw new ApiError('game.not-found', `“${game}” is not a game.`)
  const operation = registry.operation(game, name)
  if (operation === undefined) throw new ApiError('operation.not-found', `“${name}” is not an operation of ${game}.`)
  return operation
}

function rulingSchema(operation: Operation) {
  const ruling = RulingFrame.extend({ outcome: operation.outcome }).meta({ id: `${pascalCase(operation.id)}Ruling` })
  const text = { schema: z.string() }
  const answer = {
    description: 'The ruling.',
    content: {
      'application/json': { schema: ruling },
      'text/markdown': text,
      ...(operation.hasPicture ? { 'image/svg+xml': text, 'image/png': text } : {}),
    },
  }
  const problem = (description: string) => ({
    description,
    content: { 'application/problem+json': { schema: Problem } },
  })
  return {
    operationId: operation.id,
    tags: [operation.game],
    summary: operation.summary.en,
    description: `May cite: ${operation.rules.map((rule) => `\`${rule}\``).join(', ')}.`,
    querystring: SaveQuery,
    body: operation.input,
    answers: {
      200: answer,
      201: { ...answer, description: 'The ruling, saved.' },
      400: problem('The input has not the right shape.'),
      422: problem('The rules forbid it; each error names its rule.'),
    },
  }
}
