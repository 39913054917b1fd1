import type { Locale } from '../../../../lib/locale.ts'
import { formatCount, type Noun } from '../../../../lib/wording.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { rule } from '../../rule.ts'
import { type Squad, squadName } from '../../table/squad.ts'

const SECTION = 'Timing of abilities'

type Scheduled = { turns: number; turnIndex: number; squad: Squad; round: number }

const turnName = ({ squad, round }: { squad: Squad; round: number }, locale: Locale): string =>
  ({
    en: `${squadName(squad, 'en')}’s turn in round ${round}`,
    es: `turno del pelotón ${squadName(squad, 'es')} de la ronda ${round}`,
  })[locale]

const TURN: Noun = { en: ['squad turn', 'squad turns'], es: ['turno de pelotón', 'turnos de pelotón'] }
const PHASE: Noun = { en: ['Transition phase', 'Transition phases'], es: ['fase de Transición', 'fases de Transición'] }

/** `Bangalore’s Smoke Launcher`. */
function ownedName(legend: string, ability: string, locale: Locale, content: ApexContent): string {
  const [owner, name] = [legendName(legend, locale, content), cardName(ability, locale, content)]
  return { en: `${owner}’s ${name}`, es: `${name} de ${owner}` }[locale]
}

/** How a token moves on the cooldown track; at 0 it has left it. */
const movedText = (from: number, to: number, locale: Locale): string =>
  to === 0
    ? {
        en: `leaves the track from position ${from} and returns`,
        es: `sale del medidor desde la posición ${from} y vuelve`,
      }[locale]
    : { en: `moves from position ${from} to ${to}`, es: `pasa de la posición ${from} a la ${to}` }[locale]

