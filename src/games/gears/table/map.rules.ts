import { rule } from '../../../rulebook/rule.ts'
import { countOf } from '../language/attack-words.ts'
import { pointName } from '../language/notation.ts'
import type { EdgeKind, Point } from '../vocabulary.ts'

const ELEMENTS = 'Elements of a map piece'

type Model = {
  reason: 'repeatedId' | 'notSimple' | 'overlap' | 'holeOutside' | 'unknownZone'
  zone: string
  other: string | null
}
type CoverViolation = 'repeatedId' | 'unknownCover' | 'occupied'
type Valid = { zones: number; borders: number }

/** Rules on what a map is made of. */
export const mapRules = {
  'gears.map.piece-model': rule<Model | Valid>({
    title: { en: 'A map is made of zones', es: 'El mapa se compone de zonas' },
    says: {
      en: 'Each zone is one area with a closed border; zones meet at their borders and never overlap, and everything printed in a zone lies inside it.',
      es: 'Cada zona es una superficie con un borde cerrado; las zonas se tocan por sus bordes y nunca se solapan, y lo impreso en una zona queda dentro de ella.',
    },
    section: ELEMENTS,
    page: '6',
    rulings: [],
    explain: {
      en: (facts) => {
        if ('zones' in facts)
          return `The map is valid: ${countOf(facts.zones, 'zone', 'en')}, ${countOf(facts.borders, 'borderPiece', 'en')}.`
        const { reason, zone, other } = facts
        return {
          repeatedId: `More than one thing is called ${zone}.`,
          notSimple: `The border of ${zone} crosses or touches itself.`,
          overlap: `${zone} and ${other} overlap.`,
          holeOutside: `The emergence hole ${other} lies outside ${zone}.`,
          unknownZone: `There is no zone ${zone} on the map.`,
        }[reason]
      },
      es: (facts) => {
        if ('zones' in facts)
          return `El mapa es válido: ${countOf(facts.zones, 'zone', 'es')}, ${countOf(facts.borders, 'borderPiece', 'es')}.`
        const { reason, zone, other } = facts
        return {
          repeatedId: `Hay más de un elemento llamado ${zone}.`,
          notSimple: `El borde de ${zone} se cruza o se toca a sí mismo.`,
          overlap: `${zone} y ${other} se solapan.`,
          holeOutside: `El agujero de emergencia ${other} queda fuera de ${zone}.`,
          unknownZone: `No hay ninguna zona ${zone} en el mapa.`,
        }[reason]
      },
    },
  }),
  'gears.map.edge-kinds': rule<{
    reason: 'twoKinds' | 'offBorder' | 'openOuter'
    from: Point
    to: Point
    kind: EdgeKind
  }>({
    title: { en: 'Every border has one kind', es: 'Cada borde es de un solo tipo' },
    says: {
      en: 'Every piece of border between zones is passable, a wall or a height change, and only one of them; the outer border is wall.',
      es: 'Cada tramo de borde entre zonas es transitable, pared o cambio de altura, y solo una de esas cosas; el borde exterior es pared.',
    },
    section: ELEMENTS,
    page: '6, 14, 32',
    rulings: ['Q-02', 'Q-03'],
    explain: {
      en: ({ reason, from, to, kind }) => {
        const edge = `${pointName(from, 'en')}–${pointName(to, 'en')}`
        return {
          twoKinds: `The border ${edge} is listed with more than one kind.`,
          offBorder: `The edge ${edge} does not lie on the border of a zone.`,
          openOuter: `The outer border ${edge} is a wall and cannot be ${{ passable: 'passable', wall: 'a wall', elevation: 'a height change' }[kind]}.`,
        }[reason]
      },
      es: ({ reason, from, to, kind }) => {
        const edge = `${pointName(from, 'es')}–${pointName(to, 'es')}`
        const name = { passable: 'transitable', wall: 'pared', elevation: 'cambio de altura' }[kind]
        return {
          twoKinds: `El borde ${edge} figura con más de un tipo.`,
          offBorder: `El borde ${edge} no pertenece a ninguna zona.`,
          openOuter: `El borde exterior ${edge} es pared y no puede ser ${name}.`,
        }[reason]
      },
    },
  }),
  'gears.map.cover-space': rule<{ reason: CoverViolation; zone: string; cover: string }>({
    title: { en: 'Cover spaces belong to a zone', es: 'Los espacios de cobertura son de una zona' },
    says: {
      en: 'A cover space lies inside one zone, holds at most one figure, and has one or more arrows that point over the cover.',
      es: 'Un espacio de cobertura está dentro de una sola zona, admite una figura y tiene una o más flechas que apuntan por encima de la cobertura.',
    },
    section: ELEMENTS,
    page: '6',
    rulings: ['Q-07'],
    explain: {
      en: ({ reason, zone, cover }) =>
        ({
          unknownCover: `${zone} has no cover space ${cover}.`,
          repeatedId: `${zone} has more than one cover space ${cover}.`,
          occupied: `The cover space ${cover} of ${zone} holds more than one figure.`,
        })[reason],
      es: ({ reason, zone, cover }) =>
        ({
          unknownCover: `${zone} no tiene ningún espacio de cobertura ${cover}.`,
          repeatedId: `${zone} tiene más de un espacio de cobertura ${cover}.`,
          occupied: `El espacio de cobertura ${cover} de ${zone} tiene más de una figura.`,
        })[reason],
    },
  }),
  'gears.map.validate-arrow': rule<{
    reason: 'noFacing' | 'outside' | 'onWall'
    zone: string
    cover: string
    centre: Point
  }>({
    title: { en: 'Arrows lie inside their zone', es: 'Las flechas están dentro de su zona' },
    says: {
      en: 'The centre of a cover arrow lies in its own zone and on no wall, and the arrow points somewhere.',
      es: 'El centro de una flecha de cobertura está en su propia zona y no sobre una pared, y la flecha apunta hacia algún lado.',
    },
    section: ELEMENTS,
    page: '6',
    rulings: ['Q-06'],
    explain: {
      en: ({ reason, zone, cover, centre }) =>
        ({
          noFacing: `An arrow of ${cover} in ${zone} points nowhere.`,
          outside: `The arrow of ${cover} at ${pointName(centre, 'en')} lies outside ${zone}.`,
          onWall: `The arrow of ${cover} at ${pointName(centre, 'en')} lies on a wall.`,
        })[reason],
      es: ({ reason, zone, cover, centre }) =>
        ({
          noFacing: `Una flecha de ${cover} en ${zone} no apunta a ningún lado.`,
          outside: `La flecha de ${cover} en ${pointName(centre, 'es')} queda fuera de ${zone}.`,
          onWall: `La flecha de ${cover} en ${pointName(centre, 'es')} está sobre una pared.`,
        })[reason],
    },
  }),
  'gears.map.exit': rule<{ door: string; zone: string }>({
    title: { en: 'Doors stand on exits', es: 'Las puertas están en las salidas' },
    says: {
      en: 'A door token stands on an exit at the border of its zone; every zone with a door is a map exit.',
      es: 'La ficha de Puerta está en una salida del borde de su zona; toda zona con puerta es una salida del mapa.',
    },
    section: ELEMENTS,
    page: '6, 15, 32',
    rulings: [],
    explain: {
      en: ({ door, zone }) => `The door ${door} does not stand on the border of ${zone}.`,
      es: ({ door, zone }) => `La puerta ${door} no está en el borde de ${zone}.`,
    },
  }),
}
