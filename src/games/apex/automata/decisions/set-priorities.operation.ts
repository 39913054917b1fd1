import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { Amount, Count } from '../../vocabulary.ts'
import { MAX_CHARGES } from '../content/automaton-legends.ts'
import { REST } from '../content/automaton-setup.ts'
import { chanceOf, refusingDraws, SeedOrNone } from '../route/route-draws.ts'
import { ARSENAL_MISSING, AutomatonInput, hasArsenal, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { settingRules } from '../setting/setting.rules.ts'
import { findArsenal } from '../setting/weapons.ts'
import { prioritiesScene } from './decisions.scene.ts'
import { onBoard, RecruitDraws, setPriorities } from './priorities.ts'
import { FOUND_BY, PriorityCriterion, PriorityDecision } from './priority-decision.ts'
import { NOT_AN_ENEMY, RecruitInput, recruitsEnemies, UnusedRecruits } from './recruit-draws.ts'

const Row = z
  .object({
    criterion: PriorityCriterion,
    enemies: z.array(z.string()).describe('Who meets it.'),
    values: z
      .array(z.object({ id: z.string(), value: Amount }).meta({ id: 'ApexPriorityValue' }))
      .nullable()
      .describe('The totals of Shield and Health (B) or the distances (D).'),
  })
  .meta({ id: 'ApexPriorityRow' })

/** What an Automaton gains that has no enemy on the board. */
function restOf({ charges, shield, health, maxShield, maxHealth }: z.infer<typeof AutomatonInput>) {
  return {
    charges: Math.min(MAX_CHARGES - charges, REST.charges),
    shield: Math.min(maxShield - shield, REST.shield),
    health: Math.min(maxHealth - health, REST.health),
  }
}

/** What is looked for by each criterion, whoever meets it. */
const LOOKED_FOR = {
  ...FOUND_BY,
  A: { en: 'in optimal range', es: 'en alcance óptimo' },
  C: { en: 'in normal range', es: 'en alcance normal' },
} as const

export const setPrioritiesOperation = defineApexOperation({
  id: 'apex.automata-set-priorities',
  kind: 'resolution',
  summary: {
    en: 'Step 1 of an Automaton: finds its primary and its secondary enemy, and says which criterion decided.',
    es: 'Paso 1 de un Autómata: halla su enemigo principal y el secundario, y dice qué criterio decidió.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, settingRules),
    'apex.grid.elements',
    'apex.grid.roof-intersections',
    'apex.automata.priority.no-enemies',
    'apex.automata.priority.single-enemy',
    'apex.automata.priority.list',
    'apex.automata.priority.secondary',
    'apex.automata.priority.all-candidates',
    'apex.automata.priority.random-draw',
  ],
  input: z
    .strictObject({
      ...tableFields,
      automaton: AutomatonInput,
      recruit: RecruitInput,
      seed: SeedOrNone,
    })
    .refine(hasArsenal, ARSENAL_MISSING)
    .refine(recruitsEnemies, NOT_AN_ENEMY)
    .meta({ id: 'ApexAutomataSetPrioritiesInput' }),
  outcome: z
    .object({
      primary: z.string().nullable(),
      secondary: z.string().nullable(),
      criterion: PriorityDecision,
      table: z.array(Row).describe('What each criterion found, also those after the one that decided.'),
      gained: z
        .object({ charges: Count, shield: Count, health: Count })
        .nullable()
        .meta({ id: 'ApexRestGains' })
        .describe('What it gains with no enemy on the board; null with one.'),
      unused: UnusedRecruits.exactOptional(),
    })
    .meta({ id: 'ApexAutomataSetPrioritiesOutcome' }),
  examples: [
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
    {
      name: 'All equal: one at random (E-23)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 }, arsenal: { card: 'ar-1' } },
        enemies: [
          { id: 'wraith', cell: { column: 9, row: 6 } },
          { id: 'lifeline', cell: { column: 5, row: 2 } },
        ],
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run(input, { trace, content, random }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const enemies = onBoard(input.enemies)
    if (enemies.length === 0) {
      const gained = restOf(input.automaton)
      trace.applied('apex.automata.priority.no-enemies', gained)
      return { primary: null, secondary: null, criterion: 'noEnemies' as const, table: [], gained }
    }
    const recruit = new RecruitDraws(input.recruit, chanceOf(input.seed, random))
    const found = refusingDraws(() =>
      setPriorities(situation.field, { cell: situation.cell, arsenal }, enemies, recruit, trace),
    )
    if (found instanceof Refusal) return found
    const unused = recruit.unused === 0 ? {} : { unused: { recruit: recruit.unused } }
    return { ...found, table: [...found.table], gained: null, ...unused }
  },
  headline({ primary, secondary, criterion }, _input, locale, content) {
    if (primary === null || criterion === 'noEnemies') {
      return { en: 'No enemy is on the board: it rests.', es: 'No hay enemigos en el tablero: descansa.' }[locale]
    }
    const other =
      secondary === null
        ? ''
        : {
            en: `; secondary: ${legendName(secondary, 'en', content)}`,
            es: `; secundario: ${legendName(secondary, 'es', content)}`,
          }[locale]
    return {
      en: `Primary enemy: ${legendName(primary, 'en', content)}, ${FOUND_BY[criterion].en}${other}.`,
      es: `Enemigo principal: ${legendName(primary, 'es', content)}, ${FOUND_BY[criterion].es}${other}.`,
    }[locale]
  },
  details({ table, gained }, _input, locale, content) {
    const nobody = { en: 'nobody', es: 'nadie' }[locale]
    const rows = table.map(({ criterion, enemies, values }) => {
      const numbers =
        values === null
          ? ''
          : ` (${values.map(({ id, value }) => `${legendName(id, locale, content)} ${value}`).join(', ')})`
      const met = enemies.map((id) => legendName(id, locale, content)).join(', ')
      return `${criterion}, ${LOOKED_FOR[criterion][locale]}: ${met === '' ? nobody : met}${numbers}.`
    })
    if (gained === null) return rows
    const { charges, shield, health } = gained
    return [
      {
        en: `It gains ${charges} Charges, ${shield} Shield and ${health} Health, and its activation ends.`,
        es: `Gana ${charges} Cargas, ${shield} de Escudo y ${health} de Salud, y su activación termina.`,
      }[locale],
    ]
  },
  picture: ({ primary, table }, input, caption) =>
    prioritiesScene(boardOf(input.board, caption.content), { input, primary, table }, caption),
})
