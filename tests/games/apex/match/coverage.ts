import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'

/** How often each thing of the pack was used, by its kind. */
export class Coverage {
  readonly #counts = new Map<string, Map<string, number>>()

  constructor() {
    const { featCards, abilityCards, weapons, attachments, consumables, grenades, rewardTokens } = apexContent
    const tokens = [...attachments.values()].filter(({ printedOnly }) => !printedOnly).map(({ id }) => id)
    this.#expect('feat', [...featCards.keys()])
    this.#expect('ability', [...abilityCards.keys()])
    this.#expect('weapon', [...weapons.keys()])
    this.#expect('attachment', tokens)
    this.#expect('resource', [...consumables.keys(), ...grenades.keys()])
    this.#expect('reward', [...rewardTokens.keys()])
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
function usedBy(event: MatchEvent, state: ApexState): (readonly [kind: string, id: unknown])[] {
  switch (event.type) {
    case 'featPlayed':
      return [['feat', event.card]]
    case 'reactionsPlayed':
      return (event.cards as { card: string }[]).map(({ card }) => [
        apexContent.featCards.has(card) ? 'feat' : 'ability',
        card,
      ])
    case 'abilityUsed':
      return [['ability', event.ability]]
    case 'shotDeclared':
      return [
        ['feat', event.enhancement],
        ['weapon', event.weapon],
        ['scenery', event.inCover === true ? 'cover' : null],
        ...attachedTo(state, event).map((token) => ['attachment', token] as const),
      ]
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
