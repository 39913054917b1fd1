import { z } from 'zod'
import { formatCount, type Noun } from '../../../lib/wording.ts'
import { readyDecks } from '../content/decks.ts'
import { defineSignumOperation } from '../define.ts'
import { RuleViolations } from '../language/violation.ts'
import { cardCount } from '../language/words.ts'
import { ruleIds } from '../rules.ts'
import { Faction } from '../vocabulary.ts'
import { deckRules } from './deck.rules.ts'
import { checkDeck, DeckCounts, Group } from './deck.ts'

const asCards = (ids: readonly string[]) => ids.map((card) => ({ card }))

const ready = readyDecks.map(({ name, hero, cards, buildings, terrain }) => ({
  name: `The ready deck ${name.en}`,
  input: { heroes: asCards([hero]), deck: asCards(cards), buildings: asCards(buildings), terrain: asCards(terrain) },
}))

const BROKEN = {
  name: 'Everything that is wrong with a deck',
  input: {
    heroes: asCards(['hadriana-of-the-dawn']),
    deck: asCards(['cordelia-the-crusader', 'cordelia-the-crusader', 'secret-bribery', 'fireball', 'tavern']),
    buildings: asCards(['mint', 'temple', 'temple']),
    terrain: asCards(['bottomless-well', 'forest']),
  },
}

const CHARACTER: Noun = { en: ['character', 'characters'], es: ['personaje', 'personajes'] }
const MERCENARY: Noun = { en: ['mercenary', 'mercenaries'], es: ['mercenario', 'mercenarios'] }
const VIOLATION: Noun = { en: ['violation', 'violations'], es: ['infracción', 'infracciones'] }

export const deckOperation = defineSignumOperation({
  id: 'signum.deck',
  kind: 'check',
  summary: {
    en: 'Checks a hero, a battle deck, buildings and terrain: everything that is wrong, and what to beware of.',
    es: 'Comprueba un héroe, un mazo de batalla, edificios y terreno: todo lo que está mal y lo que conviene saber.',
  },
  rules: [...ruleIds(deckRules), 'signum.content.known'],
  input: Group,
  outcome: z
    .object({
      legal: z.boolean(),
      faction: Faction.nullable(),
      counts: DeckCounts,
      violations: RuleViolations,
      warnings: RuleViolations.describe('What is allowed, but of no use.'),
    })
    .meta({ id: 'SignumDeckOutcome' }),
  examples: [ready[0] ?? BROKEN, ...ready.slice(1), BROKEN],
  run: (group, { content, trace }) => checkDeck(group, content, trace),
  headline({ legal, counts: { cards, characters, mercenaries }, violations }, _input, locale) {
    const held = {
      en: `${cardCount(cards, 'en')}, ${formatCount(characters, CHARACTER, 'en')}, ${formatCount(mercenaries, MERCENARY, 'en')} among them`,
      es: `${cardCount(cards, 'es')}, ${formatCount(characters, CHARACTER, 'es')}, entre ellos ${formatCount(mercenaries, MERCENARY, 'es')}`,
    }[locale]
    if (legal) return { en: `The deck is legal: ${held}.`, es: `El mazo es legal: ${held}.` }[locale]
    return {
      en: `The deck is not legal (${held}); ${formatCount(violations.length, VIOLATION, 'en')}.`,
      es: `El mazo no es legal (${held}); ${formatCount(violations.length, VIOLATION, 'es')}.`,
    }[locale]
  },
})
