/** What Bangalore may choose from (E-83). */
export const BANGALORE_POOL = {
  weapons: ['r-301', 'longbow', 'mozambique', 'volt'],
  tokens: [
    'syringe',
    'frag',
    'barrel-common',
    'stock-standard-common',
    'body-rare',
    'helmet-rare',
    'medkit',
    'sight-2x-hcog-bruiser',
    'emergency-rare',
  ],
}

/** How Bangalore equips herself (E-83). */
export const BANGALORE_EQUIPS = {
  pool: BANGALORE_POOL,
  weapons: ['r-301', 'longbow'],
  equip: ['body-rare', 'helmet-rare', 'emergency-rare'],
  install: [
    { weapon: 0, slot: 0, token: 'sight-2x-hcog-bruiser' },
    { weapon: 0, slot: 1, token: 'barrel-common' },
    { weapon: 0, slot: 3, token: 'stock-standard-common' },
  ],
  backpack: ['syringe', 'frag', 'medkit'],
}
