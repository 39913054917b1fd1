import type { Reference } from '../../content/effects.ts'
import type { Place } from '../../table/placed-map.ts'
import type { Figure } from './battlefield.ts'

/** A zone that a card speaks of as if it were a figure: a hole, an exit, a dropped weapon. */
export type Landmark = { readonly side: 'zone'; readonly id: string; readonly place: Place }

/** What a reference of a card stands for. */
export type Referent = Figure | Landmark

/** What the references of a card stand for while one figure acts. */
export type Environment = Partial<Record<Reference, Referent>>

/** The zone something stands in, by number. */
export const zoneOf = ({ place }: Referent): number => place.zone.number
