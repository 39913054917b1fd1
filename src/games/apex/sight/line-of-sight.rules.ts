import type { Edge, Vertex } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { capitalize, formatList } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import {
  cornerOf,
  corners,
  edgeName,
  edges,
  endName,
  levelledName,
  pieceNames,
  spaces,
  verb,
  vertexName,
} from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { End, Piece } from '../vocabulary.ts'

const SECTION = 'Line of sight'

/** What a rule hides when a whole map is asked about instead of one line. */
type OnMap = { hidden: number }
type Obstructed = { edge: Edge; pieces: Piece[]; top: number }
type Shadow = Obstructed & { measure: number; difference: number; depth: number; allowed: number; hides: boolean }
type Between = Obstructed & { upperLevel: number; lowerLevel: number; depth: number; hides: boolean }
type Joint = { vertex: Vertex; left: Piece[]; right: Piece[] }

/** Rules on line of sight. */
export const lineOfSightRules = {
  'apex.los.centre-line': rule<{ from: End; to: End; edges: number; vertices: number }>({
    title: { en: 'From centre to centre', es: 'De centro a centro' },
    says: {
      en: 'Seen from above, draw a straight line from the centre of the origin space to the centre of the target space or to the target intersection, and judge every obstruction on it.',
      es: 'Visto desde arriba, traza una línea recta del centro del espacio de origen al centro del espacio objetivo o a la intersección objetivo y evalúa cada obstrucción que haya en ella.',
    },
    section: SECTION,
    page: '23',
    rulings: [],
    explain: {
      en: ({ from, to, edges: count, vertices }) =>
        `The line from ${endName(from, 'en')} to ${endName(to, 'en')} ${crossings(count, vertices, 'en')}.`,
      es: ({ from, to, edges: count, vertices }) =>
        `La línea de ${endName(from, 'es')} a ${endName(to, 'es')} ${crossings(count, vertices, 'es')}.`,
    },
  }),
  'apex.los.only-obstructions': rule<{ pieces: Piece[] }>({
    title: { en: 'Only obstructions matter', es: 'Solo importan las obstrucciones' },
    says: {
      en: 'Only obstructions can block sight; cover, Legends and loot never do.',
      es: 'Solo las obstrucciones pueden bloquear la visión; la cobertura, las Leyendas y el botín nunca lo hacen.',
    },
    section: SECTION,
    page: '23',
    rulings: [],
    explain: {
      en: ({ pieces }, content) =>
        `${capitalize(pieceNames(pieces, 'en', content))} on the line: ${verb(pieces, 'not an obstruction', 'not obstructions')}, so no effect.`,
      es: ({ pieces }, content) =>
        `${capitalize(pieceNames(pieces, 'es', content))} en la línea: ${verb(pieces, 'no es una obstrucción y no tiene', 'no son obstrucciones y no tienen')} efecto.`,
    },
  }),
  'apex.los.symmetric': rule<{ from: End; to: End }>({
    title: { en: 'Sight goes both ways', es: 'La visión es recíproca' },
    says: {
      en: 'What is blocked in one direction is blocked in the other.',
      es: 'Lo que está bloqueado en un sentido lo está en el otro.',
    },
    section: SECTION,
    page: '23',
    rulings: [],
    explain: {
      en: ({ from, to }) => `Neither ${endName(from, 'en')} nor ${endName(to, 'en')} sees the other.`,
      es: ({ from, to }) => `${capitalize(endName(from, 'es'))} y ${endName(to, 'es')} no se ven.`,
    },
  }),
  'apex.los.connected': rule<Joint>({
    title: { en: 'Joints need two obstructions', es: 'Una unión necesita dos obstrucciones' },
    says: {
      en: 'Through an intersection shared by connected components, they matter only if both are obstructions.',
      es: 'Por una intersección compartida por componentes conectados, estos solo importan si ambos son obstrucciones.',
    },
    section: SECTION,
    page: '23',
    rulings: ['Q-05', 'Q-06'],
    explain: {
      en: ({ vertex, left, right }, content) =>
        `At corner ${vertexName(vertex)}, ${pieceNames(left, 'en', content)} and ${pieceNames(right, 'en', content)} do not form a joint of two obstructions: no effect.`,
      es: ({ vertex, left, right }, content) =>
        `En la esquina ${vertexName(vertex)}, ${pieceNames(left, 'es', content)} y ${pieceNames(right, 'es', content)} no forman una unión de dos obstrucciones: sin efecto.`,
    },
  }),
  'apex.los.corner-45': rule<{ vertex: Vertex; pieces: Piece[] }>({
    title: { en: 'A touched corner hides nothing', es: 'Una esquina tocada no oculta nada' },
    says: {
      en: 'If the line touches only the corner of an obstruction, the obstruction has no effect.',
      es: 'Si la línea solo toca la esquina de una obstrucción, esa obstrucción no tiene efecto.',
    },
    section: SECTION,
    page: '23',
    rulings: ['Q-06'],
    explain: {
      en: ({ vertex, pieces }, content) =>
        `At ${vertexName(vertex)} the line touches only a corner of ${pieceNames(pieces, 'en', content)}.`,
      es: ({ vertex, pieces }, content) =>
        `En ${vertexName(vertex)} la línea solo toca una esquina de ${pieceNames(pieces, 'es', content)}.`,
    },
  }),
  'apex.los.higher-obstruction-blocks': rule<(Obstructed & { upperLevel: number }) | OnMap>({
    title: { en: 'Higher than both ends blocks', es: 'Más alta que ambos extremos bloquea' },
    says: {
      en: 'An obstruction higher than both ends blocks, even on an edge of the space of either end.',
      es: 'Una obstrucción más alta que ambos extremos bloquea, también en un borde del espacio de cualquiera de ellos.',
    },
    section: SECTION,
    page: '23',
    rulings: [],
    explain: {
      en: onLineOrMap(
        'by an obstruction higher than both ends',
        'en',
        ({ edge, pieces, top, upperLevel }, content) =>
          `${capitalize(pieceNames(pieces, 'en', content))} on ${edgeName(edge, 'en')} ${verb(pieces, 'reaches', 'reach')} level ${top}, higher than both ends (${upperLevel} at most): blocked.`,
      ),
      es: onLineOrMap(
        'por una obstrucción más alta que ambos extremos',
        'es',
        ({ edge, pieces, top, upperLevel }, content) =>
          `${capitalize(pieceNames(pieces, 'es', content))}, en ${edgeName(edge, 'es')}, ${verb(pieces, 'llega', 'llegan')} al nivel ${top}, por encima de ambos extremos (${upperLevel} como mucho): bloqueado.`,
      ),
    },
  }),
  'apex.los.upper-lower': rule<{ upper: End; lower: End; upperLevel: number; lowerLevel: number }>({
    title: { en: 'Upper and lower end', es: 'Extremo superior e inferior' },
    says: {
      en: 'The end on the higher level is the upper end, the other one the lower end.',
      es: 'El extremo que está en el nivel más alto es el superior y el otro, el inferior.',
    },
    section: SECTION,
    page: '24',
    rulings: [],
    explain: {
      en: ({ upper, lower, upperLevel, lowerLevel }) =>
        `Upper end: ${levelledName(upper, upperLevel, 'en')}; lower end: ${levelledName(lower, lowerLevel, 'en')}.`,
      es: ({ upper, lower, upperLevel, lowerLevel }) =>
        `Extremo superior: ${levelledName(upper, upperLevel, 'es')}; extremo inferior: ${levelledName(lower, lowerLevel, 'es')}.`,
    },
  }),
  'apex.los.same-level-shadow': rule<Shadow | OnMap>({
    title: {
      en: 'An obstruction on the upper level casts a shadow',
      es: 'Una obstrucción al nivel superior proyecta sombra',
    },
    says: {
      en: 'An obstruction on the upper end’s level, X spaces from it, hides the lower end within X spaces behind its line for each level of difference.',
      es: 'Una obstrucción al nivel del extremo superior, a X espacios de él, oculta el extremo inferior hasta X espacios tras su línea por cada nivel de diferencia.',
    },
    section: SECTION,
    page: '24',
    rulings: ['Q-08', 'Q-09', 'Q-12'],
    explain: {
      en: onLineOrMap(
        'in the shadow of an obstruction on the upper level',
        'en',
        ({ edge, pieces, measure, difference, depth, allowed, hides }, content) =>
          `${capitalize(pieceNames(pieces, 'en', content))} on ${edgeName(edge, 'en')}: X = ${measure}, level difference ${difference}, hiding ${spaces(allowed, 'en')} behind; the lower end is ${depth} deep: ${hides ? 'blocked' : 'not hidden'}.`,
      ),
      es: onLineOrMap(
        'a la sombra de una obstrucción del nivel superior',
        'es',
        ({ edge, pieces, measure, difference, depth, allowed, hides }, content) =>
          `${capitalize(pieceNames(pieces, 'es', content))}, en ${edgeName(edge, 'es')}: X = ${measure} y diferencia de niveles ${difference}, así que ${verb(pieces, 'oculta', 'ocultan')} ${spaces(allowed, 'es')} por detrás; el extremo inferior está a profundidad ${depth}: ${hides ? 'bloqueado' : 'no queda oculto'}.`,
      ),
    },
  }),
  'apex.los.distance-zero': rule<Obstructed & { upper: End }>({
    title: { en: 'The upper end’s own border does not count', es: 'El borde propio del extremo superior no cuenta' },
    says: {
      en: 'An edge that borders the upper space is at distance 0 and hides nothing that is not higher than both ends.',
      es: 'Un borde del espacio superior está a distancia 0 y no oculta nada si no es más alto que ambos extremos.',
    },
    section: SECTION,
    page: '24, 26',
    rulings: ['Q-10'],
    explain: {
      en: ({ edge, upper }) =>
        `${capitalize(edgeName(edge, 'en'))} borders ${endName(upper, 'en')}, the upper end: it does not count.`,
      es: ({ edge, upper }) =>
        `${capitalize(edgeName(edge, 'es'))} limita con ${endName(upper, 'es')}, el extremo superior: no cuenta.`,
    },
  }),
  'apex.los.level2-over-level1': rule<Between | OnMap>({
    title: { en: 'A middle level hides the next space', es: 'Un nivel intermedio oculta el espacio siguiente' },
    says: {
      en: 'An obstruction between the levels of the two ends hides only the space immediately behind it, which borders the obstruction itself.',
      es: 'Una obstrucción entre los niveles de los dos extremos oculta solo el espacio que está justo detrás, el que linda con ella.',
    },
    section: SECTION,
    page: '26, 46',
    rulings: ['Q-12', 'Q-16'],
    explain: {
      en: onLineOrMap(
        'immediately behind an obstruction of a level in between',
        'en',
        ({ edge, pieces, top, upperLevel, lowerLevel, hides }, content) =>
          `${capitalize(pieceNames(pieces, 'en', content))} on ${edgeName(edge, 'en')} ${verb(pieces, 'reaches', 'reach')} level ${top}, between ${lowerLevel} and ${upperLevel}, so only what borders it is hidden; ${hides ? 'the lower end does: blocked' : 'the lower end does not: not hidden'}.`,
      ),
      es: onLineOrMap(
        'justo detrás de una obstrucción de un nivel intermedio',
        'es',
        ({ edge, pieces, top, upperLevel, lowerLevel, hides }, content) =>
          `${capitalize(pieceNames(pieces, 'es', content))}, en ${edgeName(edge, 'es')}, ${verb(pieces, 'llega', 'llegan')} al nivel ${top}, entre ${lowerLevel} y ${upperLevel}: solo ${verb(pieces, 'oculta lo que la', 'ocultan lo que las')} toca; el extremo inferior ${hides ? `${verb(pieces, 'la', 'las')} toca: bloqueado` : `no ${verb(pieces, 'la', 'las')} toca: no queda oculto`}.`,
      ),
    },
  }),
  'apex.los.otherwise-visible': rule<{ from: End; to: End } | { from: End; visible: number }>({
    title: { en: 'Otherwise they see each other', es: 'En los demás casos se ven' },
    says: { en: 'If no case blocks, both ends see each other.', es: 'Si ningún caso bloquea, ambos extremos se ven.' },
    section: SECTION,
    page: '24',
    rulings: [],
    explain: {
      en: (facts) =>
        'to' in facts
          ? `Nothing blocks: ${endName(facts.from, 'en')} and ${endName(facts.to, 'en')} see each other.`
          : `${capitalize(endName(facts.from, 'en'))} sees ${spaces(facts.visible, 'en')}.`,
      es: (facts) =>
        'to' in facts
          ? `Nada bloquea: ${endName(facts.from, 'es')} y ${endName(facts.to, 'es')} se ven.`
          : `${capitalize(endName(facts.from, 'es'))} ve ${spaces(facts.visible, 'es')}.`,
    },
  }),
  'apex.los.edge-top': rule<Obstructed & { lowerLevel: number }>({
    title: { en: 'An obstruction counts by its top', es: 'Una obstrucción cuenta por su altura' },
    says: {
      en: 'An edge has one height, that of the highest obstruction on it; an obstruction in a space is a solid block.',
      es: 'Un borde tiene una sola altura, la de su obstrucción más alta; una obstrucción en un espacio es un bloque macizo.',
    },
    section: SECTION,
    page: '17, 23',
    rulings: ['Q-13', 'Q-17'],
    explain: {
      en: ({ edge, pieces, top, lowerLevel }, content) =>
        `${capitalize(pieceNames(pieces, 'en', content))} on ${edgeName(edge, 'en')} ${verb(pieces, 'reaches', 'reach')} level ${top}, not above the lower end (${lowerLevel}): no effect.`,
      es: ({ edge, pieces, top, lowerLevel }, content) =>
        `${capitalize(pieceNames(pieces, 'es', content))}, en ${edgeName(edge, 'es')}, ${verb(pieces, 'llega', 'llegan')} al nivel ${top}, sin superar el extremo inferior (${lowerLevel}): sin efecto.`,
    },
  }),
  'apex.los.crossing': rule<{ along: boolean }>({
    title: { en: 'Touching is not crossing', es: 'Tocar no es cruzar' },
    says: {
      en: 'The line crosses an edge only through its interior; its own ends never count, and running along a grid line crosses none of its edges.',
      es: 'La línea solo cruza un borde por su interior; sus propios extremos no cuentan y recorrer una línea de la cuadrícula no cruza sus bordes.',
    },
    section: SECTION,
    page: '23, 37',
    rulings: ['Q-14', 'Q-15'],
    explain: {
      en: ({ along }) =>
        along
          ? 'The line runs along the grid and crosses no edge of it.'
          : 'The edges that meet in an end of the line are touched, not crossed.',
      es: ({ along }) =>
        along
          ? 'La línea recorre la cuadrícula y no cruza ningún borde.'
          : 'Los bordes que confluyen en un extremo de la línea se tocan, no se cruzan.',
    },
  }),
  'apex.los.vertex-sides': rule<(Joint & { leftBlocks: boolean; rightBlocks: boolean; blocks: boolean }) | OnMap>({
    title: { en: 'A passed corner blocks from both sides', es: 'Una esquina bloquea por ambos lados' },
    says: {
      en: 'At a corner on the line, one obstruction on each side must block, and the two must be one component or connected ones; the weaker side decides.',
      es: 'En una esquina de la línea debe bloquear una obstrucción a cada lado, y las dos deben ser el mismo componente o estar conectadas; decide el lado más débil.',
    },
    section: SECTION,
    page: '18-19, 23, 25',
    rulings: ['Q-05', 'Q-06', 'Q-07', 'Q-14'],
    explain: {
      en: onLineOrMap(
        'behind a corner that blocks on both sides',
        'en',
        ({ vertex, left, right, blocks }, content) =>
          `The line passes corner ${vertexName(vertex)} ${cornerOf(left, right, 'en', content)}: ${blocks ? 'both sides block' : 'one side does not block'}.`,
      ),
      es: onLineOrMap(
        'tras una esquina que bloquea por ambos lados',
        'es',
        ({ vertex, left, right, blocks }, content) =>
          `La línea pasa por la esquina ${vertexName(vertex)} ${cornerOf(left, right, 'es', content)}: ${blocks ? 'bloquean ambos lados' : 'un lado no bloquea'}.`,
      ),
    },
  }),
  'apex.los.x-measure': rule<{ end: End; edge: Edge; measure: number }>({
    title: { en: 'How X is measured', es: 'Cómo se mide X' },
    says: {
      en: 'X is the number of whole spaces between the upper end and the infinite line that carries the obstruction’s edge.',
      es: 'X es el número de espacios enteros entre el extremo superior y la línea infinita que contiene el borde de la obstrucción.',
    },
    section: SECTION,
    page: '22, 24',
    rulings: ['Q-08'],
    explain: {
      en: ({ end, edge, measure }) =>
        `From ${endName(end, 'en')} to the line of ${edgeName(edge, 'en')}: X = ${measure}.`,
      es: ({ end, edge, measure }) => `De ${endName(end, 'es')} a la línea de ${edgeName(edge, 'es')}: X = ${measure}.`,
    },
  }),
  'apex.los.depth-measure': rule<{ end: End; edge: Edge; depth: number }>({
    title: { en: 'How depth is measured', es: 'Cómo se mide la profundidad' },
    says: {
      en: 'The space that touches the line is 1 deep, the next 2, and so on; an intersection is as deep as its distance from the line.',
      es: 'El espacio que toca la línea está a profundidad 1, el siguiente a 2, etc.; una intersección, a su distancia de la línea.',
    },
    section: SECTION,
    page: '24-25',
    rulings: ['Q-08', 'Q-11', 'Q-16'],
    explain: {
      en: ({ end, edge, depth }) =>
        `${capitalize(endName(end, 'en'))} lies ${depth} deep behind the line of ${edgeName(edge, 'en')}.`,
      es: ({ end, edge, depth }) =>
        `${capitalize(endName(end, 'es'))} está a profundidad ${depth} tras la línea de ${edgeName(edge, 'es')}.`,
    },
  }),
  'apex.los.combine': rule<{ blockers: number }>({
    title: { en: 'One blocker is enough', es: 'Basta con una que bloquee' },
    says: {
      en: 'Every crossed edge and every passed corner is judged alone; one that blocks is enough.',
      es: 'Cada borde cruzado y cada esquina se evalúan por separado; basta con que una bloquee.',
    },
    section: SECTION,
    page: '23-24',
    rulings: ['Q-09'],
    explain: {
      en: ({ blockers }) =>
        `${blockers} of the places on the line ${blockers === 1 ? 'blocks' : 'block'}; one is enough.`,
      es: ({ blockers }) =>
        `${blockers === 1 ? 'Bloquea' : 'Bloquean'} ${blockers} de los lugares de la línea; basta con uno.`,
    },
  }),
  'apex.los.own-building-edge': rule<Obstructed & { lowerLevel: number }>({
    title: { en: 'A roof’s edge is an ordinary edge', es: 'El borde de un tejado es un borde normal' },
    says: {
      en: 'The edge of the building a figure stands on is an ordinary obstruction: it shadows for the upper end and, never higher than the lower end’s own roof, has no effect for that end.',
      es: 'El borde del edificio que pisa una figura es una obstrucción normal: da sombra para el extremo superior y, al no superar el tejado del inferior, no tiene efecto para este.',
    },
    section: SECTION,
    page: '24-26',
    rulings: ['Q-10'],
    explain: {
      en: ({ edge, top, lowerLevel }) =>
        `The roof edge on ${edgeName(edge, 'en')} (level ${top}) is not above the lower end (${lowerLevel}): no effect.`,
      es: ({ edge, top, lowerLevel }) =>
        `El borde de tejado en ${edgeName(edge, 'es')} (nivel ${top}) no supera el extremo inferior (${lowerLevel}): sin efecto.`,
    },
  }),
  'apex.los.same-level-ends': rule<{ level: number }>({
    title: { en: 'Ends on one level', es: 'Extremos en el mismo nivel' },
    says: {
      en: 'With both ends on one level, only obstructions above that level block.',
      es: 'Con ambos extremos en el mismo nivel, solo bloquean las obstrucciones que lo superan.',
    },
    section: SECTION,
    page: '23-24',
    rulings: [],
    explain: {
      en: ({ level }) => `Both ends are on level ${level}: only what rises above it blocks.`,
      es: ({ level }) => `Ambos extremos están en el nivel ${level}: solo bloquea lo que lo supera.`,
    },
  }),
}

