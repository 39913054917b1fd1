import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { gunzip } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { databaseFolder, takeFolder } from './embedded.ts'
import { folderProblem } from './folder-problem.ts'

/** Writes the embedded database of a data folder into a file. The service must be stopped: the folder is locked. */
export async function backUp(dataDir: string, file: string): Promise<void> {
  if (!existsSync(databaseFolder(dataDir))) throw new Error(`The data folder ${dataDir} (DATA_DIR) holds no database.`)
  await withFolder(dataDir, async (folder) => {
    const database = await open(dataDir, folder)
    try {
      const dump = await database.dumpDataDir('gzip')
      // Under another name until it is complete, so that a file of this name is a whole backup.
      await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()), { flush: true })
      await rename(`${file}.part`, file)
    } finally {
      await database.close()
      await rm(`${file}.part`, { force: true })
    }
  })
}

/** Makes the embedded database of a data folder anew from a backup. One that is there stays, unless it is to be replaced. */
export async function restore(dataDir: string, file: string, { force }: { readonly force: boolean }): Promise<void> {
  const backup = await readBackup(file)
  await withFolder(dataDir, async (folder) => {
    if (existsSync(folder) && !force) {
      throw new Error(`The data folder ${dataDir} (DATA_DIR) holds a database. Add --force to replace it.`)
    }
    await replace(folder, backup).catch((error: unknown) => {
      throw noBackup(file, error)
    })
  })
}

/** Unpacked here, because the embedded database would unpack a broken file where nobody hears of its failure. */
async function readBackup(file: string): Promise<Blob> {
  const packed = await readFile(file)
  return new Promise((resolve, reject) => {
    gunzip(packed, (error, tar) => (error === null ? resolve(new Blob([tar])) : reject(noBackup(file, error))))
  })
}

const noBackup = (file: string, cause: unknown): Error =>
  new Error(`${file} could not be restored: it is no backup, or not a whole one. Nothing was changed.`, { cause })

/** Reads the backup into a folder beside, and puts it in the place of the old one when it has proved to be a database. */
async function replace(folder: string, backup: Blob): Promise<void> {
  const [fresh, old] = [`${folder}.restored`, `${folder}.replaced`]
  await rm(fresh, { recursive: true, force: true })
  try {
    const database = await PGlite.create({ dataDir: fresh, loadDataDir: backup })
    try {
      await database.query('SELECT count(*) FROM _prisma_migrations')
    } finally {
      await database.close()
    }
    await rm(old, { recursive: true, force: true })
    if (existsSync(folder)) await rename(folder, old)
    await rename(fresh, folder)
    await rm(old, { recursive: true, force: true })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function withFolder(dataDir: string, act: (folder: string) => Promise<void>): Promise<void> {
  const unlock = await takeFolder(dataDir)
  try {
    await act(databaseFolder(dataDir))
  } finally {
    await unlock()
  }
}

function open(dataDir: string, folder: string): Promise<PGlite> {
  return PGlite.create(folder).catch((error: unknown) => {
    throw folderProblem(dataDir, error)
  })
}
