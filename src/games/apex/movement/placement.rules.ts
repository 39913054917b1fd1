import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize } from '../../../lib/wording.ts'
import { cellName, distinctPieces, edges, endName, pieceNames } from '../language/notation.ts'
import { rangeName } from '../language/words.ts'
import { rule } from '../rule.ts'
import type { TakenBy } from '../table/free-intersection.ts'
import type { End, Intersection, Piece } from '../vocabulary.ts'
import { placeCount } from './placement.words.ts'

const SECTION = 'Placing miniatures'

type Free = { place: End; free: boolean; pieces: Piece[] } | { places: number }
type FreeCorner = { intersection: Intersection; free: boolean; cause: TakenBy | null; arms: number; pieces: Piece[] }
type Ranged =
  | { place: End; distance: number; min: number; max: number | null; eye: boolean; visible: boolean }
  | { places: number; min: number; max: number | null; eye: boolean }

const CAUSES: Record<Locale, Record<TakenBy, string>> = {
  en: {
    miniature: 'a miniature stands there',
    solid: 'a building is in the way',
    inLine: 'it lies inside a straight line of pieces',
    arms: 'it is walled in',
  },
  es: {
    miniature: 'ya hay una miniatura',
    solid: 'lo impide un edificio',
    inLine: 'queda dentro de una línea recta de piezas',
    arms: 'está rodeada',
  },
}

const cellNames = (cells: readonly Cell[]): string => cells.map(cellName).join(', ')

function rangeText(facts: Ranged, locale: Locale): string {
  const range = rangeName(facts)
  const words = {
    en: { eye: ' and line of sight', range: 'range', seen: 'visible', unseen: 'not visible' },
    es: {
      eye: ' y línea de visión',
      range: 'alcance',
      seen: 'visible',
      unseen: 'no visible',
    },
  }[locale]
  if ('places' in facts)
    return `${capitalize(words.range)} ${range}${facts.eye ? words.eye : ''}: ${placeCount(facts.places, locale)}.`
  const seen = facts.eye ? `, ${facts.visible ? words.seen : words.unseen}` : ''
  const at = { en: 'is at distance', es: 'está a distancia' }[locale]
  return `${capitalize(endName(facts.place, locale))} ${at} ${facts.distance} (${words.range} ${range})${seen}.`
}

