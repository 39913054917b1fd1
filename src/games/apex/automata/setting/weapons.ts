import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { Arsenal, AutomatonWeapon, ClosedRange } from '../content/automaton-arsenals.ts'
import type { Relation } from '../readings.ts'
import { type CardForm, findCard } from './card-form.ts'
import type { Field } from './field.ts'

/** By how many spaces a distance misses a range. */
export function gapTo(distance: number, { min, max }: ClosedRange): number {
  return Math.max(0, min - distance, distance - max)
}

const isOptimal = (distance: number, { optimalRange }: AutomatonWeapon): boolean => gapTo(distance, optimalRange) === 0

export const isNormal = (distance: number, { normalRange }: AutomatonWeapon): boolean =>
  normalRange === null || gapTo(distance, normalRange) === 0

/** What an enemy in a space is to an Automaton in another one. */
export function relationsTo(
  field: Field,
  { weapons }: Arsenal,
  from: Cell,
  enemy: Cell,
): { readonly distance: number; readonly sees: boolean; readonly inOptimal: boolean; readonly inNormal: boolean } {
  const distance = stepsBetween(from, enemy)
  const sees = field.sees(from, enemy)
  return {
    distance,
    sees,
    inOptimal: sees && weapons.some((weapon) => isOptimal(distance, weapon)),
    inNormal: sees && weapons.some((weapon) => isNormal(distance, weapon)),
  }
}

/** Whether an enemy is what a reading asks for. */
export const isRelated = (relation: Relation, found: ReturnType<typeof relationsTo>): boolean =>
  relation === 'any' || found[relation]

/** The first weapon that has a distance in its optimal range. */
export const optimalWeapon = ({ weapons }: Arsenal, distance: number): number =>
  weapons.findIndex((weapon) => isOptimal(distance, weapon))

/** The Arsenal card of an Automaton; the shape of the question has made sure that there is one. */
export function findArsenal(form: CardForm<Arsenal> | undefined, content: ApexContent): Arsenal | Refusal {
  if (form === undefined) throw new Error('A question without an Arsenal card is refused by its shape.')
  return findCard(form, content.automatonArsenals, 'automatonArsenal', ['automaton', 'arsenal'])
}
