import type { ErrorEntry } from './error-entry.ts'

/** What is wrong with a request to a match. */
export const MATCH_ERRORS = {
  'match.not-found': {
    status: 404,
    title: { en: 'There is no such match', es: 'No existe esa partida' },
    advice: {
      en: 'GET /v1/matches lists your matches. A private one is shown to the tokens of its seats, its owner and its spectators only.',
      es: 'GET /v1/matches enumera tus partidas. Una privada solo se muestra a los tokens de sus asientos, de su propietario y de sus espectadores.',
    },
    detail: {
      en: 'There is no match “{id}”, or none that is shown to you.',
      es: 'No hay ninguna partida “{id}”, o ninguna que se te muestre.',
    },
  },
  'match.not-playable': {
    status: 404,
    title: { en: 'This game has no matches yet', es: 'Este juego todavía no tiene partidas' },
    advice: {
      en: 'GET /v1/games says which games can be played.',
      es: 'GET /v1/games dice qué juegos se pueden jugar.',
    },
    detail: { en: '{game} only answers questions.', es: '{game} solo responde a preguntas.' },
  },
  'match.forbidden': {
    status: 403,
    title: { en: 'The token does not give this right', es: 'El token no da ese derecho' },
    advice: {
      en: 'Use the token of the seat, or of the owner, that may do this.',
      es: 'Usa el token del asiento o del propietario que puede hacerlo.',
    },
    details: {
      noSeat: { en: 'The token does not play any seat.', es: 'El token no juega en ningún asiento.' },
      seat: { en: 'The token does not play seat {seat}.', es: 'El token no juega en el asiento {seat}.' },
      owner: { en: 'Only the owner of the match may do this.', es: 'Solo el propietario de la partida puede hacerlo.' },
      view: {
        en: 'Seat {seat} of this match is shown only to its own token.',
        es: 'El asiento {seat} de esta partida solo se muestra a su propio token.',
      },
      shared: {
        en: 'The token of spectators or of an invitation cannot play a seat.',
        es: 'El token de espectadores o de una invitación no puede jugar en un asiento.',
      },
    },
  },
  'seat.not-invited': {
    status: 403,
    title: { en: 'The invitation is not valid', es: 'La invitación no es válida' },
    advice: { en: 'Ask the owner for a new invitation.', es: 'Pide al propietario una invitación nueva.' },
    detail: { en: 'The invitation does not open a seat.', es: 'La invitación no abre ningún asiento.' },
  },
  'seat.taken': {
    status: 409,
    title: { en: 'The seat is taken', es: 'El asiento está ocupado' },
    advice: {
      en: 'GET the match to see which seats are free.',
      es: 'Consulta la partida para ver los asientos libres.',
    },
    detail: { en: 'Seat {seat} is not free.', es: 'El asiento {seat} no está libre.' },
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
    detail: {
      en: 'Seats of this match were left {max} times.',
      es: 'Los asientos de esta partida se han dejado {max} veces.',
    },
  },
  'seat.conceded': {
    status: 409,
    title: { en: 'The seat has given up', es: 'El asiento se ha rendido' },
    advice: {
      en: 'It acts no more while the others play on; you may still watch, or fork the match.',
      es: 'Ya no actúa mientras los demás siguen jugando; puedes seguir mirando o bifurcar la partida.',
    },
    detail: { en: 'Seat {seat} has given up.', es: 'El asiento {seat} se ha rendido.' },
  },
  'match.not-started': {
    status: 409,
    title: { en: 'The match has not started', es: 'La partida no ha empezado' },
    advice: { en: 'Wait until every seat is taken.', es: 'Espera a que se ocupen todos los asientos.' },
    details: {
      play: {
        en: 'The match starts when every seat is taken.',
        es: 'La partida empieza cuando todos los asientos están ocupados.',
      },
      table: { en: 'There is no table before the start.', es: 'No hay mesa antes del comienzo.' },
      version: {
        en: 'At version {version} the match had not started.',
        es: 'En la versión {version} la partida no había empezado.',
      },
    },
  },
  'match.ended': {
    status: 409,
    title: { en: 'The match has ended', es: 'La partida ha terminado' },
    advice: {
      en: 'Fork it to play on from an earlier version.',
      es: 'Bifúrcala para seguir desde una versión anterior.',
    },
    details: {
      now: { en: 'The match has ended.', es: 'La partida ha terminado.' },
      version: {
        en: 'At version {version} the match had ended.',
        es: 'En la versión {version} la partida había terminado.',
      },
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
    detail: {
      en: 'The match names rules {rules} with content {content}; this service has rules {ownRules} with content {ownContent}.',
      es: 'La partida nombra las reglas {rules} con el contenido {content}; este servicio tiene las reglas {ownRules} con el contenido {ownContent}.',
    },
  },
  'ticket.expired': {
    status: 403,
    title: { en: 'The ticket has expired', es: 'El tique ha caducado' },
    advice: {
      en: 'POST /v1/matches/{id}/tickets makes a new one.',
      es: 'POST /v1/matches/{id}/tickets crea uno nuevo.',
    },
    detail: { en: 'Tickets last for ten minutes.', es: 'Los tiques duran diez minutos.' },
  },
  'offer.gone': {
    status: 409,
    title: { en: 'There is no such offer now', es: 'Ahora no hay esa oferta' },
    advice: {
      en: 'GET /v1/matches/{id}/offers lists what the seat may do at the current version.',
      es: 'GET /v1/matches/{id}/offers enumera lo que el asiento puede hacer en la versión actual.',
    },
    detail: { en: 'No offer is called “{id}”.', es: 'Ninguna oferta se llama “{id}”.' },
  },
  'match.newer-rules': {
    status: 503,
    title: {
      en: 'The match is played by newer rules than this instance has',
      es: 'La partida se juega con reglas más nuevas que las de esta instancia',
    },
    advice: {
      en: 'A new release is being rolled out. Send the same request again soon.',
      es: 'Se está desplegando una versión nueva. Vuelve a enviar la misma petición en breve.',
    },
    detail: {
      en: 'The match is played by rules {rules}; this instance has rules {ownRules}.',
      es: 'La partida se juega con las reglas {rules}; esta instancia tiene las reglas {ownRules}.',
    },
  },
  'match.upgrade-unagreed': {
    status: 409,
    title: {
      en: 'The seats have not agreed to go on by other rules',
      es: 'Los asientos no han acordado seguir con otras reglas',
    },
    advice: {
      en: 'POST /v1/matches/{id}/upgrade agrees for a seat; the match goes on when every seat has.',
      es: 'POST /v1/matches/{id}/upgrade da el acuerdo de un asiento; la partida sigue cuando lo han dado todos.',
    },
    detail: {
      en: 'The match names rules {rules} with content {content}; this service has rules {ownRules} with content {ownContent}.',
      es: 'La partida nombra las reglas {rules} con el contenido {content}; este servicio tiene las reglas {ownRules} con el contenido {ownContent}.',
    },
  },
  'clock.not-run-out': {
    status: 409,
    title: { en: 'Nobody has run out of time', es: 'A nadie se le ha acabado el tiempo' },
    advice: {
      en: 'The `clock` of the match says whose time runs, and until when.',
      es: 'El `clock` de la partida dice el tiempo de quién corre y hasta cuándo.',
    },
    details: {
      none: { en: 'No clock runs in this match.', es: 'En esta partida no corre ningún reloj.' },
      own: {
        en: 'The match waits for the seat that claims.',
        es: 'La partida espera precisamente al asiento que reclama.',
      },
      left: { en: 'Seat {seat} has time until {until}.', es: 'El asiento {seat} tiene tiempo hasta {until}.' },
    },
  },
  'match.no-record': {
    status: 409,
    title: { en: 'The match has no record to play again', es: 'La partida no tiene un registro que volver a jugar' },
    advice: {
      en: 'Ask for it as text/markdown: that tells every match as far as it has come.',
      es: 'Pídelo como text/markdown: así se cuenta cualquier partida hasta donde ha llegado.',
    },
    details: {
      running: {
        en: 'The record holds the seed, which is revealed when the match has ended.',
        es: 'El registro contiene la semilla, que se revela al terminar la partida.',
      },
      fork: {
        en: 'The match began from a version of match {match}, with cards that may still be secret there.',
        es: 'La partida empezó en una versión de la partida {match}, con cartas que allí pueden seguir siendo secretas.',
      },
      upgraded: {
        en: 'The match was decided by more than one version of the rules.',
        es: 'La partida se decidió con más de una versión de las reglas.',
      },
    },
  },
  'record.unplayable': {
    status: 422,
    title: { en: 'The record cannot be played again', es: 'El registro no se puede volver a jugar' },
    advice: {
      en: 'Send it as GET /v1/matches/{id}/record gave it, to a service with the same rules and content.',
      es: 'Envíalo tal como lo dio GET /v1/matches/{id}/record, a un servicio con las mismas reglas y contenido.',
    },
    details: {
      rules: {
        en: 'The record was made by rules {rules} and content {content}; this service has {ownRules} and {ownContent}.',
        es: 'El registro se hizo con las reglas {rules} y el contenido {content}; este servicio tiene {ownRules} y {ownContent}.',
        field: { en: 'Other rules or content.', es: 'Otras reglas u otro contenido.' },
      },
      options: {
        en: 'The game does not take the options of the record.',
        es: 'El juego no admite las opciones del registro.',
        field: { en: 'Not the options of a match.', es: 'No son las opciones de una partida.' },
      },
      step: {
        en: 'At {path} the rules do not allow what the record says.',
        es: 'En {path} las reglas no permiten lo que dice el registro.',
        field: { en: 'Not allowed there.', es: 'No está permitido ahí.' },
      },
      unfinished: {
        en: 'The steps do not lead to the end of a match.',
        es: 'Los pasos no llevan al final de una partida.',
        field: { en: 'The match does not end.', es: 'La partida no termina.' },
      },
      log: {
        en: 'The steps lead to another log than the record says.',
        es: 'Los pasos llevan a otro historial que el que dice el registro.',
        field: { en: 'Another log.', es: 'Otro historial.' },
      },
      work: {
        en: 'Playing it again takes more than the {seconds} seconds of work that one request may take.',
        es: 'Volver a jugarlo exige más de los {seconds} segundos de trabajo que admite una petición.',
      },
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
    detail: {
      en: 'No other course of the match looks the same from here.',
      es: 'Ningún otro curso de la partida se ve igual desde aquí.',
    },
  },
  'match.busy': {
    status: 409,
    title: { en: 'The match went on in the meantime', es: 'La partida ha avanzado entretanto' },
    advice: { en: 'Send the request again.', es: 'Vuelve a enviar la petición.' },
    details: {
      seat: { en: 'Another seat was taken at the same moment.', es: 'Otro asiento se ocupó en el mismo momento.' },
      moved: { en: 'The match went on at the same moment.', es: 'La partida avanzó en el mismo momento.' },
      commands: {
        en: 'Too many commands came at the same moment.',
        es: 'Llegaron demasiadas órdenes en el mismo momento.',
      },
    },
  },
  'match.stale-version': {
    status: 412,
    title: { en: 'The match has gone on since this version', es: 'La partida ha avanzado desde esta versión' },
    advice: {
      en: 'Read the missed `events` and send the command with the current version.',
      es: 'Lee los eventos perdidos de `events` y envía la orden con la versión actual.',
    },
    detail: { en: 'The match is at version {version}.', es: 'La partida está en la versión {version}.' },
  },
  'undo.barred': {
    status: 409,
    title: { en: 'This cannot be taken back alone', es: 'Esto no se puede deshacer sin los demás' },
    advice: {
      en: 'Propose it; it is taken back when every seat agrees.',
      es: 'Propónlo; se deshace cuando todos los asientos están de acuerdo.',
    },
    details: {
      version: {
        en: 'Version {to} is not one that the match was played at.',
        es: 'En la versión {to} la partida no se estaba jugando.',
      },
      otherSeat: { en: 'Another seat has acted since.', es: 'Otro asiento ha actuado desde entonces.' },
      chance: { en: 'Chance has decided something since.', es: 'El azar ha decidido algo desde entonces.' },
      hiddenShown: { en: 'Something hidden has been shown since.', es: 'Desde entonces se ha mostrado algo oculto.' },
      activeSeat: { en: 'It would change whose turn it is.', es: 'Cambiaría de quién es el turno.' },
      frame: {
        en: 'More than the game itself has changed since.',
        es: 'Desde entonces ha cambiado algo más que el propio juego.',
      },
    },
  },
  'undo.exhausted': {
    status: 409,
    title: { en: 'The match has gone back and forth too often', es: 'La partida ha ido y vuelto demasiadas veces' },
    advice: {
      en: 'Play on; after the next command going back can be proposed again, up to the limit of the match.',
      es: 'Sigue jugando; tras la próxima orden se puede volver a proponer, hasta el límite de la partida.',
    },
    details: {
      lines: {
        en: 'Going back came up {max} times since the match last went on.',
        es: 'Se ha tratado de volver atrás {max} veces desde que la partida avanzó por última vez.',
      },
      times: { en: 'The match has gone back {max} times.', es: 'La partida ha vuelto atrás {max} veces.' },
    },
  },
} as const satisfies Record<string, ErrorEntry>
