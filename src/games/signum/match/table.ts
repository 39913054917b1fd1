import { Refusal } from '../../../rulebook/refusal.ts'
import { placeBoard, readOnce } from '../abilities/place-board.ts'
import type { CityBuilding } from '../city/city.ts'
import type { Building, Character, Hero, Relic, Spell, Tactic, TerrainCard } from '../content/cards.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { Board, BoardForm } from '../table/board.ts'
import type { Creature, StatedCreature } from '../table/creature.ts'
import type { PlacedBoard, PlacedCreature } from '../table/placed-board.ts'
import { type PlayerId, seatOf } from './players.ts'
import type { CreatureInMatch, RelicInMatch } from './shapes/things.ts'
import { cardOf, type PlayerState, type SignumState } from './state.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }

export function playerOf({ players }: Pick<SignumState, 'players'>, player: PlayerId): PlayerState {
  const found = players[seatOf(player)]
  if (found === undefined) throw new Error(`Nobody is ${player}.`)
  return found
}

export function creatureOf({ creatures }: Pick<SignumState, 'creatures'>, id: string): CreatureInMatch {
  const found = creatures.find((creature) => creature.id === id)
  if (found === undefined) throw new Error(`${id} is not on the battlefield.`)
  return found
}

type Kinds = {
  hero: Hero
  character: Character
  spell: Spell
  relic: Relic
  tactic: Tactic
  building: Building
  terrain: TerrainCard
}

/** A card of a match, of which its kind is known. */
export function cardAs<Kind extends keyof Kinds>(kind: Kind, instance: string, { cards }: SignumContent): Kinds[Kind] {
  const card = cards.get(cardOf(instance))
  if (card?.kind !== kind) throw new Error(`${instance} is no ${kind}.`)
  return card as Kinds[Kind]
}

/** What the heroes of a match bear that helps them all the time. */
const relicCards = (state: SignumState, { kind, owner }: CreatureInMatch): string[] =>
  kind === 'hero' ? playerOf(state, owner).relics.map(({ card }) => card) : []

type Stated = { readonly parts: readonly unknown[]; readonly stated: StatedCreature }
const statedCreatures = new WeakMap<CreatureInMatch, Stated>()

/** A creature of a match as a question would state it; the same as long as nothing about it changes. */
export function statedOf(state: SignumState, creature: CreatureInMatch): StatedCreature {
  const parts = [state.effects, creature.kind === 'hero' ? playerOf(state, creature.owner).relics : null]
  const known = statedCreatures.get(creature)
  if (known !== undefined && parts.every((part, index) => part === known.parts[index])) return known.stated
  const stated = stateCreature(state, creature)
  statedCreatures.set(creature, { parts, stated })
  return stated
}

function stateCreature(state: SignumState, creature: CreatureInMatch): StatedCreature {
  const { id, card, controller, owner, kind, x, y, wounds, armour, hidden, moved, ran, tired } = creature
  const effects = state.effects.flatMap(({ source, on }) =>
    'creature' in on && on.creature === id ? [{ source, does: on.does }] : [],
  )
  const relics = relicCards(state, creature)
  return { id, card, player: controller, owner, kind, x, y, wounds, armour, hidden, moved, ran, tired, effects, relics }
}

type Drawn = { readonly parts: readonly unknown[]; readonly board: Board }
const drawnBoards = new WeakMap<SignumState['creatures'], Drawn>()

/** The battlefield of a match as a question would draw it; the same board as long as nothing on it changes. */
export function boardOf(state: SignumState): Board {
  const parts = [
    state.terrain,
    state.effects,
    ...state.players.flatMap(({ side, city, relics }) => [side, city, relics]),
  ]
  const known = drawnBoards.get(state.creatures)
  if (known?.parts.length === parts.length && parts.every((part, index) => part === known.parts[index])) {
    return known.board
  }
  const board = readOnce(drawBoard(state))
  drawnBoards.set(state.creatures, { parts, board })
  return board
}

function drawBoard(state: SignumState): Board {
  return {
    width: 60,
    height: 60,
    sides: state.players.flatMap(({ player, side }) => (side === null ? [] : [{ player, ...side }])),
    teams: teamsOf(state),
    cities: state.players.map(({ player, city }) => ({ player, buildings: namesOf(city) })),
    creatures: state.creatures.map((creature) => statedOf(state, creature)),
    terrain: templatesOf(state.terrain),
  }
}

