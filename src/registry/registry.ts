import type { ContentEntry } from '../contract/content.ts'
import { ApiError } from '../contract/errors.ts'
import type { Game } from '../contract/game.ts'
import type { Play } from '../contract/match.ts'
import type { Operation } from '../contract/operation.ts'
import type { Json, JsonObject } from '../lib/json.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { ownEntry } from '../lib/own-entry.ts'
import type { Interpretation } from '../rulebook/interpretation.ts'
import { type Book, explainRule, type Rule, type Sections } from '../rulebook/rule.ts'
import { Activity } from './activity.ts'

/** A rule with its id and the book it stands in. */
export type CataloguedRule = {
  readonly id: string
  readonly game: string
  readonly book: Book
  readonly section: Localized
  readonly rule: Rule<never, never>
  /** The game's content, in which the rule's text finds printed names. */
  readonly content: unknown
}

/** An interpretation with its id and the rules that rest on it. */
export type CataloguedInterpretation = Interpretation & {
  readonly id: string
  readonly game: string
  readonly rules: readonly string[]
}

/** Every game with its operations and rules; what the transports are derived from. */
export type Registry = {
  readonly games: readonly Game[]
  readonly operations: readonly Operation[]
  readonly rules: readonly CataloguedRule[]
  /** Where those who watch the service hear of what is asked. */
  readonly activity: Activity
  game(id: string): Game | undefined
  /** By the game's id and the operation's name, as in a URL. */
  operation(game: string, name: string): Operation | undefined
  rule(id: string): CataloguedRule | undefined
  /** Those of a game, in the order that it declares them. */
  interpretations(game: string): readonly CataloguedInterpretation[]
}

/** Joins the games into one registry; two things of one name stop the service at start. */
export function createRegistry(games: readonly Game[]): Registry {
  const operations = games.flatMap((game) => game.operations)
  const rules = games.flatMap((game) => cataloguedRules(game))
  const gameById = indexBy(games, (game) => game.id)
  const operationById = indexBy(operations, (operation) => operation.id)
  const ruleById = indexBy(rules, (rule) => rule.id)
  const interpretations = new Map(games.map((game) => [game.id, cataloguedInterpretations(game)]))
  for (const operation of operations) checkRules(`The operation ${operation.id}`, operation.rules, ruleById)
  for (const { id, play } of games) checkRules(`The play of ${id}`, play?.rules ?? [], ruleById)

  return {
    games,
    operations,
    rules,
    activity: new Activity(),
    game: (id) => gameById.get(id),
    operation: (game, name) => operationById.get(`${game}.${name}`),
    rule: (id) => ruleById.get(id),
    interpretations: (game) => interpretations.get(game) ?? [],
  }
}

function cataloguedRules(game: Game): CataloguedRule[] {
  return game.rules.flatMap(({ book, sections, byId }) =>
    Object.entries(byId).map(([id, rule]) => {
      const section = { en: rule.section, es: spanishSection(sections, rule.section) }
      return { id, game: game.id, book, section, rule, content: game.content }
    }),
  )
}

function spanishSection(sections: Sections, section: string): string {
  const spanish = ownEntry(sections, section)
  if (spanish === undefined) throw new Error(`The section “${section}” has no Spanish name: add it to sections.ts.`)
  return spanish
}

function cataloguedInterpretations(game: Game): CataloguedInterpretation[] {
  const rules = cataloguedRules(game)
  return Object.entries<Interpretation>(game.interpretations).map(([id, interpretation]) => ({
    ...interpretation,
    id,
    game: game.id,
    rules: rules.filter(({ rule }) => rule.rulings.includes(id)).map((rule) => rule.id),
  }))
}

/** The interpretation of a game under an id; `q-16` will do for `Q-16`. */
export function interpretationOf(registry: Registry, game: string, id: string): CataloguedInterpretation | undefined {
  return registry.interpretations(game).find((interpretation) => interpretation.id === id.toUpperCase())
}

/** The rule of this id; one that was applied without being declared is a fault of the game. */
export function requireRule(registry: Registry, id: string): CataloguedRule {
  const rule = registry.rule(id)
  if (rule === undefined) throw new Error(`The rule ${id} was applied but is not declared.`)
  return rule
}

/** Puts one application of a rule into words. */
export function explainStep(registry: Registry, id: string, locale: Locale, facts: JsonObject): string {
  const { rule, content } = requireRule(registry, id)
  return explainRule(rule, locale, facts, content)
}

function indexBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item> {
  const index = new Map<string, Item>()
  for (const item of items) {
    if (index.has(key(item))) throw new Error(`Two things are called ${key(item)}.`)
    index.set(key(item), item)
  }
  return index
}

function checkRules(what: string, rules: readonly string[], ruleById: ReadonlyMap<string, CataloguedRule>): void {
  for (const id of rules) {
    if (!ruleById.has(id)) throw new Error(`${what} lists the rule ${id}, which is not declared.`)
  }
}

/** The rules of a game, narrowed to a topic (the middle part of their ids) and to words they contain. */
export function rulesOf(
  registry: Registry,
  game: string,
  { topic, q }: { readonly topic?: string | undefined; readonly q?: string | undefined },
): CataloguedRule[] {
  const words = q?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  return registry.rules.filter((entry) => {
    if (entry.game !== game || (topic !== undefined && entry.id.split('.')[1] !== topic)) return false
    const text = searchable(entry)
    return words.every((word) => text.includes(word))
  })
}

function searchable({ id, rule: { title, says } }: CataloguedRule): string {
  return [id, title.en, title.es, says.en, says.es].join(' ').toLowerCase()
}

/** The content of a game, each entry naming its pack. */
export function contentOf(
  game: Game,
  { kind, pack }: { readonly kind?: string | undefined; readonly pack?: string | undefined },
): (ContentEntry & { pack: string })[] {
  return game.packs
    .filter(({ id }) => pack === undefined || id === pack)
    .flatMap(({ id, entries }) => entries.map((entry) => ({ ...entry, pack: id })))
    .filter((entry) => kind === undefined || entry.kind === kind)
}

/** The ids of a game's content, of one kind if the content has it. */
export function contentIds(registry: Registry, game: string, kind?: Json): string[] {
  const entries = registry.game(game)?.packs.flatMap((pack) => pack.entries) ?? []
  const ofKind = entries.filter((entry) => entry.kind === kind)
  return (ofKind.length > 0 ? ofKind : entries).map(({ id }) => id)
}

/** A game that has matches. */
export type Played = Game & { readonly play: Play }

export function playedGames({ games }: Registry): Played[] {
  return games.flatMap((game) => (game.play === undefined ? [] : [{ ...game, play: game.play }]))
}

/** The game of this id, if it has matches. */
export function playedGame(registry: Registry, id: string): Played | undefined {
  const game = registry.game(id)
  return game?.play === undefined ? undefined : { ...game, play: game.play }
}

/** The game of this id and how it is played, or the problem that it is not. */
export function requirePlay(registry: Registry, id: string): { readonly game: Game; readonly play: Play } {
  const game = registry.game(id)
  if (game === undefined) throw new ApiError('game.not-found', { id })
  if (game.play === undefined) throw new ApiError('match.not-playable', { game: game.name })
  return { game, play: game.play }
}
