import type { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import type { Card, Character, Hero } from '../content/cards.ts'
import type { Change, HoldingAction } from '../content/effects.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumRules, SignumTrace } from '../rules.ts'
import type { Creature, Fighter, StatedCreature, StatedFighter } from '../table/creature.ts'
import { has, statedName } from '../table/creature.ts'
import { type AppliedChange, mergeAbilities, type Printed } from './ability-merge.ts'
import { printedOn, type Situation } from './ability-subject.ts'

type Path = readonly (string | number)[]

/** What the board adds to a creature: where it stands, and what that gives it. */
export type FighterContext = {
  readonly situation: Pick<Situation, 'buildings' | 'terrain' | 'touching'>
  readonly changes: readonly AppliedChange[]
  /** The rules by which it gets the changes. */
  readonly reasons: Fighter['reasons']
}

const ALONE: FighterContext = { situation: { buildings: [], terrain: [], touching: [] }, changes: [], reasons: [] }

/** A creature with all that its card, its relics, texts and its surroundings make of it. */
export function readFighter(
  stated: StatedFighter,
  content: SignumContent,
  path: Path,
  violations: SignumViolation[],
  context: FighterContext = ALONE,
): Fighter {
  const card = cardOf(stated, content, path, violations)
  if (stated.id === undefined && stated.card === undefined) {
    violations.push({ rule: 'signum.board.described', path, facts: { what: 'creature' } })
  }
  if (card === null && stated.effects.length + stated.relics.length + context.changes.length === 0) {
    return asStated(stated)
  }
  const trace = new Trace<SignumRules>()
  const printed = printedFor(stated, card, context, content, trace)
  const changes = [
    ...relicChanges(stated, card, content, path, violations, trace),
    ...stated.effects.flatMap(({ source, does }) => (isChange(does) ? [{ source, does }] : [])),
    ...context.changes,
  ]
  trace.steps.push(...context.reasons)
  const merged = mergeAbilities(printed, changes, content, trace, statedName(stated))
  const { strength, health, movement, abilities } = merged
  return {
    ...asStated(stated),
    card: card?.id ?? null,
    kind: stated.kind ?? card?.kind ?? 'character',
    strength,
    health: Math.max(1, health),
    movement,
    abilities,
    armour: stated.armour ?? (card === null ? 0 : merged.tokens.armour),
    hidden: stated.hidden ?? (card?.kind === 'character' && has(merged, 'stealth')),
    holds: stated.effects.filter(({ does }) => !isChange(does)),
    reasons: [...ownerReasons(stated), ...trace.steps],
  }
}

const NOTHING: readonly never[] = []

/** A creature as it is described, without a card and without anything that holds on it. */
const asStated = (stated: StatedFighter): Fighter => ({
  id: statedName(stated),
  card: null,
  player: stated.player,
  owner: stated.owner ?? stated.player,
  kind: stated.kind ?? 'character',
  strength: stated.strength ?? 1,
  health: stated.health ?? 1,
  wounds: stated.wounds,
  armour: stated.armour ?? 0,
  movement: stated.movement ?? 'M',
  abilities: stated.abilities ?? NOTHING,
  holds: NOTHING,
  hidden: stated.hidden ?? false,
  moved: stated.moved,
  ran: stated.ran,
  tired: stated.tired,
  reasons: ownerReasons(stated),
})

/** Whose a creature is, if not its controller’s. */
function ownerReasons(stated: StatedFighter): Fighter['reasons'] {
  const { player: controller, owner } = stated
  if (owner === undefined || owner === controller) return NOTHING
  const facts = { creature: statedName(stated), controller, owner }
  return [{ rule: 'signum.ability.own-and-enemy', facts }]
}

const isChange = (does: object): does is Extract<HoldingAction, Change> =>
  'modify' in does || 'grant' in does || 'raise' in does || 'lose' in does

function cardOf(
  { card: id }: StatedFighter,
  { cards }: SignumContent,
  path: Path,
  violations: SignumViolation[],
): Hero | Character | null {
  if (id === undefined) return null
  const card = cards.get(id)
  if (card?.kind === 'hero' || card?.kind === 'character') return card
  violations.push({ rule: 'signum.content.known', path: [...path, 'card'], facts: { kind: 'character', id } })
  return null
}

/** The values before anything is applied: as stated, else as printed. */
function printedFor(
  stated: StatedFighter,
  card: Hero | Character | null,
  { situation }: FighterContext,
  content: SignumContent,
  trace: SignumTrace,
): Printed {
  const { strength = 1, health = 1, movement = 'M', abilities = [] } = stated
  if (card === null) return { strength, health, movement, abilities }
  const now = { ...situation, wounded: stated.wounds > 0, enemyWounded: false, moved: stated.moved }
  const printed = stated.abilities === undefined ? printedOn(card, now, content, trace) : { ...card, abilities }
  return {
    strength: stated.strength ?? printed.strength,
    health: stated.health ?? printed.health,
    movement: stated.movement ?? printed.movement,
    abilities: printed.abilities,
  }
}

/** What relics without uses do to their hero all the time. */
function relicChanges(
  stated: StatedFighter,
  card: Hero | Character | null,
  { cards }: SignumContent,
  path: Path,
  violations: SignumViolation[],
  trace: SignumTrace,
): AppliedChange[] {
  const isHero = (stated.kind ?? card?.kind) === 'hero'
  return stated.relics.flatMap((name, index): AppliedChange[] => {
    const relic: Card | undefined = cards.get(name)
    const at = [...path, 'relics', index]
    if (relic?.kind !== 'relic') {
      violations.push({ rule: 'signum.content.known', path: at, facts: { kind: 'relic', id: name } })
      return []
    }
    if (!isHero) {
      violations.push({ rule: 'signum.relic.hero-only', path: at, facts: { relic: name, bearer: 'ownCharacter' } })
    }
    const changes = relic.uses === null ? relic.effects.flatMap(({ does }) => (isChange(does) ? [does] : [])) : []
    if (changes.length === 0) return []
    trace.applied('signum.relic.passive', { creature: statedName(stated), relic: name })
    return changes.map((does) => ({ source: name, does }))
  })
}

/** One creature of a question that names no board; a refusal tells what is wrong with its card. */
export function fighterOf(stated: StatedFighter, content: SignumContent, ...path: Path): Fighter | Refusal {
  const violations: SignumViolation[] = []
  const fighter = readFighter(stated, content, path, violations)
  return violations.length > 0 ? refuse(violations) : fighter
}

/** Tells why the values of a creature are what they are. */
export function traceReasons({ reasons }: Pick<Fighter, 'reasons'>, trace: SignumTrace): void {
  if (reasons.length > 0) trace.steps.push(...reasons)
}

/** The base of a creature by its card; 32 mm without one. */
export function withPlace(fighter: Fighter, stated: StatedCreature, content: SignumContent): Creature {
  const { x, y } = stated
  return { ...fighter, x, y, base: baseOf(stated, content) }
}

/** The diameter of a base: as stated, or as printed. */
export function baseOf({ base, card: id }: StatedCreature, { cards }: SignumContent): number {
  const card = id === undefined ? undefined : cards.get(id)
  return base ?? (card !== undefined && 'base' in card ? card.base : 32)
}
