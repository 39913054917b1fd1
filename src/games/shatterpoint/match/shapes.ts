import type { PlayShapes } from '../../../contract/match.ts'
import { ATTACK_EVENT_SHAPES, TOKEN_EVENT_SHAPES } from './shapes/fight-events.ts'
import { QUESTION_SHAPES } from './shapes/questions.ts'
import { ORDER_EVENT_SHAPES, SETUP_EVENT_SHAPES } from './shapes/setup-events.ts'
import { PROCEDURE_EVENT_SHAPES, TURN_EVENT_SHAPES } from './shapes/turn-events.ts'
import { ShatterpointView } from './shapes/view.ts'

/** The forms of everything that a match shows. */
export const shatterpointShapes: PlayShapes = {
  view: ShatterpointView,
  events: {
    ...SETUP_EVENT_SHAPES,
    ...ORDER_EVENT_SHAPES,
    ...TURN_EVENT_SHAPES,
    ...ATTACK_EVENT_SHAPES,
    ...TOKEN_EVENT_SHAPES,
    ...PROCEDURE_EVENT_SHAPES,
  },
  questions: QUESTION_SHAPES,
}