/** Rules on placing miniatures. */
export const placementRules = {
  'apex.place.any': rule<{ place: End } | { place: End; on: 'space' | 'intersection' }>({
    title: { en: 'Occupied or not', es: 'Ocupado o no' },
    says: {
      en: 'Placed “in a space” or “on an intersection” means occupied or not.',
      es: 'Colocar «en un espacio» o «en una intersección» significa que esté ocupado o no.',
    },
    section: SECTION,
    page: '35',
    rulings: [],
    explain: {
      en: (facts) =>
        'on' in facts
          ? `${capitalize(endName(facts.place, 'en'))} is not ${facts.on === 'space' ? 'a space' : 'an intersection'}, but the card asks for one.`
          : `${capitalize(endName(facts.place, 'en'))} need not be free.`,
      es: (facts) =>
        'on' in facts
          ? `La carta pide ${facts.on === 'space' ? 'un espacio' : 'una intersección'}, y ${endName(facts.place, 'es')} no lo es.`
          : `No hace falta que ${endName(facts.place, 'es')} esté libre.`,
    },
  }),
  'apex.place.free': rule<Free>({
    title: { en: 'Free', es: 'Libre' },
    says: {
      en: 'Free means that nothing there occupies it; a placed miniature that occupies its place makes it occupied from then on.',
      es: 'Libre significa que nada lo ocupa; una miniatura que ocupa su lugar lo deja ocupado desde entonces.',
    },
    section: SECTION,
    page: '35, 39',
    rulings: [],
    explain: {
      en: (facts, content) => {
        if ('places' in facts) return `Only free places count: ${facts.places}.`
        const what = facts.pieces.length === 0 ? '' : ` (${pieceNames(distinctPieces(facts.pieces), 'en', content)})`
        return `${capitalize(endName(facts.place, 'en'))} is ${facts.free ? 'free' : `occupied${what}`}.`
      },
      es: (facts, content) => {
        if ('places' in facts) return `Solo cuentan los lugares libres: ${facts.places}.`
        const what = facts.pieces.length === 0 ? '' : ` (${pieceNames(distinctPieces(facts.pieces), 'es', content)})`
        return `${capitalize(endName(facts.place, 'es'))} está ${facts.free ? 'libre' : `${'cell' in facts.place ? 'ocupado' : 'ocupada'}${what}`}.`
      },
    },
  }),
  'apex.place.range': rule<Ranged>({
    title: { en: 'Within range and in sight', es: 'Al alcance y a la vista' },
    says: {
      en: 'The distance from the Legend lies in the range that the card gives; the eye also asks for line of sight.',
      es: 'La distancia desde la Leyenda está en el alcance que da la carta; el ojo exige además línea de visión.',
    },
    section: SECTION,
    page: '36',
    rulings: [],
    explain: { en: (facts) => rangeText(facts, 'en'), es: (facts) => rangeText(facts, 'es') },
  }),
  'apex.place.intersection-free': rule<FreeCorner>({
    title: { en: 'A free intersection', es: 'Una intersección libre' },
    says: {
      en: 'An intersection is free if no miniature occupies it on its level and at most one edge there is occupied, or two at a right angle, and no building rises where the miniature stands.',
      es: 'Una intersección está libre si ninguna miniatura la ocupa en su nivel y como mucho un borde está ocupado, o dos en ángulo recto, y ningún edificio se eleva donde está la miniatura.',
    },
    section: SECTION,
    page: '35-36',
    rulings: [],
    explain: {
      en: ({ intersection, free, cause, arms, pieces }, content) => {
        const what = pieces.length === 0 ? '' : ` (${pieceNames(distinctPieces(pieces), 'en', content)})`
        const judged = free || cause === null ? 'free' : `not free: ${CAUSES.en[cause]}`
        return `At ${endName({ intersection }, 'en')}, ${edges(arms, 'en')} ${arms === 1 ? 'is' : 'are'} occupied${what}; it is ${judged}.`
      },
      es: ({ intersection, free, cause, arms, pieces }, content) => {
        const what = pieces.length === 0 ? '' : ` (${pieceNames(distinctPieces(pieces), 'es', content)})`
        const judged = free || cause === null ? 'está libre' : `no está libre: ${CAUSES.es[cause]}`
        return `En ${endName({ intersection }, 'es')} hay ${edges(arms, 'es')} ${arms === 1 ? 'ocupado' : 'ocupados'}${what}; ${judged}.`
      },
    },
  }),
  'apex.place.air': rule<{ place: End; below: Cell[] }>({
    title: { en: 'Over the edge of a roof', es: 'Sobre el borde de un tejado' },
    says: {
      en: 'A miniature on the corner of a roof may hang over lower spaces; it does not stand on anything there.',
      es: 'Una miniatura en la esquina de un tejado puede sobresalir sobre espacios inferiores; no está encima de nada de allí.',
    },
    section: SECTION,
    page: '36',
    rulings: [],
    explain: {
      en: ({ below }) => `It hangs over ${cellNames(below)} without standing on anything there.`,
      es: ({ below }) => `Sobresale sobre ${cellNames(below)} sin estar encima de nada de allí.`,
    },
  }),
  'apex.place.outer-side': rule<{ outer: Cell[]; towards: Cell | null; allowed: boolean }>({
    title: { en: 'Outside the angle', es: 'Fuera del ángulo' },
    says: {
      en: 'At a right-angled joint the miniature stands on the outer side, never inside the angle.',
      es: 'En una unión en ángulo recto la miniatura va en el lado exterior, nunca dentro del ángulo.',
    },
    section: SECTION,
    page: '36',
    rulings: [],
    explain: {
      en: ({ outer, towards, allowed }) =>
        allowed || towards === null
          ? `It stands on the outer side of the angle, towards ${cellNames(outer)}.`
          : `${cellName(towards)} is inside the angle; the outer side is towards ${cellNames(outer)}.`,
      es: ({ outer, towards, allowed }) =>
        allowed || towards === null
          ? `Va en el lado exterior del ángulo, hacia ${cellNames(outer)}.`
          : `${cellName(towards)} está dentro del ángulo; el lado exterior da a ${cellNames(outer)}.`,
    },
  }),
}
