import { lootName, lootNames } from '../loot/loot.words.ts'
import { rule } from '../rule.ts'

const SECTION = 'Stage 1'

/** Rules on equipping the Legends. */
export const loadoutRules = {
  'apex.stage1.pool': rule<{ what: string; id: string }>({
    title: { en: 'From the own pool', es: 'De la propia reserva' },
    says: {
      en: 'A Legend draws 4 weapon cards, 4 common and 4 rare tokens; with what squadmates give, these are its pool, and each item is used once.',
      es: 'Una Leyenda roba 4 cartas de Arma, 4 fichas comunes y 4 raras; con lo que le den sus compañeros forman su reserva, y cada cosa se usa una vez.',
    },
    section: SECTION,
    page: '11',
    rulings: [],
    explain: {
      en: ({ id }, content) => `${lootName(id, 'en', content)} is not in the pool, or not so often.`,
      es: ({ id }, content) => `${lootName(id, 'es', content)} no está en la reserva, o no tantas veces.`,
    },
  }),
  'apex.stage1.keep-two': rule<{ cards: number; given: number }>({
    title: { en: 'The giver keeps two weapons', es: 'Quien da conserva dos armas' },
    says: {
      en: 'Any number of items may be given to squadmates, but at least 2 weapon cards stay, and an item is given once.',
      es: 'Se puede dar a los compañeros cualquier número de cosas, pero quedan al menos 2 cartas de Arma y cada cosa se da una vez.',
    },
    section: SECTION,
    page: '11',
    rulings: ['Q-68'],
    explain: {
      en: ({ cards, given }) =>
        `Of ${cards} weapon cards ${given} would be given away: ${Math.max(0, cards - given)} would stay, and 2 are needed.`,
      es: ({ cards, given }) =>
        `De ${cards} cartas de Arma se ${given === 1 ? 'daría' : 'darían'} ${given}: ${cards - given === 1 ? 'quedaría' : 'quedarían'} ${Math.max(0, cards - given)}, y hacen falta 2.`,
    },
  }),
  'apex.stage1.two-weapons': rule<{ weapons: string[]; ammo: number[] }>({
    title: { en: 'Exactly two weapons', es: 'Exactamente dos armas' },
    says: {
      en: 'Each Legend equips exactly 2 of its weapon cards; their ammunition is what they print.',
      es: 'Cada Leyenda equipa exactamente 2 de sus cartas de Arma; su munición es la impresa.',
    },
    section: SECTION,
    page: '11',
    rulings: [],
    explain: {
      en: ({ weapons, ammo }, content) =>
        ammo.length === 2
          ? `Equipped: ${weapons.map((id, index) => `${lootName(id, 'en', content)} with ${ammo[index]} ammo`).join(', ')}.`
          : `A Legend equips exactly 2 weapons, not ${weapons.length}.`,
      es: ({ weapons, ammo }, content) =>
        ammo.length === 2
          ? `Equipadas: ${weapons.map((id, index) => `${lootName(id, 'es', content)} con ${ammo[index]} de munición`).join(', ')}.`
          : `Una Leyenda equipa exactamente 2 armas, no ${weapons.length}.`,
    },
  }),
  'apex.stage1.place-loot': rule<{ removed: string[] }>({
    title: { en: 'What is left leaves the game', es: 'Lo que sobra sale de la partida' },
    says: {
      en: 'Tokens go to equipment slots, onto weapons or into the backpack under the usual limits; everything left in a pool is removed from the game.',
      es: 'Las fichas van a las casillas de Equipo, a las armas o a la mochila con los límites normales; lo que queda en una reserva sale de la partida.',
    },
    section: SECTION,
    page: '11',
    rulings: [],
    explain: {
      en: ({ removed }, content) => `Out of the game: ${lootNames(removed, 'en', content)}.`,
      es: ({ removed }, content) => `Sale de la partida: ${lootNames(removed, 'es', content)}.`,
    },
  }),
  'apex.stage1.share': rule<{ given: string[] }>({
    title: { en: 'Giving to squadmates', es: 'Dar a los compañeros' },
    says: {
      en: 'All players equip their Legends at the same time and may give any number of weapon cards and tokens of their pool to squadmates.',
      es: 'Todos los jugadores pertrechan a sus Leyendas a la vez y pueden dar a compañeros de pelotón cualquier número de cartas de Arma y fichas de su reserva.',
    },
    section: SECTION,
    page: '11',
    rulings: [],
    explain: {
      en: ({ given }, content) => `Given to squadmates: ${lootNames(given, 'en', content)}.`,
      es: ({ given }, content) => `Se da a los compañeros: ${lootNames(given, 'es', content)}.`,
    },
  }),
}
