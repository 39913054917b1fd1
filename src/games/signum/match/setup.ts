import { type Random, shuffled } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { boardOf as drawnBoard, placeBoard } from '../abilities/place-board.ts'
import { radiusOf } from '../city/summon/list-positions.ts'
import { positionsAt } from '../city/summon/summon-positions.ts'
import { MAX_BUILDINGS, PROSPERITY } from '../content/numbers.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse, type SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { checkDeck } from '../setup/deck.ts'
import { placeSide } from '../table/place-board.ts'
import type { SignumEvent } from './events.ts'
import type { SignumChoices, SignumOptions } from './options.ts'
import { type PlayerId, playerAt } from './players.ts'
import { procedures } from './procedures/procedure.ts'
import type { TemplateInMatch } from './shapes/things.ts'
import { cardOf, type PlayerState, type SignumState, type Variant } from './state.ts'
import { cardAs } from './table.ts'

type Context = {
  readonly random: Random
  readonly trace: SignumTrace
  readonly content: SignumContent
  readonly choices: readonly (SignumChoices | null)[]
}

const SEATS: Readonly<Record<Variant, number>> = { duel: 2, three: 3, four: 4, teams: 4 }
const READY = ['deck-coins-and-crossbows', 'deck-dawn-legion']

/** A deck with everything that is chosen with it. */
type Deck = {
  readonly hero: string
  readonly cards: readonly string[]
  readonly buildings: readonly string[]
  readonly terrain: readonly string[]
  readonly constructionDeck: readonly string[]
  /** Whether it is one of those that are ready, which everybody knows. */
  readonly isReady: boolean
}

/** Sets a match up: decks are checked, and everybody rolls for the order. */
export function setUpMatch(options: SignumOptions, seats: number, context: Context): readonly SignumEvent[] | Refusal {
  if (seats !== SEATS[options.variant]) {
    const facts = { problem: 'players' as const, needed: SEATS[options.variant], given: seats }
    return refuse([{ rule: 'signum.variant.seating', path: ['variant'], facts }])
  }
  const terrain = terrainOf(options, context.content)
  if (terrain instanceof Refusal) return terrain
  const decks = Refusal.collect(Array.from({ length: seats }, (_, seat) => deckOf(seat, options, context)))
  if (decks instanceof Refusal) return decks
  const state = startOf(options, decks, terrain, context)
  return [{ type: 'matchSetUp', state }, ...procedures.begin(state, 0, { setUp: {} }, context)]
}

/** The deck of a seat, checked; a ready one if it chose none. */
function deckOf(seat: number, options: SignumOptions, { content, trace, choices }: Context): Deck | Refusal {
  const chosen = choices[seat] ?? { ready: READY[seat % READY.length] ?? '' }
  const path = ['choices', seat]
  const deck = 'own' in chosen ? { constructionDeck: null, ...chosen.own } : readyDeck(chosen.ready, content)
  if (deck === null) {
    const facts = { kind: 'card' as const, id: 'ready' in chosen ? chosen.ready : '' }
    return refuse([{ rule: 'signum.content.known', path: [...path, 'ready'], facts }])
  }
  const cards = (ids: readonly string[]) => ids.map((card) => ({ card }))
  const buildings = [...new Set([...deck.buildings, ...(deck.constructionDeck ?? [])])]
  const group = {
    heroes: [{ card: deck.hero }],
    deck: cards(deck.cards),
    buildings: cards(deck.buildings),
    terrain: cards(deck.terrain),
  }
  const judged = checkDeck({ ...group, buildings: cards(buildings) }, content, trace)
  if (judged instanceof Refusal) return judged.under(...path)
  if (!judged.legal) {
    return Refusal.join(judged.violations.map((one) => Refusal.bySteps([one], [...path, one.path])))
  }
  const construction = deck.constructionDeck ?? defaultConstruction(deck.buildings, content)
  const wrong = options.experiencedArchitect ? constructionViolations(construction, content) : []
  if (wrong.length > 0) return refuse(wrong).under(...path)
  return { ...deck, constructionDeck: construction, isReady: 'ready' in chosen }
}

function readyDeck(
  id: string,
  { decks }: SignumContent,
): (Omit<Deck, 'constructionDeck' | 'isReady'> & { constructionDeck: null }) | null {
  const deck = decks.get(id)
  return deck === undefined ? null : { ...deck, constructionDeck: null }
}

/** The buildings of a deck in their order, with one guild or order and no more than a city holds. */
function defaultConstruction(buildings: readonly string[], { cards }: SignumContent): string[] {
  const guilds = buildings.filter((id) => isGuild(id, { cards }))
  return buildings.filter((id) => !guilds.slice(1).includes(id)).slice(0, MAX_BUILDINGS)
}

function isGuild(id: string, { cards }: Pick<SignumContent, 'cards'>): boolean {
  const card = cards.get(id)
  return card?.kind === 'building' && card.guildOrOrder !== null
}

/** A construction deck that would get stuck: a name twice, or two guilds or orders. */
function constructionViolations(deck: readonly string[], content: SignumContent): SignumViolation[] {
  const path = ['constructionDeck']
  const twice = deck.find((id, index) => deck.indexOf(id) !== index)
  const guilds = deck.filter((id) => isGuild(id, content))
  const [standing = '', building] = guilds
  return [
    ...(twice === undefined ? [] : [{ rule: 'signum.city.no-duplicates' as const, path, facts: { building: twice } }]),
    ...(building === undefined
      ? []
      : [{ rule: 'signum.city.one-guild-or-order' as const, path, facts: { building, standing } }]),
  ]
}

