import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { boardOf } from '../../table/board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { onBoard, RecruitDraws } from '../decisions/priorities.ts'
import { NOT_AN_ENEMY, RecruitInput, recruitsEnemies, UnusedRecruits } from '../decisions/recruit-draws.ts'
import { chanceOf, refusingDraws, SeedOrNone } from '../route/route-draws.ts'
import { chosen, tableScene } from '../scenes/table.scene.ts'
import type { Field } from '../setting/field.ts'
import { AutomatonInput, tableFields } from '../setting/fields.ts'
import { automatonViolations, cellViolations, readField } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { findArsenal } from '../setting/weapons.ts'
import { beaconsOf } from './beacons.ts'
import { measureBeacons, RESPAWN_CRITERIA, respawnEnemy, respawnTeammate } from './respawn.ts'

const Input = z
  .strictObject({
    ...tableFields,
    automaton: AutomatonInput,
    recruit: RecruitInput,
    beacon: z.string().max(64).nullable().default(null).describe('For an enemy: the choice among equal beacons.'),
    space: Cell.nullable().default(null).describe('For a teammate: what the player chooses.'),
    seed: SeedOrNone,
  })
  .refine(({ automaton, beacon }) => automaton.role === 'enemy' || beacon === null, {
    path: ['beacon'],
    error: 'For a teammate a space is chosen.',
  })
  .refine(({ automaton, space }) => automaton.role === 'teammate' || space === null, {
    path: ['space'],
    error: 'For an enemy nobody chooses a space.',
  })
  .refine(({ automaton }) => automaton.role === 'teammate' || automaton.arsenal !== undefined, {
    path: ['automaton', 'arsenal'],
    error: 'Its Arsenal card is needed here.',
  })
  .refine(recruitsEnemies, NOT_AN_ENEMY)
  .meta({ id: 'ApexAutomataRespawnInput' })
type Input = z.infer<typeof Input>

function violationsOf(field: Field, { automaton, space }: Input): ApexViolation[] {
  const here: ApexViolation[] =
    automaton.cell === null
      ? []
      : [
          {
            rule: 'apex.automata.respawn.when',
            path: ['automaton', 'cell'],
            facts: { reason: 'ON_BOARD', onBoard: true },
          },
        ]
  const none: ApexViolation[] =
    beaconsOf(field).length > 0
      ? []
      : [{ rule: 'apex.automata.setup.beacons', path: ['board'], facts: { reason: 'NO_BEACON' } }]
  const beyond = space === null ? [] : cellViolations(field, space, ['space'])
  return [...automatonViolations(automaton), ...here, ...none, ...beyond]
}

