import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { Trigger } from '../content/effects.ts'
import { points } from '../language/words.ts'
import { triggerText } from './card.words.ts'

const SECTION = 'Tactic cards'

/** Rules on tactics. */
export const tacticRules = {
  'signum.tactic.face-down': rule<{ player: string; turned: readonly string[]; prosperity: number }>({
    title: { en: 'Tactics are played face down', es: 'Las tácticas se juegan boca abajo' },
    says: {
      en: 'A tactic lies face down beside the hero; its player says that it is one and pays for it, but not which.',
      es: 'Una táctica queda boca abajo junto al héroe; su jugador dice que lo es y la paga, pero no cuál es.',
    },
    section: SECTION,
    page: '14-15',
    rulings: [],
    explain: {
      en: ({ player, turned, prosperity }) =>
        `${player} plays a tactic; everybody sees: ${turned.length === 0 ? 'no building' : formatList(turned, 'en')} turned, ${points(prosperity, 'en')} paid.`,
      es: ({ player, turned, prosperity }) =>
        `${player} juega una táctica; a la vista de todos: ${turned.length === 0 ? 'no se gira ningún edificio' : `se ${turned.length === 1 ? 'gira' : 'giran'} ${formatList(turned, 'es')}`} y se ${prosperity === 1 ? 'paga' : 'pagan'} ${points(prosperity, 'es')}.`,
    },
  }),
  'signum.tactic.opponent-turn-only': rule<{ tactic: string; owner: string }>({
    title: { en: 'Only in an opponent’s turn', es: 'Solo en el turno de un oponente' },
    says: {
      en: 'A tactic takes effect only during an opponent’s turn.',
      es: 'Una táctica solo tiene efecto durante el turno de un oponente.',
    },
    section: SECTION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ tactic, owner }) => `It is the turn of ${owner} or an ally, so ${tactic} does nothing.`,
      es: ({ tactic, owner }) => `Es el turno de ${owner} o de un aliado, así que ${tactic} no hace nada.`,
    },
  }),
  'signum.tactic.trigger': rule<{ tactic: string; owner: string; event: Trigger }>({
    title: { en: 'A tactic is revealed', es: 'Se revela una táctica' },
    says: {
      en: 'When its condition comes true in an opponent’s turn, its owner reveals it at once; it takes effect and is discarded.',
      es: 'Cuando se cumple su condición en el turno de un oponente, su dueño la revela al instante; surte efecto y se descarta.',
    },
    section: SECTION,
    page: '14-15',
    rulings: [],
    explain: {
      en: ({ tactic, owner, event }) => `${owner} reveals ${tactic}: ${triggerText(event, 'en')}.`,
      es: ({ tactic, owner, event }) => `${owner} revela ${tactic}: ${triggerText(event, 'es')}.`,
    },
  }),
  'signum.tactic.forgotten': rule<{ tactic: string; owner: string }>({
    title: { en: 'A forgotten tactic', es: 'Una táctica olvidada' },
    says: {
      en: 'A tactic that is not revealed at the moment of its condition has no effect and is discarded.',
      es: 'Una táctica que no se revela en el momento de su condición no tiene efecto y se descarta.',
    },
    section: SECTION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ tactic, owner }) => `${owner} does not reveal ${tactic}; it is discarded without effect.`,
      es: ({ tactic, owner }) => `${owner} no revela ${tactic}; se descarta sin efecto.`,
    },
  }),
  'signum.tactic.no-target': rule<{ tactic: string }>({
    title: { en: 'A tactic that finds nobody', es: 'Una táctica que no encuentra a nadie' },
    says: {
      en: 'A tactic whose text finds nobody to affect is revealed all the same, does nothing and is discarded.',
      es: 'Una táctica cuyo texto no encuentra a quién afectar se revela igualmente, no hace nada y se descarta.',
    },
    section: 'Tactic cards',
    page: '14',
    rulings: ['Q-60'],
    explain: {
      en: ({ tactic }) => `${tactic} finds nobody to affect; it is discarded without doing anything.`,
      es: ({ tactic }) => `${tactic} no encuentra a quién afectar; se descarta sin hacer nada.`,
    },
  }),
  'signum.tactic.waits': rule<{ tactic: string }>({
    title: { en: 'A tactic waits', es: 'Una táctica espera' },
    says: {
      en: 'Without its condition a tactic stays in play for any number of turns.',
      es: 'Sin su condición una táctica sigue en juego cualquier número de turnos.',
    },
    section: SECTION,
    page: '14',
    rulings: [],
    explain: {
      en: ({ tactic }) => `${tactic} stays face down.`,
      es: ({ tactic }) => `${tactic} sigue boca abajo.`,
    },
  }),
  'signum.tactic.several': rule<{ tactics: readonly string[]; spared: readonly string[] }>({
    title: { en: 'Several tactics at once', es: 'Varias tácticas a la vez' },
    says: {
      en: 'Tactics set off by one event are revealed in their owner’s order, those of several owners in turn order after the active player. If the event is cancelled meanwhile, the rest are not set off and stay.',
      es: 'Las tácticas que provoca un mismo suceso se revelan en el orden de su dueño; si hay varios dueños, en el orden de turno tras el jugador activo. Si entretanto se cancela el suceso, las demás no se activan y se quedan.',
    },
    section: SECTION,
    page: '20',
    rulings: ['Q-17', 'Q-87'],
    explain: {
      en: ({ tactics, spared }) =>
        `In this order: ${tactics.join(', ')}${spared.length === 0 ? '' : `; no longer set off: ${formatList(spared, 'en')}`}.`,
      es: ({ tactics, spared }) =>
        `En este orden: ${tactics.join(', ')}${spared.length === 0 ? '' : `; ya no se ${spared.length === 1 ? 'activa' : 'activan'}: ${formatList(spared, 'es')}`}.`,
    },
  }),
  'signum.tactic.named': rule<{ tactic: string; isKnown: boolean }>({
    title: { en: 'Tactics by name', es: 'Tácticas por su nombre' },
    says: {
      en: 'The tactics in play have different names and belong to players of the game, and answers are about those that are set off.',
      es: 'Las tácticas en juego tienen nombres distintos y son de jugadores de la partida, y las respuestas se refieren a las que se activan.',
    },
    section: SECTION,
    page: null,
    rulings: [],
    explain: {
      en: ({ tactic, isKnown }) =>
        isKnown
          ? `${tactic} is named twice or belongs to nobody in the game.`
          : `${tactic} is not set off, so there is nothing to answer.`,
      es: ({ tactic, isKnown }) =>
        isKnown
          ? `${tactic} se nombra dos veces o no es de nadie de la partida.`
          : `${tactic} no se activa, así que no hay nada que responder.`,
    },
  }),
  'signum.play.cancelled-cost-lost': rule<{ turned: readonly string[]; prosperity: number }>({
    title: { en: 'The cost of a cancelled card', es: 'El coste de una carta cancelada' },
    says: {
      en: 'If a card that was paid for is cancelled, the buildings stay turned and the prosperity is gone.',
      es: 'Si se cancela una carta ya pagada, los edificios siguen girados y la Prosperidad se pierde.',
    },
    section: 'Creature activation phase',
    page: '15',
    rulings: [],
    explain: {
      en: ({ turned, prosperity }) =>
        `Not given back: ${points(prosperity, 'en')}; still turned: ${turned.length === 0 ? 'nothing' : formatList(turned, 'en')}.`,
      es: ({ turned, prosperity }) =>
        `No se ${prosperity === 1 ? 'devuelve' : 'devuelven'}: ${points(prosperity, 'es')}; ${turned.length === 1 ? 'sigue girado' : 'siguen girados'}: ${turned.length === 0 ? 'ninguno' : formatList(turned, 'es')}.`,
    },
  }),
  'signum.zone.deck-shuffle-on-return': rule<{ card: string | null; player: string }>({
    title: { en: 'A card returns to the deck', es: 'Una carta vuelve al mazo' },
    says: {
      en: 'Whenever a card is put back into a deck, that deck is shuffled.',
      es: 'Siempre que una carta vuelve a un mazo, ese mazo se baraja.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ card, player }) =>
        card === null
          ? `The deck of ${player} takes back what was returned and is shuffled.`
          : `${card} goes back into the deck of ${player}, which is shuffled.`,
      es: ({ card, player }) =>
        card === null
          ? `El mazo de ${player} recupera lo devuelto y se baraja.`
          : `${card} vuelve al mazo de ${player}, que se baraja.`,
    },
  }),
}
