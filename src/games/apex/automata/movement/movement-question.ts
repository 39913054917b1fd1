import { z } from 'zod'
import type { Cell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { contentRules } from '../../content/content.rules.ts'
import { type ApexRule, type ApexTrace, ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { Icon, MAX_ACTION_POINTS } from '../content/automaton-legends.ts'
import { routeRules } from '../route/route.rules.ts'
import { type Chance, RouteDeck, RoutesInput } from '../route/route-draws.ts'
import type { Field } from '../setting/field.ts'
import { AutomatonInput, primaryField, tableFields } from '../setting/fields.ts'
import { primaryOf } from '../setting/primary.ts'
import { settingRules } from '../setting/setting.rules.ts'
import { findArsenal } from '../setting/weapons.ts'
import { enteringRules } from './entering.rules.ts'
import { moveRules } from './move.rules.ts'
import { LoneMover } from './mover.ts'
import { RouteMove } from './route-move.ts'

/** A Movement action, as fields of an input. */
export const movementFields = {
  ...tableFields,
  automaton: AutomatonInput,
  primary: primaryField,
  mp: z.int().min(0).max(MAX_ACTION_POINTS).describe('The movement points of the action.'),
  left: Icon.describe('What counts before it has shot in this round.'),
  right: Icon.describe('What counts afterwards.'),
  routes: RoutesInput,
}
const MovementQuestion = z.strictObject(movementFields)
export type MovementQuestion = z.infer<typeof MovementQuestion>

/** Without a primary enemy no weapon counts. */
export const hasArsenalIfPrimary = ({ primary, automaton }: Pick<MovementQuestion, 'primary' | 'automaton'>): boolean =>
  primary === null || automaton.arsenal !== undefined

/** What a Movement action may cite. */
export const MOVEMENT_RULES: readonly ApexRule[] = [
  ...ruleIds(boardRules, contentRules, settingRules, moveRules, enteringRules, routeRules),
  'apex.automata.optimal.pass-through',
  'apex.grid.elements',
  'apex.grid.roof-intersections',
  'apex.automata.priority.list',
  'apex.automata.destroy.on-path',
  'apex.automata.zip.white',
  'apex.automata.zip.green',
  'apex.automata.zip.otherwise',
  'apex.automata.zip.after',
  'apex.automata.optimal.effect',
]

type Situation = { readonly field: Field; readonly cell: Cell }

/** Everything that a Movement action needs, ready to be carried out. */
export function prepareMove(
  input: MovementQuestion,
  { field, cell }: Situation,
  chance: Chance,
  content: ApexContent,
  trace: ApexTrace,
): { readonly mover: LoneMover; readonly move: RouteMove<never>; readonly deck: RouteDeck } | Refusal {
  const enemy = primaryOf(input)
  if (enemy instanceof Refusal) return enemy
  const arsenal = enemy === null ? null : findArsenal(input.automaton.arsenal, content)
  if (arsenal instanceof Refusal) return arsenal
  const deck = RouteDeck.read(input.routes, content, chance, trace)
  if (deck instanceof Refusal) return deck
  const { shotThisRound, shotThisActivation } = input.automaton
  const mover = new LoneMover(field, { cell, shotThisRound, shotThisActivation }, { arsenal, enemy }, trace)
  const { mp, left, right } = input
  return { mover, move: new RouteMove<never>(mover, { mp, left, right }, deck, trace), deck }
}
