import type { PlayShapes } from '../../../contract/match.ts'
import { AUTOMATON_EVENT_SHAPES } from './shapes/automaton-events.ts'
import { QUESTION_SHAPES } from './shapes/questions.ts'
import { SETUP_EVENT_SHAPES } from './shapes/setup-events.ts'
import { CARD_EVENT_SHAPES, COMBAT_EVENT_SHAPES, LOOT_EVENT_SHAPES } from './shapes/table-events.ts'
import { PROCEDURE_EVENT_SHAPES, TURN_EVENT_SHAPES } from './shapes/turn-events.ts'
import { ApexView } from './shapes/view.ts'

/** The forms of everything that a match shows. */
export const apexShapes: PlayShapes = {
  view: ApexView,
  events: {
    ...SETUP_EVENT_SHAPES,
    ...TURN_EVENT_SHAPES,
    ...LOOT_EVENT_SHAPES,
    ...COMBAT_EVENT_SHAPES,
    ...CARD_EVENT_SHAPES,
    ...AUTOMATON_EVENT_SHAPES,
    ...PROCEDURE_EVENT_SHAPES,
  },
  questions: QUESTION_SHAPES,
}
