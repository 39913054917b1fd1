import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../../contract/violation.ts'
import { stepsBetween } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import type { ApexViolation } from '../../refusal.ts'
import { recordViolations } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import { OPTIMAL_STEPS } from '../content/automaton-setup.ts'
import type { PrimaryEnemy } from '../movement/mover.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import type { Field } from '../setting/field.ts'
import {
  ARSENAL_MISSING,
  AutomatonInput,
  hasArsenal,
  namesPrimary,
  primaryField,
  tableFields,
  UNKNOWN_PRIMARY,
} from '../setting/fields.ts'
import { primaryOf } from '../setting/primary.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { findArsenal, optimalWeapon, relationsTo } from '../setting/weapons.ts'
import { optimalRules } from './optimal.rules.ts'

const Reason = z
  .enum(['NOT_ACTIVE', 'ALREADY_SHOT', 'PASSED_THROUGH', 'NO_PRIMARY', 'NO_LOS', 'OUT_OF_RANGE'])
  .meta({ id: 'ApexNoOptimalShot' })
type Reason = z.infer<typeof Reason>

const Input = z
  .strictObject({
    ...tableFields,
    automaton: AutomatonInput,
    primary: primaryField,
    step: z.int().min(1).max(11).describe('The step of the activation.'),
    checkpoint: z
      .enum(['stepFive', 'entered', 'positionChanged'])
      .meta({ id: 'ApexOptimalCheckpoint' })
      .describe('What has just happened: step 5 begins, it entered a space, or a Legend changed its position.'),
    spaceFree: z.boolean().default(true).describe('Whether the space that it entered is free.'),
  })
  .refine(hasArsenal, ARSENAL_MISSING)
  .refine(namesPrimary, UNKNOWN_PRIMARY)
  .refine(({ step, checkpoint }) => checkpoint !== 'stepFive' || step === 5, {
    path: ['checkpoint'],
    error: 'Step 5 begins in step 5.',
  })
  .meta({ id: 'ApexAutomataCheckOptimalShotInput' })
type Input = z.infer<typeof Input>

/** What forbids the shot whoever the enemy is: the step, an earlier shot, an occupied space. */
function momentViolations({ step, automaton, checkpoint, spaceFree }: Input): ApexViolation[] {
  const violations: ApexViolation[] = []
  if (step < OPTIMAL_STEPS.from || step > OPTIMAL_STEPS.to) {
    violations.push({ rule: 'apex.automata.optimal.window', path: ['step'], facts: { reason: 'NOT_ACTIVE', step } })
  }
  if (automaton.shotThisActivation) {
    const path = ['automaton', 'shotThisActivation']
    violations.push({ rule: 'apex.automata.optimal.one-shot', path, facts: { reason: 'ALREADY_SHOT' } })
  }
  if (checkpoint === 'entered' && !spaceFree && automaton.cell !== null) {
    const facts = { reason: 'PASSED_THROUGH', cell: automaton.cell }
    violations.push({ rule: 'apex.automata.optimal.pass-through', path: ['spaceFree'], facts })
  }
  return violations
}

/** What is wrong with the primary enemy as a target. */
function targetViolations(
  field: Field,
  arsenal: Arsenal,
  cell: NonNullable<AutomatonInput['cell']>,
  enemy: PrimaryEnemy | null,
): ApexViolation[] {
  const rule = 'apex.automata.optimal.effect' as const
  const path = ['primary']
  if (enemy === null) {
    const facts = { cell: null, enemy: null, distance: null, sees: false, weapon: null, reason: 'NO_PRIMARY' }
    return [{ rule, path, facts }]
  }
  const distance = stepsBetween(cell, enemy.cell)
  const { sees } = relationsTo(field, arsenal, cell, enemy.cell)
  const facts = { cell, enemy: enemy.id, distance, sees, weapon: null }
  return [
    ...(sees ? [] : [{ rule, path, facts: { ...facts, reason: 'NO_LOS' } }]),
    ...(optimalWeapon(arsenal, distance) >= 0 ? [] : [{ rule, path, facts: { ...facts, reason: 'OUT_OF_RANGE' } }]),
  ]
}

