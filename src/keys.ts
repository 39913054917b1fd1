import process from 'node:process'
import { parseArgs } from 'node:util'
import { createKey, NewKey, showKey } from './access/key-making.ts'
import { ConfigError, readConfig } from './config.ts'
import { type Database, OperatorError } from './contract/database.ts'
import { formatPath } from './contract/problem.ts'
import { openDatabase } from './storage/database.ts'

const USAGE = `Makes, lists and revokes API keys, and reads their usage.

  npm run keys -- create --name bot --scopes rulings,matches --per-minute 60000
  npm run keys -- list
  npm run keys -- revoke <id>
  npm run keys -- usage --key <id> --from 2024-05-01 --to 2024-05-31

  --name <text>         a name to recognise the key by
  --scopes <list>       of rulings, matches, content, admin
  --per-minute <ms>     CPU milliseconds per minute; 0 is no limit (as the service has it)
  --expires <time>      such as 2025-01-01T00:00:00Z (never)
  --max-matches <n>, --max-forks <n>, --max-rulings <n>, --max-tables <n>   caps (as the service has them)

It works on the database of DATABASE_URL, or else on the embedded one in DATA_DIR. Only one process can use the
embedded one: stop the service first, or set ADMIN_TOKEN for it and use its routes, POST and GET /admin/keys and
DELETE /admin/keys/<id>. Keys have an effect when the service runs with API_KEYS=optional or API_KEYS=required.
`

const OPTIONS = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  'per-minute': { type: 'string' },
  expires: { type: 'string' },
  'max-matches': { type: 'string' },
  'max-forks': { type: 'string' },
  'max-rulings': { type: 'string' },
  'max-tables': { type: 'string' },
  key: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** What the caller did wrong, in words. */
class WrongUse extends Error {}

type Flags = { readonly [Name in Exclude<keyof typeof OPTIONS, 'help'>]?: string }
type Command = (database: Database, flags: Flags, id: string | undefined) => Promise<string>

const MAX_LINES = 10_000

const COMMANDS: Readonly<Record<string, Command>> = {
  async create({ keys }, flags) {
    const { text, key } = await createKey(keys, wantedKey(flags))
    return `${JSON.stringify(showKey(key), null, 2)}\nThe key, shown only now: ${text}`
  },
  async list({ keys }) {
    return JSON.stringify((await keys.list()).map(showKey), null, 2)
  },
  async revoke({ keys }, _flags, id) {
    if (id === undefined) throw new WrongUse('Say which key: npm run keys -- revoke <id>')
    const revoked = await keys.revoke(id)
    if (revoked === null) throw new WrongUse(`“${id}” is not the id of a key; npm run keys -- list shows them.`)
    return `${revoked.name} (${revoked.prefix}…) is revoked. Running services notice within seconds.`
  },
  async usage({ usage }, { key, from, to }) {
    const wrong = [from, to].find((day) => day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
    if (wrong !== undefined) throw new WrongUse(`“${wrong}” is not a day; write it as 2024-05-01.`)
    const lines = await usage.read({ keyId: key, from, to }, MAX_LINES)
    const rows = lines.map((line) =>
      [line.day, line.keyId || '(no key)', line.operation, line.requests, line.cpuMs.toFixed(1), line.errors].join(
        '\t',
      ),
    )
    return ['day\tkey\toperation\trequests\tcpu ms\terrors', ...rows].join('\n')
  },
}

function wantedKey(flags: Flags) {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const wanted = NewKey.safeParse({
    name: flags.name,
    scopes: flags.scopes?.split(',').map((scope) => scope.trim()),
    cpuMsPerMinute: number(flags['per-minute']),
    caps: {
      matches: number(flags['max-matches']),
      forks: number(flags['max-forks']),
      rulings: number(flags['max-rulings']),
      tables: number(flags['max-tables']),
    },
    expiresAt: flags.expires,
  })
  if (wanted.success) return wanted.data
  throw new WrongUse(wanted.error.issues.map(({ path, message }) => `${formatPath(path)}: ${message}`).join('\n'))
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments()
  const [name = '', id] = positionals
  if (values.help || name === '') {
    process.stdout.write(USAGE)
    return
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new WrongUse(`There is no command “${name}”.\n\n${USAGE}`)
  const { databaseUrl, dataDir } = readConfig(process.env)
  const database = await openDatabase({ url: databaseUrl, dataDir }).catch((error: unknown) => {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n${databaseUrl === undefined ? IN_USE : ''}`)
  })
  try {
    process.stdout.write(`${await command(database, values, id)}\n`)
  } finally {
    await database.close()
  }
}

const IN_USE =
  'If the service is running on this folder, stop it first, or use its routes under /admin/keys with ADMIN_TOKEN.'

function readArguments() {
  try {
    return parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new WrongUse(`${(error as Error).message}\n\n${USAGE}`)
  }
}

main().catch((error: unknown) => {
  const isExpected = [WrongUse, ConfigError, OperatorError].some((kind) => error instanceof kind)
  process.stderr.write(`${error instanceof Error ? (isExpected ? error.message : error.stack) : error}\n`)
  process.exitCode = 1
})
