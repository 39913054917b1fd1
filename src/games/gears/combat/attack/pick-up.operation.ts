import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { formatChoice } from '../../../../lib/wording.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineGearsOperation } from '../../define.ts'
import { weaponName } from '../../language/card-name.ts'
import { ruleIds } from '../../rules.ts'
import { mapRules } from '../../table/map.rules.ts'
import { CORRIDOR } from '../../table/maps.examples.ts'
import { PickUp, pickUp, pickUpFields } from './pick-up.ts'

export const pickUpOperation = defineGearsOperation({
  id: 'gears.pick-up',
  kind: 'resolution',
  summary: {
    en: 'Picks up a dropped weapon: the weapon or its ammo, what it costs and what must be given up.',
    es: 'Recoge un arma soltada: el arma o su munición, lo que cuesta y lo que hay que dejar.',
  },
  rules: [
    ...ruleIds(mapRules, contentRules),
    'gears.drop.pickup',
    'gears.drop.random-ammo',
    'gears.weapon.special-not-shuffled',
    'gears.weapon.duplicate',
    'gears.weapon.limit',
    'gears.weapon.discard-any-time',
    'gears.ammo.no-cap',
  ],
  input: z.strictObject({ ...pickUpFields, seed: Seed.optional() }).meta({ id: 'GearsPickUpInput' }),
  outcome: PickUp,
  examples: [
    {
      name: 'A boomshot on the floor',
      input: {
        situation: {
          table: {
            map: { drawn: CORRIDOR },
            cogs: [{ id: 'marcus-fenix', position: { zone: 'H4' }, hand: 5, weapons: [{ weapon: 'lancer', ammo: 1 }] }],
            droppedWeapons: [{ id: 'marker-1', type: 'boomer', weapon: 'boomshot', zone: 'H4' }],
            cog: 'marcus-fenix',
            marker: 'marker-1',
          },
        },
      },
    },
    {
      name: 'Already held: ammo instead (E-56)',
      input: {
        situation: { given: { cog: 'Cole', weapons: [{ weapon: 'boomshot', ammo: 0 }], weapon: 'boomshot' } },
        take: 'ammo',
      },
    },
  ],
  run: (input, context) => pickUp(input, context),
  headline({ gained, loaded, mustDiscard }, _input, locale, content) {
    const name = weaponName(gained ?? loaded ?? '', locale, content)
    const held = formatChoice(
      mustDiscard.map((id) => weaponName(id, locale, content)),
      locale,
    )
    const got = {
      en: `${name} ${gained === null ? 'is loaded' : 'is taken'}`,
      es: gained === null ? `${name} recibe munición` : `Se obtiene ${name}`,
    }[locale]
    const limit = {
      en: `; ${held} has to be discarded`,
      es: `; hay que descartar ${held}`,
    }[locale]
    return `${got}${mustDiscard.length === 0 ? '' : limit}.`
  },
})
