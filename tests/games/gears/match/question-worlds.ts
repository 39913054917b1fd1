import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import type { MatchDecisionKind } from '../../../../src/games/gears/locust/ai/decision.ts'
import { entranceZones, mapOfState } from '../../../../src/games/gears/match/map.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { chanceOf, choices, eased, give, type PlayedMatch, startMatch } from './random-match.ts'
import { explored, placedMatch, standing, without } from './world.ts'

/** A match that is likely to come to some kinds of question soon. */
export type World = {
  readonly name: string
  /** What it is there for; the others are for everything that comes up anywhere. */
  readonly gives: readonly MatchDecisionKind[]
  readonly start: (random: Random) => PlayedMatch
}

const matchOf = (state: GearsState): PlayedMatch => ({ log: [{ type: 'matchSetUp', state }], commands: [], state })

/** Every seat holds some of these cards beside its own. */
const withCards = (state: GearsState, cards: readonly string[]): GearsState => ({
  ...state,
  players: state.players.map((player) => ({ ...player, handLimit: 13, hand: [...player.hand, ...cards] })),
})

const locust = (id: string, enemy: string, zone: string) =>
  ({ id, enemy, position: { zone }, state: 'healthy', marker: null }) as const

const zonesOf = (state: GearsState): string[] => mapOfState(state, content).zones.map(({ id }) => id)

/** The rows of zones that lie one after the other, beginning where the soldiers stand. */
function wayFrom(state: GearsState, zone: string): string[] {
  const map = mapOfState(state, content)
  const from = map.zone(zone)?.number ?? 0
  const byDistance = (moves: number) => map.zones.find((zone) => map.moves(from, zone.number) === moves)?.id
  return [1, 2, 3].flatMap((moves) => byDistance(moves) ?? [])
}

/** A Berserker that runs through two zones with Tickers in them. */
function tickersInTheWay(random: Random): PlayedMatch {
  const state = without(placedMatch({ mission: 'china-shop' }, 2, random))
  const here = state.players[0]?.position.zone ?? ''
  const together = standing(state, here)
  const [near = here, middle = near, far = middle] = wayFrom(together, here)
  const figures = [
    locust('berserker-91', 'berserker', far),
    ...[1, 2].map((number) => locust(`ticker-9${number}`, 'ticker', near)),
    ...[3, 4].map((number) => locust(`ticker-9${number}`, 'ticker', middle)),
  ]
  return matchOf({ ...together, step: 'locust', locust: figures, ai: { pile: [23, 23, 23], discard: [23] } })
}

/** No marker is left for the Drones beside the soldiers, but three lie on the map with their weapons up. */
function noMarkers(random: Random): PlayedMatch {
  const state = without(placedMatch({}, 3, random))
  const here = state.players[0]?.position.zone ?? ''
  const droppedWeapons = zonesOf(state)
    .slice(0, 3)
    .map((zone, index) => ({ id: `drone-hammerburst-9${index}`, type: 'drone', weapon: 'hammerburst', zone }) as const)
  const figures = [1, 2, 3].map((number) => locust(`drone-9${number}`, 'drone', here))
  const markers = { ...state.markers, drone: { unused: [], discards: [] } }
  return matchOf({ ...standing(state, here), locust: figures, droppedWeapons, markers })
}

/** Two exits are equally near to the active soldier, and the AI card spawns at the nearest. */
function twoExits(random: Random): PlayedMatch {
  const state = placedMatch({ mission: 'resonator' }, 2, random)
  const map = mapOfState(state, content)
  const [one, other] = [...new Set(map.doors.map(({ zone }) => zone))].map((zone) => map.zone(zone)?.number ?? 0)
  const between = map.zones.find(({ number }) => map.moves(number, one ?? 0) === map.moves(number, other ?? 0))
  const ai = { pile: [4, 3, 4, 3], discard: [3] }
  return matchOf({ ...standing(state, between?.id ?? ''), step: 'locust', ai })
}

/** The whole first level is built and reached, so that the mission card is turned over next. */
function reachedEnd(random: Random): PlayedMatch {
  let state = placedMatch({ mission: 'landown' }, 3, random)
  while ((state.levels[0]?.cards.length ?? 0) > 0) {
    state = explored(without(state), state.doors.at(-1)?.door ?? '', random).state
  }
  const [zone = ''] = entranceZones(state.chains[0]?.pieces.at(-1) ?? '', content)
  return matchOf(standing(without(state), zone, [state.active]))
}

