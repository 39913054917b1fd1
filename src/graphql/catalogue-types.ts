import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql/index.js'
import { z } from 'zod'
import { type ContentEntry, Provenance } from '../contract/content.ts'
import { type Game, gameName } from '../contract/game.ts'
import { OPERATION_KINDS, type Operation } from '../contract/operation.ts'
import { ChangesAnswer, VersionsAnswer } from '../hosting/version-schemas.ts'
import { changesOf, versionsOf } from '../hosting/versions.ts'
import type { Locale } from '../lib/locale.ts'
import {
  type CataloguedInterpretation,
  type CataloguedRule,
  contentOf,
  playedGames,
  type Registry,
  rulesOf,
} from '../registry/registry.ts'
import type { GraphqlContext } from './context.ts'
import { costing, meanOf, weightOfJson } from './limits/field-cost.ts'
import { playField } from './matches/catalogue.ts'
import { operationNames } from './names.ts'
import type { InputForms } from './types/input-forms.ts'
import { JSON_SCALAR } from './types/json-scalar.ts'
import type { OutputTypes } from './types/output-types.ts'

/** Something of the catalogue with the language it is read in. */
export type InLocale<Item> = { readonly item: Item; readonly locale: Locale }

type Field<Item, Arguments = Record<string, never>> = GraphQLFieldConfig<InLocale<Item>, GraphqlContext, Arguments>

type RuleFilter = { readonly topic?: string | null; readonly q?: string | null }
type ContentFilter = { readonly kind?: string | null; readonly pack?: string | null }
type PackedEntry = ContentEntry & { readonly pack: string }

/** The types of the catalogue that queries start from. */
export type CatalogueTypes = {
  readonly game: GraphQLObjectType
  readonly rule: GraphQLObjectType
  readonly interpretation: GraphQLObjectType
}

export function createCatalogueTypes(registry: Registry, inputs: InputForms, outputs: OutputTypes): CatalogueTypes {
  const rule = ruleType(registry)
  const operation = operationType(registry, inputs, outputs, rule)
  const interpretation = interpretationType()
  const content = contentType(registry, outputs)
  const game = gameType(registry, { rule, operation, interpretation, inputs, outputs, content })
  return { rule, interpretation, game }
}

type GameParts = {
  readonly rule: GraphQLObjectType
  readonly operation: GraphQLObjectType
  readonly content: GraphQLObjectType
  readonly interpretation: GraphQLObjectType
  readonly inputs: InputForms
  readonly outputs: OutputTypes
}

function gameType(registry: Registry, parts: GameParts): GraphQLObjectType {
  const { rule, operation, interpretation, content, inputs } = parts
  const rules: Field<Game, RuleFilter> = {
    type: new GraphQLNonNull(listOf(rule)),
    ...costing({ items: maxOfGame(registry, (game) => rulesOf(registry, game.id, {}).length) }),
    args: {
      topic: { type: GraphQLString },
      q: { type: GraphQLString, description: 'Words that the id, the title or the text contains.' },
    },
    resolve: ({ item, locale }, { topic, q }, { work }) =>
      work.run(() => inLocale(rulesOf(registry, item.id, { topic: topic ?? undefined, q: q ?? undefined }), locale)),
  }
  const entries: Field<Game, ContentFilter> = {
    type: new GraphQLNonNull(listOf(content)),
    ...costing({ items: maxOfGame(registry, (game) => contentOf(game, {}).length) }),
    description: 'Cards, tokens, units and boards.',
    args: { kind: { type: GraphQLString }, pack: { type: GraphQLString } },
    resolve: ({ item, locale }, { kind, pack }, { work }) =>
      work.run(() => inLocale(contentOf(item, { kind: kind ?? undefined, pack: pack ?? undefined }), locale)),
  }
  return objectType<Game>('Game', 'A game, its rules, and the questions it answers.', {
    id: text(({ item }) => item.id),
    name: text(({ item, locale }) => gameName(item, locale)),
    summary: text(({ item, locale }) => item.summary[locale]),
    rulesVersion: text(({ item }) => item.rulesVersion),
    contentHash: text(({ item }) => item.contentHash),
    rules,
    operations: {
      ...longList(operation, ({ item, locale }: InLocale<Game>) => inLocale(item.operations, locale)),
      ...costing({ items: maxOfGame(registry, ({ operations }) => operations.length) }),
    },
    content: entries,
    interpretations: {
      ...longList(interpretation, ({ item, locale }: InLocale<Game>) =>
        inLocale(registry.interpretations(item.id), locale),
      ),
      ...costing({ items: maxOfGame(registry, ({ id }) => registry.interpretations(id).length) }),
      description: 'How the book is read where it leaves something open.',
    },
    ...versionFields(registry, parts.outputs),
    ...(playedGames(registry).length === 0 ? {} : { play: playField({ registry, inputs, rule }) }),
  })
}

