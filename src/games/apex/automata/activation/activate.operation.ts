import { z } from 'zod'
import { defineApexOperation } from '../../define.ts'
import { boardOf } from '../../table/board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { FOUND_BY } from '../decisions/priority-decision.ts'
import { NOT_AN_ENEMY, recruitsEnemies } from '../decisions/recruit-draws.ts'
import { SeedOrNone } from '../route/route-draws.ts'
import { dangerCells } from '../scenes/danger-cells.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { crosses, type Tinted, tableScene } from '../scenes/table.scene.ts'
import { ARSENAL_MISSING, EnemyRole, hasArsenal, hasLegend, LEGEND_MISSING } from '../setting/fields.ts'
import { activationFields, namesEnemies, UNKNOWN_ENEMY } from './activation-question.ts'
import { ACTIVATION_RULES } from './activation-rules.ts'
import { ActivationEvent } from './events.ts'
import { instructionsOf, summaryOf } from './instructions.ts'
import { ActivationQuestion } from './questions.ts'
import { runActivation } from './run-activation.ts'

const Situation = z
  .object({
    automaton: z
      .object({
        cell: Cell.nullable(),
        charges: Count,
        shield: Count,
        health: Count,
        shotThisActivation: z.boolean(),
        shotThisRound: z.boolean(),
      })
      .meta({ id: 'ApexAutomatonAfter' }),
    enemies: z.array(
      z
        .object({
          id: z.string(),
          cell: Cell.nullable(),
          shield: Count,
          health: Count,
          charges: Count.nullable().describe('null: not an Automaton.'),
          role: EnemyRole.nullable(),
        })
        .meta({ id: 'ApexEnemyAfter' }),
    ),
    squadmate: Cell.nullable(),
    destroyed: z.array(z.string()),
    zonesGone: z.array(z.string()),
    tokens: z.object({ tactical: Count, ultimate: Count }).meta({ id: 'ApexTokensAfter' }),
    supply: z.array(z.object({ figure: z.string(), count: Count }).meta({ id: 'ApexSupplyAfter' })),
  })
  .meta({ id: 'ApexSituationAfter' })
export type SituationAfter = z.infer<typeof Situation>

