import type { OpenField } from '../../../../contract/match.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { modesOf } from '../../movement/movement.ts'
import { templateOn } from '../../table/placed-board.ts'
import type { Band } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import { chaserOn } from '../checks/persecutions.ts'
import type { Answer } from '../command.ts'
import { ringsOfContour, ringsOfPoints } from '../places/grid.ts'
import { exitRings } from '../places/landing.ts'
import { contactRings } from '../places/straight-way.ts'
import { playerAt } from '../players.ts'
import { choicesOf } from '../procedures/texts.ts'
import { isFullyListed, type SignumQuestion } from '../questions.ts'
import { placedCreature, placedOf } from '../table.ts'
import { freeField } from './free-way.ts'
import { placesFor } from './places.ts'
import { wholeWayField } from './whole-way.ts'

/** An answer, and what may be changed in it. */
type OpenAnswer = { readonly answer: Answer; readonly open: readonly OpenField[] }

/** What may be changed in an answer that is offered, besides what is spelled out. */
export function openOf(scene: Scene, question: SignumQuestion, answer: Answer, index: number): readonly OpenField[] {
  const { kind, pick, options } = question
  if (pick !== null) return index === 0 && (pick.max > 1 || !isFullyListed(pick, options)) ? [pickField(pick)] : []
  if (kind === 'revealTactic') return tacticFields(scene, question, answer, index)
  if (kind === 'persecute') return pursuitFields(scene, question, answer)
  if (kind === 'choosePlace') return index === 0 ? placeFields(scene, question) : []
  if (kind === 'chooseExit') return exitFields(scene, question, answer, index)
  return []
}

const pickField = ({ field, candidates, max }: NonNullable<SignumQuestion['pick']>): OpenField => ({
  path: `answer.${field}`,
  choices: field === 'order' ? candidates.map((_, number) => number) : candidates,
  most: max,
  samples: [],
})

/** A tactic that chooses somebody: all candidates, with its first offer. */
function tacticFields(
  scene: Scene,
  { seat, options }: SignumQuestion,
  { tactic, targets }: Answer,
  index: number,
): readonly OpenField[] {
  const isFirst = options.findIndex((one) => one.tactic === tactic && one.targets !== undefined) === index
  const choices =
    !isFirst || tactic === undefined || targets === undefined ? null : choicesOf(scene, tactic, playerAt(seat))
  if (choices === null) return []
  return [{ path: 'answer.targets', choices: choices.possible, most: choices.max, samples: [] }]
}

/** A way straight on may end wherever the bases touch; any other way there, by any means, is judged as a whole. */
function pursuitFields(
  scene: Scene,
  { about }: SignumQuestion,
  { target, path, mode = 'walk' }: Answer,
): readonly OpenField[] {
  if (target === undefined) return []
  const going = { ...chaserOn(scene, String(about.creature)), mode, run: false }
  const modes = modesOf(going.mover)
  const [end, ...more] = path ?? []
  const isStraight = end !== undefined && more.length === 0 && mode === 'walk'
  const rings = isStraight ? ringsOfPoints(contactRings(going, target)) : []
  return [
    ...(rings.length === 0 ? [] : [{ path: 'answer.path.0', region: { rings }, samples: [end ?? null] }]),
    wholeWayField(going, 'answer.path', path === undefined ? [] : [path]),
    ...(modes.length === 1 ? [] : [{ path: 'answer.mode', choices: modes, most: 1, samples: [] }]),
  ]
}

function placeFields(scene: Scene, { seat, about }: SignumQuestion): readonly OpenField[] {
  const found = placesFor(scene, playerAt(seat), String(about.card), 'answer.at')
  return found === null ? [] : [found.open]
}

/** The places at other ruins, with the first that is spelled out for each. */
function exitFields(
  scene: Scene,
  { about, options }: SignumQuestion,
  { ruins, at }: Answer,
  index: number,
): readonly OpenField[] {
  if (ruins === undefined || at === undefined) return []
  const own = options.filter((one) => one.ruins === ruins)
  const board = placedOf(scene)
  const template = templateOn(board, ruins)
  if (options.indexOf(own[0] ?? {}) !== index || template === undefined) return []
  const rings = ringsOfContour(exitRings(board, placedCreature(scene, String(about.creature)), template))
  if (rings.length === 0) return []
  return [{ path: 'answer.at', region: { rings }, samples: own.flatMap((one) => one.at ?? []) }]
}

/** The ways of a creature that a text moves: anywhere straight on, by every means that it has. */
export function* shiftAnswers(scene: Scene, { about }: SignumQuestion): Steps<OpenAnswer[]> {
  const moving = chaserOn(scene, String(about.creature), about.band as Band)
  const answers: OpenAnswer[] = []
  for (const mode of modesOf(moving.mover)) {
    const going = { ...moving, mode, run: false }
    const field = yield* freeField(scene, going, 'answer.path.0')
    const [first] = field?.samples ?? []
    if (field === null || first === undefined) continue
    const whole = mode === 'jump' ? [] : [wholeWayField(going, 'answer.path', [[first]])]
    answers.push({ answer: { path: [first], mode }, open: [field, ...whole] })
  }
  return answers
}
