import type { MatchEvent } from '../../../../src/contract/match.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { PlayerState, ShatterpointState, UnitInMatch } from '../../../../src/games/shatterpoint/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { activationOf, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

/** Scenes in which one ability is used: who stands where, and what happens. */

type Place = readonly [x: number, y: number]

/** A unit of a scene by its card: whose it is, where it stands, and what lies on it. */
export type Piece = Partial<Omit<UnitInMatch, 'characters'>> & { readonly at: readonly Place[] }

/** What happens in a scene. */
export type Kick =
  | { readonly use: string }
  | { readonly begin: string }
  | { readonly end: string }
  | { readonly action: 'move' | 'focus' | 'recover'; readonly by: string }
  | { readonly attack: 'melee' | 'ranged'; readonly by: string; readonly on: string }
  | { readonly takeReserve: string }
  | { readonly reveal: string; readonly reserve: string }
  | { readonly shatterpoint: string }

export type Scene = {
  readonly ability: string
  /** Units of player A, then those of player B. */
  readonly A: Readonly<Record<string, Piece>>
  readonly B: Readonly<Record<string, Piece>>
  readonly kick: Kick
  /** An event that shows what the ability did. */
  readonly shows: string
  /** The objectives that are active, with their controllers. */
  readonly active?: Readonly<Record<string, 'A' | 'B' | null>>
  readonly seed?: number
  /** Where order cards of player A lie. */
  readonly cards?: Partial<PlayerState>
}

function unitOf(card: string, player: 'A' | 'B', { at, ...changes }: Piece): UnitInMatch {
  const entry = shatterpointContent.units.get(card)
  if (entry === undefined) throw new Error(`No unit ${card}.`)
  const { characters } = entry.profile
  const ids = characters === 1 ? [card] : ['a', 'b'].map((letter) => `${card}-${letter}`)
  return {
    ...{ id: card, card, player, squad: 1, damage: 0, wounds: 0, injuries: 0, conditions: [], strainTokens: 0 },
    ...{ hunker: 0, defeated: false, stance: (entry.stances[0] ?? '').slice(card.length + 1) },
    ...changes,
    characters: ids.map((id, index) => {
      const [x, y] = at[index] ?? [60, 840 - 60 * index]
      return { id, at: { x, y, on: null } }
    }),
  }
}

/** A table with the units of a scene, any of the content, in the middle of a turn. */
export function tableOf({
  A,
  B,
  active = {},
  kick,
  cards = {},
}: Pick<Scene, 'A' | 'B' | 'active' | 'kick' | 'cards'>): Table {
  const table = new Table({ active })
  const units = [
    ...Object.entries(A).map(([card, piece]) => unitOf(card, 'A', piece)),
    ...Object.entries(B).map(([card, piece]) => unitOf(card, 'B', piece)),
  ]
  const cardsOf = (player: 'A' | 'B') => ({
    ...table.state.players[player],
    ...{ deck: units.filter((unit) => unit.player === player).map(({ id }) => id), discard: [], reserve: null },
    force: { total: 6, ready: 6 },
  })
  const actor = actorOf(kick)
  const isB = actor in B
  const state: ShatterpointState = {
    ...table.state,
    units,
    players: { A: { ...cardsOf('A'), ...cards }, B: cardsOf('B') },
    active: isB ? 'B' : 'A',
    activation: activationOf(actor),
  }
  table.state = state
  return table
}

/** The unit that is activated in a scene; an attack names a character of it. */
const actorOf = (kick: Kick): string => (('by' in kick ? kick.by : Object.values(kick)[0]) ?? '').replace(/-[ab]$/, '')

/** Commands that are taken before others where an ability could go on. */
const WANTED = ['useReactive', 'resolveEffect', 'accept', 'moveChar', 'declareAttack', 'healChar', 'setAngle', 'pick']
const LATER = ['choose', 'modifyDice', 'chooseOption', 'orderIcons', 'pay', 'keepRevealed', 'revealOrder']

/** Gives a command, whatever the dice show. */
export function giveAny(table: Table, command: JsonObject, seed = 1): void {
  const decision = shatterpointPlay.decide(table.state, table.seat, command, chanceOf(seed))
  if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
  table.applied.push(...decision.steps.map(({ rule }) => rule))
  table.state = fold(table.state, decision.events)
  table.events.push(...decision.events)
}

/** Answers questions so that the ability does as much as it can, until nothing is asked any more or what is waited for. */
export function answerAll(table: Table, ability: string, seed = 1, isReached = (_: Table): boolean => false): void {
  for (let count = 0; table.asked !== null && !isReached(table) && count < 80; count++)
    giveAny(table, answerFor(table, ability), seed + count)
}

function answerFor(table: Table, ability: string): JsonObject {
  const offers = shatterpointPlay.offers(table.state, table.seat).map(({ command }) => command)
  const nameOf = (command: JsonObject) => Object.keys(command)[0] ?? ''
  const own = offers.find((command) => JSON.stringify(command).includes(`"abilityId":"${ability}"`))
  if (own !== undefined && !wasUsed(table.events, ability)) return own
  const isOpen = wasUsed(table.events, ability) || table.isAsked('treeOption') || table.isAsked('reserve')
  const order = isOpen ? [...WANTED, ...LATER] : LATER
  for (const name of order) {
    const found = offers.find((command) => nameOf(command) === name && !JSON.stringify(command).includes('abilityId'))
    if (found !== undefined) return found
  }
  const least = ['pass', 'decline', 'finishAction', 'declinePersonal', 'stopTree']
  return offers.find((command) => least.includes(nameOf(command))) ?? offers[0] ?? {}
}

/** Whether an ability was used or took effect. */
export const wasUsed = (events: readonly MatchEvent[], ability: string): boolean =>
  events.some((event) => ['abilityUsed', 'effectApplied'].includes(event.type) && event.ability === ability)

/** Plays a scene to where nothing is asked; the events since the ability was used. */
export function play(scene: Scene): MatchEvent[] {
  const table = tableOf(scene)
  kickOff(table, scene)
  answerAll(table, scene.ability, scene.seed ?? 1)
  const first = table.events.findIndex(
    (event) => ['abilityUsed', 'effectApplied'].includes(event.type) && event.ability === scene.ability,
  )
  return first < 0 ? [] : table.events.slice(first)
}

/** Plays a scene to where something is reached. */
export function playUntil(scene: Scene, isReached: (table: Table) => boolean): Table {
  const table = tableOf(scene)
  kickOff(table, scene)
  answerAll(table, scene.ability, scene.seed ?? 1, isReached)
  return table
}

function kickOff(table: Table, { kick, ability, seed = 1 }: Scene): void {
  if ('begin' in kick) beginActivation(table, kick.begin, null)
  else if ('takeReserve' in kick) beginActivation(table, kick.takeReserve, kick.takeReserve)
  else if ('reveal' in kick) beginActivation(table, kick.reveal, kick.reserve)
  else if ('shatterpoint' in kick) beginActivation(table, kick.shatterpoint, null, 'shatterpoint')
  else if ('end' in kick) giveAny(table, { endActivation: {} }, seed)
  else if ('action' in kick) giveAny(table, { action: { type: kick.action } }, seed)
  else if ('attack' in kick) declare(table, kick.attack, kick.on, seed)
  else if (table.offered('useAbility').some(({ abilityId }) => abilityId === ability))
    giveAny(table, { useAbility: { abilityId: ability } }, seed)
}

/** The activated unit attacks somebody in a combat action. */
export function declare(table: Table, wanted: 'melee' | 'ranged', on: string, seed = 1): void {
  giveAny(table, { action: { type: 'combat' } }, seed)
  const found = table.offered('declareAttack').find(({ type, targetId }) => type === wanted && targetId === on)
  if (found === undefined) throw new Error(`No ${wanted} attack on ${on}.`)
  giveAny(table, { declareAttack: found }, seed)
}

/** The turn before ends, so that a unit begins its activation. */
function beginActivation(table: Table, unit: string, reserve: string | null, card = unit): void {
  const { player } = table.unit(unit)
  const other = player === 'A' ? 'B' : 'A'
  const previous = table.state.units.find((one) => one.player === other)
  if (previous === undefined) throw new Error('Both players need a unit.')
  const cards = { ...table.state.players[player], deck: reserve === unit ? [] : [card], reserve }
  const players = { ...table.state.players, [player]: { ...cards, force: { total: 6, ready: 2 } } }
  table.state = { ...table.state, active: other, activation: activationOf(previous.id), players }
  giveAny(table, { endActivation: {} })
}
