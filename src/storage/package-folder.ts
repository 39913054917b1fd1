import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds `package.json`: it lies above the sources and above the built service, at whatever depth. */
export const PACKAGE_FOLDER = nearestPackage(dirname(fileURLToPath(import.meta.url)))

function nearestPackage(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('No folder above the service holds a package.json.')
  return nearestPackage(above)
}
