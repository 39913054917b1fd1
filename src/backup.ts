import process from 'node:process'
import { ConfigError, readConfig } from './config.ts'
import { backUp, restore } from './storage/backup.ts'

const USAGE = 'Usage: npm run backup -- <file>, or npm run restore -- <file> [--force]'
const NOT_EMBEDDED =
  'DATABASE_URL is set, so the data is in PostgreSQL: back it up with pg_dump and restore it with pg_restore (docs/operating.md).'

/** Backs the embedded database up into a file, or restores it from one. */
async function main([command, ...words]: readonly string[]): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const force = words.includes('--force')
  const [file, ...more] = words.filter((word) => word !== '--force')
  if (file === undefined || more.length > 0) throw new ConfigError(USAGE)
  if (databaseUrl !== undefined) throw new ConfigError(NOT_EMBEDDED)
  if (command === 'backup') await backUp(dataDir, file)
  else if (command === 'restore') await restore(dataDir, file, { force })
  else throw new ConfigError(USAGE)
  process.stdout.write(
    command === 'backup' ? `${dataDir} is backed up in ${file}.\n` : `${dataDir} is restored from ${file}.\n`,
  )
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  },
)
