import type { ErrorEntry } from './error-entry.ts'

/** What is wrong with a request about stored tables. */
export const TABLE_ERRORS = {
  'table.not-found': {
    status: 404,
    title: { en: 'You have not stored such a table', es: 'No has guardado esa mesa' },
    advice: {
      en: 'GET /v1/tables lists the tables of your token or key; POST /v1/tables stores one.',
      es: 'GET /v1/tables enumera las mesas de tu token o clave; POST /v1/tables guarda una.',
    },
    detail: { en: 'You have no table “{reference}”.', es: 'No tienes ninguna mesa “{reference}”.' },
  },
  'table.other-game': {
    status: 422,
    title: { en: 'The table belongs to another game', es: 'La mesa es de otro juego' },
    advice: { en: 'Name a table of this game.', es: 'Nombra una mesa de este juego.' },
    detail: {
      en: '“{reference}” is a table of {found}, not of {game}.',
      es: '“{reference}” es una mesa de {found}, no de {game}.',
      field: { en: 'A table of another game.', es: 'Una mesa de otro juego.' },
    },
  },
  'table.none': {
    status: 422,
    title: { en: 'The game has no tables to store', es: 'El juego no tiene mesas que guardar' },
    advice: { en: 'GET /v1/games lists the games.', es: 'GET /v1/games enumera los juegos.' },
    detail: { en: '{game} has no tables.', es: '{game} no tiene mesas.' },
  },
  'patch.failed': {
    status: 422,
    title: { en: 'The patch cannot be applied', es: 'El parche no se puede aplicar' },
    advice: {
      en: 'Paths are JSON Pointers into the table, as `/objects/0/kind`; nothing was changed.',
      es: 'Las rutas son JSON Pointers dentro de la mesa, como `/objects/0/kind`; no se ha cambiado nada.',
    },
    details: {
      nothing: {
        en: 'There is nothing at “{pointer}” (operation {number}).',
        es: 'No hay nada en “{pointer}” (operación {number}).',
      },
      differs: {
        en: 'Something else stands at “{pointer}” (operation {number}).',
        es: 'En “{pointer}” hay otra cosa (operación {number}).',
      },
      inside: {
        en: 'Nothing can be moved into itself: “{pointer}” (operation {number}).',
        es: 'Nada se puede mover dentro de sí mismo: “{pointer}” (operación {number}).',
      },
      tooLarge: { en: 'The table would become too large.', es: 'La mesa sería demasiado grande.' },
    },
  },
} as const satisfies Record<string, ErrorEntry>