export const respawnOperation = defineApexOperation({
  id: 'apex.automata-respawn',
  kind: 'resolution',
  summary: {
    en: 'Where an eliminated Automaton comes back before its activation: beacon and space, or what the player may choose.',
    es: 'Dónde vuelve un Autómata eliminado antes de su activación: baliza y espacio, o qué puede elegir el jugador.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.scope.boxes',
    'apex.automata.setup.beacons',
    'apex.automata.respawn.teammate',
    'apex.automata.respawn.enemy-beacon',
    'apex.automata.respawn.enemy-space',
    'apex.automata.respawn.full-beacon',
    'apex.automata.respawn.no-optimal',
    'apex.automata.priority.single-enemy',
    'apex.automata.priority.secondary',
    'apex.automata.priority.all-candidates',
    'apex.automata.priority.random-draw',
  ],
  input: Input,
  outcome: z
    .object({
      beacon: z.string().nullable(),
      space: Cell.nullable(),
      provisionalPrimary: z.string().nullable(),
      criterion: z.enum(RESPAWN_CRITERIA).meta({ id: 'ApexRespawnCriterion' }),
      beacons: z.array(
        z
          .object({ id: z.string(), toSquadmate: Count.nullable(), toEnemy: Count.nullable() })
          .meta({ id: 'ApexMeasuredBeacon' }),
      ),
      tie: z.array(z.string()),
      spaces: z.array(Cell).nullable().describe('Where a teammate may come back, while nobody has chosen.'),
      unused: UnusedRecruits.exactOptional(),
    })
    .meta({ id: 'ApexAutomataRespawnOutcome' }),
  examples: [
    {
      name: 'Near its squadmate (E-42)',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [
              { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 1, row: 10 }] },
              { id: 'r2', kind: 'respawnBeacon', cells: [{ column: 10, row: 1 }] },
              { id: 'r3', kind: 'respawnBeacon', cells: [{ column: 1, row: 1 }] },
            ],
          },
        },
        automaton: { cell: null, arsenal: { card: 'ar-1' } },
        squadmate: { column: 6, row: 5 },
        enemies: [{ id: 'lifeline', cell: { column: 5, row: 2 } }],
      },
    },
    {
      name: 'A teammate: the player chooses (E-67)',
      input: { board: { content: 'crossroads' }, automaton: { cell: null, role: 'teammate' } },
    },
  ],
  run(input, { trace, content, random }) {
    const field = readField(input, content)
    if (field instanceof Refusal) return field
    const violations = violationsOf(field, input)
    if (violations.length > 0) return refuse(violations)
    const { role } = input.automaton
    const comeback = { squadmate: input.squadmate, enemies: onBoard(input.enemies) }
    const beacons = measureBeacons(beaconsOf(field), comeback)
    trace.applied('apex.automata.respawn.when', { reason: null, onBoard: false })
    trace.applied('apex.automata.scope.boxes', { role })
    if (role === 'teammate') {
      const back = respawnTeammate(field, comeback, input.space, trace)
      return back instanceof Refusal ? back : { ...back, ...lists(back), beacons }
    }
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const recruit = new RecruitDraws(input.recruit, chanceOf(input.seed, random))
    const back = refusingDraws(() => respawnEnemy(field, comeback, arsenal, input.beacon, recruit, trace))
    if (back instanceof Refusal) return back
    const unused = recruit.unused === 0 ? {} : { unused: { recruit: recruit.unused } }
    return { ...back, ...lists(back), beacons, ...unused }
  },
  headline({ space, spaces }, _input, locale) {
    if (space !== null) {
      return { en: `It comes back in ${cellName(space)}.`, es: `Vuelve en ${cellName(space)}.` }[locale]
    }
    const count = spaces?.length ?? 0
    return {
      en: `The player chooses one of ${count} spaces.`,
      es: `El jugador elige uno de ${count} espacios.`,
    }[locale]
  },
  details: ({ beacons, spaces }, _input, locale) => [
    ...beacons.map(({ id, toSquadmate, toEnemy }) => {
      const nobody = { en: 'none', es: 'ninguno' }[locale]
      const mate = toSquadmate ?? nobody
      const enemy = toEnemy ?? nobody
      return {
        en: `${id}: squadmate ${mate}, nearest enemy ${enemy}.`,
        es: `${id}: compañero ${mate}, enemigo más cercano ${enemy}.`,
      }[locale]
    }),
    ...(spaces === null ? [] : [`${spaces.map(cellName).join(', ')}.`]),
  ],
  picture: ({ space, spaces }, input, caption) =>
    tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        primary: null,
        tinted: [{ cells: spaces ?? [], key: OPTION_KEY }],
        notes: [chosen(space, 'A', BACK_KEY)],
      },
      caption,
    ),
})

const lists = ({ tie, spaces }: { tie: readonly string[]; spaces: readonly z.infer<typeof Cell>[] | null }) => ({
  tie: [...tie],
  spaces: spaces === null ? null : [...spaces],
})

const OPTION_KEY = { colour: '#2e7d32', en: 'possible spaces', es: 'espacios posibles' }
const BACK_KEY = { colour: '#6a1b9a', en: 'A: Automaton', es: 'A: Autómata' }
