import { createHash } from 'node:crypto'
import etag from '@fastify/etag'
import swagger, { type StaticDocumentSpec, type SwaggerOptions, type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Example } from '../contract/operation.ts'
import type { TableKind } from '../contract/stored-table.ts'
import type { Registry } from '../registry/registry.ts'
import { tablePlaces } from '../registry/stored-tables.ts'
import { docsParts, partAddresses, serveParts } from './docs-parts.ts'
import { SchemaCollection } from './json-schema.ts'
import { describeMatchShapes } from './match-shapes.ts'
import { withProblems } from './openapi-problems.ts'

type OpenApiDocument = Extract<StaticDocumentSpec, { document: unknown }>['document']

/** Reads a description that was made beforehand: making it takes a second, in which nobody else is answered. */
export type ReadOpenApi = () => OpenApiDocument

/** Describes every route, as OpenAPI 3.1 at /openapi.json and as a page at /docs that needs no other host. */
export async function describeRoutes(
  app: FastifyInstance,
  registry: Registry,
  { version, read }: { readonly version: string; readonly read: ReadOpenApi | undefined },
): Promise<void> {
  await app.register(swagger, read === undefined ? describing(registry, version) : describedElsewhere(version))
  const describe = read ?? (() => app.swagger())
  const parts = docsParts(registry)
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: PAGE_POLICY,
    transformSpecification: describe,
    transformSpecificationClone: false,
    uiConfig: { ...PAGE_OPTIONS, urls: partAddresses(parts) },
    uiHooks: { onRequest: leadToDocument },
    theme: { title: TITLE },
    logo: { type: 'image/svg+xml', content: Buffer.from(LOGO) },
  })
  addDocument(app, describe)
  serveParts(app, parts, describe)
}

/** Where the plugin would write the whole description anew for each request, as YAML for seconds. */
const WRITTEN_ANEW = ['/docs/json', '/docs/yaml']

/** The description is at one address; what is JSON is YAML, too. */
function leadToDocument({ url }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (WRITTEN_ANEW.includes(url.split('?')[0] ?? '')) reply.redirect('/openapi.json')
  else done()
}

/** The description is written once, when it is first asked for; who has it already is not sent it again. */
function addDocument(app: FastifyInstance, describe: () => object): void {
  let written: { readonly bytes: Buffer; readonly tag: string } | undefined
  app.register(async (scope) => {
    await scope.register(etag)
    scope.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => {
      written ??= writeDocument(describe())
      return reply.type('application/json; charset=utf-8').header('etag', written.tag).send(written.bytes)
    })
  })
}

function writeDocument(document: object) {
  const bytes = Buffer.from(JSON.stringify(document))
  return { bytes, tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
}

const TITLE = 'Arbiter'

/** The plugin wants a document when it starts; whoever asks is given the one that was made beforehand. */
const describedElsewhere = (version: string): SwaggerOptions => ({
  mode: 'static',
  specification: { document: { openapi: '3.1.0', info: { title: TITLE, version }, paths: {} } },
})

/** Describes the routes from their own declarations, when they are first asked for. */
function describing(registry: Registry, version: string): SwaggerOptions {
  const schemas = new SchemaCollection()
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: TITLE,
        version,
        description: 'Rules as a service for tabletop skirmish games: rulings with their reasons.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The service that sent this description.' }],
      tags: [
        ...registry.games.map(({ id, name }) => ({ name: id, description: name })),
        { name: 'rulings', description: 'Batches, streams and saved rulings.' },
        { name: 'tables', description: 'Boards, maps and battlefields that callers keep.' },
        { name: 'matches', description: 'Matches: seats, commands, events, fairness.' },
        { name: 'catalogue', description: 'Games, rules, operations, content.' },
        { name: 'service', description: 'The service itself.' },
        { name: 'admin', description: 'API keys and their usage, for whoever operates the service.' },
      ],
      security: [{}, { apiKey: [] }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of an owner, a seat or spectators.' },
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: API_KEY },
        },
      },
    },
    transform: asJsonSchema(schemas),
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('The routes are described as OpenAPI 3.')
      describeMatchShapes(schemas, registry)
      return withProblems(withExamples(schemas.complete(document.openapiObject), registry))
    },
  }
}

const API_KEY =
  'A key of the service. Without one, callers have the limits of their address; a service may need one for everything.'

/** The word at the top of the page. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="32"><text x="2" y="24" font-family="sans-serif" font-size="24" font-weight="bold" fill="#fff">Arbiter</text></svg>`

/** Operations are folded; the schemas are shown with the operations that use them. */
const PAGE_OPTIONS = {
  tryItOutEnabled: true,
  validatorUrl: null,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  deepLinking: true,
} as const

/** The page loads nothing from anywhere else, and works over plain HTTP too. */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/**
 * What a route says about itself. The answers are described here and not as Fastify's `response`, which would pick a
 * serialiser for each of them at every request.
 */
