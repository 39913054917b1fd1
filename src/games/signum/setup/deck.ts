import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { Card } from '../content/cards.ts'
import type { ContentKind } from '../content/content.rules.ts'
import { DECK_SIZE } from '../content/numbers.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { citeViolations, type RuleViolation } from '../language/violation.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { CardKind, Count, Faction, Id } from '../vocabulary.ts'

/** A card of the caller’s own, as far as a deck is concerned. */
const OwnCard = z
  .strictObject({
    name: Id,
    kind: CardKind,
    faction: Faction.nullable().default(null).describe('Null for basic buildings and terrain.'),
    mercenary: z.boolean().default(false),
    heroOnly: Id.nullable().default(null).describe('The hero that it names.'),
  })
  .meta({ id: 'SignumOwnCard' })
type OwnCard = z.infer<typeof OwnCard>

/** A card of the content by its id, or one that is described. */
const CardReference = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumKnownCard' }),
    z.strictObject({ own: OwnCard }).meta({ id: 'SignumDescribedCard' }),
  ])
  .meta({ id: 'SignumCardReference' })

const list = (max: number) => z.array(CardReference).max(max)

export const Group = z
  .strictObject({
    heroes: list(4).describe('Exactly one.'),
    deck: list(100),
    buildings: list(60).default([]),
    terrain: list(60).default([]),
  })
  .meta({ id: 'SignumDeckInput' })
export type Group = z.infer<typeof Group>

export const DeckCounts = z
  .object({ cards: Count, characters: Count, mercenaries: Count, spells: Count, relics: Count, tactics: Count })
  .meta({ id: 'SignumDeckCounts' })
export type DeckCounts = z.infer<typeof DeckCounts>

type Listed = { readonly card: OwnCard; readonly path: readonly (string | number)[] }
type Lists = Readonly<Record<'heroes' | 'deck' | 'buildings' | 'terrain', readonly Listed[]>>

export type DeckCheck = {
  legal: boolean
  faction: Faction | null
  counts: DeckCounts
  violations: RuleViolation[]
  warnings: RuleViolation[]
}

/** Checks a deck and what is chosen with it: everything that is wrong, and what to beware of. */
export function checkDeck(group: Group, content: SignumContent, trace: SignumTrace): DeckCheck | Refusal {
  const lists = listsOf(group, content)
  if (lists instanceof Refusal) return lists
  const leader = lists.heroes.length === 1 ? (lists.heroes[0]?.card ?? null) : null
  const counts = countsOf(lists.deck)
  const violations = [
    ...heroViolations(lists),
    ...typeViolations(lists),
    ...sizeViolations(counts),
    ...nameViolations(lists.deck),
    ...(leader === null ? [] : factionViolations(lists, leader)),
    ...buildingViolations(lists.buildings),
  ]
  if (leader !== null) {
    trace.applied('signum.deck.one-hero', { heroes: 1, hero: leader.name, faction: leader.faction })
  }
  if (violations.length === 0) traceLegal(lists, counts, trace)
  return {
    legal: violations.length === 0,
    faction: leader?.faction ?? null,
    counts,
    violations: citeViolations(violations, trace),
    warnings: citeViolations(leader === null ? [] : lockedCards(lists.deck, leader), trace),
  }
}

function listsOf(group: Group, { cards }: SignumContent): Lists | Refusal {
  const unknown: SignumViolation[] = []
  const read = (name: keyof Lists, kind: ContentKind): Listed[] =>
    group[name].flatMap((reference, index): Listed[] => {
      const path = [name, index]
      if ('own' in reference) return [{ card: reference.own, path }]
      const card = cards.get(reference.card)
      if (card !== undefined) return [{ card: asOwn(card), path }]
      unknown.push({ rule: 'signum.content.known', path, facts: { kind, id: reference.card } })
      return []
    })
  const lists = {
    heroes: read('heroes', 'hero'),
    deck: read('deck', 'card'),
    buildings: read('buildings', 'building'),
    terrain: read('terrain', 'terrain'),
  }
  return unknown.length > 0 ? refuse(unknown) : lists
}

const asOwn = (card: Card): OwnCard => ({
  name: card.id,
  kind: card.kind,
  faction: card.faction,
  mercenary: card.kind === 'character' && card.isMercenary,
  heroOnly: 'heroOnly' in card ? card.heroOnly : null,
})

function countsOf(deck: readonly Listed[]): DeckCounts {
  const count = (kind: OwnCard['kind']) => deck.filter(({ card }) => card.kind === kind).length
  return {
    cards: deck.length,
    characters: count('character'),
    mercenaries: deck.filter(({ card }) => isMercenary(card)).length,
    spells: count('spell'),
    relics: count('relic'),
    tactics: count('tactic'),
  }
}

