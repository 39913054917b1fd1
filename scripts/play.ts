import { createHash } from 'node:crypto'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { buildApp } from '../src/app.ts'
import { formatSeed } from '../src/rulebook/random.ts'
import { openDatabase } from '../src/storage/database.ts'
import { eagerChoice } from './play/choice.ts'
import { Client, Refused } from './play/client.ts'
import { playMatch } from './play/table.ts'

const USAGE = `Plays a whole match by picking from the offers, and tells the story.

  npm run play -- --game gears --mission emergence --players 2 --seed 7

  --url <address>    a running service; without it one is started in this process
  --game <id>        the game (gears)
  --players <n>      how many seats (2)
  --seed <n>         fixes every choice; without --url also the chance of the match
  --commands <n>     stop after so many commands (5000)
  --language <code>  en or es
  --quiet            only tell how it ends
  --<option> <value> any option of the game, such as --mission or --difficulty
`

/** Kinds of command that a sensible player prefers or avoids, whatever the game. */
const EAGERNESS = {
  attack: 12,
  throwGrenade: 4,
  chainsaw: 12,
  revive: 10,
  pickUp: 3,
  skipAction: 0.2,
  discardWeapon: 0.01,
}

type Flags = { readonly values: Readonly<Record<string, string | boolean | undefined>>; readonly options: object }

function readFlags(args: readonly string[]): Flags {
  const known = ['url', 'game', 'players', 'seed', 'commands', 'language']
  const { tokens } = parseArgs({ args: [...args], strict: false, tokens: true, allowPositionals: true })
  const values: Record<string, string | boolean> = {}
  const options: Record<string, string | boolean> = {}
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'option') continue
    const following = tokens[index + 1]
    const value = token.value ?? (following?.kind === 'positional' ? following.value : true)
    if (known.includes(token.name) || ['quiet', 'help'].includes(token.name)) values[token.name] = value
    else options[token.name] = value === 'true' ? true : value
  }
  return { values, options }
}

async function main(): Promise<void> {
  const { values, options } = readFlags(process.argv.slice(2))
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const seed = Number(values.seed ?? 1)
  const own = values.url === undefined ? await startOwn(seed) : null
  try {
    const client = new Client(own?.url ?? String(values.url), { language: String(values.language ?? 'en') })
    const names = Array.from({ length: Number(values.players ?? 2) }, (_, index) => `Player ${index + 1}`)
    const opened = await client.create(String(values.game ?? 'gears'), options, names)
    const write = (text: string) => process.stdout.write(`${text}\n`)
    write(`Match ${opened.id}; the seed is committed to by ${opened.seedCommitment}.`)
    const { match, commands } = await playMatch(client, opened.id, eagerChoice(seed, EAGERNESS), {
      max: Number(values.commands ?? 5000),
      tell: ({ number, text }) => values.quiet || write(`${String(number).padStart(5)}  ${text}`),
    })
    write(
      match.ending === null
        ? `Stopped after ${commands} commands.`
        : `After ${commands} commands: ${match.ending.reason}`,
    )
    if (match.seed !== null) write(`The seed was ${match.seed}; ${await verdict(client, match.id)}`)
  } finally {
    await own?.close()
  }
}

async function verdict(client: Client, id: string): Promise<string> {
  const { differences = [] } = await client.verification(id)
  return differences.length === 0 ? 'every draw follows from it.' : `${differences.length} lines do not follow from it.`
}

/** A service of its own, in memory, whose chance follows from the seed. */
async function startOwn(seed: number): Promise<{ url: string; close(): Promise<void> }> {
  const database = await openDatabase({ dataDir: 'memory://' })
  let count = 0
  const newSeed = () => formatSeed(createHash('sha256').update(`${seed}:${count++}`).digest())
  const app = await buildApp({ database, corsOrigin: '*', newSeed })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Refused ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
})
