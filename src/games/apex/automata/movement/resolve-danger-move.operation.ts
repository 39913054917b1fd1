import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GridCellOutput } from '../../combat/area/area.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { withoutObjects } from '../../table/stored-board.ts'
import { Cell } from '../../vocabulary.ts'
import { Facing } from '../frame/viewpoint.ts'
import { routeRules } from '../route/route.rules.ts'
import { chanceOf, RouteDeck, RoutesInput, refusingDraws, SeedOrNone, UnusedRoutes } from '../route/route-draws.ts'
import { dangerCells } from '../scenes/danger-cells.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { chosen, crosses, tableScene } from '../scenes/table.scene.ts'
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
import { findArsenal } from '../setting/weapons.ts'
import { dangerRules } from './danger.rules.ts'
import { fleeDanger } from './danger-move.ts'
import { DANGER_BLOCK_WORDS, DANGER_BLOCKS } from './movement.words.ts'
import { LoneMover, withoutQuestions } from './mover.ts'

export const resolveDangerMoveOperation = defineApexOperation({
  id: 'apex.automata-resolve-danger-move',
  kind: 'resolution',
  summary: {
    en: 'Step 6 of an Automaton that stands in a danger zone: which direction leads out, and what happens on the way.',
    es: 'Paso 6 de un Autómata que está en una zona de peligro: qué dirección la saca de ella y qué pasa en camino.',
  },
  rules: [
    ...SITUATION_RULES,
    ...ruleIds(routeRules, dangerRules),
    'apex.automata.danger.fallback',
    'apex.automata.danger.definition',
    'apex.automata.proc.danger-first',
    'apex.automata.proc.list',
    'apex.automata.destroy.on-path',
    'apex.automata.destroy.nothing',
    'apex.automata.destroy.bookkeeping',
    'apex.automata.optimal.effect',
    'apex.automata.optimal.pass-through',
  ],
  input: z
    .strictObject({
      ...tableFields,
      automaton: AutomatonInput,
      primary: primaryField,
      routes: RoutesInput,
      seed: SeedOrNone,
    })
    .refine(hasArsenal, ARSENAL_MISSING)
    .refine(namesPrimary, UNKNOWN_PRIMARY)
    .meta({ id: 'ApexAutomataResolveDangerMoveInput' }),
  outcome: z
    .object({
      success: z.boolean(),
      tried: z.array(
        z
          .object({
            facing: Facing,
            end: GridCellOutput,
            ok: z.boolean(),
            reason: z.enum(DANGER_BLOCKS).meta({ id: 'ApexDangerBlock' }).nullable(),
          })
          .meta({ id: 'ApexDangerWay' }),
      ),
      entered: z.array(Cell),
      checkpoints: z.array(z.object({ cell: Cell, fires: z.boolean() }).meta({ id: 'ApexDangerCheckpoint' })),
      fired: Cell.nullable().describe('Where it takes its Optimal Shot; what that hits is another question.'),
      destroyed: z.array(z.string()),
      zonesGone: z.array(z.string()),
      card: z.string(),
      unused: UnusedRoutes.exactOptional(),
    })
    .meta({ id: 'ApexAutomataResolveDangerMoveOutcome' }),
  examples: [
    {
      name: 'After one turn of the card (E-08)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 }, arsenal: { card: 'ar-2' } },
        enemies: [{ id: 'wraith', cell: { column: 5, row: 0 } }],
        primary: 'wraith',
        ring: { left: 8, top: 0, right: 11, bottom: 11, damage: 4 },
        routes: [{ card: 'rc-01' }],
      },
    },
    {
      name: 'No way out (E-09)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 6 }, arsenal: { card: 'ar-2' } },
        enemies: [{ id: 'wraith', cell: { column: 5, row: 0 } }],
        primary: 'wraith',
        ring: { left: 11, top: 0, right: 11, bottom: 0, damage: 4 },
        routes: [{ card: 'rc-01' }],
      },
    },
  ],
  run(input, { trace, content, random }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const { field, cell } = situation
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const enemy = primaryOf(input)
    if (enemy instanceof Refusal) return enemy
    if (enemy === null) {
      const facts = { reason: 'NO_PRIMARY', procedure: null, relation: null, enemy: null }
      return refuse([{ rule: 'apex.automata.proc.list', path: ['primary'], facts }])
    }
    const zones = field.zonesAt(cell)
    if (zones.length === 0) {
      const facts = { reason: 'NOT_IN_DANGER_ZONE', zones }
      return refuse([{ rule: 'apex.automata.proc.danger-first', path: ['automaton', 'cell'], facts }])
    }
    const deck = RouteDeck.read(input.routes, content, chanceOf(input.seed, random), trace)
    if (deck instanceof Refusal) return deck
    trace.applied('apex.automata.danger.definition', { cell, zones })
    const { shotThisRound, shotThisActivation } = input.automaton
    const mover = new LoneMover(field, { cell, shotThisRound, shotThisActivation }, { arsenal, enemy }, trace)
    const move = refusingDraws(() => withoutQuestions(fleeDanger(mover, deck, trace)))
    if (move instanceof Refusal) return move
    const { weapon: _weapon, ...told } = move
    return {
      ...told,
      tried: [...told.tried],
      entered: [...told.entered],
      checkpoints: [...told.checkpoints],
      destroyed: [...told.destroyed],
      zonesGone: [...told.zonesGone],
      ...(deck.unused === 0 ? {} : { unused: { routes: deck.unused } }),
    }
  },
  headline({ success, entered }, _input, locale) {
    const end = entered.at(-1)
    if (!success || end === undefined) {
      return {
        en: 'No direction leads out of danger: a procedure from A to D follows.',
        es: 'Ninguna dirección saca del peligro: sigue un procedimiento de A a D.',
      }[locale]
    }
    return { en: `It gets out of danger to ${cellName(end)}.`, es: `Sale del peligro a ${cellName(end)}.` }[locale]
  },
  details: ({ tried, fired }, _input, locale) => [
    ...tried.map(({ facing, end, reason }) => {
      const verdict = reason === null ? { en: 'the way out', es: 'la salida' } : DANGER_BLOCK_WORDS[reason]
      return `${directionName(facing, locale)}, ${cellName(end)}: ${verdict[locale]}.`
    }),
    ...(fired === null
      ? []
      : [{ en: `Optimal Shot in ${cellName(fired)}.`, es: `Disparo óptimo en ${cellName(fired)}.` }[locale]]),
  ],
  tableAfter: ({ destroyed }, { board }, content) => withoutObjects(board, destroyed, content),
  picture: ({ tried, entered }, input, caption) => {
    const { cell } = input.automaton
    const board = boardOf(input.board, caption.content)
    const lines = cell === null ? [] : [{ cells: [cell, ...entered], colour: AUTOMATA_COLOURS.chosen }]
    const failed = tried.flatMap(({ end, ok }) => (ok ? [] : [end]))
    return tableScene(
      board,
      input,
      {
        automaton: cell,
        primary: input.primary,
        danger: dangerCells(board, input),
        lines,
        notes: [crosses(failed), chosen(entered.at(-1) ?? null)],
      },
      caption,
    )
  },
})
