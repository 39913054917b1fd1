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
    told: {
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
    told: {
      en: ({ pieces, doors }) =>
        `${pieces.join(', ')} are laid in this order; ${doors.length === 0 ? 'no exit is left for a door' : `a door stands in ${doors.join(' and ')}`}.`,
      es: ({ pieces, doors }) =>
        `Se colocan ${pieces.join(', ')} en este orden; ${doors.length === 0 ? 'no queda salida para una puerta' : `hay una puerta en ${doors.join(' y ')}`}.`,
    },
  }),
  'gears.explore.who': rule<{ cog: string; door: string; reason: 'noDoor' | 'otherZone' | 'down' | null }>({
    title: { en: 'Who explores', es: 'Quién explora' },
    says: {
      en: 'A standing COG in the zone of a door may explore it in its player’s orders step, free of cost.',
      es: 'Un CGO en pie en la zona de una puerta puede explorarla en el paso de Órdenes de su jugador, sin coste.',
    },
    section: 'Explore',
    page: '22',
    rulings: [],
    told: {
      en: ({ cog, door, reason }) =>
        ({
          noDoor: `There is no door ${door}.`,
          otherZone: `${cog} does not stand at the door ${door}.`,
          down: `${cog} is not standing.`,
          may: `${cog} explores the door ${door}.`,
        })[reason ?? 'may'],
      es: ({ cog, door, reason }) =>
        ({
          noDoor: `No hay ninguna puerta ${door}.`,
          otherZone: `${cog} no está ante la puerta ${door}.`,
          down: `${cog} no está en pie.`,
          may: `${cog} explora la puerta ${door}.`,
        })[reason ?? 'may'],
    },
  }),
  'gears.explore.unlocked': rule<{ door: string; level: number }>({
    title: { en: 'Locked levels', es: 'Niveles bloqueados' },
    says: {
      en: 'A level whose location deck is locked cannot be explored.',
      es: 'Un nivel cuyo mazo de Lugares está bloqueado no se puede explorar.',
    },
    section: 'Locked doors',
    page: '23',
    rulings: [],
    told: {
      en: ({ door, level }) => `Level ${level} behind the door ${door} is locked.`,
      es: ({ door, level }) => `El nivel ${level}, tras la puerta ${door}, está bloqueado.`,
    },
  }),
  'gears.explore.next-deck': rule<{ door: string; level: number | null; reason: 'empty' | 'closed' | null }>({
    title: { en: 'What lies behind a door', es: 'Qué hay tras una puerta' },
    says: {
      en: 'Behind a door lies the lowest level whose deck still has cards, unless the mission says another; without cards it cannot be explored.',
      es: 'Tras una puerta está el nivel más bajo cuyo mazo tiene cartas, salvo que la misión diga otro; sin cartas no se puede explorar.',
    },
    section: 'Explore',
    page: '22',
    rulings: ['Q-29'],
    told: {
      en: ({ door, level, reason }) =>
        reason === 'closed'
          ? `The mission keeps the door ${door} closed.`
          : level === null || reason === 'empty'
            ? `No location card is left for the door ${door}.`
            : `Level ${level} lies behind the door ${door}.`,
      es: ({ door, level, reason }) =>
        reason === 'closed'
          ? `La misión mantiene cerrada la puerta ${door}.`
          : level === null || reason === 'empty'
            ? `No quedan cartas de Lugar para la puerta ${door}.`
            : `Tras la puerta ${door} está el nivel ${level}.`,
    },
  }),
  'gears.explore.unlock': rule<{ level: number }>({
    title: { en: 'Unlocking', es: 'Desbloquear' },
    says: {
      en: 'Certain equipment and mission cards remove a Locked token.',
      es: 'Ciertos equipos y cartas de Misión retiran una ficha de Bloqueado.',
    },
    section: 'Locked doors',
    page: '23',
    rulings: [],
    told: {
      en: ({ level }) => `Level ${level} is unlocked.`,
      es: ({ level }) => `El nivel ${level} queda desbloqueado.`,
    },
  }),
}
