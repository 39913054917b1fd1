import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** What an image holds, in a folder of its own: the built service and the packages of a production install. */
export type Image = { readonly folder: string; remove(): Promise<void> }

type Locked = { readonly dev?: boolean; readonly devOptional?: boolean; readonly optional?: boolean }

/** Where the packages of a production install stand. Optional ones may be missing. */
export async function productionPackages(): Promise<string[]> {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const isNeeded = ([path, { dev, devOptional }]: [string, Locked]) => path !== '' && !dev && !devOptional
  return Object.entries(packages)
    .filter(isNeeded)
    .map(([path]) => path)
}

/** Builds the service and puts together what the Dockerfile puts together. */
export async function buildImage(): Promise<Image> {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-image-'))
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/build.ts', join(folder, 'dist')])
  for (const path of ['package.json', 'prisma/migrations']) await cp(path, join(folder, path), { recursive: true })
  for (const path of await productionPackages()) {
    if (path.lastIndexOf('node_modules/') > 0) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await symlink(resolve(path), join(folder, path))
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
