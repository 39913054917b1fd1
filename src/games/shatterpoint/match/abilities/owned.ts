import type { Ability } from '../../abilities/ability.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { UnitType } from '../../vocabulary.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { cardOf } from '../units.ts'

/** An ability of a unit on the table. */
export type Owned = { readonly unit: string; readonly id: string; readonly ability: Ability }

/** The abilities on the card of a unit. */
export function abilitiesOf(unit: UnitInMatch, content: ShatterpointContent): Owned[] {
  return cardOf(unit, content).abilities.flatMap((id) => {
    const entry = content.abilities.get(id)
    return entry === undefined ? [] : [{ unit: unit.id, id, ability: entry.ability }]
  })
}

/** Every ability of the units that are not defeated. */
export const abilitiesInPlay = ({ units }: ShatterpointState, content: ShatterpointContent): Owned[] =>
  units.filter(({ defeated }) => !defeated).flatMap((unit) => abilitiesOf(unit, content))

/** How often a unit has used an ability this turn. */
export const usesOf = ({ thisTurn }: ShatterpointState, { unit, id }: Pick<Owned, 'unit' | 'id'>): number =>
  thisTurn.uses[`${unit} ${id}`] ?? 0

/** Whether an ability of a unit says something of it that holds all the time, whatever happens. */
export const hasEffect = (
  unit: UnitInMatch,
  name: 'keepHunker' | 'climbEngaged',
  content: ShatterpointContent,
): boolean =>
  abilitiesOf(unit, content).some(({ ability }) =>
    ability.steps.some(({ does }) => does.some((effect) => name in effect)),
  )

/** The unit types that enemies engaged with a unit cannot target. */
export function intercededTypes(unit: UnitInMatch, content: ShatterpointContent): UnitType[] {
  return abilitiesOf(unit, content).flatMap(({ ability }) =>
    ability.steps.flatMap(({ does }) =>
      does.flatMap((effect) => ('forbidTargets' in effect ? effect.forbidTargets : [])),
    ),
  )
}
