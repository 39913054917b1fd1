import { readFileSync } from 'node:fs'
import { z } from 'zod'

const PackageFile = z.object({ version: z.string() })

/** The version of the service, as the package states it. */
export const { version } = PackageFile.parse(
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')),
)
