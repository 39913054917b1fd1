import type { Enemy } from '../../content/enemies.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { type Battlefield, type CogFigure, enemyCard, type LocustFigure, placeAt } from '../../locust/ai/battlefield.ts'
import type { Place, PlacedMap } from '../../table/placed-map.ts'
import type { CogStatus, LocustState, Position, Reaction } from '../../vocabulary.ts'
import { isPlaced, mapOfState, reactionsOf } from '../map.ts'
import type { GearsState, PlayerState } from '../state.ts'

/** Where the table of a match is read: the state as it is now, and the order cards that a soldier still owes. */
export type Source = { readonly state: GearsState; readonly content: GearsContent; owedBy(figure: string): number }

type LocustRecord = GearsState['locust'][number]

/** The table of a match as the engine of the AI cards reads it: nothing is kept but who is who. */
export class StateField implements Battlefield {
  readonly #source: Source
  readonly #soldiers = new Map<string, Soldier>()
  readonly #monsters = new Map<string, Monster>()
  #players: GearsState['players'] | null = null
  #cogs: readonly Soldier[] = []
  #records: GearsState['locust'] | null = null
  #locust: readonly Monster[] = []

  constructor(source: Source) {
    this.#source = source
  }

  get map(): PlacedMap {
    const { state, content } = this.#source
    return mapOfState(state, content)
  }

  /** The soldiers on the map, by seat; those who are not placed yet are not on it. */
  get cogs(): readonly CogFigure[] {
    const { players } = this.#source.state
    if (players === this.#players) return this.#cogs
    this.#players = players
    this.#cogs = players.filter(isPlaced).map((player) => this.#soldierOf(player))
    return this.#cogs
  }

  get locust(): readonly LocustFigure[] {
    const { locust } = this.#source.state
    if (locust === this.#records) return this.#locust
    this.#records = locust
    this.#locust = locust.map((record) => this.#monsterOf(record))
    return this.#locust
  }

  get sealedHoles() {
    return this.#source.state.sealedHoles
  }

  get holeTokens() {
    return this.#source.state.holeTokens
  }

  get droppedWeapons() {
    return this.#source.state.droppedWeapons
  }

  get pool() {
    return this.#source.state.pool
  }

  hasHad(name: string): boolean {
    const [, kind = '', number = 0] = /^(.+)-(\d+)$/.exec(name) ?? []
    return Number(number) <= (this.#source.state.named[kind] ?? 0)
  }

  #soldierOf(player: PlayerState): Soldier {
    const soldier = this.#soldiers.get(player.character) ?? new Soldier(this, this.#source, player)
    this.#soldiers.set(player.character, soldier)
    soldier.player = player
    return soldier
  }

  #monsterOf(record: LocustRecord): Monster {
    const enemy = enemyCard(record.enemy, this.#source.content.enemies)
    const monster = this.#monsters.get(record.id) ?? new Monster(this, record, enemy)
    this.#monsters.set(record.id, monster)
    monster.record = record
    return monster
  }
}

/** A place is looked up when its figure has moved, or when the map has grown. */
class Standing {
  readonly #field: Battlefield
  #position: Position | null = null
  #map: PlacedMap | null = null
  #place: Place | null = null

  constructor(field: Battlefield) {
    this.#field = field
  }

  at(position: Position): Place {
    const { map } = this.#field
    if (this.#place !== null && this.#position === position && this.#map === map) return this.#place
    this.#position = position
    this.#map = map
    this.#place = placeAt(map, position.zone, position.cover)
    return this.#place
  }
}

/** A soldier as the state has it now. */
class Soldier implements CogFigure {
  readonly side = 'cog'
  readonly id: string
  readonly #field: Battlefield
  readonly #source: Source
  readonly #standing: Standing
  player: PlayerState

  constructor(field: Battlefield, source: Source, player: PlayerState) {
    this.id = player.character
    this.player = player
    this.#field = field
    this.#source = source
    this.#standing = new Standing(field)
  }

  get character(): string {
    return this.id
  }

  get place(): Place {
    return this.#standing.at(this.#now.position)
  }

  get status(): CogStatus {
    return this.#now.status
  }

  get hand(): number {
    return this.#now.hand.length - this.#source.owedBy(this.id)
  }

  get reactions(): readonly Reaction[] {
    return reactionsOf(this.#now.hand, this.#source.content)
  }

  get weapons() {
    return this.#now.weapons
  }

  get grenades(): number {
    return this.#now.grenades
  }

  get #now(): PlayerState {
    // Reading the list brings every soldier of it up to date.
    void this.#field.cogs
    return this.player
  }
}

/** A Locust as the state has it now; a dead one is as it was last. */
class Monster implements LocustFigure {
  readonly side = 'locust'
  readonly id: string
  readonly enemy: Enemy
  readonly #field: Battlefield
  readonly #standing: Standing
  record: LocustRecord

  constructor(field: Battlefield, record: LocustRecord, enemy: Enemy) {
    this.id = record.id
    this.enemy = enemy
    this.record = record
    this.#field = field
    this.#standing = new Standing(field)
  }

  get place(): Place {
    return this.#standing.at(this.#now.position)
  }

  get state(): LocustState {
    return this.#now.state
  }

  get marker(): string | null {
    return this.#now.marker
  }

  get #now(): LocustRecord {
    void this.#field.locust
    return this.record
  }
}

/** The table of a state, made once for each. */
export function fieldOf(state: GearsState, content: GearsContent): Battlefield {
  const field = known.get(state) ?? new StateField({ state, content, owedBy: () => 0 })
  known.set(state, field)
  return field
}
const known = new WeakMap<GearsState, Battlefield>()

/** The zones next to a soldier. */
export function neighbourZones(state: GearsState, seat: number, content: GearsContent): string[] {
  const { map } = fieldOf(state, content)
  const zone = map.zone(state.players[seat]?.position.zone ?? '')
  if (zone === undefined) return []
  return map.neighbours(zone.number, 'moves').map((number) => map.zoneAt(number).id)
}
