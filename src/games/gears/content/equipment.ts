import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import {
  ammunition,
  CardEffect,
  drawWeapons,
  gainWeapon,
  grenades,
  heavyAttack,
  relocate,
  unlock,
} from './card-effects.ts'

/** What becomes of a location card when its equipment has been used. */
const CARD_FATES = ['discarded', 'kept', 'faceDown'] as const
export const CardFate = z.enum(CARD_FATES).meta({ id: 'GearsCardFate' })
export type CardFate = z.infer<typeof CardFate>

/** The ability of a zone with the equipment icon. */
export const Equipment = ContentEntry.extend({
  kind: z.literal('equipment'),
  does: z.array(CardEffect).min(1).max(3),
  afterUse: CardFate,
  /** Whether it takes the place of the turn’s order card and needs a turn that started here. */
  isInsteadOfOrder: z.boolean(),
})
export type Equipment = z.infer<typeof Equipment>

type Known = Pick<Equipment, 'provenance' | 'source'>

const PUBLIC: Known = { provenance: 'public', source: 'Public card list, high confidence.' }

const equipmentOf = (
  id: string,
  [en, es]: readonly [string, string],
  does: Equipment['does'],
  afterUse: CardFate,
  known: Known = PUBLIC,
  isInsteadOfOrder = false,
): z.input<typeof Equipment> => ({
  id: `equipment-${id}`,
  kind: 'equipment',
  name: { en, es },
  does,
  afterUse,
  isInsteadOfOrder,
  ...known,
})

export const equipment = defineEntries(Equipment, [
  equipmentOf('ammunition', ['Ammunition', 'Munición'], [ammunition(3)], 'discarded', {
    provenance: 'rulebook',
    source: 'A location card shown on pp. 6-7.',
  }),
  equipmentOf('weapons', ['Weapon locker', 'Armero'], [drawWeapons(2, 1, 2)], 'discarded', {
    provenance: 'rulebook',
    source: 'A location card shown on pp. 6-7.',
  }),
  equipmentOf('grenades', ['Grenades', 'Granadas'], [grenades(1)], 'discarded', {
    provenance: 'public',
    source: 'p. 26 says that 12A gives grenades; that it is one token is public (high confidence).',
  }),
  equipmentOf('junker', ['Junker', 'Cacharro'], [relocate()], 'kept'),
  equipmentOf(
    'hammer-of-dawn',
    ['Hammer of Dawn', 'Martillo del alba'],
    [gainWeapon('hammer-of-dawn', 0)],
    'discarded',
    {
      provenance: 'public',
      source: 'p. 26 says that it is found on 17A; that it comes without ammo is public (high confidence).',
    },
  ),
  equipmentOf('keycode', ['Keycode', 'Código de acceso'], [unlock()], 'discarded'),
  equipmentOf(
    'troika',
    ['Troika heavy machine gun', 'Ametralladora pesada Troika'],
    [heavyAttack(6)],
    'kept',
    PUBLIC,
    true,
  ),
])
