import type { Locale, Localized } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { countOf } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

type TableSize = {
  parts: number
  corners: number
  characters: number
  maxParts: number
  maxCorners: number
  maxCharacters: number
}

const FACT_NAMES: Readonly<Record<string, Localized>> = {
  player: { en: 'player', es: 'jugador' },
  stamina: { en: 'stamina', es: 'vigor' },
  damage: { en: 'damage', es: 'daño' },
  wounded: { en: 'wounded', es: 'herida' },
  conditions: { en: 'conditions', es: 'estados' },
  hunker: { en: 'hunker', es: 'resguardo' },
  defeated: { en: 'defeated', es: 'derrotada' },
  pinned: { en: 'pinned', es: 'Inmovilizado' },
  engaged: { en: 'engaged', es: 'trabado' },
  content: { en: 'card', es: 'carta' },
  stance: { en: 'stance', es: 'postura' },
  tags: { en: 'tags', es: 'calificativos' },
  attackTable: { en: 'attack table', es: 'tabla de ataque' },
  defenceTable: { en: 'defence table', es: 'tabla de defensa' },
  tree: { en: 'combat tree', es: 'árbol de combate' },
}
const VALUES: Readonly<Record<string, Localized>> = {
  true: { en: 'yes', es: 'sí' },
  false: { en: 'no', es: 'no' },
  '': { en: 'none', es: 'ninguno' },
  own: { en: 'one of its own', es: 'uno propio' },
  card: { en: 'that of the card', es: 'el de la carta' },
}
const valueText = (value: string, locale: Locale): string => ownEntry(VALUES, value)?.[locale] ?? value
const factName = (fact: string, locale: Locale): string => ownEntry(FACT_NAMES, fact)?.[locale] ?? fact

/** Rules on what may be asked about a table. */
export const tableRules = {
  'shatterpoint.table.names': rule<{ id: string }>({
    title: { en: 'Everything has a name of its own', es: 'Cada cosa tiene su propio nombre' },
    says: {
      en: 'On one table no two pieces, parts or units share a name, and no two characters or objectives.',
      es: 'En una mesa no hay dos elementos, partes o unidades con el mismo nombre, ni dos personajes u objetivos.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ id }) => `The name ${id} is used twice; give each its own.`,
      es: ({ id }) => `El nombre ${id} se usa dos veces; da a cada cosa el suyo.`,
    },
  }),
  'shatterpoint.table.known': rule<{ id: string }>({
    title: { en: 'What is asked about is on the table', es: 'Se pregunta por lo que está en la mesa' },
    says: {
      en: 'A question names characters, objectives and units that are on the battlefield.',
      es: 'Una pregunta nombra personajes, objetivos y unidades que están en el campo de batalla.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ id }) => `Nothing on the battlefield is called ${id}.`,
      es: ({ id }) => `En el campo de batalla nada se llama ${id}.`,
    },
  }),
  'shatterpoint.table.agrees': rule<{
    what: string
    fact: string
    here: string
    there: string
    paths: readonly string[]
  }>({
    title: { en: 'What is said twice agrees', es: 'Lo que se dice dos veces coincide' },
    says: {
      en: 'What a question leaves out is as the table says; what it says in two places must be the same in both.',
      es: 'Lo que una pregunta omite es como dice la mesa; lo que dice en dos sitios ha de ser igual en ambos.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ what, fact, here, there, paths }) =>
        `Two fields contradict each other about ${what} (${factName(fact, 'en')}): ${paths[0]} says ${valueText(here, 'en')}, ${paths[1]} says ${valueText(there, 'en')}. Correct one, or leave it out.`,
      es: ({ what, fact, here, there, paths }) =>
        `Dos campos se contradicen sobre ${what} (${factName(fact, 'es')}): ${paths[0]} dice ${valueText(here, 'es')} y ${paths[1]}, ${valueText(there, 'es')}. Corrige uno, u omítelo.`,
    },
  }),
  'shatterpoint.table.told': rule<{ unit: string; fact: 'stamina' }>({
    title: { en: 'What no card says is told', es: 'Lo que no dice ninguna carta se indica' },
    says: {
      en: 'What is needed to rule on a unit stands on its card, on the table, or in the question.',
      es: 'Lo que hace falta para dictaminar sobre una unidad está en su carta, en la mesa o en la pregunta.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ unit, fact }) =>
        `Nothing says the ${factName(fact, 'en')} of ${unit}; tell it, or name a unit of the content.`,
      es: ({ unit, fact }) =>
        `Nada dice qué ${factName(fact, 'es')} tiene ${unit}; indícalo o nombra una unidad del contenido.`,
    },
  }),
  'shatterpoint.table.size': rule<TableSize>({
    title: { en: 'The size of a table', es: 'El tamaño de una mesa' },
    says: {
      en: 'A table is ruled on with a bounded number of terrain parts, corners and characters.',
      es: 'Se dictamina sobre mesas con un número acotado de partes de terreno, de esquinas y de personajes.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ parts, corners, characters, maxParts, maxCorners, maxCharacters }) =>
        `The table has ${countOf(parts, 'terrain part')} with ${countOf(corners, 'corner')} and ${countOf(characters, 'character')}; at most ${maxParts}, ${maxCorners} and ${maxCharacters} are ruled on. Leave out what is far away.`,
      es: ({ parts, corners, characters, maxParts, maxCorners, maxCharacters }) =>
        `La mesa tiene ${countOf(parts, 'parte de terreno', 'partes de terreno')} con ${countOf(corners, 'esquina')} y ${countOf(characters, 'personaje')}; como mucho se admiten ${maxParts}, ${maxCorners} y ${maxCharacters}. Quita lo que esté lejos.`,
    },
  }),
  'shatterpoint.move.battlefield-edge': rule<{ object: string }>({
    title: { en: 'Nothing leaves the battlefield', es: 'Nada sale del campo de batalla' },
    says: {
      en: 'No base or token ever lies beyond the edge of the battlefield, not even in part.',
      es: 'Ninguna peana ni ficha queda más allá del borde del campo de batalla, ni siquiera en parte.',
    },
    section: 'Movement',
    page: '24',
    rulings: [],
    explain: {
      en: ({ object }) => `${object} would lie over the edge of the battlefield.`,
      es: ({ object }) => `${object} quedaría sobre el borde del campo de batalla.`,
    },
  }),
  'shatterpoint.terrain.parts': rule<{ part: string; isValid: boolean }>({
    title: { en: 'Terrain pieces have parts', es: 'Los elementos de terreno tienen partes' },
    says: {
      en: 'A terrain piece has one or more parts. Each is seen from above as an outline that does not cross itself, and has a height, a sight quality and a movement quality of its own.',
      es: 'Un elemento de terreno tiene una o más partes. Cada una, vista desde arriba, tiene un contorno que no se cruza, y su propia altura, visibilidad y transitabilidad.',
    },
    section: 'Terrain',
    page: '35',
    rulings: [],
    explain: {
      en: ({ part, isValid }) =>
        isValid
          ? `${part} counts as a part of its own.`
          : `The outline of ${part} crosses itself or encloses nothing, or its top is not above its bottom.`,
      es: ({ part, isValid }) =>
        isValid
          ? `${part} cuenta como una parte propia.`
          : `El contorno de ${part} se cruza o no encierra nada, o su punto más alto no está por encima del más bajo.`,
    },
  }),
}
