import type { Ability } from '../../abilities/ability.ts'
import type { TriggerEvent } from '../../abilities/trigger.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { UnitType } from '../../vocabulary.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { cardOf } from '../units.ts'

/** An ability of a unit on the table. */
export type Owned = { readonly unit: string; readonly id: string; readonly ability: Ability }

/** The abilities of a unit, and those of them that answer each event. */
type Known = { readonly all: readonly Owned[]; readonly answering: ReadonlyMap<TriggerEvent, readonly Owned[]> }

const NONE: readonly Owned[] = []
const knownIn = new WeakMap<ShatterpointContent, Map<string, Known>>()

/** What the card of a unit says, read once for every name that it has in matches. */
function knownOf(unit: UnitInMatch, content: ShatterpointContent): Known {
  const units = knownIn.get(content) ?? new Map<string, Known>()
  knownIn.set(content, units)
  const name = `${unit.id} ${unit.card}`
  const known = units.get(name) ?? readCard(unit, content)
  units.set(name, known)
  return known
}

function readCard(unit: UnitInMatch, content: ShatterpointContent): Known {
  const all = cardOf(unit, content).abilities.flatMap((id): Owned[] => {
    const entry = content.abilities.get(id)
    return entry === undefined ? [] : [{ unit: unit.id, id, ability: entry.ability }]
  })
  const events = all.flatMap(({ ability }) => ability.triggers.map(({ event }) => event))
  const answersTo = (event: TriggerEvent) =>
    all.filter(({ ability }) => ability.type !== 'active' && ability.triggers.some((one) => one.event === event))
  return { all, answering: new Map(events.map((event) => [event, answersTo(event)])) }
}

/** The abilities on the card of a unit. */
export const abilitiesOf = (unit: UnitInMatch, content: ShatterpointContent): readonly Owned[] =>
  knownOf(unit, content).all

/** Those of them that answer an event. */
export const abilitiesAnswering = (
  unit: UnitInMatch,
  event: TriggerEvent,
  content: ShatterpointContent,
): readonly Owned[] => knownOf(unit, content).answering.get(event) ?? NONE

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
