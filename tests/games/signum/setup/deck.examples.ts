import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const card = (name: string, kind: string, faction: string | null, more: JsonObject = {}) => ({
  own: { name, kind, faction, ...more },
})

/** So many characters, some of them mercenaries, filled up with spells. */
function deckOf(cards: number, characters: number, mercenaries: number) {
  return Array.from({ length: cards }, (_, index) => {
    if (index < mercenaries) return card(`mercenary ${index}`, 'character', 'dogsOfWar', { mercenary: true })
    return index < characters ? card(`character ${index}`, 'character', 'vallor') : card('spell', 'spell', 'vallor')
  })
}

const BRISSA = [{ card: 'brissa-de-molforn' }]
const HADRIANA = [{ card: 'hadriana-of-the-dawn' }]

const check = (
  id: string,
  says: string,
  input: JsonObject,
  rule: string | null,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'signum.deck',
  input: { heroes: BRISSA, ...input },
  outcome: { legal: rule === null, ...(rule === null ? { violations: [] } : { violations: [{ rule }] }), ...more },
  rule: rule ?? 'signum.deck.size',
})

export const DECK_EXAMPLES: readonly WorkedExample[] = [
  check(
    'E-06a',
    'the Monastery is no building of Vallor',
    { deck: deckOf(20, 10, 5), buildings: [{ card: 'mint' }, { card: 'monastery' }, { card: 'tavern' }] },
    'signum.deck.faction',
  ),
  check(
    'E-07a',
    'the Bottomless Well is no terrain of Grypharim',
    {
      heroes: HADRIANA,
      deck: Array.from({ length: 20 }, (_, index) => card(`legionary ${index}`, 'character', 'grypharim')),
      terrain: [{ card: 'forest' }, { card: 'bottomless-well' }],
    },
    'signum.deck.faction',
  ),
  check('E-08a', 'ten characters of twenty, five of them mercenaries', { deck: deckOf(20, 10, 5) }, null, {
    faction: 'vallor',
    counts: { cards: 20, characters: 10, mercenaries: 5, spells: 10 },
  }),
  check('E-08b', 'nine characters of twenty are too few', { deck: deckOf(20, 9, 4) }, 'signum.deck.half-characters'),
  check('E-08c', 'six mercenaries of ten are too many', { deck: deckOf(20, 10, 6) }, 'signum.deck.mercenaries'),
  check('E-08d', 'eighteen of thirty-five, nine mercenaries', { deck: deckOf(35, 18, 9) }, null),
  check('E-08e', 'seventeen of thirty-five are too few', { deck: deckOf(35, 17, 8) }, 'signum.deck.half-characters'),
  check('E-08f', 'nineteen cards are too few', { deck: deckOf(19, 10, 5) }, 'signum.deck.size'),
  check('E-08g', 'forty-one cards are too many', { deck: deckOf(41, 21, 10) }, 'signum.deck.size'),
  check('E-08h', 'two heroes', { heroes: [...BRISSA, ...HADRIANA], deck: deckOf(20, 10, 5) }, 'signum.deck.one-hero'),
  {
    id: 'E-05a',
    says: 'a card of another hero is allowed, with a warning',
    operation: 'signum.deck',
    input: {
      heroes: [{ own: { name: 'Somebody', kind: 'hero', faction: 'vallor' } }],
      deck: [...deckOf(19, 10, 5), { card: 'secret-bribery' }],
    },
    outcome: { legal: true, violations: [], warnings: [{ rule: 'signum.term.hero-locked' }] },
    rule: 'signum.term.hero-locked',
  },
  {
    id: 'E-08i',
    says: 'a card that nobody knows',
    operation: 'signum.deck',
    input: { heroes: BRISSA, deck: [{ card: 'no-such-card' }] },
    rule: 'signum.content.known',
  },
]
