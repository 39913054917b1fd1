import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { creaturesOn, refuseUnknown, type SignumContext, type SignumReading } from '../define.ts'
import { isSuccess } from '../dice/dice.ts'
import { dieOf, GivenDie } from '../dice/one-die.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { BoardForm } from '../table/board.ts'
import { DieSymbol, Id } from '../vocabulary.ts'
import { DETECTIONS, detectionRule, detectionViolations } from './detection.ts'

export const DetectionKind = z.enum(DETECTIONS).default('contact').meta({ id: 'SignumDetectionKind' })

export const DetectionQuestion = z
  .strictObject({
    board: BoardForm,
    detector: Id,
    target: Id.describe('The hidden character.'),
    by: DetectionKind,
    die: GivenDie.exactOptional(),
    seed: Seed.optional(),
  })
  .meta({ id: 'SignumDetectionInput' })
type DetectionQuestion = z.infer<typeof DetectionQuestion>

export const Detected = z
  .object({
    die: DieSymbol,
    revealed: z.boolean(),
    mayAttack: z.enum(['melee', 'magicalShot']).nullable().describe('How the detector may attack it at once.'),
    activationEnds: z.boolean().describe('Whether the activation of the detector ends.'),
  })
  .meta({ id: 'SignumDetectionOutcome' })
type Detected = z.infer<typeof Detected>

/** Everything that the rules have against trying to detect a character; null if it may be tried. */
export function readDetection(
  { board, detector, target, by }: Omit<DetectionQuestion, 'die' | 'seed'>,
  reading: SignumReading,
): Refusal | null {
  const asked = creaturesOn(board, { detector, target }, reading)
  if (asked instanceof Refusal) return asked
  const { placed, found } = asked
  if (found.detector === found.target) return refuseUnknown(target, 'target')
  const violations = detectionViolations(placed, found.detector, found.target, by)
  return violations.length > 0 ? refuse(violations) : null
}

/** Tries to detect a hidden character with one die. */
export function detect(question: DetectionQuestion, context: SignumContext): Detected | Refusal {
  const { by, die: given } = question
  const refused = readDetection(question, context)
  if (refused !== null) return refused
  const die = dieOf(given, context.random)
  const revealed = isSuccess(die, 'detection')
  traceDetection(question, die, revealed, context.trace)
  const attack = by === 'contact' ? ('melee' as const) : ('magicalShot' as const)
  return { die, revealed, mayAttack: revealed ? attack : null, activationEnds: !revealed }
}

function traceDetection(
  { detector, target, by }: DetectionQuestion,
  symbol: DieSymbol,
  revealed: boolean,
  trace: SignumTrace,
): void {
  trace.applied(detectionRule(by), { detector, target, problem: null, symbol, revealed })
  if (!revealed) return
  trace.applied('signum.stealth.lose', { creature: target })
  trace.applied('signum.stealth.after-detection', { creature: detector, revealed: target })
}
