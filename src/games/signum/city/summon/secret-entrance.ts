import { Refusal } from '../../../../rulebook/refusal.ts'
import { creaturesOn, refuseUnknown, type SignumContext, type SignumReading } from '../../define.ts'
import { isSuccess } from '../../dice/dice.ts'
import { refuse, type SignumViolation } from '../../refusal.ts'
import type { BoardForm } from '../../table/board.ts'
import { placePoint } from '../../table/place-board.ts'
import { type PlacedCreature, templateOn } from '../../table/placed-board.ts'
import { entranceViolations, exitViolations, traceUse } from '../ruins.ts'
import { rerollViolations, rollRuinsDie } from '../ruins-die.ts'

type Question = Parameters<typeof rollRuinsDie>[1] & {
  readonly board: BoardForm
  readonly creature: string
  readonly ruins: string
  readonly exit?: { readonly ruins: string; readonly x: number; readonly y: number }
  readonly usedNow: boolean
}

/** Who tries a secret entrance; or everything that the rules have against it. */
export function readEntrance(
  question: Omit<Question, 'die' | 'again'>,
  reading: SignumReading,
): PlacedCreature | Refusal {
  const { board, creature: id, exit } = question
  const asked = creaturesOn(board, { creature: id }, reading)
  if (asked instanceof Refusal) return asked
  const { placed, found } = asked
  const user = found.creature
  const ruins = templateOn(placed, question.ruins)
  if (ruins === undefined) return refuseUnknown(question.ruins, 'ruins')
  const other = exit === undefined ? null : templateOn(placed, exit.ruins)
  if (other === undefined) return refuseUnknown(exit?.ruins ?? '', 'exit', 'ruins')
  const { radius } = user.disc
  const wanted = exit === undefined || other === null ? null : { ruins: other, disc: { ...placePoint(exit), radius } }
  const violations = [
    ...entranceViolations(placed, user, ruins),
    ...(wanted === null ? [] : exitViolations(placed, user, ruins, wanted)),
    ...usedViolations(question),
    ...rerollViolations(user.creature, question),
  ]
  return violations.length > 0 ? refuse(violations) : user
}

/** Lets a character try a secret entrance. */
export function trySecretEntrance(question: Question, context: SignumContext) {
  const user = readEntrance(question, context)
  if (user instanceof Refusal) return user
  const { creature: id, exit } = question
  const { trace, random } = context
  const symbol = rollRuinsDie(user.creature, question, random, trace)
  const passes = isSuccess(symbol, 'secretEntrance')
  trace.applied('signum.ruins.secret-entrance', { creature: id, problem: null, symbol })
  if (passes) trace.applied('signum.ruins.exit-after-roll', { creature: id, exit: exit?.ruins ?? null })
  traceUse(user, trace)
  const { x, y } = user.creature
  const out = exit === undefined ? null : { x: exit.x, y: exit.y }
  return { die: symbol, passes, place: passes ? out : { x, y }, activationEnds: true }
}

function usedViolations({ creature, usedNow }: Pick<Question, 'creature' | 'usedNow'>): SignumViolation[] {
  return usedNow ? [{ rule: 'signum.ruins.unlimited-use', path: ['usedNow'], facts: { creature } }] : []
}
