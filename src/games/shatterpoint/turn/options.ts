import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { type Declared, legalTargets, TargetRefusal } from '../combat/attack/targets.ts'
import type { Stance } from '../combat/stance/stance.ts'
import { findStance, StanceSource } from '../combat/stance/stance-source.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../define.ts'
import { gapOf } from '../measuring/distance.ts'
import { CarriedOut, MOVES, MoveKind, type Mover, moveOptionOf } from '../movement/move.ts'
import { ListedViolation, MAX_VIOLATIONS } from '../movement/movement-violation.ts'
import type { ShatterpointRules, ShatterpointTrace } from '../rules.ts'
import { CoverVariant, coverOf } from '../sight/cover.ts'
import { engagementsOf } from '../sight/engagement.ts'
import { Battlefield, type DrawnBattlefield } from '../table/battlefield.ts'
import { type Drawn, drawnOf } from '../table/drawn-battlefield.ts'
import { charactersOn } from '../table/named-objects.ts'
import { areEnemies, type PlacedCharacter, type PlacedField } from '../table/placed-field.ts'
import { contestedBy } from '../victory/control.ts'
import { AttackType, Condition, Count, Id, Length, LIMITS, Range } from '../vocabulary.ts'
import { EndOption, lookAt, WantedEnd } from './end-options.ts'
import { StancesOfOthers, stanceContradiction, stancesOfOthers } from './other-stances.ts'

/** What is asked about a character: where it stands, in which stance, and where it might go. */
export const OptionsQuestion = z
  .strictObject({
    battlefield: Battlefield,
    character: Id,
    stance: StanceSource.exactOptional().describe(
      'The face-up stance of its unit. Left out, it is as the table says, else the side of its card that is printed first.',
    ),
    stances: StancesOfOthers,
    ends: z.array(WantedEnd).max(3).default([]).describe('Places that it might move to, each looked at from here.'),
    coverVariant: CoverVariant.default('printed'),
  })
  .meta({ id: 'ShatterpointOptionsInput' })
type OptionsQuestion = z.infer<typeof OptionsQuestion>

const TargetOption = z
  .object({
    character: Id,
    legal: z.boolean(),
    reasons: z.array(TargetRefusal).describe('Why it may not be attacked.'),
    gap: Length.max(4 * LIMITS.millimetres).describe('Between the two bases.'),
    cover: Count.describe('Its Cover against this attack; 0 if it may not be attacked.'),
    defenceDice: Count.nullable().describe('What it would roll; null if nothing says its stance.'),
  })
  .meta({ id: 'ShatterpointTargetOption' })
export type TargetOption = z.infer<typeof TargetOption>

const AttackOption = z
  .object({
    type: AttackType,
    weapon: Id.nullable(),
    range: Range.nullable().describe('Of a ranged weapon.'),
    dice: Count.nullable().describe(
      'The attack dice without additions; null if nothing says the stance, or for a dash.',
    ),
    targets: z.array(TargetOption).max(LIMITS.charactersInAll).describe('Every enemy; none for a dash.'),
  })
  .meta({ id: 'ShatterpointAttackOption' })
export type AttackOption = z.infer<typeof AttackOption>

const MoveOption = z
  .object({
    kind: MoveKind,
    legal: z.boolean(),
    carriedOut: CarriedOut.describe('What it does in effect.'),
    reach: Length.describe('How far its base can come, edge to edge.'),
    violations: z.array(ListedViolation).max(MAX_VIOLATIONS),
  })
  .meta({ id: 'ShatterpointMoveOption' })
export type MoveOption = z.infer<typeof MoveOption>

export const Options = z
  .object({
    stance: Id.nullable().describe('The stance that the attacks are made in; null if nothing says it.'),
    conditions: z.array(Condition).max(4).describe('Of its unit.'),
    engagedWith: z.array(Id).max(LIMITS.charactersInAll),
    heldBy: z
      .array(Id)
      .max(LIMITS.charactersInAll)
      .describe('Those of them that keep it from advancing, climbing and shooting.'),
    contests: z.array(Id).max(LIMITS.objectives).describe('The active objectives that it contests.'),
    attacks: z.array(AttackOption).max(8),
    moves: z.array(MoveOption).max(MOVES.length),
    ends: z.array(EndOption).max(3),
  })
  .meta({ id: 'ShatterpointOptionsOutcome' })
export type Options = z.infer<typeof Options>

/** What a character can do from where it stands. */
export function listOptions(question: OptionsQuestion, context: ShatterpointContext): Options | Refusal {
  const { content, trace } = context
  const drawn = drawnOf(question.battlefield, content)
  if (drawn instanceof Refusal) return drawn
  const placed = charactersOn(question.battlefield, { character: question.character }, content)
  if (placed instanceof Refusal) return placed
  const { field } = placed
  const { character } = placed.found
  const stance = stanceFor(character, question, drawn, content)
  if (stance instanceof Refusal) return stance
  const engagements = engagementsOf(field, character, trace).filter(({ engaged }) => engaged)
  const heldBy = engagements.filter(({ restricts }) => restricts).map(({ enemy }) => enemy)
  const mover = { character, isHeld: heldBy.length > 0, usesScale: false, direction: null }
  const others = stancesOfOthers(question.stances, drawn, content)
  if (others instanceof Refusal) return others
  const table = { drawn: drawn.battlefield, field, content, others }
  const attacks = attacksOf(character, stance, question, table, trace)
  const ends = question.ends.map((end, index) => lookAt(end, mover, declaredIn(stance), table, trace, ['ends', index]))
  const refusals = ends.filter((end) => end instanceof Refusal)
  if (refusals.length > 0) return Refusal.join(refusals)
  return {
    stance: stance?.id ?? null,
    conditions: [...character.unit.conditions],
    engagedWith: engagements.map(({ enemy }) => enemy),
    heldBy,
    contests: contestedBy(character, field),
    attacks,
    moves: MOVES.map((kind) => moveOption({ ...mover, kind }, field)),
    ends: ends.flatMap((end) => (end instanceof Refusal ? [] : [end])),
  }
}

