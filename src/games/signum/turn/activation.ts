import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { isActivated } from '../abilities/ability.words.ts'
import { traceReasons } from '../abilities/read-fighter.ts'
import type { EntranceProblem } from '../city/ruins.rules.ts'
import { AFTER_MOVING, RANGED_KINDS, type RangedKind } from '../combat/ranged/ranged-kind.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumReading } from '../define.ts'
import { citeViolations, type RuleViolation, RuleViolations } from '../language/violation.ts'
import type { SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { DetectionKind } from '../sight/detect.ts'
import { shadowProblems, spentViolations } from '../sight/detection.ts'
import type { ShadowProblem } from '../sight/stealth.rules.ts'
import { amountOf, type Fighter, has } from '../table/creature.ts'
import { AbilityId, Count, Id, LIMITS } from '../vocabulary.ts'
import type { OptionObstacle } from './activation.rules.ts'
import { ACTIVATION_OPTIONS, ActivationOption, Ending } from './activation-option.ts'
import { ActivationPlace, type Standing, standingOf } from './activation-setting.ts'

/** A creature in the middle of its activation. */
export const activationFields = {
  place: ActivationPlace,
  activated: z.boolean().default(false).describe('Whether its activation of this turn is over.'),
  summoned: z.boolean().default(false).describe('Whether it was summoned this turn.'),
  acted: z
    .boolean()
    .default(false)
    .describe('Whether it attacked, used an activated ability or acted at ruins in this activation.'),
  targeted: z
    .boolean()
    .default(false)
    .describe('Whether an enemy attacked it from afar since the end of its player’s last turn.'),
  howled: z.boolean().default(false).describe('Whether it used Howl in this activation.'),
  detected: z
    .strictObject({
      character: Id.describe('The character that it has just revealed.'),
      by: DetectionKind,
    })
    .exactOptional()
    .describe('Left out unless it has just detected somebody.')
    .meta({ id: 'SignumDetectedCharacter' }),
}
const Question = z.strictObject(activationFields)
export type ActivationQuestion = z.infer<typeof Question>

const Judged = z
  .object({ option: ActivationOption, legal: z.boolean(), ends: Ending, violations: RuleViolations })
  .meta({ id: 'SignumJudgedOption' })

export const Activation = z
  .object({
    legal: z.array(ActivationOption).max(ACTIVATION_OPTIONS.length).describe('What the creature may do now.'),
    options: z.array(Judged).max(ACTIVATION_OPTIONS.length).describe('Every option, with all reasons against it.'),
    passive: z.array(AbilityId).max(LIMITS.abilities).describe('Its abilities that need no activation.'),
    concentration: Count.describe('The tokens that Concentration would give.'),
  })
  .meta({ id: 'SignumActivationOutcome' })
export type Activation = z.infer<typeof Activation>

/** What a creature may do now, and why nothing else. */
export function activationOptions(
  question: ActivationQuestion,
  { content, trace }: SignumReading,
): Activation | Refusal {
  const standing = standingOf(question.place, content)
  if (standing instanceof Refusal) return standing
  const { creature } = standing
  traceReasons(creature, trace)
  const judged = ACTIVATION_OPTIONS.filter((option) => isOffered(option, standing)).map((option) => ({
    option,
    found: optionViolations(option, question, standing),
  }))
  const legal = judged.filter(({ found }) => found.length === 0).map(({ option }) => option)
  if (creature.kind === 'hero') trace.applied('signum.term.hero-like-character', { creature: creature.id })
  if (legal.length > 0) traceLegal(standing, legal, trace)
  const passive = passiveAbilities(standing, content)
  if (passive.length > 0) trace.applied('signum.activation.passive', { creature: creature.id, abilities: passive })
  const options = judged.map(({ option, found }) => ({
    option,
    legal: found.length === 0,
    ends: endingOf(option, creature),
    violations: citeOption(option, found, creature.id, trace),
  }))
  const concentration = amountOf(creature, 'concentration')
  if (legal.includes('concentration')) {
    trace.applied('signum.ability.concentration', { creature: creature.id, x: concentration })
  }
  return { legal, options, passive, concentration }
}

const isFight = (option: ActivationOption): boolean => option === 'melee' || option === 'moveThenMelee'

/** What may be done, what hidden enemies do not prevent, and what ends the activation. */
function traceLegal({ creature, hidden }: Standing, legal: readonly ActivationOption[], trace: SignumTrace): void {
  const { id } = creature
  trace.applied('signum.activation.options', { creature: id, options: legal, obstacle: null })
  if (hidden.length > 0 && legal.some((option) => isRanged(option) || isAbility(option))) {
    trace.applied('signum.stealth.no-hindrance', { creature: id, hidden })
  }
  if (creature.strength === 0 && legal.some(isFight)) {
    trace.applied('signum.melee.strength-zero', { creature: id, strikes: true })
  }
  if (legal.includes('howl')) trace.applied('signum.activation.howl', { creature: id, problem: null })
  const endings = legal.map((option) => ({ option, ending: endingOf(option, creature) }))
  const those = (isMeant: (ending: Ending) => boolean): ActivationOption[] =>
    endings.filter(({ ending }) => isMeant(ending)).map(({ option }) => option)
  trace.applied('signum.activation.ends', {
    creature: id,
    always: those((ending) => ending === 'always'),
    depends: those((ending) => ending !== 'always' && ending !== 'never'),
    never: those((ending) => ending === 'never'),
  })
}

/** The reasons against an option, after the option that they are against. */
function citeOption(
  option: ActivationOption,
  found: readonly SignumViolation[],
  creature: string,
  trace: SignumTrace,
): RuleViolation[] {
  if (found.some(({ rule }) => rule !== 'signum.activation.options')) {
    trace.applied('signum.activation.options', { creature, options: [option], obstacle: 'reasons' })
  }
  return citeViolations(found, trace)
}

const passiveAbilities = ({ creature }: Standing, content: SignumContent): AbilityId[] => [
  ...new Set(creature.abilities.map(({ id }) => id).filter((id) => !isActivated(id, content))),
]

const ABILITY_OPTIONS = ['healer', 'healing', 'control', 'concentration'] as const
type AbilityOption = (typeof ABILITY_OPTIONS)[number]

const isRanged = (option: ActivationOption): option is RangedKind => RANGED_KINDS.some((kind) => kind === option)
const isAbility = (option: ActivationOption): option is AbilityOption =>
  ABILITY_OPTIONS.some((ability) => ability === option)

/** Abilities are offered only to those that have them. */
const isOffered = (option: ActivationOption, { creature }: Standing): boolean =>
  isRanged(option) || isAbility(option) || option === 'howl' ? has(creature, option) : true

/** Whether an option ends the activation of a creature. */
function endingOf(option: ActivationOption, creature: Fighter): Ending {
  switch (option) {
    case 'move':
    case 'howl':
      return 'never'
    case 'run':
      return has(creature, 'fast') ? 'withoutEnemy' : 'always'
    case 'moveThenMelee':
    case 'melee':
      return amountOf(creature, 'persecution') > 0 ? 'afterPersecution' : 'always'
    case 'detect':
      return 'onFailure'
    case 'shot':
    case 'throwing':
    case 'magicalShot':
    case 'healer':
    case 'healing':
    case 'control':
    case 'concentration':
    case 'searchRuins':
    case 'secretEntrance':
    case 'goIntoShadow':
    case 'nothing':
      return 'always'
  }
}

/** Everything against an option. */
function optionViolations(
  option: ActivationOption,
  question: ActivationQuestion,
  standing: Standing,
): SignumViolation[] {
  return [...turnViolations(option, question, standing), ...ownViolations(option, question, standing)]
}

/** What may be declared against a character that was just revealed. */
const AFTER_DETECTION = { contact: 'melee', magic: 'magicalShot' } as const

/** What keeps a creature from an option whatever it is: its turn is over, or not yet come. */
function turnViolations(
  option: ActivationOption,
  { activated, summoned, acted, detected }: ActivationQuestion,
  { creature, path }: Standing,
): SignumViolation[] {
  const { id, kind, ran } = creature
  const violations: SignumViolation[] = []
  if (activated) violations.push({ rule: 'signum.turn.all-activate', path: ['activated'], facts: { creature: id } })
  if (summoned && kind === 'character' && !has(creature, 'rush')) {
    violations.push({ rule: 'signum.summon.no-act', path: ['summoned'], facts: { creature: id, rush: false } })
  }
  if (option === 'nothing' || option === 'howl') return violations
  if (detected !== undefined && option !== AFTER_DETECTION[detected.by]) {
    const facts = { creature: id, revealed: detected.character }
    violations.push({ rule: 'signum.stealth.after-detection', path: ['detected'], facts })
  }
  if (acted)
    violations.push({ rule: 'signum.activation.no-move-after', path: ['acted'], facts: { creature: id, option } })
  if (ran && !(option === 'melee' && has(creature, 'fast'))) {
    const facts = { creature: id, fast: has(creature, 'fast') }
    violations.push({ rule: 'signum.run.ends', path: [...path, 'ran'], facts })
  }
  return violations
}

/** What the rules of an option itself have against it. */
function ownViolations(option: ActivationOption, question: ActivationQuestion, standing: Standing): SignumViolation[] {
  if (isRanged(option)) return shootingViolations(option, standing)
  if (isAbility(option)) return abilityViolations(option, standing)
  switch (option) {
    case 'move':
      return forbid(option, standing, ['moved', hasMoved(standing)])
    case 'run':
      return [...forbid(option, standing, ['moved', hasMoved(standing)]), ...runViolations(standing)]
    case 'moveThenMelee':
      return [...forbid(option, standing, ['moved', hasMoved(standing)]), ...weakness(standing)]
    case 'melee':
      return [...forbid(option, standing, ['noEnemy', !hasEnemy(question, standing)]), ...weakness(standing)]
    case 'searchRuins':
    case 'secretEntrance':
      return ruinsViolations(option, standing)
    case 'goIntoShadow':
      return shadowViolations(question, standing)
    case 'detect':
      return forbid(option, standing, ['noHidden', standing.hidden.length === 0 && !mayUseMagic(standing)])
    case 'howl':
      return howlViolations(question, standing)
    case 'nothing':
      return []
  }
}

/** Whether there is somebody to fight: in contact, or just revealed there. */
const hasEnemy = ({ detected }: ActivationQuestion, { held }: Standing): boolean =>
  held.length > 0 || detected?.by === 'contact'

function howlViolations({ howled, acted }: ActivationQuestion, { creature, path }: Standing): SignumViolation[] {
  const isOver = acted || (creature.ran && !has(creature, 'fast'))
  const problems = [...(howled ? ['used' as const] : []), ...(isOver ? ['over' as const] : [])]
  return problems.map((problem) => ({
    rule: 'signum.activation.howl',
    path,
    facts: { creature: creature.id, problem },
  }))
}

const hasMoved = ({ creature: { moved, ran } }: Standing): boolean => moved && !ran

/** The obstacles that hold, as violations. */
function forbid(
  option: ActivationOption,
  { creature, path }: Standing,
  ...obstacles: readonly (readonly [obstacle: OptionObstacle, holds: boolean])[]
): SignumViolation[] {
  return obstacles
    .filter(([, holds]) => holds)
    .map(([obstacle]) => ({
      rule: 'signum.activation.options',
      path,
      facts: { creature: creature.id, options: [option], obstacle },
    }))
}

function runViolations({ creature, held, hidden, isBogged, path }: Standing): SignumViolation[] {
  const isExempt = has(creature, 'flight') || has(creature, 'tracker')
  const reasons = [
    ...(creature.movement === 'XL' ? ['band' as const] : []),
    ...(has(creature, 'slow') ? ['slow' as const] : []),
    ...(held.length + hidden.length > 0 ? ['contact' as const] : []),
    ...(isBogged && !isExempt ? ['difficult' as const] : []),
  ]
  return reasons.map((reason) => ({ rule: 'signum.run.forbidden', path, facts: { creature: creature.id, reason } }))
}

/** Without strength only a Magical Strike is left. */
function weakness({ creature, path }: Standing): SignumViolation[] {
  if (creature.strength > 0 || amountOf(creature, 'magicalStrike') > 0) return []
  return [{ rule: 'signum.melee.strength-zero', path: [...path, 'strength'], facts: { creature: creature.id } }]
}

function shootingViolations(kind: RangedKind, { creature, held, path }: Standing): SignumViolation[] {
  const { id: shooter, moved, ran } = creature
  const violations: SignumViolation[] = []
  if (amountOf(creature, kind) === 0) {
    violations.push({ rule: 'signum.ranged.ability', path, facts: { shooter, kind, x: 0 } })
  }
  if (moved && !ran && !has(creature, AFTER_MOVING[kind])) {
    violations.push({ rule: 'signum.activation.moved-only-melee', path, facts: { creature: shooter } })
  }
  if (held.length > 0)
    violations.push({ rule: 'signum.ranged.not-in-contact', path, facts: { shooter, enemies: held } })
  return violations
}

/** A hidden character is detected from afar on the conditions of a Magical Shot. */
const mayUseMagic = (standing: Standing): boolean => shootingViolations('magicalShot', standing).length === 0

function abilityViolations(ability: AbilityOption, standing: Standing): SignumViolation[] {
  const { creature, held, path } = standing
  const obstacles = [
    ...(amountOf(creature, ability) === 0 ? ['zero' as const] : []),
    ...(hasMoved(standing) ? ['moved' as const] : []),
    ...(held.length > 0 ? ['contact' as const] : []),
  ]
  return obstacles.map((obstacle) => ({
    rule: 'signum.activation.activated-ability',
    path,
    facts: { creature: creature.id, ability, obstacle, enemies: held },
  }))
}

/** Ruins are for characters that touch them, and no enemy unless they are hidden. */
function ruinsViolations(option: 'searchRuins' | 'secretEntrance', standing: Standing): SignumViolation[] {
  const { creature, held, hidden, ruins, path } = standing
  const { id } = creature
  const enemies = [...held, ...hidden]
  const violations: SignumViolation[] = []
  if (creature.kind === 'hero') violations.push({ rule: 'signum.ruins.not-heroes', path, facts: { creature: id } })
  if (enemies.length > 0 && !creature.hidden) {
    violations.push({ rule: 'signum.ruins.not-in-contact', path, facts: { creature: id, enemies } })
  }
  if (option === 'searchRuins') return [...violations, ...forbid(option, standing, ['noRuins', !ruins.unsearched])]
  const problems: EntranceProblem[] = [
    ...(ruins.searched ? [] : ruins.unsearched ? ['unsearched' as const] : ['noContact' as const]),
    ...(ruins.others ? [] : ['noOther' as const]),
  ]
  const entrance = problems.map((problem): SignumViolation => {
    return { rule: 'signum.ruins.secret-entrance', path, facts: { creature: id, problem, symbol: null } }
  })
  return [...violations, ...entrance]
}

function shadowViolations({ targeted }: ActivationQuestion, standing: Standing): SignumViolation[] {
  const { creature, held, hidden, path } = standing
  const problems: ShadowProblem[] = [
    ...(creature.kind === 'character' && has(creature, 'stealth') ? [] : ['ability' as const]),
    ...(creature.hidden ? ['token' as const] : []),
    ...(held.length + hidden.length > 0 ? ['contact' as const] : []),
    ...(targeted ? ['target' as const] : []),
  ]
  return [...shadowProblems(creature.id, problems, path), ...(creature.ran ? [] : spentViolations(creature, path))]
}
