import { defineApexOperation } from '../define.ts'
import { lootName, lootNames } from '../loot/loot.words.ts'
import { ruleIds } from '../rules.ts'
import { BANGALORE_EQUIPS, BANGALORE_POOL } from './loadout.examples.ts'
import { loadoutRules } from './loadout.rules.ts'
import { Loadout, LoadoutInput, loadout } from './loadout.ts'

export const loadoutOperation = defineApexOperation({
  id: 'apex.loadout',
  kind: 'check',
  summary: {
    en: 'Checks the load-out of stage 1: gifts, two weapons, equipment, attachments and backpack from the own pool.',
    es: 'Comprueba el equipamiento de la etapa 1: regalos, dos armas, equipo, accesorios y mochila de la propia reserva.',
  },
  rules: [
    ...ruleIds(loadoutRules),
    'apex.content.known',
    'apex.loot.types',
    'apex.equipment.one-per-type',
    'apex.equipment.body-shield-equip',
    'apex.backpack.capacity',
    'apex.attachment.fit',
    'apex.attachment.occupied',
    'apex.attachment.printed',
  ],
  input: LoadoutInput,
  outcome: Loadout,
  examples: [
    {
      name: 'Bangalore equips herself (E-83)',
      input: BANGALORE_EQUIPS,
    },
    {
      name: 'Three weapons, and equipment in the backpack',
      input: { pool: BANGALORE_POOL, weapons: ['r-301', 'longbow', 'volt'], backpack: ['helmet-rare'] },
    },
  ],
  run: (input, { content, trace }) => loadout(input, content, trace),
  headline({ legal, ammo, shield, shieldMaximum }, { weapons }, locale, content) {
    if (!legal) return { en: 'The load-out is not legal.', es: 'El equipamiento no es legal.' }[locale]
    const armed = weapons.map((id, index) => `${lootName(id, locale, content)} (${ammo[index]})`).join(', ')
    return {
      en: `Legal: ${armed}; Shield ${shield}/${shieldMaximum}.`,
      es: `Legal: ${armed}; Escudo ${shield}/${shieldMaximum}.`,
    }[locale]
  },
  details: ({ legal, removed }, _input, locale, content) =>
    legal
      ? [`${{ en: 'Out of the game', es: 'Sale de la partida' }[locale]}: ${lootNames(removed, locale, content)}.`]
      : [],
})
