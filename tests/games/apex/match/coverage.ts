import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import type { EquipmentSlot } from '../../../../src/games/apex/content/equipment.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'

/** Things of the pack by their kind. */
type Things = Readonly<Record<string, readonly string[]>>

const { featCards, abilityCards, weapons, attachments, consumables, grenades, rewardTokens } = apexContent
const { legends, helmets, bodyShields, emergencyShields, supplyBinCards, ringCards, aimCards } = apexContent

/** The equipment that does something and is in a bag; legendary tokens stay out of the bags (p. 8). */
const drawnEquipment = [...helmets.values(), ...bodyShields.values(), ...emergencyShields.values()].filter(
  ({ rarity }) => rarity === 'rare' || rarity === 'epic',
)

/** What a match between players can use. */
export const CORE_THINGS: Things = {
  feat: [...featCards.keys()],
  ability: [...abilityCards.keys()],
  weapon: [...weapons.keys()],
  attachment: [...attachments.values()].filter(({ printedOnly }) => !printedOnly).map(({ id }) => id),
  resource: [...consumables.keys(), ...grenades.keys()],
  reward: [...rewardTokens.keys()],
  Legend: [...legends.keys()],
  equipment: drawnEquipment.map(({ id }) => id),
  'bin card': [...supplyBinCards.keys()],
  'Ring card': [...ringCards.keys()],
  'Aim card': [...aimCards.keys()],
}

const { automatonFeats, automatonAbilities, automatonArsenals, automatonLegends, routeCards } = apexContent

/** What Automata can use. */
export const AUTOMATA_THINGS: Things = {
  'feat of Automata': [...automatonFeats.keys()],
  'its lower part': [...automatonFeats.values()].flatMap(({ id, bottom }) =>
    bottom === null || bottom.kind === 'shotBoost' ? [] : [id],
  ),
  'ability of Automata': [...automatonAbilities.keys()],
  'weapon of Automata': [...automatonArsenals.values()].flatMap((card) => card.weapons.map(({ name }) => name)),
  Automaton: [...automatonLegends.keys()],
  'Route card': [...routeCards.keys()],
  procedure: ['A', 'B', 'C', 'D', 'danger'],
}

/** How often each thing was used, by its kind. */
export class Coverage {
  readonly #counts = new Map<string, Map<string, number>>()

  constructor(things: Things) {
    for (const [kind, ids] of Object.entries(things)) this.#expect(kind, ids)
  }