type RouteSchema = {
  readonly body?: z.ZodType
  readonly querystring?: z.ZodType
  readonly headers?: z.ZodType
  readonly answers?: Readonly<Record<string, z.ZodType | Answers>>
}
type Answers = { readonly description: string; readonly content?: Readonly<Record<string, { schema: z.ZodType }>> }

/** Turns the Zod types of a route into JSON Schemas. */
function asJsonSchema(schemas: SchemaCollection): SwaggerTransform {
  return ({ schema, url }) => {
    const { body, querystring, headers, answers, ...rest } = (schema ?? {}) as RouteSchema
    const response = Object.entries(answers ?? {}).map(([status, answer]) => [status, describedAnswer(answer, schemas)])
    return {
      url,
      schema: {
        ...rest,
        ...(body === undefined ? {} : { body: schemas.schemaOf(body, 'input') }),
        ...(querystring === undefined ? {} : { querystring: schemas.schemaOf(querystring, 'input') }),
        ...(headers === undefined ? {} : { headers: schemas.schemaOf(headers, 'input') }),
        ...(response.length === 0 ? {} : { response: Object.fromEntries(response) }),
      },
    }
  }
}

function describedAnswer(answer: z.ZodType | Answers, schemas: SchemaCollection): object {
  const { description, content } =
    answer instanceof z.ZodType
      ? { description: 'The answer.', content: { 'application/json': { schema: answer } } }
      : answer
  if (content === undefined) return { type: 'null', description }
  const forms = Object.entries(content).map(([type, form]) => [
    type,
    { schema: schemas.schemaOf(form.schema, 'output') },
  ])
  return { description, content: Object.fromEntries(forms) }
}

type Described = { paths?: Record<string, { post?: { requestBody?: { content?: Record<string, object> } } }> }

/** Adds the games' own examples, which the tests execute, to the request bodies. */
function withExamples<Document extends object>(document: Document, registry: Registry): Document {
  const { paths = {} } = document as Described
  const questions = questionExamples(registry)
  const bodies = [
    ...registry.operations.map(({ path, examples }) => ({ path, examples })),
    { path: '/v1/matches', examples: matchExamples(registry) },
    { path: '/v1/tables', examples: tableExamples(registry) },
    { path: '/v1/rulings/batch', examples: [{ name: 'A question of each game', input: { rulings: questions } }] },
    {
      path: '/v1/rulings/stream',
      examples: questions.map((input, id) => ({ name: input.game, input: { id, ...input } })),
    },
  ]
  for (const { path, examples } of bodies) {
    if (examples.length === 0) continue
    const named = Object.fromEntries(examples.map((example) => [example.name, { value: example.input }]))
    for (const body of Object.values(paths[path]?.post?.requestBody?.content ?? {})) {
      Object.assign(body, { examples: named })
    }
  }
  return document
}

/** Shorter ones hardly show anything. */
const MIN_CHARACTERS = 100

/** The shortest first. */
const byLength = <Shown>(all: readonly Shown[]): Shown[] =>
  all
    .map((one) => ({ one, length: JSON.stringify(one).length }))
    .filter(({ length }) => length >= MIN_CHARACTERS)
    .sort((a, b) => a.length - b.length)
    .map(({ one }) => one)

/** A short question of each game, as an entry of a batch. */
const questionExamples = ({ games }: Registry) =>
  games.flatMap(({ operations }) => {
    const questions = operations.flatMap(({ game, name: operation, examples }) =>
      examples.map(({ input }) => ({ game, operation, input })),
    )
    return byLength(questions).slice(0, 1)
  })

/** A short table of each game that its examples ask about, if there can be such a table. */
const tableExamples = ({ games }: Registry): Example[] =>
  games.flatMap(({ id: game, table: kind, operations }) => {
    const drawn = operations.flatMap(({ input, examples }) =>
      examples.flatMap((example) => tablePlaces(input).flatMap((place) => drawnAt(place, example.input))),
    )
    const table = kind && byLength(drawn).find((one) => canBe(kind, one))
    return table === undefined ? [] : [{ name: game, input: { name: 'arena', game, table } }]
  })

function canBe({ schema, check }: TableKind, table: unknown): boolean {
  const read = schema.safeParse(table)
  return read.success && check(read.data) === null
}

function drawnAt(place: readonly string[], input: unknown): unknown[] {
  const form = place.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), input)
  return typeof form === 'object' && form !== null && 'drawn' in form ? [form.drawn] : []
}

/** Matches that can be opened as they stand, with every seat played by one token. */
export function matchExamples({ games }: Registry): Example[] {
  return games.flatMap(({ id, play }) =>
    (play?.examples ?? []).map(({ name, seats, options }) => {
      const players = Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` }))
      return { name: `${id}: ${name}`, input: { game: id, options, seats: players } }
    }),
  )
}
