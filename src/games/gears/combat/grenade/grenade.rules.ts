import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import { counted } from '../../language/attack-words.ts'

const GRENADES = 'Bolo grenades'

/** Rules on bolo grenades. */
export const grenadeRules = {
  'gears.grenade.cost': rule<{ thrower: string; left: number | null }>({
    title: { en: 'One token a grenade', es: 'Una ficha por granada' },
    says: {
      en: 'Throwing a bolo grenade discards one grenade token; ammo has nothing to do with it.',
      es: 'Lanzar una granada bolo descarta una ficha de granada; la munición no interviene.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    told: {
      en: ({ thrower, left }) =>
        left === null
          ? `${thrower} has no grenade token.`
          : `${thrower} throws; ${counted(left, 'grenade', 'en')} left.`,
      es: ({ thrower, left }) =>
        left === null
          ? `${thrower} no tiene ninguna ficha de granada.`
          : `${thrower} lanza; le quedan ${counted(left, 'grenade', 'es')}.`,
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
      en: 'The target is a zone, empty or not, the own one too, in line of sight and at most 2 zones away.',
      es: 'El objetivo es una zona, vacía o no, incluso la propia, en línea de visión y a 2 zonas como máximo.',
    },
    section: GRENADES,
    page: '19',
    rulings: ['Q-32'],
    told: {
      en: ({ zone, range, limit, reason }) =>
        reason === null
          ? `${zone} is at range ${range}, within ${limit}.`
          : {
              tooFar: `${zone} is ${range === null ? 'out of reach' : `at range ${range}`}; a grenade flies ${limit} at most.`,
              noLineOfSight: `There is no line of sight to ${zone}.`,
            }[reason],
      es: ({ zone, range, limit, reason }) =>
        reason === null
          ? `${zone} está a alcance ${range}, dentro de ${limit}.`
          : {
              tooFar: `${zone} está ${range === null ? 'fuera de alcance' : `a alcance ${range}`}; la granada llega a ${limit}.`,
              noLineOfSight: `No hay línea de visión hasta ${zone}.`,
            }[reason],
    },
  }),
  'gears.grenade.everyone': rule<{ zone: string; figures: string[] }>({
    title: { en: 'Everybody in the zone', es: 'Todos los de la zona' },
    says: {
      en: 'One attack roll hits every figure in the zone, friends and the thrower too; each rolls its own defence.',
      es: 'Una sola tirada afecta a toda figura de la zona, amigos y lanzador incluidos; cada una tira su defensa.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    told: {
      en: ({ zone, figures }) =>
        figures.length === 0 ? `Nobody is in ${zone}.` : `In ${zone} it hits ${formatList(figures, 'en')}.`,
      es: ({ zone, figures }) =>
        figures.length === 0 ? `No hay nadie en ${zone}.` : `En ${zone} afecta a ${formatList(figures, 'es')}.`,
    },
  }),
  'gears.grenade.no-cover': rule<{ figure: string; dice: number }>({
    title: { en: 'No cover from grenades', es: 'Sin cobertura contra granadas' },
    says: {
      en: 'Against a grenade a figure rolls its defence value and the dice of a dodge, nothing for cover or range.',
      es: 'Contra una granada cada figura tira su valor de defensa y los dados de esquivar, nada por cobertura o alcance.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    told: {
      en: ({ figure, dice }) => `${figure} rolls ${counted(dice, 'defenceDie', 'en')}, without cover.`,
      es: ({ figure, dice }) => `${figure} tira ${counted(dice, 'defenceDie', 'es')}, sin cobertura.`,
    },
  }),
  'gears.grenade.dodge': rule<{ figure: string; dice: number }>({
    title: { en: 'Dodging a grenade', es: 'Esquivar una granada' },
    says: {
      en: 'Each COG in the zone may dodge before the attack roll.',
      es: 'Cada CGO de la zona puede esquivar antes de la tirada de ataque.',
    },
    section: GRENADES,
    page: '19',
    rulings: [],
    told: {
      en: ({ figure, dice }) => `${figure} dodges: ${counted(dice, 'defenceDie', 'en')} more.`,
      es: ({ figure, dice }) => `${figure} esquiva: ${counted(dice, 'defenceDie', 'es')} más.`,
    },
  }),
  'gears.grenade.no-guard': rule<{ thrower: string }>({
    title: { en: 'No grenades on guard', es: 'Sin granadas al proteger' },
    says: {
      en: 'A grenade cannot be thrown for a guard.',
      es: 'No se puede lanzar una granada al proteger.',
    },
    section: GRENADES,
    page: '19, 24',
    rulings: [],
    told: {
      en: ({ thrower }) => `${thrower} guards and cannot throw a grenade.`,
      es: ({ thrower }) => `${thrower} está protegiendo y no puede lanzar una granada.`,
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
    told: {
      en: ({ dice }) => `The grenade rolls ${counted(dice, 'attackDie', 'en')}.`,
      es: ({ dice }) => `La granada tira ${counted(dice, 'attackDie', 'es')}.`,
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
    told: {
      en: ({ zone, holes, choices, reason }) => {
        if (reason !== null) return `${formatList(choices, 'en')} is no open emergence hole of ${zone}.`
        if (holes.length > 0) return `${formatList(holes, 'en')} in ${zone} is sealed.`
        return choices.length > 0
          ? `In ${zone} one of ${formatList(choices, 'en')} is sealed.`
          : `There is no open emergence hole in ${zone}.`
      },
      es: ({ zone, holes, choices, reason }) => {
        if (reason !== null) return `${formatList(choices, 'es')} no es un agujero de emergencia abierto de ${zone}.`
        if (holes.length > 0) return `En ${zone} se sella ${formatList(holes, 'es')}.`
        return choices.length > 0
          ? `En ${zone} se sella uno de ${formatList(choices, 'es')}.`
          : `No hay ningún agujero de emergencia abierto en ${zone}.`
      },
    },
  }),
}
