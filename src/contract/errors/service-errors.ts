import type { ErrorEntry } from './error-entry.ts'

/** What is wrong with the service. */
export const SERVICE_ERRORS = {
  'service.overloaded': {
    status: 503,
    title: { en: 'The service is overloaded', es: 'El servicio está sobrecargado' },
    advice: {
      en: 'Try again after the seconds in Retry-After.',
      es: 'Vuelve a intentarlo tras los segundos de Retry-After.',
    },
    details: {
      request: { en: 'The request was not started.', es: 'La petición no se ha empezado.' },
      keys: { en: 'Too many keys are being looked up.', es: 'Se están consultando demasiadas claves.' },
      pictures: {
        en: 'Too many pictures are waiting to be drawn.',
        es: 'Hay demasiadas imágenes esperando a ser dibujadas.',
      },
      wait: { en: 'The picture waited too long to be drawn.', es: 'La imagen esperó demasiado a ser dibujada.' },
    },
  },
  'database.unavailable': {
    status: 503,
    title: { en: 'The database is not available', es: 'La base de datos no está disponible' },
    advice: {
      en: 'Send the same request again after the seconds in Retry-After; with the same Idempotency-Key it is done once, whether or not it was done this time.',
      es: 'Vuelve a enviar la misma petición tras los segundos de Retry-After; con la misma Idempotency-Key se hace una sola vez, se hiciera o no esta vez.',
    },
    detail: { en: 'The database did not answer as it should.', es: 'La base de datos no respondió como debía.' },
  },
  'service.unready': {
    status: 503,
    title: { en: 'The database cannot be reached', es: 'No se puede acceder a la base de datos' },
    advice: { en: 'Try again shortly.', es: 'Vuelve a intentarlo en breve.' },
    details: {
      database: { en: 'The database did not answer as it should.', es: 'La base de datos no respondió como debía.' },
      keys: { en: 'The key cannot be checked now.', es: 'Ahora no se puede comprobar la clave.' },
    },
  },
  'service.failed': {
    status: 500,
    title: { en: 'The service failed', es: 'El servicio ha fallado' },
    advice: {
      en: 'This is a fault of the service. Report the request id.',
      es: 'Es un fallo del servicio. Comunica el id de la petición.',
    },
    detail: { en: 'The request {id} failed.', es: 'La petición {id} ha fallado.' },
  },
} as const satisfies Record<string, ErrorEntry>
