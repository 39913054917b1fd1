import { Seed } from '../../../contract/operation.ts'
import { formatList } from '../../../lib/wording.ts'
import { readyDecks } from '../content/decks.ts'
import { defineSignumOperation } from '../define.ts'
import { cardName } from '../language/card-name.ts'
import { cardCount } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { setupRules } from './setup.rules.ts'
import { Setup, SetupQuestion, setUp } from './setup.ts'

const SEED = `hmac-sha256,1,${'0'.repeat(63)}7`
const SAME = ['card', 'card', 'card', 'card', 'card', 'card']

export const setupOperation = defineSignumOperation({
  id: 'signum.setup',
  kind: 'resolution',
  summary: {
    en: 'Rolls for the order, shuffles and deals, exchanges cards and turns discarded ones into prosperity.',
    es: 'Tira para el orden, baraja y reparte, cambia cartas y convierte las descartadas en Prosperidad.',
  },
  rules: [
    ...ruleIds(setupRules).filter((id) => id !== 'signum.setup.heroes' && id !== 'signum.setup.hero-tokens'),
    'signum.zone.deck-shuffle-on-return',
  ],
  input: SetupQuestion.extend({ seed: Seed.optional() }).meta({ id: 'SignumSetupInput' }),
  outcome: Setup,
  examples: [
    {
      name: 'The two ready decks',
      input: {
        players: readyDecks.map(({ cards }, index) => ({ player: index === 0 ? 'Ana' : 'Bruno', deck: cards })),
        rolls: [
          [4, 4],
          [2, 6],
        ],
        seed: SEED,
      },
    },
    {
      name: 'Cards are exchanged and discarded',
      input: {
        players: [
          { player: 'A', deck: SAME, exchange: ['card', 'card'] },
          { player: 'B', deck: SAME, discard: ['card', 'card', 'card'] },
        ],
        first: 'B',
        seed: SEED,
      },
    },
  ],
  run: (question, { random, trace }) => setUp(question, random, trace),
  headline: ({ turnOrder, players }, _input, locale) =>
    ({
      en: `Turn order: ${formatList(turnOrder, 'en')}; prosperity: ${players.map(({ prosperity }) => prosperity).join(', ')}.`,
      es: `Orden de turno: ${formatList(turnOrder, 'es')}; Prosperidad: ${players.map(({ prosperity }) => prosperity).join(', ')}.`,
    })[locale],
  details: ({ players }, _input, locale, content) =>
    players.map(({ player, hand, deck }) => {
      const cards = formatList(
        hand.map((id) => cardName(id, locale, content)),
        locale,
      )
      const held = hand.length === 0 ? { en: 'nothing', es: 'nada' }[locale] : cards
      return {
        en: `${player} holds ${held}; ${cardCount(deck.length, 'en')} in the deck.`,
        es: `${player} tiene en la mano ${held}; ${cardCount(deck.length, 'es')} en el mazo.`,
      }[locale]
    }),
})
