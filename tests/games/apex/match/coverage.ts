import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'

/** Things of the pack by their kind. */
type Things = Readonly<Record<string, readonly string[]>>

const { featCards, abilityCards, weapons, attachments, consumables, grenades, rewardTokens } = apexContent

/** What a match between players can use. */
export const CORE_THINGS: Things = {
  feat: [...featCards.keys()],
  ability: [...abilityCards.keys()],
  weapon: [...weapons.keys()],
  attachment: [...attachments.values()].filter(({ printedOnly }) => !printedOnly).map(({ id }) => id),
  resource: [...consumables.keys(), ...grenades.keys()],
  reward: [...rewardTokens.keys()],
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
  return [...usedByLegends(event, state), ...usedByAutomata(event, state)]
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

const usedInShot = (event: MatchEvent, state: ApexState): Used[] => [
  ['feat', event.enhancement],
  ['weapon', event.weapon],
  ['scenery', event.inCover === true ? 'cover' : null],
  ...attachedTo(state, event).map((token) => ['attachment', token] as const),
]
