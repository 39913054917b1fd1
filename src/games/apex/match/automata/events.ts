import type { ActivationEvent } from '../../automata/activation/events.ts'
import type { Squad } from '../../table/squad.ts'
import type { Miniature } from '../state.ts'
import type { AutomatonRole } from './state.ts'

/** What happens in an activation and is told as it is; for everything else the core book has an event. */
export const TOLD = [
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
export type ToldType = (typeof TOLD)[number]

type Named<Type extends string> = `automaton${Capitalize<Type>}`

/** The name of what an activation tells, in a match. */
export type ToldName = Named<ToldType>

type ToldEvent = {
  [Type in ToldType]: { readonly type: Named<Type>; readonly legend: string } & Readonly<
    Omit<Extract<ActivationEvent, { type: Type }>, 'type' | 'legend'>
  >
}[ToldType]

/** What Automata do in a match, and what is done to set them up. */
export type AutomatonEvent =
  | ToldEvent
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
export const toldName = <Type extends ToldType>(type: Type): Named<Type> =>
  `automaton${type.charAt(0).toUpperCase()}${type.slice(1)}` as Named<Type>

const isTold = (event: ActivationEvent): event is Extract<ActivationEvent, { type: ToldType }> =>
  TOLD.some((type) => type === event.type)

/** An event of an activation as a match tells it; null where the core book has its own. */
export function toldEvent(event: ActivationEvent, legend: string): AutomatonEvent | null {
  if (!isTold(event)) return null
  return { legend, ...event, type: toldName(event.type) } as ToldEvent
}

const BY_NAME: ReadonlyMap<string, ToldType> = new Map(TOLD.map((type) => [toldName(type), type]))

/** What an event of a match was in the activation; undefined if it is none. */
export const toldTypeOf = (name: string): ToldType | undefined => BY_NAME.get(name)
