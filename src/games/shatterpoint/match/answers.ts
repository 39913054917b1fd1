import { canonicalJson } from '../../../lib/json.ts'
import type { Violation } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { axisOf, coneOf, isInCone } from '../measuring/direction.ts'
import { against } from '../refusal.ts'
import type { CommandBody, ShatterpointCommand } from './command.ts'
import { nameOf } from './command.ts'
import { deployViolations } from './deployment.ts'
import { fieldOf, placedOf, spotOf } from './field.ts'
import { isSameSpot, judgeMove } from './moves.ts'
import type { AngleGrant, ShatterpointQuestion } from './questions.ts'
import type { ShatterpointState } from './state.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** Everything that stands against an answer to a question. */
export function answerViolations(
  scene: Scene,
  question: ShatterpointQuestion,
  command: ShatterpointCommand,
): readonly Violation[] {
  const wanted = canonicalJson(command)
  if (question.options.some((option) => canonicalJson(option) === wanted)) return []
  if ('moveChar' in command) return moveViolations(scene, question, command.moveChar)
  if ('deploySquad' in command || 'deployChar' in command) return placeViolations(scene, question, command)
  const angle = angleOf(command)
  if (angle !== null) return angleViolations(scene, question, command, angle)
  return notOffered(question, command)
}

const notOffered = ({ kind, options }: ShatterpointQuestion, command: ShatterpointCommand): readonly Violation[] =>
  against({
    rule: 'shatterpoint.match.answer',
    path: ['command', nameOf(command)],
    facts: { kind, command: nameOf(command), options: options.length },
  })

function moveViolations(
  scene: Scene,
  question: ShatterpointQuestion,
  body: CommandBody<'moveChar'>,
): readonly Violation[] {
  const { charId, kind, to } = body
  const grant = question.moves.find(({ character, kinds }) => character === charId && kinds.includes(kind))
  if (grant === undefined) return notOffered(question, { moveChar: body })
  const character = placedOf(fieldOf(scene.state, scene.content), charId)
  if (character.unit.conditions.includes('pinned')) {
    if (isSameSpot(spotOf(character), to) && body.access === undefined) return []
    const facts = { character: charId, unit: character.unit.id }
    return against({ rule: 'shatterpoint.condition.pinned', path: ['command', 'moveChar', 'to'], facts })
  }
  const judged = judgeMove(scene, grant, body)
  return 'end' in judged ? [] : judged
}

function placeViolations(
  scene: Scene,
  question: ShatterpointQuestion,
  command: Extract<ShatterpointCommand, { deploySquad: unknown } | { deployChar: unknown }>,
): readonly Violation[] {
  const name = 'deploySquad' in command ? 'deploySquad' : 'deployChar'
  const { charId, to } = 'deploySquad' in command ? command.deploySquad : command.deployChar
  const grant = question.places.find((one) => one.command === name && one.character === charId)
  const isOtherSquad = 'deploySquad' in command && command.deploySquad.squad !== grant?.squad
  if (grant === undefined || isOtherSquad) return notOffered(question, command)
  return deployViolations(scene, grant, to).map(({ rule, path, facts }) => ({
    rule,
    path: ['command', name, ...path],
    facts,
  }))
}

/** The angle that a command names; null for one that names none. */
function angleOf(command: ShatterpointCommand): number | null {
  if ('setAngle' in command) return command.setAngle.angle
  if ('pushChar' in command) return command.pushChar.angle
  if ('shove' in command) return command.shove.angle
  return 'followUp' in command ? command.followUp.angle : null
}

/** The axis of a push or pull, and the angles around it that are allowed. */
export function coneFor({ state, content }: Scene, { character, source, mode }: AngleGrant) {
  const field = fieldOf(state, content)
  const object = placedOf(field, character)
  return coneOf(object, source === null ? null : axisOf(object, placedOf(field, source), mode))
}

function angleViolations(
  scene: Scene,
  question: ShatterpointQuestion,
  command: ShatterpointCommand,
  angle: number,
): readonly Violation[] {
  const name = nameOf(command)
  const character = 'pushChar' in command ? command.pushChar.charId : null
  const grant = question.angles.find(
    (one) => one.command === name && (character === null || one.character === character),
  )
  if (grant === undefined) return notOffered(question, command)
  const field = fieldOf(scene.state, scene.content)
  const object = placedOf(field, grant.character)
  const axis = grant.source === null ? null : axisOf(object, placedOf(field, grant.source), grant.mode)
  if (isInCone(angle, axis)) return []
  const { axis: middle, min, max } = coneOf(object, axis)
  const facts = { object: object.id, axis: middle ?? 0, min, max, angle }
  return against({ rule: 'shatterpoint.direction.cone', path: ['command', name, 'angle'], facts })
}
