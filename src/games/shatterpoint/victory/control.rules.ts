import type { Locale } from '../../../lib/locale.ts'
import { formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { length } from '../language/words.ts'
import type { Player } from '../vocabulary.ts'

type Counted = { objective: string; A: number; B: number; taker: Player | null }

const CHARACTERS: Noun = { en: ['character', 'characters'], es: ['personaje', 'personajes'] }
const characters = (count: number, locale: Locale): string => formatCount(count, CHARACTERS, locale)

/** Rules on objectives and who controls them. */
export const controlRules = {
  'shatterpoint.control.contest': rule<{
    objective: string
    character: string
    player: Player
    gap: number
    contests: boolean
  }>({
    title: { en: 'Contesting an objective', es: 'Disputar un objetivo' },
    says: {
      en: 'A character contests an active objective within range 2 if its unit is not wounded; neither elevation nor sight matters.',
      es: 'Un personaje disputa un objetivo activo a alcance 2 si su unidad no está herida; no importan ni el nivel de altura ni la visión.',
    },
    section: 'Objective control',
    page: '19',
    rulings: [],
    explain: {
      en: ({ objective, character, player, gap, contests }) =>
        contests
          ? `${character} of ${player} contests ${objective}, ${length(gap, 'en')} away.`
          : `${character} of ${player} is ${length(gap, 'en')} from ${objective}, but its unit is wounded.`,
      es: ({ objective, character, player, gap, contests }) =>
        contests
          ? `${character} de ${player} disputa ${objective}, a ${length(gap, 'es')}.`
          : `${character} de ${player} está a ${length(gap, 'es')} de ${objective}, pero su unidad está herida.`,
    },
  }),
  'shatterpoint.control.when': rule<{ objectives: number }>({
    title: { en: 'When control is checked', es: 'Cuándo se comprueba el control' },
    says: {
      en: 'Control is checked at the end of every turn, the first one too, after its last effects and before the struggle token moves.',
      es: 'El control se comprueba al final de cada turno, también el primero, tras sus últimos efectos y antes de mover la ficha de Confrontación.',
    },
    section: 'Objective control',
    page: '19',
    rulings: ['Q-05'],
    explain: {
      en: ({ objectives }) =>
        `At the end of the turn, control of ${objectives} ${objectives === 1 ? 'objective' : 'objectives'} is checked.`,
      es: ({ objectives }) =>
        `Al final del turno se comprueba el control de ${objectives} ${objectives === 1 ? 'objetivo' : 'objetivos'}.`,
    },
  }),
  'shatterpoint.control.same-level-first': rule<Counted>({
    title: { en: 'Characters at the same elevation first', es: 'Primero los personajes del mismo nivel' },
    says: {
      en: 'If any contesting character is at the elevation of the objective, only those count: the player with more of them takes control, a tie changes nothing.',
      es: 'Si algún personaje que disputa está al nivel del objetivo, solo cuentan esos: quien tenga más toma el control, un empate no cambia nada.',
    },
    section: 'Objective control',
    page: '19',
    rulings: [],
    explain: {
      en: ({ objective, A, B, taker }) =>
        `At the elevation of ${objective}, A has ${characters(A, 'en')} and B has ${B}: ${taker === null ? 'a tie changes nothing' : `${taker} takes control`}.`,
      es: ({ objective, A, B, taker }) =>
        `Al nivel de ${objective}, A tiene ${characters(A, 'es')} y B tiene ${B}: ${taker === null ? 'el empate no cambia nada' : `${taker} toma el control`}.`,
    },
  }),
  'shatterpoint.control.other-level': rule<Counted>({
    title: { en: 'Characters at other elevations', es: 'Personajes de otros niveles' },
    says: {
      en: 'Only if nobody contests at the elevation of the objective, those at other elevations count in the same way.',
      es: 'Solo si nadie disputa al nivel del objetivo cuentan, del mismo modo, los de otros niveles.',
    },
    section: 'Objective control',
    page: '19',
    rulings: [],
    explain: {
      en: ({ objective, A, B, taker }) =>
        `Nobody is at the elevation of ${objective}; at others A has ${characters(A, 'en')} and B has ${B}: ${taker === null ? 'that changes nothing' : `${taker} takes control`}.`,
      es: ({ objective, A, B, taker }) =>
        `Nadie está al nivel de ${objective}; en otros niveles, A tiene ${characters(A, 'es')} y B tiene ${B}: ${taker === null ? 'eso no cambia nada' : `${taker} toma el control`}.`,
    },
  }),
  'shatterpoint.control.persistent': rule<{ objective: string; before: Player; controller: Player }>({
    title: { en: 'Control lasts', es: 'El control permanece' },
    says: {
      en: 'Control lasts until the opponent takes it or the struggle ends, even if everybody leaves; the new control token replaces the old one.',
      es: 'El control dura hasta que lo toma el adversario o acaba la confrontación, aunque todos se alejen; la nueva ficha de control sustituye a la anterior.',
    },
    section: 'Objective control',
    page: '19',
    rulings: [],
    explain: {
      en: ({ objective, before, controller }) =>
        before === controller
          ? `${before} keeps control of ${objective}.`
          : `The control token of ${controller} replaces that of ${before} on ${objective}.`,
      es: ({ objective, before, controller }) =>
        before === controller
          ? `${before} conserva el control de ${objective}.`
          : `La ficha de control de ${controller} sustituye a la de ${before} en ${objective}.`,
    },
  }),
  'shatterpoint.objective.faces': rule<{ objective: string; controller: Player | null }>({
    title: { en: 'Inactive objectives', es: 'Objetivos inactivos' },
    says: {
      en: 'Objectives begin inactive and are turned active by struggle cards and effects. An inactive one is neither contested nor controlled and loses its control token.',
      es: 'Los objetivos empiezan inactivos y los activan las cartas de Confrontación y otros efectos. Uno inactivo ni se disputa ni se controla, y pierde su ficha de control.',
    },
    section: 'Missions',
    page: '7',
    rulings: ['Q-04'],
    explain: {
      en: ({ objective, controller }) =>
        `${objective} is inactive: nobody controls it${controller === null ? '' : `, and ${controller} loses its control token`}.`,
      es: ({ objective, controller }) =>
        `${objective} está inactivo: nadie lo controla${controller === null ? '' : `, y ${controller} pierde su ficha de control`}.`,
    },
  }),
  'shatterpoint.objective.priority': rule<{ objective: string }>({
    title: { en: 'Priority objectives', es: 'Objetivos prioritarios' },
    says: {
      en: 'A priority marker does nothing by itself; the special rules of the mission say what it does.',
      es: 'Un marcador de objetivo prioritario no hace nada por sí mismo; las reglas especiales de la misión dicen qué hace.',
    },
    section: 'Missions',
    page: '7',
    rulings: [],
    explain: {
      en: ({ objective }) => `${objective} has a priority marker, which does not change who controls it.`,
      es: ({ objective }) => `${objective} tiene un marcador de objetivo prioritario, que no cambia quién lo controla.`,
    },
  }),
  'shatterpoint.objective.on-terrain': rule<{ objective: string; part: string | null; z: number | null }>({
    title: { en: 'Terrain where an objective lies', es: 'Terreno donde hay un objetivo' },
    says: {
      en: 'If terrain is put where an objective token lies, the token goes to the highest level at which the whole token lies on the part it touches. If there is none, the terrain has to go elsewhere.',
      es: 'Si se coloca terreno donde hay una ficha de Objetivo, la ficha va al nivel más alto en el que toda ella descansa sobre la parte que toca. Si no lo hay, el terreno debe ir a otro sitio.',
    },
    section: 'Mission setup',
    page: '18',
    rulings: [],
    explain: {
      en: ({ objective, part, z }) =>
        part === null
          ? `${objective} would not lie wholly on any part: move the terrain.`
          : `${objective} goes onto ${part}, at ${length(z ?? 0, 'en')}.`,
      es: ({ objective, part, z }) =>
        part === null
          ? `${objective} no descansaría por completo sobre ninguna parte: mueve el terreno.`
          : `${objective} sube a ${part}, a ${length(z ?? 0, 'es')} de altura.`,
    },
  }),
  'shatterpoint.control.together': rule<{ objectives: readonly string[] }>({
    title: { en: 'All objectives at the same time', es: 'Todos los objetivos a la vez' },
    says: {
      en: 'All active objectives are checked at the same time, on the same positions.',
      es: 'Todos los objetivos activos se comprueban a la vez, con las mismas posiciones.',
    },
    section: 'Objective control',
    page: '19',
    rulings: ['Q-67', 'Q-84'],
    explain: {
      en: ({ objectives }) => `${formatList(objectives, 'en')} are checked at the same time.`,
      es: ({ objectives }) => `${formatList(objectives, 'es')} se comprueban a la vez.`,
    },
  }),
  'shatterpoint.control.locked': rule<{ objective: string; controller: Player | null }>({
    title: { en: 'A locked control token', es: 'Una ficha de control fijada' },
    says: {
      en: 'An effect may keep a control token from being removed or replaced; the count is then made and changes nothing.',
      es: 'Un efecto puede impedir que una ficha de control se retire o se sustituya; el recuento se hace igualmente y no cambia nada.',
    },
    section: 'Objective control',
    page: '19',
    rulings: [],
    explain: {
      en: ({ objective, controller }) =>
        `An effect keeps the control of ${objective} as it is: ${controller === null ? 'nobody' : `player ${controller}`}.`,
      es: ({ objective, controller }) =>
        `Un efecto mantiene el control de ${objective} como está: ${controller === null ? 'nadie' : `jugador ${controller}`}.`,
    },
  }),
}
