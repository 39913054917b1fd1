import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { isWounded, type UnitState } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import { refuse } from '../../refusal.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import { coverOf } from '../../sight/cover.ts'
import type { UnitOnTable } from '../../table/battlefield.ts'
import { placeDrawn } from '../../table/place-field.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import type { DeclaredAttack } from './attack-declaration.ts'
import type { ReadyAttack } from './attack-question.ts'
import { legalTargets } from './targets.ts'

/** The cover of the defender: by terrain and effects, and by hunker tokens. */
export type CoverDice = { readonly cover: number; readonly hunker: number }

/** Steps 2 and 3: whether the defender may be attacked, and its cover; without a table both are as they are told. */
export function targetOf(
  question: ReadyAttack,
  fighters: Fighters | null,
  declared: DeclaredAttack,
  trace: ShatterpointTrace,
): CoverDice | Refusal {
  const { type, defender, ignoresCover, coverVariant } = question
  if (fighters === null) return coverText(question, trace)
  const refused = refuseTarget(fighters, { type, rating: declared.rating, range: declared.weapon?.range ?? 0 }, trace)
  if (refused !== null) return refused
  const asked = { type, other: defender.cover, isIgnored: ignoresCover, variant: coverVariant }
  const { terrain, other, hunker } = coverOf(fighters.field, fighters.attacker, fighters.defender, asked, trace)
  return { cover: terrain + other, hunker }
}

function coverText({ attacker, defender, type, ignoresCover }: ReadyAttack, trace: ShatterpointTrace): CoverDice {
  if (!ignoresCover || type === 'melee') return { cover: defender.cover, hunker: defender.unit.hunker }
  const facts = { attacker: attacker.unit.id, defender: defender.unit.id, effect: 'noCover' } as const
  trace.applied('shatterpoint.effect.card-beats-rule', facts)
  return { cover: 0, hunker: 0 }
}

/** A checked table and the two characters of an attack on it. */
export type Fighters = {
  readonly field: PlacedField
  readonly attacker: PlacedCharacter
  readonly defender: PlacedCharacter
}

/** Finds both characters on the table, if there is one. */
export function fightersOn(
  { drawn, attacker, defender }: ReadyAttack,
  content: ShatterpointContent,
): Fighters | Refusal | null {
  if (drawn === null) return null
  const states = [attacker.unit, defender.unit]
  const units = drawn.battlefield.units.map((unit) => inState(unit, states))
  const field = placeDrawn({ ...drawn.battlefield, units }, content, drawn.path)
  if (field instanceof Refusal) return field
  const one = fighterOn(field, 'attacker', attacker)
  if (one instanceof Refusal) return one
  const other = fighterOn(field, 'defender', defender)
  return other instanceof Refusal ? other : { field, attacker: one, defender: other }
}

function inState(unit: UnitOnTable, states: readonly UnitState[]): UnitOnTable {
  const state = states.find(({ id }) => id === unit.id)
  if (state === undefined) return unit
  const { player, hunker, conditions, stamina, damage } = state
  return { ...unit, player, wounded: isWounded(state), hunker, conditions, stamina, damage }
}

type Named = { readonly unit: UnitState; readonly character?: string }

/** The character that fights: the one that is named, or the first of its unit. */
function fighterOn(field: PlacedField, side: Side, { unit, character }: Named): PlacedCharacter | Refusal {
  const placed = field.units.find(({ id }) => id === unit.id)
  const found = placed?.characters.find(({ id }) => id === (character ?? id))
  if (found !== undefined) return found
  const id = placed === undefined ? unit.id : (character ?? unit.id)
  const path = placed === undefined ? [side, 'unit', 'id'] : [side, 'character']
  return refuse([{ rule: 'shatterpoint.table.known', path, facts: { id } }])
}

/** The refusal with every reason, if the defender is not a legal target; the facts are those that decided it. */
function refuseTarget(
  { field, attacker, defender }: Fighters,
  declared: Parameters<typeof legalTargets>[2],
  trace: ShatterpointTrace,
): Refusal | null {
  const { refused } = legalTargets(field, attacker, declared, trace)
  const found = refused.find(({ character }) => character === defender.id)
  if (found === undefined) return null
  const rules = [...new Set(found.reasons.map(({ rule }) => rule))]
  const decisive = rules.flatMap((rule) => {
    const about = trace.steps.filter((step) => step.rule === rule)
    return about.find(({ facts }) => (facts.target ?? facts.defender) === defender.id) ?? about.at(-1) ?? []
  })
  return Refusal.bySteps(decisive, ['defender'])
}
