import { z } from 'zod'
import { FRAME_SHAPES } from '../hosting/shapes.ts'
import { pascalCase } from '../lib/names.ts'
import { playedGames, type Registry } from '../registry/registry.ts'
import type { SchemaCollection } from './json-schema.ts'

/** What happens to any match; the type of the event says which of these its data are. */
const FrameData = z.union(Object.values(FRAME_SHAPES)).meta({ id: 'MatchFrameData' })

/** Says of the views and the events of matches what their games declare. */
export function describeMatchShapes(schemas: SchemaCollection, registry: Registry): void {
  const played = playedGames(registry)
  const shapes = played.flatMap(({ id, play }) => (play.shapes === null ? [] : [{ id, ...play.shapes }]))
  const anything = shapes.length < played.length ? [{ type: 'object' }] : []
  const views = shapes.map(({ view }) => schemas.schemaOf(view, 'output'))
  const data = shapes.map(({ id, events }) => {
    const union = z.union(Object.values(events)).meta({ id: `${pascalCase(id)}EventData` })
    return schemas.schemaOf(union, 'output')
  })
  schemas.specify('Match', 'view', [...views, ...anything, { type: 'null' }])
  schemas.specify('MatchEvent', 'data', [schemas.schemaOf(FrameData, 'output'), ...data, ...anything])
}
