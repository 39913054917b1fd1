import { Refusal } from '../../../../rulebook/refusal.ts'
import { BOOK } from '../../content/book-numbers.ts'
import { isWounded } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import { type Consequences, consequencesOf } from '../../movement/consequences.ts'
import { moveOnField } from '../../movement/move-on-field.ts'
import { resolvePush } from '../../movement/push/resolve-push.ts'
import type { UnitOnTable } from '../../table/battlefield.ts'
import { millimetres } from '../../table/lengths.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import type { Fight } from './fight.ts'

/** Pushes a character away from the shoving one; how far it came, or null without a table. */
export const shoveOnTable = (fight: Fight, moved: Side, source: Side, angle: number | undefined): number | null =>
  moveOnTable(fight, moved, source, 'push', angle)

/** Pulls the shoving character after the other; how far it came, or null without a table. */
export const followOnTable = (fight: Fight, moved: Side, source: Side, angle: number | undefined): number | null =>
  moveOnTable(fight, moved, source, 'pull', angle)

function moveOnTable(
  fight: Fight,
  moved: Side,
  source: Side,
  mode: 'push' | 'pull',
  angle: number | undefined,
): number | null {
  const { fighters, trace } = fight
  if (fighters === null) return null
  const { field } = fighters
  const declaration = { object: fighters[moved], source: fighters[source], mode, range: BOOK.shoveRange, angle }
  const pushed = resolvePush(declaration, field, trace, [
    'shoves',
    fight.shoves,
    mode === 'push' ? mode : 'follow',
    'angle',
  ])
  if (pushed instanceof Refusal) return stopBy(fight, pushed)
  const after = moveOnField(field, fighters[moved].id, pushed.place)
  fight.fighters = { field: after, attacker: on(after, fighters.attacker), defender: on(after, fighters.defender) }
  return millimetres(pushed.distance)
}

/** An angle that is not allowed: the attack is refused for it. */
function stopBy(fight: Fight, refusal: Refusal): number {
  fight.refusal ??= refusal
  return 0
}

const on = ({ characters }: PlacedField, { id }: PlacedCharacter): PlacedCharacter => {
  const found = characters.find((character) => character.id === id)
  if (found === undefined) throw new Error(`${id} has left the table in the middle of an attack.`)
  return found
}

/** What the shoves of an attack brought about on the table; what strained units suffered is in the attack itself. */
export function fightConsequences({ question, start, fighters, units, trace }: Fight): Consequences | null {
  if (question.drawn === null || start === null || fighters === null) return null
  const change = { drawn: question.drawn.battlefield, before: start.field, after: fighters.field, isStrainPaid: true }
  const consequences = consequencesOf(change, trace)
  const { battlefield } = consequences
  return {
    ...consequences,
    battlefield: { ...battlefield, units: battlefield.units.map((unit) => afterFight(unit, units)) },
  }
}

/** A unit on the table as the attack left it. */
function afterFight(unit: UnitOnTable, { attacker, defender }: Fight['units']): UnitOnTable {
  const state = [attacker, defender].find(({ id }) => id === unit.id)
  if (state === undefined) return unit
  return { ...unit, damage: state.damage, wounded: isWounded(state), conditions: state.conditions }
}
