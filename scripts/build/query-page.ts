import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ASSETS, ASSETS_FOLDER, assetPath } from '../../src/graphql/query-page.ts'
import { writeChanged } from './files.ts'

/** Lays the files of the GraphQL page beside the service, so that the packages they come from need not be there. */
export async function layAssets(folder: string): Promise<{ readonly folder: string; readonly packages: string[] }> {
  const target = join(folder, ASSETS_FOLDER)
  for (const [name, asset] of Object.entries(ASSETS)) {
    await writeChanged(join(target, name), await readFile(assetPath(asset)))
  }
  const packages = Object.values(ASSETS).map(({ from }) => `node_modules/${from}`)
  return { folder: target, packages: [...new Set(packages)] }
}
