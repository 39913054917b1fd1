import { formatList } from '../../../../lib/wording.ts'
import { rule } from '../../../../rulebook/rule.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { unitName } from '../../language/card-name.ts'
import { degrees, length } from '../../language/words.ts'

type Pair = { object: string; other: string }
const KINDS = {
  en: { terrain: 'terrain', character: 'a base', objective: 'a token' },
  es: { terrain: 'terreno', character: 'una peana', objective: 'una ficha' },
} as const

/** Rules on pushes, pulls and shoves. */
export const pushingRules = {
  'shatterpoint.push.straight': rule<{ object: string; range: number; length: number }>({
    title: { en: 'A push goes straight on', es: 'Empujar es en línea recta' },
    says: {
      en: 'A push or a pull moves an object in a straight line, with its base centred on the range template, for the whole length of it; nobody may stop it early.',
      es: 'Empujar o atraer mueve un objeto en línea recta, con la peana centrada en la plantilla de alcance y por toda su longitud; nadie puede acortarlo.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: ['Q-28'],
    explain: {
      en: ({ object, range, length: reach }) => `${object} moves along range ${range}: ${length(reach, 'en')}.`,
      es: ({ object, range, length: reach }) =>
        `${object} se mueve a lo largo del alcance ${range}: ${length(reach, 'es')}.`,
    },
  }),
  'shatterpoint.push.away': rule<Pair>({
    title: { en: 'Pushed away', es: 'Empujar aleja' },
    says: {
      en: 'A push moves an object away from what it comes from.',
      es: 'Empujar mueve un objeto alejándolo de lo que lo empuja.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: [],
    explain: {
      en: ({ object, other }) =>
        object === other
          ? `${object} cannot be pushed away from itself; name another object.`
          : `${object} is pushed away from ${other}.`,
      es: ({ object, other }) =>
        object === other
          ? `Nada puede empujarse lejos de sí mismo: nombra un objeto distinto de ${object}.`
          : `El empuje aleja a ${object} de ${other}.`,
    },
  }),
  'shatterpoint.pull.toward': rule<{ object: string; other: string | null }>({
    title: { en: 'Pulled towards', es: 'Atraer acerca' },
    says: {
      en: 'A pull moves an object towards what it comes from.',
      es: 'Atraer mueve un objeto hacia lo que lo atrae.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: [],
    explain: {
      en: ({ object, other }) => {
        if (other === null) return `Say in \`source\` what ${object} is pulled towards.`
        if (other === object) return `${object} cannot be pulled towards itself; name another object.`
        return `${object} is pulled towards ${other}.`
      },
      es: ({ object, other }) => {
        if (other === null) return `Indica en \`source\` hacia qué se atrae a ${object}.`
        if (other === object) return `Nada puede atraerse hacia sí mismo: nombra un objeto distinto de ${object}.`
        return `La atracción acerca a ${object} hacia ${other}.`
      },
    },
  }),
  'shatterpoint.direction.cone': rule<{
    object: string
    axis: number
    min: number
    max: number
    angle: number | null
  }>({
    title: { en: 'Towards and away', es: 'Hacia y alejándose' },
    says: {
      en: 'A movement towards or away from an object stays between the arms of a template bent at a right angle, laid at the base with its joint on the line through both centres: it leads no more than 45° off that line.',
      es: 'Un movimiento hacia un objeto o alejándose de él queda entre los tramos de una plantilla doblada en ángulo recto, puesta en la peana con la articulación en la línea de ambos centros: no se desvía más de 45° de esa línea.',
    },
    section: 'Towards and away',
    page: '28',
    rulings: [],
    explain: {
      en: ({ object, axis, min, max, angle }) =>
        angle === null
          ? `The axis for ${object} is ${degrees(axis, 'en')}: it may move at ${degrees(min, 'en')} to ${degrees(max, 'en')}.`
          : `${degrees(angle, 'en')} leads ${object} out of the cone; choose an angle between ${degrees(min, 'en')} and ${degrees(max, 'en')}.`,
      es: ({ object, axis, min, max, angle }) =>
        angle === null
          ? `El eje de ${object} es ${degrees(axis, 'es')}: puede moverse entre ${degrees(min, 'es')} y ${degrees(max, 'es')}.`
          : `${degrees(angle, 'es')} saca a ${object} del cono; elige un ángulo entre ${degrees(min, 'es')} y ${degrees(max, 'es')}.`,
    },
  }),
  'shatterpoint.direction.degenerate': rule<{ object: string; other: string | null; needsAngle: boolean }>({
    title: { en: 'No axis', es: 'Sin eje' },
    says: {
      en: 'Where two centres lie above each other there is no axis, and any direction is allowed.',
      es: 'Cuando los dos centros coinciden no hay eje y cualquier dirección vale.',
    },
    section: 'Towards and away',
    page: null,
    rulings: ['Q-29'],
    explain: {
      en: ({ object, needsAngle }) =>
        needsAngle
          ? `${object} may move in any direction; say which in \`angle\`.`
          : `${object} may move in any direction.`,
      es: ({ object, needsAngle }) =>
        needsAngle
          ? `${object} puede moverse en cualquier dirección; indica cuál en \`angle\`.`
          : `${object} puede moverse en cualquier dirección.`,
    },
  }),
  'shatterpoint.push.ignore-support': rule<{ object: string; parts: string[] }>({
    title: { en: 'What it stands on does not stop it', es: 'Lo que pisa no lo detiene' },
    says: {
      en: 'The terrain an object stood on at the start does not stop it, nor do other parts of that piece at its elevation. What it overlapped at the start is ignored; what it only touched stops it if it goes into it.',
      es: 'El terreno que un objeto pisaba al empezar no lo detiene, ni otras partes de ese elemento a su nivel. Lo que ya pisaba se ignora; lo que solo tocaba lo detiene si va contra ello.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: [],
    explain: {
      en: ({ object, parts }) =>
        `${formatList(parts, 'en')} carried ${object} and ${parts.length === 1 ? 'does' : 'do'} not stop it.`,
      es: ({ object, parts }) =>
        `${formatList(parts, 'es')} ${parts.length === 1 ? 'sostenía' : 'sostenían'} a ${object} y no ${parts.length === 1 ? 'frena' : 'frenan'} su movimiento.`,
    },
  }),
  'shatterpoint.push.stop-contact': rule<{
    object: string
    moved: number
    by: string | null
    kind: 'terrain' | 'character' | 'objective'
  }>({
    title: { en: 'A push stops at contact', es: 'Se detiene al contacto' },
    says: {
      en: 'A pushed or pulled object stops when it runs into terrain, a token or a base of the same or a higher elevation than it started at. Passable terrain high enough above is passed below.',
      es: 'Un objeto empujado o atraído se detiene al topar con terreno, una ficha o una peana a un nivel igual o más alto que el suyo al empezar. Por debajo de lo transitable que está lo bastante alto se pasa.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: ['Q-30', 'Q-31'],
    explain: {
      en: ({ object, moved, by, kind }) =>
        `After ${length(moved, 'en')}, ${object} runs into ${by} (${KINDS.en[kind]}).`,
      es: ({ object, moved, by, kind }) =>
        `A los ${length(moved, 'es')}, ${object} topa con ${by} (${KINDS.es[kind]}).`,
    },
  }),
  'shatterpoint.push.no-partial-drop': rule<{ object: string; moved: number; by: string | null; drop: number | null }>({
    title: { en: 'Nothing is left hanging over', es: 'Nada queda colgando' },
    says: {
      en: 'If a pushed object would end partly over something of lower elevation, it stops at the last place on its way where it does not. If it ends wholly over lower ground, it ends down there, unharmed.',
      es: 'Si un objeto empujado fuera a acabar en parte sobre algo de nivel más bajo, se detiene en el último punto de su camino donde no ocurra. Si acaba por completo sobre un suelo más bajo, acaba ahí abajo, sin daño.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: [],
    explain: {
      en: ({ object, moved, by, drop }) =>
        drop === null
          ? `${object} could not end farther on: ${by} does not carry it or leaves it no place, so it stops after ${length(moved, 'en')}.`
          : `${object} ends ${length(drop, 'en')} below where it was.`,
      es: ({ object, moved, by, drop }) =>
        drop === null
          ? `${object} no podría acabar más allá: ${by} no le da apoyo o no le deja sitio, así que se detiene a los ${length(moved, 'es')}.`
          : `${object} acaba ${length(drop, 'es')} más abajo de donde estaba.`,
    },
  }),
  'shatterpoint.push.edge': rule<{ object: string; moved: number }>({
    title: { en: 'A push stops at the table’s edge', es: 'Se detiene en el borde de la mesa' },
    says: {
      en: 'A pushed object stops at the last legal place before the edge of the battlefield.',
      es: 'Un objeto empujado se detiene en el último sitio legal antes del borde del campo de batalla.',
    },
    section: 'Push and pull',
    page: '27',
    rulings: [],
    explain: {
      en: ({ object, moved }) => `After ${length(moved, 'en')}, ${object} is at the edge of the battlefield and stops.`,
      es: ({ object, moved }) =>
        `A los ${length(moved, 'es')}, ${object} está en el borde del campo de batalla y se detiene.`,
    },
  }),
  'shatterpoint.shove': rule<
    { shover: string; affected: string; doesPush: boolean; follows: boolean },
    ShatterpointContent
  >({
    title: { en: 'Shove', es: 'Desplazamiento' },
    says: {
      en: 'The affected character may be pushed range 1 away from the shoving character; then the shoving character may be pulled range 1 towards it. Who controls the shoving character decides both; neither needs the other.',
      es: 'El personaje afectado puede ser empujado alcance 1 alejándose del que desplaza; luego este puede ser atraído alcance 1 hacia aquel. Ambas cosas las decide quien controla al que desplaza; ninguna exige la otra.',
    },
    section: 'Icons',
    page: '31',
    rulings: ['Q-32'],
    explain: {
      en: ({ shover, affected, doesPush, follows }, content) =>
        `${unitName(shover, content)} shoves ${unitName(affected, content)}: ${doesPush ? 'it is pushed' : 'it is not pushed'}, and ${unitName(shover, content)} ${follows ? 'follows' : 'stays'}.`,
      es: ({ shover, affected, doesPush, follows }, content) =>
        `${unitName(shover, content)} desplaza a ${unitName(affected, content)}: ${doesPush ? 'se le empuja' : 'no se le empuja'}, y ${unitName(shover, content)} ${follows ? 'va detrás' : 'se queda'}.`,
    },
  }),
}
