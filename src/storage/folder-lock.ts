import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../contract/database.ts'

/** Who holds a folder. `started` tells a process from a later one that was given the same number. */
type Owner = { readonly pid: number; readonly host: string; readonly started: string; readonly token: string }

const LOCK_FILE = 'lock'
const BEAT_MS = 1_000
const SILENCE_MS = 5_000

/** Another process holds the folder. */
export class FolderInUse extends OperatorError {}

/** Keeps other processes away from a folder until the answered function is called. Rejects when one is there already. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE)
  const mine = JSON.stringify(await thisProcess())
  const owner = await acquire(path, mine)
  if (owner !== mine) throw new FolderInUse(refusal(folder, owner))
  return keep(path, mine)
}

/** Writes the lock, also in the place of one whose owner is gone, and answers whose it is then. */
async function acquire(path: string, mine: string): Promise<string> {
  if (await create(path, mine)) return mine

  const found = await readLock(path)
  if (found === null) return acquire(path, mine)
  if (await isHeld(path, found)) return found
  return succeed(path, found, mine)
}

/**
 * Takes an abandoned lock over. Several processes may find it abandoned, so the right to replace it is a lock of the
 * same kind, which in the end becomes the lock itself.
 */
async function succeed(path: string, abandoned: string, mine: string): Promise<string> {
  const claim = `${path}.next`
  const claimant = await acquire(claim, mine)
  if (claimant !== mine) return claimant

  if ((await readLock(path)) === abandoned) {
    await rename(claim, path)
    return mine
  }
  await rm(claim)
  return acquire(path, mine)
}

function refusal(folder: string, found: string): string {
  const owner = parseOwner(found)
  const by = owner === null ? 'another process' : `process ${owner.pid} on ${owner.host}`
  return (
    `The data folder ${folder} (DATA_DIR) is in use by ${by}. The embedded database serves one process: ` +
    'stop the other one, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.'
  )
}

async function thisProcess(): Promise<Owner> {
  return { pid: process.pid, host: hostname(), started: await startOf(process.pid), token: randomUUID() }
}

/**
 * When a process started, which Linux tells after its name (the name may hold spaces); elsewhere it is not known. One
 * that has ended but was not yet collected by its parent does not count.
 */
async function startOf(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '')
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function readLock(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** On this machine the process itself is asked; a holder in another container or machine is known by its beat. */
async function isHeld(path: string, found: string): Promise<boolean> {
  const owner = parseOwner(found)
  if (owner?.host === hostname()) return isAlive(owner.pid) && (await startOf(owner.pid)) === owner.started
  return isBeating(path)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Compares the file with itself and not with the clock, since the clocks of two machines may differ. */
async function isBeating(path: string): Promise<boolean> {
  const before = await lastBeat(path)
  for (let waited = 0; waited < SILENCE_MS; waited += BEAT_MS / 4) {
    await sleep(BEAT_MS / 4)
    if ((await lastBeat(path)) !== before) return true
  }
  return false
}

async function lastBeat(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.mtimeMs ?? 0
}

/** Holds the lock: touches the file so that others see that its owner lives. */
function keep(path: string, mine: string): () => Promise<void> {
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), BEAT_MS)
  beat.unref()
  return async () => {
    clearInterval(beat)
    if ((await readLock(path)) === mine) await rm(path, { force: true })
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text)
    return isOwner(value) ? value : null
  } catch {
    return null
  }
}

function isOwner(value: unknown): value is Owner {
  const isText = (name: string) => typeof Reflect.get(Object(value), name) === 'string'
  return Number.isInteger(Reflect.get(Object(value), 'pid')) && ['host', 'started', 'token'].every(isText)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === code
}
