import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { enemyName, figureList, figureName } from '../../language/card-name.ts'
import type { Slot } from '../../vocabulary.ts'
import { listNames } from '../ai/ai.words.ts'
import { deciderName, spawnList } from '../ai/decision.words.ts'

const SPAWNING = 'Spawning Locust'

/** Rules on spawning. */
export const spawnRules = {
  'gears.spawn.place': rule<{ figure: string; enemy: string; zone: string; cover: string | null }, GearsContent>({
    title: { en: 'A new figure', es: 'Una nueva figura' },
    says: {
      en: 'A figure is taken from the pool and put in the zone, healthy; then it takes cover if its card has the icon.',
      es: 'Se toma una figura de la reserva y se coloca en la zona, sana; después se cubre si su carta tiene el icono.',
    },
    section: SPAWNING,
    page: '15',
    rulings: [],
    explain: {
      en: ({ figure, zone, cover }, content) =>
        `${figureName(figure, 'en', content)} appears in ${zone}${cover === null ? '' : `, in cover ${cover}`}.`,
      es: ({ figure, zone, cover }, content) =>
        `${figureName(figure, 'es', content)} aparece en ${zone}${cover === null ? '' : `, en la cobertura ${cover}`}.`,
    },
  }),
  'gears.spawn.order': rule<{ figures: string[]; player: string }, GearsContent>({
    title: { en: 'The order of spawning', es: 'El orden al generar' },
    says: {
      en: 'If several figures are spawned, the active player chooses their order.',
      es: 'Si se generan varias figuras, el jugador activo elige en qué orden.',
    },
    section: SPAWNING,
    page: '15',
    rulings: [],
    explain: {
      en: ({ figures, player }, content) =>
        `${deciderName(player, 'en', content)} chooses which comes next: ${spawnList(figures, 'en', content)}.`,
      es: ({ figures, player }, content) =>
        `${deciderName(player, 'es', content)} elige cuál va ahora: ${spawnList(figures, 'es', content)}.`,
    },
  }),
  'gears.spawn.slot': rule<{ slot: Slot; enemy: string | null }, GearsContent>({
    title: { en: 'A, B and C', es: 'A, B y C' },
    says: {
      en: 'A, B and C are the enemies in those slots of the mission.',
      es: 'A, B y C son los enemigos de esas letras de la misión.',
    },
    section: SPAWNING,
    page: '15',
    rulings: [],
    explain: {
      en: ({ slot, enemy }, content) =>
        enemy === null ? `The mission has no enemy ${slot}.` : `Enemy ${slot} is ${enemyName(enemy, 'en', content)}.`,
      es: ({ slot, enemy }, content) =>
        enemy === null
          ? `La misión no tiene enemigo ${slot}.`
          : `El enemigo ${slot} es ${enemyName(enemy, 'es', content)}.`,
    },
  }),
  'gears.spawn.fallback': rule<
    { wanted: string; spawned: string | null; reason: 'noFigure' | 'forbidden' },
    GearsContent
  >({
    title: { en: 'No figure of the type left', es: 'No queda ninguna figura del tipo' },
    says: {
      en: 'If no figure of the type is left, the most powerful one available comes instead: C, else B, else A, else none; this is checked figure by figure.',
      es: 'Si no queda ninguna figura del tipo, la sustituye la más poderosa disponible: C, si no B, si no A, si no ninguna; se comprueba figura a figura.',
    },
    section: SPAWNING,
    page: '15, 25',
    rulings: ['Q-36'],
    explain: {
      en: ({ wanted, spawned, reason }, content) => {
        const why =
          reason === 'noFigure'
            ? `No ${enemyName(wanted, 'en', content)} is left`
            : `The mission allows no further ${enemyName(wanted, 'en', content)}`
        return `${why}: ${spawned === null ? 'nothing comes instead' : `${enemyName(spawned, 'en', content)} comes instead`}.`
      },
      es: ({ wanted, spawned, reason }, content) => {
        const why =
          reason === 'noFigure'
            ? `No queda ningún ${enemyName(wanted, 'es', content)}`
            : `La misión no permite más ${enemyName(wanted, 'es', content)}`
        return `${why}: ${spawned === null ? 'nada lo sustituye' : `lo sustituye ${enemyName(spawned, 'es', content)}`}.`
      },
    },
  }),
  'gears.spawn.each-hole': rule<{ holes: string[]; zones: string[]; each: number }, GearsContent>({
    title: { en: 'In each hole', es: 'En cada agujero' },
    says: {
      en: '“In each hole” means the number for every open hole that fits; movements are counted from “you” to the zone of the hole. If no hole fits, nothing spawns.',
      es: '«En cada agujero» significa esa cantidad por cada agujero abierto que cumpla; los movimientos se cuentan desde «ti» hasta la zona del agujero. Si no hay ninguno, no se genera nada.',
    },
    section: 'AI card elements',
    page: '11',
    rulings: ['Q-36'],
    explain: {
      en: ({ holes, zones, each }) =>
        holes.length === 0
          ? 'No open hole is near enough: nothing spawns.'
          : `${each} in each open hole: ${listNames(zones, 'en')}.`,
      es: ({ holes, zones, each }) =>
        holes.length === 0
          ? 'No hay ningún agujero abierto lo bastante cerca: no se genera nada.'
          : `${each} en cada agujero abierto: ${listNames(zones, 'es')}.`,
    },
  }),
  'gears.spawn.nearest-hole': rule<{ holes: string[]; zones: string[] }, GearsContent>({
    title: { en: 'The nearest hole', es: 'El agujero más cercano' },
    says: {
      en: 'The nearest hole is looked for among those that are not sealed; the active player chooses among equals.',
      es: 'El agujero más cercano se busca entre los que no están sellados; entre iguales elige el jugador activo.',
    },
    section: 'Sealing emergence holes',
    page: '19',
    rulings: [],
    explain: {
      en: ({ holes, zones }) => `Nearest open hole: ${listNames(holes, 'en')} in ${listNames(zones, 'en')}.`,
      es: ({ holes, zones }) => `Agujero abierto más cercano: ${listNames(holes, 'es')} en ${listNames(zones, 'es')}.`,
    },
  }),
  'gears.spawn.map-exit': rule<{ zones: string[] }>({
    title: { en: 'At the map exit', es: 'En la salida del mapa' },
    says: {
      en: 'The map exit is a zone with a door; of two, the one with fewer moves to the active player’s figure, who chooses if they are equal.',
      es: 'La salida del mapa es una zona con puerta; de dos, la que esté a menos movimientos de la figura del jugador activo, que elige si son iguales.',
    },
    section: SPAWNING,
    page: '15, 27',
    rulings: ['Q-35'],
    explain: {
      en: ({ zones }) => `The map exit is ${zones.join(' or ')}.`,
      es: ({ zones }) => `La salida del mapa es ${zones.join(' o ')}.`,
    },
  }),
  'gears.spawn.not-activated': rule<{ figures: string[] }, GearsContent>({
    title: { en: 'New figures wait', es: 'Las figuras nuevas esperan' },
    says: {
      en: 'A figure that is spawned does nothing else unless the effect says so, and nobody can guard against it until it moves or attacks.',
      es: 'Una figura recién generada no hace nada más salvo que el efecto lo diga, y nadie puede Proteger contra ella hasta que mueva o ataque.',
    },
    section: 'Guard',
    page: '24',
    rulings: [],
    explain: {
      en: ({ figures }, content) => `Spawned and not yet active: ${figureList(figures, 'en', content)}.`,
      es: ({ figures }, content) =>
        `${figures.length === 1 ? 'Generado' : 'Generados'} y aún sin activar: ${figureList(figures, 'es', content)}.`,
    },
  }),
}
