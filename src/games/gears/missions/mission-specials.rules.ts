import type { Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Difficulty } from '../content/mission.ts'
import { enemyName, players } from '../language/card-name.ts'
import { backText, type Checked, checkText, type Flipped } from './missions.rules.ts'

const MISSIONS = 'Missions'

const DIFFICULTY_NAMES: Readonly<Record<Difficulty, Localized>> = {
  casual: { en: 'Casual', es: 'Casual' },
  normal: { en: 'Normal', es: 'Normal' },
  hardcore: { en: 'Hardcore', es: 'Hardcore' },
  insane: { en: 'Insane', es: 'Locura' },
}

type Players = { players: number }

/** Rules that belong to one mission. */
export const missionSpecialRules = {
  'gears.mission.emergence.spawn-before-seal': rule<{ pieces: string[] }>({
    title: { en: 'Emergence: spawns come before seals', es: 'Emergencia: primero se genera, luego se sella' },
    says: {
      en: 'In setup the Locust are spawned first; only then the mission card seals the holes.',
      es: 'En la preparación primero se generan los Locust y solo después la carta de Misión sella los agujeros.',
    },
    section: MISSIONS,
    page: '26',
    rulings: [],
    explain: {
      en: ({ pieces }) =>
        `First the holes of ${formatList(pieces, 'en')} are filled; then all are sealed except the one nearest to the map exit.`,
      es: ({ pieces }) =>
        `Primero se pueblan los agujeros de ${formatList(pieces, 'es')}; después se sellan todos salvo el más cercano a la salida del mapa.`,
    },
  }),
  'gears.mission.emergence.objective1': rule<Checked, GearsContent>({
    title: { en: 'Emergence: seal every hole', es: 'Emergencia: sellar todos los agujeros' },
    says: {
      en: 'Phase 1 is flipped when every emergence hole is sealed, the last one by a bolo grenade.',
      es: 'La fase 1 se voltea cuando todos los agujeros de emergencia están sellados, el último con una granada bolo.',
    },
    section: MISSIONS,
    page: '13, 26',
    rulings: [],
    explain: {
      en: (facts, content) => checkText(facts, 'en', content),
      es: (facts, content) => checkText(facts, 'es', content),
    },
  }),
  'gears.mission.emergence.12a': rule<{ location: string }>({
    title: { en: 'Emergence: the grenades of 12A', es: 'Emergencia: las granadas de 12A' },
    says: {
      en: 'In phase 1 the equipment of 12A is not discarded when it is used.',
      es: 'En la fase 1 el equipo de 12A no se descarta al usarse.',
    },
    section: MISSIONS,
    page: '26',
    rulings: [],
    explain: {
      en: ({ location }) => `${location} stays in play and can be used again on a later turn.`,
      es: ({ location }) => `${location} sigue en juego y puede volver a usarse en un turno posterior.`,
    },
  }),
  'gears.mission.emergence.back1': rule<Flipped, GearsContent>({
    title: { en: 'Emergence: the last wave', es: 'Emergencia: la última oleada' },
    says: {
      en: 'Sealing the last hole brings Locust to the map exit by the number of players; then Wretches and Drones advance.',
      es: 'Al sellar el último agujero llegan Locust a la salida del mapa según los jugadores; después avanzan Infames y Drones.',
    },
    section: MISSIONS,
    page: '13',
    rulings: ['Q-46'],
    explain: {
      en: (facts, content) => `With ${players(facts.players, 'en')}: ${backText(facts, 'en', content)}.`,
      es: (facts, content) => `Con ${players(facts.players, 'es')}: ${backText(facts, 'es', content)}.`,
    },
  }),
  'gears.mission.emergence.phase2': rule<{ phase: number }>({
    title: { en: 'Emergence: nothing spawns', es: 'Emergencia: nada se genera' },
    says: {
      en: 'In phase 2 an AI card that would spawn figures is discarded and another one is drawn.',
      es: 'En la fase 2 una carta de IA que generaría figuras se descarta y se roba otra.',
    },
    section: MISSIONS,
    page: '13, 26',
    rulings: ['Q-16'],
    explain: {
      en: ({ phase }) => `In phase ${phase} AI cards that would spawn figures are redrawn.`,
      es: ({ phase }) => `En la fase ${phase} las cartas de IA que generarían figuras se sustituyen por otras.`,
    },
  }),
  'gears.mission.china-shop.no-c': rule<{ enemy: string | null }, GearsContent>({
    title: { en: 'China Shop: one Berserker', es: 'Tienda china: un solo Berserker' },
    says: {
      en: 'No further C spawns, even if the Berserker is dead: a Drone takes its place, or a Wretch if no Drone is left.',
      es: 'No se generan más C, aunque el Berserker haya muerto: en su lugar sale un Drone, o un Infame si no quedan Drones.',
    },
    section: MISSIONS,
    page: '26',
    rulings: ['Q-36'],
    explain: {
      en: ({ enemy }, content) =>
        enemy === null
          ? 'Nothing spawns for C.'
          : `Instead of C a figure of ${enemyName(enemy, 'en', content)} spawns.`,
      es: ({ enemy }, content) =>
        enemy === null
          ? 'En lugar de C no sale nada.'
          : `En lugar de C se genera una figura de ${enemyName(enemy, 'es', content)}.`,
    },
  }),
  'gears.mission.china-shop.hammer': rule<{ location: string }>({
    title: { en: 'China Shop: the Hammer of Dawn', es: 'Tienda china: el Martillo del alba' },
    says: {
      en: 'The Hammer of Dawn is found on piece 17A.',
      es: 'El Martillo del alba se encuentra en la pieza 17A.',
    },
    section: MISSIONS,
    page: '26',
    rulings: [],
    explain: {
      en: ({ location }) => `The Hammer of Dawn lies on ${location}.`,
      es: ({ location }) => `El Martillo del alba está en ${location}.`,
    },
  }),
  'gears.mission.resonator.rotate': rule<{ entrances: number }>({
    title: { en: 'Belly of the Beast: the turned piece', es: 'El vientre de la bestia: la pieza girada' },
    says: {
      en: 'After level 1 is built, the first piece is turned so that its entrance meets the second piece’s entrance.',
      es: 'Montado el nivel 1, se gira la primera pieza para que su entrada coincida con la de la segunda.',
    },
    section: MISSIONS,
    page: '27',
    rulings: [],
    explain: {
      en: () => 'The first piece of level 1 is turned; its exit is free.',
      es: () => 'Se gira la primera pieza del nivel 1; su salida queda libre.',
    },
  }),
  'gears.mission.resonator.two-doors': rule<{ lastExit: number; firstPiece: number }>({
    title: { en: 'Belly of the Beast: two doors', es: 'El vientre de la bestia: dos puertas' },
    says: {
      en: 'Two doors are placed: the last exit leads to level 2, the exit of the first piece to level 3; spawns at the exit use the one nearest to the active player.',
      es: 'Se ponen dos puertas: la última salida lleva al nivel 2 y la de la primera pieza, al 3; lo que se genera en la salida usa la más cercana al jugador activo.',
    },
    section: MISSIONS,
    page: '27',
    rulings: [],
    explain: {
      en: ({ lastExit, firstPiece }) =>
        `The last exit leads to level ${lastExit}, the exit of the first piece to level ${firstPiece}.`,
      es: ({ lastExit, firstPiece }) =>
        `La última salida lleva al nivel ${lastExit}; la de la primera pieza, al nivel ${firstPiece}.`,
    },
  }),
  'gears.mission.landown.one-at-a-time': rule<{ cards: number }>({
    title: { en: 'Roadblocks: one location at a time', es: 'Controles de carretera: de lugar en lugar' },
    says: {
      en: 'The deck of level 1 is set aside; in phase 1 each exploration places one location only and puts a door on its exit.',
      es: 'El mazo del nivel 1 se aparta; en la fase 1 cada exploración coloca un solo lugar y pone una puerta en su salida.',
    },
    section: MISSIONS,
    page: '27',
    rulings: ['Q-47'],
    explain: {
      en: ({ cards }) =>
        cards > 1
          ? `Only one location is placed at a time, not ${cards}.`
          : 'One location is placed, with a door on its exit.',
      es: ({ cards }) =>
        cards > 1
          ? `Los lugares se colocan de uno en uno, no ${cards} a la vez.`
          : 'Se coloca un lugar con una puerta en su salida.',
    },
  }),
  'gears.mission.landown.spawn': rule<Players & { enemy: string; location: string }, GearsContent>({
    title: { en: 'Roadblocks: Tickers instead of the line', es: 'Controles de carretera: Tickers en vez de la línea' },
    says: {
      en: 'In phase 1 the location line is ignored; from the active player on, each player spawns 1 Ticker in an empty zone of the new piece, in any if none is empty.',
      es: 'En la fase 1 se ignora la línea del lugar; desde el jugador activo, cada jugador genera 1 Ticker en una zona vacía de la pieza nueva, o en cualquiera si no hay.',
    },
    section: MISSIONS,
    page: '27',
    rulings: [],
    explain: {
      en: ({ players: count, enemy, location }, content) =>
        `The line of ${location} is ignored; ${players(count, 'en')}: 1 × ${enemyName(enemy, 'en', content)} each, in empty zones.`,
      es: ({ players: count, enemy, location }, content) =>
        `Se ignora la línea de ${location}; ${players(count, 'es')}: 1 × ${enemyName(enemy, 'es', content)} cada uno, en zonas vacías.`,
    },
  }),
  'gears.mission.scattered.setup': rule<{ maps: number[] }>({
    title: { en: 'Scattered: two maps', es: 'Dispersión: dos mapas' },
    says: {
      en: 'Levels 1 and 2 are two maps that are not connected; the players agree who starts where, as evenly as possible, each in the entrance zone of the map.',
      es: 'Los niveles 1 y 2 son dos mapas sin conexión; los jugadores acuerdan quién empieza dónde, lo más repartido posible, cada uno en la zona de entrada de su mapa.',
    },
    section: MISSIONS,
    page: '28',
    rulings: ['Q-30'],
    explain: {
      en: ({ maps }) => `The soldiers are split ${maps.join(' and ')} between the two maps.`,
      es: ({ maps }) => `Los soldados se reparten ${maps.join(' y ')} entre los dos mapas.`,
    },
  }),
  'gears.mission.scattered.spawn': rule<Players & { onMap: number | null }>({
    title: { en: 'Scattered: the line of the map', es: 'Dispersión: la línea del mapa' },
    says: {
      en: 'Spawns in setup use the location line for the number of soldiers on that map.',
      es: 'Al preparar la partida se usa la línea del lugar para el número de soldados de ese mapa.',
    },
    section: MISSIONS,
    page: '28',
    rulings: [],
    explain: {
      en: ({ players: all, onMap }) =>
        onMap === null || onMap > all
          ? `How many of the ${all} soldiers are on this map has to be stated.`
          : `Soldiers on this map: ${onMap} of ${all}; line ${onMap} is used.`,
      es: ({ players: all, onMap }) =>
        onMap === null || onMap > all
          ? `Hay que indicar cuántos de los ${all} soldados están en este mapa.`
          : `Soldados en este mapa: ${onMap} de ${all}; se usa la línea ${onMap}.`,
    },
  }),
  'gears.mission.scattered.orders': rule<{ phase: number }>({
    title: { en: 'Scattered: orders reach both maps', es: 'Dispersión: las órdenes llegan a ambos mapas' },
    says: {
      en: 'Order cards that help other players reach every player on either map.',
      es: 'Las cartas de Orden que ayudan a otros jugadores alcanzan a todos en cualquiera de los mapas.',
    },
    section: MISSIONS,
    page: '28',
    rulings: [],
    explain: {
      en: () => 'Order cards may help players on the other map.',
      es: () => 'Las cartas de Orden pueden ayudar a jugadores del otro mapa.',
    },
  }),
  'gears.mission.scattered.ai': rule<{ phase: number }>({
    title: { en: 'Scattered: AI cards see one map', es: 'Dispersión: las cartas de IA ven un mapa' },
    says: {
      en: 'In phases 1 and 2 an AI card affects and sees only figures on the active player’s map, also when deciding whether to redraw.',
      es: 'En las fases 1 y 2 una carta de IA solo afecta y ve figuras del mapa del jugador activo, también para robar otra.',
    },
    section: MISSIONS,
    page: '28',
    rulings: [],
    explain: {
      en: ({ phase }) => `In phase ${phase} AI cards see the active player’s map only.`,
      es: ({ phase }) => `En la fase ${phase} las cartas de IA solo ven el mapa del jugador activo.`,
    },
  }),
  'gears.mission.waves.difficulty': rule<{ difficulty: Difficulty | null; pieces: string[] }>({
    title: { en: 'Horde: the difficulty', es: 'Horda: la dificultad' },
    says: {
      en: 'The chosen difficulty decides which pieces the map is made of; the map is one level and nobody explores.',
      es: 'La dificultad elegida decide de qué piezas se compone el mapa; es un solo nivel y nadie explora.',
    },
    section: MISSIONS,
    page: '29',
    rulings: [],
    explain: {
      en: ({ difficulty, pieces }) =>
        difficulty === null
          ? 'This mission needs a difficulty.'
          : `Difficulty ${DIFFICULTY_NAMES[difficulty].en}: the map is made of ${formatList(pieces, 'en')}.`,
      es: ({ difficulty, pieces }) =>
        difficulty === null
          ? 'Esta misión necesita una dificultad.'
          : `Dificultad ${DIFFICULTY_NAMES[difficulty].es}: el mapa se compone de ${formatList(pieces, 'es')}.`,
    },
  }),
  'gears.mission.waves.resupply': rule<{ location: string }>({
    title: { en: 'Horde: supplies come back', es: 'Horda: los suministros vuelven' },
    says: {
      en: 'Ammunition and grenade locations are turned face down when used, and face up again when a phase is completed.',
      es: 'Los lugares de munición y granadas se ponen boca abajo al usarse y otra vez boca arriba al completar una fase.',
    },
    section: MISSIONS,
    page: '29',
    rulings: [],
    explain: {
      en: ({ location }) => `${location} is turned face down until the wave is beaten.`,
      es: ({ location }) => `${location} se pone boca abajo hasta superar la oleada.`,
    },
  }),
  'gears.mission.waves.change': rule<Flipped & { wave: number }, GearsContent>({
    title: { en: 'Horde: the next wave', es: 'Horda: la siguiente oleada' },
    says: {
      en: 'At the end of a phase enemy cards and AI deck change as the mission card says; AI cards that match no slot leave the deck.',
      es: 'Al final de una fase cambian los enemigos y el mazo de IA según la carta de Misión; las cartas de IA que no corresponden a ninguna letra salen del mazo.',
    },
    section: MISSIONS,
    page: '29',
    rulings: [],
    explain: {
      en: (facts, content) => `Wave ${facts.wave} comes: ${backText(facts, 'en', content)}.`,
      es: (facts, content) => `Llega la oleada ${facts.wave}: ${backText(facts, 'es', content)}.`,
    },
  }),
  'gears.mission.waves.win': rule<{ waves: number }>({
    title: { en: 'Horde: victory', es: 'Horda: victoria' },
    says: {
      en: 'The players win when they have killed every enemy of all six waves.',
      es: 'Los jugadores ganan cuando han matado a todos los enemigos de las seis oleadas.',
    },
    section: MISSIONS,
    page: '29',
    rulings: [],
    explain: {
      en: ({ waves }) => `All ${waves} waves are beaten.`,
      es: ({ waves }) => `Se han superado las ${waves} oleadas.`,
    },
  }),
}
