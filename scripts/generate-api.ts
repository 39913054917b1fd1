import { mkdir, writeFile } from 'node:fs/promises'
import { buildApp } from '../src/app.ts'
import { games } from '../src/games/index.ts'
import { printServiceSchema } from '../src/graphql/schema.ts'
import { createRegistry } from '../src/registry/registry.ts'
import { memoryDatabase } from '../tests/support/memory-store.ts'

/** Writes the files that are derived from the code: openapi/openapi.json and schema.graphql. */
const app = await buildApp({ database: memoryDatabase(), corsOrigin: '*' })
await app.ready()
await mkdir('openapi', { recursive: true })
await writeFile('openapi/openapi.json', `${JSON.stringify(app.swagger(), null, 2)}\n`)
await writeFile('schema.graphql', printServiceSchema(createRegistry(games)))
await app.close()
