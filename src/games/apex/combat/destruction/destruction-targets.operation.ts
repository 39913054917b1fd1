import { z } from 'zod'
import { capitalize, formatCount } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { BASIC_DESTROY } from '../../content/destroy.ts'
import { defineApexOperation, standOnBoard } from '../../define.ts'
import { pieceName } from '../../language/notation.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { BoardForm, boardOf, outside } from '../../table/board.ts'
import { withoutObjects } from '../../table/stored-board.ts'
import { DOME_AND_DRONE } from '../../table/terrain-boards.examples.ts'
import { LIMITS, Space } from '../../vocabulary.ts'
import { destroyRules } from './destroy.rules.ts'
import { destructionScene } from './destruction.scene.ts'
import { DestroyingWeapon, DestructionTargets, destructionTargets } from './destruction.ts'

const OBJECT = { en: ['object', 'objects'], es: ['objeto', 'objetos'] } as const

const REASONS = {
  notDestructible: { en: 'it is not DESTRUCTIBLE', es: 'no es DESTRUCTIBLE' },
  outOfOptimalRange: { en: 'out of optimal range', es: 'fuera del alcance óptimo' },
  noLineOfSight: { en: 'not in line of sight', es: 'sin línea de visión' },
  notAdjacent: { en: 'neither adjacent nor in the own space', es: 'ni adyacente ni en el propio espacio' },
} as const

export const destructionTargetsOperation = defineApexOperation({
  id: 'apex.destruction-targets',
  kind: 'list',
  summary: {
    en: 'Says which objects a Destroy action may destroy, and why not the others.',
    es: 'Dice qué objetos puede destruir una acción de Destrucción y por qué no los demás.',
  },
  rules: ruleIds(boardRules, contentRules, destroyRules),
  input: z
    .strictObject({
      board: BoardForm,
      actor: Space,
      weapon: DestroyingWeapon.optional().describe('The weapon to destroy with; melee if left out.'),
      count: z.int().min(1).max(20).default(BASIC_DESTROY).describe('How many objects the action may destroy.'),
      targets: z
        .array(z.string().max(64))
        .max(LIMITS.objects)
        .optional()
        .describe('The ids of the objects to destroy; every object of the board if left out.'),
    })
    .meta({ id: 'ApexDestructionTargetsInput' }),
  outcome: DestructionTargets,
  examples: [
    { name: 'By hand', input: { board: { drawn: DOME_AND_DRONE }, actor: { cell: { column: 1, row: 2 } } } },
    {
      name: 'With a weapon of optimal range 3 to 5',
      input: {
        board: { drawn: DOME_AND_DRONE },
        actor: { cell: { column: 1, row: 2 } },
        weapon: { optimalRange: { min: 3, max: 5 }, ammo: 1 },
      },
    },
  ],
  run({ board, actor, weapon = null, count, targets = null }, { trace, content }) {
    const placed = standOnBoard(board, { actor }, content)
    if (placed instanceof Refusal) return placed
    const missing = (targets ?? []).flatMap((id, index) => {
      if (placed.board.objects.some(({ piece }) => piece.id === id)) return []
      return [outside({ piece: { kind: 'object', id } }, ['targets', index], placed.board)]
    })
    if (missing.length > 0) return refuse(missing)
    return destructionTargets(placed.board, { actor: actor.cell, weapon, count, targets }, trace)
  },
  headline({ targets, max }, _input, locale) {
    const legal = targets.filter((target) => target.legal).length
    return {
      en: `${legal} of ${formatCount(targets.length, OBJECT, 'en')} can be destroyed, at most ${max} in this action.`,
      es: `${legal === 1 ? 'Se puede' : 'Se pueden'} destruir ${legal} de ${formatCount(targets.length, OBJECT, 'es')}, como mucho ${max} en esta acción.`,
    }[locale]
  },
  details: ({ targets }, _input, locale, content) =>
    targets.map(({ piece, legal, reason }) => {
      const name = capitalize(pieceName(piece, locale, content))
      const why = legal || reason === null ? '' : ` (${REASONS[reason][locale]})`
      return `${name}: ${{ en: legal ? 'can be destroyed' : 'cannot be destroyed', es: legal ? 'se puede destruir' : 'no se puede destruir' }[locale]}${why}.`
    }),
  tableAfter: ({ targets }, { board, targets: named }, content) =>
    named === undefined || targets.some(({ legal }) => !legal) ? null : withoutObjects(board, named, content),
  picture: ({ targets }, { board, actor }, caption) =>
    destructionScene(boardOf(board, caption.content), { actor: actor.cell, targets }, caption),
})
