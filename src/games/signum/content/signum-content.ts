import { type ContentEntry, indexEntries, type Pack } from '../../../contract/content.ts'
import { abilities } from './abilities.ts'
import type { Ability } from './ability.ts'
import { type BoardEntry, boards } from './boards.ts'
import { buildings } from './buildings.ts'
import type { Card, ReadyDeck } from './cards.ts'
import { characters } from './characters.ts'
import { readyDecks } from './decks.ts'
import { heroes } from './heroes.ts'
import { relics } from './relics.ts'
import { spells } from './spells.ts'
import { tactics } from './tactics.ts'
import { terrainCards } from './terrain.ts'

const cards: readonly Card[] = [
  ...heroes,
  ...characters,
  ...spells,
  ...relics,
  ...tactics,
  ...buildings,
  ...terrainCards,
]

/** What the rules look up while they are applied. */
export type SignumContent = {
  readonly abilities: ReadonlyMap<string, Ability>
  readonly boards: ReadonlyMap<string, BoardEntry>
  readonly cards: ReadonlyMap<string, Card>
  readonly decks: ReadonlyMap<string, ReadyDeck>
}

export const signumContent: SignumContent = {
  abilities: indexEntries(abilities),
  boards: indexEntries(boards),
  cards: indexEntries(cards),
  decks: indexEntries(readyDecks),
}

const entries: readonly ContentEntry[] = [...abilities, ...boards, ...cards, ...readyDecks]

export const signumCore: Pack = { id: 'signum-core', version: '1.1.0', entries }
