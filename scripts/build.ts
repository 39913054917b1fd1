import { readFile } from 'node:fs/promises'
import { bundle } from './build/bundle.ts'
import { keepOnly, writeChanged } from './build/files.ts'
import { licencesOf } from './build/licences.ts'
import { layAssets } from './build/query-page.ts'
import { makeTemplate } from './build/template.ts'

/**
 * Makes `dist`, or the folder that is named: the bundled service, the description of its routes, the page for GraphQL,
 * the licences of what these hold, and the template of the embedded database.
 */
const OUT = process.argv[2] ?? 'dist'
const LICENCES = `${OUT}/third-party-licences.txt`
const OPENAPI = `${OUT}/openapi.json`
const TEMPLATE = `${OUT}/database-template`

const { files, packages } = await bundle(OUT)
for (const { path, contents } of files) await writeChanged(path, contents)
const page = await layAssets(OUT)
await writeChanged(LICENCES, await licencesOf([...packages, ...page.packages].sort()))
await writeChanged(OPENAPI, JSON.stringify(JSON.parse(await readFile('openapi/openapi.json', 'utf8'))))
await keepOnly(OUT, [...files.map(({ path }) => path), page.folder, LICENCES, OPENAPI, TEMPLATE])
await makeTemplate(TEMPLATE)
