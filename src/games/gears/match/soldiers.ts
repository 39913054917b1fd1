import type { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Mission } from '../content/mission.ts'
import { type GearsViolation, refuse } from '../refusal.ts'
import type { GearsChoices } from './options.ts'

/** What the players chose by seat, `null` where a seat left it open. */
type Chosen = readonly (GearsChoices | null)[]

/**
 * The soldier of each seat (p. 5): the one its player chose, else the one the creator named for it, else the first of the
 * box that nobody has.
 */
export function soldiersOf(
  named: readonly string[] | undefined,
  choices: Chosen,
  mission: Mission,
  content: GearsContent,
): string[] | Refusal {
  const violations = choiceViolations(choices, mission, content)
  if (violations.length > 0) return refuse(violations)
  const chosen = choices.map((choice) => choice?.soldier ?? null)
  const wanted = chosen.map((soldier, seat) => soldier ?? freeOf(named?.[seat], chosen))
  const left = [...content.characters.keys()].filter((id) => !wanted.includes(id))
  return wanted.map((soldier) => soldier ?? left.shift() ?? '')
}

const freeOf = (soldier: string | undefined, chosen: readonly (string | null)[]): string | null =>
  soldier === undefined || chosen.includes(soldier) ? null : soldier

function choiceViolations(choices: Chosen, mission: Mission, content: GearsContent): GearsViolation[] {
  const { id: missionId, minPlayers: min, maxPlayers: max } = mission
  return choices.flatMap((choice, seat): GearsViolation[] => {
    if (choice === null) return []
    const { soldier } = choice
    const path = ['choices', seat, 'soldier']
    if (!content.characters.has(soldier)) {
      return [{ rule: 'gears.content.known', path, facts: { kind: 'character', id: soldier } }]
    }
    const first = choices.findIndex((other) => other?.soldier === soldier)
    const facts = { mission: missionId, players: choices.length, min, max, repeated: soldier }
    return first === seat ? [] : [{ rule: 'gears.solo.one-figure', path, facts }]
  })
}
