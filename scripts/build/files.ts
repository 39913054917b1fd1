import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file in one step and only if it differs, so that a service that is being started from it is not disturbed. */
export async function writeChanged(path: string, contents: Uint8Array | string): Promise<void> {
  const wanted = Buffer.from(contents)
  const found = await readFile(path).catch(() => null)
  if (found?.equals(wanted)) return
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, wanted)
  await rename(unfinished, path)
}

/** Removes what an earlier build left in a folder. */
export async function keepOnly(folder: string, kept: readonly string[]): Promise<void> {
  const names = new Set(kept.map((path) => basename(path)))
  for (const name of await readdir(folder)) {
    if (!names.has(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
