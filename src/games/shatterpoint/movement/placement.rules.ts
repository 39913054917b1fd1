import { countOf } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { length } from '../language/words.ts'
import type { Player } from '../vocabulary.ts'

type Deployed = {
  character: string
  problem: 'leader' | 'edge' | 'company' | null
  other: string | null
  gap: number
  limit: number
}
type NextSquad = { player: Player; squads: number }

/** Rules on placing, access points and deployment. */
export const placementRules = {
  'shatterpoint.place': rule<{ object: string; reference: string; range: number; gap: number; isWithin: boolean }>({
    title: { en: 'Placing', es: 'Colocar' },
    says: {
      en: 'An object that is placed goes anywhere within the named range of where it was, or of another object if the effect says so, at any elevation. Any part of its new base has to be within the range.',
      es: 'Un objeto que se coloca va a cualquier sitio dentro del alcance indicado de donde estaba, o de otro objeto si lo dice el efecto, a cualquier nivel. Basta que alguna parte de su nueva peana esté al alcance.',
    },
    section: 'Place',
    page: '28',
    rulings: ['Q-53'],
    explain: {
      en: ({ object, reference, range, gap, isWithin }) =>
        `${object} is placed ${length(gap, 'en')} from ${object === reference ? 'where it was' : reference}: ${isWithin ? 'within' : 'not within'} range ${range}.`,
      es: ({ object, reference, range, gap, isWithin }) =>
        `${object} se coloca a ${length(gap, 'es')} de ${object === reference ? 'donde estaba' : reference}: ${isWithin ? 'dentro' : 'fuera'} del alcance ${range}.`,
    },
  }),
  'shatterpoint.access.groups': rule<{ from: string; to: string; isLinked: boolean }>({
    title: { en: 'Access points are linked', es: 'Los puntos de acceso están enlazados' },
    says: {
      en: 'Access points are linked in groups of two or more, agreed before the game.',
      es: 'Los puntos de acceso se enlazan en grupos de dos o más, acordados antes de la partida.',
    },
    section: 'Access points',
    page: '36',
    rulings: [],
    explain: {
      en: ({ from, to, isLinked }) => (isLinked ? `${from} leads to ${to}.` : `${from} does not lead to ${to}.`),
      es: ({ from, to, isLinked }) => (isLinked ? `${from} lleva a ${to}.` : `${from} no lleva a ${to}.`),
    },
  }),
  'shatterpoint.access.use': rule<{ character: string; from: string | null; to: string | null; gap: number | null }>({
    title: { en: 'Using an access point', es: 'Usar un punto de acceso' },
    says: {
      en: 'A character that would end an advance, climb, dash or jump within range 1 of an access point may be placed within range 1 of another point of that group, and its movement ends. It has to be able to end where it was; the limits on elevation do not hold for the placing.',
      es: 'Un personaje que fuera a acabar un avance, trepada, carrera o salto a alcance 1 de un punto de acceso puede colocarse a alcance 1 de otro punto de ese grupo, y su movimiento termina. Debe poder acabar donde estaba; los límites de altura no rigen para la colocación.',
    },
    section: 'Access points',
    page: '36',
    rulings: [],
    explain: {
      en: ({ character, from, to, gap }) =>
        to === null
          ? `${character} ${from === null ? 'is at no access point' : `is ${length(gap ?? 0, 'en')} from ${from}, which is not within range 1`}.`
          : `${character} is ${length(gap ?? 0, 'en')} from ${from} and is placed at ${to}.`,
      es: ({ character, from, to, gap }) =>
        to === null
          ? `${character} ${from === null ? 'no está en ningún punto de acceso' : `está a ${length(gap ?? 0, 'es')} de ${from}, fuera de alcance 1`}.`
          : `${character} está a ${length(gap ?? 0, 'es')} de ${from} y se coloca en ${to}.`,
    },
  }),
  'shatterpoint.access.level': rule<{ character: string; point: string; z: number; isLevel: boolean }>({
    title: { en: 'The height of access points', es: 'La altura de los puntos de acceso' },
    says: {
      en: 'Each access point has a height of its own; a character uses it, or arrives at it, at the same elevation.',
      es: 'Cada punto de acceso tiene su propia altura; un personaje lo usa, o llega a él, al mismo nivel.',
    },
    section: 'Access points',
    page: '36',
    rulings: ['Q-33'],
    explain: {
      en: ({ character, point, z, isLevel }) =>
        `${character} is ${isLevel ? '' : 'not '}at the elevation of ${point}, which is at ${length(z, 'en')}.`,
      es: ({ character, point, z, isLevel }) =>
        `${character} ${isLevel ? 'está' : 'no está'} al nivel de ${point}, que está a ${length(z, 'es')}.`,
    },
  }),
  'shatterpoint.setup.deploy': rule<Deployed | NextSquad>({
    title: { en: 'Deployment', es: 'Despliegue' },
    says: {
      en: 'Squads are deployed in turn: first a character of the primary unit within range 2 of the own edge, then the rest of the squad within range 1 of that character, at any elevation.',
      es: 'Las escuadras se despliegan por turnos: primero un personaje de la unidad principal a alcance 2 del borde propio, luego el resto de la escuadra a alcance 1 de ese personaje, a cualquier nivel.',
    },
    section: 'Deployment',
    page: '21',
    rulings: ['Q-44'],
    explain: {
      en: (facts) => {
        if ('player' in facts)
          return `Squads are deployed in turn, and ${countOf(facts.squads, 'squad is', 'squads are')} there: player ${facts.player} deploys the next one.`
        const { character, problem, other, gap, limit } = facts
        if (problem === 'leader')
          return `${character} is not of the squad’s primary unit; a character of it comes first.`
        if (problem === 'company')
          return `${character} is ${length(gap, 'en')} from ${other}, more than ${length(limit, 'en')}.`
        return problem === 'edge'
          ? `${character} is ${length(gap, 'en')} from its edge, more than ${length(limit, 'en')}.`
          : `${character} is ${length(gap, 'en')} from its edge, and the rest of the squad is within range 1 of ${character}.`
      },
      es: (facts) => {
        if ('player' in facts)
          return `Las escuadras se despliegan por turnos; ya desplegadas: ${facts.squads}. Despliega la siguiente el jugador ${facts.player}.`
        const { character, problem, other, gap, limit } = facts
        if (problem === 'leader')
          return `${character} no es de la unidad principal de la escuadra; primero va un personaje de ella.`
        if (problem === 'company')
          return `${character} está a ${length(gap, 'es')} de ${other}, más de ${length(limit, 'es')}.`
        return problem === 'edge'
          ? `${character} está a ${length(gap, 'es')} de su borde, más de ${length(limit, 'es')}.`
          : `${character} está a ${length(gap, 'es')} de su borde, y el resto de la escuadra, a alcance 1 de ${character}.`
      },
    },
  }),
}
