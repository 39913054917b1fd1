import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContext } from '../../define.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { Count } from '../../vocabulary.ts'
import { type AutomatonLegend, Icon, MAX_CHARGES, type ProcedureName } from '../content/automaton-legends.ts'
import { findCard } from '../setting/card-form.ts'
import { Change } from '../setting/change.ts'
import {
  ARSENAL_MISSING,
  AutomatonInput,
  hasArsenal,
  hasLegend,
  LEGEND_MISSING,
  namesPrimary,
  primaryField,
  tableFields,
  UNKNOWN_PRIMARY,
} from '../setting/fields.ts'
import { primaryOf } from '../setting/primary.ts'
import { readSituation } from '../setting/read-field.ts'
import { findArsenal, relationsTo } from '../setting/weapons.ts'
import { procedureFor } from './procedures.ts'

const Letter = z.enum(['A', 'B', 'C', 'D']).meta({ id: 'ApexProcedureName' })

export const SelectProcedureInput = z
  .strictObject({ ...tableFields, automaton: AutomatonInput, primary: primaryField })
  .refine(hasArsenal, ARSENAL_MISSING)
  .refine(hasLegend, LEGEND_MISSING)
  .refine(namesPrimary, UNKNOWN_PRIMARY)
  .meta({ id: 'ApexAutomataSelectProcedureInput' })
export type SelectProcedureInput = z.infer<typeof SelectProcedureInput>

export const SelectedProcedure = z
  .object({
    selected: z.enum(['danger', 'A', 'B', 'C', 'D']).meta({ id: 'ApexSelectedProcedure' }),
    zonesHere: z.array(z.string()).describe('The danger zones that it stands in.'),
    charges: Change,
    mp: Count.nullable(),
    icon: Icon.nullable(),
    fallback: Letter.nullable().describe('What it uses if it finds no way out of danger; null outside danger.'),
    sees: z.boolean().describe('Whether it sees its primary enemy.'),
  })
  .meta({ id: 'ApexAutomataSelectProcedureOutcome' })
export type SelectedProcedure = z.infer<typeof SelectedProcedure>

const NO_PRIMARY: ApexViolation = {
  rule: 'apex.automata.proc.list',
  path: ['primary'],
  facts: { reason: 'NO_PRIMARY', procedure: null, relation: null, enemy: null },
}

/** Which procedure an Automaton uses, what it gains by it, and how it will move. */
export function selectProcedure(input: SelectProcedureInput, context: ApexContext): SelectedProcedure | Refusal {
  const { trace, content } = context
  const situation = readSituation(input, content)
  if (situation instanceof Refusal) return situation
  const { field, cell } = situation
  const arsenal = findArsenal(input.automaton.arsenal, content)
  if (arsenal instanceof Refusal) return arsenal
  const legend = legendOf(input, content)
  if (legend instanceof Refusal) return legend
  const enemy = primaryOf(input)
  if (enemy instanceof Refusal) return enemy
  if (enemy === null) return refuse([NO_PRIMARY])

  const zones = field.zonesAt(cell)
  const found = relationsTo(field, arsenal, cell, enemy.cell)
  const [procedure, relation] = procedureFor(found)
  if (zones.length > 0) {
    trace.applied('apex.automata.danger.definition', { cell, zones })
    trace.applied('apex.automata.proc.danger-first', { reason: null, zones })
  }
  trace.applied('apex.automata.proc.list', { reason: null, procedure, relation, enemy: enemy.id })
  const { selected, ...rest } =
    zones.length > 0 ? fleeing(input.automaton.charges, procedure) : following(input, legend, procedure, trace)
  return { selected, zonesHere: zones, ...rest, sees: found.sees }
}

const legendOf = (
  { automaton }: SelectProcedureInput,
  { automatonLegends }: ApexContext['content'],
): AutomatonLegend | Refusal =>
  findCard<AutomatonLegend>(automaton.legend ?? { card: '' }, automatonLegends, 'automatonLegend', [
    'automaton',
    'legend',
  ])

type Selection = Omit<SelectedProcedure, 'zonesHere' | 'sees'>

/** In danger it gains no Charge, and has a procedure only to fall back on. */
const fleeing = (charges: number, fallback: ProcedureName): Selection => ({
  selected: 'danger',
  charges: { before: charges, after: charges },
  mp: null,
  icon: null,
  fallback,
})

/** Follows the printed line of a procedure: its Charges, and the path that it moves along. */
function following(
  { automaton: { charges: before, shotThisRound } }: SelectProcedureInput,
  { procedures }: AutomatonLegend,
  procedure: ProcedureName,
  trace: ApexTrace,
): Selection {
  const printed = procedures[procedure]
  const { left, right, charges: gain, mp } = printed
  const after = Math.min(MAX_CHARGES, before + gain)
  const icon = shotThisRound ? right : left
  trace.applied('apex.automata.proc.sequence', { procedure, printed })
  trace.applied('apex.automata.charge.limit', { reason: null, before, gain, after, lost: before + gain - after })
  trace.applied('apex.automata.move.icons', { left, right, shotThisRound, icon })
  return { selected: procedure, charges: { before, after }, mp, icon, fallback: null }
}