/** Rules on durations, delays and cooldowns. */
export const timingRules = {
  'apex.timing.count-turns': rule<{ turns: number; from: number; turnIndex: number }>({
    title: { en: 'Turns that count', es: 'Turnos que cuentan' },
    says: {
      en: 'Only squad turns count, of both squads; the Transition phase is not a turn.',
      es: 'Solo cuentan los turnos de pelotón, de ambos pelotones; la fase de Transición no es un turno.',
    },
    section: SECTION,
    page: '38',
    rulings: ['Q-04'],
    explain: {
      en: ({ turns, from, turnIndex }) =>
        `Counting ${formatCount(turns, TURN, 'en')} from turn ${from} leads to turn ${turnIndex} (the first turn is 0).`,
      es: ({ turns, from, turnIndex }) =>
        `Contando ${formatCount(turns, TURN, 'es')} desde el turno ${from} se llega al turno ${turnIndex} (el primero es el 0).`,
    },
  }),
  'apex.timing.duration': rule<Scheduled>({
    title: { en: 'Duration', es: 'Duración' },
    says: {
      en: 'The effect is active at once. Its token goes under the initiative cell that many turns ahead, below the tokens there; the effect expires when the marker reaches it.',
      es: 'El efecto está activo de inmediato. Su ficha se coloca bajo la casilla de Iniciativa ese número de turnos por delante, debajo de las que haya; el efecto expira cuando el indicador la alcanza.',
    },
    section: SECTION,
    page: '38',
    rulings: [],
    explain: {
      en: (facts) =>
        `With duration ${facts.turns} the effect lasts until the first step of ${turnName(facts, 'en')}, when it expires.`,
      es: (facts) =>
        `Con duración ${facts.turns}, el efecto dura hasta el primer paso del ${turnName(facts, 'es')}, cuando expira.`,
    },
  }),
  'apex.timing.delay': rule<Scheduled>({
    title: { en: 'Delay', es: 'Demora' },
    says: {
      en: 'The token is placed as for a duration; the effect happens when the marker reaches it.',
      es: 'La ficha se coloca como con la duración; el efecto ocurre cuando el indicador la alcanza.',
    },
    section: SECTION,
    page: '38',
    rulings: [],
    explain: {
      en: (facts) => `With delay ${facts.turns} the effect happens in the first step of ${turnName(facts, 'en')}.`,
      es: (facts) => `Con demora ${facts.turns}, el efecto ocurre en el primer paso del ${turnName(facts, 'es')}.`,
    },
  }),
  'apex.turn.initiative-effects-order': rule<{ tokens: string[] }>({
    title: { en: 'From top to bottom', es: 'De arriba abajo' },
    says: {
      en: 'Tokens under the initiative marker resolve one by one from top to bottom, in the order in which they were placed.',
      es: 'Las fichas bajo el indicador de Iniciativa se resuelven una a una de arriba abajo, en el orden en que se colocaron.',
    },
    section: SECTION,
    page: '15',
    rulings: [],
    explain: {
      en: ({ tokens }, content) =>
        `Resolved in this order: ${tokens.map((token) => cardName(token, 'en', content)).join(', ')}.`,
      es: ({ tokens }, content) =>
        `Se resuelven en este orden: ${tokens.map((token) => cardName(token, 'es', content)).join(', ')}.`,
    },
  }),
  'apex.timing.after-the-end': rule<{ turnIndex: number; turns: number }>({
    title: { en: 'After the last round', es: 'Tras la última ronda' },
    says: {
      en: 'A token that lies beyond the last turn of the last round is never reached.',
      es: 'Una ficha más allá del último turno de la última ronda no se alcanza nunca.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-04'],
    explain: {
      en: ({ turns }) => `A game has ${formatCount(turns, TURN, 'en')}: it ends before the marker reaches the token.`,
      es: ({ turns }) =>
        `Una partida tiene ${formatCount(turns, TURN, 'es')}: termina antes de que el indicador alcance la ficha.`,
    },
  }),
  'apex.cooldown.start': rule<{ ability: string; position: number; round: number; usable: number }>({
    title: { en: 'The cooldown starts', es: 'Comienza el tiempo de espera' },
    says: {
      en: 'Once its effect is over, the miniatures of an ability return to the supply, except permanent ones, and its token goes to the printed position of the cooldown track.',
      es: 'Cuando termina su efecto, las miniaturas de una Habilidad vuelven a la reserva, salvo las permanentes, y su ficha va a la posición impresa del medidor de Tiempo de espera.',
    },
    section: SECTION,
    page: '38, 40',
    rulings: [],
    explain: {
      en: ({ ability, position, round, usable }, content) =>
        `${cardName(ability, 'en', content)} then goes to position ${position} of the cooldown track: after ${formatCount(position, PHASE, 'en')}, the first at the end of round ${round}, it is usable in round ${usable}.`,
      es: ({ ability, position, round, usable }, content) =>
        `${cardName(ability, 'es', content)} pasa entonces a la posición ${position} del medidor de Tiempo de espera: tras ${formatCount(position, PHASE, 'es')}, la primera al final de la ronda ${round}, puede usarse en la ronda ${usable}.`,
    },
  }),
  'apex.cooldown.tick': rule<{ legend: string; ability: string; from: number; to: number; phases: number }>({
    title: { en: 'Cooling down', es: 'Tiempo de espera' },
    says: {
      en: 'Each token on the cooldown track moves one position left in every Transition phase; one that leaves the track returns to its Legend.',
      es: 'Cada ficha del medidor de Tiempo de espera se desplaza una posición a la izquierda en cada fase de Transición; la que sale del medidor vuelve a su Leyenda.',
    },
    section: SECTION,
    page: '16, 38',
    rulings: [],
    explain: {
      en: ({ legend, ability, from, to, phases: count }, content) =>
        `${ownedName(legend, ability, 'en', content)} ${movedText(from, to, 'en')} in ${formatCount(count, PHASE, 'en')}.`,
      es: ({ legend, ability, from, to, phases: count }, content) =>
        `${ownedName(legend, ability, 'es', content)} ${movedText(from, to, 'es')} en ${formatCount(count, PHASE, 'es')}.`,
    },
  }),
  'apex.cooldown.accelerant': rule<{ legend: string; ability: string; by: number; from: number; to: number }>({
    title: { en: 'Ultimate accelerant', es: 'Acelerador' },
    says: {
      en: 'The accelerant moves all the user’s own tokens on the cooldown track two positions; those that leave it return.',
      es: 'El acelerador desplaza dos posiciones todas las fichas propias del medidor de Tiempo de espera; las que salen vuelven.',
    },
    section: SECTION,
    page: '41',
    rulings: [],
    explain: {
      en: ({ legend, ability, by, from, to }, content) =>
        `${ownedName(legend, ability, 'en', content)} ${movedText(from, to, 'en')}: ${by} ${by === 1 ? 'position' : 'positions'} at once.`,
      es: ({ legend, ability, by, from, to }, content) =>
        `${ownedName(legend, ability, 'es', content)} ${movedText(from, to, 'es')}: ${by} ${by === 1 ? 'posición' : 'posiciones'} de una vez.`,
    },
  }),
}