/** As many entries as a game may have, each with an id and a name. */
const CHANGES_WEIGHT = 3_000

/** The versions of a game that are recorded, and what changed since one of them. */
function versionFields(registry: Registry, outputs: OutputTypes) {
  const versions: Field<Game> = {
    type: outputs(VersionsAnswer.shape.versions, 'GameVersion'),
    description: 'The versions that are recorded, the oldest first.',
    ...costing({ items: 20 }),
    resolve: ({ item }, _arguments, { work }) => work.run(() => versionsOf(item).versions),
  }
  const changes: Field<Game, { readonly from: string; readonly to?: string | null }> = {
    type: outputs(ChangesAnswer.nullable(), 'GameChanges'),
    description: 'What was added, changed and removed since a version.',
    ...costing({ weight: CHANGES_WEIGHT }),
    args: {
      from: { type: new GraphQLNonNull(GraphQLString) },
      to: { type: GraphQLString, description: 'The current version if left out.' },
    },
    resolve: ({ item, locale }, { from, to }, { work }) =>
      work.run(() => changesOf(registry, item, { from, to: to ?? undefined }, locale)),
  }
  return { versions, changes }
}

/** The longest list of any game. */
function maxOfGame({ games }: Registry, count: (game: Game) => number): () => number {
  let max: number | undefined
  return () => {
    max ??= Math.max(1, ...games.map(count))
    return max
  }
}

function interpretationType(): GraphQLObjectType {
  return objectType<CataloguedInterpretation>(
    'Interpretation',
    'How the book is read where it is silent or can be read in two ways.',
    {
      id: { ...text(({ item }) => item.id), description: 'As trace steps name it, `Q-16`.' },
      game: text(({ item }) => item.game),
      question: text(({ item, locale }) => item.question[locale]),
      ruling: text(({ item, locale }) => item.ruling[locale]),
      reason: text(({ item, locale }) => item.reason[locale]),
      page: {
        type: GraphQLString,
        description: 'The printed pages that leave it open; null if no page speaks of it.',
        resolve: ({ item }) => item.page,
      },
      rules: { ...field(listOf(GraphQLString), ({ item }) => item.rules), description: 'The rules that rest on it.' },
      elsewhere: {
        type: GraphQLString,
        description: 'Where it is applied, if no rule rests on it.',
        resolve: ({ item, locale }) => item.elsewhere?.[locale] ?? null,
      },
    },
  )
}

function ruleType(registry: Registry): GraphQLObjectType {
  const rules = () => registry.games.flatMap((game) => rulesOf(registry, game.id, {}))
  return objectType<CataloguedRule>('Rule', 'One rule of a game, in our words.', {
    id: text(({ item }) => item.id),
    game: text(({ item }) => item.game),
    title: text(({ item, locale }) => item.rule.title[locale]),
    says: {
      ...text(({ item, locale }: InLocale<CataloguedRule>) => item.rule.says[locale]),
      ...costing({ weight: meanOf(rules, ({ rule }) => weightOfJson(rule.says.en)) }),
    },
    book: text(({ item }) => item.book.title),
    section: text(({ item, locale }) => item.section[locale]),
    page: {
      type: GraphQLString,
      description: 'The printed page; null for a rule that is derived.',
      resolve: ({ item }) => item.rule.page,
    },
    interpretations: {
      ...field(listOf(GraphQLString), ({ item }) => item.rule.rulings),
      description: 'Our readings of unclear points that the rule rests on, as `Q-16`.',
    },
  })
}

const OperationKind = z
  .enum(OPERATION_KINDS)
  .meta({ id: 'OperationKind', description: 'How an operation says no: of all, of each option, or by a refusal.' })

