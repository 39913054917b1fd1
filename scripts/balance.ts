import { createHash } from 'node:crypto'
import process from 'node:process'
import type { Offer, Play } from '../src/contract/match.ts'
import { gearsContent } from '../src/games/gears/content/gears-content.ts'
import { gears } from '../src/games/gears/index.ts'
import { mapOfState } from '../src/games/gears/match/map.ts'
import type { GearsState } from '../src/games/gears/match/state.ts'
import { formatSeed, type Random, seeded } from '../src/rulebook/random.ts'

/**
 * Plays a mission many times with a player who looks one command ahead, and tells how often it is won: the numbers of
 * cards that no book gives are chosen so that the first mission is neither always won nor always lost.
 *
 *   npx tsx scripts/balance.ts emergence 2 20
 */
const [mission = 'emergence', players = '2', matches = '10'] = process.argv.slice(2)

/** How much a living enemy is feared; a wounded one half as much. */
const FEARED: Readonly<Record<string, number>> = { wretch: 4, drone: 5, ticker: 4, boomer: 9 }
const MAX_COMMANDS = 1500

const play = gears.play as Play
const chance = (text: string): Random => seeded(formatSeed(createHash('sha256').update(text).digest()))

function playOnce(name: string): { result: string; turns: number; commands: number } {
  const opened = play.setup({ mission }, Number(players), chance(`${name}:setup`))
  if (opened.kind !== 'decided') throw new Error(JSON.stringify(opened))
  let state = opened.events.reduce<GearsState | null>((now, event) => play.evolve(now, event) as GearsState, null)
  for (let commands = 0; state !== null; commands++) {
    if (state.result !== null || commands === MAX_COMMANDS) {
      return { result: `${state.result ?? 'unfinished'} in phase ${state.phase}`, turns: state.turnNumber, commands }
    }
    const { seat, offers } = offersIn(state)
    const offer = best(state, seat, offers, `${name}:${commands}`)
    state = after(state, seat, offer, chance(`${name}:${commands}:real`)) ?? state
  }
  throw new Error('Nothing was set up.')
}

function offersIn(state: GearsState): { seat: number; offers: readonly Offer[] } {
  const seat = play.activeSeat(state)
  if (seat === null) throw new Error(`Nobody is to act in ${state.step}.`)
  return { seat, offers: play.offers(state, seat) }
}

function after(state: GearsState, seat: number, { command }: Offer, random: Random): GearsState | null {
  const decision = play.decide(state, seat, command, random)
  if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
  return decision.events.reduce<GearsState>((now, event) => play.evolve(now, event) as GearsState, state)
}

/** The offer that leaves the players best off, by three tries each with hidden things drawn anew. */
function best(state: GearsState, seat: number, offers: readonly Offer[], name: string): Offer {
  if (offers.length === 1) return offers[0] as Offer
  let chosen = offers[0] as Offer
  let max = Number.NEGATIVE_INFINITY
  for (const offer of sampled(offers)) {
    const value = [1, 2, 3].reduce((sum, attempt) => sum + valueAfter(state, seat, offer, `${name}:${attempt}`), 0)
    if (value > max) [chosen, max] = [offer, value]
  }
  return chosen
}

function valueAfter(state: GearsState, seat: number, offer: Offer, name: string): number {
  const imagined = play.imagine(state, seat, chance(`${name}:hidden`)) as GearsState
  const next = after(imagined, seat, offer, chance(name))
  return next === null ? Number.NEGATIVE_INFINITY : worth(next) + eagerness(offer) + sealing(state, offer)
}

/** Of very many offers every so many are looked at. */
function sampled(offers: readonly Offer[]): readonly Offer[] {
  const step = Math.ceil(offers.length / 60)
  return offers.filter((_, index) => index % step === 0)
}

/** What a command is worth beyond what it changes at once. */
function eagerness({ command }: Offer): number {
  if ('playOrder' in command) return (command.playOrder as { use: string }).use === 'printed' ? 6 : 3
  if ('endOrders' in command || 'skipAction' in command) return -3
  if ('activateEquipment' in command) return 1
  if ('discardWeapon' in command) return -1000
  if ('attack' in command || 'throwGrenade' in command) return 2
  return 0
}

/** A grenade into an open hole is what the mission asks for. */
function sealing(state: GearsState, { command }: Offer): number {
  if (!('throwGrenade' in command)) return 0
  const zone = mapOfState(state, gearsContent).zone((command.throwGrenade as { zone: string }).zone)
  return openHoleZones(state).includes(zone?.number ?? -1) ? 30 : -4
}

/** How well the players stand: their cards, the enemies, and how near they are to what they have to do. */
function worth(state: GearsState): number {
  if (state.result !== null) return state.result === 'won' ? 10_000 : -10_000
  const enemies = state.locust.reduce((sum, { enemy, state: health }) => {
    const feared = FEARED[enemy] ?? 8
    return sum + (health === 'healthy' ? feared : feared * 0.6)
  }, 0)
  const soldiers = state.players.reduce((sum, player) => sum + soldier(state, player), 0)
  return soldiers - enemies + 150 * state.phase
}

function soldier(state: GearsState, player: GearsState['players'][number]): number {
  const { hand, status, position, weapons, grenades } = player
  if (status !== 'standing') return -40
  const ammo = weapons.reduce((sum, held) => sum + Math.min(3, held.ammo), 0)
  const cover = position.cover === undefined ? 0 : 5
  return (
    4 * hand.length +
    (hand.length === 0 ? -10 : 0) +
    0.8 * ammo +
    5 * Math.min(2, grenades) +
    cover -
    far(state, player)
  )
}

/** How far it is to the next open hole with a grenade in hand, or to the grenades without one. */
function far(state: GearsState, { grenades, position }: GearsState['players'][number]): number {
  const map = mapOfState(state, gearsContent)
  const from = map.zone(position.zone)?.number ?? 0
  const goals = grenades > 0 ? openHoleZones(state) : equipmentZones(state)
  const distances = goals.map((goal) => Math.max(0, map.moves(from, goal) - (grenades > 0 ? 1 : 0)))
  return Math.min(12, ...distances)
}

function openHoleZones(state: GearsState): number[] {
  const map = mapOfState(state, gearsContent)
  return map.zones
    .filter(({ holes }) => holes.some(({ id }) => !state.sealedHoles.includes(id)))
    .map(({ number }) => number)
}

function equipmentZones(state: GearsState): number[] {
  const map = mapOfState(state, gearsContent)
  return map.zones.filter(({ equipment, piece }) => equipment && piece === '12A').map(({ number }) => number)
}

const tally = new Map<string, number>()
for (let match = 0; match < Number(matches); match++) {
  const { result, turns, commands } = playOnce(`${mission}:${players}:${match}`)
  tally.set(result, (tally.get(result) ?? 0) + 1)
  process.stdout.write(
    `${mission}, ${players} players, match ${match + 1}: ${result} after ${turns} turns, ${commands} commands\n`,
  )
}
process.stdout.write(`${[...tally].map(([result, count]) => `${result} ${count}`).join(', ')}\n`)
