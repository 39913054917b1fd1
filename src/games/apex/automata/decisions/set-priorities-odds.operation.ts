import { z } from 'zod'
import { exact, Probability, percent } from '../../../../contract/probability.ts'
import { fraction } from '../../../../lib/fraction.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { chanceOf, refusingDraws } from '../route/route-draws.ts'
import { ARSENAL_MISSING, AutomatonInput, hasArsenal, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { findArsenal } from '../setting/weapons.ts'
import { onBoard, RecruitDraws, setPriorities } from './priorities.ts'
import { PriorityDecision } from './priority-decision.ts'

export const setPrioritiesOddsOperation = defineApexOperation({
  id: 'apex.automata-set-priorities-odds',
  kind: 'resolution',
  summary: {
    en: 'How likely each enemy is to become the primary one: certain, or one half each if a card is drawn.',
    es: 'Con qué probabilidad cada enemigo pasa a ser el principal: seguro, o la mitad cada uno si se roba una carta.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.priority.no-enemies',
    'apex.automata.priority.single-enemy',
    'apex.automata.priority.secondary',
    'apex.automata.priority.all-candidates',
    'apex.automata.priority.random-draw',
  ],
  input: z
    .strictObject({ ...tableFields, automaton: AutomatonInput })
    .refine(hasArsenal, ARSENAL_MISSING)
    .meta({ id: 'ApexAutomataSetPrioritiesOddsInput' }),
  outcome: z
    .object({
      criterion: PriorityDecision,
      primaries: z.array(z.object({ id: z.string(), probability: Probability }).meta({ id: 'ApexPrimaryOdds' })),
    })
    .meta({ id: 'ApexAutomataSetPrioritiesOddsOutcome' }),
  examples: [
    {
      name: 'All equal (E-23)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 }, arsenal: { card: 'ar-1' } },
        enemies: [
          { id: 'wraith', cell: { column: 9, row: 6 } },
          { id: 'lifeline', cell: { column: 5, row: 2 } },
        ],
      },
    },
    {
      name: 'The weaker of two (E-20)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 }, arsenal: { card: 'ar-1' } },
        enemies: [
          { id: 'wraith', cell: { column: 8, row: 6 } },
          { id: 'lifeline', cell: { column: 5, row: 2 }, shield: 5 },
        ],
      },
    },
  ],
  run(input, { trace, content, random }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const { field, cell } = situation
    const enemies = onBoard(input.enemies)
    if (enemies.length === 0) {
      trace.applied('apex.automata.priority.no-enemies', { charges: 0, shield: 0, health: 0 })
      return { criterion: 'noEnemies' as const, primaries: [] }
    }
    // A draw that is needed and not reported is the only thing that stops it.
    const undrawn = new RecruitDraws([], chanceOf(null, random))
    const found = refusingDraws(() => setPriorities(field, { cell, arsenal }, enemies, undrawn, trace))
    if (!(found instanceof Refusal)) {
      const { primary: id, criterion } = found
      return { criterion, primaries: [{ id, probability: exact(fraction(1n, 1n)) }] }
    }
    trace.applied('apex.automata.priority.random-draw', { reason: null, drawn: null, of: enemies.map(({ id }) => id) })
    const probability = exact(fraction(1n, BigInt(enemies.length)))
    return { criterion: 'E' as const, primaries: enemies.map(({ id }) => ({ id, probability })) }
  },
  headline({ primaries }, _input, locale, content) {
    const [first, second] = primaries
    if (first === undefined) return { en: 'No enemy is on the board.', es: 'No hay enemigos en el tablero.' }[locale]
    const name = (id: string) => legendName(id, locale, content)
    if (second === undefined) {
      return {
        en: `Primary enemy: ${name(first.id)}, for certain.`,
        es: `Enemigo principal: ${name(first.id)}, seguro.`,
      }[locale]
    }
    const share = percent(first.probability, locale)
    return {
      en: `Primary enemy: ${name(first.id)} or ${name(second.id)}, ${share} each.`,
      es: `Enemigo principal: ${name(first.id)} o ${name(second.id)}, ${share} cada uno.`,
    }[locale]
  },
})
