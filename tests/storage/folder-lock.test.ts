import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../src/storage/database.ts'
import { lockFolder } from '../../src/storage/folder-lock.ts'
import { ruling } from './rulings.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-data-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('an embedded database keeps its rulings, and serves one user of its folder at a time', async () => {
  const dataDir = join(folder, 'not', 'there', 'yet')
  const first = await openDatabase({ dataDir })
  const saved = await first.rulings.save(ruling())
  await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by process \d+ .*DATA_DIR.*DATABASE_URL/)
  await first.close()

  const second = await openDatabase({ dataDir })
  await second.ready()
  expect(await second.rulings.find(saved.id)).toEqual(saved)
  await second.close()
})

test('a folder locked by a living process is refused, and free when that process is killed', async () => {
  const holder = await startHolder()
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.pid} on ${hostname()}`)

  await holder.kill()
  const unlock = await lockFolder(folder)
  await unlock()
  expect(await readdir(folder)).toEqual([])
})

test('a lock left by an earlier process with the number of this one is taken over', async () => {
  await writeLock({ pid: process.pid, host: hostname(), started: 'long ago' })
  const unlock = await lockFolder(folder)
  await unlock()
})

test('a lock from another machine is refused while it is touched', async () => {
  const path = await writeLock({ pid: 1, host: 'elsewhere', started: '1' })
  const beat = setInterval(() => void utimes(path, new Date(), new Date()), 100)
  await expect(lockFolder(folder))
    .rejects.toThrow('in use by process 1 on elsewhere')
    .finally(() => clearInterval(beat))
})

test('a lock from another machine, or one that cannot be read, is taken over when nobody touches it', async () => {
  await writeLock({ pid: 1, host: 'elsewhere', started: '1' })
  const other = await mkdtemp(join(tmpdir(), 'arbiter-data-'))
  await writeFile(join(other, 'lock'), '')
  const unlocks = await Promise.all([lockFolder(folder), lockFolder(other)])
  await Promise.all(unlocks.map((unlock) => unlock()))
  await rm(other, { recursive: true })
})

test('of many that find an abandoned lock, one gets it', async () => {
  await writeLock({ pid: 2 ** 30, host: hostname(), started: '1' })
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  const won = attempts.filter((attempt) => attempt.status === 'fulfilled')
  expect(won).toHaveLength(1)
  await won[0]?.value()
})

test('a lock that another took is not removed with ours', async () => {
  const unlock = await lockFolder(folder)
  const path = await writeLock({ pid: 1, host: 'elsewhere', started: '1' })
  await unlock()
  expect(await readFile(path, 'utf8')).toContain('elsewhere')
})

async function writeLock(owner: { pid: number; host: string; started: string }): Promise<string> {
  const path = join(folder, 'lock')
  await writeFile(path, JSON.stringify({ ...owner, token: 'x' }))
  return path
}

/** Another process that locks the folder and then does nothing. */
async function startHolder(): Promise<{ readonly pid: number | undefined; readonly kill: () => Promise<void> }> {
  const module = new URL('../../src/storage/folder-lock.ts', import.meta.url).href
  const script = `import(${JSON.stringify(module)}).then(async ({ lockFolder }) => {
    await lockFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)
  })`
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const kill = () => {
    child.kill('SIGKILL')
    return exited
  }
  return { pid: child.pid, kill }
}
