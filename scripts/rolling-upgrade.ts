import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { itemAt } from '../src/lib/items.ts'
import { required } from '../src/lib/required.ts'
import { startPostgres } from '../tests/support/databases.ts'
import { type ServiceProcess, startService } from '../tests/support/process.ts'
import { eagerChoice } from './play/choice.ts'
import type { Match, Offer } from './play/client.ts'

/**
 * Plays matches of Gears on two built services on one PostgreSQL: an earlier build begins them alone, then the later one
 * takes part, then the earlier one stops and the later one plays them to their end. Every command goes to the two
 * services in turn until one has taken it, and then to the other one once more, with the same key. Prints what came of
 * it, and fails if a line is missing, doubled or of nobody. Usage: npm run build, in both folders; then
 *
 *   npx tsx scripts/rolling-upgrade.ts <folder of the earlier build> [matches] [folder of the later build]
 */
const [earlier = '', wanted = '8', later = '.'] = process.argv.slice(2)
const STEPS = { alone: 20, together: 80 } as const
const MAX_COMMANDS = 3_000
/** People who never heal and seldom shoot come to an end soon. */
const EAGERNESS = { heal: 0.2, discardWeapon: 0, attack: 0.3 } as const

type Answer<Body> = { readonly status: number; readonly body: Body }
type Line = { readonly number: number; readonly type: string }
type Given = { readonly version: number; readonly events: readonly Line[] }

/** What was written; each build has words of its own for it. */
const linesOf = ({ events }: Given) => events.map(({ number, type }) => ({ number, type }))

const tally = { given: 0, moved: 0, repeated: 0 }

/** One table of two seats that one token plays, and the lines that its commands were answered. */
class Table {
  readonly token = randomUUID() + randomUUID()
  readonly lines: number[] = []
  readonly choose: (offers: readonly Offer[], match: Match) => Offer
  id = ''

  constructor(number: number) {
    this.choose = eagerChoice(number, EAGERNESS)
  }

  async ask<Body>(service: ServiceProcess, path: string, body?: object, headers = {}): Promise<Answer<Body>> {
    const response = await fetch(`${service.url}/v1/matches${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Body }
  }

  async open(service: ServiceProcess): Promise<void> {
    const body = { game: 'gears', options: { mission: 'emergence' }, seats: [{ name: 'Ana' }, { name: 'Luis' }] }
    const opened = await this.ask<{ id: string }>(service, '', body)
    if (opened.status !== 201) throw new Error(JSON.stringify(opened.body))
    this.id = opened.body.id
  }

  /** One command by chance, listed by one service and given to another; `false` when the match is over. */
  async step(services: readonly ServiceProcess[], turn: number): Promise<boolean> {
    const listed = required(services.at(-1), 'service')
    const { body: match } = await this.ask<Match>(listed, `/${this.id}`)
    if (match.status === 'ended') return false
    const seat = match.activeSeat ?? 0
    const { body } = await this.ask<{ offers: Offer[] }>(listed, `/${this.id}/offers?seat=${seat}`)
    const { command } = this.choose(body.offers, match)
    const headers = { 'if-match': `"${match.version}"`, 'idempotency-key': randomUUID() }
    const order = services.map((_, index) => itemAt(services, (index + turn) % services.length))
    await this.#give(order, { seat, command }, headers)
    return true
  }

  async #give(order: readonly ServiceProcess[], body: object, headers: object): Promise<void> {
    const given: Given[] = []
    for (const service of order) {
      const answer = await this.ask<Given>(service, `/${this.id}/commands`, body, headers)
      if (answer.status === 200) given.push(answer.body)
      else if (answer.status === 503) tally.moved++
      else throw new Error(`${answer.status} ${JSON.stringify(answer.body)} to ${JSON.stringify(body)}`)
    }
    const [first, again] = given
    if (first === undefined) throw new Error(`Nobody takes ${JSON.stringify(body)}: the match is frozen.`)
    if (again !== undefined && JSON.stringify(linesOf(again)) !== JSON.stringify(linesOf(first))) {
      console.error(JSON.stringify([first.events, again.events]))
      throw new Error(`${JSON.stringify(body)} was taken twice.`)
    }
    tally.given++
    if (again !== undefined) tally.repeated++
    this.lines.push(...first.events.map(({ number }) => number))
  }

  async log(service: ServiceProcess): Promise<Line[]> {
    const lines: Line[] = []
    for (;;) {
      const path = `/${this.id}/events?limit=500&after=${lines.length}`
      const { events } = (await this.ask<{ events: Line[] }>(service, path)).body
      lines.push(...events)
      if (events.length < 500) return lines
    }
  }

  /** What is wrong with the log: every line is of the match itself, or was answered to one command. */
  async faults(service: ServiceProcess): Promise<string[]> {
    const log = await this.log(service)
    const start = log.findIndex(({ type }) => type === 'match.started')
    const played = log.filter(({ number, type }) => number > this.#setUp(log, start) && !type.startsWith('match.'))
    const own = played.map(({ number }) => number)
    const answered = this.lines.filter((number) => !log[number - 1]?.type.startsWith('match.'))
    const isNumbered = log.every(({ number }, index) => number === index + 1)
    const upgrades = log.filter(({ type }) => type === 'match.upgraded').length
    const { body: proof } = await this.ask<{ differences?: unknown[] }>(service, `/${this.id}/verification`)
    return [
      ...(isNumbered ? [] : ['a number is missing']),
      ...(upgrades === 1 ? [] : [`${upgrades} upgrades`]),
      ...(JSON.stringify(own) === JSON.stringify(answered) ? [] : ['lines and answers differ']),
      ...(proof.differences?.length === 0 ? [] : [`verification: ${JSON.stringify(proof).slice(0, 300)}`]),
    ]
  }

  /** Lines of the setup come with the creation, not with a command. */
  #setUp(log: readonly Line[], start: number): number {
    const first = this.lines[0] ?? Number.POSITIVE_INFINITY
    return log.findLast(({ number }) => number < first && number > start)?.number ?? start
  }
}

const build = (folder: string, environment: Readonly<Record<string, string>>) =>
  startService({ ...environment, LIMIT_CPU_MS_PER_MINUTE: '0' }, { command: ['dist/main.js'], cwd: resolve(folder) })

async function steps(tables: readonly Table[], services: readonly ServiceProcess[], count: number): Promise<void> {
  await Promise.all(
    tables.map(async (table, number) => {
      for (let turn = 0; turn < count && (await table.step(services, turn + number)); turn++);
    }),
  )
}

const server = await startPostgres()
const environment = { DATABASE_URL: await server.createDatabase() }
const before = await build(earlier, environment)
const tables = Array.from({ length: Number(wanted) }, (_, number) => new Table(number + 1))
await Promise.all(tables.map((table) => table.open(before)))
await steps(tables, [before], STEPS.alone)
const after = await build(later, environment)
await steps(tables, [before, after], STEPS.together)
await before.stop()
await sleep(100)
await steps(tables, [after], MAX_COMMANDS)
for (const table of tables) {
  const { body } = await table.ask<Match>(after, `/${table.id}`)
  const faults = await table.faults(after)
  console.log(
    `${table.id}: ${body.status}, ${body.version} lines; ${faults.length === 0 ? 'whole' : faults.join(', ')}`,
  )
  if (faults.length > 0 || body.status !== 'ended') process.exitCode = 1
}
console.log(JSON.stringify(tally))
await after.stop()
await server.stop()
