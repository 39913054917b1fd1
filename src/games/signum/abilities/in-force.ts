import { gapBetween } from '../../../geometry/disc/disc.ts'
import type { Change, Effect } from '../content/effects.ts'
import { isWithin, touchesTerrain } from '../measuring/distance.ts'
import type { PlacedBoard, PlacedCreature, PlacedTerrain } from '../table/placed-board.ts'
import { BAND_LENGTHS, type Band, centimetres } from '../vocabulary.ts'
import type { AppliedChange } from './ability-merge.ts'
import { isMeant } from './meant.ts'
import type { FighterContext } from './read-fighter.ts'

/** An aura of a creature on the board. */
export type PlacedAura = {
  readonly source: PlacedCreature
  readonly band: Band
  readonly text: readonly Effect[]
}

/** The auras on a board. */
export const aurasOn = ({ creatures }: PlacedBoard): PlacedAura[] =>
  creatures.flatMap((source) =>
    source.creature.abilities.flatMap(({ id, band = 'S', text }) =>
      id === 'aura' && text !== undefined ? [{ source, band, text }] : [],
    ),
  )

/** The name by which the gains of auras are compared: two auras of the same gain do not add up. */
const AURA = 'aura'

/** Whether a creature is in an aura now; its source never is. */
export function isInAura({ disc, creature }: PlacedCreature, { source, band }: PlacedAura): boolean {
  return creature !== source.creature && isWithin(disc, source.disc, BAND_LENGTHS[band])
}

/** What an aura gives a creature that it means. */
function gainsOf(aura: PlacedAura, { creature }: PlacedCreature, { teams }: PlacedBoard): Change[] {
  const { player } = aura.source.creature
  const allies = teams.filter((team) => team.includes(player)).flat()
  return aura.text.flatMap(({ does, to }) =>
    isChange(does) && isMeant(to.who, creature, { controller: player, allies }) ? [does] : [],
  )
}

const isChange = (does: object): does is Change =>
  'modify' in does || 'grant' in does || 'raise' in does || 'lose' in does

/** What auras and templates in contact give a creature, and by which rules. */
export function changesFor(
  one: PlacedCreature,
  auras: readonly PlacedAura[],
  grants: readonly PlacedTerrain[],
  board: PlacedBoard,
): Pick<FighterContext, 'changes' | 'reasons'> {
  const changes: AppliedChange[] = []
  const reasons: FighterContext['reasons'][number][] = []
  const { id } = one.creature
  for (const aura of auras) {
    const gains = isInAura(one, aura) ? gainsOf(aura, one, board) : []
    if (gains.length === 0) continue
    const distance = centimetres(Math.max(0, gapBetween(one.disc, aura.source.disc)))
    const facts = { creature: id, source: aura.source.creature.id, band: aura.band, distance }
    reasons.push({ rule: 'signum.ability.aura-live', facts })
    changes.push(...gains.map((does) => ({ source: AURA, does })))
  }
  for (const { terrain, outline } of grants) {
    if (!touchesTerrain(one.disc, { terrain, outline })) continue
    const facts = { creature: id, terrain: terrain.id, abilities: terrain.grants.map((ability) => ability.id) }
    reasons.push({ rule: 'signum.terrain.contact-grants', facts })
    changes.push(...terrain.grants.map((grant) => ({ source: terrain.card ?? terrain.id, does: { grant } })))
  }
  return { changes, reasons }
}
