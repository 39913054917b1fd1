import type { GearsContent } from '../../content/gears-content.ts'
import type { DroppedWeapon } from '../../table/table.ts'
import type { FigureType, Position } from '../../vocabulary.ts'
import type { TableEvent } from '../events.ts'
import type { GearsState, PlayerState } from '../state.ts'

/** Makes true what happened to figures on the table. */
export function evolveTable(state: GearsState, event: TableEvent, content: GearsContent): GearsState {
  switch (event.type) {
    case 'figureMoved':
      return afterMove(withPosition(state, event.figure, { zone: event.zone }), event.figure)
    case 'coverLeft':
      return withPosition(state, event.figure, { zone: event.zone })
    case 'coverTaken':
      return withPosition(state, event.figure, { zone: event.zone, cover: event.cover })
    case 'diceRolled':
      return loud(state, event.figure)
    case 'locustWounded':
      return withLocust(state, event.figure, { state: event.state })
    case 'locustHealed':
      return heal(state, event.figure, content)
    case 'locustKilled':
      return kill(state, event.figure, content)
    case 'spawned':
      return spawn(state, event)
    case 'weaponDropped':
      return addName({ ...state, droppedWeapons: [...state.droppedWeapons, event.marker] }, event.marker.id)
    case 'markerTaken':
      return withoutDropped(state, event.marker)
    case 'holeOpened':
      return addName({ ...state, holeTokens: [...state.holeTokens, { id: event.hole, zone: event.zone }] }, event.hole)
    case 'ammoDiscarded':
      return ammoSpent(state, event)
    case 'cogBleeding':
      return withPlayer(state, event.figure, (player) => ({
        status: 'bleeding',
        position: { zone: player.position.zone },
      }))
    case 'cogExecuted':
      return withPlayer(state, event.figure, () => ({ status: 'executed' }))
    case 'aiCardDrawn':
      return { ...state, ai: { pile: state.ai.pile.slice(1), discard: [...state.ai.discard, event.card] } }
    default:
      return state
  }
}

/** The seat of a soldier; −1 for a Locust. */
export const seatOf = ({ players }: Pick<GearsState, 'players'>, figure: string): number =>
  players.findIndex(({ character }) => character === figure)

/** The state with something changed about a soldier. */
export function withPlayer(
  state: GearsState,
  figure: string,
  change: (player: PlayerState) => Partial<PlayerState>,
): GearsState {
  const players = state.players.map((player) =>
    player.character === figure ? { ...player, ...change(player) } : player,
  )
  return { ...state, players }
}

type LocustOf = GearsState['locust'][number]

export function withLocust(state: GearsState, figure: string, change: Partial<LocustOf>): GearsState {
  return { ...state, locust: state.locust.map((entry) => (entry.id === figure ? { ...entry, ...change } : entry)) }
}

function withPosition(state: GearsState, figure: string, position: Position): GearsState {
  return seatOf(state, figure) === -1
    ? withLocust(state, figure, { position })
    : withPlayer(state, figure, () => ({ position }))
}

/** A soldier who moved or attacked is heard for the rest of the turn. */
function loud(state: GearsState, figure: string): GearsState {
  const { noisy } = state.turn
  if (noisy.includes(figure) || seatOf(state, figure) === -1) return state
  return { ...state, turn: { ...state.turn, noisy: [...noisy, figure] } }
}

function afterMove(before: GearsState, figure: string): GearsState {
  const seat = seatOf(before, figure)
  if (seat === -1) return before
  const state = loud(before, figure)
  const { turn } = state
  const zonesMoved = turn.zonesMoved + (seat === state.active ? 1 : 0)
  return { ...state, turn: { ...turn, zonesMoved, moved: [...new Set([...turn.moved, figure])] } }
}

const typeOf = ({ enemy }: LocustOf, { enemies }: GearsContent): FigureType | undefined =>
  enemies.get(enemy)?.figureType

