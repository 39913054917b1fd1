import { z } from 'zod'
import { formatList } from '../../../lib/wording.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { ruledBoard } from '../abilities/place-board.ts'
import { withMoved } from '../abilities/stored-board.ts'
import { creaturesOn, defineSignumOperation } from '../define.ts'
import { cardName, cardNames } from '../language/card-name.ts'
import { notAllowed } from '../language/violation.ts'
import { formatLength } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { box, creature, SKIRMISH } from '../table/boards.examples.ts'
import { placePoint } from '../table/place-board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id, Point } from '../vocabulary.ts'
import { moveScene } from './move.scene.ts'
import { judgeMove, MAX_LEGS, MoveOutcome } from './move.ts'
import { movementRules } from './movement.rules.ts'
import { MOVE_MODES } from './movement.ts'
import { runRules } from './run.rules.ts'

export const moveOperation = defineSignumOperation({
  id: 'signum.move',
  kind: 'check',
  summary: {
    en: 'Judges a move or run along a way: how far it goes, whom it touches, who may backstab, and all that is against it.',
    es: 'Juzga un movimiento o carrera por un camino: hasta dónde llega, a quién toca, quién puede apuñalar y todo lo que está en contra.',
  },
  rules: [
    ...BOARD_RULES,
    'signum.damage.death',
    ...ruleIds(movementRules),
    ...ruleIds(runRules),
    'signum.ability.fast',
    'signum.activation.options',
    'signum.terrain.impassable',
    'signum.backstab.triggers',
    'signum.backstab.who',
    'signum.backstab.immune',
    'signum.ability.shield-from',
  ],
  input: z
    .strictObject({
      board: BoardForm,
      creature: Id.describe('Who moves.'),
      path: z.array(Point).min(1).max(MAX_LEGS).describe('The places that the centre of the base passes, in order.'),
      mode: z.enum(MOVE_MODES).default('walk').meta({ id: 'SignumMoveMode' }),
      run: z.boolean().default(false),
    })
    .meta({ id: 'SignumMoveInput' }),
  outcome: MoveOutcome,
  examples: [
    {
      name: 'Out of contact, around a corner',
      input: {
        board: { drawn: SKIRMISH },
        creature: 'Cordelia',
        path: [
          { x: 38, y: 34 },
          { x: 37, y: 40 },
        ],
      },
    },
    {
      name: 'Into difficult terrain (E-39)',
      input: {
        board: {
          drawn: {
            creatures: [creature('Ana', 'Greer', [10, 10], { movement: 'L' })],
            terrain: [box('Swamp', [16.6, 5], [30, 15], { abilities: ['difficult'] })],
          },
        },
        creature: 'Greer',
        path: [{ x: 25, y: 10 }],
      },
    },
    {
      name: 'A run into a hidden enemy',
      input: { board: { drawn: SKIRMISH }, creature: 'Garrus', path: [{ x: 21.5, y: 28.59 }], run: true },
    },
  ],
  run({ board, creature: id, path, mode, run }, context) {
    const { trace } = context
    const asked = creaturesOn(board, { creature: id }, context)
    if (asked instanceof Refusal) return asked
    return judgeMove({ board: asked.placed, mover: asked.found.creature, path: path.map(placePoint), mode, run }, trace)
  },
  headline({ legal, violations, travelled, stoppedBy, contacts, backstabbers }, { creature, run }, locale, content) {
    if (!legal) return notAllowed(violations, locale, content)
    const id = cardName(creature, locale, content)
    const far = {
      en: `${id} ${run ? 'runs' : 'moves'} ${formatLength(travelled, 'en')}${stoppedBy === null ? '' : ' and stops'}`,
      es: `${id} ${run ? 'corre' : 'se mueve'} ${formatLength(travelled, 'es')}${stoppedBy === null ? '' : ' y se detiene'}`,
    }[locale]
    const touched = formatList(cardNames(contacts, locale, content), locale)
    const stabbing = formatList(cardNames(backstabbers, locale, content), locale)
    return [
      far,
      ...(touched === '' ? [] : [{ en: `it touches ${touched}`, es: `toca a ${touched}` }[locale]]),
      ...(stabbing === ''
        ? []
        : [
            {
              en: `${stabbing} may backstab`,
              es: `${stabbing} ${backstabbers.length > 1 ? 'pueden' : 'puede'} apuñalar`,
            }[locale],
          ]),
    ]
      .join('; ')
      .concat('.')
  },
  tableAfter({ legal, path }, { board, creature }, content) {
    const end = path.at(-1)
    return legal && end !== undefined ? withMoved(board, creature, end, content) : null
  },
  picture: (outcome, { board, creature: id, path }, caption) =>
    moveScene(ruledBoard(board, caption.content), { creature: id, path }, outcome, caption),
})