const reasonOf = ({ facts }: ApexViolation): Reason => Reason.parse('reason' in facts ? facts.reason : null)

export const checkOptimalShotOperation = defineApexOperation({
  id: 'apex.automata-check-optimal-shot',
  kind: 'check',
  summary: {
    en: 'Whether an Automaton takes its Optimal Shot at this moment, with which weapon, or why not.',
    es: 'Si un Autómata hace su Disparo óptimo en este momento, con qué arma, o por qué no.',
  },
  rules: [...SITUATION_RULES, ...ruleIds(optimalRules), 'apex.automata.optimal.effect'],
  input: Input,
  outcome: z
    .object({
      fires: z.boolean(),
      weapon: z.string().nullable(),
      weaponIndex: z.int().min(0).max(1).nullable().describe('Which of the two weapons of the Arsenal card.'),
      violations: z.array(RuleViolation.extend({ reason: Reason }).meta({ id: 'ApexOptimalShotViolation' })),
    })
    .meta({ id: 'ApexAutomataCheckOptimalShotOutcome' }),
  examples: [
    {
      name: 'Into optimal range',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 3, row: 8 }, arsenal: { card: 'ar-2' } },
        enemies: [{ id: 'gibraltar', cell: { column: 2, row: 9 } }],
        primary: 'gibraltar',
        step: 5,
        checkpoint: 'positionChanged',
      },
    },
    {
      name: 'Only passing through',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 5 }, arsenal: { card: 'ar-1' } },
        enemies: [{ id: 'wraith', cell: { column: 5, row: 1 } }],
        primary: 'wraith',
        step: 6,
        checkpoint: 'entered',
        spaceFree: false,
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const enemy = primaryOf(input)
    if (enemy instanceof Refusal) return enemy
    const { field, cell } = situation
    const violations = [...momentViolations(input), ...targetViolations(field, arsenal, cell, enemy)]
    trace.applied('apex.automata.optimal.checkpoints', { checkpoint: input.checkpoint })
    recordViolations(violations, trace)
    const forbidden = violations.map((violation) => ({ ...violationOf(violation), reason: reasonOf(violation) }))
    if (enemy === null || forbidden.length > 0) {
      return { fires: false, weapon: null, weaponIndex: null, violations: forbidden }
    }
    const distance = stepsBetween(cell, enemy.cell)
    const weaponIndex = optimalWeapon(arsenal, distance)
    const weapon = arsenal.weapons[weaponIndex]?.name ?? ''
    trace.applied('apex.automata.optimal.window', { reason: null, step: input.step })
    const facts = { cell, enemy: enemy.id, distance, sees: true, weapon, reason: null }
    trace.applied('apex.automata.optimal.effect', facts)
    trace.applied('apex.automata.optimal.weapon', { weapon, distance })
    return { fires: true, weapon, weaponIndex, violations: [] }
  },
  headline({ fires, weapon }, { primary }, locale, content) {
    const name = legendName(primary ?? '', locale, content)
    return fires
      ? { en: `Optimal Shot at ${name} with the ${weapon}.`, es: `Disparo óptimo a ${name} con ${weapon}.` }[locale]
      : { en: 'No Optimal Shot now.', es: 'Ahora no hay Disparo óptimo.' }[locale]
  },
  picture: ({ fires }, input, caption) => {
    const { cell } = input.automaton
    const enemy = input.enemies.find(({ id }) => id === input.primary)?.cell ?? null
    const lines =
      cell === null || enemy === null
        ? []
        : [{ cells: [cell, enemy], colour: AUTOMATA_COLOURS.primary, dashed: !fires }]
    return tableScene(
      boardOf(input.board, caption.content),
      input,
      { automaton: cell, primary: input.primary, lines },
      caption,
    )
  },
})
