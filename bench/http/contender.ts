import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { Told } from './serve.ts'

/** A process that is measured. */
export type Contender = {
  readonly url: string
  /** Microseconds of CPU that the process has taken so far. */
  cpuMicros(): Promise<number>
  stop(): Promise<void>
}

/** As `npm start` does. */
const NODE_OPTIONS = ['--min-semi-space-size=16', '--heap-growing-percent=30']

/** Starts a bundled file that serves, and waits until it does. */
export async function start(file: string, ...args: string[]): Promise<Contender> {
  const child = fork(file, args, { execArgv: NODE_OPTIONS })
  const heard = () =>
    new Promise<Told>((resolve, reject) => {
      const ended = () => reject(new Error(`${file} ${args[0] ?? ''} ended.`))
      child.once('exit', ended)
      child.once('message', (told: Told) => {
        child.off('exit', ended)
        resolve(told)
      })
    })
  const ready = await heard()
  if (ready.kind !== 'ready') throw new Error(`${file} does not serve.`)
  return {
    url: ready.url,
    async cpuMicros() {
      child.send('cpu')
      const told = await heard()
      return told.kind === 'cpu' ? told.micros : Number.NaN
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** One of those that the service is measured against. */
export const startOther = (name: string, answer = ''): Promise<Contender> =>
  start('.bench/http/contenders.js', name, answer)

/**
 * The service of a checkout, on a store in memory and without limits; its packages must be installed. Older checkouts
 * call the limit of the delay `mostDelayMs`.
 */
export async function startService(checkout = '.'): Promise<Contender> {
  const outfile = resolve(checkout, '.bench/service.js')
  await build({
    stdin: { contents: serviceOf(resolve(checkout)), resolveDir: '.', loader: 'ts' },
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
  })
  return start(outfile)
}

const serviceOf = (folder: string): string => `
import { buildApp } from '${folder}/src/app.ts'
import { memoryDatabase } from '${folder}/tests/support/memory-store.ts'
import { serve } from '${resolve('bench/http/serve.ts')}'
const unlimited = { limitCpuMsPerMinute: 1e9, maxDelayMs: 0, mostDelayMs: 0 }
await serve(await buildApp({ database: memoryDatabase(), corsOrigin: '*', ...unlimited }))
`
