import { formatList } from '../../../../lib/wording.ts'
import { legendName } from '../../language/legend-name.ts'
import { rule } from '../../rule.ts'
import { type Squad, squadName } from '../../table/squad.ts'

const SECTION = 'Getting ready'

/** The card that was drawn; or, where it is not drawn yet, how many cards of the deck make the players Red. */
type ColourDraw =
  | { value: number; needed: number; players: Squad; automata: Squad }
  | { needed: number; red: number; of: number }

/** Rules on the colours of the squads and on who is an Automaton. */
export const automataSetupRules = {
  'apex.automata.setup.colour-draw': rule<ColourDraw>({
    title: { en: 'One aim card for the colours', es: 'Una carta de Puntería para los colores' },
    says: {
      en: 'One aim card is drawn for the players’ squad: with 50 or more it is Red, else Blue; the Automata have the other colour.',
      es: 'Se roba una carta de Puntería para el pelotón de los jugadores: con 50 o más es Rojo, si no Azul; los Autómatas tienen el otro color.',
    },
    section: SECTION,
    page: '5',
    rulings: ['Q-A32'],
    explain: {
      en: ({ needed, ...draw }) => {
        if ('of' in draw) return `${draw.red} of ${draw.of} cards have ${needed} or more: then the players are Red.`
        const { value, players, automata } = draw
        return `${value} is ${value >= needed ? 'at least' : 'less than'} ${needed}: the players are ${squadName(players, 'en')}, the Automata ${squadName(automata, 'en')}.`
      },
      es: ({ needed, ...draw }) => {
        if ('of' in draw)
          return `${draw.red} de ${draw.of} cartas tienen ${needed} o más: entonces los jugadores son Rojos.`
        const { value, players, automata } = draw
        return `${value} es ${value >= needed ? 'al menos' : 'menos de'} ${needed}: jugadores, ${squadName(players, 'es')}; Autómatas, ${squadName(automata, 'es')}.`
      },
    },
  }),
  'apex.automata.setup.no-core-draw': rule<{ cards: number }>({
    title: { en: 'Instead of the draw of the core book', es: 'En lugar del robo del libro básico' },
    says: {
      en: 'This draw replaces the initiative draw and the alternate recruiting of the core book; the card is shuffled back.',
      es: 'Este robo sustituye al robo de iniciativa y al reclutamiento alterno del libro básico; la carta se vuelve a barajar.',
    },
    section: SECTION,
    page: '5',
    rulings: [],
    explain: {
      en: ({ cards }) => `${cards} card is drawn for both squads and shuffled back.`,
      es: ({ cards }) => `Se roba ${cards} carta para ambos pelotones y se vuelve a barajar.`,
    },
  }),
  'apex.automata.setup.initiative-marker': rule<{ first: 'players' | 'automata' }>({
    title: { en: 'Red begins', es: 'Empieza el Rojo' },
    says: {
      en: 'The initiative marker starts on the Red space: Red has the first turn of every round.',
      es: 'El marcador de iniciativa empieza en el espacio Rojo: el Rojo tiene el primer turno de cada ronda.',
    },
    section: SECTION,
    page: '5',
    rulings: [],
    explain: {
      en: ({ first }) => `The ${first === 'players' ? 'players' : 'Automata'} have the first turn of every round.`,
      es: ({ first }) => `El primer turno de cada ronda es de los ${first === 'players' ? 'jugadores' : 'Autómatas'}.`,
    },
  }),
  'apex.automata.setup.assign-automata-first': rule<{
    reason: string | null
    enemies: string[]
    teammate: string | null
  }>({
    title: { en: 'The Legends of the Automata come first', es: 'Primero las Leyendas de los Autómatas' },
    says: {
      en: 'The Legends of the Automata are assigned before players choose theirs: freely, or at random, one to each enemy and then one to the teammate if there is one. All are different.',
      es: 'Las Leyendas de los Autómatas se asignan antes de que los jugadores elijan: libremente o al azar, una a cada enemigo y luego una al compañero, si lo hay. Todas son distintas.',
    },
    section: SECTION,
    page: '5',
    rulings: [],
    explain: {
      en: ({ reason, enemies, teammate }, content) => {
        if (reason === 'WRONG_COUNT') return `${enemies.length} Legends are named, which is not the right number.`
        const names = formatList(
          enemies.map((id) => legendName(id, 'en', content)),
          'en',
        )
        if (reason !== null) return `${names}: an Automaton has its Legend to itself.`
        return `Enemies: ${names}${teammate === null ? '' : `; teammate: ${legendName(teammate, 'en', content)}`}.`
      },
      es: ({ reason, enemies, teammate }, content) => {
        if (reason === 'WRONG_COUNT') return `Se nombran ${enemies.length} Leyendas, que no es el número correcto.`
        const names = formatList(
          enemies.map((id) => legendName(id, 'es', content)),
          'es',
        )
        if (reason !== null) return `${names}: cada Autómata tiene una Leyenda para él solo.`
        return `Enemigos: ${names}${teammate === null ? '' : `; compañero: ${legendName(teammate, 'es', content)}`}.`
      },
    },
  }),
}
