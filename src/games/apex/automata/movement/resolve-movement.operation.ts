import { z } from 'zod'
import type { Cell as GridCell } from '../../../../geometry/grid.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { countOf, formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GridCellOutput } from '../../combat/area/area.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { boardOf } from '../../table/board.ts'
import { withoutObjects } from '../../table/stored-board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { Icon } from '../content/automaton-legends.ts'
import { Facing } from '../frame/viewpoint.ts'
import { routeName } from '../route/route.words.ts'
import { chanceOf, refusingDraws, SeedOrNone, UnusedRoutes } from '../route/route-draws.ts'
import { ARSENAL_MISSING, namesPrimary, UNKNOWN_PRIMARY } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { BLOCK_WORDS, BLOCKS, COLOUR_WORDS } from './movement.words.ts'
import { hasArsenalIfPrimary, MOVEMENT_RULES, movementFields, prepareMove } from './movement-question.ts'
import { withoutQuestions } from './mover.ts'
import { moveScene } from './route-move.scene.ts'

const step = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, id: string, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape }).meta({ id })

/** Why a space was blocked, or why the move ended: one type, so that a query may ask for both. */
const Reason = z.enum([...BLOCKS, 'X', 'noMp', 'stuck']).meta({ id: 'ApexRouteMoveReason' })

/** What happened in a Movement action, in order; the end is always last. */
const MoveStep = z
  .discriminatedUnion('kind', [
    step('draw', 'ApexRouteDrawn', { card: z.string(), facing: Facing, colour: Icon }),
    step('destroy', 'ApexRouteDestruction', { objects: z.array(z.string()) }),
    step('zip', 'ApexRouteZipline', { from: z.string(), to: z.string(), landing: Cell }),
    step('blocked', 'ApexRouteBlocked', { cell: GridCellOutput, reason: Reason, facing: Facing }),
    step('rotate', 'ApexRouteTurned', {
      facing: Facing,
      turned: Count,
      skippedAway: z.boolean(),
      ignoreDanger: z.boolean(),
    }),
    step('enter', 'ApexRouteStepMade', { cell: GridCellOutput, left: Count }),
    step('optimal', 'ApexRouteOptimalShot', { cell: GridCellOutput, weapon: z.string() }),
    step('discard', 'ApexRouteDiscarded', { card: z.string() }),
    step('displaced', 'ApexRouteDisplaced', { cell: GridCellOutput }),
    step('end', 'ApexRouteMoveEnd', { reason: Reason }),
  ])
  .meta({ id: 'ApexRouteMoveStep' })
type MoveStep = z.infer<typeof MoveStep>

const REASONS = {
  ...BLOCK_WORDS,
  X: { en: 'The icon is an X: the move ends.', es: 'El icono es una X: el movimiento termina.' },
  noMp: { en: 'No movement points are left.', es: 'No quedan puntos de Movimiento.' },
  stuck: { en: 'No way leads on: it stays.', es: 'Ningún camino sigue: se queda.' },
} as const

/** One step as a player would read it aloud. */
function moveText(made: MoveStep, locale: Locale, content: ApexContent): string {
  switch (made.kind) {
    case 'draw':
      return {
        en: `Draw ${routeName(made.card, 'en', content)}, pointing ${directionName(made.facing, 'en')}: ${made.colour === 'X' ? 'X' : `${COLOUR_WORDS[made.colour].en} path`}.`,
        es: `Roba la ${routeName(made.card, 'es', content)}, hacia el ${directionName(made.facing, 'es')}: ${made.colour === 'X' ? 'X' : `camino ${COLOUR_WORDS[made.colour].es}`}.`,
      }[locale]
    case 'destroy':
      return { en: `Destroy ${formatList(made.objects, 'en')}.`, es: `Destruye ${formatList(made.objects, 'es')}.` }[
        locale
      ]
    case 'zip':
      return {
        en: `Zipline ${made.from} to ${made.to}: land in ${cellName(made.landing)}.`,
        es: `Tirolina ${made.from} a ${made.to}: llega a ${cellName(made.landing)}.`,
      }[locale]
    case 'blocked':
      return {
        en: `${cellName(made.cell)} is blocked: ${REASONS[made.reason].en}.`,
        es: `${cellName(made.cell)} está bloqueado: ${REASONS[made.reason].es}.`,
      }[locale]
    case 'rotate':
      return {
        en: `Turn the card to ${directionName(made.facing, 'en')}${made.skippedAway ? ', leaving out the way back' : ''}.`,
        es: `Gira la carta al ${directionName(made.facing, 'es')}${made.skippedAway ? ', omitiendo la dirección opuesta' : ''}.`,
      }[locale]
    case 'enter':
      return {
        en: `Move to ${cellName(made.cell)}: ${made.left} MP left.`,
        es: `Mueve a ${cellName(made.cell)}: ${made.left === 1 ? 'queda' : 'quedan'} ${made.left} PM.`,
      }[locale]
    case 'optimal':
      return { en: `Optimal Shot with the ${made.weapon}.`, es: `Disparo óptimo con ${made.weapon}.` }[locale]
    case 'discard':
      return {
        en: `Discard ${routeName(made.card, 'en', content)}.`,
        es: `Descarta la ${routeName(made.card, 'es', content)}.`,
      }[locale]
    case 'displaced':
      return {
        en: `The space is occupied: place it in ${cellName(made.cell)}.`,
        es: `El espacio está ocupado: se coloca en ${cellName(made.cell)}.`,
      }[locale]
    case 'end':
      return REASONS[made.reason][locale]
  }
}

