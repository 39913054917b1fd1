import { z } from 'zod'
import { ContentEntry } from '../contract/content.ts'
import { ApiError, ERRORS, type ErrorCode } from '../contract/errors.ts'
import { type Game, gameName } from '../contract/game.ts'
import { OPERATION_KINDS, type Operation } from '../contract/operation.ts'
import { keysOf } from '../lib/keys.ts'
import type { Locale } from '../lib/locale.ts'
import { type CataloguedRule, contentOf, type Registry, rulesOf } from '../registry/registry.ts'
import { unknownContent, unknownGame, unknownRule } from '../registry/unknown-names.ts'
import type { Routes } from './dependencies.ts'
import { localeOf } from './reader.ts'

const GameAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    summary: z.string(),
    rulesVersion: z.string(),
    contentHash: z.string(),
    books: z.array(z.object({ id: z.string(), title: z.string(), language: z.string() })),
    operations: z.array(z.string()),
    packs: z.array(z.object({ id: z.string(), version: z.string(), entries: z.int() })),
    hasMatches: z.boolean(),
    match: z
      .object({ seats: z.object({ min: z.int(), max: z.int() }), href: z.string() })
      .nullable()
      .describe('How many may play, and where options and commands are described.'),
  })
  .meta({ id: 'Game' })

const RuleAnswer = z
  .object({
    id: z.string(),
    game: z.string(),
    title: z.string(),
    says: z.string(),
    book: z.string(),
    section: z.string(),
    page: z.string().nullable(),
    interpretations: z.array(z.string()).describe('Our readings of unclear points that the rule rests on, as `Q-16`.'),
    operations: z.array(z.string()).describe('The operations that may cite it.'),
  })
  .meta({ id: 'Rule' })

const KIND =
  'How it says no: a check answers whether something is legal, with every violation; a list says it of each option; a resolution that the rules forbid is refused.'

const OperationAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    game: z.string(),
    kind: z.enum(OPERATION_KINDS).describe(KIND),
    summary: z.string(),
    path: z.string(),
    rules: z.array(z.string()),
    hasPicture: z.boolean(),
    examples: z.array(z.object({ name: z.string(), input: z.unknown() })),
    inputSchema: z.record(z.string(), z.unknown()).describe('JSON Schema of the input.'),
    outcomeSchema: z.record(z.string(), z.unknown()).describe('JSON Schema of the outcome.'),
  })
  .meta({ id: 'Operation' })

const ContentAnswer = ContentEntry.loose().extend({ pack: z.string() }).meta({ id: 'Content' })

const ErrorAnswer = z
  .object({ code: z.string(), status: z.int(), title: z.string(), advice: z.string() })
  .meta({ id: 'ProblemKind' })

const RulesQuery = z.strictObject({
  topic: z.string().max(40).optional().describe('The middle part of the rule ids, as in `los`.'),
  q: z.string().max(100).optional().describe('Words that the id, the title or the text contains.'),
})
const ContentQuery = z.strictObject({ kind: z.string().max(40).optional(), pack: z.string().max(40).optional() })

type GameParams = { Params: { game: string } }

const describeRoute = (operationId: string, summary: string, answer: z.ZodType, more: object = {}) => ({
  schema: { operationId, tags: ['catalogue'], summary, answers: { 200: answer }, ...more },
})

/** What there is: games, rules, operations, content. */
export const catalogueRoutes: Routes = (app, deps) => {
  for (const routes of [gameRoutes, ruleRoutes, contentRoutes]) routes(app, deps)
}

const gameRoutes: Routes = (app, { registry }) => {
  app.get(
    '/v1/games',
    describeRoute('games', 'Lists the games.', z.object({ games: z.array(GameAnswer) })),
    (request) => ({
      games: registry.games.map((game) => presentGame(game, localeOf(request))),
    }),
  )
  app.get<GameParams>('/v1/games/:game', describeRoute('game', 'Describes a game.', GameAnswer), (request) =>
    presentGame(requireGame(registry, request.params.game), localeOf(request)),
  )
  app.get<GameParams>(
    '/v1/games/:game/operations',
    describeRoute(
      'operations',
      'Lists the questions a game answers.',
      z.object({ operations: z.array(OperationAnswer) }),
    ),
    (request) => {
      const { operations } = requireGame(registry, request.params.game)
      return { operations: operations.map((operation) => presentOperation(operation, localeOf(request))) }
    },
  )
}

