import { z } from 'zod'
import { pickPlace, type Random, shuffled } from '../../../rulebook/random.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Marker } from '../content/markers.ts'
import type { GearsViolation } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { FigureType, Id } from '../vocabulary.ts'

type Path = GearsViolation['path']

const Markers = z.array(Id).max(40).default([])

/** The markers of one type that are not under a figure: by id of the content, a copy each. */
export const MarkerPile = z
  .strictObject({
    type: FigureType,
    unused: Markers.describe('Markers of the content, health side up; which is taken is chance.'),
    discards: Markers,
  })
  .meta({ id: 'GearsMarkerPile' })
export type MarkerPile = z.infer<typeof MarkerPile>

export const MarkerPilesField = z
  .array(MarkerPile)
  .max(7)
  .optional()
  .describe(
    'The unused markers by type; a type that is not listed has all of the box. If the field is left out the players turn markers over themselves.',
  )

/** Where a marker came from. */
const MARKER_SOURCES = ['own', 'unused', 'discards', 'map'] as const
export const MarkerSource = z.enum(MARKER_SOURCES).meta({ id: 'GearsMarkerSource' })
export type MarkerSource = z.infer<typeof MarkerSource>

/** A marker that lies on the map with its weapon up. */
export type MarkerOnMap = { readonly id: string; readonly type: FigureType; readonly weapon: string }

/** A marker that was taken: what it is in the content, and what lay on the map if it came from there. */
export type TakenMarker = {
  readonly from: MarkerSource
  readonly id: string
  readonly health: number | null
  readonly weapon: string | null
}

/** A marker that was laid under a figure, or turned over when it died. */
export type MarkerChange = {
  readonly change: 'placed' | 'turned'
  readonly figure: string
  readonly type: FigureType
  readonly marker: TakenMarker
}

/** Which of several dropped weapons gives its marker, for a figure that needs one. */
type MarkerQuestion = { readonly figure: string; readonly options: readonly [string, ...string[]] }

/** Something that may need a marker: it asks where there is a choice, and is resumed with the answer. */
export type Dealing<Result = void> = Generator<MarkerQuestion, Result, string>

/** Plays it out where nobody is asked: what lies first on the map is taken. */
export function takingFirst<Result>(dealing: Dealing<Result>): Result {
  let turn = dealing.next()
  while (!turn.done) turn = dealing.next(turn.value.options[0])
  return turn.value
}

/** What a marker is in the content, also if it came from the map, where it had a name of its own. */
export const contentMarker = ({ from, id, weapon }: TakenMarker, type: FigureType): string =>
  from === 'map' ? `${type}-${weapon}` : id

/** The piles of markers, as they change while wounds are dealt. */
export class MarkerPiles {
  readonly #piles = new Map<FigureType, { unused: Marker[]; discards: Marker[] }>()
  #onMap: readonly MarkerOnMap[]
  readonly #content: GearsContent
  readonly #random: Random

  constructor(piles: readonly MarkerPile[], onMap: readonly MarkerOnMap[], content: GearsContent, random: Random) {
    this.#onMap = onMap
    this.#content = content
    this.#random = random
    const known = (ids: readonly string[]) => ids.flatMap((id) => content.markers.get(id) ?? [])
    for (const { type, unused, discards } of piles) {
      this.#piles.set(type, { unused: known(unused), discards: known(discards) })
    }
  }

  /** Takes a marker of a type: unused, else from the shuffled discards, else from the map. Null if there is none. */
  *taking(type: FigureType, figure: string, trace: GearsTrace): Dealing<TakenMarker | null> {
    const pile = this.#pileOf(type)
    const isRefilled = pile.unused.length === 0 && pile.discards.length > 0
    if (isRefilled) {
      trace.applied('gears.marker.pile-refill', { type, markers: pile.discards.length })
      pile.unused = pile.discards.length > 1 ? shuffled(pile.discards, this.#random) : pile.discards
      pile.discards = []
    }
    const [marker] = pile.unused.splice(pickPlace(pile.unused, this.#random), 1)
    if (marker === undefined) return yield* this.#takingFromMap(type, figure, trace)
    const { id, health, weapon } = marker
    return { from: isRefilled ? 'discards' : 'unused', id, health, weapon }
  }

  /** Lays a marker on the discards of its type. */
  discard(type: FigureType, id: string): void {
    const marker = this.#content.markers.get(id)
    if (marker !== undefined) this.#pileOf(type).discards.push(marker)
  }

  /** Lays a marker back to the unused ones of its type. */
  giveBack(type: FigureType, id: string): void {
    const marker = this.#content.markers.get(id)
    if (marker !== undefined) this.#pileOf(type).unused.push(marker)
  }

  /** Among several that lie on the map the active player chooses (gears.marker.shortage). */
  *#takingFromMap(type: FigureType, figure: string, trace: GearsTrace): Dealing<TakenMarker | null> {
    const [first, ...more] = this.#onMap.filter((marker) => marker.type === type)
    if (first === undefined) {
      trace.applied('gears.marker.shortage', { type, taken: null, choices: [], reason: null })
      return null
    }
    const options: [string, ...string[]] = [first.id, ...more.map(({ id }) => id)]
    const answer = more.length === 0 ? first.id : yield { figure, options }
    const { id, weapon } = more.find((marker) => marker.id === answer) ?? first
    trace.applied('gears.marker.shortage', { type, taken: id, choices: options, reason: null })
    this.#onMap = this.#onMap.filter((marker) => marker.id !== id)
    return { from: 'map', id, health: null, weapon }
  }

  #pileOf(type: FigureType) {
    const known = this.#piles.get(type)
    if (known !== undefined) return known
    const all = [...this.#content.markers.values()].filter((marker) => marker.type === type)
    const fresh = { unused: all.flatMap((marker) => Array.from({ length: marker.copies }, () => marker)), discards: [] }
    this.#piles.set(type, fresh)
    return fresh
  }
}

/** The marker under a figure, by its id in the content. */
export function ownMarker(id: string | undefined, type: FigureType, { markers }: GearsContent): TakenMarker | null {
  const marker = id === undefined ? undefined : markers.get(id)
  if (marker?.type !== type) return null
  return { from: 'own', id: marker.id, health: marker.health, weapon: marker.weapon }
}

/** Markers that are not in the content, or are of another type. */
export function pileViolations(
  piles: readonly MarkerPile[] | undefined,
  content: GearsContent,
  path: Path,
): GearsViolation[] {
  return (piles ?? []).flatMap(({ type, unused, discards }, index) => {
    const strange = (ids: readonly string[], field: string): GearsViolation[] =>
      ids.flatMap((id, place): GearsViolation[] => {
        if (content.markers.get(id)?.type === type) return []
        const facts = { kind: 'marker', id } as const
        return [{ rule: 'gears.content.known', path: [...path, index, field, place], facts }]
      })
    return [...strange(unused, 'unused'), ...strange(discards, 'discards')]
  })
}
