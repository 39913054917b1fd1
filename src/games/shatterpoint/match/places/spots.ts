import type { EndPlace } from '../../movement/end-position.ts'
import type { Spot } from '../state.ts'

/** The place that a command names, as it is kept: to a thousandth of a millimetre. */
export const spotNamed = ({ x, y, on }: EndPlace): Spot => ({ x: rounded(x), y: rounded(y), on: on ?? null })

const rounded = (millimetres: number): number => Math.round(millimetres * 1000) / 1000

/** A place as a command names it. */
export const endOf = ({ x, y, on }: Spot): EndPlace => (on === null ? { x, y } : { x, y, on })
