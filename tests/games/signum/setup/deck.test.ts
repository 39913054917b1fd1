import { describe, expect, test } from 'vitest'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { deckOperation } from '../../../../src/games/signum/setup/deck.operation.ts'
import { noSeed } from '../../../support/chance.ts'

const outcomeOf = (input: unknown) => {
  const answer = deckOperation.answer(input, noSeed)
  if (answer.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer.outcome
}

const known = (ids: readonly string[]) => ids.map((card) => ({ card }))

describe('the ready decks', () => {
  test.each([...signumContent.decks.values()])('$id is legal and has thirty cards', (deck) => {
    const { hero, cards, buildings, terrain } = deck
    const input = { heroes: known([hero]), deck: known(cards), buildings: known(buildings), terrain: known(terrain) }
    expect(outcomeOf(input)).toMatchObject({ legal: true, violations: [], warnings: [], counts: { cards: 30 } })
  })
})

describe('all violations are listed', () => {
  test('of one hopeless deck', () => {
    const input = {
      heroes: known(['hadriana-of-the-dawn']),
      deck: known([
        'cordelia-the-crusader',
        'cordelia-the-crusader',
        'secret-bribery',
        'fireball',
        'fireball',
        'tavern',
      ]),
      buildings: known(['mint', 'temple', 'temple', 'forest']),
      terrain: known(['bottomless-well', 'forest']),
    }
    const { violations, warnings } = outcomeOf(input) as Record<string, { rule: string; path: string }[]>
    expect(violations?.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      'signum.deck.types deck.5',
      'signum.deck.types buildings.3',
      'signum.deck.size deck',
      'signum.deck.half-characters deck',
      'signum.deck.unique-characters deck.1',
      'signum.deck.faction deck.2',
      'signum.deck.faction buildings.0',
      'signum.deck.faction terrain.0',
      'signum.deck.city-selection buildings.2',
    ])
    expect(warnings?.map(({ rule }) => rule)).toEqual(['signum.term.hero-locked'])
  })
})

describe('the limits', () => {
  const own = (index: number, mercenary: boolean) => ({
    own: { name: `c${index}`, kind: 'character', faction: mercenary ? 'dogsOfWar' : 'vallor', mercenary },
  })
  const spell = { own: { name: 'spell', kind: 'spell', faction: 'vallor' } }

  test('agree with the sums of the rules for every deck of 18 to 42 cards', () => {
    for (let cards = 18; cards <= 42; cards += 3) {
      for (let characters = 0; characters <= cards; characters++) {
        for (const mercenaries of [0, Math.floor(characters / 2), Math.floor(characters / 2) + 1]) {
          const deck = Array.from({ length: cards }, (_, index) =>
            index < characters ? own(index, index < mercenaries) : spell,
          )
          const hired = Math.min(mercenaries, characters)
          const isLegal = cards >= 20 && cards <= 40 && characters * 2 >= cards && hired * 2 <= characters
          expect(outcomeOf({ heroes: known(['brissa-de-molforn']), deck })).toMatchObject({ legal: isLegal })
        }
      }
    }
  })
})
