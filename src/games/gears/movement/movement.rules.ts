import { rule } from '../../../rulebook/rule.ts'
import { zones } from '../language/notation.ts'

const MOVEMENT = 'COG movement'
const TAKING_COVER = 'Taking cover'

/** What keeps a figure from entering a zone. */
export type Barrier = 'wall' | 'elevation' | 'door' | 'apart'

const BARRIERS: Readonly<Record<Barrier, { en: string; es: string }>> = {
  wall: { en: 'a wall', es: 'una pared' },
  elevation: { en: 'a height change', es: 'un cambio de altura' },
  door: { en: 'a door', es: 'una puerta' },
  apart: { en: 'no common border', es: 'ningún borde común' },
}

/** Rules on moving from zone to zone. */
export const movementRules = {
  'gears.move.step': rule<{ from: string; to: string }>({
    title: { en: 'A step leads to an adjacent zone', es: 'Un paso lleva a una zona adyacente' },
    says: {
      en: 'Moving one zone puts the figure in a zone that is adjacent for movement.',
      es: 'Mover una zona coloca la figura en una zona adyacente para el movimiento.',
    },
    section: MOVEMENT,
    page: '14',
    rulings: [],
    explain: {
      en: ({ from, to }) => `The figure moves from ${from} to ${to}.`,
      es: ({ from, to }) => `La figura se mueve de ${from} a ${to}.`,
    },
  }),
  'gears.move.barriers': rule<{ from: string; to: string; barrier: Barrier }>({
    title: { en: 'Nothing is moved through', es: 'No se atraviesa nada' },
    says: {
      en: 'Walls, height changes and doors cannot be crossed, and no figure leaves the map.',
      es: 'No se pueden cruzar paredes, cambios de altura ni puertas, y ninguna figura sale del mapa.',
    },
    section: MOVEMENT,
    page: '14',
    rulings: [],
    explain: {
      en: ({ from, to, barrier }) => `Between ${from} and ${to} there is ${BARRIERS[barrier].en}.`,
      es: ({ from, to, barrier }) =>
        `Entre ${from} y ${to} hay ${BARRIERS[barrier].es}.`.replace('hay ningún', 'no hay ningún'),
    },
  }),
  'gears.move.through-figures': rule<{ zone: string; figures: number }>({
    title: { en: 'Figures do not hinder', es: 'Las figuras no estorban' },
    says: {
      en: 'A figure may enter and pass through zones with any figures, without effect.',
      es: 'Una figura puede entrar en zonas con cualesquiera figuras y atravesarlas, sin efecto.',
    },
    section: 'COG movement; Locust movement',
    page: '14-15',
    rulings: [],
    explain: {
      en: ({ zone, figures }) =>
        `In ${zone} it meets ${figures === 1 ? 'a figure' : `${figures} figures`}, which changes nothing.`,
      es: ({ zone, figures }) =>
        `En ${zone} encuentra ${figures === 1 ? 'una figura' : `${figures} figuras`}, lo que no cambia nada.`,
    },
  }),
  'gears.move.upto': rule<{ zones: number; used: number | null }>({
    title: { en: 'Up to so many zones', es: 'Hasta tantas zonas' },
    says: {
      en: 'A COG told to move a number of zones may stop after any number up to it.',
      es: 'Un CGO que puede mover un número de zonas puede detenerse tras cualquier número hasta ese.',
    },
    section: 'COG orders step',
    page: '10',
    rulings: [],
    explain: {
      en: ({ zones: max, used }) => {
        if (used === null) return `It may stop after 0 to ${zones(max, 'en')}.`
        return used > max
          ? `${zones(used, 'en')} ${used === 1 ? 'is' : 'are'} more than ${max}.`
          : `It uses ${used} of ${zones(max, 'en')}.`
      },
      es: ({ zones: max, used }) => {
        if (used === null) return `Puede detenerse tras mover de 0 a ${zones(max, 'es')}.`
        return used > max
          ? `${zones(used, 'es')} ${used === 1 ? 'es' : 'son'} más de ${max}.`
          : `Usa ${used} de ${zones(max, 'es')}.`
      },
    },
  }),
  'gears.move.cover-exit-free': rule<{ zone: string; cover: string }>({
    title: { en: 'Leaving cover is free', es: 'Salir de la cobertura es gratis' },
    says: {
      en: 'A figure leaves its cover at the start of a move, at no cost.',
      es: 'La figura sale de su cobertura al comienzo del movimiento, sin coste.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: [],
    explain: {
      en: ({ zone, cover }) => `It leaves cover ${cover} of ${zone} at no cost.`,
      es: ({ zone, cover }) => `Sale de la cobertura ${cover} de ${zone} sin coste.`,
    },
  }),
  'gears.move.cover-enter-free': rule<{ zone: string; cover: string | null }>({
    title: { en: 'Entering cover is free', es: 'Entrar en cobertura es gratis' },
    says: {
      en: 'A figure may enter cover at no cost, only in the zone where its move ends.',
      es: 'La figura puede entrar en cobertura sin coste, solo en la zona donde termina su movimiento.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: [],
    explain: {
      en: ({ zone, cover }) =>
        cover === null
          ? `Where it ends it may enter cover at no cost.`
          : `It enters cover ${cover} of ${zone} at no cost.`,
      es: ({ zone, cover }) =>
        cover === null
          ? `Donde termina puede entrar en cobertura sin coste.`
          : `Entra en la cobertura ${cover} de ${zone} sin coste.`,
    },
  }),
  'gears.move.cog-zero': rule<{ zone: string }>({
    title: { en: 'A COG may move no zone at all', es: 'Un CGO puede no mover ninguna zona' },
    says: {
      en: 'A COG that resolves a move may choose 0 zones and still leave, change or take cover in its zone.',
      es: 'Un CGO que resuelve un movimiento puede elegir 0 zonas y aun así salir de la cobertura, cambiarla o tomarla en su zona.',
    },
    section: TAKING_COVER,
    page: '14',
    rulings: ['Q-11'],
    explain: {
      en: ({ zone }) => `Without leaving ${zone} it may leave, change or take cover.`,
      es: ({ zone }) => `Sin salir de ${zone} puede dejar la cobertura, cambiarla o tomarla.`,
    },
  }),
  'gears.bleed.turn': rule<{ zones: number }>({
    title: { en: 'A bleeding COG crawls', es: 'Un CGO que se desangra se arrastra' },
    says: {
      en: 'On its turn a bleeding COG may crawl up to 1 zone; it does nothing else.',
      es: 'En su turno, un CGO que se desangra puede arrastrarse hasta 1 zona; no hace nada más.',
    },
    section: 'Bleeding out',
    page: '21',
    rulings: [],
    explain: {
      en: ({ zones: asked }) =>
        asked > 1 ? `A bleeding COG cannot move ${zones(asked, 'en')}.` : `It crawls up to ${zones(asked, 'en')}.`,
      es: ({ zones: asked }) =>
        asked > 1
          ? `Un CGO que se desangra no puede mover ${zones(asked, 'es')}.`
          : `Se arrastra hasta ${zones(asked, 'es')}.`,
    },
  }),
  'gears.bleed.no-cover': rule<{ zone: string }>({
    title: { en: 'A bleeding COG finds no cover', es: 'Un CGO que se desangra no se cubre' },
    says: {
      en: 'A bleeding COG cannot take cover, follow, guard or dodge.',
      es: 'Un CGO que se desangra no puede ponerse a cubierto, seguir, proteger ni esquivar.',
    },
    section: 'Bleeding out',
    page: '21',
    rulings: ['Q-20'],
    explain: {
      en: ({ zone }) => `A bleeding COG takes no cover in ${zone}.`,
      es: ({ zone }) => `Un CGO que se desangra no toma cobertura en ${zone}.`,
    },
  }),
}