/** The squares in front of the Automaton with two walls. */
const WALLED = {
  width: 12,
  height: 12,
  objects: [
    { id: 'w1', kind: 'wall', edges: [{ axis: 'vertical' as const, x: 4, y: 9 }] },
    { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 9, row: 2 }] },
  ],
}

export const resolveMovementOperation = defineApexOperation({
  id: 'apex.automata-resolve-movement',
  kind: 'resolution',
  summary: {
    en: 'Carries out a Movement action of an Automaton with its Route cards: every card, turn, step, zipline and Optimal Shot.',
    es: 'Resuelve una acción de Movimiento de un Autómata con sus cartas de Ruta: cada carta, giro, paso, tirolina y Disparo óptimo.',
  },
  rules: [...MOVEMENT_RULES],
  input: z
    .strictObject({ ...movementFields, seed: SeedOrNone })
    .refine(namesPrimary, UNKNOWN_PRIMARY)
    .refine(hasArsenalIfPrimary, ARSENAL_MISSING)
    .meta({ id: 'ApexAutomataResolveMovementInput' }),
  outcome: z
    .object({
      to: Cell,
      spent: Count,
      left: Count,
      steps: z.array(MoveStep),
      destroyed: z.array(z.string()),
      zonesGone: z.array(z.string()),
      shots: z.int().min(0).max(1).describe('An Optimal Shot is noted; what it hits is another question.'),
      shotThisRound: z.boolean(),
      unused: UnusedRoutes.exactOptional(),
    })
    .meta({ id: 'ApexAutomataResolveMovementOutcome' }),
  examples: [
    {
      name: 'A shot on the way, then an X (E-12)',
      input: {
        board: { drawn: WALLED },
        automaton: { cell: { column: 2, row: 9 }, arsenal: { card: 'ar-2' } },
        enemies: [{ id: 'wraith', cell: { column: 5, row: 9 } }],
        primary: 'wraith',
        mp: 2,
        left: 'W',
        right: 'X',
        routes: [{ card: 'rc-02' }, { card: 'rc-05' }],
      },
    },
    {
      name: 'Drawn by the service',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 7, row: 5 }, arsenal: { card: 'ar-1' } },
        enemies: [{ id: 'bangalore', cell: { column: 7, row: 13 } }],
        primary: 'bangalore',
        mp: 3,
        left: 'W',
        right: 'G',
        seed: `hmac-sha256,1,${'0'.repeat(64)}`,
      },
    },
  ],
  run(input, { trace, content, random }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const prepared = prepareMove(input, situation, chanceOf(input.seed, random), content, trace)
    if (prepared instanceof Refusal) return prepared
    const { mover, move, deck } = prepared
    const run = refusingDraws(() => withoutQuestions(move.run()))
    if (run instanceof Refusal) return run
    const unused = deck.unused === 0 ? {} : { unused: { routes: deck.unused } }
    return {
      to: mover.cell,
      spent: input.mp - move.left,
      left: move.left,
      steps: move.steps,
      destroyed: move.destroyed,
      zonesGone: move.zonesGone,
      shots: move.steps.some(({ kind }) => kind === 'optimal') ? 1 : 0,
      shotThisRound: mover.shotThisRound,
      ...unused,
    }
  },
  headline({ to, spent, shots, steps }, { automaton }, locale) {
    const stays = !steps.some(({ kind }) => kind === 'enter' || kind === 'zip')
    const shot = {
      en: shots === 0 ? '' : ' and takes an Optimal Shot',
      es: shots === 0 ? '' : ' y hace un Disparo óptimo',
    }[locale]
    if (stays) {
      const at = automaton.cell ?? to
      return {
        en: `The Automaton stays in ${cellName(at)}${shot}.`,
        es: `El Autómata se queda en ${cellName(at)}${shot}.`,
      }[locale]
    }
    return {
      en: `The Automaton moves to ${cellName(to)} for ${countOf(spent, 'movement point')}${shot}.`,
      es: `El Autómata se mueve a ${cellName(to)} por ${countOf(spent, 'punto', 'puntos')} de Movimiento${shot}.`,
    }[locale]
  },
  details: ({ steps }, _input, locale, content) => steps.map((made) => moveText(made, locale, content)),
  tableAfter: ({ destroyed }, { board }, content) => withoutObjects(board, destroyed, content),
  picture: ({ steps, to }, input, caption) => {
    const cells = (kinds: readonly MoveStep['kind'][]): GridCell[] =>
      steps.flatMap((made) =>
        !kinds.includes(made.kind) ? [] : made.kind === 'zip' ? [made.landing] : 'cell' in made ? [made.cell] : [],
      )
    const way = {
      entered: cells(['enter', 'zip', 'displaced']),
      blocked: cells(['blocked']),
      shots: cells(['optimal']),
      to,
    }
    return moveScene(boardOf(input.board, caption.content), { input, ...way }, caption)
  },
})
