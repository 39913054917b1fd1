import type { ErrorEntry } from './error-entry.ts'

/** Why an answer cannot be given in the form that was asked for. */
export const ANSWER_ERRORS = {
  'picture.none': {
    status: 404,
    title: { en: 'This operation has no picture', es: 'Esta operación no tiene imagen' },
    advice: {
      en: 'Ask for application/json or text/markdown.',
      es: 'Pide application/json o text/markdown.',
    },
    details: {
      operation: { en: '{operation} is answered without a picture.', es: '{operation} se responde sin imagen.' },
      match: { en: 'The matches of this game are not drawn.', es: 'Las partidas de este juego no se dibujan.' },
    },
  },
  'picture.undrawable': {
    status: 422,
    title: { en: 'This picture cannot be drawn as PNG', es: 'Esta imagen no se puede dibujar como PNG' },
    advice: { en: 'Ask for image/svg+xml or application/json.', es: 'Pide image/svg+xml o application/json.' },
    detail: { en: 'The renderer cannot draw it.', es: 'El motor de dibujo no la puede dibujar.' },
  },
  'picture.failed': {
    status: 503,
    title: { en: 'The picture was not drawn', es: 'La imagen no se ha dibujado' },
    advice: {
      en: 'Try again after the seconds in Retry-After, or ask for image/svg+xml.',
      es: 'Vuelve a intentarlo tras los segundos de Retry-After, o pide image/svg+xml.',
    },
    details: {
      timeout: { en: 'It was not drawn within {seconds} seconds.', es: 'No se dibujó en {seconds} segundos.' },
      stopped: { en: 'The renderer stopped.', es: 'El motor de dibujo se detuvo.' },
    },
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
    detail: { en: 'This can be answered as {types}.', es: 'Esto se puede responder como {types}.' },
  },
  'answer.too-large': {
    status: 413,
    title: { en: 'The answer would be too large', es: 'La respuesta sería demasiado grande' },
    advice: {
      en: 'Ask about a smaller table, or a narrower question.',
      es: 'Pregunta por una mesa más pequeña o algo más concreto.',
    },
    detail: {
      en: '{operation} came to {length} characters of {max}.',
      es: '{operation} llegó a {length} caracteres de {max}.',
    },
  },
  'batch.budget-spent': {
    status: 413,
    title: { en: 'The batch asks for too much', es: 'El lote pide demasiado' },
    advice: {
      en: 'Send the entries that are left in another batch.',
      es: 'Envía las entradas restantes en otro lote.',
    },
    details: {
      maxOutputBytes: {
        en: 'The answers before this one took the {max} bytes that a batch may be answered with.',
        es: 'Las respuestas anteriores ocuparon los {max} bytes con que se puede responder a un lote.',
      },
      maxWorkMs: {
        en: 'The entries before this one took the {max} ms of work that a batch may take.',
        es: 'Las entradas anteriores consumieron los {max} ms de trabajo que puede llevar un lote.',
      },
    },
  },
  'query.refused': {
    status: 400,
    title: { en: 'The GraphQL request cannot be executed', es: 'La petición GraphQL no se puede ejecutar' },
    advice: { en: 'The schema is at /graphiql.', es: 'El esquema está en /graphiql.' },
    details: {
      graphql: { en: '{message}', es: 'GraphQL dice: «{message}»' },
      fields: { en: '{fields}', es: '{fields}' },
      length: { en: 'The document has more than {max} characters.', es: 'El documento tiene más de {max} caracteres.' },
      nesting: {
        en: 'The document is nested too deeply.',
        es: 'El documento tiene demasiados niveles de anidamiento.',
      },
      hash: {
        en: 'The hash is not the SHA-256 of the query.',
        es: 'El resumen no es el SHA-256 de la consulta.',
      },
      operation: { en: 'The document has no such operation.', es: 'El documento no tiene esa operación.' },
      subscription: {
        en: 'Subscriptions are answered over a web socket, by the protocol graphql-transport-ws.',
        es: 'Las suscripciones se responden por un web socket, con el protocolo graphql-transport-ws.',
      },
      socket: {
        en: 'A web socket is for subscriptions; send queries and mutations over HTTP.',
        es: 'Un web socket es para suscripciones; envía las consultas y mutaciones por HTTP.',
      },
      introspection: {
        en: 'Introspection is switched off at this address, so __schema and __type are not answered.',
        es: 'La introspección está desactivada en esta dirección, así que __schema y __type no se responden.',
      },
    },
  },
  'query.not-persisted': {
    status: 404,
    title: { en: 'No query is known by this hash', es: 'No se conoce ninguna consulta con ese resumen' },
    advice: {
      en: 'Send the query with its hash once; after that the hash alone will do.',
      es: 'Envía una vez la consulta con su resumen; después bastará el resumen.',
    },
    // Clients know this word.
    detail: { en: 'PersistedQueryNotFound', es: 'PersistedQueryNotFound' },
  },
  'query.too-costly': {
    status: 400,
    title: { en: 'The GraphQL document asks for too much', es: 'El documento GraphQL pide demasiado' },
    advice: {
      en: 'Ask for fewer fields, shorter lists or fewer aliases, in several requests.',
      es: 'Pide menos campos, listas más cortas o menos alias, en varias peticiones.',
    },
    details: {
      fields: {
        en: 'The document asks for {count} fields; at most {max} are allowed.',
        es: 'El documento pide {count} campos; se permiten como máximo {max}.',
      },
      aliases: {
        en: 'The document asks for {count} aliases; at most {max} are allowed.',
        es: 'El documento pide {count} alias; se permiten como máximo {max}.',
      },
      introspections: {
        en: 'The document asks for {count} introspections (__schema or __type); at most {max} are allowed.',
        es: 'El documento pide {count} introspecciones (__schema o __type); se permiten como máximo {max}.',
      },
      introspection: {
        en: 'The document asks for {count} units of introspection; at most {max} are allowed.',
        es: 'El documento pide {count} unidades de introspección; se permiten como máximo {max}.',
      },
      work: {
        en: 'The document asks for {count} units of cost; at most {max} are allowed.',
        es: 'El documento pide {count} unidades de coste; se permiten como máximo {max}.',
      },
    },
  },
  'query.too-long': {
    status: 413,
    title: { en: 'The GraphQL document takes too long', es: 'El documento GraphQL tarda demasiado' },
    advice: {
      en: 'Send the questions that were not answered in further requests.',
      es: 'Envía las preguntas sin responder en otras peticiones.',
    },
    detail: {
      en: 'The document took more than {max} ms of work.',
      es: 'El documento ha necesitado más de {max} ms de trabajo.',
    },
  },
  'query.answer-too-large': {
    status: 413,
    title: { en: 'The answer is too large', es: 'La respuesta es demasiado grande' },
    advice: {
      en: 'Ask for less, in several requests.',
      es: 'Pide menos, en varias peticiones.',
    },
    detail: { en: 'The answer would have more than {max} bytes.', es: 'La respuesta tendría más de {max} bytes.' },
  },
} as const satisfies Record<string, ErrorEntry>
