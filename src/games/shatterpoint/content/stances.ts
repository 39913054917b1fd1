import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Stance } from '../combat/stance/stance.ts'
import { isValidTree } from '../combat/tree/combat-tree-validity.ts'
import { isOpenAbove } from '../dice/expertise-table.ts'
import { Id } from '../vocabulary.ts'
import { CARDS_SOURCE, Confidence, FURTHER_SOURCE } from './confidence.ts'
import { stancesOfBadBatch } from './further/stances-of-bad-batch.ts'
import { stancesOfBountyHunters } from './further/stances-of-bounty-hunters.ts'
import { stancesOfEmpire } from './further/stances-of-empire.ts'
import { stancesOfEndor } from './further/stances-of-endor.ts'
import { stancesOfImperialScouts } from './further/stances-of-imperial-scouts.ts'
import { stancesOfJediKnights } from './further/stances-of-jedi-knights.ts'
import { stancesOfOuterRim } from './further/stances-of-outer-rim.ts'
import { stancesOfRebels } from './further/stances-of-rebels.ts'
import { stancesOfRepublic } from './further/stances-of-republic.ts'
import { stancesOfSeparatists } from './further/stances-of-separatists.ts'
import { stancesOfVadersForces } from './further/stances-of-vaders-forces.ts'
import { optionsOf, type PrintedStance, pathsOf, tableOf } from './stance-notation.ts'
import { stancesOfOthers } from './stances-of-others.ts'
import { stancesOfPrimaries } from './stances-of-primaries.ts'

/** One side of a stance card; its id is `<unit>.<stance>`. */
export const StanceCard = ContentEntry.extend({
  kind: z.literal('stance'),
  confidence: Confidence,
  unit: Id,
  stance: Stance.refine(({ tree }) => isValidTree(tree), { message: 'The combat tree is not sound.' })
    .refine(hasOpenTables, { message: 'The last row of a table is open.' })
    .refine(hasWeaponsForRatings, {
      message: 'A stance has a weapon for each attack it has a rating for, and for no other.',
    }),
})
export type StanceCard = z.infer<typeof StanceCard>

function hasOpenTables({ weapons, defence }: Stance): boolean {
  return isOpenAbove(defence) && weapons.every(({ table }) => isOpenAbove(table))
}

function hasWeaponsForRatings({ melee, ranged, weapons }: Stance): boolean {
  const has = (type: Stance['weapons'][number]['type']) => weapons.some((weapon) => weapon.type === type)
  return (
    has('melee') === (melee.attack !== null) &&
    has('ranged') === (ranged.attack !== null) &&
    weapons.every(({ type, range }) => (type === 'ranged') === (range !== null)) &&
    new Set(weapons.map(({ id }) => id)).size === weapons.length
  )
}

export const stanceId = (unit: string, stance: string): string => `${unit}.${stance}`

const cardOf = (printed: PrintedStance, source: string): z.input<typeof StanceCard> => ({
  id: stanceId(printed.unit, printed.id),
  kind: 'stance',
  name: printed.name,
  provenance: 'public',
  source: `${source} Ratings, tables and tree compared with pictures of the card.`,
  confidence: 'high',
  unit: printed.unit,
  stance: {
    id: printed.id,
    melee: printed.melee,
    ranged: printed.ranged,
    weapons: [...printed.weapons],
    defence: tableOf(printed.defence),
    tree: { options: optionsOf(printed.options), paths: pathsOf(printed.paths) },
  },
})

/** The stances of the core set, then those of other boxes. */
export const stances = defineEntries(StanceCard, [
  ...[...stancesOfPrimaries, ...stancesOfOthers].map((stance) => cardOf(stance, CARDS_SOURCE)),
  ...[
    ...stancesOfRepublic,
    ...stancesOfSeparatists,
    ...stancesOfOuterRim,
    ...stancesOfEmpire,
    ...stancesOfRebels,
    ...stancesOfBountyHunters,
    ...stancesOfVadersForces,
    ...stancesOfBadBatch,
    ...stancesOfImperialScouts,
    ...stancesOfEndor,
    ...stancesOfJediKnights,
  ].map((stance) => cardOf(stance, FURTHER_SOURCE)),
])
