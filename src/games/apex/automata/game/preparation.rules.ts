import { formatCount, type Noun } from '../../../../lib/wording.ts'
import { legendName } from '../../language/legend-name.ts'
import { lootName } from '../../loot/loot.words.ts'
import { rule } from '../../rule.ts'
import { arsenalName, namesOf } from './game.words.ts'

const CHARGES: Noun = { en: ['Charge', 'Charges'], es: ['Carga', 'Cargas'] }
const WEAPONS: Noun = { en: ['weapon', 'weapons'], es: ['arma', 'armas'] }
const COMMON: Noun = { en: ['common', 'common'], es: ['común', 'comunes'] }
const RARE: Noun = { en: ['rare', 'rare'], es: ['rara', 'raras'] }
const EPIC: Noun = { en: ['epic', 'epic'], es: ['épica', 'épicas'] }

/** Rules on laying out a solo or co-op match and on stage 1. */
export const preparationRules = {
  'apex.automata.setup.base': rule<{ ring: boolean }>({
    title: { en: 'The setup of the core book', es: 'La preparación del libro básico' },
    says: {
      en: 'The table is set up as the core book says; the Automata are prepared afterwards.',
      es: 'La mesa se prepara como dice el libro básico; los Autómatas se preparan después.',
    },
    section: 'Getting ready',
    page: '5',
    rulings: ['Q-A55'],
    explain: {
      en: ({ ring }) => (ring ? 'The table is laid out, with the Ring.' : 'The table is laid out, without the Ring.'),
      es: ({ ring }) => (ring ? 'La mesa queda preparada, con el Anillo.' : 'La mesa queda preparada, sin el Anillo.'),
    },
  }),
  'apex.automata.setup.modes': rule<{ reason: string; mode: string }>({
    title: { en: 'Two modes', es: 'Dos modos' },
    says: {
      en: 'Battle royale and team deathmatch can be played against Automata. What wins the second stands in a book that is not at hand, so a match is a battle royale.',
      es: 'Contra los Autómatas se puede jugar a Batalla campal y a Todos contra todos por equipos. Cómo se gana el segundo está en un libro que falta, así que una partida es una Batalla campal.',
    },
    section: 'Getting ready',
    page: '5',
    rulings: ['Q-A46'],
    explain: {
      en: () => 'How a team deathmatch is won is not known here: only the battle royale is played.',
      es: () => 'Aquí no se sabe cómo se gana Todos contra todos por equipos: solo se juega la Batalla campal.',
    },
  }),
  'apex.automata.setup.life': rule<{ reason: string | null; shield: number; health: number }>({
    title: { en: 'Shield and Health of Automata', es: 'Escudo y Salud de los Autómatas' },
    says: {
      en: 'Automata start with Shield 20 and Health 40. More may be agreed on, less may not, and what they start with is their maximum.',
      es: 'Los Autómatas empiezan con 20 de Escudo y 40 de Salud. Se puede acordar más, nunca menos, y con lo que empiezan es su máximo.',
    },
    section: 'Getting ready',
    page: '6, 11',
    rulings: [],
    explain: {
      en: ({ reason, shield, health }) =>
        reason === null
          ? `Automata start with Shield ${shield} and Health ${health}.`
          : `Shield ${shield} and Health ${health} are less than Automata start with.`,
      es: ({ reason, shield, health }) =>
        reason === null
          ? `Los Autómatas empiezan con ${shield} de Escudo y ${health} de Salud.`
          : `${shield} de Escudo y ${health} de Salud son menos de lo que tienen los Autómatas al empezar.`,
    },
  }),
  'apex.automata.setup.common-supply': rule<{ routes: number; arsenals: number; charges: number }>({
    title: { en: 'The common supply', es: 'La reserva común' },
    says: {
      en: 'The Route cards and the Arsenal cards are shuffled, and the Charges lie ready.',
      es: 'Se barajan las cartas de Ruta y las de Arsenal, y las Cargas quedan a mano.',
    },
    section: 'Getting ready',
    page: '6',
    rulings: [],
    explain: {
      en: ({ routes, arsenals, charges }) =>
        `${routes} Route cards and ${arsenals} Arsenal cards are shuffled; ${charges} Charges stay in the supply.`,
      es: ({ routes, arsenals, charges }) =>
        `Se barajan ${routes} cartas de Ruta y ${arsenals} de Arsenal; quedan ${charges} Cargas en la reserva.`,
    },
  }),
  'apex.automata.setup.automaton-components': rule<{ legend: string; arsenal: string; charges: number }>({
    title: { en: 'What an Automaton gets', es: 'Lo que recibe un Autómata' },
    says: {
      en: 'An Automaton has its Legend card, its Ability cards, its own ten Feats, one Charge, a dealt Arsenal card and two box tokens.',
      es: 'Un Autómata tiene su carta de Leyenda, sus cartas de Habilidad, sus diez Proezas, una Carga, una carta de Arsenal repartida y dos fichas de Caja.',
    },
    section: 'Getting ready',
    page: '6-7',
    rulings: [],
    explain: {
      en: ({ legend, arsenal, charges }, content) =>
        `${legendName(legend, 'en', content)} gets ${arsenalName(arsenal, 'en', content)} and ${formatCount(charges, CHARGES, 'en')}.`,
      es: ({ legend, arsenal, charges }, content) =>
        `${legendName(legend, 'es', content)} recibe ${arsenalName(arsenal, 'es', content)} y ${formatCount(charges, CHARGES, 'es')}.`,
    },
  }),
  'apex.automata.setup.deal-order': rule<{ legends: string[] }>({
    title: { en: 'Dealt in the order of assignment', es: 'Se reparte por orden de asignación' },
    says: {
      en: 'Arsenal cards are dealt to the enemies first, then to the teammate; those that are left over stay face down.',
      es: 'Las cartas de Arsenal se reparten primero a los enemigos y luego al compañero; las que sobran quedan boca abajo.',
    },
    section: 'Getting ready',
    page: '6-7',
    rulings: [],
    explain: {
      en: ({ legends }, content) => `Cards are dealt to ${namesOf(legends, 'en', content)}, in this order.`,
      es: ({ legends }, content) => `Se reparten cartas a ${namesOf(legends, 'es', content)}, por este orden.`,
    },
  }),
  'apex.automata.setup.personal-supply': rule<{ legend: string }>({
    title: { en: 'Its own supply', es: 'Su propia reserva' },
    says: {
      en: 'The figures and tokens of an Automaton are its personal supply.',
      es: 'Las miniaturas y fichas de un Autómata forman su reserva personal.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `Figures and tokens of ${legendName(legend, 'en', content)} lie ready.`,
      es: ({ legend }, content) => `Las miniaturas y fichas de ${legendName(legend, 'es', content)} quedan a mano.`,
    },
  }),
  'apex.automata.setup.pick-order': rule<{ seats: number; picks: number }>({
    title: { en: 'Players choose after the Automata', es: 'Los jugadores eligen después' },
    says: {
      en: 'Players choose in the order of their seats; one who leads two Legends chooses twice.',
      es: 'Los jugadores eligen por orden de asiento; quien dirige dos Leyendas elige dos veces.',
    },
    section: 'Getting ready',
    page: '5-6',
    rulings: ['Q-A61'],
    explain: {
      en: ({ picks }) => (picks === 1 ? 'The players choose one Legend.' : `The players choose ${picks} Legends.`),
      es: ({ picks }) =>
        picks === 1 ? 'Los jugadores eligen una Leyenda.' : `Los jugadores eligen ${picks} Leyendas.`,
    },
  }),
  'apex.automata.setup.player-pick': rule<{ reason: string | null; legend: string }>({
    title: { en: 'A Legend that is no Automaton', es: 'Una Leyenda que no sea Autómata' },
    says: {
      en: 'A player takes a Legend that no Automaton and no other player has.',
      es: 'Un jugador toma una Leyenda que no tenga ningún Autómata ni otro jugador.',
    },
    section: 'Getting ready',
    page: '5-6',
    rulings: [],
    explain: {
      en: ({ reason, legend }, content) =>
        reason === null
          ? `A player takes ${legendName(legend, 'en', content)}.`
          : `${legendName(legend, 'en', content)} is taken.`,
      es: ({ reason, legend }, content) =>
        reason === null
          ? `Un jugador toma a ${legendName(legend, 'es', content)}.`
          : `${legendName(legend, 'es', content)} ya tiene dueño.`,
    },
  }),
  'apex.automata.setup.player-legends': rule<{ legend: string }>({
    title: { en: 'Legends of players as ever', es: 'Las Leyendas de los jugadores, como siempre' },
    says: {
      en: 'The Legends of players are prepared as in the core book.',
      es: 'Las Leyendas de los jugadores se preparan como en el libro básico.',
    },
    section: 'Getting ready',
    page: '6',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} has its starting equipment and its feats.`,
      es: ({ legend }, content) => `${legendName(legend, 'es', content)} tiene su equipo inicial y sus Proezas.`,
    },
  }),
  'apex.automata.stage1.automata-idle': rule<{ legends: string[] }>({
    title: { en: 'Automata need no equipment', es: 'Los Autómatas no se equipan' },
    says: {
      en: 'In stage 1 Automata do nothing.',
      es: 'En la etapa 1 los Autómatas no hacen nada.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: [],
    explain: {
      en: ({ legends }, content) => `Nothing to do for ${namesOf(legends, 'en', content)}.`,
      es: ({ legends }, content) => `Nada que hacer para ${namesOf(legends, 'es', content)}.`,
    },
  }),
  'apex.automata.stage1.no-loot': rule<{ legend: string }>({
    title: { en: 'No loot for Automata', es: 'Sin botín para los Autómatas' },
    says: {
      en: 'Automata have neither backpack nor equipment: they never get, use or give loot.',
      es: 'Los Autómatas no tienen mochila ni equipo: nunca reciben, usan ni dan botín.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} is an Automaton and has no loot.`,
      es: ({ legend }, content) => `${legendName(legend, 'es', content)} es un Autómata y no tiene botín.`,
    },
  }),
  'apex.automata.stage1.br-reserve': rule<{
    legend: string
    weapons: number
    common: number
    rare: number
    epic: number
  }>({
    title: { en: 'What players draw', es: 'Lo que roban los jugadores' },
    says: {
      en: 'Each Legend of a player draws 4 weapon cards, 4 common and 4 rare tokens, and 2 epic ones of which it keeps one.',
      es: 'Cada Leyenda de un jugador roba 4 cartas de Arma, 4 fichas comunes, 4 raras y 2 épicas, de las que se queda una.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: [],
    explain: {
      en: ({ legend, weapons, common, rare, epic }, content) =>
        `${legendName(legend, 'en', content)} draws ${formatCount(weapons, WEAPONS, 'en')} and tokens: ${common} common, ${rare} rare and ${epic} epic.`,
      es: ({ legend, weapons, common, rare, epic }, content) =>
        `${legendName(legend, 'es', content)} roba ${formatCount(weapons, WEAPONS, 'es')} y fichas: ${formatCount(common, COMMON, 'es')}, ${formatCount(rare, RARE, 'es')} y ${formatCount(epic, EPIC, 'es')}.`,
    },
  }),
  'apex.automata.stage1.br-trade': rule<{ from: string; to: string }>({
    title: { en: 'Gifts inside the squad', es: 'Regalos dentro del pelotón' },
    says: {
      en: 'The Legends of the players may give each other weapon cards and tokens before they are equipped.',
      es: 'Las Leyendas de los jugadores pueden darse cartas de Arma y fichas antes de equiparse.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: ['Q-A45'],
    explain: {
      en: ({ from, to }, content) =>
        `${legendName(from, 'en', content)} gives something to ${legendName(to, 'en', content)}.`,
      es: ({ from, to }, content) => `${legendName(from, 'es', content)} da algo a ${legendName(to, 'es', content)}.`,
    },
  }),
  'apex.automata.stage1.br-equip': rule<{ legend: string }>({
    title: { en: 'Two weapons each', es: 'Dos armas cada una' },
    says: {
      en: 'Each Legend of a player equips two of its weapons and as much loot as fits; what is left over leaves the game.',
      es: 'Cada Leyenda de un jugador equipa dos de sus armas y el botín que le quepa; lo demás sale de la partida.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} is equipped.`,
      es: ({ legend }, content) => `Queda equipada ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.stage1.epic-first': rule<{ reason: string | null; legend: string; token: string | null }>({
    title: { en: 'First the epic token', es: 'Primero la ficha épica' },
    says: {
      en: 'Which epic token is kept is chosen before anything is given away or equipped; the other one leaves the game.',
      es: 'La ficha épica que se conserva se elige antes de dar o equipar nada; la otra sale de la partida.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: ['Q-A62'],
    explain: {
      en: ({ reason, legend, token }, content) =>
        reason === null
          ? `${legendName(legend, 'en', content)} keeps ${lootName(token ?? '', 'en', content)}.`
          : reason === 'NOT_DRAWN'
            ? `${legendName(legend, 'en', content)} has no such epic token to choose.`
            : `${legendName(legend, 'en', content)} has to choose an epic token first.`,
      es: ({ reason, legend, token }, content) =>
        reason === null
          ? `${legendName(legend, 'es', content)} se queda ${lootName(token ?? '', 'es', content)}.`
          : reason === 'NOT_DRAWN'
            ? `${legendName(legend, 'es', content)} no tiene esa ficha épica para elegir.`
            : `${legendName(legend, 'es', content)} tiene que elegir antes una ficha épica.`,
    },
  }),
  'apex.automata.stage1.ends': rule<{ legends: string[] }>({
    title: { en: 'Stage 1 ends', es: 'La etapa 1 termina' },
    says: {
      en: 'Stage 1 ends when every Legend of a player is equipped.',
      es: 'La etapa 1 termina cuando están equipadas todas las Leyendas de los jugadores.',
    },
    section: 'Getting ready',
    page: '7',
    rulings: [],
    explain: {
      en: ({ legends }, content) => `Equipped: ${namesOf(legends, 'en', content)}.`,
      es: ({ legends }, content) => `Equipadas: ${namesOf(legends, 'es', content)}.`,
    },
  }),
}
