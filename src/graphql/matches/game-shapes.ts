import type { GraphQLFieldConfigMap } from 'graphql/index.js'
import { GraphQLNonNull, type GraphQLOutputType } from 'graphql/index.js'
import type { PlayShapes } from '../../contract/match.ts'
import { eventsOf } from '../../hosting/shapes.ts'
import { camelCase } from '../../lib/names.ts'
import type { ReadEvent, ReadMatch } from '../../matches/reading.ts'
import { playedGames, type Registry } from '../../registry/registry.ts'
import type { GraphqlContext } from '../context.ts'
import type { OutputTypes } from '../types/output-types.ts'

type Declared = { readonly id: string; readonly name: string; readonly shapes: PlayShapes }

/** The games that say what their views and events look like. */
const declaredShapes = (registry: Registry): Declared[] =>
  playedGames(registry).flatMap(({ id, name, play: { shapes } }) => (shapes === null ? [] : [{ id, name, shapes }]))

/** The view of a match in the types of its game: one field per game. */
export function viewFields<Source extends ReadMatch>(
  registry: Registry,
  outputs: OutputTypes,
): GraphQLFieldConfigMap<Source, GraphqlContext> {
  const fields = declaredShapes(registry).map(({ id, name, shapes }) => [
    `${camelCase(id)}View`,
    {
      type: nullable(outputs(shapes.view, `${id}View`)),
      description: `The view of a match of ${name}; null for matches of other games and before the start.`,
      resolve: ({ game, view }: Source) => (game === id ? view : null),
    },
  ])
  return Object.fromEntries(fields)
}

/** An event of a match in the types of its game: one field per game. */
export function eventFields(
  registry: Registry,
  outputs: OutputTypes,
): GraphQLFieldConfigMap<ReadEvent, GraphqlContext> {
  const fields = declaredShapes(registry).map(({ id, name, shapes }) => [
    camelCase(id),
    {
      type: nullable(outputs(eventsOf(id, shapes), id)),
      description: `An event of ${name}; null for what happens to any match, and for events that today’s rules cannot read.`,
      resolve: (event: ReadEvent) => (event.game === id ? eventData(event, shapes) : null),
    },
  ])
  return Object.fromEntries(fields)
}

/** Of an event that the rules of today do not understand only the type is known. */
function eventData({ type, data }: ReadEvent, { events }: PlayShapes): object | null {
  const shape = Object.hasOwn(events, type) ? events[type] : undefined
  if (shape === undefined) return null
  const isUnread = Object.keys(data).length === 0 && !shape.safeParse(data).success
  return isUnread ? null : { type, ...data }
}

const nullable = (type: GraphQLOutputType): GraphQLOutputType => (type instanceof GraphQLNonNull ? type.ofType : type)
