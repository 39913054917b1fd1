import { rule } from '../rule.ts'
import { actionTitle, partList } from './action.words.ts'

const SECTION = 'Activations'

type Part = { part: string; amount: number | null }

/** Rules on what a Legend may do in an activation. */
export const activationRules = {
  'apex.activation.ap': rule<{ action: string; cost: number; ap: number }>({
    title: { en: 'Activation points', es: 'Puntos de Activación' },
    says: {
      en: 'A Legend has up to 2 AP. An action is legal only if its whole cost is still available.',
      es: 'Una Leyenda dispone de hasta 2 PA. Una acción solo es legal si aún puede pagarse todo su coste.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ action, cost, ap }, content) =>
        `${actionTitle(action, 'en', content)} costs ${cost} AP, but ${ap} ${ap === 1 ? 'is' : 'are'} left.`,
      es: ({ action, cost, ap }, content) =>
        `${actionTitle(action, 'es', content)} cuesta ${cost} PA, pero ${ap === 1 ? 'queda' : 'quedan'} ${ap}.`,
    },
  }),
  'apex.activation.basic-actions': rule<{ action: string; cost: number; legal: boolean }>({
    title: { en: 'Basic actions', es: 'Acciones básicas' },
    says: {
      en: 'Basic actions cost 1 AP and may be repeated: Move 2; Interact, Use, Melee or Destroy 2, each with Move 1; Shoot once; Respawn only if eliminated.',
      es: 'Las acciones básicas cuestan 1 PA y pueden repetirse: Movimiento 2; Interacción, Uso, Cuerpo a cuerpo o Destrucción 2, cada una con Movimiento 1; un solo Disparo; Reaparición solo si está eliminada.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ action, cost, legal }, content) =>
        legal
          ? `${actionTitle(action, 'en', content)}: possible for ${cost} AP.`
          : `${actionTitle(action, 'en', content)}: only for an eliminated Legend.`,
      es: ({ action, cost, legal }, content) =>
        legal
          ? `${actionTitle(action, 'es', content)}: posible por ${cost} PA.`
          : `${actionTitle(action, 'es', content)}: solo para una Leyenda eliminada.`,
    },
  }),
  'apex.activation.and-any-order': rule<{ action: string; parts: Part[] }>({
    title: { en: 'Parts in any order', es: 'Partes en cualquier orden' },
    says: {
      en: 'Parts joined by “and” may be done partly or entirely, in any order.',
      es: 'Las partes unidas por «y» pueden hacerse en todo o en parte, en cualquier orden.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ parts }, content) => `${partList(parts, 'en', content)}: in any order, and any part may be left out.`,
      es: ({ parts }, content) =>
        `${partList(parts, 'es', content)}: en cualquier orden, y cualquier parte puede omitirse.`,
    },
  }),
  'apex.activation.shoot-once': rule<{ alreadyShot: boolean }>({
    title: { en: 'One shoot action per activation', es: 'Un disparo por activación' },
    says: {
      en: 'Only one shoot action per activation, whatever allows it.',
      es: 'Solo una acción de disparo por activación, sea cual sea su origen.',
    },
    section: SECTION,
    page: '15, 22, 34',
    rulings: [],
    explain: {
      en: ({ alreadyShot }) =>
        alreadyShot ? 'The Legend has already shot in this activation.' : 'The Legend has not shot in this activation.',
      es: ({ alreadyShot }) =>
        alreadyShot
          ? 'La Leyenda ya ha disparado en esta activación.'
          : 'La Leyenda no ha disparado en esta activación.',
    },
  }),
  'apex.activation.resolve-fully': rule<{ action: string }>({
    title: { en: 'One action at a time', es: 'Una acción cada vez' },
    says: {
      en: 'An action is resolved completely before the next one starts.',
      es: 'Una acción se resuelve por completo antes de comenzar la siguiente.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ action }, content) =>
        `${actionTitle(action, 'en', content)} has to wait: another action is being resolved.`,
      es: ({ action }, content) =>
        `${actionTitle(action, 'es', content)} debe esperar: se está resolviendo otra acción.`,
    },
  }),
  'apex.activation.pass': rule<{ ap: number }>({
    title: { en: 'Doing nothing', es: 'No hacer nada' },
    says: {
      en: 'A Legend on the board may do nothing; AP that are not spent are lost.',
      es: 'Una Leyenda en el tablero puede no hacer nada; los PA no gastados se pierden.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ ap }) => `Ending the activation: possible${ap > 0 ? `, losing ${ap} AP` : ''}.`,
      es: ({ ap }) => `Terminar la activación: posible${ap > 0 ? `, perdiendo ${ap} PA` : ''}.`,
    },
  }),
  'apex.activation.rush': rule<{ reason: 'used' | 'noFeat' | 'resolving' | 'possible' | 'morePoints' }>({
    title: { en: 'Rush', es: 'Acción impetuosa' },
    says: {
      en: 'Once per activation, for no AP, a Legend discards a feat card to move 1 or to add 1 movement point to a Move action, never in the middle of another action.',
      es: 'Una vez por activación y sin coste de PA, una Leyenda descarta una carta de Proeza para realizar un Movimiento 1 o añadir 1 punto de Movimiento a una acción de Movimiento, nunca en mitad de otra acción.',
    },
    section: SECTION,
    page: '15-16, 35, 40',
    rulings: ['Q-84'],
    explain: {
      en: ({ reason }) =>
        ({
          used: 'Rush: already used in this activation.',
          noFeat: 'Rush: there is no feat card in hand to discard.',
          resolving: 'Rush: not in the middle of another action.',
          possible: 'Rush: possible, a feat card for Move 1 or for 1 more movement point.',
          morePoints: 'Rush: possible, a feat card for 1 more movement point of the Move that is left.',
        })[reason],
      es: ({ reason }) =>
        ({
          used: 'Acción impetuosa: ya se ha usado en esta activación.',
          noFeat: 'Acción impetuosa: no hay ninguna carta de Proeza en la mano para descartar.',
          resolving: 'Acción impetuosa: no en mitad de otra acción.',
          possible: 'Acción impetuosa: posible, una carta de Proeza por Movimiento 1 o por 1 punto de Movimiento más.',
          morePoints:
            'Acción impetuosa: posible, una carta de Proeza por 1 punto de Movimiento más en el Movimiento que queda.',
        })[reason],
    },
  }),
  'apex.activation.loot-handling': rule<{ possible: boolean }>({
    title: { en: 'Handling loot', es: 'Manejar botín' },
    says: {
      en: 'Before or after each of its actions, for no AP, a Legend drops tokens from the backpack in its own or near spaces and picks up tokens from its own or adjacent spaces.',
      es: 'Antes o después de cada acción propia y sin coste, una Leyenda suelta fichas de la mochila en su espacio o en espacios cercanos y recoge fichas de su espacio o de espacios adyacentes.',
    },
    section: SECTION,
    page: '16',
    rulings: ['Q-44', 'Q-54'],
    explain: {
      en: ({ possible }) =>
        possible ? 'Handling loot: possible, for no AP.' : 'Loot is not handled in the middle of an action.',
      es: ({ possible }) =>
        possible ? 'Manejar botín: posible, sin coste de PA.' : 'No se maneja botín en mitad de una acción.',
    },
  }),
  'apex.activation.card-actions': rule<{ action: string; cost: number; equipped: boolean }>({
    title: { en: 'Actions of cards', es: 'Acciones de las cartas' },
    says: {
      en: 'A card action costs what the card says; actions of weapon cards need the weapon equipped.',
      es: 'La acción de una carta cuesta lo que esta indica; las de cartas de Arma exigen tenerla equipada.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ action, cost, equipped }, content) =>
        equipped
          ? `${actionTitle(action, 'en', content)}: possible for ${cost} AP.`
          : `${actionTitle(action, 'en', content)}: the weapon is not equipped.`,
      es: ({ action, cost, equipped }, content) =>
        equipped
          ? `${actionTitle(action, 'es', content)}: posible por ${cost} PA.`
          : `${actionTitle(action, 'es', content)}: el arma no está equipada.`,
    },
  }),
  'apex.activation.outside': rule<{ action: string }>({
    title: { en: 'Outside one’s own activation', es: 'Fuera de la activación propia' },
    says: {
      en: 'Outside its own activation a Legend uses only reactions and instants.',
      es: 'Fuera de su activación, una Leyenda solo usa reacciones y acciones instantáneas.',
    },
    section: SECTION,
    page: '16',
    rulings: [],
    explain: {
      en: ({ action }, content) => `${actionTitle(action, 'en', content)}: it is not this Legend’s activation.`,
      es: ({ action }, content) => `${actionTitle(action, 'es', content)}: no es la activación de esta Leyenda.`,
    },
  }),
  'apex.activation.eliminated': rule<{ action: string; mayWait: boolean; ap: number }>({
    title: { en: 'An eliminated Legend', es: 'Una Leyenda eliminada' },
    says: {
      en: 'An eliminated Legend does nothing before it respawns, and starts its activation with that. It may not pass, unless it was eliminated in this very activation.',
      es: 'Una Leyenda eliminada no hace nada antes de reaparecer, y así empieza su activación. No puede pasar, salvo que la hayan eliminado en esta misma activación.',
    },
    section: SECTION,
    page: '16, 34',
    rulings: [],
    explain: {
      en: ({ action, mayWait, ap }, content) =>
        mayWait
          ? `It was eliminated in this activation: it may respawn ${ap > 0 ? 'now or in its next one' : 'in its next one, for no AP are left'}.`
          : `${actionTitle(action, 'en', content)}: an eliminated Legend has to respawn first.`,
      es: ({ action, mayWait, ap }, content) =>
        mayWait
          ? `La han eliminado en esta activación: puede reaparecer ${ap > 0 ? 'ahora o en la siguiente' : 'en la siguiente, pues no le quedan PA'}.`
          : `${actionTitle(action, 'es', content)}: una Leyenda eliminada debe reaparecer primero.`,
    },
  }),
}
