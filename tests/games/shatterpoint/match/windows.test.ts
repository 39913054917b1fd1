import { expect, test } from 'vitest'
import { Ability } from '../../../../src/games/shatterpoint/abilities/ability.ts'
import { TRIGGER_EVENTS, type TriggerEvent } from '../../../../src/games/shatterpoint/abilities/trigger.ts'
import { BOOK } from '../../../../src/games/shatterpoint/content/book-numbers.ts'
import {
  type ShatterpointContent,
  shatterpointContent,
} from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import type { ShatterpointCommand } from '../../../../src/games/shatterpoint/match/command.ts'
import { decideMatch } from '../../../../src/games/shatterpoint/match/decide.ts'
import { evolveMatch } from '../../../../src/games/shatterpoint/match/evolve.ts'
import { offersOf } from '../../../../src/games/shatterpoint/match/offers.ts'
import { ShatterpointOptions } from '../../../../src/games/shatterpoint/match/options.ts'
import { setUpMatch } from '../../../../src/games/shatterpoint/match/setup.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { seatOf } from '../../../../src/games/shatterpoint/match/units.ts'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import { finish } from '../../../../src/lib/steps.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { activationOf, Table } from './arranged.ts'
import { chanceOf } from './random-match.ts'

const WATCHER = 'cc-7567-captain-rex'
const nameFor = (event: TriggerEvent): string => `answers-${event}`

/**
 * The content with a unit that answers every window, once a turn, by something that hardly changes anything; the others
 * may be frail, so that some are soon defeated.
 */
function watchfulContent(isFrail: boolean): ShatterpointContent {
  const [abilities, units] = [new Map(shatterpointContent.abilities), new Map(shatterpointContent.units)]
  const [entry, unit] = [abilities.get('deflect'), units.get(WATCHER)]
  if (entry === undefined || unit === undefined) throw new Error('Not in the content.')
  for (const event of TRIGGER_EVENTS) {
    const ability = Ability.parse({
      name: nameFor(event),
      type: 'innate',
      limit: 'turn',
      triggers: [{ event, by: 'anyone' }],
      steps: [{ who: 'controller', does: [{ refreshForce: 1 }] }],
    })
    abilities.set(nameFor(event), { ...entry, id: nameFor(event), ability })
  }
  if (isFrail) for (const [id, other] of units) units.set(id, { ...other, stamina: 1, durability: 1 })
  units.set(WATCHER, { ...unit, abilities: [...unit.abilities, ...TRIGGER_EVENTS.map(nameFor)] })
  return { ...shatterpointContent, abilities, units }
}

/** Plays at random, but boldly, on an empty table; the windows that the watching unit answered. */
function answered(content: ShatterpointContent, random: Random, found: Set<string>): void {
  const context = () => ({ content, random, trace: new Trace<ShatterpointRules>(), choices: [] })
  const options = ShatterpointOptions.parse({ battlefield: { drawn: {} } })
  let events = setUpMatch(options, 2, context())
  let state: ShatterpointState | null = null
  for (let count = 0; count < 2_500 && found.size < TRIGGER_EVENTS.length; count++) {
    if (events instanceof Refusal) throw new Error(JSON.stringify(events))
    for (const event of events) {
      state = evolveMatch(state, event, content)
      if (event.type === 'effectApplied' && event.ability.startsWith('answers-')) found.add(event.ability)
    }
    if (state === null || state.result !== null) return
    const seat = state.procedure?.pending?.seat ?? seatOf(state.active)
    events = decideMatch(state, seat, anyCommand(state, seat, content, random), context())
  }
}

/** How far a command leaves its character from the middle of the table; whatever is no move counts as far away. */
const awayFromMiddle = (command: ShatterpointCommand): number =>
  'moveChar' in command ? Math.abs(command.moveChar.to.y - BOOK.battlefieldSide / 2) : Number.POSITIVE_INFINITY

/** Of the moves the one that leads nearest to the middle, where the squads meet; of actions, to move or to attack. */
function boldest(commands: readonly ShatterpointCommand[]): ShatterpointCommand | undefined {
  const [move] = commands.toSorted((a, b) => awayFromMiddle(a) - awayFromMiddle(b))
  if (move !== undefined && 'moveChar' in move) return move
  const ofType = (type: string) => commands.find((one) => 'action' in one && one.action.type === type)
  return ofType('attack') ?? ofType('move')
}

