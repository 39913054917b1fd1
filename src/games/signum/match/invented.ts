import { pickPlace, type Random, shuffled } from '../../../rulebook/random.ts'
import type { Card } from '../content/cards.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { PLAYERS, seatOf } from './players.ts'
import type { TacticInMatch } from './shapes/things.ts'
import { cardOf, type PlayerState, type SignumState } from './state.ts'
import { cardAs } from './table.ts'

/** By which chance something is invented, and of which content. */
type Setting = { readonly random: Random; readonly content: SignumContent }

const allCards = ({ cards }: SignumContent): Card[] => [...cards.values()]

const factionOf = ({ hero }: PlayerState, content: SignumContent): string => cardAs('hero', hero, content).faction

/** Numbers of cards that nobody has: those of a match end far below. The first of them are those of the seats. */
const FIRST_NUMBER = 1000

/** Cards that a player may have without anybody knowing. */
type Invented = {
  /** Any card. */
  card(): string
  /** A tactic that costs what was paid for this one. */
  tactic(tactic: TacticInMatch): TacticInMatch
}

/** Cards of the faction and mercenaries: each character once, if it was not seen yet, everything else as often as wanted. */
export function inventedCards(
  state: SignumState,
  player: PlayerState,
  known: readonly string[],
  { random, content }: Setting,
): Invented {
  const { hero, graveyard, player: owner } = player
  const faction = factionOf(player, content)
  const fielded = state.creatures.filter((one) => one.owner === owner).map(({ card }) => card)
  const seen = new Set([...graveyard, ...known, ...fielded].map(cardOf))
  const isOpen = (card: Card): boolean =>
    'heroOnly' in card && (card.heroOnly === null || card.heroOnly === cardOf(hero)) && isOf(card, faction)
  const open = allCards(content).filter(isOpen)
  const characters = open.filter(({ kind, id }) => kind === 'character' && !seen.has(id)).map(({ id }) => id)
  const supports = open.filter(({ kind }) => kind !== 'character')
  const pool = shuffled([...characters, ...supports.map(({ id }) => id)], random)
  // Others may have the same characters.
  const own = FIRST_NUMBER + seatOf(owner)
  let number = FIRST_NUMBER + PLAYERS.length
  const named = (id: string): string => `${id}#${characters.includes(id) ? own : ++number}`
  return {
    card: () => named(pool.pop() ?? supports[pickPlace(supports, random)]?.id ?? ''),
    tactic(tactic) {
      const cost = JSON.stringify(cardAs('tactic', tactic.id, content).cost)
      const alike = supports.filter((card) => card.kind === 'tactic' && JSON.stringify(card.cost) === cost)
      const found = alike[pickPlace(alike, random)]
      return found === undefined ? tactic : { ...tactic, id: named(found.id) }
    },
  }
}

const isOf = (card: Card, faction: string): boolean =>
  'faction' in card && (card.faction === faction || (card.kind === 'character' && card.faction === 'dogsOfWar'))

/** Basic buildings and those of the faction that do not stand yet, in any order; what was destroyed does not come back. */
export function inventedBuildings(player: PlayerState, { random, content }: Setting): string[] {
  const faction = factionOf(player, content)
  const standing = player.city.map(({ card }) => card)
  const open = allCards(content).filter(
    (card) => card.kind === 'building' && (card.faction === null || card.faction === faction),
  )
  return shuffled(
    open.map(({ id }) => id).filter((id) => !standing.includes(id) && !player.lostBuildings.includes(id)),
    random,
  )
}

/** Basic terrain and that of the faction. */
export function inventedTerrain(player: PlayerState, content: SignumContent): string[] {
  const faction = factionOf(player, content)
  return allCards(content)
    .filter((card) => card.kind === 'terrain' && (card.faction === null || card.faction === faction))
    .map(({ id }) => id)
}