type Table = {
  readonly drawn: DrawnBattlefield
  readonly field: PlacedField
  readonly content: ShatterpointContent
  /** The stances that the question gives, by their units. */
  readonly others: ReadonlyMap<string, Stance>
}

/** The stance of a question, of the table, or the one that is printed first on the card. */
function stanceFor(
  { unit }: PlacedCharacter,
  { stance: stated }: OptionsQuestion,
  drawn: Drawn,
  content: ShatterpointContent,
): Stance | null | Refusal {
  if (stated === undefined) return stancesOnTable(unit.id, drawn.battlefield, content)[0] ?? null
  const stance = findStance(stated, content, ['stance'])
  if (stance instanceof Refusal) return stance
  return stanceContradiction(stance, { unit: unit.id, path: ['stance'] }, drawn) ?? stance
}

/** The stances that a unit on the table can be in: the one that the table names, or all of its card. */
function stancesOnTable(id: string, { units }: DrawnBattlefield, content: ShatterpointContent): Stance[] {
  const unit = units.find((candidate) => candidate.id === id)
  const card = unit?.content === undefined ? undefined : content.units.get(unit.content)
  const named = unit?.stance === undefined ? card?.stances : [`${unit.content}.${unit.stance}`]
  return (named ?? []).flatMap((key) => content.stances.get(key)?.stance ?? [])
}

/** An attack with a weapon of the stance; null for one that has none. */
type WeaponAttack = Declared & { readonly weapon: string | null }

/** The attacks of a stance, one for each weapon; without a stance only what melee would reach is known. */
function declaredIn(stance: Stance | null): WeaponAttack[] {
  if (stance === null) return [{ type: 'melee', rating: UNKNOWN_RATING, range: 0, weapon: null }]
  return AttackType.options.flatMap((type): WeaponAttack[] => {
    const rating = stance[type].attack
    const weapons = stance.weapons.filter((weapon) => weapon.type === type)
    if (weapons.length === 0) return [{ type, rating: type === 'melee' ? rating : null, range: 0, weapon: null }]
    return weapons.map(({ id, range }) => ({ type, rating, range: range ?? 0, weapon: id }))
  })
}

/** Any number of dice: whom melee reaches does not depend on it. */
const UNKNOWN_RATING = 1

function attacksOf(
  attacker: PlacedCharacter,
  stance: Stance | null,
  { coverVariant }: OptionsQuestion,
  table: Table,
  trace: ShatterpointTrace,
): AttackOption[] {
  return declaredIn(stance).map((declared): AttackOption => {
    const { type, weapon, rating, range } = declared
    const reach = type === 'ranged' && range > 0 ? range : null
    if (rating === null) {
      trace.applied('shatterpoint.attack.type', { attacker: attacker.id, type, rating })
      return { type, weapon, range: reach, dice: null, targets: [] }
    }
    const targets = judgeTargets(attacker, declared, coverVariant, table, trace)
    return { type, weapon, range: reach, dice: stance === null ? null : rating, targets }
  })
}

/** Every enemy as the target of one attack. */
function judgeTargets(
  attacker: PlacedCharacter,
  declared: Declared,
  variant: CoverVariant,
  table: Table,
  trace: ShatterpointTrace,
): TargetOption[] {
  const { field } = table
  const { refused } = traceOnce(trace, (own) => legalTargets(field, attacker, declared, own))
  const enemies = field.characters.filter((enemy) => areEnemies(attacker, enemy))
  return enemies.map((enemy): TargetOption => {
    const reasons = refused.find(({ character }) => character === enemy.id)?.reasons ?? []
    const legal = reasons.length === 0
    const question = { type: declared.type, other: 0, isIgnored: false, variant }
    const isCovered = legal && declared.type === 'ranged'
    const cover = isCovered ? coverOf(field, attacker, enemy, question, trace).cover : 0
    const defence = defenceOf(enemy, declared.type, table)
    const defenceDice = defence === null ? null : defence + cover
    return { character: enemy.id, legal, reasons, gap: gapOf(attacker, enemy), cover, defenceDice }
  })
}

/** Engagements are explained once, before any attack is looked at. */
const EXPLAINED = new Set<string>(['shatterpoint.engaged.def', 'shatterpoint.wounded.no-restrict'])

function traceOnce<Result>(trace: ShatterpointTrace, judge: (own: ShatterpointTrace) => Result): Result {
  const own = new Trace<ShatterpointRules>()
  const result = judge(own)
  trace.steps.push(...own.steps.filter(({ rule }) => !EXPLAINED.has(rule)))
  return result
}

/** The defence of a unit, if the question or the table says its stance or all sides of its card agree. */
function defenceOf({ unit }: PlacedCharacter, type: AttackType, { drawn, content, others }: Table): number | null {
  const stated = others.get(unit.id)
  if (stated !== undefined) return stated[type].defence
  const ratings = new Set(stancesOnTable(unit.id, drawn, content).map((stance) => stance[type].defence))
  const [rating = null] = ratings
  return ratings.size === 1 ? rating : null
}

function moveOption(mover: Mover, field: PlacedField): MoveOption {
  const { kind, violations, reach } = moveOptionOf(mover, field)
  return { kind: mover.kind, legal: violations.length === 0, carriedOut: kind, reach, violations }
}
