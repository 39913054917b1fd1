import type { Server } from 'node:http'

/** What a measured process and the one that measures say to each other. */
export type Told = { readonly kind: 'ready'; readonly url: string } | { readonly kind: 'cpu'; readonly micros: number }

type Listening = { listen(options: { port: number; host: string }): Promise<unknown>; readonly server: Server }

/** Serves until the measuring process lets go, and tells it how much CPU this process has taken whenever it asks. */
export async function serve(app: Listening): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = addressOf(app)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    say({ kind: 'cpu', micros: user + system })
  })
  process.on('disconnect', () => process.exit())
  say({ kind: 'ready', url })
}

function say(told: Told): void {
  process.send?.(told)
}

/** Where an app listens. */
export function addressOf({ server }: Pick<Listening, 'server'>): string {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('Nothing listens.')
  return `http://127.0.0.1:${address.port}`
}
