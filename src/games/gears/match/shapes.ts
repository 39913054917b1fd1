import type { PlayShapes } from '../../../contract/match.ts'
import { QUESTION_SHAPES } from './shapes/questions.ts'
import { MARKER_EVENT_SHAPES, TABLE_EVENT_SHAPES } from './shapes/table-events.ts'
import { PROCEDURE_EVENT_SHAPES, TURN_EVENT_SHAPES, WORLD_EVENT_SHAPES } from './shapes/turn-events.ts'
import { GearsView } from './shapes/view.ts'

/** The forms of everything that a match shows. */
export const gearsShapes: PlayShapes = {
  view: GearsView,
  events: {
    ...TABLE_EVENT_SHAPES,
    ...MARKER_EVENT_SHAPES,
    ...TURN_EVENT_SHAPES,
    ...WORLD_EVENT_SHAPES,
    ...PROCEDURE_EVENT_SHAPES,
  },
  questions: QUESTION_SHAPES,
}
