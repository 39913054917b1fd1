import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Icons = { hitIfLower?: true; missIfHigher?: true; missIfCover?: true; headshot?: true; partialHits?: number }

/** A card with that value and those icons. */
export const card = (value: number, icons: Icons = {}) => ({ face: { value, icons } })
/** Cards without icons. */
export const plain = (...values: readonly number[]) => values.map((value) => card(value))

/** A weapon that is easy to reckon with: difficulty 50 everywhere, 10 damage, 4 more for a headshot. */
export const pistol = (slots: number, cardsPerSlot = 1, more: JsonObject = {}) => ({
  face: {
    optimalRange: { min: 0, max: null },
    difficulty: 50,
    rate: { slots, cardsPerSlot },
    damage: 10,
    headshotDamage: 4,
    ...more,
  },
})

/** A worked example of a shot; at distance 3 unless the input says otherwise. */
export const shot = (
  id: string,
  says: string,
  rule: string,
  input: JsonObject,
  outcome?: JsonObject | undefined,
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.shot',
  input: { situation: { given: { distance: 3 } }, ...input },
  ...(outcome === undefined ? {} : { outcome }),
})
