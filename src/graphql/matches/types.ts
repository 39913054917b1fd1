import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLNonNull,
  type GraphQLNullableType,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql/index.js'
import type { z } from 'zod'
import type { Viewer } from '../../contract/match.ts'
import type { AnsweredCommand } from '../../hosting/commands.ts'
import type { Opened } from '../../hosting/opening.ts'
import { VerificationAnswer } from '../../hosting/proof-schemas.ts'
import {
  CommandAnswered,
  CreatedAnswer,
  EventAnswer,
  EventPage,
  EventsQuery,
  ForkedAnswer,
  InvitationAnswer,
  JoinedAnswer,
  MatchAnswer,
  MatchPage,
  OffersAnswer,
  UndoneAnswer,
  UpgradedAnswer,
  VersionAnswer,
} from '../../hosting/schemas.ts'
import type { Locale } from '../../lib/locale.ts'
import type { LiveMatch } from '../../matches/live-match.ts'
import { pictureOf, type ReadMatch, readEvent, readMatch } from '../../matches/reading.ts'
import { requireReached } from '../../matches/seats/access.ts'
import type { Registry } from '../../registry/registry.ts'
import type { GraphqlContext } from '../context.ts'
import { costing } from '../limits/field-cost.ts'
import { bytesOf } from '../limits/output.ts'
import { countText, PICTURE_WEIGHT } from '../ruling-types.ts'
import { fieldsOfSchema, type OutputTypes } from '../types/output-types.ts'
import { checkArguments } from '../validate-arguments.ts'
import { viewFields } from './game-shapes.ts'

/** A match on its way out: the fields of the wire, and what its events and its picture are read from. */
export type MatchSource = ReadMatch & {
  readonly origin: { readonly match: LiveMatch; readonly viewer: Viewer; readonly locale: Locale }
}

type Nullable = GraphQLOutputType & GraphQLNullableType

/** The types of what is answered about matches, whichever game they are of. */
export type MatchTypes = {
  readonly match: GraphQLObjectType<MatchSource, GraphqlContext>
  readonly created: GraphQLObjectType
  readonly forked: GraphQLObjectType
  readonly command: GraphQLObjectType<AnsweredCommand, GraphqlContext>
  readonly page: Nullable
  readonly event: Nullable
  readonly offers: Nullable
  readonly joined: Nullable
  readonly invitation: Nullable
  readonly version: Nullable
  readonly undone: Nullable
  readonly upgraded: Nullable
  readonly verification: Nullable
}

export function createMatchTypes(registry: Registry, outputs: OutputTypes): MatchTypes {
  const match = matchType(registry, outputs)
  const plain = (schema: z.ZodType, name: string): Nullable => nullable(outputs(schema, name))
  return {
    match,
    created: withMatch('CreatedMatch', CreatedAnswer, match, outputs),
    forked: withMatch('ForkedMatch', ForkedAnswer, match, outputs),
    command: commandType(outputs),
    page: plain(MatchPage, 'MatchPage'),
    event: plain(EventAnswer, 'MatchEvent'),
    offers: plain(OffersAnswer, 'Offers'),
    joined: plain(JoinedAnswer, 'Joined'),
    invitation: plain(InvitationAnswer, 'Invitation'),
    version: plain(VersionAnswer, 'MatchVersion'),
    undone: plain(UndoneAnswer, 'Undone'),
    upgraded: plain(UpgradedAnswer, 'Upgraded'),
    verification: plain(VerificationAnswer, 'MatchVerification'),
  }
}

/** A field that fails must not take the answers of the others away, so fields of queries may be null. */
function nullable(type: GraphQLOutputType): Nullable {
  return type instanceof GraphQLNonNull ? type.ofType : type
}

function matchType(registry: Registry, outputs: OutputTypes): GraphQLObjectType<MatchSource, GraphqlContext> {
  return new GraphQLObjectType<MatchSource, GraphqlContext>({
    name: 'Match',
    description: 'A match as the bearer of the token may see it.',
    fields: {
      ...fieldsOfSchema(outputs, MatchAnswer, 'Match'),
      ...viewFields(registry, outputs),
      events: eventsField(outputs),
      board: BOARD,
    },
  })
}

type EventsArguments = { readonly after?: number | null; readonly limit?: number | null }

function eventsField(outputs: OutputTypes): GraphQLFieldConfig<MatchSource, GraphqlContext, EventsArguments> {
  return {
    type: outputs(EventPage, 'MatchEventPage'),
    ...costing({ weight: 200, page: { usual: 100, max: 500 } }),
    description: 'The log, as the same viewer may see it.',
    args: {
      after: { type: GraphQLInt, description: 'The number of the last event you have.' },
      limit: { type: GraphQLInt, description: 'From 1 to 500; 100 if it is not given.' },
    },
    async resolve({ origin: { match, viewer, locale } }, given, { matches, work }) {
      const { after = 0, limit } = checkArguments(EventsQuery, given, locale)
      const { version, header } = match
      const entries = await matches.cache.deps.store.log(header.id, requireReached(match, after, 'after'), limit)
      const last = entries.at(-1)?.number ?? after
      const events = entries.map((entry) => readEvent(match, entry, viewer, locale))
      work.count(bytesOf(events, work.maxBytes))
      return { version: Math.max(version, last), events, next: last < version ? last : null }
    },
  }
}

const BOARD: GraphQLFieldConfig<MatchSource, GraphqlContext> = {
  type: GraphQLString,
  description: 'The table as SVG, as the same viewer may see it; null before the start and for games without pictures.',
  ...costing({ weight: PICTURE_WEIGHT }),
  resolve({ origin: { match, viewer, locale } }, _arguments, { drawPicture, work }) {
    return work.run(() => {
      const picture = pictureOf(match, viewer, locale)
      return picture === null ? null : countText(drawPicture(picture, locale), work)
    })
  },
}

/** What whoever opened a match receives, with the match itself. */
function withMatch(
  name: string,
  schema: z.ZodObject,
  match: GraphQLObjectType<MatchSource, GraphqlContext>,
  outputs: OutputTypes,
): GraphQLObjectType {
  const { match: _match, ...shape } = schema.shape
  const fields = fieldsOfSchema(outputs, { shape }, name)
  return new GraphQLObjectType({ name, fields: { ...fields, match: { type: new GraphQLNonNull(match) } } })
}

function commandType(outputs: OutputTypes): GraphQLObjectType<AnsweredCommand, GraphqlContext> {
  const text: GraphQLFieldConfig<AnsweredCommand, GraphqlContext> = {
    type: new GraphQLNonNull(GraphQLString),
    description: 'What happened, one sentence a line.',
    resolve: ({ events }) => events.map((event) => event.text).join('\n'),
  }
  return new GraphQLObjectType<AnsweredCommand, GraphqlContext>({
    name: 'CommandAnswer',
    description: 'What came of a command.',
    fields: { ...fieldsOfSchema(outputs, CommandAnswered, 'CommandAnswer'), text },
  })
}

/** A match that was opened, with what its owner is shown once. */
export const openedSource = <Answer>({ answer, match, viewer }: Opened<Answer>, locale: Locale) => ({
  ...answer,
  match: matchSource(match, viewer, locale),
})

/** Puts a match into the form that its type reads. */
export function matchSource(match: LiveMatch, viewer: Viewer, locale: Locale): MatchSource {
  return { ...readMatch(match, viewer, locale), origin: { match, viewer, locale } }
}
