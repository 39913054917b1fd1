import { countOf, formatList, formatListOr } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { diceCount, points } from '../language/words.ts'

/** Rules on how a turn begins and ends. */
export const phaseRules = {
  'signum.turn.phases': rule<{ player: string; command?: string }>({
    title: { en: 'The phases of a turn', es: 'Las fases de un turno' },
    says: {
      en: 'A turn has an Initial, a Construction and a Creature Activation phase, in this order; none is left out.',
      es: 'Un turno tiene la Fase Inicial, la Fase de Construcción y la Fase de Activación de Criaturas, en ese orden; ninguna se omite.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ player, command }) =>
        command === undefined
          ? `${player}’s turn begins with the Initial phase; Construction and Creature Activation follow.`
          : `${command} does not belong to this phase of the turn.`,
      es: ({ player, command }) =>
        command === undefined
          ? `El turno de ${player} empieza por la Fase Inicial; siguen la de Construcción y la de Activación de Criaturas.`
          : `${command} no corresponde a esta fase del turno.`,
    },
  }),
  'signum.turn.initial.unturn': rule<{ buildings: readonly string[] }>({
    title: { en: 'Cards are unturned', es: 'Se enderezan las cartas' },
    says: {
      en: 'At the start of a turn all turned cards of the city are unturned.',
      es: 'Al empezar el turno se enderezan todas las cartas giradas de la ciudad.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ buildings }) => `Unturned: ${formatListOr(buildings, 'en', 'nothing was turned')}.`,
      es: ({ buildings }) =>
        `${buildings.length === 1 ? 'Se endereza' : 'Se enderezan'}: ${formatListOr(buildings, 'es', 'no había nada girado')}.`,
    },
  }),
  'signum.turn.initial.refresh': rule<{
    ready: readonly string[]
    skipping: readonly string[]
    ended: readonly string[]
  }>({
    title: { en: 'Creatures are ready again', es: 'Las criaturas vuelven a estar listas' },
    says: {
      en: 'All own creatures may be activated again, except one whose next activation is lost; effects that last until the start of the turn end.',
      es: 'Todas las criaturas propias pueden activarse de nuevo, salvo la que pierde su próxima activación; acaban los efectos que duran hasta el inicio del turno.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: ['Q-73'],
    explain: {
      en: ({ ready, skipping, ended }) =>
        [
          `Ready: ${formatListOr(ready, 'en', 'nobody')}.`,
          ...(skipping.length > 0 ? [`Without an activation this turn: ${formatList(skipping, 'en')}.`] : []),
          ...(ended.length > 0 ? [`Over now: ${formatList(ended, 'en')}.`] : []),
        ].join(' '),
      es: ({ ready, skipping, ended }) =>
        [
          `${ready.length > 1 ? 'Pueden activarse' : 'Puede activarse'}: ${formatListOr(ready, 'es', 'nadie')}.`,
          ...(skipping.length > 0 ? [`Sin activación este turno: ${formatList(skipping, 'es')}.`] : []),
          ...(ended.length > 0 ? [`Acaba ahora: ${formatList(ended, 'es')}.`] : []),
        ].join(' '),
    },
  }),
  'signum.city.locked': rule<{ buildings: readonly string[] }>({
    title: { en: 'Locked buildings', es: 'Edificios bloqueados' },
    says: {
      en: 'A locked building stays built and counts, but is turned neither for a cost nor for its ability until the lock ends; unturning does not unlock it.',
      es: 'Un edificio bloqueado sigue construido y cuenta, pero no se gira ni por un coste ni por su capacidad hasta que acabe el bloqueo; enderezarlo no lo desbloquea.',
    },
    section: 'Building cards',
    page: null,
    rulings: ['Q-83'],
    explain: {
      en: ({ buildings }) => `Still locked, so not to be turned: ${formatList(buildings, 'en')}.`,
      es: ({ buildings }) =>
        `${buildings.length === 1 ? 'Edificio aún bloqueado, que no se puede girar' : 'Edificios aún bloqueados, que no se pueden girar'}: ${formatList(buildings, 'es')}.`,
    },
  }),
  'signum.prosperity.income': rule<{ player: string; before: number; after: number }>({
    title: { en: 'Income', es: 'Ingresos' },
    says: {
      en: 'A player gains 1 prosperity in every own Initial phase.',
      es: 'Cada jugador gana 1 de Prosperidad en cada Fase Inicial propia.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ player, before, after }) => `${player} gains ${points(after - before, 'en')} and has ${after}.`,
      es: ({ player, before, after }) => `${player} gana ${points(after - before, 'es')} y tiene ${after}.`,
    },
  }),
  'signum.prosperity.win-any-moment': rule<{ player: string; prosperity: number }>({
    title: { en: 'The game is won at once', es: 'La partida se gana al momento' },
    says: {
      en: 'Whoever reaches 51 wins at that moment, also in an opponent’s turn or in the middle of a text; nothing more happens.',
      es: 'Quien llega a 51 gana en ese momento, también en el turno de un oponente o en mitad de un texto; no ocurre nada más.',
    },
    section: 'Victory conditions',
    page: null,
    rulings: ['Q-81'],
    explain: {
      en: ({ player, prosperity }) => `${player} has ${prosperity} and wins here; the rest of the turn is not played.`,
      es: ({ player, prosperity }) => `${player} tiene ${prosperity} y gana aquí; el resto del turno no se juega.`,
    },
  }),
  'signum.turn.nothing-to-do': rule<{ player: string }>({
    title: { en: 'Phases without anything to do', es: 'Fases sin nada que hacer' },
    says: {
      en: 'Every phase takes place even if nothing can be done in it.',
      es: 'Toda fase tiene lugar aunque no se pueda hacer nada en ella.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ player }) => `${player} has no creature to activate; the activation phase takes place all the same.`,
      es: ({ player }) => `${player} no tiene criaturas que activar; la Fase de Activación tiene lugar igualmente.`,
    },
  }),
  'signum.turn.end-not-before': rule<{ player: string; creatures: readonly string[] }>({
    title: { en: 'The player ends the turn', es: 'El jugador acaba el turno' },
    says: {
      en: 'A turn does not end by itself. Creatures that were not activated are then activated and skipped, in order of arrival.',
      es: 'Un turno no acaba por sí solo. Las criaturas que no se activaron se activan entonces sin actuar, por orden de llegada.',
    },
    section: 'Creature activation phase',
    page: null,
    rulings: [],
    explain: {
      en: ({ player, creatures }) =>
        creatures.length === 0
          ? `${player} ends the turn; every creature has been activated.`
          : `${player} ends the turn; skipped: ${formatList(creatures, 'en')}.`,
      es: ({ player, creatures }) =>
        creatures.length === 0
          ? `${player} acaba el turno; todas las criaturas se han activado.`
          : `${player} acaba el turno; se activan sin actuar: ${formatList(creatures, 'es')}.`,
    },
  }),
  'signum.turn.skipped': rule<{ creature: string; dice: number; contract: boolean }>({
    title: { en: 'Skipped creatures', es: 'Criaturas que no actúan' },
    says: {
      en: 'A skipped creature is activated without acting: Regeneration is rolled, start effects happen, Contract is not offered.',
      es: 'Una criatura que no actúa se activa igual: se tira Regeneración, ocurren los efectos del inicio y no se ofrece el Contrato.',
    },
    section: 'Creature activation',
    page: '23',
    rulings: ['Q-75'],
    explain: {
      en: ({ creature, dice, contract }) =>
        `${[
          dice > 0
            ? `${creature} does not act, but rolls ${diceCount(dice, 'en')} of Regeneration`
            : `${creature} does not act`,
          ...(contract ? ['its Contract is not offered'] : []),
        ].join('; ')}.`,
      es: ({ creature, dice, contract }) =>
        `${[
          dice > 0
            ? `${creature} no actúa, pero tira ${diceCount(dice, 'es')} de Regeneración`
            : `${creature} no actúa`,
          ...(contract ? ['no se le ofrece el Contrato'] : []),
        ].join('; ')}.`,
    },
  }),
  'signum.turn.end': rule<{ player: string; items: readonly string[]; chooses: boolean }>({
    title: { en: 'The order at the end of a turn', es: 'El orden al final del turno' },
    says: {
      en: 'What ends or happens at the end of a turn does so in the order that the controller of the cards chooses.',
      es: 'Lo que acaba u ocurre al final del turno lo hace en el orden que elija quien controla las cartas.',
    },
    section: 'Creature activation phase',
    page: '21',
    rulings: [],
    explain: {
      en: ({ player, items, chooses }) =>
        chooses
          ? `${player} chooses the order of ${formatList(items, 'en')}.`
          : `${player}: ${formatList(items, 'en')}, in the order in which ${items.length === 1 ? 'it' : 'they'} began.`,
      es: ({ player, items, chooses }) =>
        chooses
          ? `${player} elige el orden de ${formatList(items, 'es')}.`
          : `${player}: ${formatList(items, 'es')}, en el orden en que ${items.length === 1 ? 'empezó' : 'empezaron'}.`,
    },
  }),
  'signum.turn.end-between-players': rule<{ order: readonly string[]; next: string }>({
    title: { en: 'Several players at the end of a turn', es: 'Varios jugadores al final del turno' },
    says: {
      en: 'The active player’s cards come first, then those of the others in turn order; then the next turn begins.',
      es: 'Primero van las cartas del jugador activo y luego las de los demás por orden de turno; después empieza el siguiente turno.',
    },
    section: 'Creature activation phase',
    page: '21',
    rulings: ['Q-54'],
    explain: {
      en: ({ order, next }) =>
        order.length < 2
          ? `${next} is next.`
          : `First ${order[0]}, then ${formatList(order.slice(1), 'en')}; ${next} is next.`,
      es: ({ order, next }) =>
        order.length < 2
          ? `Sigue ${next}.`
          : `Primero ${order[0]}, después ${formatList(order.slice(1), 'es')}; sigue ${next}.`,
    },
  }),
  'signum.city.turned-until-own-turn': rule<{ player: string; buildings: readonly string[] }>({
    title: { en: 'Turned until the own turn', es: 'Girados hasta el turno propio' },
    says: {
      en: 'Turned buildings stay turned through the opponents’ turns.',
      es: 'Los edificios girados siguen girados durante los turnos de los oponentes.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ player, buildings }) =>
        `${formatList(buildings, 'en')} ${buildings.length === 1 ? 'stays' : 'stay'} turned until ${player}’s next turn.`,
      es: ({ player, buildings }) =>
        `${buildings.length === 1 ? 'Edificio que sigue girado' : 'Edificios que siguen girados'} hasta el próximo turno de ${player}: ${formatList(buildings, 'es')}.`,
    },
  }),
  'signum.turn.in-order': rule<{ player: string; order: number }>({
    title: { en: 'Players in turn order', es: 'Jugadores por orden de turno' },
    says: {
      en: 'Everybody whose cards are named, and the player whose turn it is, is one of the players.',
      es: 'Todo aquel de quien se nombran cartas, y el jugador del turno, es uno de los jugadores.',
    },
    section: 'Starting to play',
    page: null,
    rulings: [],
    explain: {
      en: ({ player, order }) => `${player} is not one of the ${countOf(order, 'player')} named.`,
      es: ({ player, order }) => `${player} no es uno de los ${countOf(order, 'jugador', 'jugadores')} nombrados.`,
    },
  }),
}