/** The wave before the last is beaten, so that the players say who gets the Hammer of Dawn. */
function lastWave(random: Random): PlayedMatch {
  const state = placedMatch({ mission: 'waves', difficulty: 'casual' }, 2, random)
  return matchOf({ ...without(state), phase: 5 })
}

/** Soldiers with many weapons and cards, and Drones around them. */
function armed(random: Random): PlayedMatch {
  const state = without(placedMatch({}, 4, random))
  const here = state.players[0]?.position.zone ?? ''
  const players = state.players.map((player) => ({
    ...player,
    weapons: [...player.weapons, { weapon: 'torque-bow', ammo: 5 }],
  }))
  const droppedWeapons = ['hammerburst', 'gnasher'].map(
    (weapon, index) => ({ id: `drone-${weapon}-9${index}`, type: 'drone', weapon, zone: here }) as const,
  )
  const figures = zonesOf(state)
    .slice(0, 5)
    .map((zone, index) => locust(`drone-9${index}`, 'drone', zone))
  const cards = ['teamwork-guard', 'ambush-guard', 'teamwork-dodge', 'ambush-dodge']
  return matchOf(withCards({ ...standing(state, here), players, droppedWeapons, locust: figures }, cards))
}

/** Soldiers who hold nothing but cards that ask whom they are for. */
function helpful(random: Random): PlayedMatch {
  const { players, locust: _gone, ...state } = armed(random).state
  const hand = ['teamwork-guard', 'ambush-guard', 'teamwork-dodge', 'ambush-dodge', 'teamwork-follow']
  const figures = zonesOf({ ...state, players, locust: [] }).slice(0, 6)
  return matchOf({
    ...state,
    players: players.map((player) => ({ ...player, hand })),
    locust: figures.map((zone, index) => locust(`wretch-9${index}`, 'wretch', zone)),
  })
}

const mission = (name: string, seats: number, isEased = false, gives: readonly MatchDecisionKind[] = []): World => ({
  gives,
  name: `${name} with ${seats}${isEased ? ', eased' : ''}`,
  start(random) {
    const options = { mission: name, ...(name === 'waves' ? { difficulty: 'casual' as const } : {}) }
    const match = startMatch(options, seats, random)
    return isEased && match.state.procedure === null ? eased(match, 3) : match
  },
})

/** The matches that are played until every kind of question was met. */
export const WORLDS: readonly World[] = [
  mission('emergence', 2),
  mission('hive', 4, true),
  mission('china-shop', 3, true),
  mission('scattered', 4),
  mission('resonator', 3),
  mission('waves', 2),
  mission('emergence', 4, true),
  mission('emergence', 1),
  mission('landown', 3, true, ['moveOn', 'exploreOffer', 'zoneChoice', 'ownCover']),
  mission('waves', 2, true, ['holeChoice']),
  mission('scattered', 3, false, ['mapChoice']),
  { name: 'the last wave', gives: ['weaponReceiver'], start: lastWave },
  { name: 'Tickers in the way', gives: ['blastOrder'], start: tickersInTheWay },
  { name: 'no markers', gives: ['markerChoice'], start: noMarkers },
  { name: 'two exits', gives: ['exitChoice'], start: twoExits },
  { name: 'the end of the level', gives: ['levelChoice'], start: reachedEnd },
  { name: 'many weapons', gives: ['triggerChoice', 'weaponLimit'], start: armed },
  { name: 'cards for others', gives: ['recipientChoice', 'locustChoice'], start: helpful },
]

/** Plays by chance, every name of a command equally likely, and shows the match whenever a question waits. */
export function playQuestions(
  { start }: World,
  seed: number,
  steps: number,
  asked: (match: PlayedMatch, kind: MatchDecisionKind) => void,
): void {
  const random = chanceOf(seed)
  const match = start(random)
  for (let step = 0; step < steps && match.state.result === null; step++) {
    const pending = match.state.procedure?.pending
    if (pending != null) asked(match, pending.kind)
    const open = choices(match)
    const names = [...new Set(open.map(({ command }) => Object.keys(command)[0]))]
    const name = names[random.below(names.length)]
    const named = open.filter(({ command }) => Object.keys(command)[0] === name)
    const chosen = named[random.below(named.length)]
    if (chosen === undefined) throw new Error('Nobody may do anything.')
    give(match, chosen.seat, chosen.command, random)
  }
}
