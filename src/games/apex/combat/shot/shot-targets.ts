import { z } from 'zod'
import { Mean, Probability } from '../../../../contract/probability.ts'
import { RuleViolation, violationOf } from '../../../../contract/violation.ts'
import { type Path, Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { Label } from '../../language/label.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { ZoneList } from '../../sight/zones.ts'
import { BoardForm } from '../../table/board.ts'
import { Amount, Cell, Count, Piece, Space } from '../../vocabulary.ts'
import { type ShotDeclaration, shotDeclaration } from './shot-declaration.ts'
import { shotOdds } from './shot-odds.ts'
import { readSituation, type Seen } from './situation.ts'

const { situation: _situation, target: Target, sameSquad: _sameSquad, ...declaration } = shotDeclaration

const Enemy = z
  .strictObject({ id: Label, cell: Cell, panel: Target.describe('Its helmet, Shield and Health.') })
  .meta({ id: 'ApexEnemy' })

/** What is asked about every enemy at once. */
export const Targeting = z
  .strictObject({
    board: BoardForm,
    shooter: Space,
    zones: ZoneList,
    enemies: z.array(Enemy).min(1).max(6).describe('The enemy Legends on the board.'),
    ...declaration,
  })
  .meta({ id: 'ApexShotTargetsInput' })
export type Targeting = z.infer<typeof Targeting>

const TargetOdds = z
  .object({
    difficulty: Amount,
    anyHit: Probability,
    eliminates: Probability,
    expectedDamage: Mean,
  })
  .meta({ id: 'ApexTargetOdds' })

const JudgedTarget = z
  .object({
    id: z.string(),
    cell: Cell,
    legal: z.boolean(),
    violations: z.array(RuleViolation).describe('Why it cannot be shot at.'),
    distance: Count,
    level: Count,
    visible: z.boolean(),
    blockers: z.array(Piece).describe('What hides it.'),
    inCover: z.boolean(),
    odds: TargetOdds.nullable().describe('null if it cannot be shot at.'),
  })
  .meta({ id: 'ApexJudgedTarget' })
export type JudgedTarget = z.infer<typeof JudgedTarget>

export const ShotTargets = z
  .object({
    targets: z.array(JudgedTarget).describe('In the order of the question.'),
    best: z.string().nullable().describe('Where the most damage is to be expected; null if nobody can be shot at.'),
  })
  .meta({ id: 'ApexShotTargetsOutcome' })
export type ShotTargets = z.infer<typeof ShotTargets>

/** What makes one target illegal; anything else is wrong with the question itself. */
const ABOUT_THE_SHOT = [
  'apex.shot.target',
  'apex.shot.ammo',
  'apex.shot.enhancement',
  'apex.shot.weapon-special',
  'apex.activation.shoot-once',
] as const

const isAboutTheShot = (rule: string) => ABOUT_THE_SHOT.some((id) => id === rule)

/** Judges a shot at every enemy: sight, cover, difficulty and odds. */
export function shotTargets(asked: Targeting, content: ApexContent, trace: ApexTrace): ShotTargets | Refusal {
  const targets: JudgedTarget[] = []
  for (const [index, enemy] of asked.enemies.entries()) {
    const judged = judgeTarget(asked, enemy, content, trace)
    if (judged instanceof Refusal) return judged.at((path) => fieldOf(path, index))
    targets.push(judged)
  }
  const best = targets.reduce<JudgedTarget | null>((found, one) => (meanOf(one) > meanOf(found) ? one : found), null)
  return { targets, best: best?.id ?? null }
}

/** The field of the question that a field of the shot at one enemy was filled from. */
function fieldOf([part, ...rest]: Path, enemy: number): Path {
  if (part === 'target') return ['enemies', enemy, 'panel', ...rest]
  if (part !== 'situation') return [part ?? '', ...rest]
  const [_table, field, ...inner] = rest
  return field === 'target' ? ['enemies', enemy, ...inner] : [field ?? '', ...inner]
}

const meanOf = (target: JudgedTarget | null): number => target?.odds?.expectedDamage.decimal ?? -1

type Enemy = Targeting['enemies'][number]

function judgeTarget(asked: Targeting, enemy: Enemy, content: ApexContent, trace: ApexTrace): JudgedTarget | Refusal {
  const shot = declarationFor(asked, enemy)
  const seen = readSituation(shot.situation, content, new Trace<ApexRules>())
  if (seen instanceof Refusal) return seen
  const odds = shotOdds(shot, content, new Trace<ApexRules>())
  if (odds instanceof Refusal && !odds.violations.every(({ rule }) => isAboutTheShot(rule))) return odds

  const found = odds instanceof Refusal ? null : odds
  recordTarget(enemy, seen, found?.difficulty ?? null, trace)
  if (odds instanceof Refusal) recordOnce(odds, trace)
  const { difficulty, anyHit, eliminates, expectedDamage } = found ?? {}
  return {
    id: enemy.id,
    cell: enemy.cell,
    legal: found !== null,
    violations: odds instanceof Refusal ? odds.violations.map(violationOf) : [],
    distance: seen.distance,
    level: seen.targetLevel,
    visible: seen.visible,
    blockers: seen.blockers,
    inCover: seen.inCover,
    odds:
      difficulty === undefined || !anyHit || !eliminates || !expectedDamage
        ? null
        : { difficulty, anyHit, eliminates, expectedDamage },
  }
}

function recordTarget({ id }: Enemy, seen: Seen, difficulty: number | null, trace: ApexTrace): void {
  const { visible, blockers, distance, inCover } = seen
  trace.applied('apex.shot.target', { legend: id, visible, blockers, distance, inCover, difficulty })
}

/** What forbids the shot itself, whoever is aimed at, is said once. */
function recordOnce({ violations }: Refusal, { steps }: ApexTrace): void {
  for (const rule of ABOUT_THE_SHOT) {
    const found = violations.find((violation) => violation.rule === rule)
    const isSaid = steps.some((step) => step.rule === rule)
    if (found !== undefined && rule !== 'apex.shot.target' && !isSaid) steps.push({ rule, facts: found.facts })
  }
}

/** The shot at one enemy, as it is declared alone. */
function declarationFor(asked: Targeting, { cell, panel }: Enemy): ShotDeclaration {
  const { board, shooter, zones, enemies: _enemies, ...declared } = asked
  const situation = { table: { board, shooter, target: { cell }, zones } }
  return { ...declared, situation, target: panel, sameSquad: false }
}
