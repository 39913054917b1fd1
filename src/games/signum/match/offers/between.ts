import type { Offer, OpenField } from '../../../../contract/match.ts'
import { isInRings, nearestInRings, type Ring } from '../../../../geometry/contour.ts'
import { signedDistance } from '../../../../geometry/depths.ts'
import type { Steps } from '../../../../lib/steps.ts'
import type { Relic } from '../../content/cards.ts'
import { MAX_CHARACTERS } from '../../content/numbers.ts'
import type { Point } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import type { CommandBody, SignumCommand } from '../command.ts'
import { ringsOfContour } from '../places/grid.ts'
import { roomFor, turnsAt } from '../places/template-room.ts'
import { choicesOf } from '../procedures/texts.ts'
import { listsOf } from '../questions.ts'
import { cardOf } from '../state.ts'
import { byArrival, cardAs, cityOf, combatStrength, mayBeActivated, placedOf, playerOf } from '../table.ts'
import { type Paying, payField, waysToPay } from './paying.ts'
import { placesFor } from './places.ts'
import { commandText } from './words.ts'

/** More ways to choose than these are not spelled out, but left open. */
const MAX_TARGETS = 8

/** What may be done between activations; it pauses after every card. */
export function* betweenOffers(scene: Scene): Steps<Offer[]> {
  const plain = (command: SignumCommand, group: string): Offer => ({
    command,
    group,
    text: commandText(command, scene.content),
  })
  const ready = byArrival(scene.state.creatures).filter((one) => mayBeActivated(scene, one))
  return [
    ...ready.map(({ id }) => plain({ startActivation: { creature: id } }, 'startActivation')),
    ...(yield* playOffers(scene)),
    ...(yield* terrainOffers(scene)),
    ...buildingOffers(scene),
    ...relicCommands(scene).map((command) => plain(command, 'useRelic')),
    plain({ endTurn: {} }, 'endTurn'),
  ]
}

function* playOffers(scene: Scene): Steps<Offer[]> {
  const { hand } = playerOf(scene.state, scene.state.active)
  const offers: Offer[] = []
  const shown = new Set<string>()
  for (const id of hand) {
    // Of cards that are the same one is enough.
    if (!shown.has(cardOf(id))) offers.push(...cardOffers(scene, id))
    shown.add(cardOf(id))
    yield
  }
  return offers
}

function cardOffers(scene: Scene, id: string): Offer[] {
  const { state, content } = scene
  const card = content.cards.get(cardOf(id))
  const { hero, hand } = playerOf(state, state.active)
  if (card === undefined || !('heroOnly' in card) || !('cost' in card)) return []
  if (card.heroOnly !== null && card.heroOnly !== cardOf(hero)) return []
  const paying = waysToPay(scene, card.cost)
  if (paying === null) return []
  const copies = hand.filter((one) => cardOf(one) === card.id)
  const play = { scene, id, payment: paying.first, open: [...payField('playCard', paying), ...copyField(copies)] }
  if (card.kind === 'character') return characterOffers(play)
  if (card.kind === 'spell') return spellOffers(play)
  return card.kind === 'relic' ? relicOffers(play, card) : [playOffer(play, {}, [])]
}

/** A card that can be paid for, and what is left open in every way of playing it. */
type Play = {
  readonly scene: Scene
  readonly id: string
  readonly payment: readonly string[]
  readonly open: readonly OpenField[]
}

type PlayBody = Omit<CommandBody<'playCard'>, 'card' | 'payment'>

function playOffer({ scene, id, payment, open }: Play, body: PlayBody, more: readonly OpenField[]): Offer {
  const paid = payment.length === 0 ? {} : { payment: [...payment] }
  const command: SignumCommand = { playCard: { card: id, ...paid, ...body } }
  const fields = [...more, ...open]
  const text = commandText(command, scene.content)
  return { command, group: 'playCard', text, ...(fields.length === 0 ? {} : { open: fields }) }
}

/** Of copies of a card any may be played. */
const copyField = (copies: readonly string[]): OpenField[] =>
  copies.length < 2 ? [] : [{ path: 'playCard.card', choices: copies, most: 1, samples: [] }]

function characterOffers(play: Play): Offer[] {
  const { state } = play.scene
  const owned = state.creatures.filter(({ kind, owner }) => kind === 'character' && owner === state.active)
  if (owned.length >= MAX_CHARACTERS) return []
  const found = placesFor(play.scene, state.active, play.id, 'playCard.at')
  return found === null ? [] : [playOffer(play, { at: found.at }, [found.open])]
}

/** The lists of targets that a text may be about, the first of them spelled out, and all candidates where there are more. */
type Targets = { readonly lists: readonly (readonly string[] | null)[]; readonly open: readonly OpenField[] }

/** One empty list if a text chooses nobody, no list if it finds nobody. */
function targetsFor(scene: Scene, card: string, command: 'playCard' | 'useBuilding'): Targets {
  const choices = choicesOf(scene, card, scene.state.active)
  if (choices === null) return { lists: [null], open: [] }
  const { possible, min, max } = choices
  if (possible.length === 0) return { lists: min === 0 && max > 0 && isUpTo(scene, card) ? [null] : [], open: [] }
  const most = Math.min(max, possible.length)
  const lists =
    min < most ? [...listsOf(possible, 1), ...(most > 1 ? listsOf(possible, most) : [])] : listsOf(possible, most)
  // Whom a text is about comes in the order named, so that one order says all of one target only.
  const isWhole = min === most && most < 2 && lists.length <= MAX_TARGETS
  const open = isWhole ? [] : [{ path: `${command}.targets`, choices: possible, most, samples: [] }]
  return { lists: lists.slice(0, MAX_TARGETS), open }
}

