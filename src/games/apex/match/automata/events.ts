import type { ActivationEvent } from '../../automata/activation/events.ts'
import type { Squad } from '../../table/squad.ts'
import type { Miniature } from '../state.ts'
import type { AutomatonRole } from './state.ts'

/** What happens in an activation and is written down as it is; for everything else the core book has an event. */
export const MIRRORED_TYPES = [
  'stepStarted',
  'stepSkipped',
  'prioritiesSet',
  'promoted',
  'chargesChanged',
  'featDrawn',
  'featReshuffled',
  'featDiscarded',
  'abilityUnusable',
  'procedureSelected',
  'routeDrawn',
  'routeTurned',
  'routeDiscarded',
  'blocked',
  'moved',
  'stayed',
  'moveEnded',
  'reactionRevealed',
  'effectSkipped',
] as const satisfies readonly ActivationEvent['type'][]
export type MirroredType = (typeof MIRRORED_TYPES)[number]

type Named<Type extends string> = `automaton${Capitalize<Type>}`

/** The name of what an activation tells, in a match. */
export type MirroredName = Named<MirroredType>

type MirroredEvent = {
  [Type in MirroredType]: { readonly type: Named<Type>; readonly legend: string } & Readonly<
    Omit<Extract<ActivationEvent, { type: Type }>, 'type' | 'legend'>
  >
}[MirroredType]

/** What Automata do in a match, and what is done to set them up. */
export type AutomatonEvent =
  | MirroredEvent
  | { readonly type: 'squadColoured'; readonly card: string; readonly humanSquad: Squad }
  | { readonly type: 'automatonAssigned'; readonly legend: string; readonly role: AutomatonRole }
  | {
      readonly type: 'automatonPrepared'
      readonly legend: string
      readonly squad: Squad
      /** The seat that brings a teammate in and runs it; null for an enemy. */
      readonly seat: number | null
      readonly arsenal: string
    }
  | {
      readonly type: 'epicChosen'
      readonly legend: string
      readonly token: string
      readonly removed: readonly string[]
      readonly readers: readonly number[]
    }
  | { readonly type: 'automatonBeaconChosen'; readonly beacon: string; readonly tie: readonly string[] }
  | { readonly type: 'automatonEntered'; readonly legend: string; readonly cell: { column: number; row: number } }
  | { readonly type: 'routesReshuffled'; readonly size: number }
  | { readonly type: 'automatonReactionDiscarded'; readonly legend: string; readonly card: string }
  | { readonly type: 'figurePlaced'; readonly legend: string; readonly miniature: Miniature }

/** The name of an event of an activation in a match. */
export const mirroredName = <Type extends MirroredType>(type: Type): Named<Type> =>
  `automaton${type.charAt(0).toUpperCase()}${type.slice(1)}` as Named<Type>

const isMirrored = (event: ActivationEvent): event is Extract<ActivationEvent, { type: MirroredType }> =>
  MIRRORED_TYPES.some((type) => type === event.type)

/** An event of an activation as a match tells it; null where the core book has its own. */
export function mirroredEvent(event: ActivationEvent, legend: string): AutomatonEvent | null {
  if (!isMirrored(event)) return null
  return { legend, ...event, type: mirroredName(event.type) } as MirroredEvent
}

const BY_NAME: ReadonlyMap<string, MirroredType> = new Map(MIRRORED_TYPES.map((type) => [mirroredName(type), type]))

/** What an event of a match was in the activation; undefined if it is none. */
export const mirroredTypeOf = (name: string): MirroredType | undefined => BY_NAME.get(name)
