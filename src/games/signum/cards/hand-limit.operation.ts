import { Seed } from '../../../contract/operation.ts'
import { formatList } from '../../../lib/wording.ts'
import { defineSignumOperation } from '../define.ts'
import { cardNames } from '../language/card-name.ts'
import { points } from '../language/words.ts'
import { Drawn, drawCards, HandState } from './draw.ts'

const HAND = [
  ...['greer-the-stubborn', 'caius-the-tireless', 'market-day', 'fireball', 'night-song'],
  ...['heavy-plate', 'jousting-lance', 'secret-bribery', 'grim-odo', 'sister-ivette'],
]

export const handLimitOperation = defineSignumOperation({
  id: 'signum.hand-limit',
  kind: 'resolution',
  summary: {
    en: 'Draws cards into a hand: a full hand first loses one at random, an empty deck gives the opponents points.',
    es: 'Roba cartas a una mano: una mano llena pierde antes una al azar, un mazo vacío da puntos a los oponentes.',
  },
  rules: [
    'signum.turn.hand-limit',
    'signum.turn.draw-elsewhere',
    'signum.turn.full-hand-empty-deck',
    'signum.turn.initial.draw',
    'signum.turn.picked',
    'signum.prosperity.empty-deck',
  ],
  input: HandState.extend({ seed: Seed.optional() }).meta({ id: 'SignumHandLimitInput' }),
  outcome: Drawn,
  examples: [
    { name: 'A full hand (E-50)', input: { hand: HAND, deck: ['osbert-of-the-ledger'], picked: ['fireball'] } },
    { name: 'The deck runs out', input: { hand: ['grim-odo'], deck: ['fireball'], draws: 3, missedDraws: 1 } },
  ],
  run: (state, { random, trace }) => drawCards(state, random, trace),
  headline({ drawn, discarded, hand, opponentsGain }, _input, locale, content) {
    const name = (cards: readonly string[]) =>
      cards.length === 0 ? { en: 'none', es: 'ninguna' }[locale] : formatList(cardNames(cards, locale, content), locale)
    const gain = {
      en: `; each opponent gains ${points(opponentsGain, 'en')}`,
      es: `; cada oponente gana ${points(opponentsGain, 'es')}`,
    }[locale]
    const head = {
      en: `Drawn: ${name(drawn)}; discarded: ${name(discarded)}; cards in hand: ${hand.length}`,
      es: `${drawn.length === 1 ? 'Robada' : 'Robadas'}: ${name(drawn)}; ${discarded.length === 1 ? 'descartada' : 'descartadas'}: ${name(discarded)}; cartas en la mano: ${hand.length}`,
    }[locale]
    return `${head}${opponentsGain === 0 ? '' : gain}.`
  },
})
