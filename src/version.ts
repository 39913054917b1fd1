import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const PackageFile = z.object({ version: z.string() })

/** The package lies above the sources and above the compiled code, wherever that is put. */
const ABOVE = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url))

/** The version of the service, as the package states it. */
export const { version } = PackageFile.parse(
  JSON.parse(readFileSync(ABOVE.find((file) => existsSync(file)) ?? '', 'utf8')),
)
