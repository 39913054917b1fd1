import { capitalize } from '../../../lib/wording.ts'
import { pieceNames } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { Piece } from '../vocabulary.ts'

const SECTION = 'Respawn'

/** Rules on coming back. */
export const respawnRules = {
  'apex.respawn.cost': rule<{ eliminated: boolean }>({
    title: { en: 'Respawning', es: 'Reaparecer' },
    says: {
      en: 'Respawning costs 1 AP; only an eliminated Legend does it, before anything else in its activation.',
      es: 'Reaparecer cuesta 1 PA; solo lo hace una Leyenda eliminada, antes que nada en su activación.',
    },
    section: SECTION,
    page: '34',
    rulings: [],
    explain: {
      en: ({ eliminated }) =>
        eliminated
          ? 'The Legend is eliminated and respawns for 1 AP.'
          : 'The Legend is on the board: only an eliminated Legend respawns.',
      es: ({ eliminated }) =>
        eliminated
          ? 'La Leyenda está eliminada y reaparece por 1 PA.'
          : 'La Leyenda está en el tablero: solo reaparece una Leyenda eliminada.',
    },
  }),
  'apex.respawn.place': rule<{ usable: Piece[]; full: Piece[]; distance: number | null }>({
    title: { en: 'At the beacon nearest to a squadmate', es: 'En la baliza más cercana a un compañero' },
    says: {
      en: 'The Legend comes back on a free space adjacent to the beacon nearest to any squadmate on the board, or to any beacon if there is no squadmate; if no space is free there, the next nearest serves.',
      es: 'La Leyenda vuelve en un espacio libre adyacente a la baliza más cercana a cualquier compañero en el tablero, o a cualquier baliza si no hay compañeros; si allí no hay espacio libre, sirve la siguiente más cercana.',
    },
    section: SECTION,
    page: '34',
    rulings: ['Q-40'],
    explain: {
      en: ({ usable, full, distance }, content) => {
        const passed = full.length === 0 ? '' : ` There is no free space at ${pieceNames(full, 'en', content)}.`
        if (usable.length === 0) return `No beacon has a free space.${passed}`
        const why = distance === null ? 'no squadmate is on the board' : `distance ${distance} to the nearest squadmate`
        return `${capitalize(pieceNames(usable, 'en', content))}: ${why}.${passed}`
      },
      es: ({ usable, full, distance }, content) => {
        const passed = full.length === 0 ? '' : ` No hay espacio libre junto a ${pieceNames(full, 'es', content)}.`
        if (usable.length === 0) return `Ninguna baliza tiene un espacio libre.${passed}`
        const why =
          distance === null ? 'no hay compañeros en el tablero' : `a distancia ${distance} del compañero más cercano`
        return `${capitalize(pieceNames(usable, 'es', content))}: ${why}.${passed}`
      },
    },
  }),
  'apex.respawn.no-room': rule<{ beacons: number }>({
    title: { en: 'No room at any beacon', es: 'Sin sitio en ninguna baliza' },
    says: {
      en: 'If no beacon has a free space, the Legend stays off the board and its activation ends.',
      es: 'Si ninguna baliza tiene un espacio libre, la Leyenda sigue fuera del tablero y su activación termina.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-73'],
    explain: {
      en: ({ beacons }) =>
        `None of the ${beacons} beacons has room: the Legend stays off the board, and its activation ends.`,
      es: ({ beacons }) =>
        `Ninguna de las ${beacons} balizas tiene sitio: la Leyenda sigue fuera del tablero y su activación termina.`,
    },
  }),
}
