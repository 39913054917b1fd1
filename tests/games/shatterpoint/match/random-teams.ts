import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import type { Unit } from '../../../../src/games/shatterpoint/content/unit-card.ts'
import type { ShatterpointChoices } from '../../../../src/games/shatterpoint/match/options.ts'
import type { Random } from '../../../../src/rulebook/random.ts'

/** Strike teams drawn from all units of the content, so that their abilities meet each other. */

const cards = [...shatterpointContent.units.values()]

const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const found = items[random.below(items.length)]
  if (found === undefined) throw new Error('Nothing to pick from.')
  return found
}

/** A secondary and a supporting unit that a primary may lead, of one era that all three have. */
function squadOf(primary: Unit, random: Random): Unit[] | null {
  const era = pick(primary.profile.eras, random)
  const of = (type: Unit['profile']['type']) =>
    cards.filter(({ profile }) => profile.type === type && profile.eras.includes(era))
  const pairs = of('secondary').flatMap((secondary) => of('supporting').map((supporting) => [secondary, supporting]))
  const fitting = pairs.filter(
    (pair) =>
      pair.reduce((sum, { profile }) => sum + (profile.pointCost ?? 0), 0) <= (primary.profile.squadPoints ?? 0),
  )
  return fitting.length === 0 ? null : [primary, ...pick(fitting, random)]
}

/** Whether no name stands twice on the cards of a team. */
function hasOwnNames(units: readonly Unit[]): boolean {
  const names = units.flatMap(({ id, profile }) => [id, ...(profile.uniqueNames ?? [])])
  return new Set(names).size === names.length
}

function teamOf(random: Random): ShatterpointChoices {
  const primaries = cards.filter(({ profile }) => profile.type === 'primary')
  for (;;) {
    const squads = [squadOf(pick(primaries, random), random), squadOf(pick(primaries, random), random)]
    const units = squads.flatMap((squad) => squad ?? [])
    if (units.length < 6 || !hasOwnNames(units)) continue
    return {
      squads: squads.map((squad) => ({ units: (squad ?? []).map(({ id }) => id) })),
      missionSet: 'shifting-priorities',
    }
  }
}

/** The strike teams of both seats. */
export const teamsBy = (random: Random): readonly [ShatterpointChoices, ShatterpointChoices] => [
  teamOf(random),
  teamOf(random),
]
