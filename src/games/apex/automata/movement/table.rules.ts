import type { Cell } from '../../../../geometry/grid.ts'
import { formatList } from '../../../../lib/wording.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'
import { routeName } from '../route/route.words.ts'

const DANGER = 'Danger zones'
const DESTRUCTION = 'Destruction'
const ZIPLINES = 'Ziplines'

/** A danger zone by its name; that outside of the Ring is the service's own. */
const zoneName = {
  en: (id: string) => (id === 'ring' ? 'outside the Ring' : id),
  es: (id: string) => (id === 'ring' ? 'fuera del Anillo' : id),
}

const zoneCount = {
  en: (ids: readonly string[]) =>
    ids.length === 0
      ? 'no danger zone'
      : `${ids.length === 1 ? 'the danger zone' : 'the danger zones'} ${formatList(ids.map(zoneName.en), 'en')}`,
  es: (ids: readonly string[]) =>
    ids.length === 0
      ? 'ninguna zona de peligro'
      : `${ids.length === 1 ? 'la zona de peligro' : 'las zonas de peligro'} ${formatList(ids.map(zoneName.es), 'es')}`,
}

/** What a zipline is judged by. */
export type ZiplineFacts = { zipline: string; linked: string; own: number; other: number; landing: Cell }

const hop = (nearer: { en: string; es: string }) => ({
  en: ({ zipline, linked, own, other, landing }: ZiplineFacts) =>
    `Zipline ${linked} is ${nearer.en} the primary enemy than ${zipline} (${other} instead of ${own}): it goes to ${cellName(landing)}.`,
  es: ({ zipline, linked, own, other, landing }: ZiplineFacts) =>
    `La tirolina ${linked} está ${nearer.es} del enemigo principal que ${zipline} (${other} en vez de ${own}): va a ${cellName(landing)}.`,
})

