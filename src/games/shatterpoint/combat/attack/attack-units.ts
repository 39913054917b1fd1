import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { Unit } from '../../content/unit-card.ts'
import type { UnitState } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import type { ShatterpointViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import type { UnitOnTable } from '../../table/battlefield.ts'
import { type Drawn, drawnOf } from '../../table/drawn-battlefield.ts'
import { Condition, Id, LIMITS, Player } from '../../vocabulary.ts'
import type { StanceSource } from '../stance/stance-source.ts'
import type { AttackQuestion, ReadyAttack } from './attack-question.ts'

type Path = readonly (string | number)[]

const tokens = wholeNumber(0, LIMITS.tokens).exactOptional()
const conditions = z
  .array(Condition)
  .max(4)
  .refine((named) => new Set(named).size === named.length, { message: 'A condition is named twice.' })
  .exactOptional()

/** A unit of an attack: only what neither the battlefield nor its card says has to be stated. */
export const UnitInAttack = z
  .strictObject({
    id: Id.exactOptional().describe('As on the battlefield; the unit of the stance if it is left out.'),
    player: Player.exactOptional().describe('As on the battlefield, else A attacks B.'),
    stamina: wholeNumber(1, 60)
      .exactOptional()
      .describe('The damage that wounds it; as on the battlefield or its card.'),
    durability: wholeNumber(1, 10).exactOptional().describe('The injuries that defeat it; as on its card, else 2.'),
    damage: wholeNumber(0, LIMITS.damage).exactOptional(),
    wounds: tokens,
    injuries: tokens,
    conditions,
    immunities: conditions.describe('Conditions that it cannot receive.'),
    hunker: tokens,
  })
  .describe('What is left out is as the battlefield says, then as on the card, else nothing.')
  .meta({ id: 'ShatterpointUnitInAttack' })
export type UnitInAttack = z.infer<typeof UnitInAttack>

/** What is known about a unit, and where the question says it. */
type Known = {
  readonly side: Side
  readonly stance: StanceSource
  readonly stated: UnitInAttack
  readonly table: { readonly unit: UnitOnTable; readonly path: Path } | null
  readonly card: Unit | undefined
}

/** An attack with everything about both units and the table put together; contradictions are refused. */
export function readyAttack(question: AttackQuestion, content: ShatterpointContent): ReadyAttack | Refusal {
  const { battlefield, ...rest } = question
  const drawn = battlefield === undefined ? null : drawnOf(battlefield, content)
  if (drawn instanceof Refusal) return drawn
  const known = (side: Side) => knownOf(side, question[side], drawn, content)
  const [attacker, defender] = [known('attacker'), known('defender')]
  const violations = [attacker, defender].flatMap((one) => [...contradictions(one), ...missingStamina(one)])
  if (violations.length > 0) return refuse(violations)
  return {
    ...rest,
    drawn,
    attacker: { ...question.attacker, unit: stateOf(attacker) },
    defender: { ...question.defender, unit: stateOf(defender) },
  }
}

type Named = { readonly unit: UnitInAttack; readonly stance: StanceSource }

function knownOf(side: Side, { unit, stance }: Named, drawn: Drawn | null, { units }: ShatterpointContent): Known {
  const cardId = 'content' in stance ? stance.content.unit : undefined
  const stated = unit.id === undefined ? { ...unit, id: cardId ?? side } : unit
  const index = drawn === null ? -1 : drawn.battlefield.units.findIndex((one) => isMeant(one, unit.id, cardId))
  const found = drawn?.battlefield.units[index]
  const table = found === undefined || drawn === null ? null : { unit: found, path: [...drawn.path, 'units', index] }
  const card = units.get(table?.unit.content ?? cardId ?? '')
  return { side, stance, stated: table === null ? stated : { ...stated, id: table.unit.id }, table, card }
}

const isMeant = (one: UnitOnTable, id: string | undefined, card: string | undefined): boolean =>
  id === undefined ? one.content === card && card !== undefined : one.id === id

const FACTS = ['player', 'stamina', 'damage', 'wounded', 'conditions', 'hunker'] as const
type Fact = (typeof FACTS)[number]

const asText = (value: unknown): string | null =>
  value === undefined ? null : Array.isArray(value) ? value.toSorted().join(', ') : String(value)

/** What the question says about a unit itself, in the words of the table. */
function statedFact(stated: UnitInAttack, fact: Fact): string | null {
  if (fact === 'wounded') return stated.wounds === undefined ? null : String(stated.wounds > 0)
  return asText(stated[fact])
}

const isStated = (stated: UnitInAttack, fact: Fact): boolean =>
  stated[fact === 'wounded' ? 'wounds' : fact] !== undefined

/** Two stated facts that contradict each other, each with its field. */
function contradictions({ side, stance, stated, table }: Known): ShatterpointViolation[] {
  if (table === null) return []
  const { unit, path: at } = table
  const inFacts = FACTS.filter((fact) => isStated(stated, fact)).flatMap((fact) => {
    const path = [side, 'unit', fact === 'wounded' ? 'wounds' : fact]
    return contradiction(unit.id, fact, [statedFact(stated, fact), path], [asText(unit[fact]), [...at, fact]])
  })
  if (!('content' in stance)) return inFacts
  const source = [side, 'stance', 'content']
  const { unit: card, stance: named } = stance.content
  return [
    ...inFacts,
    ...contradiction(unit.id, 'content', [card, [...source, 'unit']], [unit.content ?? null, [...at, 'content']]),
    ...contradiction(unit.id, 'stance', [named, [...source, 'stance']], [unit.stance ?? null, [...at, 'stance']]),
  ]
}

/** A fact in words, null if it is not stated, and the field that states it. */
type Stated = readonly [value: string | null, path: Path]

/** The refusal of a fact that is stated in two ways. */
export function contradiction(
  what: string,
  fact: string,
  [here, path]: Stated,
  [there, other]: Stated,
): ShatterpointViolation[] {
  if (here === null || there === null || here === there) return []
  const facts = { what, fact, here, there, paths: [path.join('.'), other.join('.')] }
  return [{ rule: 'shatterpoint.table.agrees', path, facts }]
}

/** Without a card nobody knows the stamina but the asker. */
function missingStamina({ side, stated, table, card }: Known): ShatterpointViolation[] {
  if ((stated.stamina ?? table?.unit.stamina ?? card?.stamina) !== undefined) return []
  const facts = { unit: stated.id ?? side, fact: 'stamina' as const }
  return [{ rule: 'shatterpoint.table.told', path: [side, 'unit', 'stamina'], facts }]
}

function stateOf({ side, stated, table, card }: Known): UnitState {
  const unit = table?.unit
  return {
    id: stated.id ?? side,
    player: stated.player ?? unit?.player ?? (side === 'attacker' ? 'A' : 'B'),
    stamina: stated.stamina ?? unit?.stamina ?? card?.stamina ?? 1,
    durability: stated.durability ?? card?.durability ?? 2,
    damage: stated.damage ?? unit?.damage ?? 0,
    wounds: stated.wounds ?? (unit?.wounded === true ? 1 : 0),
    injuries: stated.injuries ?? 0,
    conditions: stated.conditions ?? unit?.conditions ?? [],
    immunities: stated.immunities ?? [],
    hunker: stated.hunker ?? unit?.hunker ?? 0,
  }
}
