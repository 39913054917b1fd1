import { required } from '../../../lib/required.ts'
import type { AttackNumbers } from '../content/attack-numbers.ts'
import type { Enemy } from '../content/enemies.ts'
import type { GearsTrace } from '../rules.ts'
import type { CogStatus, LocustState } from '../vocabulary.ts'
import { woundCog } from './cog-wounds.ts'
import { healLocust, healthOf, type WoundedLocust, woundLocust } from './locust-wounds.ts'
import {
  type Dealing,
  type MarkerChange,
  type MarkerPiles,
  type MarkerSource,
  type TakenMarker,
  takingFirst,
} from './marker-piles.ts'
import type { Drop, Suffered, WoundCause } from './suffering.ts'

/** A figure that wounds may reach, as far as wounds need to know it. */
export type Soldier = {
  readonly side: 'cog'
  readonly id: string
  readonly zone: string
  hand: number
  status: CogStatus
}
export type Monster = {
  readonly side: 'locust'
  readonly id: string
  readonly zone: string
  readonly enemy: Enemy
  markerHealth: number | null
  /** The marker under it, where it is known which one that is. */
  marker: TakenMarker | null
  /** Null when it is dead. */
  state: LocustState | null
}
export type Fighter = Soldier | Monster

/** What decides how wounds are applied. */
export type WoundSettings = {
  readonly numbers: AttackNumbers
  readonly isInsane: boolean
  /** Null if the players turn markers over themselves. */
  readonly piles: MarkerPiles | null
  /** In which order dead Tickers blow up, where the active player chose. */
  readonly blastOrder: readonly string[]
  /** Hears which marker was laid or turned. */
  readonly markerTaken?: ((change: MarkerChange) => void) | undefined
}

/** Where one amount of wounds comes from. */
export type Wounding = { readonly cause: WoundCause; readonly weapon: string | null; readonly atRandom?: boolean }

/** A dead Ticker that has not blown up yet. */
export type Fuse = { readonly id: string; readonly zone: string }

/**
 * The figures of a table while wounds are dealt to them, and the record of it. Where a marker has to be taken from the
 * map, `suffering`, `killing` and `blasting` ask which; the others take the first.
 */
export class Casualties {
  readonly record: Suffered[] = []
  readonly blasts: string[] = []
  /** The Tickers that died and have not blown up yet, in the order in which they died. */
  readonly fuses: Fuse[] = []
  readonly #fighters: ReadonlyMap<string, Fighter>
  readonly #settings: WoundSettings
  readonly #trace: GearsTrace

  constructor(fighters: readonly Fighter[], settings: WoundSettings, trace: GearsTrace) {
    this.#fighters = new Map(fighters.map((fighter) => [fighter.id, fighter]))
    this.#settings = settings
    this.#trace = trace
  }

  /** A figure by its name. */
  fighter(id: string): Fighter | undefined {
    return this.#fighters.get(id)
  }

