import { z } from 'zod'
import { ActivationEvent } from '../../automata/activation/events.ts'
import { Role } from '../../automata/setting/fields.ts'
import { Squad } from '../../table/squad.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { type AutomatonEvent, MIRRORED_TYPES, type MirroredName, mirroredName } from '../automata/events.ts'
import { Miniature, Seat } from './view.ts'

const Id = z.string()
const legend = z.strictObject({ legend: Id })

type MirroredShapes = Readonly<Record<MirroredName, z.ZodObject>>

/** What an activation tells, with the Legend that it is about. */
function mirroredShapes(): MirroredShapes {
  const shapes = MIRRORED_TYPES.map((type) => {
    const found = ActivationEvent.options.find((option) => option.shape.type.value === type)
    const { type: _type, ...fields } = found?.shape ?? { type }
    return [mirroredName(type), z.strictObject({ legend: Id, ...fields })]
  })
  return Object.fromEntries(shapes) as MirroredShapes
}

/** What Automata do in a match; only which epic token is kept is known to the squad alone. */
export const AUTOMATON_EVENT_SHAPES = {
  ...mirroredShapes(),
  squadColoured: z.strictObject({ card: Id, humanSquad: Squad }),
  automatonAssigned: legend.extend({ role: Role }),
  automatonPrepared: legend.extend({ squad: Squad, seat: Seat.nullable(), arsenal: Id }),
  epicChosen: legend.extend({ token: Id.optional(), removed: z.array(Id).optional() }),
  automatonBeaconChosen: z.strictObject({ beacon: Id, tie: z.array(Id) }),
  automatonEntered: legend.extend({ cell: Cell }),
  routesReshuffled: z.strictObject({ size: Count }),
  automatonReactionDiscarded: legend.extend({ card: Id }),
  figurePlaced: legend.extend({ miniature: Miniature }),
} as const satisfies Readonly<Record<AutomatonEvent['type'], z.ZodObject>>
