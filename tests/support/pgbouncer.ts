import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Bouncer = { readonly url: string; stop(): Promise<void> }

/** Why PgBouncer cannot be tried on this machine; `null` if it can. */
export function bouncerProblem(): string | null {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' })
    return null
  } catch {
    return 'no pgbouncer is installed'
  }
}

/** Starts PgBouncer in transaction mode in front of a database, with as few server connections as shows its effects. */
export async function startBouncer(url: string, settings: Readonly<Record<string, string>> = {}): Promise<Bouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-bouncer-'))
  const target = new URL(url)
  const port = await freePort()
  const lines = {
    pool_mode: 'transaction',
    default_pool_size: '2',
    listen_addr: '127.0.0.1',
    listen_port: port,
    ...settings,
  }
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(join(folder, 'users.txt'), `"${target.username}" "${target.password}"\n`)
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}`,
      '[pgbouncer]',
      `auth_file = ${join(folder, 'users.txt')}`,
      'auth_type = trust',
      'unix_socket_dir =',
      ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
    ].join('\n'),
  )
  const bouncer = spawn('pgbouncer', [...(await asOtherUser(folder)), file], { stdio: 'ignore' })
  await untilListening(bouncer, port)
  target.host = `127.0.0.1:${port}`
  return {
    url: target.href,
    async stop() {
      const ended = once(bouncer, 'exit')
      bouncer.kill('SIGINT')
      await sleep(50)
      bouncer.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PgBouncer refuses to run as root. */
async function asOtherUser(folder: string): Promise<string[]> {
  if (userInfo().uid !== 0) return []
  await chmod(folder, 0o755)
  return ['--user', 'nobody']
}

async function untilListening(bouncer: ChildProcess, port: number): Promise<void> {
  while (bouncer.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await sleep(50)
  }
  throw new Error(`pgbouncer ended with ${bouncer.exitCode}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