export const activateOperation = defineApexOperation({
  id: 'apex.automata-activate',
  kind: 'resolution',
  summary: {
    en: 'The whole activation of an Automaton, step by step, as instructions in order; it stops where a player has to decide.',
    es: 'La activación entera de un Autómata, paso a paso, como instrucciones por orden; se detiene donde debe decidir un jugador.',
  },
  rules: [...ACTIVATION_RULES],
  input: z
    .strictObject({ ...activationFields, seed: SeedOrNone })
    .refine(hasArsenal, ARSENAL_MISSING)
    .refine(hasLegend, LEGEND_MISSING)
    .refine(recruitsEnemies, NOT_AN_ENEMY)
    .refine(namesEnemies, UNKNOWN_ENEMY)
    .meta({ id: 'ApexAutomataActivateInput' }),
  outcome: z
    .object({
      events: z.array(ActivationEvent),
      situation: Situation.describe('Everything as it is now.'),
      question: ActivationQuestion.nullable().describe(
        'What has to be decided before it goes on: ask again with the same seed and one answer more.',
      ),
      unused: z
        .object({ routes: Count, feats: Count, cards: Count, recruit: Count })
        .meta({ id: 'ApexUnusedDraws' })
        .describe('Draws that were reported and not needed.'),
    })
    .meta({ id: 'ApexAutomataActivateOutcome' }),
  examples: [
    {
      name: 'Bangalore on the crossroads, drawn by the service',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 7, row: 4 }, legend: { card: 'bangalore' }, arsenal: { card: 'ar-3' } },
        enemies: [
          { id: 'wraith', cell: { column: 7, row: 11 } },
          { id: 'lifeline', cell: { column: 1, row: 12 } },
        ],
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
    {
      name: 'Stopped by a question: a reaction of a player (E-57)',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 9, row: 2 }, legend: { card: 'wraith' }, arsenal: { card: 'ar-2' } },
        enemies: [
          { id: 'bangalore', cell: { column: 7, row: 9 } },
          { id: 'lifeline', cell: { column: 1, row: 12 } },
        ],
        hands: [{ enemy: 'bangalore', cards: ['under-smoke', 'double-time'] }],
        abilities: [],
        feats: [{ card: 'gf-01' }],
        routes: [{ card: 'rc-01' }, { card: 'rc-02' }],
        cards: [{ card: 'aim-11' }, { card: 'aim-08' }],
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run: (input, context) => runActivation(input, context),
  headline({ events, question }, { automaton }, locale, content) {
    const id = automaton.legend !== undefined && 'card' in automaton.legend ? automaton.legend.card : 'Automaton'
    const [first] = events
    const name = first?.type === 'activationStarted' ? first.legend : id
    const said = summaryOf(events, name, locale, content)
    if (question === null) return said
    return `${said} ${{ en: 'A player has to decide.', es: 'Debe decidir un jugador.' }[locale]}`
  },
  details: ({ events }, _input, locale, content) => instructionsOf(events, locale, content),
  picture: ({ events, situation }, input, caption) => {
    const board = boardOf(input.board, caption.content)
    const id = events.find((event) => event.type === 'activationStarted')?.legend
    const start = input.automaton.cell
    const way = events.flatMap((event) => (event.type === 'moved' && event.legend === id ? [event.cell] : []))
    const path = [...(start === null ? [] : [start]), ...way]
    const shots = events.flatMap((event, index) => {
      if (event.type !== 'shotAimed') return []
      const at = events.slice(0, index).findLast((one) => one.type === 'moved' && one.legend === id)
      const from = at?.type === 'moved' ? at.cell : start
      const to = input.enemies.find((enemy) => enemy.id === event.target)?.cell ?? null
      return from === null || to === null
        ? []
        : [{ cells: [from, to], colour: AUTOMATA_COLOURS.primary, dashed: true, key: SHOT_KEY }]
    })
    return tableScene(
      board,
      input,
      {
        automaton: situation.automaton.cell,
        primary: situation.enemies.find(({ role }) => role === 'primary')?.id ?? null,
        danger: dangerCells(board, input),
        tinted: decidedIn(events, input.enemies),
        lines: [{ cells: path, colour: AUTOMATA_COLOURS.automaton }, ...shots],
        notes: [
          crosses(events.flatMap((event) => (event.type === 'blocked' ? [event.place] : []))),
          // Where it stands now it is drawn itself.
          { places: path.slice(0, -1).map((cell, index) => ({ at: { cell }, text: String(index) })), key: WAY_KEY },
        ],
      },
      caption,
    )
  },
})

type Enemies = readonly { readonly id: string; readonly cell: z.infer<typeof Cell> | null }[]

/** The space of the primary enemy, with the criterion that has found it. */
function decidedIn(events: readonly ActivationEvent[], enemies: Enemies): Tinted[] {
  const found = events.find((event) => event.type === 'prioritiesSet')
  const cell = enemies.find(({ id }) => id === found?.primary)?.cell ?? null
  const { criterion = 'noEnemies' } = found ?? {}
  if (cell === null || criterion === 'noEnemies') return []
  const { en, es } = FOUND_BY[criterion]
  const key = { colour: AUTOMATA_COLOURS.primary, en: `primary: ${en}`, es: `principal: ${es}` }
  return [{ cells: [cell], key }]
}

const WAY_KEY = {
  colour: '#2e7d32',
  mark: 'disc',
  en: 'spaces of its way, from 0',
  es: 'espacios de su camino, desde 0',
} as const
const SHOT_KEY = { colour: AUTOMATA_COLOURS.primary, mark: 'dashed', en: 'shot', es: 'disparo' } as const
