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
  'request.malformed': {
    status: 400,
    title: { en: 'This is not a well-formed HTTP request', es: 'No es una petición HTTP bien formada' },
    advice: { en: 'Send HTTP/1.1 with a Host header.', es: 'Envía HTTP/1.1 con una cabecera Host.' },
  },
  'request.timeout': {
    status: 408,
    title: { en: 'The request took too long to arrive', es: 'La petición tardó demasiado en llegar' },
    advice: { en: 'Send the whole request at once.', es: 'Envía la petición completa de una vez.' },
  },
  'headers.too-large': {
    status: 431,
    title: { en: 'The headers are too large', es: 'Las cabeceras son demasiado grandes' },
    advice: {
      en: 'The address and the headers may have 16 kB together.',
      es: 'La dirección y las cabeceras pueden ocupar 16 kB en total.',
    },
  },
  'expectation.failed': {
    status: 417,
    title: { en: 'The Expect header cannot be met', es: 'No se puede cumplir la cabecera Expect' },
    advice: { en: 'Leave it out, or send 100-continue.', es: 'Omítela o envía 100-continue.' },
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
  'match.not-found': {
    status: 404,
    title: { en: 'There is no such match', es: 'No existe esa partida' },
    advice: {
      en: 'GET /v1/matches lists your matches. A private one is shown to the tokens of its seats, its owner and its spectators only.',
      es: 'GET /v1/matches enumera tus partidas. Una privada solo se muestra a los tokens de sus asientos, de su propietario y de sus espectadores.',
    },
  },
  'match.not-playable': {
    status: 404,
    title: { en: 'This game has no matches yet', es: 'Este juego todavía no tiene partidas' },
    advice: {
      en: 'GET /v1/games says which games can be played.',
      es: 'GET /v1/games dice qué juegos se pueden jugar.',
    },
  },
  'token.missing': {
    status: 401,
    title: { en: 'A token is needed', es: 'Hace falta un token' },
    advice: {
      en: 'Send the token of your seat as `Authorization: Bearer <token>`.',
      es: 'Envía el token de tu asiento como `Authorization: Bearer <token>`.',
    },
  },
  'api-key.missing': {
    status: 401,
    title: { en: 'An API key is needed', es: 'Hace falta una clave de API' },
    advice: {
      en: 'Send a key as `x-api-key: <key>`; the operator of the service gives them out.',
      es: 'Envía una clave como `x-api-key: <clave>`; las da quien opera el servicio.',
    },
  },
  'api-key.invalid': {
    status: 401,
    title: { en: 'The API key is not valid', es: 'La clave de API no es válida' },
    advice: {
      en: 'Check that it is complete, or ask the operator of the service for a new one.',
      es: 'Comprueba que está completa o pide una nueva a quien opera el servicio.',
    },
  },
  'api-key.scope': {
    status: 403,
    title: { en: 'The API key does not have the scope for this', es: 'La clave de API no tiene el ámbito para esto' },
    advice: {
      en: 'Use a key with this scope, or ask the operator of the service for one.',
      es: 'Usa una clave con ese ámbito o pídela a quien opera el servicio.',
    },
  },
  'api-key.not-found': {
    status: 404,
    title: { en: 'There is no such API key', es: 'No existe esa clave de API' },
    advice: { en: 'GET /admin/keys lists the keys.', es: 'GET /admin/keys enumera las claves.' },
  },
  'cap.reached': {
    status: 403,
    title: { en: 'No more of these can be kept for you', es: 'No se te pueden guardar más' },
    advice: {
      en: 'Delete or end what you no longer need, or ask the operator of the service for a higher cap.',
      es: 'Borra o termina lo que ya no necesites, o pide un tope mayor a quien opera el servicio.',
    },
  },
  'match.forbidden': {
    status: 403,
    title: { en: 'The token does not give this right', es: 'El token no da ese derecho' },
    advice: {
      en: 'Use the token of the seat, or of the owner, that may do this.',
      es: 'Usa el token del asiento o del propietario que puede hacerlo.',
    },
  },
  'seat.not-invited': {
    status: 403,
    title: { en: 'The invitation is not valid', es: 'La invitación no es válida' },
    advice: { en: 'Ask the owner for a new invitation.', es: 'Pide al propietario una invitación nueva.' },
  },
  'seat.taken': {
    status: 409,
    title: { en: 'The seat is taken', es: 'El asiento está ocupado' },
    advice: {
      en: 'GET the match to see which seats are free.',
      es: 'Consulta la partida para ver los asientos libres.',
    },
  },
  'seat.exhausted': {
    status: 409,
    title: {
      en: 'Seats of the match changed hands too often',
      es: 'Los asientos de la partida han cambiado demasiado',
    },
    advice: {
      en: 'Play on with the seats that are taken, or fork the match.',
      es: 'Sigue con los asientos ocupados o bifurca la partida.',
    },
  },
  'seat.conceded': {
    status: 409,
    title: { en: 'The seat has given up', es: 'El asiento se ha rendido' },
    advice: {
      en: 'It acts no more while the others play on; you may still watch, or fork the match.',
      es: 'Ya no actúa mientras los demás siguen jugando; puedes seguir mirando o bifurcar la partida.',
    },
  },
  'match.not-started': {
    status: 409,
    title: { en: 'The match has not started', es: 'La partida no ha empezado' },
    advice: { en: 'Wait until every seat is taken.', es: 'Espera a que se ocupen todos los asientos.' },
  },
  'match.ended': {
    status: 409,
    title: { en: 'The match has ended', es: 'La partida ha terminado' },
    advice: {
      en: 'Fork it to play on from an earlier version.',
      es: 'Bifúrcala para seguir desde una versión anterior.',
    },
  },
  'match.other-version': {
    status: 409,
    title: {
      en: 'The match is played by another version of the rules',
      es: 'La partida se juega con otra versión de las reglas',
    },
    advice: {
      en: 'It can still be read here: the match, its events and its verification. Play on with a service whose game names the `rulesVersion` and `contentHash` of the match.',
      es: 'Aquí se puede seguir leyendo: la partida, sus eventos y su verificación. Para seguir jugando, usa un servicio cuyo juego nombre la `rulesVersion` y el `contentHash` de la partida.',
    },
  },
  'match.not-imaginable': {
    status: 409,
    title: {
      en: 'What is hidden cannot be drawn anew at this moment',
      es: 'En este momento no se puede volver a sortear lo oculto',
    },
    advice: {
      en: 'Ask at another version, or when the pending question is answered.',
      es: 'Pídelo en otra versión, o cuando se haya contestado la pregunta pendiente.',
    },
  },
  'match.busy': {
    status: 409,
    title: { en: 'The match went on in the meantime', es: 'La partida ha avanzado entretanto' },
    advice: { en: 'Send the request again.', es: 'Vuelve a enviar la petición.' },
  },
  'match.stale-version': {
    status: 412,
    title: { en: 'The match has gone on since this version', es: 'La partida ha avanzado desde esta versión' },
    advice: {
      en: 'Read the missed `events` and send the command with the current version.',
      es: 'Lee los eventos perdidos de `events` y envía la orden con la versión actual.',
    },
  },
  'version.required': {
    status: 428,
    title: { en: 'The version is missing', es: 'Falta la versión' },
    advice: {
      en: 'Send `If-Match: "<version>"`, or `If-Match: *` to act whatever it is now.',
      es: 'Envía `If-Match: "<versión>"`, o `If-Match: *` para actuar sea cual sea.',
    },
  },
  'key.reused': {
    status: 422,
    title: { en: 'The key was used for another request', es: 'La clave se usó para otra petición' },
    advice: { en: 'Use a new Idempotency-Key for a new request.', es: 'Usa una Idempotency-Key nueva.' },
  },
  'undo.barred': {
    status: 409,
    title: { en: 'This cannot be taken back alone', es: 'Esto no se puede deshacer sin los demás' },
    advice: {
      en: 'Propose it; it is taken back when every seat agrees.',
      es: 'Propónlo; se deshace cuando todos los asientos están de acuerdo.',
    },
  },
  'undo.exhausted': {
    status: 409,
    title: { en: 'The match has gone back and forth too often', es: 'La partida ha ido y vuelto demasiadas veces' },
    advice: {
      en: 'Play on; after the next command going back can be proposed again, up to the limit of the match.',
      es: 'Sigue jugando; tras la próxima orden se puede volver a proponer, hasta el límite de la partida.',
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
  'picture.undrawable': {
    status: 422,
    title: { en: 'This picture cannot be drawn as PNG', es: 'Esta imagen no se puede dibujar como PNG' },
    advice: { en: 'Ask for image/svg+xml or application/json.', es: 'Pide image/svg+xml o application/json.' },
  },
  'picture.failed': {
    status: 503,
    title: { en: 'The picture was not drawn', es: 'La imagen no se ha dibujado' },
    advice: {
      en: 'Try again after the seconds in Retry-After, or ask for image/svg+xml.',
      es: 'Vuelve a intentarlo tras los segundos de Retry-After, o pide image/svg+xml.',
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
  'answer.too-large': {
    status: 413,
    title: { en: 'The answer would be too large', es: 'La respuesta sería demasiado grande' },
    advice: {
      en: 'Ask about a smaller table, or a narrower question.',
      es: 'Pregunta por una mesa más pequeña o algo más concreto.',
    },
  },
  'batch.budget-spent': {
    status: 413,
    title: { en: 'The batch asks for too much', es: 'El lote pide demasiado' },
    advice: {
      en: 'Send the entries that are left in another batch.',
      es: 'Envía las entradas restantes en otro lote.',
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
    title: { en: 'The CPU budget is spent', es: 'El presupuesto de CPU se ha agotado' },
    advice: {
      en: 'Wait for the seconds in Retry-After; the budget refills steadily.',
      es: 'Espera los segundos de Retry-After; el presupuesto se repone de forma continua.',
    },
  },
  'query.refused': {
    status: 400,
    title: { en: 'The GraphQL request cannot be executed', es: 'La petición GraphQL no se puede ejecutar' },
    advice: { en: 'The schema is at /graphiql.', es: 'El esquema está en /graphiql.' },
  },
  'query.too-costly': {
    status: 400,
    title: { en: 'The GraphQL document asks for too much', es: 'El documento GraphQL pide demasiado' },
    advice: {
      en: 'Ask for fewer fields, shorter lists or fewer aliases, in several requests.',
      es: 'Pide menos campos, listas más cortas o menos alias, en varias peticiones.',
    },
  },
  'query.too-long': {
    status: 413,
    title: { en: 'The GraphQL document takes too long', es: 'El documento GraphQL tarda demasiado' },
    advice: {
      en: 'Send the questions that were not answered in further requests.',
      es: 'Envía las preguntas sin responder en otras peticiones.',
    },
  },
  'query.answer-too-large': {
    status: 413,
    title: { en: 'The answer is too large', es: 'La respuesta es demasiado grande' },
    advice: {
      en: 'Ask for less, in several requests.',
      es: 'Pide menos, en varias peticiones.',
    },
  },
  'service.overloaded': {
    status: 503,
    title: { en: 'The service is overloaded', es: 'El servicio está sobrecargado' },
    advice: {
      en: 'Try again after the seconds in Retry-After.',
      es: 'Vuelve a intentarlo tras los segundos de Retry-After.',
    },
  },
  'database.unavailable': {
    status: 503,
    title: { en: 'The database is not available', es: 'La base de datos no está disponible' },
    advice: {
      en: 'Send the same request again after the seconds in Retry-After; with the same Idempotency-Key it is done once, whether or not it was done this time.',
      es: 'Vuelve a enviar la misma petición tras los segundos de Retry-After; con la misma Idempotency-Key se hace una sola vez, se hiciera o no esta vez.',
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

/** Ends the handling of a request with an entry of the error table. The transports turn it into a problem. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly errors: readonly FieldError[]

  constructor(code: ErrorCode, detail: string, errors: readonly FieldError[] = []) {
    super(detail)
    this.code = code
    this.errors = errors
  }
}