/** Whether the text of a card lets choose fewer. */
function isUpTo({ content }: Scene, card: string): boolean {
  const found = content.cards.get(cardOf(card))
  const effects =
    found?.kind === 'building' ? found.turned : found !== undefined && 'effects' in found ? found.effects : []
  return effects.every(({ to }) => to.count === null || to.upTo)
}

const chosen = (targets: readonly string[] | null) => (targets === null ? {} : { targets: [...targets] })

function spellOffers(play: Play): Offer[] {
  const { lists, open } = targetsFor(play.scene, play.id, 'playCard')
  return lists.map((targets) => playOffer(play, chosen(targets), open))
}

/** A relic with all slots of its type full replaces one of those. */
function relicOffers(play: Play, relic: Relic): Offer[] {
  const { state, content } = play.scene
  const { relics, hero } = playerOf(state, state.active)
  const slots = cardAs('hero', hero, content).slots.find(({ type }) => type === relic.relicType)?.count ?? 0
  const held = relics.filter((one) => cardAs('relic', one.card, content).relicType === relic.relicType)
  if (slots === 0) return []
  const replaced = held.length < slots ? [{}] : held.map(({ id }) => ({ replaces: id }))
  return replaced.map((one) => playOffer(play, one, []))
}

function* terrainOffers(scene: Scene): Steps<Offer[]> {
  const { terrain, terrainDone } = playerOf(scene.state, scene.state.active)
  const offers: Offer[] = []
  for (const card of terrainDone ? [] : terrain) {
    const paying = isTerrainOpen(scene, card) ? waysToPay(scene, cardAs('terrain', card, scene.content).cost) : null
    for (const rotation of paying === null ? [] : ROTATIONS) {
      if (paying !== null) offers.push(...(yield* terrainOffer(scene, card, paying, rotation)))
    }
  }
  return offers
}

/** Whether the player has what a terrain card requires, and has not played it where it is the only one. */
function isTerrainOpen({ state, content }: Scene, card: string): boolean {
  const { terrainPlayed, city } = playerOf(state, state.active)
  const { isUnique, requires } = cardAs('terrain', card, content)
  if (isUnique && terrainPlayed.includes(card)) return false
  return requires.every((building) => city.some((one) => one.card === building))
}

/** A terrain card turned so far, anywhere in a region; or turned farther, as long as it fits in where it is offered. */
function* terrainOffer(scene: Scene, card: string, paying: Paying, rotation: number): Steps<Offer[]> {
  const { state, content } = scene
  const { shape } = cardAs('terrain', card, content)
  const rings = yield* roomFor(placedOf(scene), state.active, shape, rotation)
  const samples = samplesIn(rings)
  const [at] = samples
  if (at === undefined) return []
  const paid = paying.first.length === 0 ? {} : { payment: [...paying.first] }
  const command: SignumCommand = { playTerrain: { card, ...paid, at, rotation } }
  const place: OpenField = { path: 'playTerrain.at', region: { rings: ringsOfContour(rings) }, samples }
  const turns = turnsAt(placedOf(scene), state.active, shape, { at, rotation })
  const turning: OpenField = { path: 'playTerrain.rotation', interval: turns, samples: [] }
  const open = [place, turning, ...payField('playTerrain', paying)]
  return [{ command, group: 'playTerrain', text: commandText(command, content), open }]
}

/** The turns for which a region is drawn. */
const ROTATIONS = [0, 90]

/** So many places of a template are spelled out. */
const MAX_PLACES = 4

/** Places are looked for on a grid of so many millimetres. */
const STEP = 50

/** Some places of a region, that with the most room first; if none is on the grid, the nearest to the middle of the board. */
function samplesIn(rings: readonly Ring[]): Point[] {
  const steps = Array.from({ length: BATTLEFIELD / STEP + 1 }, (_, index) => index * STEP)
  const inside = steps.flatMap((y) => steps.map((x) => [x, y] as const)).filter(([x, y]) => isInRings(rings, x, y))
  const nearest = nearestInRings(rings, BATTLEFIELD / 2, BATTLEFIELD / 2)
  const found = inside.length > 0 ? inside : nearest === null ? [] : [nearest]
  const every = Math.max(1, Math.ceil(found.length / MAX_PLACES))
  return found
    .filter((_, index) => index % every === 0)
    .toSorted((one, other) => roomAround(rings, other) - roomAround(rings, one))
    .map(([x, y]) => ({ x: inCentimetres(x), y: inCentimetres(y) }))
}

/** How far a place of a region is from its outline. */
const roomAround = (rings: readonly Ring[], [x, y]: readonly [x: number, y: number]): number =>
  Math.min(...rings.map((ring) => Math.abs(signedDistance(ring, x, y))))

const inCentimetres = (millimetres: number): number => Math.round(millimetres * 1000) / 10_000

const BATTLEFIELD = 600

function buildingOffers(scene: Scene): Offer[] {
  const { state, content } = scene
  return cityOf(state, state.active, content)
    .filter(({ name, turned, locked }) => !turned && !locked && cardAs('building', name, content).turned.length > 0)
    .flatMap(({ name: building }) => {
      const { lists, open } = targetsFor(scene, building, 'useBuilding')
      return lists.map((targets): Offer => {
        const command: SignumCommand = { useBuilding: { building, ...chosen(targets) } }
        const text = commandText(command, content)
        return { command, group: 'useBuilding', text, ...(open.length === 0 ? {} : { open }) }
      })
    })
}

function relicCommands({ state, content }: Scene): SignumCommand[] {
  return playerOf(state, state.active)
    .relics.filter((one) => (one.uses ?? 0) > 0 && !one.usedThisTurn && combatStrength(one, content) === 0)
    .map(({ id }) => ({ useRelic: { relic: id } }))
}
