import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { pointName, positionName } from '../language/notation.ts'
import type { Point } from '../vocabulary.ts'

const SECTION = 'Line of sight'

/** Where a figure stands, as facts have it. */
export type Stand = { zone: string; cover: string | null }
type Wall = { from: Point; to: Point }
type Pair = { from: Stand; to: Stand; visible: boolean }

const standName = ({ zone, cover }: Stand, locale: Locale): string =>
  positionName(cover === null ? { zone } : { zone, cover }, locale)

const wallName = ({ from, to }: Wall, locale: Locale): string => `${pointName(from, locale)}–${pointName(to, locale)}`

const wallNames = (walls: readonly Wall[], locale: Locale): string =>
  formatList(
    walls.map((wall) => wallName(wall, locale)),
    locale,
  )

/** Coordinates of a point of a line, which need not be whole, in a sentence. */
const about = ({ x, y }: Point, locale: Locale): string =>
  pointName({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 }, locale)

function seeing({ from, to, visible }: Pair, points: string, locale: Locale): string {
  const [viewer, seen] = [standName(from, locale), standName(to, locale)]
  if (locale === 'en')
    return `From ${viewer} to ${seen}, ${points}: ${visible ? 'a clear line exists' : 'no line is clear'}.`
  return `De ${viewer} a ${seen}, ${points}: ${visible ? 'hay una línea despejada' : 'ninguna línea está despejada'}.`
}

