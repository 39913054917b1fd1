import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
// Declares `hide`, by which a route stays out of OpenAPI.
import type {} from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** A file of the page: where it stands in a package, and what it is. */
type Asset = { readonly from: string; readonly file: string; readonly type: string }

/** The folder beside the built service that the build lays the assets in. */
export const ASSETS_FOLDER = 'graphiql'

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

/** GraphiQL's own build and what it runs on; everything comes from this service and no other host. */
export const ASSETS: Readonly<Record<string, Asset>> = {
  'react.js': { from: 'react', file: 'umd/react.production.min.js', type: SCRIPT },
  'react-dom.js': { from: 'react-dom', file: 'umd/react-dom.production.min.js', type: SCRIPT },
  'graphiql.js': { from: 'graphiql', file: 'graphiql.min.js', type: SCRIPT },
  'graphiql.css': { from: 'graphiql', file: 'graphiql.min.css', type: STYLE },
}

/** GraphiQL carries its fonts and pictures inside its style sheet, and styles its editor in place. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export type QueryPageOptions = {
  /** Without introspection the page knows no schema, and says so. */
  readonly allowsIntrospection: boolean
}

const NO_INTROSPECTION =
  '<p class="note">Introspection is switched off at this address: queries are answered, but the schema is not shown.</p>'

const pageWith = (note: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Arbiter GraphQL</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/graphiql/graphiql.css">
    <link rel="stylesheet" href="/graphiql/page.css">
  </head>
  <body>
    ${note}<div id="page">Loading…</div>
    <script src="/graphiql/react.js"></script>
    <script src="/graphiql/react-dom.js"></script>
    <script src="/graphiql/graphiql.js"></script>
    <script src="/graphiql/page.js"></script>
  </body>
</html>
`

const PAGE_STYLE = `html, body, #page { height: 100%; margin: 0; }
.note { font-family: sans-serif; margin: 0; padding: 0.5em 1em; }
`

const PAGE_SCRIPT = `const subscriptionUrl = new URL('/graphql', location.href.replace(/^http/, 'ws')).href
const fetcher = GraphiQL.createFetcher({ url: '/graphql', subscriptionUrl })
const defaultQuery = '{\\n  games {\\n    id\\n    name\\n    operations {\\n      query\\n      summary\\n    }\\n  }\\n}\\n'
ReactDOM.createRoot(document.getElementById('page')).render(React.createElement(GraphiQL, { fetcher, defaultQuery }))
`

/** The page at `/graphiql` to read the schema and write queries. */
export async function queryPage(app: FastifyInstance, { allowsIntrospection }: QueryPageOptions): Promise<void> {
  const page = pageWith(allowsIntrospection ? '' : NO_INTROSPECTION)
  app.get('/graphiql', { schema: { hide: true } }, (_request, reply) =>
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY).type('text/html; charset=utf-8').send(page),
  )
  serve(app, 'page.js', SCRIPT, () => PAGE_SCRIPT)
  serve(app, 'page.css', STYLE, () => PAGE_STYLE)
  for (const [name, asset] of Object.entries(ASSETS)) serve(app, name, asset.type, () => readAsset(name, asset))
}

/** The larger files are read when they are asked for: browsers keep them, and memory need not. */
function serve(app: FastifyInstance, name: string, type: string, read: () => string | Promise<Buffer>): void {
  app.get(`/graphiql/${name}`, { schema: { hide: true } }, async (_request, reply) => {
    const content = await read()
    return reply.header('cache-control', 'public, max-age=3600').type(type).send(content)
  })
}

/** The build lays the files beside the service; the sources have them from the packages. */
function readAsset(name: string, asset: Asset): Promise<Buffer> {
  return readFile(new URL(`./${ASSETS_FOLDER}/${name}`, import.meta.url)).catch(() => readFile(assetPath(asset)))
}

/** Where an asset stands in the package that brings it. */
export function assetPath({ from, file }: Asset): string {
  const manifest = createRequire(import.meta.url).resolve(`${from}/package.json`)
  return join(dirname(manifest), file)
}