/** Anything that is offered, every other time the boldest; regions, which take long to draw, only now and then. */
function anyCommand(state: ShatterpointState, seat: number, content: ShatterpointContent, random: Random) {
  const pending = state.procedure?.pending
  const plain = pending?.options ?? []
  const isQuick = plain.length > 0 && (pending?.kind !== 'actChar' || pending.moves.length === 0)
  const commands = isQuick
    ? plain
    : finish(offersOf(state, seat, content)).map(({ command }) => command as ShatterpointCommand)
  const bold = random.below(2) === 0 ? boldest(commands) : undefined
  const chosen = bold ?? commands[random.below(commands.length)]
  if (chosen === undefined) throw new Error('Nobody can go on.')
  return chosen
}

/** A tie needs as many characters of both players at one objective, which chance rarely brings about. */
const ARRANGED: readonly TriggerEvent[] = ['controlTie']

test('every window of effects is opened in play, and abilities answer it', () => {
  const found = new Set<string>(ARRANGED.map(nameFor))
  for (let number = 1; number <= 24 && found.size < TRIGGER_EVENTS.length; number++)
    answered(watchfulContent(number % 2 === 1), chanceOf(number), found)
  expect(TRIGGER_EVENTS.filter((event) => !found.has(nameFor(event)))).toEqual([])
}, 600_000)

/** The content with a unit that loses its hunker tokens in a window in which they also give it something. */
function hastyContent(): ShatterpointContent {
  const [abilities, units] = [new Map(shatterpointContent.abilities), new Map(shatterpointContent.units)]
  const [entry, unit] = [abilities.get('deflect'), units.get(WATCHER)]
  if (entry === undefined || unit === undefined) throw new Error('Not in the content.')
  const declared = { type: 'innate', triggers: [{ event: 'turnStart', by: 'anyone' }] } as const
  const told = {
    'throws-away': { name: 'Throws away', steps: [{ who: 'thisUnit', does: [{ loseHunker: true }] }] },
    'counts-on-it': {
      name: 'Counts on it',
      requires: [{ hunker: true }],
      steps: [{ who: 'controller', does: [{ refreshForce: 1 }] }],
    },
  }
  for (const [id, more] of Object.entries(told))
    abilities.set(id, { ...entry, id, ability: Ability.parse({ ...declared, ...more }) })
  units.set(WATCHER, { ...unit, abilities: Object.keys(told) })
  return { ...shatterpointContent, abilities, units }
}

test('a tie at an objective is answered', () => {
  const content = watchfulContent(false)
  const table = new Table({
    units: { [WATCHER]: { at: [[450, 400]] }, 'lord-maul': { at: [[450, 500]] } },
    more: { activation: activationOf(WATCHER) },
    active: { MC: null },
  })
  const answered = new Set<string>()
  for (let count = 0; count < 30 && table.state.turn === 7; count++) {
    const seat = table.state.procedure?.pending?.seat ?? 0
    const [command = { endActivation: {} }] = table.state.procedure?.pending?.options ?? []
    const context = { content, random: chanceOf(1), trace: new Trace<ShatterpointRules>(), choices: [] }
    const events = decideMatch(table.state, seat, command, context)
    if (events instanceof Refusal) throw new Error(JSON.stringify(events.violations))
    for (const event of events) {
      table.state = evolveMatch(table.state, event, content)
      if (event.type === 'effectApplied') answered.add(event.ability)
    }
  }
  expect(answered).toContain(nameFor('controlTie'))
  expect(table.state.objectives.find(({ id }) => id === 'MC')?.controller).toBeNull()
})

test('what no longer applies when it is its turn is left out', () => {
  const content = hastyContent()
  const table = new Table({
    units: { [WATCHER]: { at: [[100, 100]], hunker: 1 }, 'lord-maul': { at: [[800, 800]] } },
    players: { A: { force: { ready: 1, total: 7 } } },
    more: { active: 'B', activation: activationOf('lord-maul') },
  })
  const give = (command: ShatterpointCommand) => {
    const context = { content, random: chanceOf(1), trace: new Trace<ShatterpointRules>(), choices: [] }
    const seat = table.state.procedure?.pending?.seat ?? seatOf(table.state.active)
    const events = decideMatch(table.state, seat, command, context)
    if (events instanceof Refusal) throw new Error(JSON.stringify(events.violations))
    for (const event of events) table.state = evolveMatch(table.state, event, content)
    return context.trace.steps.map(({ rule }) => rule)
  }
  give({ endActivation: {} })
  expect(table.asked).toBe('effect')
  const rules = give({ resolveEffect: { unitId: WATCHER, abilityId: 'throws-away' } })
  expect(rules).toContain('shatterpoint.turn.recheck')
  expect(table.unit(WATCHER).hunker).toBe(0)
  expect(table.state.players.A.force.ready).toBe(1)
})
