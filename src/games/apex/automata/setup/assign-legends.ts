import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexViolation } from '../../refusal.ts'

export const ASSIGN_RULE = 'apex.automata.setup.assign-automata-first'

/** What is wrong with the Legends that were chosen. */
export function choiceViolations(choice: readonly string[], needed: number, content: ApexContent): ApexViolation[] {
  const unknown = choice.flatMap((id, index): ApexViolation[] =>
    content.automatonLegends.has(id)
      ? []
      : [{ rule: 'apex.content.known', path: ['choice', index], facts: { kind: 'automatonLegend', id } }],
  )
  const facts = { enemies: [...choice], teammate: null }
  const count: ApexViolation[] =
    choice.length === needed
      ? []
      : [{ rule: ASSIGN_RULE, path: ['choice'], facts: { reason: 'WRONG_COUNT', ...facts } }]
  const taken = choice.flatMap((id, index): ApexViolation[] =>
    choice.indexOf(id) === index
      ? []
      : [
          {
            rule: ASSIGN_RULE,
            path: ['choice', index],
            facts: { reason: 'LEGEND_TAKEN', enemies: [id], teammate: null },
          },
        ],
  )
  return [...unknown, ...count, ...taken]
}