  /** The figures in a zone that are still on the map, in the order of the table. */
  inZone(zone: string): Fighter[] {
    return [...this.#fighters.values()].filter((fighter) => fighter.zone === zone && isOnMap(fighter))
  }

  /** Applies one amount of wounds to one figure. */
  *suffering(id: string, wounds: number, wounding: Wounding): Dealing {
    const fighter = this.#fighters.get(id)
    if (fighter === undefined || !isOnMap(fighter)) return
    if (fighter.side === 'cog') this.#woundSoldier(fighter, wounds, wounding)
    else yield* this.#woundMonster(fighter, wounds, wounding)
  }

  suffer(id: string, wounds: number, wounding: Wounding): void {
    takingFirst(this.suffering(id, wounds, wounding))
  }

  /** Kills a Locust whatever its health. */
  *killing(id: string, cause: WoundCause): Dealing {
    const fighter = this.#fighters.get(id)
    if (fighter?.side === 'locust' && fighter.state !== null) {
      yield* this.#bury(fighter, 0, { effect: 'killed', state: null }, cause)
    }
  }

  kill(id: string, cause: WoundCause): void {
    takingFirst(this.killing(id, cause))
  }

  /** Heals a Locust: its marker goes back to the unused ones. */
  heal(id: string): void {
    const fighter = this.#fighters.get(id)
    if (fighter?.side !== 'locust' || fighter.state === null) return
    fighter.state = healLocust({ id, state: fighter.state }, this.#trace)
    if (fighter.marker !== null) this.#settings.piles?.giveBack(fighter.enemy.figureType, fighter.marker.id)
    fighter.marker = null
  }

  /** Takes a bleeding COG out of the game. */
  execute(id: string): void {
    const fighter = this.#fighters.get(id)
    if (fighter?.side !== 'cog') return
    fighter.status = 'executed'
    this.record.push({ ...this.#soldierNow(fighter, 0, 'execution'), effect: 'executed' })
  }

  /** Lets every Ticker that died blow up, and those that die of it, until none is left. */
  blowUp(): void {
    while (this.fuses.length > 0) takingFirst(this.blasting(this.#nextFuse()))
  }

  /** One Ticker blows up; all deaths by it are found before another does. */
  *blasting(ticker: Fuse): Dealing {
    const others = this.inZone(ticker.zone).map(({ id }) => id)
    this.blasts.push(ticker.id)
    this.#trace.applied('gears.ticker.blast', { figure: ticker.id, hit: others, blasts: true })
    const before = this.fuses.length
    const { tickerBlast } = this.#settings.numbers
    for (const id of others) yield* this.suffering(id, tickerBlast, { cause: 'blast', weapon: null })
    const dead = this.fuses.slice(before).map(({ id }) => id)
    if (dead.length > 0) this.#trace.applied('gears.ticker.chain', { dead })
  }

  #nextFuse(): Fuse {
    const { blastOrder } = this.#settings
    const places = this.fuses.map(({ id }) => blastOrder.indexOf(id))
    const chosen = places.reduce((best, place, index) => (isEarlier(place, places[best]) ? index : best), 0)
    return required(this.fuses.splice(chosen, 1)[0], 'Ticker that is about to blow up')
  }

  #woundSoldier(soldier: Soldier, wounds: number, { cause, atRandom = false }: Wounding): void {
    const { effect, discarded, hand, status } = woundCog(soldier, wounds, this.#settings.isInsane, this.#trace)
    soldier.hand = hand
    soldier.status = status
    const random = (atRandom || this.#settings.isInsane) && discarded > 0
    this.record.push({ ...this.#soldierNow(soldier, wounds, cause), effect, discarded, atRandom: random })
  }

  #soldierNow({ id, hand, status }: Soldier, wounds: number, cause: WoundCause): Omit<Suffered, 'effect'> {
    const none = { state: null, health: null, markerFrom: null, turnsMarker: false, drop: null }
    return { figure: id, side: 'cog', cause, wounds, ...none, status, hand, discarded: 0, atRandom: false }
  }

  *#woundMonster(monster: Monster, wounds: number, { cause, weapon }: Wounding): Dealing {
    const { id, enemy, state, markerHealth } = monster
    if (state === null) return
    const after = woundLocust({ id, enemy, state, markerHealth }, wounds, weapon, this.#trace)
    if (after.state === null) {
      yield* this.#bury(monster, wounds, after, cause)
      return
    }
    monster.state = after.state
    const markerFrom = after.effect === 'wounded' ? yield* this.#takeMarker(monster) : null
    this.record.push({ ...this.#monsterNow(monster, wounds, after, cause), markerFrom })
  }

  *#takeMarker(monster: Monster): Dealing<MarkerSource | null> {
    const { piles } = this.#settings
    if (piles === null || monster.enemy.gravelyWoundedHealth !== null) return null
    const taken = yield* piles.taking(monster.enemy.figureType, monster.id, this.#trace)
    monster.markerHealth = taken?.health ?? monster.markerHealth
    monster.marker = taken
    this.#recordMarker('placed', monster, taken)
    return taken?.from ?? null
  }

  #monsterNow(monster: Monster, wounds: number, { effect, state }: WoundedLocust, cause: WoundCause): Suffered {
    const { id, enemy, markerHealth } = monster
    const health = state === null ? null : healthOf({ enemy, state, markerHealth })
    const none = { status: null, hand: null, discarded: null, atRandom: false }
    const marker = { markerFrom: null, turnsMarker: false, drop: null }
    return { figure: id, side: 'locust', cause, wounds, effect, state, health, ...none, ...marker }
  }

  /** A dead figure goes back to the pool; its marker is turned over, and a Ticker may blow up. */
  *#bury(monster: Monster, wounds: number, after: WoundedLocust, cause: WoundCause): Dealing {
    const wasWounded = monster.state !== 'healthy'
    monster.state = null
    const turnsMarker = monster.enemy.dropsMarker
    const drop = turnsMarker ? yield* this.#turnMarker(monster, wasWounded) : null
    if (monster.enemy.markerHealth === null) this.#trace.applied('gears.wound.no-marker-types', { figure: monster.id })
    this.record.push({ ...this.#monsterNow(monster, wounds, after, cause), turnsMarker, drop })
    if (monster.enemy.blastsOnDeath) this.#lightFuse(monster, cause)
  }

  *#turnMarker({ id: figure, enemy, marker }: Monster, own: boolean): Dealing<Drop | null> {
    const { piles } = this.#settings
    const taken = marker ?? (piles === null ? null : yield* piles.taking(enemy.figureType, figure, this.#trace))
    const isTurned = taken !== null
    if (piles === null || isTurned) {
      this.#trace.applied('gears.wound.kill-drop', { figure, own, weapon: taken?.weapon ?? null, isTurned })
    }
    if (taken === null) return null
    if (taken.weapon === null) piles?.discard(enemy.figureType, taken.id)
    const from = marker === null ? taken.from : 'own'
    this.#recordMarker('turned', { id: figure, enemy }, { ...taken, from })
    return { from, marker: taken.id, weapon: taken.weapon }
  }

  #recordMarker(
    change: MarkerChange['change'],
    { id: figure, enemy }: Pick<Monster, 'id' | 'enemy'>,
    marker: TakenMarker | null,
  ): void {
    if (marker !== null) this.#settings.markerTaken?.({ change, figure, type: enemy.figureType, marker })
  }

  #lightFuse(monster: Monster, cause: WoundCause): void {
    const blasts = cause !== 'grenade' && cause !== 'ownAttack'
    if (blasts) this.fuses.push(monster)
    else this.#trace.applied('gears.ticker.blast', { figure: monster.id, hit: [], blasts })
  }
}

/** Whether a figure is still on the map; a bleeding COG is. */
export const isOnMap = (fighter: Fighter): boolean =>
  fighter.side === 'cog' ? fighter.status !== 'executed' : fighter.state !== null

/** Whether a chosen place in the order comes before another; what was not chosen comes last. */
const isEarlier = (place: number, other: number | undefined): boolean =>
  place !== -1 && (other === undefined || other === -1 || place < other)
