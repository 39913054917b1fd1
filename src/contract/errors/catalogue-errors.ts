import type { ErrorEntry } from './error-entry.ts'

/** What is wrong with a question about games, rules and rulings. */
export const CATALOGUE_ERRORS = {
  'game.not-found': {
    status: 404,
    title: { en: 'There is no such game', es: 'No existe ese juego' },
    advice: { en: 'GET /v1/games lists the games.', es: 'GET /v1/games enumera los juegos.' },
    detail: { en: 'There is no game “{id}”.', es: 'No hay ningún juego “{id}”.' },
  },
  'operation.not-found': {
    status: 404,
    title: { en: 'The game has no such operation', es: 'El juego no tiene esa operación' },
    advice: {
      en: 'GET /v1/games/{game}/operations lists the operations.',
      es: 'GET /v1/games/{game}/operations enumera las operaciones.',
    },
    detail: { en: '{game} has no operation “{name}”.', es: '{game} no tiene ninguna operación “{name}”.' },
  },
  'rule.not-found': {
    status: 404,
    title: { en: 'The game has no such rule', es: 'El juego no tiene esa regla' },
    advice: { en: 'GET /v1/games/{game}/rules lists the rules.', es: 'GET /v1/games/{game}/rules enumera las reglas.' },
    details: {
      ofGame: { en: '{game} has no rule “{id}”.', es: '{game} no tiene ninguna regla “{id}”.' },
      ofAny: { en: 'There is no rule “{id}”.', es: 'No hay ninguna regla “{id}”.' },
    },
  },
  'interpretation.not-found': {
    status: 404,
    title: { en: 'The game has no such interpretation', es: 'El juego no tiene esa interpretación' },
    advice: {
      en: 'GET /v1/games/{game}/interpretations lists them.',
      es: 'GET /v1/games/{game}/interpretations las enumera.',
    },
    detail: { en: '{game} has no interpretation “{id}”.', es: '{game} no tiene ninguna interpretación “{id}”.' },
  },
  'content.not-found': {
    status: 404,
    title: { en: 'The game has no such content', es: 'El juego no tiene ese contenido' },
    advice: {
      en: 'GET /v1/games/{game}/content lists the content.',
      es: 'GET /v1/games/{game}/content enumera el contenido.',
    },
    detail: { en: '{game} has no content “{id}”.', es: '{game} no tiene ningún contenido “{id}”.' },
  },
  'version.not-recorded': {
    status: 404,
    title: { en: 'Nothing is recorded of this version', es: 'No consta nada de esa versión' },
    advice: {
      en: 'GET /v1/games/{game}/versions lists the versions that are recorded.',
      es: 'GET /v1/games/{game}/versions enumera las versiones que constan.',
    },
    detail: {
      en: 'Of the rules {version} of {game} nothing is recorded; the versions {versions} are.',
      es: 'De las reglas {version} de {game} no consta nada; constan las versiones {versions}.',
    },
  },
  'ruling.not-found': {
    status: 404,
    title: { en: 'No ruling is saved under this id', es: 'No hay ningún dictamen guardado con ese id' },
    advice: {
      en: 'GET /v1/rulings lists the saved rulings; a ruling is saved by POST with ?save=true.',
      es: 'GET /v1/rulings enumera los dictámenes guardados; se guardan con POST y ?save=true.',
    },
    detail: { en: 'There is no saved ruling “{id}”.', es: 'No hay ningún dictamen guardado “{id}”.' },
  },
  'problem.not-found': {
    status: 404,
    title: { en: 'There is no such problem code', es: 'No existe ese código de problema' },
    advice: { en: 'GET /v1/problems lists the codes.', es: 'GET /v1/problems enumera los códigos.' },
    detail: { en: 'There is no problem code “{code}”.', es: 'No hay ningún código de problema “{code}”.' },
  },
  'rules.other-version': {
    status: 412,
    title: { en: 'The service has other rules than expected', es: 'El servicio tiene otras reglas que las esperadas' },
    advice: {
      en: 'Send the version that the service has, or leave Expect-Rules out.',
      es: 'Envía la versión que tiene el servicio o no envíes Expect-Rules.',
    },
    detail: {
      en: 'Expected were the rules {expected}; the service has {found}.',
      es: 'Se esperaban las reglas {expected}; el servicio tiene {found}.',
    },
  },
  'rules.forbid': {
    status: 422,
    title: { en: 'The rules forbid this', es: 'Las reglas lo prohíben' },
    advice: {
      en: 'Each entry of `errors` names the rule and the field.',
      es: 'Cada entrada de `errors` nombra la regla y el campo.',
    },
    detail: { en: '{text}', es: '{text}' },
  },
} as const satisfies Record<string, ErrorEntry>