/** Rules on what lies on the way of an Automaton: danger, objects, ziplines. */
export const tableRules = {
  'apex.automata.danger.definition': rule<{ cell: Cell; zones: string[] }>({
    title: { en: 'Danger zones', es: 'Zonas de peligro' },
    says: {
      en: 'A danger zone is where the Automaton would take damage at the end of a turn or round, or for entering; whose it is does not matter.',
      es: 'Una zona de peligro es donde el Autómata sufriría daño al final de un turno o de una ronda, o por entrar; da igual de quién sea.',
    },
    section: DANGER,
    page: '19',
    rulings: ['Q-A70'],
    explain: {
      en: ({ cell, zones }) => `${cellName(cell)} lies in ${zoneCount.en(zones)}.`,
      es: ({ cell, zones }) => `${cellName(cell)} ${zones.length === 0 ? 'no ' : ''}está en ${zoneCount.es(zones)}.`,
    },
  }),
  'apex.automata.danger.fallback': rule<{ reason: string | null; turned: number }>({
    title: { en: 'No way out', es: 'Sin salida' },
    says: {
      en: 'If none of the four directions leads out of danger, the card is discarded and a procedure from A to D is used instead.',
      es: 'Si ninguna de las cuatro direcciones saca del peligro, la carta se descarta y se usa un procedimiento de A a D.',
    },
    section: DANGER,
    page: '21',
    rulings: [],
    explain: {
      en: () => 'All four directions were tried: the card is used up.',
      es: () => 'Se han probado las cuatro direcciones: la carta está agotada.',
    },
  }),
  'apex.automata.drop.enemy-fallback': rule<{ reason: string | null; turned: number }>({
    title: { en: 'Beside the beacon', es: 'Junto a la baliza' },
    says: {
      en: 'If the four directions of the card all fail in the drop, the Automaton is placed in the first free space adjacent to the beacon.',
      es: 'Si las cuatro direcciones de la carta fallan en el salto aéreo, el Autómata se coloca en el primer espacio libre adyacente a la baliza.',
    },
    section: 'Placing figures',
    page: '9',
    rulings: ['Q-A54'],
    explain: {
      en: () => 'All four directions were tried: it is placed beside the beacon.',
      es: () => 'Se han probado las cuatro direcciones: se coloca junto a la baliza.',
    },
  }),
  'apex.automata.destroy.on-path': rule<{ card: string; path: Cell[]; objects: string[]; zones: string[] }>({
    title: {
      en: 'Whatever can be destroyed on the path is destroyed',
      es: 'Se destruye todo lo destructible del camino',
    },
    says: {
      en: 'Before the first step, and after every turn of the card, everything destructible in the spaces of the path and on the edges and corners it crosses is destroyed, however far the points reach; zones go with the object that makes them.',
      es: 'Antes del primer paso, y tras cada giro de la carta, se destruye todo lo destructible en los espacios del camino y en los bordes y esquinas que cruza, lleguen o no los puntos; las zonas desaparecen con el objeto que las crea.',
    },
    section: DESTRUCTION,
    page: '22, 26',
    rulings: ['Q-A37'],
    explain: {
      en: ({ card, objects, zones }, content) =>
        `On the path of ${routeName(card, 'en', content)} it destroys ${formatList(objects, 'en')}${zones.length === 0 ? '' : `; with ${objects.length === 1 ? 'it' : 'them'} ${zoneCount.en(zones)} ${zones.length === 1 ? 'goes' : 'go'}`}.`,
      es: ({ card, objects, zones }, content) =>
        `En el camino de la ${routeName(card, 'es', content)} destruye ${formatList(objects, 'es')}${zones.length === 0 ? '' : `; con ello ${zones.length === 1 ? 'desaparece' : 'desaparecen'} ${zoneCount.es(zones)}`}.`,
    },
  }),
  'apex.automata.zip.white': rule<ZiplineFacts>({
    title: { en: 'By zipline towards the enemy', es: 'En tirolina hacia el enemigo' },
    says: {
      en: 'On the white path an Automaton adjacent to a zipline uses it if the linked one is nearer to the primary enemy; it lands in the free space adjacent to that one which is nearest to the enemy. It costs no movement points.',
      es: 'En el camino blanco, un Autómata adyacente a una tirolina la usa si la conectada está más cerca del enemigo principal; llega al espacio libre adyacente a ella más cercano al enemigo. No cuesta puntos de Movimiento.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: ['Q-A07', 'Q-A13', 'Q-A14', 'Q-A73'],
    explain: hop({ en: 'nearer to', es: 'más cerca' }),
  }),
  'apex.automata.zip.green': rule<ZiplineFacts>({
    title: { en: 'By zipline away from the enemy', es: 'En tirolina lejos del enemigo' },
    says: {
      en: 'On the green path it uses a zipline if the linked one is farther from the primary enemy, and lands in the free adjacent space farthest from it.',
      es: 'En el camino verde usa una tirolina si la conectada está más lejos del enemigo principal, y llega al espacio libre adyacente más lejano.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: ['Q-A07', 'Q-A13', 'Q-A14', 'Q-A73'],
    explain: hop({ en: 'farther from', es: 'más lejos' }),
  }),
  'apex.automata.zip.otherwise': rule<{
    zipline: string
    own: number
    other: number
    reason: 'used' | 'direction' | 'noLanding'
  }>({
    title: { en: 'A zipline that is not used', es: 'Una tirolina que no se usa' },
    says: {
      en: 'A zipline that leads the wrong way, to no free space, or that was used in this action already is left alone, and the move goes on.',
      es: 'Una tirolina que lleva en sentido contrario, a ningún espacio libre o que ya se usó en esta acción se deja, y el movimiento sigue.',
    },
    section: ZIPLINES,
    page: '26',
    rulings: ['Q-A13', 'Q-A14'],
    explain: {
      en: ({ zipline, own, other, reason }) =>
        `Zipline ${zipline} is not used: ${
          {
            used: 'it was used in this action already',
            direction: `the other end is not where it wants to go (distance ${other} instead of ${own})`,
            noLanding: 'there is no free space at the other end',
          }[reason]
        }.`,
      es: ({ zipline, own, other, reason }) =>
        `La tirolina ${zipline} no se usa: ${
          {
            used: 'ya se usó en esta acción',
            direction: `el otro extremo no está donde quiere ir (distancia ${other} en vez de ${own})`,
            noLanding: 'no hay espacio libre en el otro extremo',
          }[reason]
        }.`,
    },
  }),
  'apex.automata.zip.after': rule<{ left: number }>({
    title: { en: 'After the zipline a new card', es: 'Tras la tirolina, otra carta' },
    says: {
      en: 'After a zipline the Route card is discarded and the Optimal Shot checked; with points left the move goes on with a new card.',
      es: 'Tras una tirolina la carta de Ruta se descarta y se comprueba el Disparo óptimo; con puntos restantes el movimiento sigue con otra carta.',
    },
    section: ZIPLINES,
    page: '26-27',
    rulings: ['Q-A15'],
    explain: {
      en: ({ left }) => `The card is discarded after the zipline; ${left} MP left.`,
      es: ({ left }) => `La carta se descarta tras la tirolina; ${left === 1 ? 'queda' : 'quedan'} ${left} PM.`,
    },
  }),
}
