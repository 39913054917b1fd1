import { enemiesInContact, inContact, isWithin } from '../measuring/distance.ts'
import type { SignumViolation } from '../refusal.ts'
import { amountOf, type Fighter, has } from '../table/creature.ts'
import { areEnemies, type PlacedBoard, type PlacedCreature } from '../table/placed-board.ts'
import { BAND_LENGTHS } from '../vocabulary.ts'
import { sees } from './line-of-sight.ts'
import type { DetectionProblem, ShadowProblem } from './stealth.rules.ts'

export const DETECTIONS = ['contact', 'magic'] as const
export type Detection = (typeof DETECTIONS)[number]

export const detectionRule = (by: Detection) =>
  by === 'contact' ? 'signum.stealth.detect-contact' : 'signum.stealth.detect-magic'

/** Everything that keeps a creature from detecting a hidden one. */
export function detectionViolations(
  board: PlacedBoard,
  detector: PlacedCreature,
  target: PlacedCreature,
  by: Detection,
): SignumViolation[] {
  const problems: DetectionProblem[] = [
    ...(target.creature.hidden ? [] : ['notHidden' as const]),
    ...(areEnemies(detector.creature.player, target.creature.player, board) ? [] : ['notEnemy' as const]),
    ...(detector.creature.ran ? ['ran' as const] : []),
    ...(by === 'contact' ? contactProblems(detector, target) : magicProblems(board, detector, target)),
  ]
  return problems.map((problem) => ({
    rule: detectionRule(by),
    path: ['target'],
    facts: {
      detector: detector.creature.id,
      target: target.creature.id,
      problem,
      symbol: null,
      revealed: false,
    },
  }))
}

const contactProblems = (detector: PlacedCreature, target: PlacedCreature): DetectionProblem[] =>
  inContact(detector.disc, target.disc) ? [] : ['contact']

/** The conditions of a Magical Shot. */
function magicProblems(board: PlacedBoard, detector: PlacedCreature, target: PlacedCreature): DetectionProblem[] {
  const { creature, disc } = detector
  const isHeld = enemiesInContact(board, creature.player, disc).some((enemy) => !enemy.creature.hidden)
  return [
    ...(amountOf(creature, 'magicalShot') > 0 ? [] : ['ability' as const]),
    ...(creature.moved && !creature.ran && !has(creature, 'battleMage') ? ['moved' as const] : []),
    ...(isHeld ? ['held' as const] : []),
    ...(isWithin(disc, target.disc, BAND_LENGTHS.XL) ? [] : ['reach' as const]),
    ...(sees(board, detector, target) ? [] : ['sight' as const]),
  ]
}

/** Everything that keeps a creature from going into the shadow. */
export function shadowViolations(board: PlacedBoard, hider: PlacedCreature, wasTarget: boolean): SignumViolation[] {
  const { creature, disc } = hider
  const problems: ShadowProblem[] = [
    ...(creature.kind === 'character' && has(creature, 'stealth') ? [] : ['ability' as const]),
    ...(creature.hidden ? ['token' as const] : []),
    ...(enemiesInContact(board, creature.player, disc).length > 0 ? ['contact' as const] : []),
    ...(wasTarget ? ['target' as const] : []),
  ]
  return [...shadowProblems(creature.id, problems, ['creature']), ...spentViolations(creature, ['creature'])]
}

type Path = readonly (string | number)[]

export const shadowProblems = (creature: string, problems: readonly ShadowProblem[], path: Path): SignumViolation[] =>
  problems.map((problem) => ({ rule: 'signum.stealth.go-into-shadow', path, facts: { creature, problem } }))

/** Going into the shadow takes the whole activation. */
export function spentViolations({ id, moved, ran }: Fighter, path: Path): SignumViolation[] {
  if (!moved && !ran) return []
  return [{ rule: 'signum.stealth.shadow-whole-activation', path, facts: { creature: id, ran } }]
}
