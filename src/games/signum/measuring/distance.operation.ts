import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { creaturesOn, defineSignumOperation, refuseUnknown, ruledBoard } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { formatLength } from '../language/words.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { SKIRMISH } from '../table/boards.examples.ts'
import type { PlacedBoard, PlacedCreature } from '../table/placed-board.ts'
import { BOARD_RULES } from '../table/standing-rules.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { distanceScene } from './distance.scene.ts'
import { basesOverlap } from './distance.ts'
import { geometryRules } from './geometry.rules.ts'
import { creatureGoal, type Goal, Measured, MeasuredDistance, measure, sideGoal, terrainGoal } from './measure.ts'

const MAX_GOALS = LIMITS.creatures + LIMITS.terrain + 4

export const distanceOperation = defineSignumOperation({
  id: 'signum.distance',
  kind: 'list',
  summary: {
    en: 'Measures from a creature to another, to a side or to a template, or to everything: distance, contact and ruler.',
    es: 'Mide de una criatura a otra, a un lado o a una plantilla, o a todo: distancia, contacto y regla.',
  },
  rules: [...BOARD_RULES, 'signum.damage.death', ...ruleIds(geometryRules)],
  input: z
    .strictObject({
      board: BoardForm,
      from: Id.describe('The creature that one measures from.'),
      to: Measured.exactOptional().describe('To everything on the board if left out.'),
    })
    .meta({ id: 'SignumDistanceInput' }),
  outcome: z.object({ distances: z.array(MeasuredDistance).max(MAX_GOALS) }).meta({ id: 'SignumDistanceOutcome' }),
  examples: [
    { name: 'To everything on the board', input: { board: { drawn: SKIRMISH }, from: 'Garrus' } },
    { name: 'To an enemy', input: { board: { drawn: SKIRMISH }, from: 'Greer', to: { creature: 'Cordelia' } } },
  ],
  run({ board, from, to }, context) {
    const { trace } = context
    const asked = creaturesOn(board, { from }, context)
    if (asked instanceof Refusal) return asked
    const { placed, found } = asked
    const goals = goalsOn(placed, found.from).filter(
      (goal) => to === undefined || (goal.kind in to && goal.id === nameOf(to)),
    )
    if (to !== undefined && goals.length === 0) return refuseUnknown(nameOf(to), 'to')
    const under = to === undefined || !('creature' in to) ? [] : overlapping(placed, found.from, to.creature)
    if (under.length > 0) return refuse(under)
    return { distances: goals.map((goal) => measure(found.from, goal, trace)) }
  },
  headline({ distances }, input, locale, content) {
    const from = cardName(input.from, locale, content)
    const lines = distances.map(({ to: id, kind, distance, contact, band }) => {
      const goal =
        kind === 'side' ? { en: `${id}’s side`, es: `el lado de ${id}` }[locale] : cardName(id, locale, content)
      const reach = contact ? { en: 'contact', es: 'contacto' }[locale] : (band ?? '> XL')
      return `${goal} ${formatLength(distance, locale)} (${reach})`
    })
    const list = lines.join(', ') || { en: 'nothing else is on the board', es: 'no hay nada más en el tablero' }[locale]
    return { en: `From ${from}: ${list}.`, es: `Desde ${from}: ${list}.` }[locale]
  },
  picture({ distances }, { board, from }, caption) {
    const placed = ruledBoard(board, caption.content)
    const source = placed.creatures.find(({ creature }) => creature.id === from)
    const goals = source === undefined ? [] : goalsOn(placed, source)
    const gaps = distances.flatMap(({ to, kind, distance }) => {
      const goal = goals.find((goal) => goal.id === to && goal.kind === kind)
      return goal === undefined || source === undefined ? [] : [{ nearest: goal.nearest(source.disc), distance }]
    })
    return distanceScene(placed, from, gaps, caption)
  },
})

const nameOf = (to: Measured): string => ('creature' in to ? to.creature : 'side' in to ? to.side : to.terrain)

/** Everything that one can measure to from a creature. */
const goalsOn = (board: PlacedBoard, from: PlacedCreature): Goal[] => [
  ...board.creatures.filter((other) => other !== from).map(creatureGoal),
  ...board.sides.map(sideGoal),
  ...board.terrain.map(terrainGoal),
]

/** Creatures do not stand on each other. */
function overlapping(board: PlacedBoard, { creature: { id }, disc }: PlacedCreature, to: string): SignumViolation[] {
  const other = board.creatures.find(({ creature }) => creature.id === to)
  if (other === undefined || !basesOverlap(disc, other.disc)) return []
  return [{ rule: 'signum.geo.contact', path: ['to'], facts: { one: id, other: to, relation: 'overlap' } }]
}
