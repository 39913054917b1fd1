import type { ErrorEntry } from './error-entry.ts'

/** What is wrong with a request as such. */
export const REQUEST_ERRORS = {
  'input.invalid': {
    status: 400,
    title: { en: 'The request does not have the right shape', es: 'La petición no tiene la forma correcta' },
    advice: {
      en: 'Correct the fields listed under `errors`; the shape is in /openapi.json.',
      es: 'Corrige los campos de `errors`; la forma correcta está en /openapi.json.',
    },
    details: {
      fields: { en: 'Wrong or missing: {fields}.', es: 'Incorrecto o ausente: {fields}.' },
      address: { en: 'The address cannot be read.', es: 'La dirección no se puede leer.' },
      weakToken: {
        en: 'A token of your own must be hard to guess.',
        es: 'Un token propio debe ser difícil de adivinar.',
        field: {
          en: 'Give a token of at least {min} characters.',
          es: 'Indica un token de al menos {min} caracteres.',
        },
      },
      weakKey: {
        en: 'Anybody could guess this Idempotency-Key, and with it the tokens.',
        es: 'Cualquiera podría adivinar esta Idempotency-Key y, con ella, los tokens.',
        field: {
          en: 'Give at least {min} random characters, or a token of your own.',
          es: 'Indica al menos {min} caracteres aleatorios, o un token propio.',
        },
      },
      badKey: {
        en: 'The Idempotency-Key cannot be used.',
        es: 'La Idempotency-Key no se puede usar.',
        field: { en: 'Give 1 to 200 visible ASCII characters.', es: 'Indica de 1 a 200 caracteres ASCII visibles.' },
      },
      ifMatch: {
        en: 'If-Match does not name a version.',
        es: 'If-Match no indica ninguna versión.',
        field: {
          en: 'Give a version in quotes, as in "12", or *.',
          es: 'Indica una versión entre comillas, como "12", o *.',
        },
      },
      notJson: {
        en: '`{path}` is not JSON.',
        es: '`{path}` no es JSON.',
        field: { en: 'Give a command as JSON.', es: 'Indica una orden en JSON.' },
      },
      cursor: {
        en: 'The cursor was not given out by this service.',
        es: 'Este servicio no ha dado ese cursor.',
        field: { en: 'Send the `next` of the previous page.', es: 'Envía el `next` de la página anterior.' },
      },
      limit: {
        en: 'The limit is a number from 1 to {max}.',
        es: 'El límite es un número de 1 a {max}.',
        field: { en: 'Give a number from 1 to {max}.', es: 'Indica un número de 1 a {max}.' },
      },
      otherGame: {
        en: 'The match is not one of {game}.',
        es: 'La partida no es de {game}.',
        field: {
          en: 'It is a match of the game “{found}”, which has a mutation of its own.',
          es: 'Es una partida del juego “{found}”, que tiene su propia mutación.',
        },
      },
      seatCount: {
        en: 'This game is played by {min} to {max} seats.',
        es: 'En este juego hay de {min} a {max} asientos.',
        field: { en: 'Give {min} to {max} seats.', es: 'Indica de {min} a {max} asientos.' },
      },
      version: {
        en: 'The match has the versions 1 to {version}.',
        es: 'La partida tiene las versiones 1 a {version}.',
        field: { en: 'Give a version from 1 to {version}.', es: 'Indica una versión de 1 a {version}.' },
      },
      midCommand: {
        en: 'Version {version} is in the middle of a command.',
        es: 'La versión {version} está en medio de una orden.',
        field: {
          en: 'Give a version that a command was answered with.',
          es: 'Indica una versión con la que se respondió a una orden.',
        },
      },
      offerOrCommand: {
        en: 'A command is given as itself or by the id of an offer.',
        es: 'Una orden se da tal cual o con el id de una oferta.',
        field: { en: 'Give one of the two.', es: 'Indica una de las dos cosas.' },
      },
      noChoices: {
        en: 'In this game nothing is chosen with a seat.',
        es: 'En este juego no se elige nada al ocupar un asiento.',
        field: { en: 'Leave it out.', es: 'No lo indiques.' },
      },
      noReports: {
        en: 'The dice of {game} cannot be reported: no roll of it asks for them.',
        es: 'Los dados de {game} no se pueden comunicar: ninguna tirada los pide.',
        field: { en: 'Leave it out.', es: 'No lo indiques.' },
      },
      botDice: {
        en: 'Nobody at a real table can roll for the service.',
        es: 'En una mesa real nadie puede tirar por el servicio.',
        field: {
          en: 'Let the service roll, or play every seat yourselves.',
          es: 'Deja que tire el servicio o jugad todos los asientos.',
        },
      },
      lateChoices: {
        en: 'The match has started; whoever takes over a seat plays on with what was chosen before.',
        es: 'La partida ya ha empezado; quien ocupa un asiento sigue con lo que se eligió antes.',
        field: { en: 'Leave it out.', es: 'No lo indiques.' },
      },
      position: {
        en: 'The log has the numbers 1 to {version}.',
        es: 'El registro tiene los números 1 a {version}.',
        field: { en: 'Give a number from 0 to {version}.', es: 'Indica un número de 0 a {version}.' },
      },
    },
  },
  'input.malformed': {
    status: 400,
    title: { en: 'The body is not well-formed JSON', es: 'El cuerpo no es JSON bien formado' },
    advice: { en: 'Send one JSON value in UTF-8.', es: 'Envía un único valor JSON en UTF-8.' },
    details: {
      encoding: { en: 'The body is not valid UTF-8.', es: 'El cuerpo no es UTF-8 válido.' },
      nesting: {
        en: 'The body nests deeper than {max} levels.',
        es: 'El cuerpo tiene más de {max} niveles de anidamiento.',
      },
      unreadable: {
        en: 'The body cannot be read: {reason}.',
        es: 'El cuerpo no se puede leer. El analizador dice: «{reason}».',
      },
      line: {
        en: 'A line may have {max} characters.',
        es: 'Una línea puede tener {max} caracteres.',
      },
      lines: {
        en: 'A stream may have {max} lines; send the others in another one.',
        es: 'Una secuencia puede tener {max} líneas; envía las demás en otra.',
      },
      length: {
        en: 'The body does not have the length that Content-Length announces.',
        es: 'El cuerpo no tiene la longitud que anuncia Content-Length.',
      },
      server: { en: '{reason}.', es: 'El servidor dice: «{reason}».' },
    },
  },
  'request.malformed': {
    status: 400,
    title: { en: 'This is not a well-formed HTTP request', es: 'No es una petición HTTP bien formada' },
    advice: { en: 'Send HTTP/1.1 with a Host header.', es: 'Envía HTTP/1.1 con una cabecera Host.' },
    details: {
      host: { en: 'The request has no Host header.', es: 'La petición no tiene cabecera Host.' },
      bytes: { en: 'This is not an HTTP request.', es: 'Esto no es una petición HTTP.' },
      cutOff: { en: 'The body ended early.', es: 'El cuerpo terminó antes de tiempo.' },
      server: { en: '{reason}.', es: 'El servidor dice: «{reason}».' },
    },
  },
  'request.timeout': {
    status: 408,
    title: { en: 'The request took too long to arrive', es: 'La petición tardó demasiado en llegar' },
    advice: { en: 'Send the whole request at once.', es: 'Envía la petición completa de una vez.' },
    detail: { en: 'The request did not arrive in time.', es: 'La petición no llegó a tiempo.' },
  },
  'headers.too-large': {
    status: 431,
    title: { en: 'The headers are too large', es: 'Las cabeceras son demasiado grandes' },
    advice: {
      en: 'The address and the headers may have 16 kB together.',
      es: 'La dirección y las cabeceras pueden ocupar 16 kB en total.',
    },
    detail: {
      en: 'The address and the headers are too long.',
      es: 'La dirección y las cabeceras son demasiado largas.',
    },
  },
  'expectation.failed': {
    status: 417,
    title: { en: 'The Expect header cannot be met', es: 'No se puede cumplir la cabecera Expect' },
    advice: { en: 'Leave it out, or send 100-continue.', es: 'Omítela o envía 100-continue.' },
    detail: { en: 'This service does not know the expectation.', es: 'Este servicio no conoce esa expectativa.' },
  },
  'version.required': {
    status: 428,
    title: { en: 'The version is missing', es: 'Falta la versión' },
    advice: {
      en: 'Send `If-Match: "<version>"`, or `If-Match: *` to act whatever it is now.',
      es: 'Envía `If-Match: "<versión>"`, o `If-Match: *` para actuar sea cual sea.',
    },
    detail: { en: 'The request does not carry If-Match.', es: 'La petición no lleva If-Match.' },
  },
  'key.reused': {
    status: 422,
    title: { en: 'The key was used for another request', es: 'La clave se usó para otra petición' },
    advice: { en: 'Use a new Idempotency-Key for a new request.', es: 'Usa una Idempotency-Key nueva.' },
    details: {
      request: {
        en: 'The Idempotency-Key was used for another request.',
        es: 'La Idempotency-Key se usó para otra petición.',
      },
      match: {
        en: 'The Idempotency-Key was used for another match.',
        es: 'La Idempotency-Key se usó para otra partida.',
      },
    },
  },
  'route.not-found': {
    status: 404,
    title: { en: 'There is nothing at this address', es: 'No hay nada en esta dirección' },
    advice: { en: 'GET /docs shows every address.', es: 'GET /docs muestra todas las direcciones.' },
    details: {
      path: { en: 'There is nothing at {path}.', es: 'No hay nada en {path}.' },
      long: { en: 'A part of the address is too long.', es: 'Una parte de la dirección es demasiado larga.' },
    },
  },
  'method.not-allowed': {
    status: 405,
    title: { en: 'This address does not take this method', es: 'Esta dirección no admite este método' },
    advice: { en: 'Use a method of the Allow header.', es: 'Usa un método de la cabecera Allow.' },
    details: {
      method: { en: '{path} does not take {method}.', es: '{path} no admite {method}.' },
      connect: { en: 'This service is not a proxy.', es: 'Este servicio no es un proxy.' },
      mutation: { en: 'A mutation cannot be sent by GET.', es: 'Una mutación no se puede enviar por GET.' },
    },
  },
  'body.too-large': {
    status: 413,
    title: { en: 'The body is too large', es: 'El cuerpo es demasiado grande' },
    advice: { en: 'Send less, or several requests.', es: 'Envía menos, o varias peticiones.' },
    details: {
      limit: { en: 'This address takes {max} bytes at most.', es: 'Esta dirección admite {max} bytes como máximo.' },
      chunks: { en: 'The chunk extensions are too long.', es: 'Las extensiones de fragmento son demasiado largas.' },
    },
  },
  'body.unsupported-type': {
    status: 415,
    title: { en: 'The body has a type this address does not read', es: 'Esta dirección no lee cuerpos de ese tipo' },
    advice: { en: 'Send application/json.', es: 'Envía application/json.' },
    details: {
      type: { en: 'The body is of the type “{type}”.', es: 'El cuerpo es del tipo “{type}”.' },
      none: {
        en: 'The request does not name the type of its body.',
        es: 'La petición no indica el tipo de su cuerpo.',
      },
    },
  },
} as const satisfies Record<string, ErrorEntry>
