import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Where the build puts the template, beside the built service; there is none beside the sources. */
const TEMPLATE = fileURLToPath(new URL('./database-template/postgres', import.meta.url))

/**
 * Begins a folder that is not there yet with the database that the build has made: making one takes many times as long
 * as copying it. It gets its name when it is complete, so that a start that is broken off leaves no half of one.
 */
export async function beginFromTemplate(folder: string, template: string = TEMPLATE): Promise<void> {
  if ((await exists(folder)) || !(await exists(template))) return
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  // All may read the template; what becomes of it is its owner's alone.
  await mkdir(unfinished, { mode: 0o700 })
  await cp(template, unfinished, { recursive: true })
  await rename(unfinished, folder)
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}
