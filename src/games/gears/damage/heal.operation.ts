import { Seed } from '../../../contract/operation.ts'
import { defineGearsOperation } from '../define.ts'
import { cards } from '../language/card-name.ts'
import { Healed, HealQuestion, heal } from './heal.ts'

const EXAMPLE_SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007'

export const healOperation = defineGearsOperation({
  id: 'gears.heal',
  kind: 'resolution',
  summary: {
    en: 'Draws order cards in the heal step or by an effect, within the hand limit, from a deck that is renewed.',
    es: 'Roba cartas de Orden en el paso de Curación o por un efecto, dentro del límite de mano, de un mazo que se renueva.',
  },
  rules: ['gears.heal.draw', 'gears.heal.hand-limit', 'gears.turn.bleeding', 'gears.deck.order-reshuffle'],
  input: HealQuestion.extend({ seed: Seed.optional() }).meta({ id: 'GearsHealInput' }),
  outcome: Healed,
  examples: [
    { name: 'Dominic with five cards (E-05)', input: { hand: 5, limit: 6 } },
    {
      name: 'The last card of the deck (E-68)',
      input: {
        hand: 2,
        draw: 2,
        deck: { pile: ['assault-dodge'], discard: ['advance-guard', 'teamwork-follow', 'ambush-guard'] },
        seed: EXAMPLE_SEED,
      },
    },
  ],
  run: (question, { random, trace }) => heal(question, random, trace),
  headline: ({ cards: count, hand }, _question, locale) =>
    ({
      en: `${cards(count, 'en')} drawn: a hand of ${hand}.`,
      es: `Se ${count === 1 ? 'roba' : 'roban'} ${cards(count, 'es')}: la mano queda en ${hand}.`,
    })[locale],
})
