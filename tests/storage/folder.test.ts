import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, restore } from '../../src/storage/backup.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { folderProblem } from '../../src/storage/folder-problem.ts'
import { batch, started } from './matches.ts'
import { ruling } from './rulings.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbiter-folder-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Why no small file system can be mounted here; `null` if one can. */
const mountProblem = (() => {
  if (process.platform !== 'linux' || userInfo().uid !== 0) return 'mounting needs Linux and root'
  const probe = join(tmpdir(), `arbiter-mount-${process.pid}`)
  try {
    execFileSync('mkdir', [probe])
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' })
    execFileSync('umount', [probe])
    return null
  } catch {
    return 'mount is not allowed here'
  } finally {
    execFileSync('rm', ['-rf', probe])
  }
})()
if (mountProblem !== null) console.log(`Tests of a full and of a read-only disk are skipped: ${mountProblem}.`)

describe('a data folder that cannot be used is named, with what is wrong and what to do', () => {
  describe.skipIf(mountProblem !== null)('on a disk of its own', () => {
    const disks: string[] = []
    async function mounted(options: string): Promise<string> {
      const disk = await mkdtemp(join(tmpdir(), 'arbiter-disk-'))
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
      disks.push(disk)
      return disk
    }
    // Lazily, because a database that could not start leaves files open in this process.
    afterAll(() => {
      for (const disk of disks) {
        execFileSync('umount', ['--lazy', disk])
        execFileSync('rmdir', [disk])
      }
    })

    test('that is full, and again at the next start, since nothing half made is left', async () => {
      const dataDir = join(await mounted('size=8m'), 'data')
      for (let tries = 0; tries < 2; tries += 1) {
        await expect(openDatabase({ dataDir })).rejects.toThrow(
          `The data folder ${dataDir} (DATA_DIR) cannot be used: the disk is full. Free some space`,
        )
        expect(await readdir(dataDir)).toEqual([])
      }
    })

    test('that is read-only', async () => {
      await expect(openDatabase({ dataDir: await mounted('ro') })).rejects.toThrow(
        /data folder .* \(DATA_DIR\) cannot be used: the file system is read-only\. Mount it for writing/,
      )
    })
  })

  test('that holds no whole database', async () => {
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(
      /data folder .* \(DATA_DIR\) cannot be used: it holds no database.*Restore a backup.*move the folder away/,
    )
    // Whatever was there is the operator's to judge.
    expect(existsSync(join(folder, 'postgres', 'PG_VERSION'))).toBe(true)
  })

  test('that has lost the mark of a database is not begun anew over what is left of it', async () => {
    const first = await openDatabase({ dataDir: folder })
    const saved = await first.rulings.save(ruling())
    await first.close()
    const mark = join(folder, 'postgres', 'PG_VERSION')
    const version = await readFile(mark)
    await rm(mark)
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/it holds no database that can be read/)
    await writeFile(mark, version)
    const again = await openDatabase({ dataDir: folder })
    expect(await again.rulings.find(saved.id)).toEqual(saved)
    await again.close()
  })

  test('that is a file', async () => {
    const dataDir = join(folder, 'file')
    await writeFile(dataDir, '')
    await expect(openDatabase({ dataDir })).rejects.toThrow(/a file in the place of a folder/)
  })

  test.each([
    [Object.assign(new Error('x'), { code: 'EACCES', errno: -13 }), 'this user may not write there'],
    [{ name: 'ErrnoError', errno: 51 }, 'the disk is full'],
    [{ name: 'ErrnoError', errno: 69 }, 'the file system is read-only'],
    [new Error('PGlite failed to initialize properly'), 'it holds no database that can be read'],
  ])('whatever was thrown: %o', (thrown, told) => {
    expect(folderProblem('/data', thrown).message).toContain(told)
    expect(folderProblem('/data', thrown).message).not.toContain('[object Object]')
  })
})

describe('a backup', () => {
  test('brings everything back, into an empty folder or by force, and only when nobody uses the folder', async () => {
    const [dataDir, file] = [join(folder, 'data'), join(folder, 'backup.tar.gz')]
    const first = await openDatabase({ dataDir })
    const saved = await first.rulings.save(ruling())
    const id = await started(first.matches)
    await first.matches.append(id, batch(1))
    await expect(backUp(dataDir, file)).rejects.toThrow(/in use by process/)
    await expect(restore(dataDir, import.meta.filename, { force: true })).rejects.toThrow(/Nothing was changed/)
    await first.close()

    await backUp(dataDir, file)
    const held = await openDatabase({ dataDir })
    await expect(restore(dataDir, file, { force: true })).rejects.toThrow(/in use by process/)
    await held.close()
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data'])
    const second = await openDatabase({ dataDir })
    const later = await second.rulings.save(ruling())
    await second.close()

    await expect(restore(dataDir, file, { force: false })).rejects.toThrow(/holds a database. Add --force/)
    const whole = await readFile(file)
    await writeFile(join(folder, 'half'), whole.subarray(0, whole.length / 2))
    await expect(restore(dataDir, join(folder, 'half'), { force: true })).rejects.toThrow(/Nothing was changed/)
    const elsewhere = join(folder, 'elsewhere')
    await restore(elsewhere, file, { force: false })
    await restore(dataDir, file, { force: true })
    for (const restored of [dataDir, elsewhere]) {
      const third = await openDatabase({ dataDir: restored })
      await third.ready()
      expect(await third.rulings.find(saved.id)).toEqual(saved)
      expect(await third.rulings.find(later.id)).toBeNull()
      expect((await third.matches.load(id))?.version).toBe(2)
      await third.close()
      expect((await readdir(restored)).sort()).toEqual(['postgres'])
    }
  })

  test('of a folder without a database is refused', async () => {
    await expect(backUp(join(folder, 'none'), join(folder, 'x'))).rejects.toThrow(/holds no database/)
    expect(await readdir(folder)).toEqual([])
  })
})
