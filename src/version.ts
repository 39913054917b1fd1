import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PACKAGE_FOLDER } from './storage/package-folder.ts'

const PackageFile = z.object({ version: z.string() })

/** The version of the service, as the package states it. */
export const { version } = PackageFile.parse(JSON.parse(readFileSync(join(PACKAGE_FOLDER, 'package.json'), 'utf8')))
