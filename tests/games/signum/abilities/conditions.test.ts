import { expect, test } from 'vitest'
import { printedOn } from '../../../../src/games/signum/abilities/ability-subject.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

/** No card of the set asks for a building of a type, so one is made up that does. */
function abilitiesWith(buildings: readonly string[]): string[] {
  const rurik = signumContent.cards.get('rurik-cliffborn')
  if (rurik?.kind !== 'character') throw new Error('There is no Rurik.')
  const [printed] = rurik.abilities
  if (printed === undefined) throw new Error('Rurik has no ability.')
  const card = { ...rurik, abilities: [{ ...printed, when: { buildingTypeBuilt: 'tavern' as const } }] }
  const situation = { buildings: [...buildings], terrain: [], touching: [] }
  const holds = { wounded: false, enemyWounded: false, moved: false }
  return printedOn(card, { ...situation, ...holds }, signumContent, new Trace<SignumRules>()).abilities.map(
    ({ id }) => id,
  )
}

test('signum.ability.conditions: one building of the type is enough, whatever else stands', () => {
  expect(abilitiesWith(['barracks', 'tavern'])).toEqual(['masterAttack'])
  expect(abilitiesWith(['barracks'])).toEqual([])
  expect(abilitiesWith([])).toEqual([])
})
