import { type Random, shuffled } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Mission } from '../content/mission.ts'
import { missionAt } from '../content/mission-lookup.ts'
import { emptyPool } from '../locust/ai/battlefield.ts'
import { missionCards } from '../locust/ai-deck.ts'
import { type Setup, setUp } from '../missions/setup.ts'
import { splitBetweenMaps } from '../missions/setup-mission.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import type { HeldWeapon } from '../table/figures.ts'
import { byFigureType, FIGURE_TYPES, type FigureType, type Slot } from '../vocabulary.ts'
import type { GearsEvent } from './events.ts'
import { UNPLACED } from './map.ts'
import type { GearsChoices, GearsOptions } from './options.ts'
import { slotsOf } from './procedures/mission-rules.ts'
import { procedures } from './procedures/procedure.ts'
import { soldiersOf } from './soldiers.ts'
import { type ChainState, freshTurn, type GearsState, type PlayerState } from './state.ts'

type Context = { readonly random: Random; readonly trace: GearsTrace; readonly content: GearsContent }
type SetupContext = Context & { readonly choices: readonly (GearsChoices | null)[] }

/** Sets a match up: the soldiers can be placed, or the first player is asked how the Locust stand. */
export function setUpMatch(
  options: GearsOptions,
  seats: number,
  context: SetupContext,
): readonly GearsEvent[] | Refusal {
  const { content } = context
  const mission = missionAt(options.mission, 1, content)
  if (mission instanceof Refusal) return mission
  if ((options.characters?.length ?? seats) !== seats) return wrongCount(mission, seats)
  const characters = soldiersOf(options.characters, context.choices, mission, content)
  if (characters instanceof Refusal) return characters
  const { difficulty } = options
  const question = { mission: mission.id, characters, ...(difficulty === undefined ? {} : { difficulty }) }
  const dealt = setUp(question, mission, content, context)
  if (dealt instanceof Refusal) return dealt
  const start = startOf(options, mission, dealt, context)
  return [{ type: 'matchSetUp', state: start }, ...procedures.begin(start, start.first, { setUp: {} }, context)]
}

const wrongCount = ({ id, minPlayers, maxPlayers }: Mission, seats: number): Refusal => {
  const facts = { mission: id, players: seats, min: minPlayers, max: maxPlayers, repeated: null }
  return refuse([{ rule: 'gears.solo.one-figure', path: ['characters'], facts }])
}

/** The match before the map is built: everything that was shuffled and dealt. */
function startOf(
  { difficulty, isInsane }: GearsOptions,
  mission: Mission,
  dealt: Setup,
  { content, random, trace }: Context,
): GearsState {
  const players = dealt.seats.map(playerOf)
  const first = dealt.firstPlayer - 1
  const slots = slotsOfSetup(dealt)
  const cards = missionCards(mission.generalAi, slotsOf({ slots }), content, trace)
  return {
    options: { mission: mission.id, difficulty: difficulty ?? null, isInsane },
    players,
    first,
    active: first,
    turnNumber: 0,
    step: 'placing',
    turn: freshTurn(''),
    chains: splitBetweenMaps(mission, players.length).map(() => emptyChain(mission)),
    doors: [],
    levels: dealt.levels.map(({ number, isLocked, locations }) => ({ number, isLocked, cards: locations })),
    locations: [],
    locust: [],
    sealedHoles: [],
    holeTokens: [],
    droppedWeapons: [],
    pool: fullPool(content),
    slots,
    orders: { pile: dealt.orderPile, discard: [] },
    ai: {
      pile: shuffled(
        cards.map(({ number }) => number),
        random,
      ),
      discard: [],
    },
    weapons: { pile: shuffled(randomWeapons(content), random), discard: [] },
    markers: markersOf(content, random),
    removed: [],
    specialWeapons: specialWeapons(players, content),
    phase: 1,
    used: [],
    named: {},
    result: null,
    procedure: null,
  }
}

function playerOf({ character, hand, handLimit, weapons, grenades }: Setup['seats'][number]): PlayerState {
  const held = weapons.map(({ weapon, ammo }): HeldWeapon => ({ weapon, ammo }))
  return { character, hand, handLimit, weapons: held, grenades, status: 'standing', position: UNPLACED }
}

function slotsOfSetup({ slots }: Setup): Record<Slot, string | null> {
  const enemyOf = (slot: Slot) => slots.find((candidate) => candidate.slot === slot)?.enemy ?? null
  return { A: enemyOf('A'), B: enemyOf('B'), C: enemyOf('C') }
}

const emptyChain = ({ rules }: Mission): ChainState => ({
  pieces: [],
  levels: [],
  turnFirst: rules.some(({ kind }) => kind === 'turnFirstPiece'),
  branch: [],
  branchLevels: [],
})

function fullPool({ figureCounts }: GearsContent): Record<FigureType, number> {
  const pool = emptyPool()
  for (const type of FIGURE_TYPES) pool[type] = figureCounts.get(type) ?? 0
  return pool
}

const copiesOf = ({ id, copies }: { readonly id: string; readonly copies: number }): string[] =>
  Array.from({ length: copies }, () => id)

const randomWeapons = ({ weapons }: GearsContent): string[] =>
  [...weapons.values()].filter(({ pool }) => pool === 'random').flatMap(copiesOf)

/** The copies of special weapons that the soldiers did not take from the box. */
function specialWeapons(players: readonly PlayerState[], { weapons }: GearsContent): Record<string, number> {
  const taken = players.flatMap((player) => player.weapons.map(({ weapon }) => weapon))
  const special = [...weapons.values()].filter(({ pool }) => pool === 'special')
  return Object.fromEntries(
    special.map(({ id, copies }) => [id, Math.max(0, copies - taken.filter((weapon) => weapon === id).length)]),
  )
}

/** Every pile of markers, its health sides up, in random order. */
function markersOf({ markers }: GearsContent, random: Random): GearsState['markers'] {
  const unused = (type: FigureType) =>
    shuffled([...markers.values()].filter((marker) => marker.type === type).flatMap(copiesOf), random)
  return byFigureType((type) => ({ unused: unused(type), discards: [] }))
}