const isMercenary = ({ kind, mercenary }: OwnCard): boolean => kind === 'character' && mercenary

function heroViolations({ heroes }: Lists): SignumViolation[] {
  if (heroes.length === 1) return []
  const facts = { heroes: heroes.length, hero: null, faction: null }
  return [{ rule: 'signum.deck.one-hero', path: ['heroes'], facts }]
}

/** Which types of card each list may hold. */
const KINDS: Readonly<Record<keyof Lists, readonly OwnCard['kind'][]>> = {
  heroes: ['hero'],
  deck: ['character', 'spell', 'relic', 'tactic'],
  buildings: ['building'],
  terrain: ['terrain'],
}
const LISTS = ['heroes', 'deck', 'buildings', 'terrain'] as const

function typeViolations(lists: Lists): SignumViolation[] {
  return LISTS.flatMap((name) =>
    lists[name]
      .filter(({ card }) => !KINDS[name].includes(card.kind))
      .map(({ card, path }): SignumViolation => {
        const facts = { card: card.name, kind: card.kind, wanted: [...KINDS[name]] }
        return { rule: 'signum.deck.types', path, facts }
      }),
  )
}

function sizeViolations({ cards, characters, mercenaries }: DeckCounts): SignumViolation[] {
  const violations: SignumViolation[] = []
  const path = ['deck']
  if (cards < DECK_SIZE.min || cards > DECK_SIZE.max) {
    violations.push({ rule: 'signum.deck.size', path, facts: { cards, ...DECK_SIZE } })
  }
  if (characters * 2 < cards) {
    const facts = { characters, cards, min: Math.ceil(cards / 2) }
    violations.push({ rule: 'signum.deck.half-characters', path, facts })
  }
  if (mercenaries * 2 > characters) {
    const facts = { mercenaries, characters, max: Math.floor(characters / 2) }
    violations.push({ rule: 'signum.deck.mercenaries', path, facts })
  }
  return violations
}

/** The names that occur more than once, with their last place. */
function findRepeated(cards: readonly Listed[]): { name: string; copies: number; path: Listed['path'] }[] {
  const found = new Map<string, { copies: number; path: Listed['path'] }>()
  for (const { card, path } of cards) {
    found.set(card.name, { copies: (found.get(card.name)?.copies ?? 0) + 1, path })
  }
  return [...found].filter(([, { copies }]) => copies > 1).map(([name, where]) => ({ name, ...where }))
}

const nameViolations = (deck: readonly Listed[]): SignumViolation[] =>
  findRepeated(deck.filter(({ card }) => card.kind === 'character')).map(({ name, copies, path }) => ({
    rule: 'signum.deck.unique-characters',
    path,
    facts: { name, copies },
  }))

const buildingViolations = (buildings: readonly Listed[]): SignumViolation[] =>
  findRepeated(buildings).map(({ name, copies, path }) => ({
    rule: 'signum.deck.city-selection',
    path,
    facts: { name, copies, chosen: buildings.length },
  }))

function factionViolations({ deck, buildings, terrain }: Lists, leader: OwnCard): SignumViolation[] {
  const wanted = leader.faction
  return [...deck, ...buildings, ...terrain].flatMap(({ card, path }): SignumViolation[] => {
    const { name, faction } = card
    const isFree = isMercenary(card) || (faction === null && !KINDS.deck.includes(card.kind))
    if (isFree || faction === wanted) return []
    return [{ rule: 'signum.deck.faction', path, facts: { card: name, faction, wanted } }]
  })
}

const lockedCards = (deck: readonly Listed[], leader: OwnCard): SignumViolation[] =>
  deck.flatMap(({ card: { name, heroOnly }, path }): SignumViolation[] =>
    heroOnly === null || heroOnly === leader.name
      ? []
      : [{ rule: 'signum.term.hero-locked', path, facts: { card: name, hero: heroOnly, leader: leader.name } }],
  )

function traceLegal({ deck, buildings, terrain }: Lists, counts: DeckCounts, trace: SignumTrace): void {
  const { cards, characters, mercenaries } = counts
  trace.applied('signum.deck.size', { cards, ...DECK_SIZE })
  trace.applied('signum.deck.half-characters', { characters, cards, min: Math.ceil(cards / 2) })
  trace.applied('signum.deck.mercenaries', { mercenaries, characters, max: Math.floor(characters / 2) })
  const supports = findRepeated(deck.filter(({ card }) => card.kind !== 'character'))
  if (supports.length > 0) {
    const names = supports.map(({ name }) => name)
    trace.applied('signum.deck.support-duplicates', {
      copies: Math.max(...supports.map(({ copies }) => copies)),
      names,
    })
  }
  const chosen = buildings.length + terrain.length
  if (chosen > 0) trace.applied('signum.deck.city-selection', { name: '', copies: 0, chosen })
}
