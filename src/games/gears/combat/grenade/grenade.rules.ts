import { capitalize, formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { countOf } from '../../language/attack-words.ts'
import { figureList, figureName } from '../../language/card-name.ts'
import { zoneName } from '../../language/notation.ts'

const GRENADES = 'Bolo grenades'

/** Rules on bolo grenades. */
export const grenadeRules = {
  'gears.grenade.cost': rule<{ thrower: string; left: number | null }, GearsContent>({
    title: { en: 'One token per grenade', es: 'Un contador por granada' },
    says: {
      en: 'Throwing a bolo grenade discards one grenade token; ammo has nothing to do with it.',
      es: 'Lanzar una granada bolo descarta un contador de Granada; la munición no interviene.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    explain: {
      en: ({ thrower, left }, content) =>
        left === null
          ? `${figureName(thrower, 'en', content)} has no grenade token.`
          : `${figureName(thrower, 'en', content)} throws a grenade; ${countOf(left, 'grenade', 'en')} left.`,
      es: ({ thrower, left }, content) =>
        left === null
          ? `${figureName(thrower, 'es', content)} no tiene ningún contador de Granada.`
          : `${figureName(thrower, 'es', content)} lanza una granada; le ${left === 1 ? 'queda' : 'quedan'} ${countOf(left, 'grenade', 'es')}.`,
    },
  }),
  'gears.grenade.target-zone': rule<{
    zone: string
    range: number | null
    limit: number
    reason: 'tooFar' | 'noLineOfSight' | null
  }>({
    title: { en: 'A grenade is thrown at a zone', es: 'La granada se lanza a una zona' },
    says: {
      en: 'The target is a zone, empty or not, the thrower’s own one too, in line of sight and at most 2 zones away.',
      es: 'El objetivo es una zona, vacía o no, incluso la propia, en línea de visión y a 2 zonas como máximo.',
    },
    section: GRENADES,
    page: '19',
    rulings: ['Q-32'],
    explain: {
      en: ({ zone, range, limit, reason }) =>
        reason === null
          ? `${capitalize(zoneName(zone, 'en'))} is at range ${range}; a grenade reaches ${limit}.`
          : {
              tooFar: `${capitalize(zoneName(zone, 'en'))} is ${range === null ? 'out of reach' : `at range ${range}`}; a grenade reaches ${limit} at most.`,
              noLineOfSight: `There is no line of sight to ${zoneName(zone, 'en')}.`,
            }[reason],
      es: ({ zone, range, limit, reason }) =>
        reason === null
          ? `${capitalize(zoneName(zone, 'es'))} está a alcance ${range}; la granada llega a ${limit}.`
          : {
              tooFar: `${capitalize(zoneName(zone, 'es'))} está ${range === null ? 'fuera de alcance' : `a alcance ${range}`}; la granada llega a ${limit} como máximo.`,
              noLineOfSight: `No hay línea de visión hasta ${zoneName(zone, 'es')}.`,
            }[reason],
    },
  }),
  'gears.grenade.everyone': rule<{ zone: string; figures: string[] }, GearsContent>({
    title: { en: 'Everyone in the zone', es: 'Todos los de la zona' },
    says: {
      en: 'One attack roll hits every figure in the zone, friends and the thrower too; each rolls its own defence.',
      es: 'Una sola tirada afecta a toda figura de la zona, amigos y lanzador incluidos; cada una tira su defensa.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    explain: {
      en: ({ zone, figures }, content) =>
        figures.length === 0
          ? `Nobody is in ${zoneName(zone, 'en')}.`
          : `In ${zoneName(zone, 'en')} it hits ${figureList(figures, 'en', content)}.`,
      es: ({ zone, figures }, content) =>
        figures.length === 0
          ? `No hay nadie en ${zoneName(zone, 'es')}.`
          : `En ${zoneName(zone, 'es')} afecta a ${figureList(figures, 'es', content)}.`,
    },
  }),
  'gears.grenade.no-cover': rule<{ figure: string; dice: number }, GearsContent>({
    title: { en: 'No cover from grenades', es: 'Sin cobertura contra granadas' },
    says: {
      en: 'Against a grenade a figure rolls its defence value and the dice of a dodge, nothing for cover or range.',
      es: 'Contra una granada cada figura tira su valor de defensa y los dados de esquivar, nada por cobertura o alcance.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, dice }, content) =>
        `${figureName(figure, 'en', content)} rolls ${countOf(dice, 'defenceDie', 'en')}, without cover.`,
      es: ({ figure, dice }, content) =>
        `${figureName(figure, 'es', content)} tira ${countOf(dice, 'defenceDie', 'es')}, sin cobertura.`,
    },
  }),
  'gears.grenade.dodge': rule<{ figure: string; dice: number }, GearsContent>({
    title: { en: 'Dodging a grenade', es: 'Esquivar una granada' },
    says: {
      en: 'Each COG in the zone may dodge before the attack roll.',
      es: 'Cada CGO de la zona puede esquivar antes de la tirada de ataque.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    explain: {
      en: ({ figure, dice }, content) =>
        `${figureName(figure, 'en', content)} dodges: ${countOf(dice, 'defenceDie', 'en')} more.`,
      es: ({ figure, dice }, content) =>
        `${figureName(figure, 'es', content)} esquiva: ${countOf(dice, 'defenceDie', 'es')} más.`,
    },
  }),
  'gears.grenade.no-guard': rule<{ thrower: string }, GearsContent>({
    title: { en: 'No grenades on guard', es: 'Sin granadas al proteger' },
    says: {
      en: 'A grenade cannot be thrown when guarding.',
      es: 'No se puede lanzar una granada al proteger.',
    },
    section: GRENADES,
    page: '19, 24',
    rulings: [],
    explain: {
      en: ({ thrower }, content) => `${figureName(thrower, 'en', content)} is guarding and cannot throw a grenade.`,
      es: ({ thrower }, content) =>
        `${figureName(thrower, 'es', content)} está protegiendo y no puede lanzar una granada.`,
    },
  }),
  'gears.grenade.no-overkill': rule<{ dice: number }>({
    title: { en: 'One value for grenades', es: 'Un solo valor para granadas' },
    says: {
      en: 'A grenade has no overkill attack: the one value of its card is rolled.',
      es: 'La granada no tiene ataque excesivo: se tira el único valor de su carta.',
    },
    section: GRENADES,
    page: '19',
    rulings: ['Q-32'],
    explain: {
      en: ({ dice }) => `The grenade rolls ${countOf(dice, 'attackDie', 'en')}.`,
      es: ({ dice }) => `La granada tira ${countOf(dice, 'attackDie', 'es')}.`,
    },
  }),
  'gears.grenade.seal': rule<{ zone: string; holes: string[]; choices: string[]; reason: 'notThere' | null }>({
    title: { en: 'Sealing a hole', es: 'Sellar un agujero' },
    says: {
      en: 'Each omen of a grenade seals one open emergence hole of the target zone: a printed hole gets a token, a token hole is removed.',
      es: 'Cada augurio de una granada sella un agujero de emergencia abierto de la zona: el impreso recibe una ficha, la ficha se retira.',
    },
    section: GRENADES,
    page: '19',
    rulings: ['Q-32'],
    explain: {
      en: ({ zone, holes, choices, reason }) => {
        if (reason !== null)
          return `${formatList(choices, 'en')} is not an open emergence hole of ${zoneName(zone, 'en')}.`
        if (holes.length > 0) return `Sealed in ${zoneName(zone, 'en')}: ${formatList(holes, 'en')}.`
        return choices.length > 0
          ? `In ${zoneName(zone, 'en')} one of ${formatList(choices, 'en')} is sealed.`
          : `There is no open emergence hole in ${zoneName(zone, 'en')}.`
      },
      es: ({ zone, holes, choices, reason }) => {
        if (reason !== null)
          return `${formatList(choices, 'es')} no es un agujero de emergencia abierto de ${zoneName(zone, 'es')}.`
        if (holes.length > 0) return `Sellado en ${zoneName(zone, 'es')}: ${formatList(holes, 'es')}.`
        return choices.length > 0
          ? `En ${zoneName(zone, 'es')} se sella uno de ${formatList(choices, 'es')}.`
          : `No hay ningún agujero de emergencia abierto en ${zoneName(zone, 'es')}.`
      },
    },
  }),
}
