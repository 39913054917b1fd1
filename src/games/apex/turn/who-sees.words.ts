/** What can be looked at, and what a squad sees of it. */
export const THING_NAMES = {
  deckOrder: { en: 'The order of a deck or bag', es: 'El orden de un mazo o bolsa' },
  hand: { en: 'A hand of feat cards', es: 'Una mano de cartas de Proeza' },
  drawnFeat: { en: 'A feat card that is drawn', es: 'Una carta de Proeza que se roba' },
  featDiscard: { en: 'A feat discard pile', es: 'Una pila de descarte de Proezas' },
  abilities: { en: 'Ability cards and tokens', es: 'Cartas y fichas de Habilidad' },
  backpack: { en: 'A backpack', es: 'Una mochila' },
  panel: {
    en: 'Weapons, ammunition, attachments, equipment, Shield, Health and boxes',
    es: 'Armas, munición, accesorios, equipo, Escudo, Salud y cajas',
  },
  pool: { en: 'A pool of stage 1', es: 'Una reserva de la etapa 1' },
  drawnLoot: { en: 'Loot and weapons drawn on the board', es: 'Botín y armas que se roban en el tablero' },
  tracks: { en: 'The Ring card, rewards and tracks', es: 'La carta del Anillo, las recompensas y los medidores' },
} as const
export const THINGS = [
  'deckOrder',
  'hand',
  'drawnFeat',
  'featDiscard',
  'abilities',
  'backpack',
  'panel',
  'pool',
  'drawnLoot',
  'tracks',
] as const satisfies readonly (keyof typeof THING_NAMES)[]
export type Thing = (typeof THINGS)[number]

export const SIGHTS = ['all', 'number', 'nothing'] as const
export type Sight = (typeof SIGHTS)[number]
export const SIGHT_NAMES = {
  all: { en: 'everything', es: 'todo' },
  number: { en: 'the number only', es: 'solo el número' },
  nothing: { en: 'nothing', es: 'nada' },
} as const
