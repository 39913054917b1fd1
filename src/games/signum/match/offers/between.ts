import type { Offer } from '../../../../contract/match.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { costViolations, paymentsOf } from '../../city/city.ts'
import { findPlaces } from '../../city/terrain/terrain-places.ts'
import type { Character, Relic } from '../../content/cards.ts'
import { MAX_CHARACTERS } from '../../content/numbers.ts'
import type { SignumRules } from '../../rules.ts'
import type { Cost } from '../../vocabulary.ts'
import { choicesOf } from '../checks/cards.ts'
import type { Scene } from '../checks/moment.ts'
import type { SignumCommand } from '../command.ts'
import { listsOf } from '../questions.ts'
import { cardOf } from '../state.ts'
import { byArrival, cardAs, cityOf, combatStrength, formOf, mayBeActivated, playerOf } from '../table.ts'
import { placesFor } from './places.ts'
import { commandText } from './words.ts'

/** More ways to pay or to choose than these are not spelled out. */
const MAX_WAYS = 4
const MAX_TARGETS = 8

/** What may be done between activations. */
export function betweenOffers(scene: Scene): Offer[] {
  const plain = (command: SignumCommand, group: string): Offer => ({
    command,
    group,
    text: commandText(command, scene.content),
  })
  const ready = byArrival(scene.state.creatures).filter((one) => mayBeActivated(scene, one))
  return [
    ...ready.map(({ id }) => plain({ startActivation: { creature: id } }, 'startActivation')),
    ...playOffers(scene),
    ...terrainOffers(scene),
    ...buildingCommands(scene).map((command) => plain(command, 'useBuilding')),
    ...relicCommands(scene).map((command) => plain(command, 'useRelic')),
    plain({ endTurn: {} }, 'endTurn'),
  ]
}

/** The ways to pay for something; null if it cannot be paid. */
function waysToPay({ state, content }: Scene, cost: Cost): readonly string[][] | null {
  const city = cityOf(state, state.active, content)
  if (costViolations(cost, city, playerOf(state, state.active).prosperity).length > 0) return null
  return paymentsOf(cost, city).listed.slice(0, MAX_WAYS)
}

const payment = (way: readonly string[]) => (way.length === 0 ? {} : { payment: [...way] })

function playOffers(scene: Scene): Offer[] {
  const { state, content } = scene
  const { hand, hero } = playerOf(state, state.active)
  const shown = new Set<string>()
  return hand.flatMap((id): Offer[] => {
    const card = content.cards.get(cardOf(id))
    const isKnown = shown.has(cardOf(id))
    shown.add(cardOf(id))
    if (card === undefined || isKnown || !('heroOnly' in card) || !('cost' in card)) return []
    if (card.heroOnly !== null && card.heroOnly !== cardOf(hero)) return []
    const ways = waysToPay(scene, card.cost)
    if (ways === null) return []
    if (card.kind === 'character') return characterOffers(scene, id, card, ways)
    const commands =
      card.kind === 'spell'
        ? spellCommands(scene, id, ways)
        : card.kind === 'relic'
          ? relicPlays(scene, id, card, ways)
          : tacticPlays(id, ways)
    return commands.map((command) => ({ command, group: 'playCard', text: commandText(command, content) }))
  })
}

function characterOffers(scene: Scene, card: string, _character: Character, ways: readonly string[][]): Offer[] {
  const { state, content } = scene
  const owned = state.creatures.filter(({ kind, owner }) => kind === 'character' && owner === state.active)
  if (owned.length >= MAX_CHARACTERS) return []
  const found = placesFor(scene, state.active, card, 'playCard.at')
  if (found === null) return []
  return ways.map((way) => {
    const command: SignumCommand = { playCard: { card, ...payment(way), at: found.at } }
    return { command, group: 'playCard', text: commandText(command, content), open: [found.open] }
  })
}

const tacticPlays = (card: string, ways: readonly string[][]): SignumCommand[] =>
  ways.map((way) => ({ playCard: { card, ...payment(way) } }))

