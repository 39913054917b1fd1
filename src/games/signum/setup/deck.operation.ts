import { z } from 'zod'
import { readyDecks } from '../content/decks.ts'
import { defineSignumOperation } from '../define.ts'
import { RuleViolations } from '../language/violation.ts'
import { ruleIds } from '../rules.ts'
import { Faction } from '../vocabulary.ts'
import { deckRules } from './deck.rules.ts'
import { checkDeck, DeckCounts, Group } from './deck.ts'

const known = (ids: readonly string[]) => ids.map((card) => ({ card }))

const ready = readyDecks.map(({ name, hero, cards, buildings, terrain }) => ({
  name: `The ready deck ${name.en}`,
  input: { heroes: known([hero]), deck: known(cards), buildings: known(buildings), terrain: known(terrain) },
}))

const BROKEN = {
  name: 'Everything that is wrong with a deck',
  input: {
    heroes: known(['hadriana-of-the-dawn']),
    deck: known(['cordelia-the-crusader', 'cordelia-the-crusader', 'secret-bribery', 'fireball', 'tavern']),
    buildings: known(['mint', 'temple', 'temple']),
    terrain: known(['bottomless-well', 'forest']),
  },
}

export const deckOperation = defineSignumOperation({
  id: 'signum.deck',
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
      en: `cards: ${cards}, characters: ${characters}, mercenaries among them: ${mercenaries}`,
      es: `cartas: ${cards}, personajes: ${characters}, mercenarios entre ellos: ${mercenaries}`,
    }[locale]
    if (legal) return { en: `The deck is legal: ${held}.`, es: `El mazo es legal: ${held}.` }[locale]
    return {
      en: `The deck is not legal (${held}); violations: ${violations.length}.`,
      es: `El mazo no es legal (${held}); infracciones: ${violations.length}.`,
    }[locale]
  },
})
