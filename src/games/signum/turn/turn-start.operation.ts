import type { Locale } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { cardCount } from '../language/words.ts'
import { startTurn, TurnStart, TurnStartQuestion } from './turn-start.ts'

export const turnStartOperation = defineSignumOperation({
  id: 'signum.turn-start',
  kind: 'resolution',
  summary: {
    en: 'The Initial phase of a turn: what is unturned, who is ready, which effects end, the draw with hand limit and empty deck, the income, and whether somebody wins by it.',
    es: 'La Fase Inicial de un turno: qué se endereza, quién está listo, qué efectos acaban, el robo con límite de mano y mazo vacío, los ingresos y si con ello gana alguien.',
  },
  rules: [
    'signum.turn.phases',
    'signum.turn.initial.unturn',
    'signum.turn.initial.refresh',
    'signum.turn.nothing-to-do',
    'signum.turn.initial.draw',
    'signum.turn.hand-limit',
    'signum.turn.full-hand-empty-deck',
    'signum.city.locked',
    'signum.prosperity.income',
    'signum.prosperity.empty-deck',
    'signum.prosperity.win-any-moment',
  ],
  input: TurnStartQuestion,
  outcome: TurnStart,
  examples: [
    {
      name: 'Bruno’s turn (E-62)',
      input: {
        player: 'Bruno',
        prosperity: 4,
        opponents: [{ player: 'Ana', prosperity: 12 }],
        hand: 3,
        deck: 20,
        city: [
          { name: 'temple', turned: true },
          { name: 'barracks', turned: true },
        ],
        creatures: [{ id: 'hadriana-of-the-dawn' }],
      },
    },
    {
      name: 'The empty deck (E-67)',
      input: {
        player: 'Bruno',
        prosperity: 7,
        opponents: [{ player: 'Ana', prosperity: 44 }],
        hand: 10,
        deck: 0,
        missedDraws: 2,
      },
    },
  ],
  run: startTurn,
  headline({ winner, draws, discards, prosperity }, { player }, locale) {
    if (winner !== null) return { en: `${winner} wins.`, es: `${winner} gana.` }[locale]
    const drawn =
      draws === 0
        ? { en: 'draws nothing', es: 'no roba' }[locale]
        : { en: 'draws a card', es: 'roba una carta' }[locale]
    const lost = discards
      ? { en: 'loses a card of the full hand, ', es: 'pierde una carta de la mano llena, ' }[locale]
      : ''
    return {
      en: `${player} ${lost}${drawn} and has ${prosperity} prosperity; the Construction phase follows.`,
      es: `${player} ${lost}${drawn} y tiene ${prosperity} de Prosperidad; sigue la Fase de Construcción.`,
    }[locale]
  },
  details: (outcome, _input, locale, content) => linesOf(outcome, locale, content),
})

function linesOf(outcome: TurnStart, locale: Locale, content: SignumContent): string[] {
  const list = ([one, many]: readonly [one: string, many: string], ids: readonly string[]) =>
    ids.length === 0
      ? []
      : [`${ids.length === 1 ? one : many}: ${formatList(cardNames(ids, locale, content), locale)}.`]
  const words = LABELS[locale]
  return [
    ...list(words.unturned, outcome.unturned),
    ...list(words.locked, outcome.locked),
    ...list(words.ready, outcome.ready),
    ...list(words.skipping, outcome.skipping),
    ...list(words.ended, outcome.ended),
    `${words.hand}: ${cardCount(outcome.hand, locale)}. ${words.deck}: ${cardCount(outcome.deck, locale)}.`,
    ...outcome.opponents.map(({ player, prosperity }) => `${player}: ${prosperity} ${words.prosperity}.`),
  ]
}

const LABELS = {
  en: {
    unturned: ['Unturned', 'Unturned'],
    locked: ['Locked', 'Locked'],
    ready: ['Ready', 'Ready'],
    skipping: ['No activation this turn', 'No activation this turn'],
    ended: ['Over now', 'Over now'],
    hand: 'Hand',
    deck: 'Deck',
    prosperity: 'prosperity',
  },
  es: {
    unturned: ['Se endereza', 'Se enderezan'],
    locked: ['Edificio bloqueado', 'Edificios bloqueados'],
    ready: ['Puede activarse', 'Pueden activarse'],
    skipping: ['Sin activación este turno', 'Sin activación este turno'],
    ended: ['Acaba ahora', 'Acaban ahora'],
    hand: 'Mano',
    deck: 'Mazo',
    prosperity: 'de Prosperidad',
  },
} as const