const ruleRoutes: Routes = (app, { registry }) => {
  app.get<GameParams & { Querystring: z.output<typeof RulesQuery> }>(
    '/v1/games/:game/rules',
    describeRoute('rules', 'Lists the rules of a game.', z.object({ rules: z.array(RuleAnswer) }), {
      querystring: RulesQuery,
    }),
    (request) => {
      const { id } = requireGame(registry, request.params.game)
      const locale = localeOf(request)
      return { rules: rulesOf(registry, id, request.query).map((rule) => presentRule(rule, registry, locale)) }
    },
  )
  app.get<{ Params: { game: string; rule: string } }>(
    '/v1/games/:game/rules/:rule',
    describeRoute('rule', 'Reads one rule.', RuleAnswer),
    (request) => {
      const { id } = requireGame(registry, request.params.game)
      const rule = registry.rule(request.params.rule)
      if (rule?.game !== id) throw unknownRule(registry, id, request.params.rule)
      return presentRule(rule, registry, localeOf(request))
    },
  )
}

const contentRoutes: Routes = (app, { registry }) => {
  app.get<GameParams & { Querystring: z.output<typeof ContentQuery> }>(
    '/v1/games/:game/content',
    describeRoute('content', 'Lists cards, pieces and boards.', z.object({ content: z.array(ContentAnswer) }), {
      querystring: ContentQuery,
    }),
    (request) => ({ content: contentOf(requireGame(registry, request.params.game), request.query) }),
  )
  app.get<{ Params: { game: string; id: string } }>(
    '/v1/games/:game/content/:id',
    describeRoute('contentEntry', 'Reads one card, piece or board.', ContentAnswer),
    (request) => {
      const game = requireGame(registry, request.params.game)
      const entry = contentOf(game, {}).find(({ id }) => id === request.params.id)
      if (!entry) throw unknownContent(registry, game.id, request.params.id)
      return entry
    },
  )
}

/** The kinds of problem. */
export const problemRoutes: Routes = (app) => {
  app.get(
    '/v1/problems',
    describeRoute('problems', 'Lists the kinds of problem.', z.object({ problems: z.array(ErrorAnswer) })),
    (request) => ({ problems: errorCodes().map((code) => presentError(code, localeOf(request))) }),
  )
  app.get<{ Params: { code: string } }>(
    '/v1/problems/:code',
    describeRoute('problem', 'Explains a kind of problem.', ErrorAnswer),
    (request) => {
      const code = errorCodes().find((candidate) => candidate === request.params.code)
      if (code === undefined) throw unknownCode(request.params.code)
      return presentError(code, localeOf(request))
    },
  )
}

const errorCodes = (): ErrorCode[] => keysOf(ERRORS)

const unknownCode = (code: string) => new ApiError('problem.not-found', { code }).suggesting(code, errorCodes())

/** The game of this id, or the problem that there is none. */
export function requireGame(registry: Registry, id: string): Game {
  const game = registry.game(id)
  if (game === undefined) throw unknownGame(registry, id)
  return game
}

function presentGame(game: Game, locale: Locale): z.input<typeof GameAnswer> {
  const { id, summary, rulesVersion, contentHash, rules, operations, packs, play } = game
  return {
    id,
    name: gameName(game, locale),
    summary: summary[locale],
    rulesVersion,
    contentHash,
    books: rules.map(({ book }) => book),
    operations: operations.map((operation) => operation.name),
    packs: packs.map((pack) => ({ id: pack.id, version: pack.version, entries: pack.entries.length })),
    hasMatches: play !== undefined,
    match: play === undefined ? null : { seats: play.seats, href: `/v1/games/${id}/match` },
  }
}

function presentRule({ id, game, book, section, rule }: CataloguedRule, registry: Registry, locale: Locale) {
  return {
    id,
    game,
    title: rule.title[locale],
    says: rule.says[locale],
    book: book.title,
    section: section[locale],
    page: rule.page,
    interpretations: [...rule.rulings],
    operations: registry.operations.filter(({ rules }) => rules.includes(id)).map((operation) => operation.id),
  }
}

function presentOperation(operation: Operation, locale: Locale) {
  const { id, name, game, kind, path, summary, rules, hasPicture, examples } = operation
  return {
    id,
    name,
    game,
    kind,
    summary: summary[locale],
    path,
    rules,
    hasPicture,
    examples,
    inputSchema: z.toJSONSchema(operation.input, { io: 'input' }),
    outcomeSchema: z.toJSONSchema(operation.outcome),
  }
}

function presentError(code: ErrorCode, locale: Locale) {
  const { status, title, advice } = ERRORS[code]
  return { code, status, title: title[locale], advice: advice[locale] }
}
