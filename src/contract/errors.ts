import type { Localized } from '../lib/locale.ts'

/** One entry of the error table: the HTTP status, what went wrong, and what to do next. */
export type ErrorEntry = { readonly status: number; readonly title: Localized; readonly advice: Localized }

/** Every error that is not a ruling. The key is the `code` on the wire. */
export const ERRORS = {
  'input.invalid': {
    status: 400,
    title: { en: 'The request does not have the right shape', es: 'La petición no tiene la forma correcta' },
    advice: {
      en: 'Correct the fields listed under `errors`; the shape is in /openapi.json.',
      es: 'Corrige los campos de `errors`; la forma correcta está en /openapi.json.',
    },
  },
  'input.malformed': {
    status: 400,
    title: { en: 'The body is not well-formed JSON', es: 'El cuerpo no es JSON bien formado' },
    advice: { en: 'Send one JSON value in UTF-8.', es: 'Envía un único valor JSON en UTF-8.' },
  },
  'game.not-found': {
    status: 404,
    title: { en: 'There is no such game', es: 'No existe ese juego' },
    advice: { en: 'GET /v1/games lists the games.', es: 'GET /v1/games enumera los juegos.' },
  },
  'operation.not-found': {
    status: 404,
    title: { en: 'The game has no such operation', es: 'El juego no tiene esa operación' },
    advice: {
      en: 'GET /v1/games/{game}/operations lists the operations.',
      es: 'GET /v1/games/{game}/operations enumera las operaciones.',
    },
  },
  'rule.not-found': {
    status: 404,
    title: { en: 'The game has no such rule', es: 'El juego no tiene esa regla' },
    advice: { en: 'GET /v1/games/{game}/rules lists the rules.', es: 'GET /v1/games/{game}/rules enumera las reglas.' },
  },
  'content.not-found': {
    status: 404,
    title: { en: 'The game has no such content', es: 'El juego no tiene ese contenido' },
    advice: {
      en: 'GET /v1/games/{game}/content lists the content.',
      es: 'GET /v1/games/{game}/content enumera el contenido.',
    },
  },
  'ruling.not-found': {
    status: 404,
    title: { en: 'No ruling is saved under this id', es: 'No hay ningún dictamen guardado con ese id' },
    advice: {
      en: 'GET /v1/rulings lists the saved rulings; a ruling is saved by POST with ?save=true.',
      es: 'GET /v1/rulings enumera los dictámenes guardados; se guardan con POST y ?save=true.',
    },
  },
  'picture.none': {
    status: 404,
    title: { en: 'This operation has no picture', es: 'Esta operación no tiene imagen' },
    advice: {
      en: 'Ask for application/json or text/markdown.',
      es: 'Pide application/json o text/markdown.',
    },
  },
  'problem.not-found': {
    status: 404,
    title: { en: 'There is no such problem code', es: 'No existe ese código de problema' },
    advice: { en: 'GET /v1/problems lists the codes.', es: 'GET /v1/problems enumera los códigos.' },
  },
  'route.not-found': {
    status: 404,
    title: { en: 'There is nothing at this address', es: 'No hay nada en esta dirección' },
    advice: { en: 'GET /docs shows every address.', es: 'GET /docs muestra todas las direcciones.' },
  },
  'method.not-allowed': {
    status: 405,
    title: { en: 'This address does not take this method', es: 'Esta dirección no admite este método' },
    advice: { en: 'Use a method of the Allow header.', es: 'Usa un método de la cabecera Allow.' },
  },
  'answer.not-acceptable': {
    status: 406,
    title: {
      en: 'The answer does not exist in the accepted types',
      es: 'La respuesta no existe en los tipos aceptados',
    },
    advice: {
      en: 'Accept application/json, text/markdown, image/svg+xml or image/png.',
      es: 'Acepta application/json, text/markdown, image/svg+xml o image/png.',
    },
  },
  'body.too-large': {
    status: 413,
    title: { en: 'The body is too large', es: 'El cuerpo es demasiado grande' },
    advice: { en: 'Send less, or several requests.', es: 'Envía menos, o varias peticiones.' },
  },
  'body.unsupported-type': {
    status: 415,
    title: { en: 'The body has a type this address does not read', es: 'Esta dirección no lee cuerpos de ese tipo' },
    advice: { en: 'Send application/json.', es: 'Envía application/json.' },
  },
  'rules.forbid': {
    status: 422,
    title: { en: 'The rules forbid this', es: 'Las reglas lo prohíben' },
    advice: {
      en: 'Each entry of `errors` names the rule and the field.',
      es: 'Cada entrada de `errors` nombra la regla y el campo.',
    },
  },
  'rate.exceeded': {
    status: 429,
    title: { en: 'Too many requests', es: 'Demasiadas peticiones' },
    advice: { en: 'Wait for the seconds in Retry-After.', es: 'Espera los segundos de Retry-After.' },
  },
  'query.refused': {
    status: 400,
    title: { en: 'The GraphQL request cannot be executed', es: 'La petición GraphQL no se puede ejecutar' },
    advice: { en: 'The schema is at /graphiql.', es: 'El esquema está en /graphiql.' },
  },
  'service.overloaded': {
    status: 503,
    title: { en: 'The service is overloaded', es: 'El servicio está sobrecargado' },
    advice: {
      en: 'Try again after the seconds in Retry-After.',
      es: 'Vuelve a intentarlo tras los segundos de Retry-After.',
    },
  },
  'service.unready': {
    status: 503,
    title: { en: 'The database cannot be reached', es: 'No se puede acceder a la base de datos' },
    advice: { en: 'Try again shortly.', es: 'Vuelve a intentarlo en breve.' },
  },
  'service.failed': {
    status: 500,
    title: { en: 'The service failed', es: 'El servicio ha fallado' },
    advice: {
      en: 'This is a fault of the service. Report the request id.',
      es: 'Es un fallo del servicio. Comunica el id de la petición.',
    },
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS

/** One thing that is wrong with a request. */
export type FieldError = { readonly path: string; readonly message: string; readonly rule?: string }

/** Ends the handling of a request with an entry of the error table. The doors turn it into a problem. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly errors: readonly FieldError[]

  constructor(code: ErrorCode, detail: string, errors: readonly FieldError[] = []) {
    super(detail)
    this.code = code
    this.errors = errors
  }
}
