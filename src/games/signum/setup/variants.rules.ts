import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { cornerName } from '../cards/card.words.ts'
import type { Corner } from '../vocabulary.ts'

const SECTION = 'Variants'

export type SeatingProblem = 'players' | 'names' | 'corners'

/** Rules on where the players sit. */
export const variantRules = {
  'signum.zone.battlefield': rule<{ first: string; second: string }>({
    title: { en: 'The sides of a duel', es: 'Los lados de un duelo' },
    says: {
      en: 'In a duel the players take opposite edges of the battlefield as their sides and keep them all game.',
      es: 'En un duelo los jugadores toman bordes opuestos del campo de batalla como lados y los conservan toda la partida.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ first, second }) => `${first} and ${second} sit at opposite edges.`,
      es: ({ first, second }) => `${first} y ${second} se sientan en bordes opuestos.`,
    },
  }),
  'signum.variant.three.sides': rule<{ players: readonly string[] }>({
    title: { en: 'The sides of three', es: 'Los lados de tres' },
    says: {
      en: 'Each player in turn picks a free corner; the side is the 25 cm from that corner clockwise along the edge. Turns go clockwise.',
      es: 'Cada jugador por turno elige una esquina libre; su lado son los 25 cm desde esa esquina por el borde en sentido horario. Los turnos van en sentido horario.',
    },
    section: SECTION,
    page: '33',
    rulings: [],
    explain: {
      en: ({ players }) => `${formatList(players, 'en')} pick corners in this order.`,
      es: ({ players }) => `${formatList(players, 'es')} eligen esquina en este orden.`,
    },
  }),
  'signum.variant.four': rule<{ players: readonly string[] }>({
    title: { en: 'The sides of four', es: 'Los lados de cuatro' },
    says: {
      en: 'Four players, each for themselves, take the four corners with sides as in the game of three; it ends with one hero left or 51 points.',
      es: 'Cuatro jugadores, cada uno por su cuenta, ocupan las cuatro esquinas con lados como en la partida a tres; acaba con un solo héroe o con 51 puntos.',
    },
    section: SECTION,
    page: '34',
    rulings: [],
    explain: {
      en: ({ players }) => `${formatList(players, 'en')} take the four corners.`,
      es: ({ players }) => `${formatList(players, 'es')} ocupan las cuatro esquinas.`,
    },
  }),
  'signum.variant.corner-order': rule<{ turnOrder: readonly string[] }>({
    title: { en: 'Corners and turns', es: 'Esquinas y turnos' },
    says: {
      en: 'Corners are chosen in seat order from the first player on, and the last free one is given without asking. Turns then go clockwise by corners, starting with the first player; in teams the first player, the ally, then the enemies clockwise.',
      es: 'Las esquinas se eligen por orden de asiento desde el primer jugador, y la última libre se da sin preguntar. Los turnos van después por esquinas en sentido horario desde el primer jugador; en equipos, el primer jugador, su aliado y luego los enemigos en sentido horario.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-52'],
    explain: {
      en: ({ turnOrder }) => `Turns go clockwise by corners: ${turnOrder.join(', ')}.`,
      es: ({ turnOrder }) => `Los turnos van por esquinas en sentido horario: ${turnOrder.join(', ')}.`,
    },
  }),
  'signum.variant.corner-taken': rule<{ player: string; corner: Corner; taken: string }>({
    title: { en: 'A corner is taken', es: 'Una esquina ocupada' },
    says: { en: 'Each player picks a corner that is still free.', es: 'Cada jugador elige una esquina aún libre.' },
    section: SECTION,
    page: '33',
    rulings: [],
    explain: {
      en: ({ player, corner, taken }) => `${player} cannot sit ${cornerName(corner, 'en')}: ${taken} does.`,
      es: ({ player, corner, taken }) => `${player} no puede sentarse ${cornerName(corner, 'es')}: está ${taken}.`,
    },
  }),
  'signum.variant.seating': rule<{ problem: SeatingProblem; needed: number; given: number }>({
    title: { en: 'Who sits where', es: 'Quién se sienta dónde' },
    says: {
      en: 'A duel has two players, a game of three has three, and both games of four have four, with names of their own; in all but a duel each picks a corner.',
      es: 'Un duelo tiene dos jugadores, una partida a tres tiene tres y las de cuatro tienen cuatro, con nombres propios; salvo en el duelo, cada uno elige una esquina.',
    },
    section: SECTION,
    page: '33-35',
    rulings: [],
    explain: {
      en: ({ problem, needed, given }) =>
        ({
          players: `${needed} players are needed, but ${given} ${given === 1 ? 'was' : 'were'} given.`,
          names: 'Two players have the same name.',
          corners: `${needed} corners are needed, but ${given} ${given === 1 ? 'was' : 'were'} given.`,
        })[problem],
      es: ({ problem, needed, given }) =>
        ({
          players: `Hacen falta ${needed} jugadores, pero se ${given === 1 ? 'dio' : 'dieron'} ${given}.`,
          names: 'Dos jugadores tienen el mismo nombre.',
          corners: `Hacen falta ${needed} esquinas, pero se ${given === 1 ? 'dio' : 'dieron'} ${given}.`,
        })[problem],
    },
  }),
  'signum.variant.teams.setup': rule<{ team: readonly string[]; isTogether: boolean }>({
    title: { en: 'The sides of two teams', es: 'Los lados de dos equipos' },
    says: {
      en: 'Two against two: allies take both corners of one edge and measure 25 cm towards each other, the enemies the opposite edge. First both players of one team take their turns, then both of the other.',
      es: 'Dos contra dos: los aliados ocupan las dos esquinas de un borde y miden 25 cm el uno hacia el otro; los enemigos, el borde opuesto. Juegan primero los dos de un equipo y después los dos del otro.',
    },
    section: SECTION,
    page: '34-35',
    rulings: [],
    explain: {
      en: ({ team, isTogether }) =>
        isTogether
          ? `${formatList(team, 'en')} share an edge.`
          : `${formatList(team, 'en')} have to sit at both ends of one edge.`,
      es: ({ team, isTogether }) =>
        isTogether
          ? `${formatList(team, 'es')} comparten un borde.`
          : `${formatList(team, 'es')} han de estar en los dos extremos de un borde.`,
    },
  }),
  'signum.variant.teams.allies': rule<{ actor: string; allied: readonly string[]; what: 'attack' | 'text' }>({
    title: { en: 'Allies are not attacked', es: 'A los aliados no se les ataca' },
    says: {
      en: 'Allied figures cannot be attacked. “Enemy creatures” leaves them out, and “your creatures” means only your own.',
      es: 'No se puede atacar a figuras aliadas. «Criaturas enemigas» no las incluye y «tus criaturas» son solo las propias.',
    },
    section: SECTION,
    page: '35',
    rulings: ['Q-45'],
    explain: {
      en: ({ actor, allied, what }) =>
        what === 'attack'
          ? `${formatList(allied, 'en')} is an ally of ${actor} and cannot be attacked; choose an enemy.`
          : `${actor} passes over creatures of an ally, neither own nor enemy: ${formatList(allied, 'en')}.`,
      es: ({ actor, allied, what }) =>
        what === 'attack'
          ? `${formatList(allied, 'es')} es del bando de ${actor} y no puede ser objetivo; elige a un enemigo.`
          : `${actor} no afecta a criaturas de un aliado, ni propias ni enemigas: ${formatList(allied, 'es')}.`,
    },
  }),
  'signum.variant.multi.until-opponent-turn': rule<{ player: string; last: string }>({
    title: { en: 'Until the end of the opponent’s turn', es: 'Hasta el final del turno del oponente' },
    says: {
      en: 'With several opponents, what lasts until the end of the opponent’s turn lasts until the end of the last opponent’s turn.',
      es: 'Con varios oponentes, lo que dura hasta el final del turno del oponente dura hasta el final del turno del último.',
    },
    section: SECTION,
    page: '33-34',
    rulings: [],
    explain: {
      en: ({ player, last }) =>
        `For ${player}, “until the end of the opponent’s turn” means the end of the turn of ${last}.`,
      es: ({ player, last }) =>
        `Para ${player}, «hasta el final del turno del oponente» es el final del turno de ${last}.`,
    },
  }),
}