/** The lists of targets that a text may be about; one empty list if it chooses nobody, none if it finds nobody. */
function targetLists(scene: Scene, card: string): (readonly string[] | null)[] {
  const choices = choicesOf(scene, card, scene.state.active)
  if (choices === null) return [null]
  const { possible, min, max } = choices
  if (possible.length === 0) return min === 0 && max > 0 && isUpTo(scene, card) ? [null] : []
  const size = Math.min(max, possible.length)
  const lists =
    min < size ? [...listsOf(possible, 1), ...(size > 1 ? listsOf(possible, size) : [])] : listsOf(possible, size)
  return lists.slice(0, MAX_TARGETS)
}

/** Whether the text of a card lets choose fewer. */
function isUpTo({ content }: Scene, card: string): boolean {
  const found = content.cards.get(cardOf(card))
  const effects =
    found?.kind === 'building' ? found.turned : found !== undefined && 'effects' in found ? found.effects : []
  return effects.every(({ to }) => to.count === null || to.upTo)
}

function spellCommands(scene: Scene, card: string, ways: readonly string[][]): SignumCommand[] {
  return ways.flatMap((way) =>
    targetLists(scene, card).map(
      (targets): SignumCommand => ({
        playCard: { card, ...payment(way), ...(targets === null ? {} : { targets: [...targets] }) },
      }),
    ),
  )
}

/** A relic with all slots of its type full replaces one of those. */
function relicPlays({ state, content }: Scene, card: string, relic: Relic, ways: readonly string[][]): SignumCommand[] {
  const { relics, hero } = playerOf(state, state.active)
  const slots = cardAs('hero', hero, content).slots.find(({ type }) => type === relic.relicType)?.count ?? 0
  const held = relics.filter((one) => cardAs('relic', one.card, content).relicType === relic.relicType)
  if (slots === 0) return []
  const replaced = held.length < slots ? [{}] : held.map(({ id }) => ({ replaces: id }))
  return ways.flatMap((way) => replaced.map((one): SignumCommand => ({ playCard: { card, ...payment(way), ...one } })))
}

function terrainOffers(scene: Scene): Offer[] {
  const { state, content } = scene
  const { terrain, terrainDone, terrainPlayed, city } = playerOf(state, state.active)
  if (terrainDone) return []
  return terrain.flatMap((card): Offer[] => {
    const { cost, isUnique, requires } = cardAs('terrain', card, content)
    if (isUnique && terrainPlayed.includes(card)) return []
    if (!requires.every((building) => city.some((one) => one.card === building))) return []
    const ways = waysToPay(scene, cost)
    return ways === null ? [] : terrainOffer(scene, card, ways[0] ?? [])
  })
}

/** A terrain card at a place that was found, with more of them. */
function terrainOffer({ state, content }: Scene, card: string, way: readonly string[]): Offer[] {
  const question = { board: formOf(state), player: state.active, template: { card }, rotations: [0] }
  const found = findPlaces(question, { content, trace: new Trace<SignumRules>() })
  if (found instanceof Refusal) return []
  const all = found.places.map(({ x, y }) => ({ x, y }))
  const spread = all.filter((_, index) => index % Math.max(1, Math.floor(all.length / MAX_TARGETS)) === 0)
  const samples = spread.slice(0, MAX_TARGETS)
  const [at] = samples
  if (at === undefined) return []
  const command: SignumCommand = { playTerrain: { card, ...payment(way), at, rotation: 0 } }
  const open = { path: 'playTerrain.at', choices: all, most: 1, samples }
  return [{ command, group: 'playTerrain', text: commandText(command, content), open: [open] }]
}

function buildingCommands(scene: Scene): SignumCommand[] {
  const { state, content } = scene
  return cityOf(state, state.active, content)
    .filter(({ name, turned, locked }) => !turned && !locked && cardAs('building', name, content).turned.length > 0)
    .flatMap(({ name }) =>
      targetLists(scene, name).map(
        (targets): SignumCommand => ({
          useBuilding: { building: name, ...(targets === null ? {} : { targets: [...targets] }) },
        }),
      ),
    )
}

function relicCommands({ state, content }: Scene): SignumCommand[] {
  return playerOf(state, state.active)
    .relics.filter((one) => (one.uses ?? 0) > 0 && !one.usedThisTurn && combatStrength(one, content) === 0)
    .map(({ id }) => ({ useRelic: { relic: id } }))
}
