import type { PlayShapes } from '../../../contract/match.ts'
import { CREATURE_EVENT_SHAPES } from './shapes/creature-events.ts'
import { TABLE_EVENT_SHAPES } from './shapes/setup-events.ts'
import { PROCEDURE_EVENT_SHAPES, QUESTION_SHAPES, SignumView } from './shapes/view.ts'

/** The forms of everything that a match shows. */
export const signumShapes: PlayShapes = {
  view: SignumView,
  events: { ...TABLE_EVENT_SHAPES, ...CREATURE_EVENT_SHAPES, ...PROCEDURE_EVENT_SHAPES },
  questions: QUESTION_SHAPES,
}