/** The terrain of the options, checked: every hero has to find a place. */
function terrainOf({ battlefield }: SignumOptions, content: SignumContent): TemplateInMatch[] | Refusal {
  const path = ['battlefield']
  const placed = placeBoard(battlefield, content, path)
  if (placed instanceof Refusal) return placed
  const { terrain } = drawnBoard(battlefield, content)
  const bare = { ...placed, width: 600_000, height: 600_000, creatures: [], sides: [] }
  const blocked = EDGES.filter((side) => {
    const at = placeSide({ player: 'A', ...side })
    return positionsAt({ ...bare, sides: [at] }, at, radiusOf(60), true).intervals.length === 0
  })
  if (blocked.length > 0) {
    return refuse([{ rule: 'signum.setup.heroes', path, facts: { problem: 'terrain', thing: terrain[0]?.id ?? '' } }])
  }
  return terrain.map((template) => ({ id: template.id ?? template.card ?? '', owner: null, template }))
}

/** All stretches that may be somebody’s side. */
const EDGES = [
  ...[0, 60].flatMap((y) => [
    { from: { x: 0, y }, to: { x: 25, y } },
    { from: { x: 60, y }, to: { x: 35, y } },
  ]),
  ...[0, 60].flatMap((x) => [
    { from: { x, y: 0 }, to: { x, y: 25 } },
    { from: { x, y: 60 }, to: { x, y: 35 } },
  ]),
]

/**
 * What individuals are called. Spells, relics and tactics have numbers by chance, so that none tells how many copies of
 * it there are. Heroes and characters are called by their card; with the number of the seat if others may have the same,
 * by what everybody knows, so that it tells nothing of what others brought.
 */
function instancesOf(decks: readonly Deck[], { random, content }: Context): string[][] {
  const all = decks.map(({ hero, cards }) => [hero, ...cards])
  const numbers = shuffled(
    Array.from({ length: all.flat().length }, (_, index) => index + 1),
    random,
  )
  return all.map((cards, seat) =>
    cards.map((card) => {
      const kind = content.cards.get(card)?.kind
      if (kind !== 'hero' && kind !== 'character') return `${card}#${numbers.pop() ?? 0}`
      return mayBeShared(card, seat, decks, content) ? `${card}#${seat + 1}` : card
    }),
  )
}

/** Whether others may have the same card: those of the same faction, and any a mercenary of a deck that is not ready. */
function mayBeShared(card: string, seat: number, decks: readonly Deck[], content: SignumContent): boolean {
  const [own, ...others] = [seat, ...decks.keys()].flatMap((one) => decks[one] ?? [])
  if (own === undefined) return false
  const rivals = others.filter((deck) => deck !== own)
  if (card === own.hero) return rivals.some(({ hero }) => hero === card)
  const factionOf = ({ hero }: Deck) => cardAs('hero', hero, content).faction
  const isMercenary = cardAs('character', card, content).faction === 'dogsOfWar'
  return rivals.some((deck) => factionOf(deck) === factionOf(own)) || (isMercenary && !own.isReady)
}

const teamOf = (player: PlayerId, variant: Variant): PlayerId[] => {
  if (variant !== 'teams') return [player]
  return player === 'A' || player === 'B' ? ['A', 'B'] : ['C', 'D']
}

function startOf(
  { variant, experiencedArchitect, roundLimit, openLists }: SignumOptions,
  decks: readonly Deck[],
  terrain: TemplateInMatch[],
  context: Context,
): SignumState {
  const instances = instancesOf(decks, context)
  const players = decks.map((deck, seat): PlayerState => {
    const [hero = '', ...cards] = instances[seat] ?? []
    const player = playerAt(seat)
    const copies = cards.filter((card) => cards.some((other) => other !== card && cardOf(other) === cardOf(card)))
    context.trace.applied('signum.zone.lists-private', { player, cards: cards.length })
    if (copies.length > 0) context.trace.applied('signum.zone.instances', { player, copies })
    return {
      player,
      team: teamOf(player, variant),
      hero,
      status: 'in',
      side: null,
      corner: null,
      prosperity: PROSPERITY.start,
      ...{
        missedDraws: 0,
        graveyard: [],
        city: [],
        lostBuildings: [],
        relics: [],
        terrainPlayed: [],
        terrainDone: false,
        kills: 0,
      },
      list: { cards: deck.cards.toSorted(), buildings: deck.buildings, terrain: deck.terrain },
      ...{ fired: [], deck: cards, hand: [], tactics: [], supply: deck.buildings, terrain: deck.terrain },
      constructionDeck: experiencedArchitect ? deck.constructionDeck : null,
      drawnBuilding: null,
    }
  })
  return {
    options: { variant, experiencedArchitect, roundLimit, openLists },
    phase: 'setupFirst',
    players,
    order: players.map(({ player }) => player),
    active: 'A',
    ...{ turn: 0, round: 0, creatures: [], terrain, effects: [], sequence: 0, activation: null },
    ...{ drawOffers: [], conceded: [], reached: [], result: null, procedure: null },
  }
}