  #expect(kind: string, ids: readonly string[]): void {
    this.#counts.set(kind, new Map(ids.map((id) => [id, 0])))
  }

  /** Counts what an event uses; `state` is the one it happens in. */
  note(event: MatchEvent, state: ApexState): void {
    for (const [kind, id] of usedBy(event, state)) {
      if (typeof id !== 'string') continue
      const counts = this.#counts.get(kind) ?? new Map<string, number>()
      counts.set(id, (counts.get(id) ?? 0) + 1)
      this.#counts.set(kind, counts)
    }
  }

  /** What was never used, by kind. */
  get unused(): Record<string, string[]> {
    const never = (counts: ReadonlyMap<string, number>) =>
      [...counts].flatMap(([id, count]) => (count === 0 ? [id] : []))
    return Object.fromEntries([...this.#counts].map(([kind, counts]) => [kind, never(counts)]))
  }

  /** Everything with its number, as lines of a table. */
  get table(): string {
    const line = ([kind, counts]: [string, ReadonlyMap<string, number>]) =>
      `${kind} (${counts.size}): ${[...counts].map(([id, count]) => `${id} ${count}`).join(', ')}`
    return [...this.#counts].map(line).join('\n')
  }
}

/** The tokens on the weapon that a shot is declared with. */
function attachedTo({ legends }: ApexState, { shooter, slot }: MatchEvent): string[] {
  const weapon = legends.find(({ id }) => id === shooter)?.weapons[Number(slot)]
  return (weapon?.attachments ?? []).filter((token) => token !== null)
}

/** What an event uses, with its kind. */
function usedBy(event: MatchEvent, state: ApexState): readonly Used[] {
  return [
    ...usedByLegends(event, state),
    ...usedEquipment(event, state),
    ...usedCards(event),
    ...usedByAutomata(event, state),
  ]
}

type Used = readonly [kind: string, id: unknown]

const isAutomaton = ({ legends }: ApexState, id: unknown): boolean =>
  legends.some((legend) => legend.id === id && legend.automaton !== undefined)

function usedByAutomata(event: MatchEvent, state: ApexState): Used[] {
  switch (event.type) {
    case 'automatonFeatDrawn':
      return [['feat of Automata', event.card]]
    case 'automatonReactionRevealed':
      return event.resolves === 'never' ? [] : [['its lower part', event.card]]
    case 'abilityUsed':
      return automatonAbilities.has(String(event.ability)) ? [['ability of Automata', event.ability]] : []
    case 'shotDeclared':
      return isAutomaton(state, event.shooter) ? [['weapon of Automata', event.weapon]] : []
    case 'automatonPrepared':
      return [['Automaton', event.legend]]
    case 'automatonRouteDrawn':
      return [['Route card', event.card]]
    case 'automatonProcedureSelected':
      return [['procedure', event.procedure]]
    default:
      return []
  }
}

function usedByLegends(event: MatchEvent, state: ApexState): Used[] {
  switch (event.type) {
    case 'featPlayed':
      return [['feat', event.card]]
    case 'reactionsPlayed':
      return (event.cards as { card: string }[]).map(({ card }) => [featCards.has(card) ? 'feat' : 'ability', card])
    case 'abilityUsed':
      return automatonAbilities.has(String(event.ability)) ? [] : [['ability', event.ability]]
    case 'shotDeclared':
      return isAutomaton(state, event.shooter) ? [] : usedInShot(event, state)
    case 'tokenUsed':
      return [['resource', event.token]]
    case 'enteredBoard':
      return [['reward', event.reward]]
    case 'binOpened':
      return [['scenery', 'supplyBin']]
    case 'respawned':
      return [['scenery', 'respawnBeacon']]
    case 'collided':
      return [['scenery', `collision: ${String(event.cause)}`]]
    case 'destroyed':
      return [['scenery', 'destroyed']]
    default:
      return []
  }
}

/** The token in an equipment slot of a Legend. */
const wornBy = ({ legends: players }: ApexState, id: unknown, slot: EquipmentSlot): unknown =>
  players.find((legend) => legend.id === id)?.equipment[slot].token

/** Equipment is used when a helmet cancels headshots, an emergency shield damage, and when a body shield is put on. */
function usedEquipment(event: MatchEvent, state: ApexState): Used[] {
  switch (event.type) {
    case 'shotResolved':
      return event.cancelledHeadshots === 0 ? [] : [['equipment', wornBy(state, event.target, 'helmet')]]
    case 'damageApplied':
      return event.emergencyShieldUsed === true ? [['equipment', wornBy(state, event.legend, 'emergencyShield')]] : []
    case 'lootKept':
    case 'tokenPickedUp':
      return event.shield === null ? [] : [['equipment', event.token]]
    default:
      return []
  }
}

/** The cards that are revealed, and whose turn it is to act. */
function usedCards(event: MatchEvent): Used[] {
  switch (event.type) {
    case 'activationStarted':
      return [['Legend', event.legend]]
    case 'binOpened':
      return [['bin card', event.card]]
    case 'ringShifted':
      return [['Ring card', event.card]]
    case 'aimCardsRevealed':
      return (event.cards as string[]).map((card) => ['Aim card', card])
    default:
      return []
  }
}

const usedInShot = (event: MatchEvent, state: ApexState): Used[] => [
  ['feat', event.enhancement],
  ['weapon', event.weapon],
  ['scenery', event.inCover === true ? 'cover' : null],
  ...attachedTo(state, event).map((token) => ['attachment', token] as const),
]
