import type { Cell } from '../../../../geometry/grid.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { formatList } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'

const SHOT = 'Shots of Automata'

const namesOf = (cards: readonly string[], locale: Locale, content: ApexContent): string =>
  formatList(
    cards.map((card) => cardName(card, locale, content)),
    locale,
  )

/** Rules on what the shots, grenades and pushes of an activation do. */
export const consequenceRules = {
  'apex.automata.shot.flags': rule<{ duringActivation: boolean }>({
    title: { en: 'From then on it has shot', es: 'Desde entonces ha disparado' },
    says: {
      en: 'With the start of a Shot it has shot in this round, and in its activation if it is one; also if the Shot ends without cards.',
      es: 'Al empezar un Disparo ha disparado en esta ronda, y en su activación si lo es; también si el Disparo acaba sin cartas.',
    },
    section: SHOT,
    page: '18, 20',
    rulings: ['Q-A79'],
    explain: {
      en: () => 'It has shot in this round and in this activation.',
      es: () => 'Ha disparado en esta ronda y en esta activación.',
    },
  }),
  'apex.automata.shot.core-rest': rule<{ hits: number; headshots: number; damage: number }>({
    title: { en: 'All else as in the core book', es: 'Lo demás como en el libro básico' },
    says: {
      en: 'Cover, levels, Zones, slots, partial hits and damage of a Shot are those of the core book; “first hit” counts once.',
      es: 'La cobertura, los niveles, las Zonas, los espacios, los impactos parciales y el daño de un Disparo son los del libro básico; «primer impacto» cuenta una vez.',
    },
    section: SHOT,
    page: '28',
    rulings: [],
    explain: {
      en: ({ hits, headshots, damage }) => `Hits: ${hits}, headshots: ${headshots}, damage: ${damage}.`,
      es: ({ hits, headshots, damage }) => `Impactos: ${hits}, disparos a la cabeza: ${headshots}, daño: ${damage}.`,
    },
  }),
  'apex.automata.shot.last-enemy': rule<{ enemy: string }>({
    title: { en: 'The last enemy is gone', es: 'El último enemigo ha caído' },
    says: {
      en: 'If no enemy is left on the board, the Shot is finished and the activation goes on with step 10; everything in between is dropped.',
      es: 'Si no queda ningún enemigo en el tablero, el Disparo se termina y la activación sigue con el paso 10; todo lo de en medio se pierde.',
    },
    section: SHOT,
    page: '28',
    rulings: ['Q-A38'],
    explain: {
      en: ({ enemy }, content) =>
        `${legendName(enemy, 'en', content)} was the last enemy on the board: step 10 follows.`,
      es: ({ enemy }, content) =>
        `${legendName(enemy, 'es', content)} era el último enemigo del tablero: sigue el paso 10.`,
    },
  }),
  'apex.automata.shot.primary-dead-other-left': rule<{ eliminated: string; primary: string }>({
    title: { en: 'The secondary enemy takes its place', es: 'El enemigo secundario ocupa su lugar' },
    says: {
      en: 'If the primary enemy is eliminated and another one is left, that one becomes the primary, and the interrupted step goes on.',
      es: 'Si el enemigo principal es eliminado y queda otro, este pasa a ser el principal y el paso interrumpido sigue.',
    },
    section: SHOT,
    page: '15, 18',
    rulings: [],
    explain: {
      en: ({ eliminated, primary }, content) =>
        `${legendName(eliminated, 'en', content)} is eliminated: ${legendName(primary, 'en', content)} becomes the primary enemy.`,
      es: ({ eliminated, primary }, content) =>
        `${legendName(eliminated, 'es', content)} cae: ${legendName(primary, 'es', content)} pasa a ser el enemigo principal.`,
    },
  }),
  'apex.automata.life.damage': rule<{ legend: string; amount: number }>({
    title: { en: 'Damage to an Automaton', es: 'Daño a un Autómata' },
    says: {
      en: 'Damage to an Automaton goes to its Shield, then to its Health; it has neither helmet nor emergency shield.',
      es: 'El daño a un Autómata va a su Escudo y luego a su Salud; no tiene casco ni escudo de emergencia.',
    },
    section: 'Life and death',
    page: '7, 11',
    rulings: [],
    explain: {
      en: ({ legend, amount }, content) =>
        `${legendName(legend, 'en', content)} takes ${amount} without any protection.`,
      es: ({ legend, amount }, content) => `${legendName(legend, 'es', content)} sufre ${amount} sin protección.`,
    },
  }),
  'apex.automata.life.eliminated': rule<{ legend: string }>({
    title: { en: 'An Automaton is eliminated', es: 'Un Autómata es eliminado' },
    says: {
      en: 'With 0 Health an Automaton leaves the board; it keeps its Charges, its Arsenal, its Feats and its ability tokens.',
      es: 'Con 0 de Salud un Autómata deja el tablero; conserva sus Cargas, su Arsenal, sus Proezas y sus fichas de habilidad.',
    },
    section: 'Life and death',
    page: '11',
    rulings: ['Q-A33'],
    explain: {
      en: ({ legend }, content) =>
        `${legendName(legend, 'en', content)} leaves the board and keeps its cards and Charges.`,
      es: ({ legend }, content) =>
        `${legendName(legend, 'es', content)} deja el tablero y conserva sus cartas y Cargas.`,
    },
  }),
  'apex.automata.life.reset-values': rule<{ legend: string; shield: number; health: number }>({
    title: { en: 'Its dials go back', es: 'Sus diales vuelven' },
    says: {
      en: 'The dials of an eliminated Automaton go back to the values it started with.',
      es: 'Los diales de un Autómata eliminado vuelven a los valores con que empezó.',
    },
    section: 'Life and death',
    page: '6, 11',
    rulings: ['Q-A65'],
    explain: {
      en: ({ shield, health }) => `Its dials go back to ${shield} Shield and ${health} Health.`,
      es: ({ shield, health }) => `Sus diales vuelven a ${shield} de Escudo y ${health} de Salud.`,
    },
  }),
  'apex.automata.life.off-board': rule<{ legend: string }>({
    title: { en: 'Off the board', es: 'Fuera del tablero' },
    says: {
      en: 'Off the board an Automaton is no target, takes no damage, blocks nothing and reveals no Feat.',
      es: 'Fuera del tablero un Autómata no es objetivo, no sufre daño, no estorba y no revela Proezas.',
    },
    section: 'Life and death',
    page: null,
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} is off the board until its next activation.`,
      es: ({ legend }, content) =>
        `${legendName(legend, 'es', content)} queda fuera del tablero hasta su próxima activación.`,
    },
  }),
  'apex.automata.life.eliminated-in-own-activation': rule<{ step: number }>({
    title: { en: 'Eliminated in its own activation', es: 'Eliminado en su propia activación' },
    says: {
      en: 'If it is eliminated in its own activation, that ends at once; its Feat and Route card are discarded.',
      es: 'Si es eliminado en su propia activación, esta termina en el acto; su Proeza y su carta de Ruta se descartan.',
    },
    section: 'Life and death',
    page: '11',
    rulings: ['Q-A47'],
    explain: {
      en: ({ step }) => `Eliminated in step ${step}: the activation ends.`,
      es: ({ step }) => `Eliminado en el paso ${step}: la activación termina.`,
    },
  }),
  'apex.automata.use.frag-resolve': rule<{ cell: Cell; cards: number }>({
    title: { en: 'The grenade of an Automaton', es: 'La granada de un Autómata' },
    says: {
      en: 'Two aim cards move the template; 20 in its middle and 10 around it hit every Legend there, friends and the thrower included.',
      es: 'Dos cartas de Puntería mueven la plantilla; 20 en su centro y 10 alrededor alcanzan a toda Leyenda, amigos y lanzador incluidos.',
    },
    section: 'Using grenades',
    page: '12',
    rulings: ['Q-A51'],
    explain: {
      en: ({ cell, cards }) => `Moved by ${cards} aim cards, it explodes in ${cellName(cell)}.`,
      es: ({ cell, cards }) => `Movida por ${cards} cartas de Puntería, explota en ${cellName(cell)}.`,
    },
  }),
  'apex.automata.use.frag-not-a-shot': rule<{ target: string }>({
    title: { en: 'A grenade is no Shot', es: 'Una granada no es un Disparo' },
    says: {
      en: 'A grenade is no Shot: it brings no reactions and no boosts, and the Automaton may still shoot.',
      es: 'Una granada no es un Disparo: no da reacciones ni mejoras, y el Autómata aún puede disparar.',
    },
    section: 'Using grenades',
    page: '12',
    rulings: [],
    explain: {
      en: ({ target }, content) => `A grenade at ${legendName(target, 'en', content)}: no reactions, no boost.`,
      es: ({ target }, content) => `Una granada a ${legendName(target, 'es', content)}: ni reacciones ni mejora.`,
    },
  }),
  'apex.automata.use.frag-orientation': rule<{ arrows: number }>({
    title: { en: 'Arrows as the board lies', es: 'Las flechas según el tablero' },
    says: {
      en: 'The template is symmetric; the arrows of the aim cards are read as the board lies, not from the viewpoint.',
      es: 'La plantilla es simétrica; las flechas de las cartas de Puntería se leen según el tablero, no según el punto de vista.',
    },
    section: 'Using grenades',
    page: null,
    rulings: [],
    explain: {
      en: ({ arrows }) => `${arrows} of the cards show an arrow.`,
      es: ({ arrows }) => `${arrows} de las cartas muestran una flecha.`,
    },
  }),
  'apex.automata.react.human-target': rule<{ reason: string | null; legend: string; cards: string[] }>({
    title: { en: 'Players react with their cards', es: 'Los jugadores reaccionan con sus cartas' },
    says: {
      en: 'A Legend of a player that is shot at, and then its squadmate, may play reactions as in the core book; each is asked only with a card to play.',
      es: 'Una Leyenda de un jugador a la que disparan, y luego su compañera, puede jugar reacciones como en el libro básico; solo se pregunta a quien tiene una carta que jugar.',
    },
    section: 'Automata as targets',
    page: '28',
    rulings: [],
    explain: {
      en: ({ reason, legend, cards }, content) =>
        reason === null
          ? `${legendName(legend, 'en', content)} may react with ${namesOf(cards, 'en', content)}.`
          : `${legendName(legend, 'en', content)} cannot react so; there is ${namesOf(cards, 'en', content)}.`,
      es: ({ reason, legend, cards }, content) =>
        reason === null
          ? `${legendName(legend, 'es', content)} puede reaccionar con ${namesOf(cards, 'es', content)}.`
          : `${legendName(legend, 'es', content)} no puede reaccionar así; hay ${namesOf(cards, 'es', content)}.`,
    },
  }),
  'apex.automata.react.enemy-in-reaction': rule<{ shooter: string }>({
    title: { en: '“An enemy” in a reaction', es: '«Un enemigo» en una reacción' },
    says: {
      en: 'In a reaction of an Automaton “an enemy” is whoever shoots, else the other enemy on the board.',
      es: 'En una reacción de un Autómata «un enemigo» es quien dispara, y si no el otro enemigo del tablero.',
    },
    section: 'Automata as targets',
    page: '15, 28',
    rulings: ['Q-A75'],
    explain: {
      en: ({ shooter }, content) => `“An enemy” is ${legendName(shooter, 'en', content)} here.`,
      es: ({ shooter }, content) => `«Un enemigo» es aquí ${legendName(shooter, 'es', content)}.`,
    },
  }),
  'apex.automata.scope.push-fall': rule<{ legend: string; cell: Cell | null }>({
    title: { en: 'A pushed Automaton', es: 'Un Autómata empujado' },
    says: {
      en: 'For a pushed Automaton ravines, rifts and jump pads are occupied; pushed onto a lower occupied space it goes to the first free space near that one, clockwise.',
      es: 'Para un Autómata empujado, barrancos, brechas y plataformas de salto están ocupados; empujado a un espacio ocupado inferior va al primer espacio libre cercano, en sentido horario.',
    },
    section: 'The Automata',
    page: '9',
    rulings: ['Q-A60'],
    explain: {
      en: ({ legend, cell }, content) =>
        `${legendName(legend, 'en', content)} ${cell === null ? 'stays where it is' : `goes to ${cellName(cell)}`}.`,
      es: ({ legend, cell }, content) =>
        `${legendName(legend, 'es', content)} ${cell === null ? 'se queda donde está' : `va a ${cellName(cell)}`}.`,
    },
  }),
}
