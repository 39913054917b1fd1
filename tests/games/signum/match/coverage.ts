import type { MatchEvent, Play } from '../../../../src/contract/match.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import { cardOf, type SignumState } from '../../../../src/games/signum/match/state.ts'
import { fighterOf } from '../../../../src/games/signum/match/table.ts'
import { has } from '../../../../src/games/signum/table/creature.ts'
import { ABILITY_IDS, type AbilityId } from '../../../../src/games/signum/vocabulary.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'

/** Which cards came into play and which abilities did something, over any number of matches. */
export class Coverage {
  readonly cards = new Map([...signumContent.cards.keys()].map((id) => [id, 0]))
  readonly abilities = new Map<string, number>(ABILITY_IDS.map((id) => [id, 0]))

  /** The game, listened to. */
  get play(): Play {
    return {
      ...signumPlay,
      decide: (...given) => {
        const decision = signumPlay.decide(...given)
        if (decision.kind === 'decided') {
          for (const { rule, facts } of decision.steps) this.#noteStep(rule, facts)
          for (const event of decision.events) this.#noteEvent(event, given[0] as SignumState)
        }
        if (decision.kind === 'refused') for (const { rule, facts } of decision.violations) this.#noteBan(rule, facts)
        return decision
      },
    }
  }

  #count(counts: Map<string, number>, id: string): void {
    const before = counts.get(id)
    if (before !== undefined) counts.set(id, before + 1)
  }

  #noteEvent(event: MatchEvent, before: SignumState): void {
    const { type } = event
    const thing = (event.creature ?? event.relic ?? event.card) as string | { readonly id: string } | undefined
    const id = typeof thing === 'object' ? thing.id : thing
    if (id !== undefined && CAME_INTO_PLAY.has(type)) this.#count(this.cards, cardOf(id))
    for (const ability of ABILITIES_OF[type] ?? []) this.#count(this.abilities, ability)
    if (type === 'abilityUsed' || type === 'wordSpoken') this.#count(this.abilities, String(event.ability))
    if (type === 'rangedDeclared' || type === 'meleeDeclared') this.#count(this.abilities, String(event.kind))
    if (type === 'moved' && event.mode !== 'walk') {
      this.#count(this.abilities, event.mode === 'fly' ? 'flight' : 'jump')
    }
    if (type === 'moved' && event.run === false && this.#has(before, event, 'slow')) this.#count(this.abilities, 'slow')
    if (type === 'activationStarted' && before.creatures.some((one) => one.id === event.creature && one.summoned)) {
      this.#count(this.abilities, 'rush')
    }
    if (type === 'creatureSummoned' || type === 'heroPlaced') this.#noteTokens(event.creature as JsonObject)
  }

  #has(state: SignumState, { creature }: MatchEvent, ability: AbilityId): boolean {
    return has(fighterOf({ state, content: signumContent }, String(creature)), ability)
  }

  /** Some abilities only forbid: what they keep from is refused. */
  #noteBan(rule: string, facts: JsonObject): void {
    if (rule === 'signum.ability.shield-from') this.#count(this.abilities, 'shieldFrom')
    if (rule === 'signum.ability.defender') this.#count(this.abilities, 'defender')
    if (rule === 'signum.run.forbidden' && facts.reason === 'slow') this.#count(this.abilities, 'slow')
  }

  #noteTokens({ armour, hidden }: JsonObject): void {
    if (Number(armour) > 0) this.#count(this.abilities, 'armour')
    if (hidden === true) this.#count(this.abilities, 'stealth')
  }

  /** Rules of abilities are called as they are: `signum.ability.master-attack`. */
  #noteStep(rule: string, facts: JsonObject): void {
    const name = rule.replace(/^signum\.ability\./, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    this.#count(this.abilities, OTHER_NAMES[name] ?? name)
    if (rule === 'signum.relic.durability') this.#count(this.abilities, 'durability')
    if (rule === 'signum.relic.uses') this.#count(this.abilities, 'multipleUses')
    if (rule === 'signum.move.difficult-exempt') this.#count(this.abilities, String(facts.ability))
    if (rule === 'signum.backstab.immune' && facts.reason === 'agile') this.#count(this.abilities, 'agile')
  }

  /** What was never used. */
  get unused(): { cards: string[]; abilities: string[] } {
    const never = (counts: ReadonlyMap<string, number>) =>
      [...counts].filter(([, count]) => count === 0).map(([id]) => id)
    return { cards: never(this.cards), abilities: never(this.abilities) }
  }

  /** The table in Markdown. */
  get table(): string {
    const rows = (counts: ReadonlyMap<string, number>) => [...counts].map(([id, count]) => `| ${id} | ${count} |`)
    return [
      '| card | came into play |',
      '| --- | --- |',
      ...rows(this.cards),
      '',
      '| ability | used |',
      '| --- | --- |',
      ...rows(this.abilities),
    ].join('\n')
  }
}

const CAME_INTO_PLAY: ReadonlySet<string> = new Set([
  'heroPlaced',
  'creatureSummoned',
  'spellResolved',
  'relicEquipped',
  'tacticRevealed',
  'buildingBuilt',
  'terrainPlaced',
])

const ABILITIES_OF: Readonly<Record<string, readonly string[]>> = {
  howled: ['howl'],
  persecuted: ['persecution'],
  steamRolled: ['steamEngine'],
  contractPaid: ['contract'],
  pushed: ['buckshot'],
}

const OTHER_NAMES: Readonly<Record<string, string>> = { auraLive: 'aura' }

/** Decks of every card of a faction and all mercenaries, so that no card is left out. */
export const fullDecks = (seats: number): JsonObject[] =>
  Array.from({ length: seats }, (_, seat) => {
    const [hero, faction] = seat % 2 === 0 ? ['brissa-de-molforn', 'vallor'] : ['hadriana-of-the-dawn', 'grypharim']
    const cards = [...signumContent.cards.values()]
    const own = cards.filter((card) => 'faction' in card && (card.faction === faction || card.faction === 'dogsOfWar'))
    const ids = (...kinds: readonly string[]) => own.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
    const basic = (kind: string) =>
      cards.filter((card) => card.kind === kind && 'faction' in card && card.faction === null).map(({ id }) => id)
    return {
      own: {
        hero,
        cards: ids('character', 'spell', 'relic', 'tactic'),
        buildings: [...basic('building'), ...ids('building')],
        terrain: [...basic('terrain'), ...ids('terrain')],
      },
    }
  })