type Piles = GearsState['markers'][FigureType]

/** The state with the markers of a kind changed. */
export function withMarkers(state: GearsState, type: FigureType, change: (piles: Piles) => Piles): GearsState {
  return { ...state, markers: { ...state.markers, [type]: change(state.markers[type]) } }
}

/** A list without the first of the items that are equal to one. */
export function without<Item>(items: readonly Item[], item: Item): readonly Item[] {
  const at = items.lastIndexOf(item)
  return at === -1 ? items : [...items.slice(0, at), ...items.slice(at + 1)]
}

function heal(state: GearsState, figure: string, content: GearsContent): GearsState {
  const patient = state.locust.find(({ id }) => id === figure)
  const type = patient === undefined ? undefined : typeOf(patient, content)
  const { marker = null } = patient ?? {}
  const after = withLocust(state, figure, { state: 'healthy', marker: null })
  if (type === undefined || marker === null) return after
  return withMarkers(after, type, ({ unused, discards }) => ({ unused: [...unused, marker], discards }))
}

function kill(state: GearsState, figure: string, content: GearsContent): GearsState {
  const dead = state.locust.find(({ id }) => id === figure)
  const type = dead === undefined ? undefined : typeOf(dead, content)
  const locust = state.locust.filter(({ id }) => id !== figure)
  if (type === undefined) return { ...state, locust }
  return { ...state, locust, pool: { ...state.pool, [type]: state.pool[type] + 1 } }
}

type Spawned = Extract<TableEvent, { type: 'spawned' }>

/** A figure that enters wounded stands on the marker that was taken from the map for it. */
function spawn(before: GearsState, { figure, enemy, figureType: type, zone, state: health }: Spawned): GearsState {
  const marker = health === 'healthy' ? null : (before.markers[type].discards.at(-1) ?? null)
  const state = withMarkers(before, type, ({ unused, discards }) => ({
    unused,
    discards: marker === null ? discards : discards.slice(0, -1),
  }))
  const locust = [...state.locust, { id: figure, enemy, position: { zone }, state: health, marker }]
  return addName({ ...state, locust, pool: { ...state.pool, [type]: state.pool[type] - 1 } }, figure)
}

/** Remembers a name, so that nothing else is ever called so. */
function addName(state: GearsState, name: string): GearsState {
  const [, kind, number] = /^(.+)-(\d+)$/.exec(name) ?? []
  if (kind === undefined) return state
  const last = Math.max(state.named[kind] ?? 0, Number(number))
  return { ...state, named: { ...state.named, [kind]: last } }
}

/** The id in the content of the marker that lies on the map as a weapon. */
const markerOfDropped = ({ type, weapon }: DroppedWeapon): string => `${type}-${weapon}`

/** A dropped weapon is taken from the map; its marker goes to the discards. */
export function withoutDropped(state: GearsState, id: string): GearsState {
  const dropped = state.droppedWeapons.find((droppedWeapon) => droppedWeapon.id === id)
  if (dropped === undefined) return state
  const droppedWeapons = state.droppedWeapons.filter((droppedWeapon) => droppedWeapon !== dropped)
  return withMarkers({ ...state, droppedWeapons }, dropped.type, ({ unused, discards }) => ({
    unused,
    discards: [...discards, markerOfDropped(dropped)],
  }))
}

type AmmoDiscarded = Extract<TableEvent, { type: 'ammoDiscarded' }>

function ammoSpent(state: GearsState, { figure, weapon, amount }: AmmoDiscarded): GearsState {
  const after = withPlayer(state, figure, ({ weapons }) => {
    const spent = weapons.findIndex((held) => held.weapon === weapon && held.ammo >= amount)
    return { weapons: weapons.map((held, at) => (at === spent ? { weapon, ammo: held.ammo - amount } : held)) }
  })
  return { ...after, turn: { ...after.turn, ammoSpent: true } }
}
