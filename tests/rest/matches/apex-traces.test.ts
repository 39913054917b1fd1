import { beforeAll, describe, expect, test } from 'vitest'
import { apex } from '../../../src/games/apex/index.ts'
import { apexRules } from '../../../src/games/apex/rules.ts'
import { testApp } from '../../support/app.ts'
import { give, type Opened, open, send } from './match-service.ts'

/** The answer to a command says why: for every attack it carries the steps that the ruling on it would have. */

type Step = { rule: string; title: string; section: string; page: string | null; facts: object; text: string }
type Answered = { readonly events: readonly { type: string }[]; readonly trace: readonly Step[] }
type Offered = { readonly id: string; readonly command: Record<string, { cell?: unknown }> }

/** A board on which everybody meets at once. */
const ARENA = {
  drawn: {
    width: 5,
    height: 5,
    buildings: [],
    objects: [{ id: 'r1', kind: 'respawnBeacon', cells: [{ column: 2, row: 2 }] }],
  },
}

/** What an attack is known by in the events, and rules that its steps cite whatever chance decides. */
const ATTACKS = {
  shotResolved: ['apex.shot.target', 'apex.shot.ammo', 'apex.shot.difficulty', 'apex.aim.rate'],
  meleeResolved: ['apex.melee.target', 'apex.melee.resolve'],
  pushed: ['apex.push.path'],
  grenadeLanded: ['apex.grenade.scatter', 'apex.area.bounded', 'apex.grenade.damage'],
} as const
type Attack = keyof typeof ATTACKS
/** A match is over after about a hundred commands; chance may need more than one. */
const MAX_COMMANDS = 300
const MAX_MATCHES = 12
const NAMES = Object.keys(ATTACKS) as Attack[]

/** The offer that leads to an attack that is still to be seen; else whatever lets the match go on. */
function chooseFrom(
  offers: readonly Offered[],
  seen: ReadonlyMap<Attack, Answered>,
  turn: number,
): Offered | undefined {
  const of = (name: string) => offers.filter(({ command }) => name in command)
  const wanted = [
    ...(seen.has('pushed') ? [] : of('melee')),
    ...(seen.has('grenadeLanded') ? [] : of('use').filter(({ command }) => command.use?.cell !== undefined)),
    ...(seen.has('shotResolved') ? [] : of('shoot')),
  ]
  if (wanted.length > 0) return wanted[0]
  const calm = offers.filter(({ command }) => !['give', 'shoot', 'melee', 'rush'].some((name) => name in command))
  const isOut = (name: string) => of(name).length > 0 && turn % 3 === 0
  return (isOut('endActivation') ? of('endActivation')[0] : undefined) ?? calm[(turn * 7) % calm.length] ?? offers[0]
}

const app = testApp({ games: [apex] })

/** The seat that the match waits for. */
async function waitingFor({ path, token }: Opened): Promise<{ seat: number }> {
  const { body } = await send(app(), { method: 'GET', url: path, token })
  return { seat: body.activeSeat ?? 0 }
}

/** Plays until every attack was made, and keeps the answer to the command that made it. */
async function play(language: string): Promise<Map<Attack, Answered>> {
  const seen = new Map<Attack, Answered>()
  for (let matches = 0; matches < MAX_MATCHES && seen.size < NAMES.length; matches++) await playOne(language, seen)
  return seen
}

async function playOne(language: string, seen: Map<Attack, Answered>): Promise<void> {
  const match = await open(app(), { game: 'apex', options: { red: 'A', board: ARENA, windows: 'quick' } })
  for (let turn = 0; turn < MAX_COMMANDS && seen.size < NAMES.length; turn++) {
    const { seat } = await waitingFor(match)
    const offered = await send(app(), { method: 'GET', url: `${match.path}/offers?seat=${seat}`, token: match.token })
    const offer = chooseFrom(offered.body.offers, seen, turn)
    if (offer === undefined) return
    const headers = { 'if-match': '*', 'accept-language': language }
    const { status, body } = await give(app(), match, { seat, offer: offer.id }, headers)
    expect(status).toBe(200)
    for (const name of NAMES) {
      if (!seen.has(name) && body.events.some(({ type }: { type: string }) => type === name)) seen.set(name, body)
    }
  }
}

describe('the answer to an attack', () => {
  let seen = new Map<Attack, Answered>()
  beforeAll(async () => {
    seen = await play('es')
  })

  test.each(NAMES)('%s carries the trace of the ruling, in the language that was asked for', (name) => {
    const trace = seen.get(name)?.trace ?? []
    const rules = trace.map(({ rule }) => rule)
    expect(rules).toEqual(expect.arrayContaining([...ATTACKS[name]]))
    for (const { rule, title, text, facts } of trace) {
      expect(title).toBe(apexRules.byId[rule as keyof typeof apexRules.byId].title.es)
      expect(text).toMatch(/\S/)
      expect(facts).toBeTypeOf('object')
    }
  })
})
