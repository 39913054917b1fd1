import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Cell } from '../../vocabulary.ts'
import { ClosedRange } from '../content/automaton-arsenals.ts'
import { AUTOMATON_GRENADE } from '../content/automaton-setup.ts'
import { SightAsked } from '../content/card-effects.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { AutomatonInput, byRole, haveRoles, ROLES_MISSING, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { automatonGrenadeRules } from './grenade.rules.ts'
import { firstTarget, TARGET_FAULTS, type TargetFault } from './grenade-target.ts'

const WORDS: Readonly<Record<TargetFault, { en: string; es: string }>> = {
  OFF_BOARD: { en: 'off the board', es: 'fuera del tablero' },
  OUT_OF_RANGE: { en: 'out of range', es: 'fuera de alcance' },
  NO_LOS: { en: 'out of sight', es: 'fuera de la línea de visión' },
  SEEN: { en: 'in sight', es: 'en línea de visión' },
}

export const grenadeTargetOperation = defineApexOperation({
  id: 'apex.automata-grenade-target',
  kind: 'resolution',
  summary: {
    en: 'On whom an Automaton throws the grenade that a card orders.',
    es: 'A quién lanza un Autómata la granada que ordena una carta.',
  },
  rules: [...SITUATION_RULES, ...ruleIds(automatonGrenadeRules)],
  input: z
    .strictObject({
      ...tableFields,
      automaton: AutomatonInput,
      range: ClosedRange.optional().describe('What the card says; that of the frag grenade if left out.'),
      los: SightAsked,
      grenade: z.string().max(80).default(AUTOMATON_GRENADE),
    })
    .refine(haveRoles, ROLES_MISSING)
    .meta({ id: 'ApexAutomataGrenadeTargetInput' }),
  outcome: z
    .object({
      target: z.string().nullable(),
      cell: Cell.nullable(),
      reasons: z
        .array(
          z
            .object({ enemy: z.string(), reason: z.enum(TARGET_FAULTS).meta({ id: 'ApexTargetFault' }) })
            .meta({ id: 'ApexPassedOver' }),
        )
        .describe('Why enemies were passed over.'),
    })
    .meta({ id: 'ApexAutomataGrenadeTargetOutcome' }),
  examples: [
    {
      name: 'At an enemy at 3 to 5 (E-03)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 9 } },
        enemies: [
          { id: 'gibraltar', cell: { column: 5, row: 8 }, role: 'primary' },
          { id: 'wraith', cell: { column: 6, row: 6 }, role: 'secondary' },
        ],
        range: { min: 3, max: 5 },
      },
    },
    {
      name: 'The primary enemy is too near',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 9 } },
        enemies: [
          { id: 'gibraltar', cell: { column: 3, row: 8 }, role: 'primary' },
          { id: 'wraith', cell: { column: 6, row: 6 }, role: 'secondary' },
        ],
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    const grenade = content.grenades.get(input.grenade)
    if (input.grenade !== AUTOMATON_GRENADE || grenade === undefined) {
      const facts = { reason: 'NOT_A_FRAG', grenade: input.grenade }
      const wrong = refuse([{ rule: 'apex.automata.use.only-frag', path: ['grenade'], facts }])
      return situation instanceof Refusal ? Refusal.join([situation, wrong]) : wrong
    }
    if (situation instanceof Refusal) return situation
    const range = input.range ?? grenade.range
    trace.applied('apex.automata.use.only-frag', { reason: null, grenade: input.grenade })
    trace.applied('apex.automata.use.frag-range', { ...range, own: input.range === undefined })
    const asked = { range, los: input.los }
    const { target, reasons } = firstTarget(situation.field, situation.cell, byRole(input.enemies), asked)
    const found = { target: target?.id ?? null, cell: target?.cell ?? null }
    trace.applied('apex.automata.use.frag-target', found)
    return { ...found, reasons }
  },
  headline({ target, cell }, _input, locale, content) {
    if (target === null || cell === null) {
      return { en: 'It throws no grenade.', es: 'No lanza ninguna granada.' }[locale]
    }
    const name = legendName(target, locale, content)
    return {
      en: `It throws the grenade at ${name}, on ${cellName(cell)}.`,
      es: `Lanza la granada a ${name}, en ${cellName(cell)}.`,
    }[locale]
  },
  details: ({ reasons }, _input, locale, content) =>
    reasons.map(({ enemy, reason }) => `${legendName(enemy, locale, content)}: ${WORDS[reason][locale]}.`),
  picture: ({ cell: aim }, input, caption) => {
    const { cell } = input.automaton
    const around = aim === null ? [] : squareAround(aim, boardOf(input.board, caption.content))
    return tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        automaton: cell,
        tinted: [{ cells: around, key: AREA_KEY }],
        lines:
          cell === null || aim === null ? [] : [{ cells: [cell, aim], colour: AUTOMATA_COLOURS.primary, dashed: true }],
      },
      caption,
    )
  },
})

const AREA_KEY = { colour: '#ef6c00', en: 'template before it scatters', es: 'plantilla antes de desviarse' }

/** The spaces of the template around its middle. */
function squareAround({ column, row }: z.infer<typeof Cell>, { width, height }: { width: number; height: number }) {
  const around = [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].map((across) => ({ column: column + across, row: row + down })),
  )
  return around.filter((cell) => cell.column >= 0 && cell.row >= 0 && cell.column < width && cell.row < height)
}