function operationType(
  registry: Registry,
  inputs: InputForms,
  outputs: OutputTypes,
  rule: GraphQLObjectType,
): GraphQLObjectType {
  const rulesOfOperation = ({ rules }: Operation) => rules.flatMap((id) => registry.rule(id) ?? [])
  const operations = () => registry.operations
  const examples = createWrittenExamples(inputs)
  return objectType<Operation>('Operation', 'A question that a game answers.', {
    id: text(({ item }) => item.id),
    name: text(({ item }) => item.name),
    kind: { type: outputs(OperationKind, 'OperationKind'), resolve: ({ item }) => item.kind },
    summary: text(({ item, locale }) => item.summary[locale]),
    query: {
      ...text(({ item }: InLocale<Operation>) => operationNames(item.id).query),
      description: 'The query that asks it.',
    },
    hasPicture: field(GraphQLBoolean, ({ item }) => item.hasPicture),
    rules: {
      ...longList(rule, ({ item, locale }: InLocale<Operation>) => inLocale(rulesOfOperation(item), locale)),
      ...costing({ items: meanOf(operations, ({ rules }) => rules.length) }),
    },
    examples: {
      ...longList(exampleType(registry), ({ item }: InLocale<Operation>) => examples(item)),
      ...costing({ items: meanOf(operations, ({ examples }) => examples.length) }),
    },
  })
}

type WrittenExample = { readonly name: string; readonly input: unknown }

function exampleType({ operations }: Registry): GraphQLObjectType {
  const examples = () => operations.flatMap((operation) => operation.examples)
  return new GraphQLObjectType({
    name: 'OperationExample',
    fields: {
      name: { type: new GraphQLNonNull(GraphQLString) },
      input: {
        type: new GraphQLNonNull(JSON_SCALAR),
        description: 'An input as a GraphQL variable, ready to be sent.',
        ...costing({ weight: meanOf(examples, ({ input }) => weightOfJson(input)) }),
      },
    },
  })
}

/** The examples of operations, written when they are first asked for. */
function createWrittenExamples(inputs: InputForms): (operation: Operation) => readonly WrittenExample[] {
  const known = new Map<Operation, readonly WrittenExample[]>()
  return (operation) => {
    const written = known.get(operation) ?? writeExamples(operation, inputs)
    known.set(operation, written)
    return written
  }
}

function writeExamples(operation: Operation, inputs: InputForms): readonly WrittenExample[] {
  const form = inputs(operation.input, operationNames(operation.id).input)
  return operation.examples.map(({ name, input }) => ({ name, input: form.write(input) }))
}

function contentType({ games }: Registry, outputs: OutputTypes): GraphQLObjectType {
  const entries = () => games.flatMap((game) => contentOf(game, {}))
  return objectType<PackedEntry>('ContentEntry', 'One entry of a pack.', {
    id: text(({ item }) => item.id),
    kind: text(({ item }) => item.kind),
    pack: text(({ item }) => item.pack),
    name: text(({ item, locale }) => item.name[locale]),
    provenance: { type: outputs(Provenance, 'Provenance'), resolve: ({ item }) => item.provenance },
    source: text(({ item }) => item.source),
    data: {
      ...field(JSON_SCALAR, ({ item }: InLocale<PackedEntry>) => item),
      description: 'The whole entry; each kind has fields of its own.',
      ...costing({ weight: meanOf(entries, weightOfJson) }),
    },
  })
}

function objectType<Item>(
  name: string,
  description: string,
  fields: GraphQLFieldConfigMap<InLocale<Item>, GraphqlContext>,
): GraphQLObjectType {
  return new GraphQLObjectType<InLocale<Item>, GraphqlContext>({ name, description, fields })
}

function field<Item>(
  type: GraphQLOutputType & GraphQLNullableType,
  read: (source: InLocale<Item>) => unknown,
): Field<Item> {
  return { type: new GraphQLNonNull(type), resolve: read }
}

/** A list that may be answered in a later turn, because those before it have taken long. */
function longList<Item>(type: GraphQLObjectType, read: (source: InLocale<Item>) => readonly unknown[]): Field<Item> {
  return {
    type: new GraphQLNonNull(listOf(type)),
    resolve: (source, _arguments, { work }) => work.run(() => read(source)),
  }
}

function text<Item>(read: (source: InLocale<Item>) => string): Field<Item> {
  return field(GraphQLString, read)
}

function listOf(type: GraphQLNullableType & GraphQLOutputType): GraphQLList<GraphQLOutputType> {
  return new GraphQLList(new GraphQLNonNull(type))
}

function inLocale<Item>(items: readonly Item[], locale: Locale): InLocale<Item>[] {
  return items.map((item) => ({ item, locale }))
}
