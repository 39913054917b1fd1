const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

const CPU_HEADERS = {
  'ratelimit-limit': 'Milliseconds of CPU time per minute.',
  'ratelimit-remaining': 'Milliseconds of CPU time that are left; they come back steadily.',
  'ratelimit-reset': 'Seconds until the whole budget is there again.',
}

const RETRY_AFTER = { 'retry-after': 'Seconds until it is worth trying again.' }

/** The problems that routes share, by their status and the name they are referred to by. */
const PROBLEMS = {
  400: {
    name: 'BadRequest',
    description: 'The address, the query, a header or the body does not have the right shape.',
  },
  401: { name: 'Unauthorized', description: 'The API key or the token is missing or not valid.' },
  403: {
    name: 'Forbidden',
    description: 'The API key lacks the scope, the token lacks the right, or a cap is reached.',
  },
  404: { name: 'NotFound', description: 'Nothing of this name is here, or not for the bearer of this token.' },
  406: { name: 'NotAcceptable', description: 'It cannot be had in any of the accepted forms.' },
  409: { name: 'Conflict', description: 'It does not fit what the match is in now.' },
  413: { name: 'TooLarge', description: 'The body or the answer would be too large.' },
  415: { name: 'UnsupportedType', description: 'The body is not JSON.' },
  422: { name: 'Unprocessable', description: 'It can be read, but cannot be done.' },
  428: { name: 'VersionRequired', description: 'The version that the caller has seen must be named by If-Match.' },
  429: {
    name: 'BudgetSpent',
    description: 'The CPU budget of the key or the address is spent.',
    headers: { ...CPU_HEADERS, ...RETRY_AFTER },
  },
  503: {
    name: 'Unavailable',
    description: 'The service is overloaded, its database does not answer, or a newer instance has to do it.',
    headers: RETRY_AFTER,
  },
} as const satisfies Record<number, SharedProblem>

type SharedProblem = {
  readonly name: string
  readonly description: string
  readonly headers?: Readonly<Record<string, string>>
}
type Status = keyof typeof PROBLEMS

type Operation = {
  readonly requestBody?: object
  responses?: Record<string, object>
}
type Described = {
  readonly components?: object
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** A reader that knows what would be answered is told so. */
const NOT_MODIFIED = { 304: { $ref: '#/components/responses/NotModified' } }
const NotModified = { description: 'Nothing has changed since the ETag that If-None-Match names.' }

const TAGGED = ['/v1/matches/{', '/v1/games', '/v1/problems', '/v1/rulings', '/v1/tables', '/r/']

const answersKnown = (path: string, method: string): boolean =>
  method === 'get' && path !== '/v1/rulings/export' && TAGGED.some((start) => path.startsWith(start))

/** Adds to every route the problems that follow from what it takes; those that it declares itself stay as they are. */
export function withProblems<Document extends object>(document: Document): Document {
  const { paths = {}, components }: Described = document
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const shared = problemsOf(path, method, operation).map((status) => [status, refer(status)])
      const known = answersKnown(path, method) ? NOT_MODIFIED : {}
      operation.responses = { ...known, ...Object.fromEntries(shared), ...operation.responses }
    }
  }
  return { ...document, components: { ...components, responses: { NotModified, ...sharedResponses() } } }
}

const refer = (status: Status) => ({ $ref: `#/components/responses/${PROBLEMS[status].name}` })

function problemsOf(path: string, method: string, operation: Operation): Status[] {
  const answersPictures = path.includes('.png') || /^\/(v1\/rulings|r)\/\{/.test(path)
  const isOfTables = path.startsWith('/v1/tables')
  const answersInForms = answersPictures || /\/(rulings|odds|events|record)\b/.test(path)
  const writesMatch = path.startsWith('/v1/matches') && method !== 'get'
  return [
    400,
    ...(/^\/(v1|admin|r)\//.test(path) ? ([401, 403, 429, 503] as const) : []),
    ...(path === '/health/ready' ? ([503] as const) : []),
    ...(operation.requestBody === undefined ? [] : ([413, 415] as const)),
    ...(path.includes('{') || path === '/v1/matches' || isOfTables ? ([404] as const) : []),
    ...(answersInForms ? ([406] as const) : []),
    ...(answersPictures || isOfTables ? ([422] as const) : []),
    ...(path.startsWith('/v1/matches/{') ? ([409] as const) : []),
    ...(writesMatch ? ([409, 422] as const) : []),
    ...(path.endsWith('/commands') ? ([428] as const) : []),
  ]
}

function sharedResponses(): Record<string, object> {
  const shared: readonly SharedProblem[] = Object.values(PROBLEMS)
  return Object.fromEntries(shared.map(({ name, ...problem }) => [name, responseOf(problem)]))
}

function responseOf({ description, headers }: Omit<SharedProblem, 'name'>): object {
  if (headers === undefined) return { description, content: PROBLEM_CONTENT }
  const described = Object.entries(headers).map(([name, text]) => [
    name,
    { description: text, schema: { type: 'integer' } },
  ])
  return { description, headers: Object.fromEntries(described), content: PROBLEM_CONTENT }
}