/** `crosses 5 edges and passes 2 corners`. */
function crossings(edgeCount: number, vertexCount: number, locale: Locale): string {
  const words = { en: ['crosses', 'passes', 'crosses no edge'], es: ['cruza', 'pasa por', 'no cruza ningún borde'] }[
    locale
  ]
  const parts = [
    ...(edgeCount > 0 ? [`${words[0]} ${edges(edgeCount, locale)}`] : []),
    ...(vertexCount > 0 ? [`${words[1]} ${corners(vertexCount, locale)}`] : []),
  ]
  return parts.length === 0 ? `${words[2]}` : formatList(parts, locale)
}

/** Describes a rule that hides for one line, or for a map as the number of spaces it hides. */
function onLineOrMap<Facts extends object>(
  how: string,
  locale: Locale,
  onLine: (facts: Facts, content: ApexContent) => string,
) {
  return (facts: Facts | OnMap, content: ApexContent): string => {
    if (!('hidden' in facts)) return onLine(facts, content)
    const hidden = {
      en: facts.hidden === 1 ? 'is hidden' : 'are hidden',
      es: facts.hidden === 1 ? 'queda oculto' : 'quedan ocultos',
    }
    return `${spaces(facts.hidden, locale)} ${hidden[locale]} ${how}.`
  }
}
