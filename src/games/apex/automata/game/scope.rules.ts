import { legendName } from '../../language/legend-name.ts'
import { rule } from '../../rule.ts'

/** Rules on who plays, and what an Automaton never does. */
export const scopeRules = {
  'apex.automata.scope.solo-options': rule<{ teammate: boolean }>({
    title: { en: 'One player', es: 'Un solo jugador' },
    says: {
      en: 'A player alone leads two Legends, or one Legend beside an Automaton of the same squad.',
      es: 'Un jugador solo dirige dos Leyendas, o una Leyenda junto a un Autómata de su pelotón.',
    },
    section: 'The Automata',
    page: '3',
    rulings: [],
    explain: {
      en: ({ teammate }) =>
        teammate ? 'The player leads one Legend, and an Automaton plays beside it.' : 'The player leads two Legends.',
      es: ({ teammate }) =>
        teammate ? 'El jugador dirige una Leyenda y un Autómata juega a su lado.' : 'El jugador dirige dos Leyendas.',
    },
  }),
  'apex.automata.scope.coop': rule<{ reason: string; seats: number }>({
    title: { en: 'Two players', es: 'Dos jugadores' },
    says: {
      en: 'In co-op there are two players with one Legend each, and no Automaton in their squad.',
      es: 'En cooperativo hay dos jugadores con una Leyenda cada uno y ningún Autómata en su pelotón.',
    },
    section: 'The Automata',
    page: '3',
    rulings: [],
    explain: {
      en: ({ reason, seats }) =>
        reason === 'SEATS'
          ? `${seats} seats are too many: one or two play against Automata.`
          : 'With two players there is no teammate among the Automata.',
      es: ({ reason, seats }) =>
        reason === 'SEATS'
          ? `${seats} asientos son demasiados: contra los Autómatas juegan uno o dos.`
          : 'Con dos jugadores no hay compañero Autómata.',
    },
  }),
  'apex.automata.scope.seats': rule<{ seats: number }>({
    title: { en: 'All players are one squad', es: 'Todos los jugadores son un pelotón' },
    says: {
      en: 'Each player has a seat, Automata have none. All players are one squad: they win and lose together and see each other’s cards.',
      es: 'Cada jugador tiene un asiento y los Autómatas ninguno. Todos los jugadores son un pelotón: ganan y pierden juntos y ven las cartas de los demás.',
    },
    section: 'The Automata',
    page: '3',
    rulings: ['Q-A58'],
    explain: {
      en: ({ seats }) =>
        seats === 1
          ? 'One seat plays against the Automata.'
          : `${seats} seats play against the Automata, as one squad.`,
      es: ({ seats }) =>
        seats === 1
          ? 'Un asiento juega contra los Autómatas.'
          : `${seats} asientos juegan contra los Autómatas, como un solo pelotón.`,
    },
  }),
  'apex.automata.scope.operator': rule<{ seat: number; beacons: string[] }>({
    title: { en: 'Who decides for an enemy', es: 'Quién decide por un enemigo' },
    says: {
      en: 'What the book leaves to the players about an enemy Automaton is decided by the captain of their squad; that is only the choice among equal beacons.',
      es: 'Lo que el libro deja a los jugadores sobre un Autómata enemigo lo decide quien encabeza su pelotón: solo la elección entre balizas iguales.',
    },
    section: 'The Automata',
    page: '3, 8, 11',
    rulings: ['Q-A59'],
    explain: {
      en: ({ beacons }) => `The players choose among ${beacons.length} equal beacons.`,
      es: ({ beacons }) => `Los jugadores eligen entre ${beacons.length} balizas iguales.`,
    },
  }),
  'apex.automata.scope.no-other-actions': rule<{ legend: string }>({
    title: { en: 'What an Automaton never does', es: 'Lo que un Autómata nunca hace' },
    says: {
      en: 'Of the actions of the core book an Automaton only moves, shoots, throws frag grenades and destroys what lies on its path. It has no hand, no loot and no AP.',
      es: 'De las acciones del libro básico un Autómata solo se mueve, dispara, lanza granadas de fragmentación y destruye lo que hay en su camino. No tiene mano, botín ni PA.',
    },
    section: 'The Automata',
    page: '11-14',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} follows its card and spends no AP.`,
      es: ({ legend }, content) => `${legendName(legend, 'es', content)} sigue su carta y no gasta PA.`,
    },
  }),
  'apex.automata.scope.others-act-on-it': rule<{ legend: string; source: string }>({
    title: { en: 'Others act on it as on any Legend', es: 'Los demás actúan contra él como contra cualquiera' },
    says: {
      en: 'Players attack, push and damage Automata by the rules of the core book. Only a Shot makes an Automaton reveal a Feat.',
      es: 'Los jugadores atacan, empujan y dañan a los Autómatas con las reglas del libro básico. Solo un Disparo hace que un Autómata revele una Proeza.',
    },
    section: 'The Automata',
    page: '11, 28',
    rulings: [],
    explain: {
      en: ({ legend }, content) =>
        `${legendName(legend, 'en', content)} is hit by something that is no Shot, and reveals no Feat.`,
      es: ({ legend }, content) =>
        `Lo que alcanza a ${legendName(legend, 'es', content)} no es un Disparo: no revela ninguna Proeza.`,
    },
  }),
}
