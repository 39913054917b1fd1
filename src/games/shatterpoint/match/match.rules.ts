import type { ReportFault } from '../../../contract/match-report.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { MatchPhase } from './state.ts'

type Reason = 'phase' | 'asked' | 'turn' | 'nothingAsked'

const REASONS: Readonly<Record<Reason, { readonly en: string; readonly es: string }>> = {
  phase: { en: 'no unit is activated', es: 'no hay ninguna unidad activándose' },
  asked: { en: 'a question waits for its answer', es: 'hay una pregunta pendiente' },
  turn: { en: 'it is the other player’s turn', es: 'es el turno del otro jugador' },
  nothingAsked: { en: 'nothing was asked', es: 'no se ha preguntado nada' },
}

const SECTION = 'How to play'

/** Rules on the course of the commands of a match. */
export const matchRules = {
  'shatterpoint.team.secret': rule<{ player: string; units: readonly string[] }>({
    title: { en: 'Strike teams are secret until both are in', es: 'Los equipos son secretos hasta que están los dos' },
    says: {
      en: 'Neither seat sees the other’s strike team before both are in; from then on both are public.',
      es: 'Nadie ve el equipo de asalto del otro antes de que estén los dos; desde entonces ambos son públicos.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-72'],
    explain: {
      en: ({ player, units }) => `${player} shows the strike team: ${formatList(units, 'en')}.`,
      es: ({ player, units }) => `${player} muestra el equipo de asalto: ${formatList(units, 'es')}.`,
    },
  }),
  'shatterpoint.match.moment': rule<{ command: string; phase: MatchPhase; reason: Reason }>({
    title: { en: 'When a command can be given', es: 'Cuándo puede darse una orden' },
    says: {
      en: 'While a player is asked something, nothing but the answer counts. Actions, abilities and the flip of a stance belong to the activation of a unit, and to its player.',
      es: 'Mientras se pregunta algo a un jugador, solo cuenta su respuesta. Las acciones, las capacidades y el giro de una postura corresponden a la activación de una unidad y a su jugador.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-100'],
    explain: {
      en: ({ command, reason }) => `${command} cannot be given now: ${REASONS[reason].en}.`,
      es: ({ command, reason }) => `${command} no puede darse ahora: ${REASONS[reason].es}.`,
    },
  }),
  'shatterpoint.match.answer': rule<{ kind: string; command: string; options: number }>({
    title: { en: 'What answers a question', es: 'Qué responde a una pregunta' },
    says: {
      en: 'A question is answered by one of the commands that it names, or by one of its moves, places and angles.',
      es: 'A una pregunta se responde con una de las órdenes que nombra, o con uno de sus movimientos, lugares y ángulos.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-100'],
    explain: {
      en: ({ kind, command }) => `${command} is no answer to the question “${kind}”.`,
      es: ({ kind, command }) => `${command} no responde a la pregunta «${kind}».`,
    },
  }),
  'shatterpoint.match.action': rule<{ unit: string; action: string; used: readonly string[] }>({
    title: { en: 'Which actions are left', es: 'Qué acciones quedan' },
    says: {
      en: 'A unit performs up to two actions in its activation, each type once; what an effect grants does not count towards the two.',
      es: 'Una unidad realiza hasta dos acciones en su activación, cada tipo una vez; lo que concede un efecto no cuenta entre las dos.',
    },
    section: SECTION,
    page: '23',
    rulings: ['Q-18'],
    explain: {
      en: ({ unit, action, used }) =>
        `${unit} cannot perform ${action} now; performed in this activation: ${used.length === 0 ? 'nothing' : used.join(', ')}.`,
      es: ({ unit, action, used }) =>
        `${unit} no puede realizar ${action} ahora; realizado en esta activación: ${used.length === 0 ? 'nada' : used.join(', ')}.`,
    },
  }),
  'shatterpoint.match.ability': rule<{ unit: string; ability: string }>({
    title: { en: 'Which abilities are open', es: 'Qué capacidades están disponibles' },
    says: {
      en: 'An activating unit uses one of its active abilities that has uses left this turn, can be paid, and finds whatever it must choose.',
      es: 'Una unidad que se activa usa una de sus capacidades activas a la que le queden usos este turno, que pueda pagar y que encuentre lo que deba elegir.',
    },
    section: SECTION,
    page: '11-12',
    rulings: ['Q-81'],
    explain: {
      en: ({ unit, ability }) => `${unit} cannot use ${ability} now.`,
      es: ({ unit, ability }) => `${unit} no puede usar ${ability} ahora.`,
    },
  }),
  'shatterpoint.turn.wounded-window': rule<{ units: readonly string[] }>({
    title: { en: 'When a wounding is answered', es: 'Cuándo se responde a una herida' },
    says: {
      en: 'A unit is wounded at once, with its momentum; abilities that answer it wait until the innermost effect that caused it is resolved.',
      es: 'Una unidad queda herida en el acto, con su predominio; las capacidades que responden a ello esperan a que se resuelva el efecto más interno que lo causó.',
    },
    section: 'How to play',
    page: '38',
    rulings: ['Q-57'],
    explain: {
      en: ({ units }) => `Now abilities may answer that ${units.join(', ')} became wounded.`,
      es: ({ units }) => `Ahora las capacidades pueden responder a que quedó herida: ${units.join(', ')}.`,
    },
  }),
  'shatterpoint.turn.recheck': rule<{ unit: string; ability: string }>({
    title: { en: 'Effects are judged when it is their turn', es: 'Los efectos se juzgan cuando les toca' },
    says: {
      en: 'Range, sight, state and cost of an effect are judged when it is its turn to be resolved; what no longer applies is dropped.',
      es: 'El alcance, la visión, el estado y el coste de un efecto se juzgan cuando le toca resolverse; lo que ya no se cumple se descarta.',
    },
    section: 'How to play',
    page: '38',
    rulings: ['Q-60'],
    explain: {
      en: ({ unit, ability }) => `${ability} of ${unit} no longer applies and is dropped.`,
      es: ({ unit, ability }) => `${ability} de ${unit} ya no se cumple y se descarta.`,
    },
  }),
  'shatterpoint.turn.nested': rule<{ attack: number; inside: number }>({
    title: { en: 'Effects inside of effects', es: 'Efectos dentro de efectos' },
    says: {
      en: 'An effect that contains another is finished only when the inner one is; in an attack inside of another the player who makes it is the attacking player.',
      es: 'Un efecto que contiene otro solo termina cuando lo hace el interior; en un ataque dentro de otro, quien lo realiza es el jugador atacante.',
    },
    section: 'How to play',
    page: '15',
    rulings: [],
    explain: {
      en: ({ attack, inside }) => `Attack ${attack} is resolved inside of attack ${inside}.`,
      es: ({ attack, inside }) => `El ataque ${attack} se resuelve dentro del ataque ${inside}.`,
    },
  }),
  'shatterpoint.match.report': rule<ReportFault & { count: number }>({
    title: { en: 'Reported dice', es: 'Dados comunicados' },
    says: {
      en: 'As many dice are reported as were to be rolled, each with a face that it has.',
      es: 'Se comunican tantos dados como había que tirar, cada uno con una cara que tiene.',
    },
    section: SECTION,
    page: null,
    rulings: [],
    explain: {
      en: ({ reason, expected, count }) =>
        reason === 'count' ? `${count} dice were reported instead of ${expected}.` : `The dice have ${expected} faces.`,
      es: ({ reason, expected, count }) =>
        reason === 'count'
          ? `Se comunicaron ${count} dados en vez de ${expected}.`
          : `Los dados tienen ${expected} caras.`,
    },
  }),
}