/** Rules on line of sight. */
export const lineOfSightRules = {
  'gears.los.point-set': rule<{ position: Stand; arrows: number | null }>({
    title: { en: 'Where a line may start and end', es: 'De dónde sale y adónde llega una línea' },
    says: {
      en: 'A line of sight starts and ends at any point inside the zone of a figure, or at the centre of a cover arrow for a figure in cover.',
      es: 'La línea de visión sale y llega a cualquier punto del interior de la zona de una figura, o al centro de una flecha de cobertura si la figura está a cubierto.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-06'],
    explain: {
      en: ({ position, arrows }) => {
        if (arrows === null) return `${position.zone}: any point inside the zone counts.`
        return `In ${standName(position, 'en')} only ${arrows === 1 ? 'its arrow counts' : `its ${arrows} arrows count`}.`
      },
      es: ({ position, arrows }) => {
        if (arrows === null) return `${position.zone}: vale cualquier punto del interior de la zona.`
        return `En ${standName(position, 'es')} solo ${arrows === 1 ? 'vale su flecha' : `valen sus ${arrows} flechas`}.`
      },
    },
  }),
  'gears.los.definition': rule<Pair>({
    title: { en: 'One clear line is enough', es: 'Basta una línea despejada' },
    says: {
      en: 'Two figures in different zones see each other if some straight line between their points is clear; it holds in both directions.',
      es: 'Dos figuras en zonas distintas se ven si alguna línea recta entre sus puntos está despejada; vale en ambos sentidos.',
    },
    section: SECTION,
    page: '20-21, 32',
    rulings: [],
    explain: {
      en: ({ from, to, visible }) =>
        `Between ${standName(from, 'en')} and ${standName(to, 'en')} ${visible ? 'there is' : 'there is no'} line of sight.`,
      es: ({ from, to, visible }) =>
        `Entre ${standName(from, 'es')} y ${standName(to, 'es')} ${visible ? 'hay' : 'no hay'} línea de visión.`,
    },
  }),
  'gears.los.clear': rule<{ from: Point; to: Point; walls: Wall[] }>({
    title: { en: 'A clear line crosses no wall', es: 'Una línea despejada no cruza paredes' },
    says: {
      en: 'A line is clear unless it crosses a wall, runs along one or passes a point with wall on both sides; touching the end of a wall on one side does no harm.',
      es: 'Una línea está despejada salvo que cruce una pared, la recorra o pase por un punto con pared a ambos lados; rozar el extremo de una pared por un lado no la corta.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-04'],
    explain: {
      en: ({ from, to, walls }) => {
        const line = `The line ${about(from, 'en')}–${about(to, 'en')}`
        if (walls.length === 0) return `${line} crosses no wall.`
        return `${line} is blocked by the ${walls.length === 1 ? 'wall' : 'walls'} ${wallNames(walls, 'en')}.`
      },
      es: ({ from, to, walls }) => {
        const line = `La línea ${about(from, 'es')}–${about(to, 'es')}`
        if (walls.length === 0) return `${line} no cruza ninguna pared.`
        return `${line} queda cortada por ${walls.length === 1 ? 'la pared' : 'las paredes'} ${wallNames(walls, 'es')}.`
      },
    },
  }),
  'gears.los.union-not-segments': rule<{ from: Point; to: Point; pieces: number }>({
    title: { en: 'Walls that touch are one wall', es: 'Las paredes que se tocan son una sola' },
    says: {
      en: 'Walls count as they stand together: cutting a straight wall into pieces, or listing it twice, opens no gap.',
      es: 'Las paredes cuentan como un todo: dividir una pared recta en tramos, o anotarla dos veces, no abre ningún hueco.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-04'],
    explain: {
      en: ({ pieces, ...wall }) => `The ${pieces} pieces of wall on ${wallName(wall, 'en')} form one wall.`,
      es: ({ pieces, ...wall }) => `Los ${pieces} tramos de pared de ${wallName(wall, 'es')} forman una sola pared.`,
    },
  }),
  'gears.los.only-walls': rule<{ borders: number }>({
    title: { en: 'Only walls block', es: 'Solo bloquean las paredes' },
    says: {
      en: 'Only walls and doors block sight; height changes, other borders, cover, figures, holes and tokens never do.',
      es: 'Solo las paredes y las puertas bloquean la visión; los cambios de altura, los demás bordes, la cobertura, las figuras, los agujeros y las fichas nunca lo hacen.',
    },
    section: SECTION,
    page: '6, 20',
    rulings: [],
    explain: {
      en: ({ borders }) =>
        `The line passes ${borders === 1 ? 'a height change or cover' : `${borders} height changes or covers`}: no effect.`,
      es: ({ borders }) =>
        `La línea pasa por ${borders === 1 ? 'un cambio de altura o cobertura' : `${borders} cambios de altura o coberturas`}: no tiene efecto.`,
    },
  }),
  'gears.los.same-zone': rule<{ zone: string }>({
    title: { en: 'Sight within a zone', es: 'Visión dentro de una zona' },
    says: {
      en: 'Figures in the same zone always see each other, in cover or not.',
      es: 'Las figuras de una misma zona siempre se ven, estén a cubierto o no.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-05'],
    explain: {
      en: ({ zone }) => `Both are in ${zone}: they see each other.`,
      es: ({ zone }) => `Ambas están en ${zone}: se ven.`,
    },
  }),
  'gears.los.case-zone-zone': rule<Pair>({
    title: { en: 'Neither in cover', es: 'Ninguna a cubierto' },
    says: {
      en: 'If neither figure is in cover, the line may join any point of one zone with any point of the other.',
      es: 'Si ninguna figura está a cubierto, la línea puede unir cualquier punto de una zona con cualquiera de la otra.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-06'],
    explain: {
      en: (facts) => seeing(facts, 'zone to zone', 'en'),
      es: (facts) => seeing(facts, 'de zona a zona', 'es'),
    },
  }),
  'gears.los.case-arrow-zone': rule<Pair>({
    title: { en: 'One in cover', es: 'Una a cubierto' },
    says: {
      en: 'If exactly one figure is in cover, the line joins one of its arrows with any point of the other zone.',
      es: 'Si solo una figura está a cubierto, la línea une una de sus flechas con cualquier punto de la zona de la otra.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-06'],
    explain: {
      en: (facts) => seeing(facts, 'arrow to zone', 'en'),
      es: (facts) => seeing(facts, 'de flecha a zona', 'es'),
    },
  }),
  'gears.los.case-arrow-arrow': rule<Pair>({
    title: { en: 'Both in cover', es: 'Ambas a cubierto' },
    says: {
      en: 'If both figures are in cover, the line joins an arrow of one with an arrow of the other.',
      es: 'Si ambas figuras están a cubierto, la línea une una flecha de una con una flecha de la otra.',
    },
    section: SECTION,
    page: '20',
    rulings: [],
    explain: {
      en: (facts) => seeing(facts, 'arrow to arrow', 'en'),
      es: (facts) => seeing(facts, 'de flecha a flecha', 'es'),
    },
  }),
  'gears.los.zone-target': rule<{ from: Stand; zone: string }>({
    title: { en: 'Sight to a zone', es: 'Visión hasta una zona' },
    says: {
      en: 'Whoever throws at a zone sees it as if somebody stood in it out of cover.',
      es: 'Quien lanza a una zona la ve como si hubiera en ella alguien sin cobertura.',
    },
    section: 'Bolo grenades',
    page: '19-20',
    rulings: ['Q-32'],
    explain: {
      en: ({ zone }) => `The target is the zone ${zone}: any point inside it counts.`,
      es: ({ zone }) => `El objetivo es la zona ${zone}: vale cualquier punto de su interior.`,
    },
  }),
  'gears.los.required-to-attack': rule<{ attacker: Stand; defender: Stand }>({
    title: { en: 'No attack without sight', es: 'Sin visión no hay ataque' },
    says: {
      en: 'A figure attacks only what it sees.',
      es: 'Una figura solo ataca lo que ve.',
    },
    section: 'Attack',
    page: '16',
    rulings: [],
    explain: {
      en: ({ attacker, defender }) =>
        `There is no line of sight from ${standName(attacker, 'en')} to ${standName(defender, 'en')}.`,
      es: ({ attacker, defender }) =>
        `No hay línea de visión de ${standName(attacker, 'es')} a ${standName(defender, 'es')}.`,
    },
  }),
}
