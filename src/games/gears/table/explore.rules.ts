import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

/** Rules on building a level. */
export const exploreRules = {
  'gears.explore.collision': rule<{ piece: string; other: string; order: 'given' | 'another' | 'none' }>({
    title: { en: 'Pieces that do not fit are taken back', es: 'Las piezas que no caben se retiran' },
    says: {
      en: 'A piece that would lie on another cannot be placed: all pieces of the level are taken back, shuffled and laid in another order. If no order fits, the level cannot be built.',
      es: 'Una pieza que quedaría encima de otra no se puede colocar: se retiran todas las piezas del nivel, se barajan y se colocan en otro orden. Si ningún orden cabe, el nivel no se puede construir.',
    },
    section: 'Explore, special rule',
    page: '23',
    rulings: ['Q-29'],
    explain: {
      en: ({ piece, other, order }) =>
        order === 'given'
          ? `${piece} would lie on ${other}.`
          : order === 'none'
            ? `No order of the pieces fits: ${piece} would always lie on ${other} or another piece.`
            : `Laid as given, ${piece} would lie on ${other}; in another order all pieces fit.`,
      es: ({ piece, other, order }) =>
        order === 'given'
          ? `${piece} quedaría encima de ${other}.`
          : order === 'none'
            ? `Ningún orden de las piezas cabe: ${piece} quedaría siempre encima de ${other} o de otra pieza.`
            : `En el orden dado, ${piece} quedaría encima de ${other}; en otro orden caben todas las piezas.`,
    },
  }),
  'gears.explore.build': rule<{ pieces: string[]; doors: string[] }>({
    title: { en: 'A level is built piece by piece', es: 'El nivel se construye pieza a pieza' },
    says: {
      en: 'Each piece is placed at the exit of the one before; when the last one lies, a door is put on its exit.',
      es: 'Cada pieza se coloca en la salida de la anterior; cuando está la última, se pone una puerta en su salida.',
    },
    section: 'Explore',
    page: '22',
    rulings: [],
    explain: {
      en: ({ pieces, doors }) =>
        `${formatList(pieces, 'en')} ${pieces.length === 1 ? 'is laid' : 'are laid in this order'}; ${doors.length === 0 ? 'no exit is left for a door' : `${doors.length === 1 ? 'a door stands' : 'doors stand'} in ${formatList(doors, 'en')}`}.`,
      es: ({ pieces, doors }) =>
        `${pieces.length === 1 ? `Se coloca ${formatList(pieces, 'es')}` : `Se colocan ${formatList(pieces, 'es')} en este orden`}; ${doors.length === 0 ? 'no queda salida para una puerta' : `hay ${doors.length === 1 ? 'una puerta' : 'puertas'} en ${formatList(doors, 'es')}`}.`,
    },
  }),
}
