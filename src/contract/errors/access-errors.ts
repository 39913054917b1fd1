import type { ErrorEntry } from './error-entry.ts'

/** Why a caller may not do what was asked. */
export const ACCESS_ERRORS = {
  'token.missing': {
    status: 401,
    title: { en: 'A token is needed', es: 'Hace falta un token' },
    advice: {
      en: 'Send your token, of a seat or one that you made up, as `Authorization: Bearer <token>`.',
      es: 'Envía tu token, el de un asiento o uno que te inventes, como `Authorization: Bearer <token>`.',
    },
    details: {
      header: {
        en: 'The Authorization header does not hold a bearer token.',
        es: 'La cabecera Authorization no contiene un token de portador.',
      },
      keeper: {
        en: 'What is kept belongs to a token or an API key, and the request carries neither.',
        es: 'Lo que se guarda pertenece a un token o a una clave de API, y la petición no lleva ninguno.',
      },
      none: { en: 'The request does not carry a token.', es: 'La petición no lleva ningún token.' },
      noSeat: { en: 'The token does not play any seat.', es: 'El token no juega en ningún asiento.' },
      seat: { en: 'The token does not play seat {seat}.', es: 'El token no juega en el asiento {seat}.' },
      owner: { en: 'Only the owner of the match may do this.', es: 'Solo el propietario de la partida puede hacerlo.' },
      view: {
        en: 'Seat {seat} of this match is shown only to its own token.',
        es: 'El asiento {seat} de esta partida solo se muestra a su propio token.',
      },
    },
  },
  'api-key.missing': {
    status: 401,
    title: { en: 'An API key is needed', es: 'Hace falta una clave de API' },
    advice: {
      en: 'Send a key as `x-api-key: <key>`; the operator of the service gives them out.',
      es: 'Envía una clave como `x-api-key: <clave>`; las da quien opera el servicio.',
    },
    detail: {
      en: 'This needs an API key with the scope “{scope}”.',
      es: 'Hace falta una clave de API con el ámbito “{scope}”.',
    },
  },
  'api-key.invalid': {
    status: 401,
    title: { en: 'The API key is not valid', es: 'La clave de API no es válida' },
    advice: {
      en: 'Check that it is complete, or ask the operator of the service for a new one.',
      es: 'Comprueba que está completa o pide una nueva a quien opera el servicio.',
    },
    details: {
      form: {
        en: 'The x-api-key header does not hold a key of this service.',
        es: 'La cabecera x-api-key no contiene una clave de este servicio.',
      },
      unknown: { en: 'This service does not know the key.', es: 'Este servicio no conoce la clave.' },
      expired: { en: 'The key {prefix}… has expired.', es: 'La clave {prefix}… ha caducado.' },
      revoked: { en: 'The key {prefix}… was revoked.', es: 'La clave {prefix}… fue revocada.' },
    },
  },
  'api-key.scope': {
    status: 403,
    title: { en: 'The API key does not have the scope for this', es: 'La clave de API no tiene el ámbito para esto' },
    advice: {
      en: 'Use a key with this scope, or ask the operator of the service for one.',
      es: 'Usa una clave con ese ámbito o pídela a quien opera el servicio.',
    },
    detail: {
      en: 'The key {prefix}… lacks the scope “{scope}”.',
      es: 'A la clave {prefix}… le falta el ámbito “{scope}”.',
    },
  },
  'api-key.not-found': {
    status: 404,
    title: { en: 'There is no such API key', es: 'No existe esa clave de API' },
    advice: { en: 'GET /admin/keys lists the keys.', es: 'GET /admin/keys enumera las claves.' },
    detail: { en: 'There is no key with the id “{id}”.', es: 'No hay ninguna clave con el id “{id}”.' },
  },
  'cap.reached': {
    status: 403,
    title: { en: 'No more of these can be kept for you', es: 'No se te pueden guardar más' },
    advice: {
      en: 'Delete or end what you no longer need, or ask the operator of the service for a higher cap.',
      es: 'Borra o termina lo que ya no necesites, o pide un tope mayor a quien opera el servicio.',
    },
    details: {
      matches: {
        en: 'At most {cap} open or running matches are kept per owner.',
        es: 'Se guardan como máximo {cap} partidas abiertas o en curso por propietario.',
      },
      forks: {
        en: 'At most {cap} open or running forks are kept per owner.',
        es: 'Se guardan como máximo {cap} bifurcaciones abiertas o en curso por propietario.',
      },
      rulings: {
        en: 'At most {cap} saved rulings are kept per owner.',
        es: 'Se guardan como máximo {cap} dictámenes por propietario.',
      },
      tables: {
        en: 'At most {cap} stored tables are kept per owner.',
        es: 'Se guardan como máximo {cap} mesas por propietario.',
      },
    },
  },
  'rate.exceeded': {
    status: 429,
    title: { en: 'The CPU budget is spent', es: 'El presupuesto de CPU se ha agotado' },
    advice: {
      en: 'Wait for the seconds in Retry-After; the budget refills steadily.',
      es: 'Espera los segundos de Retry-After; el presupuesto se repone de forma continua.',
    },
    details: {
      key: {
        en: 'This key may use {max} ms of CPU time per minute.',
        es: 'Esta clave puede usar {max} ms de CPU por minuto.',
      },
      address: {
        en: 'This address may use {max} ms of CPU time per minute.',
        es: 'Esta dirección puede usar {max} ms de CPU por minuto.',
      },
      subscriptions: {
        en: 'One connection may follow {max} things at a time.',
        es: 'Una conexión puede seguir {max} cosas a la vez.',
      },
    },
  },
} as const satisfies Record<string, ErrorEntry>
