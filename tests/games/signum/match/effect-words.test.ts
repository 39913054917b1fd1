import { describe, expect, test } from 'vitest'
import { happens } from '../../../../src/games/signum/content/card-text.ts'
import { type Spell, Spell as SpellShape } from '../../../../src/games/signum/content/cards.ts'
import { EffectAction } from '../../../../src/games/signum/content/effects.ts'
import { type SignumContent, signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { decideMatch } from '../../../../src/games/signum/match/decide.ts'
import type { SignumEvent } from '../../../../src/games/signum/match/events.ts'
import { evolveMatch } from '../../../../src/games/signum/match/evolve.ts'
import type { SignumRules } from '../../../../src/games/signum/rules.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { ANA, BRUNO, Table, thrown } from './arranged.ts'

/** Every word of the effect language, as a spell that says nothing else. */

type Sentence = Parameters<typeof happens>
const ONE = { count: 1 }
const GREER = 'greer-the-stubborn'
const HERRICK = 'herrick'

/** The spell of a word, whom it is about, its answers, and what has to happen. */
const WORDS: Readonly<
  Record<
    string,
    {
      readonly says: Sentence
      readonly targets?: readonly string[]
      readonly answers?: readonly object[]
      readonly event: JsonObject
    }
  >
> = {
  damage: { says: [{ damage: 1 }, 'enemyCharacter'], event: { type: 'damaged', kind: 'effect', woundsTaken: 1 } },
  wounds: { says: [{ wounds: 1 }, 'enemyCharacter'], event: { type: 'damaged', kind: 'wound', woundsTaken: 1 } },
  heal: {
    says: [{ heal: 1 }, 'ownCharacter', { wounded: true }],
    event: { type: 'healed', creature: GREER, removed: 1 },
  },
  modify: { says: [{ modify: { stat: 'strength', by: 1 } }, 'ownCharacter'], event: { type: 'effectBegan' } },
  grant: { says: [{ grant: { id: 'flight' } }, 'ownCharacter'], event: { type: 'effectBegan' } },
  raise: { says: [{ raise: { ability: 'shot', by: 1 } }, 'ownHero'], event: { type: 'effectBegan' } },
  lose: { says: [{ lose: 'shot' }, 'ownHero'], event: { type: 'effectBegan' } },
  tokens: {
    says: [{ tokens: { token: 'armour', count: 2 } }, 'ownCharacter'],
    event: { type: 'tokensGained', count: 2 },
  },
  draw: { says: [{ draw: 1 }, 'controller'], event: { type: 'cardDrawn', player: 'A' } },
  discard: {
    says: [{ discard: 1 }, 'opponent'],
    answers: [{ cards: ['one'] }],
    event: { type: 'cardsDiscarded', player: 'B', cards: ['one'] },
  },
  prosperity: { says: [{ prosperity: 2 }, 'controller'], event: { type: 'prosperityChanged', by: 2 } },
  turnBuildings: {
    says: [{ turnBuildings: 1 }, 'opponent'],
    answers: [{ targets: ['temple'] }],
    event: { type: 'buildingsTurned', player: 'B', buildings: ['temple'] },
  },
  unturnBuildings: {
    says: [{ unturnBuildings: 1 }, 'controller'],
    event: { type: 'buildingsUnturned', player: 'A', buildings: ['tavern'] },
  },
  lockBuildings: {
    says: [{ lockBuildings: 1 }, 'opponent', {}, { lasts: 'endOfOpponentTurn' }],
    answers: [{ targets: ['temple'] }],
    event: { type: 'effectBegan' },
  },
  destroyBuilding: {
    says: [{ destroyBuilding: true }, 'opponent'],
    answers: [{ targets: ['monastery'] }],
    event: { type: 'buildingDestroyed', player: 'B', card: 'monastery', unique: true },
  },
  destroyTerrain: {
    says: [{ destroyTerrain: true }, 'controller'],
    event: { type: 'terrainDestroyed', terrain: 'forest' },
  },
  destroyRelic: {
    says: [{ destroyRelic: true }, 'opponent'],
    event: { type: 'relicDiscarded', player: 'B', relic: 'legion-scutum', why: 'destroyed' },
  },
  cancelSummon: { says: [{ cancelSummon: true }, 'opponent'], event: { type: 'spellResolved' } },
  cancelAttack: { says: [{ cancelAttack: true }, 'opponent'], event: { type: 'spellResolved' } },
  returnTo: {
    says: [{ returnTo: 'hand' }, 'enemyCharacter', ONE],
    targets: [HERRICK],
    event: { type: 'creatureReturned', creature: HERRICK, to: 'hand' },
  },
  push: {
    says: [{ push: 'S' }, 'enemyCharacter'],
    event: { type: 'pushed', creature: HERRICK, to: { x: 30, y: 18 }, stopped: false },
  },
  move: {
    says: [{ move: 'M' }, 'ownCharacter'],
    answers: [{ path: [{ x: 40, y: 45 }], mode: 'walk' }],
    event: { type: 'shifted', creature: GREER, to: { x: 40, y: 45 } },
  },
  skipActivation: {
    says: [{ skipActivation: true }, 'enemyCharacter'],
    event: { type: 'activationLost', creature: HERRICK },
  },
  takeControl: {
    says: [{ takeControl: true }, 'enemyCharacter', {}, { lasts: 'endOfTurn' }],
    event: { type: 'controlChanged', creature: HERRICK, controller: 'A' },
  },
  reroll: { says: [{ reroll: { pool: 'shot', dice: 1 } }, 'ownHero'], event: { type: 'effectBegan' } },
  extraDice: { says: [{ extraDice: { pool: 'shot', dice: 1 } }, 'ownHero'], event: { type: 'effectBegan' } },
  immuneTo: { says: [{ immuneTo: 'spells' }, 'ownHero'], event: { type: 'effectBegan' } },
}

const spellOf = (says: Sentence): Spell =>
  SpellShape.parse({
    ...signumContent.cards.get('fireball'),
    id: 'test-spell',
    faction: 'vallor',
    cost: { prosperity: 0 },
    effects: [happens(...says)],
  })

const contentWith = (spell: Spell): SignumContent => ({
  ...signumContent,
  cards: new Map([...signumContent.cards, [spell.id, spell]]),
})

const arranged = (): Table =>
  new Table({
    active: 'A',
    players: {
      A: { hand: ['test-spell'], city: ['tavern!'], prosperity: 5 },
      B: { hand: ['one', 'two'], city: ['temple', 'monastery'], relics: ['legion-scutum'] },
    },
    creatures: {
      A: { [ANA]: { at: [30, 40] }, [GREER]: { at: [30, 45], wounds: 1 } },
      B: { [HERRICK]: { at: [30, 26] }, [BRUNO]: { at: [1.6, 1.6] } },
    },
    more: { terrain: [{ id: 'forest', owner: 'B', template: { card: 'forest', at: { x: 50, y: 20 }, rotation: 0 } }] },
  })

/** Plays the spell of a word and gives its answers. */
function play(word: string): {
  readonly events: readonly SignumEvent[]
  readonly table: Table
  readonly content: SignumContent
  readonly applied: readonly string[]
} {
  const { says = [{ damage: 1 }], targets, answers = [] } = WORDS[word] ?? {}
  const content = contentWith(spellOf(says as Sentence))
  const table = arranged()
  const [events, applied]: [SignumEvent[], string[]] = [[], []]
  const commands = [
    { playCard: { card: 'test-spell', ...(targets === undefined ? {} : { targets }) } },
    ...answers.map((answer) => ({ answer })),
  ]
  for (const command of commands) {
    const context = { content, trace: new Trace<SignumRules>(), random: thrown() }
    const seat = table.state.procedure?.pending?.seat ?? 0
    const decided = decideMatch(table.state, seat, command as never, context)
    if (decided instanceof Refusal) throw new Error(JSON.stringify(decided.violations))
    for (const event of decided) table.state = evolveMatch(table.state, event)
    events.push(...decided)
    applied.push(...context.trace.steps.map(({ rule }) => rule))
  }
  return { events, table, content, applied }
}

describe('every word of the effect language is played', () => {
  test('and each has a case here', () => {
    const words = EffectAction.options.flatMap((option) => Object.keys(option.shape))
    expect(Object.keys(WORDS).toSorted()).toEqual(words.toSorted())
  })

  test.each(Object.keys(WORDS))('%s', (word) => {
    const { events, table } = play(word)
    expect(events).toContainEqual(expect.objectContaining({ ...(WORDS[word]?.event as object) }))
    expect(table.state.procedure?.pending ?? null).toBeNull()
    expect(table.player('A').graveyard).toEqual(['test-spell'])
  })
})

describe('what is destroyed', () => {
  test('a unique building is never built again', () => {
    const { table } = play('destroyBuilding')
    expect(table.player('B')).toMatchObject({ city: [{ card: 'temple' }], lostBuildings: ['monastery'] })
    table.give({ endTurn: {} })
    expect(table.refused({ build: { card: 'monastery' } })).toContain('signum.city.unique-once')
  })

  test('a template is gone from the battlefield', () => {
    const { table, applied } = play('destroyTerrain')
    expect(table.state.terrain).toEqual([])
    expect(applied).toContain('signum.terrain.destroyed')
  })
})

test('who was moved by a text may still move in the own activation', () => {
  const { table } = play('move')
  table.activate(GREER)
  table.give({ move: { path: [{ x: 40, y: 50 }] } })
  expect(table.creature(GREER)).toMatchObject({ x: 40, y: 50 })
})

test('control by a text ends as the text says', () => {
  const { table } = play('takeControl')
  expect(table.creature(HERRICK).controller).toBe('A')
  table.give({ endTurn: {} })
  expect(table.creature(HERRICK).controller).toBe('B')
})
