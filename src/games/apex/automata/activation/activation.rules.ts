import type { Cell } from '../../../../geometry/grid.ts'
import { figureName, legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'
import { automatonCardName } from '../cards/card.words.ts'

const ACTIVATION = 'Activation of Automata'
const PRIORITIES = 'Priorities'
const CARDS = 'Feats and Abilities'
const OPTIMAL = 'Optimal Shot'

const SKIPPED = {
  noBin: { en: 'no supply bin is adjacent', es: 'ningún depósito es adyacente' },
  noAbilityOfStep: { en: 'no Ability belongs to it', es: 'ninguna Habilidad le corresponde' },
  noUsableAbility: { en: 'no Ability can be used', es: 'no se puede usar ninguna Habilidad' },
  otherStep: { en: 'the active Feat belongs to the other step', es: 'la Proeza activa es del otro paso' },
  alreadyShot: { en: 'it has already shot', es: 'ya ha disparado' },
  noTarget: { en: 'nobody is in sight and in range', es: 'no hay nadie en línea de visión y alcance' },
  noCharges: { en: 'it has no Charges', es: 'no tiene Cargas' },
} as const
export type SkipReason = keyof typeof SKIPPED
export const SKIP_WORDS = SKIPPED

/** Rules on the activation of an Automaton as a whole. */
export const activationRules = {
  'apex.automata.activation.no-ap': rule<{ legend: string }>({
    title: { en: 'Eleven steps instead of activation points', es: 'Once pasos en lugar de puntos de Activación' },
    says: {
      en: 'An Automaton spends no activation points: the eleven steps of its card are resolved in order.',
      es: 'Un Autómata no gasta puntos de Activación: los once pasos de su carta se resuelven por orden.',
    },
    section: ACTIVATION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} goes through its eleven steps.`,
      es: ({ legend }, content) => `${legendName(legend, 'es', content)} recorre sus once pasos.`,
    },
  }),
  'apex.automata.activation.skip': rule<{ step: number; reason: SkipReason }>({
    title: { en: 'What cannot be resolved is skipped', es: 'Lo que no se puede resolver se omite' },
    says: {
      en: 'A step that cannot be resolved is skipped.',
      es: 'Un paso que no se puede resolver se omite.',
    },
    section: ACTIVATION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ step, reason }) => `Step ${step} is skipped: ${SKIPPED[reason].en}.`,
      es: ({ step, reason }) => `El paso ${step} se omite: ${SKIPPED[reason].es}.`,
    },
  }),
  'apex.automata.activation.legend-differences': rule<{ legend: string; step4: boolean; step9: boolean }>({
    title: { en: 'Cards differ, steps do not', es: 'Las cartas difieren, los pasos no' },
    says: {
      en: 'The Legend cards differ in detail, but all have the eleven steps; some skip the Abilities of step 4 or 9.',
      es: 'Las cartas de Leyenda difieren en los detalles, pero todas tienen los once pasos; algunas omiten las Habilidades del paso 4 o del 9.',
    },
    section: ACTIVATION,
    page: '14',
    rulings: ['Q-A43', 'Q-A44'],
    explain: {
      en: ({ legend, step4, step9 }, content) =>
        `The card of ${legendName(legend, 'en', content)} ${step4 ? 'uses' : 'skips'} step 4 and ${step9 ? 'uses' : 'skips'} step 9.`,
      es: ({ legend, step4, step9 }, content) =>
        `La carta de ${legendName(legend, 'es', content)} ${step4 ? 'usa' : 'omite'} el paso 4 y ${step9 ? 'usa' : 'omite'} el paso 9.`,
    },
  }),
  'apex.automata.priority.fixed': rule<{ primary: string; secondary: string | null }>({
    title: { en: 'Fixed for the activation', es: 'Fijos durante la activación' },
    says: {
      en: 'Primary and secondary enemy stay the same for the whole activation, whatever moves; only if the primary is eliminated does the secondary take its place.',
      es: 'El enemigo principal y el secundario no cambian en toda la activación, se mueva lo que se mueva; solo si el principal es eliminado ocupa su lugar el secundario.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: [],
    explain: {
      en: ({ primary }, content) =>
        `${legendName(primary, 'en', content)} stays the primary enemy for this activation.`,
      es: ({ primary }, content) =>
        `${legendName(primary, 'es', content)} es el enemigo principal en toda esta activación.`,
    },
  }),
  'apex.automata.priority.arsenal-ranges': rule<{ arsenal: string; weapons: string[] }>({
    title: { en: 'The ranges of both weapons', es: 'El alcance de las dos armas' },
    says: {
      en: 'Ranges are those of the Arsenal card, of both of its weapons.',
      es: 'Los alcances son los de la carta de Arsenal, los de sus dos armas.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: [],
    explain: {
      en: ({ weapons }) => `It has the ranges of ${weapons.join(' and ')}.`,
      es: ({ weapons }) => `Tiene los alcances de ${weapons.join(' y ')}.`,
    },
  }),
  'apex.automata.priority.preference': rule<{ enemy: string; primary: boolean }>({
    title: { en: 'The primary enemy if possible', es: 'El enemigo principal si se puede' },
    says: {
      en: 'Whenever an effect needs an enemy, the primary is taken if it can be affected, else the secondary.',
      es: 'Cuando un efecto necesita un enemigo se toma el principal si puede ser afectado, y si no el secundario.',
    },
    section: PRIORITIES,
    page: '15',
    rulings: [],
    explain: {
      en: ({ enemy, primary }, content) =>
        `It affects ${legendName(enemy, 'en', content)}, the ${primary ? 'primary' : 'secondary'} enemy.`,
      es: ({ enemy, primary }, content) =>
        `Afecta a ${legendName(enemy, 'es', content)}, el enemigo ${primary ? 'principal' : 'secundario'}.`,
    },
  }),
  'apex.automata.priority.no-checkpoint': rule<{ primary: string }>({
    title: { en: 'A new primary enemy is no moment to shoot', es: 'Un nuevo enemigo principal no da un disparo' },
    says: {
      en: 'That the secondary enemy becomes the primary is no moment at which an Optimal Shot is looked for.',
      es: 'Que el enemigo secundario pase a ser el principal no es un momento en que se compruebe el Disparo óptimo.',
    },
    section: PRIORITIES,
    page: '15, 17',
    rulings: [],
    explain: {
      en: ({ primary }, content) =>
        `${legendName(primary, 'en', content)} is the primary enemy now; nothing is looked for.`,
      es: ({ primary }, content) =>
        `${legendName(primary, 'es', content)} es ahora el enemigo principal; no se comprueba nada.`,
    },
  }),
  'apex.automata.activefeat.draw': rule<{ feat: string; step: number }>({
    title: { en: 'The active Feat', es: 'La Proeza activa' },
    says: {
      en: 'In step 3 one Feat is drawn face up; it is active until step 11.',
      es: 'En el paso 3 se roba una Proeza boca arriba; está activa hasta el paso 11.',
    },
    section: CARDS,
    page: '17',
    rulings: [],
    explain: {
      en: ({ feat, step }, content) => `${automatonCardName(feat, 'en', content)} is drawn, a Feat of step ${step}.`,
      es: ({ feat, step }, content) =>
        `Se roba ${automatonCardName(feat, 'es', content)}, una Proeza del paso ${step}.`,
    },
  }),
  'apex.automata.feat.sections': rule<{ feat: string; step: number; bottom: string | null }>({
    title: { en: 'The parts of a Feat', es: 'Las partes de una Proeza' },
    says: {
      en: 'A Feat belongs to step 5 or 8, has one or more effects there, and perhaps a Shot Boost or a reaction below.',
      es: 'Una Proeza es del paso 5 o del 8, tiene ahí uno o más efectos y quizá, abajo, una Mejora de Disparo o una reacción.',
    },
    section: CARDS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ feat, step }, content) => `${automatonCardName(feat, 'en', content)} is resolved in step ${step}.`,
      es: ({ feat, step }, content) => `${automatonCardName(feat, 'es', content)} se resuelve en el paso ${step}.`,
    },
  }),
  'apex.automata.feat.bottom-unused': rule<{ feat: string }>({
    title: { en: 'No reaction of the active Feat', es: 'La Proeza activa no reacciona' },
    says: {
      en: 'Of the active Feat only a Shot Boost is used below; a reaction printed there is not.',
      es: 'De la parte inferior de la Proeza activa solo se usa una Mejora de Disparo; una reacción impresa ahí, no.',
    },
    section: CARDS,
    page: '12-13, 28',
    rulings: [],
    explain: {
      en: ({ feat }, content) => `The reaction of ${automatonCardName(feat, 'en', content)} is not used.`,
      es: ({ feat }, content) => `La reacción de ${automatonCardName(feat, 'es', content)} no se usa.`,
    },
  }),
  'apex.automata.feat.deck-empty': rule<{ reason: string | null; size: number }>({
    title: { en: 'An empty Feat deck', es: 'Un mazo de Proezas vacío' },
    says: {
      en: 'If a Feat has to be drawn and the deck is empty, the discard pile is shuffled into a new one.',
      es: 'Si hay que robar una Proeza y el mazo está vacío, el descarte se baraja y forma uno nuevo.',
    },
    section: CARDS,
    page: '17, 28',
    rulings: ['Q-A21'],
    explain: {
      en: ({ reason, size }) =>
        reason === null
          ? `The Feat deck is empty: ${size} cards are shuffled.`
          : 'A Feat has to be drawn; none was reported, and without a seed none is drawn.',
      es: ({ reason, size }) =>
        reason === null
          ? `El mazo de Proezas está vacío: se barajan ${size} cartas.`
          : 'Hay que robar una Proeza; no se comunicó ninguna, y sin semilla no se roba.',
    },
  }),
  'apex.automata.feat.order': rule<{ card: string; lines: number }>({
    title: { en: 'From top to bottom', es: 'De arriba abajo' },
    says: {
      en: 'Several effects are resolved from top to bottom.',
      es: 'Varios efectos se resuelven de arriba abajo.',
    },
    section: CARDS,
    page: '12',
    rulings: [],
    explain: {
      en: ({ card, lines }, content) => `${automatonCardName(card, 'en', content)}: ${lines} in order.`,
      es: ({ card, lines }, content) => `${automatonCardName(card, 'es', content)}: ${lines} por orden.`,
    },
  }),
  'apex.automata.feat.interrupted': rule<{ card: string }>({
    title: { en: 'A shot in between does not end a card', es: 'Un disparo entre medias no acaba una carta' },
    says: {
      en: 'An Optimal Shot between two effects does not cancel the rest of the card; what is about a Legend that has left the board is skipped.',
      es: 'Un Disparo óptimo entre dos efectos no cancela el resto de la carta; lo que se refiere a una Leyenda que ha dejado el tablero se omite.',
    },
    section: CARDS,
    page: '18',
    rulings: [],
    explain: {
      en: ({ card }, content) => `${automatonCardName(card, 'en', content)} goes on after the shot.`,
      es: ({ card }, content) => `${automatonCardName(card, 'es', content)} sigue tras el disparo.`,
    },
  }),
  'apex.automata.feat.movement': rule<{ mp: number }>({
    title: { en: 'A move that a card orders', es: 'Un movimiento que ordena una carta' },
    says: {
      en: 'A Movement action on a card is made as in step 6, with the points and icons of the card.',
      es: 'Una acción de Movimiento de una carta se hace como en el paso 6, con los puntos e iconos de la carta.',
    },
    section: CARDS,
    page: '17, 30',
    rulings: ['Q-A17'],
    explain: {
      en: ({ mp }) => `The card orders a Movement action of ${mp}.`,
      es: ({ mp }) => `La carta ordena una acción de Movimiento de ${mp}.`,
    },
  }),
  'apex.automata.feat.attach': rule<{ figure: string; enemies: string[] }>({
    title: { en: 'Figures that are attached', es: 'Miniaturas adheridas' },
    says: {
      en: 'One figure goes on the enemy that the line is about, and then on further enemies that meet the same condition, as long as figures are left.',
      es: 'Una miniatura va al enemigo al que se refiere la línea, y luego a otros enemigos que cumplan la misma condición, mientras queden miniaturas.',
    },
    section: CARDS,
    page: '13, 15',
    rulings: ['Q-A83'],
    explain: {
      en: ({ figure, enemies }, content) =>
        `${figureName(figure, 'en', content)}: ${enemies.map((id) => legendName(id, 'en', content)).join(', ')}.`,
      es: ({ figure, enemies }, content) =>
        `${figureName(figure, 'es', content)}: ${enemies.map((id) => legendName(id, 'es', content)).join(', ')}.`,
    },
  }),
  'apex.automata.optimal.interrupt': rule<{ step: number }>({
    title: { en: 'The shot comes at once', es: 'El disparo es inmediato' },
    says: {
      en: 'The step is interrupted, the Shot resolved completely with its reactions, and the step goes on where it stopped.',
      es: 'El paso se interrumpe, el Disparo se resuelve por completo con sus reacciones, y el paso sigue donde se detuvo.',
    },
    section: OPTIMAL,
    page: '18',
    rulings: ['Q-A56'],
    explain: {
      en: ({ step }) => `Step ${step} is interrupted by the Optimal Shot.`,
      es: ({ step }) => `El Disparo óptimo interrumpe el paso ${step}.`,
    },
  }),
  'apex.automata.optimal.one-check': rule<{ legend: string; cell: Cell }>({
    title: { en: 'One change, one check', es: 'Un cambio, una comprobación' },
    says: {
      en: 'Every change of position is looked at once; a shift that stays put is none, and figures that are no Legends do not count.',
      es: 'Cada cambio de posición se comprueba una vez; un desplazamiento que no mueve no lo es, y las miniaturas que no son Leyendas no cuentan.',
    },
    section: OPTIMAL,
    page: '17',
    rulings: [],
    explain: {
      en: ({ legend, cell }, content) =>
        `${legendName(legend, 'en', content)} is in ${cellName(cell)} now: that is looked at once.`,
      es: ({ legend, cell }, content) =>
        `${legendName(legend, 'es', content)} está ahora en ${cellName(cell)}: se comprueba una vez.`,
    },
  }),
  'apex.automata.optimal.no-continuous': rule<{ objects: string[] }>({
    title: { en: 'New sight alone is no moment', es: 'Ver de nuevo no basta' },
    says: {
      en: 'That sight changes without a change of position, as by something destroyed, is no moment at which an Optimal Shot is looked for.',
      es: 'Que cambie la visión sin que cambie una posición, como al destruir algo, no es un momento en que se compruebe el Disparo óptimo.',
    },
    section: OPTIMAL,
    page: '17',
    rulings: ['Q-A36'],
    explain: {
      en: ({ objects }) => `${objects.join(', ')} destroyed: that alone brings no shot.`,
      es: ({ objects }) => `${objects.join(', ')} destruido: eso solo no da un disparo.`,
    },
  }),
  'apex.automata.proc.selected-once': rule<{ procedure: 'A' | 'B' | 'C' | 'D' }>({
    title: { en: 'Selected once', es: 'Se selecciona una vez' },
    says: {
      en: 'The procedure is selected once, at the start of step 6; later changes do not matter.',
      es: 'El procedimiento se selecciona una vez, al empezar el paso 6; los cambios posteriores no importan.',
    },
    section: 'Procedures',
    page: '18',
    rulings: [],
    explain: {
      en: ({ procedure }) => `Procedure ${procedure} holds for the whole step.`,
      es: ({ procedure }) => `El procedimiento ${procedure} vale para todo el paso.`,
    },
  }),
  'apex.automata.proc.charges-before-move': rule<{ charges: number }>({
    title: { en: 'Charges before the move', es: 'Las Cargas antes del movimiento' },
    says: {
      en: 'The Charges of a procedure are gained even if its icon is an X or no move is possible.',
      es: 'Las Cargas de un procedimiento se ganan aunque su icono sea una X o no haya movimiento posible.',
    },
    section: 'Procedures',
    page: '18-19',
    rulings: [],
    explain: {
      en: ({ charges }) => `It gains ${charges} first, whatever the move will be.`,
      es: ({ charges }) => `Primero gana ${charges}, sea cual sea el movimiento.`,
    },
  }),
  'apex.automata.step8.feat': rule<{ feat: string }>({
    title: { en: 'Step 8: the Feat again', es: 'Paso 8: otra vez la Proeza' },
    says: {
      en: 'In step 8 an active Feat of that step is resolved as in step 5.',
      es: 'En el paso 8 se resuelve, como en el 5, una Proeza activa de ese paso.',
    },
    section: ACTIVATION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} is resolved in step 8.`,
      es: ({ feat }, content) => `${automatonCardName(feat, 'es', content)} se resuelve en el paso 8.`,
    },
  }),
  'apex.automata.step9.abilities': rule<{ abilities: string[] }>({
    title: { en: 'Step 9: Abilities again', es: 'Paso 9: otra vez las Habilidades' },
    says: {
      en: 'In step 9 the Abilities of that step are used as in step 4.',
      es: 'En el paso 9 se usan, como en el 4, las Habilidades de ese paso.',
    },
    section: ACTIVATION,
    page: '30',
    rulings: [],
    explain: {
      en: ({ abilities }, content) =>
        `Of step 9: ${abilities.map((id) => automatonCardName(id, 'en', content)).join(', ')}.`,
      es: ({ abilities }, content) =>
        `Del paso 9: ${abilities.map((id) => automatonCardName(id, 'es', content)).join(', ')}.`,
    },
  }),
  'apex.automata.step11.discard': rule<{ feat: string }>({
    title: { en: 'Step 11: the Feat is discarded', es: 'Paso 11: la Proeza se descarta' },
    says: {
      en: 'In step 11 the active Feat is discarded.',
      es: 'En el paso 11 se descarta la Proeza activa.',
    },
    section: ACTIVATION,
    page: '33',
    rulings: [],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} is discarded.`,
      es: ({ feat }, content) => `Se descarta ${automatonCardName(feat, 'es', content)}.`,
    },
  }),
  'apex.automata.tactical.no-optimal': rule<{ step: number }>({
    title: { en: 'No shot in step 10', es: 'Sin disparo en el paso 10' },
    says: {
      en: 'In step 10 the Optimal Shot is no longer active; a tactical shift that a card orders in steps 5 to 9 is a change of position like any other.',
      es: 'En el paso 10 el Disparo óptimo ya no está activo; un desplazamiento táctico que ordena una carta en los pasos 5 a 9 es un cambio de posición como otro.',
    },
    section: 'Tactical shift',
    page: '17, 30',
    rulings: [],
    explain: {
      en: ({ step }) => (step === 10 ? 'Step 10: no Optimal Shot any more.' : 'The shift is a change of position.'),
      es: ({ step }) =>
        step === 10 ? 'Paso 10: ya no hay Disparo óptimo.' : 'El desplazamiento es un cambio de posición.',
    },
  }),
  'apex.automata.choice.default': rule<{ beacon: string }>({
    title: { en: 'What nobody decides', es: 'Lo que nadie decide' },
    says: {
      en: 'Where no rule decides for an Automaton: targets by priority, places clockwise, options in their order; what may be done is done.',
      es: 'Donde ninguna regla decide por un Autómata: objetivos por prioridad, lugares en sentido horario, opciones por su orden; lo que se puede hacer se hace.',
    },
    section: ACTIVATION,
    page: '9, 15',
    rulings: ['Q-A41'],
    explain: {
      en: ({ beacon }) => `Nobody was asked: ${beacon} is the first in order.`,
      es: ({ beacon }) => `No se preguntó a nadie: ${beacon} es la primera por orden.`,
    },
  }),
}
