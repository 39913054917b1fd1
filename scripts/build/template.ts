import { createHash } from 'node:crypto'
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openEmbedded } from '../../src/storage/embedded.ts'
import { readMigrations } from '../../src/storage/migrate.ts'

/** Says what a template was made of; it lies in the template and is not copied. */
const KEY_FILE = 'made-of'

/** Makes the embedded database as it is when its first start is over, unless it is there: making it takes several seconds. */
export async function makeTemplate(folder: string): Promise<void> {
  const migrations = await readMigrations()
  const key = await keyOf(JSON.stringify(migrations.migrationDirectories))
  if ((await readFile(join(folder, KEY_FILE), 'utf8').catch(() => '')) === key) return

  const unfinished = `${folder}.${process.pid}`
  const database = await openEmbedded(unfinished, migrations)
  await database.close()
  await writeFile(join(unfinished, KEY_FILE), key)
  await letAllRead(unfinished)
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
}

/** A database is its owner's alone; the template is copied by whoever runs the service, which an image does as another user. */
async function letAllRead(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}

/** A template serves as long as neither the migrations nor the database itself changes. */
async function keyOf(migrations: string): Promise<string> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  const { version } = packages['node_modules/@electric-sql/pglite']
  return createHash('sha256').update(`${version}\n${migrations}`).digest('hex')
}
