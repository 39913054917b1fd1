import { violationOf } from '../../../contract/violation.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { micrometres } from '../table/lengths.ts'
import { missionSetOf } from './mission-lookup.ts'
import type { MissionSet, MissionSetChoice, StruggleCard } from './mission-set.ts'

type Path = readonly (string | number)[]

export const PHASES = [1, 2, 3] as const

/** Everything that is wrong with a mission set. */
export function missionViolations(set: MissionSet): ShatterpointViolation[] {
  return [
    ...PHASES.filter((phase) => set.struggles.every((card) => card.phase !== phase)).map((phase) =>
      setViolation('phase', ['struggles'], String(phase)),
    ),
    ...placeViolations(set),
    ...twice(set.struggles).map((index) =>
      setViolation('struggleTwice', ['struggles', index, 'id'], set.struggles[index]?.id ?? ''),
    ),
    ...set.struggles.flatMap((card, index) => cardViolations(card, set, ['struggles', index])),
  ]
}

function placeViolations({ objectives }: MissionSet): ShatterpointViolation[] {
  const side = micrometres(BOOK.battlefieldSide)
  const isOn = (length: number) => micrometres(length) >= 0 && micrometres(length) <= side
  return [
    ...twice(objectives).map((index) =>
      setViolation('objectiveTwice', ['objectives', index, 'id'], objectives[index]?.id ?? ''),
    ),
    ...objectives.flatMap(({ id, x, y }, index) =>
      isOn(x) && isOn(y) ? [] : [setViolation('objectiveOff', ['objectives', index], id)],
    ),
  ]
}

function cardViolations(
  { id, phase, maps, mapChooser }: StruggleCard,
  { objectives }: MissionSet,
  path: Path,
): ShatterpointViolation[] {
  const known = new Set(objectives.map((objective) => objective.id))
  return [
    ...(maps.length === 0 ? [setViolation('noMap', [...path, 'maps'], id)] : []),
    ...(phase === 1 && maps.length > 1 && mapChooser === 'loser'
      ? [tooManyMaps(id, maps.length, [...path, 'maps'])]
      : []),
    ...maps.flatMap(({ active }, map) => {
      const at = [...path, 'maps', map, 'active']
      return [
        ...active.flatMap(({ objective }, index) =>
          known.has(objective) ? [] : [setViolation('objectiveUnknown', [...at, index, 'objective'], objective)],
        ),
        ...twice(active.map(({ objective }) => ({ id: objective }))).map((index) =>
          setViolation('activeTwice', [...at, index, 'objective'], active[index]?.objective ?? ''),
        ),
      ]
    }),
  ]
}

/** The places of names that came before. */
function twice(named: readonly { readonly id: string }[]): number[] {
  const seen = new Set<string>()
  return named.flatMap(({ id }, index) => {
    if (seen.has(id)) return [index]
    seen.add(id)
    return []
  })
}

export type MissionViolation =
  | 'phase'
  | 'struggleTwice'
  | 'objectiveTwice'
  | 'objectiveOff'
  | 'objectiveUnknown'
  | 'activeTwice'
  | 'noMap'

const setViolation = (problem: MissionViolation, path: Path, what: string): ShatterpointViolation => ({
  rule: 'shatterpoint.mission.set',
  path,
  facts: { problem, what, struggles: null, objectives: null },
})

const tooManyMaps = (card: string, maps: number, path: Path): ShatterpointViolation => ({
  rule: 'shatterpoint.mission.two-maps',
  path,
  facts: { card, maps, chooser: null, isFirst: true, isNamed: false },
})

/** Whether a mission set is valid, with everything that is wrong with it. */
export function checkMissionSet(
  { mission }: { readonly mission: MissionSetChoice },
  { content, trace }: ShatterpointContext,
) {
  const set = missionSetOf(mission, content)
  if (set instanceof Refusal) return set
  const { name, objectives, struggles } = set
  const violations = missionViolations(set)
  for (const { rule, facts } of violations) trace.steps.push({ rule, facts })
  if (violations.length === 0) {
    const facts = { problem: null, what: name, struggles: struggles.length, objectives: objectives.length }
    trace.applied('shatterpoint.mission.set', facts)
  }
  return {
    legal: violations.length === 0,
    violations: violations.map(violationOf),
    name,
    objectives: objectives.length,
    struggles: struggles.length,
  }
}
