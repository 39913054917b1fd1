import type { FastifyInstance } from 'fastify'
import type { Registry } from '../registry/registry.ts'

type Methods = Readonly<Record<string, { readonly tags?: readonly string[] }>>
type Described = {
  readonly tags?: readonly { readonly name: string }[]
  readonly paths?: Readonly<Record<string, Methods>>
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> }
}

/** One part of the reference, as the page lets choose it. */
type Part = { readonly id: string; readonly name: string; holds(tag: string): boolean }

const FOLDER = '/docs/parts'

/**
 * The parts of the reference: one for each game, and before them one for all that games share. The page takes seconds
 * to read the whole description, and a moment for a part of it.
 */
export function docsParts({ games }: Pick<Registry, 'games'>): readonly Part[] {
  const ids = games.map(({ id }) => id)
  return [
    { id: 'service', name: 'Rulings, tables, matches, catalogue', holds: (tag) => !ids.includes(tag) },
    ...games.map(({ id, name }) => ({ id, name, holds: (tag: string) => tag === id })),
  ]
}

export const partAddresses = (parts: readonly Part[]) =>
  parts.map(({ id, name }) => ({ name, url: `${FOLDER}/${id}.json` }))

/** Serves the parts; each is written when it is first asked for. */
export function serveParts(app: FastifyInstance, parts: readonly Part[], describe: () => object): void {
  for (const part of parts) {
    let written: Buffer | undefined
    app.get(`${FOLDER}/${part.id}.json`, { schema: { hide: true } }, (_request, reply) => {
      written ??= Buffer.from(JSON.stringify(partOf(describe(), part)))
      return reply.type('application/json; charset=utf-8').send(written)
    })
  }
}

/** The operations of a part, with the schemas that they need and no others. */
export function partOf<Document extends Described>(document: Document, { holds }: Part): Document {
  const { tags = [], paths = {}, components = {} } = document
  const kept = Object.entries(paths).flatMap(([path, methods]): [string, Methods][] => {
    const held = Object.entries(methods).filter(([, { tags: [tag = ''] = [] }]) => holds(tag))
    return held.length === 0 ? [] : [[path, Object.fromEntries(held)]]
  })
  const { schemas = {}, ...rest } = components
  const needed = namesIn([kept, rest], schemas)
  return {
    ...document,
    tags: tags.filter(({ name }) => holds(name)),
    paths: Object.fromEntries(kept),
    components: { ...rest, schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name))) },
  }
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

/** The names of all schemas that something refers to, directly or by others. */
function namesIn(value: unknown, schemas: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const names = new Set<string>()
  const waiting = [value]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(REFERENCE)) {
      if (names.has(name)) continue
      names.add(name)
      waiting.push(schemas[name])
    }
  }
  return names
}