/** What is made of a list, once for each. */
function madeOnce<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const kept = new WeakMap<List, Made>()
  return (list) => {
    const made = kept.get(list) ?? make(list)
    kept.set(list, made)
    return made
  }
}

const namesOf = madeOnce((city: PlayerState['city']) => city.map(({ card }) => card))
const templatesOf = madeOnce((terrain: SignumState['terrain']) =>
  terrain.map(({ id, template }) => ({ ...template, id })),
)

const teamsOf = ({ players }: SignumState): PlayerId[][] =>
  players.filter(({ player, team }) => team[0] === player && team.length > 1).map(({ team }) => [...team])

export const formOf = (state: SignumState): BoardForm => ({ drawn: boardOf(state) })

/** The battlefield of a match with everything that holds there now. */
export function placedOf({ state, content }: Scene): PlacedBoard {
  const placed = placeBoard(formOf(state), content)
  if (placed instanceof Refusal) throw new Error(`A battlefield that cannot be: ${JSON.stringify(placed.violations)}`)
  return placed
}

/** A creature as it stands, with everything that holds for it now; undefined if it is gone. */
export const findPlaced = (scene: Scene, id: string): PlacedCreature | undefined =>
  placedOf(scene).creatures.find(({ creature }) => creature.id === id)

export function placedCreature(scene: Scene, id: string): PlacedCreature {
  const found = findPlaced(scene, id)
  if (found === undefined) throw new Error(`${id} is not on the battlefield.`)
  return found
}

export const fighterOf = (scene: Scene, id: string): Creature => placedCreature(scene, id).creature

/** A city as the rules on paying read it. */
export function cityOf(state: SignumState, player: PlayerId, content: SignumContent): CityBuilding[] {
  return playerOf(state, player).city.map(({ card, turned }) => {
    const { buildingType, guildOrOrder } = cardAs('building', card, content)
    return {
      name: card,
      type: buildingType,
      turned,
      guildOrOrder: guildOrOrder !== null,
      locked: isLocked(state, player, card),
    }
  })
}

export const isLocked = ({ effects }: SignumState, player: PlayerId, building: string): boolean =>
  effects.some(({ on }) => 'locks' in on && on.locks === building && on.of === player)

/** Whether two players fight each other. */
export const areEnemies = (state: SignumState, one: PlayerId, other: PlayerId): boolean =>
  !playerOf(state, one).team.includes(other)

/** Who is still in the game, in turn order from a player on. */
export function inTurnOrder({ order, players }: SignumState, from: PlayerId): PlayerId[] {
  const at = Math.max(0, order.indexOf(from))
  return [...order.slice(at), ...order.slice(0, at)].filter((player) => players[seatOf(player)]?.status !== 'out')
}

/** The opponents of a player who are still in the game, in turn order after them. */
export const opponentsOf = (state: SignumState, player: PlayerId): PlayerId[] =>
  inTurnOrder(state, player).filter((other) => areEnemies(state, player, other))

/** The relics of a hero that take damage, as the rules on damage read them. */
export const durableOf = (state: SignumState, { kind, owner }: CreatureInMatch): { id: string; tokens: number }[] =>
  kind === 'hero'
    ? playerOf(state, owner).relics.flatMap(({ id, tokens }) =>
        tokens === null || tokens === 0 ? [] : [{ id, tokens }],
      )
    : []

/** The strength that a use of a relic gives in a combat; 0 for one that is about something else. */
export function combatStrength({ card }: RelicInMatch, content: SignumContent): number {
  const { uses, effects } = cardAs('relic', card, content)
  if (uses === null) return 0
  return effects.reduce(
    (sum, { does }) => sum + ('modify' in does && does.modify.stat === 'strength' ? does.modify.by : 0),
    0,
  )
}

/** Creatures in the order in which they came. */
export const byArrival = (creatures: readonly CreatureInMatch[]): CreatureInMatch[] =>
  creatures.toSorted((a, b) => a.arrived - b.arrived)

/** Whether a creature may be activated now. */
export function mayBeActivated(
  { state, content }: Scene,
  { id, controller, activated, summoned }: CreatureInMatch,
): boolean {
  if (controller !== state.active || activated) return false
  return !summoned || fighterOf({ state, content }, id).abilities.some((ability) => ability.id === 'rush')
}
