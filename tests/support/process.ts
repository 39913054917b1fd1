import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The service as a process of its own, on a free port. */
export type ServiceProcess = {
  readonly process: ChildProcess
  readonly url: string
  readonly output: () => string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Which service is started, and where; the sources in their own folder unless told otherwise. */
export type Start = { readonly command: readonly string[]; readonly cwd: string }

/** `BUILT=true` starts what `npm run build` made instead. */
const COMMAND = process.env.BUILT === 'true' ? ['dist/main.js'] : ['--import', 'tsx', 'src/main.ts']
const SOURCES: Start = { command: COMMAND, cwd: ROOT }

/** Starts the service and waits until it listens; if it ends instead, the error holds what it said. */
export async function startService(
  environment: Readonly<Record<string, string>>,
  { command, cwd }: Start = SOURCES,
): Promise<ServiceProcess> {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', ...environment },
  })
  let output = ''
  const ended = once(child, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    let listens = false
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      // Looking through all that was said again and again would take longer than the service's own work.
      if (listens) return
      const address = /listening at (http:\/\/[^"]+)/.exec(output)?.[1]
      if (address === undefined) return
      listens = true
      resolve(address)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    ended.then(() => reject(new Error(output)))
  })
  return {
    process: child,
    url,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}
