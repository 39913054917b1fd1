import { z } from 'zod'
import { publishedShapes } from '../../hosting/shapes.ts'
import { requirePlay } from '../../registry/registry.ts'
import type { Routes } from '../dependencies.ts'

const PlayAnswer = z
  .object({
    game: z.string(),
    seats: z.object({ min: z.int(), max: z.int() }),
    hasPicture: z.boolean(),
    reportsDice: z.boolean().describe('Whether the dice of a real table can be reported.'),
    rules: z.array(z.string()).describe('The rules that a command may cite or be refused by.'),
    examples: z.array(z.object({ name: z.string(), seats: z.int(), options: z.unknown() })),
    optionsSchema: z.record(z.string(), z.unknown()).describe('JSON Schema of what the creator of a match chooses.'),
    choicesSchema: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('JSON Schema of what is chosen with a seat; null if nothing is.'),
    commandSchema: z.record(z.string(), z.unknown()).describe('JSON Schema of everything a seat may ask for.'),
    viewSchema: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('JSON Schema of the `view` of a match; null if the game does not declare it.'),
    eventSchemas: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .describe('JSON Schemas of the `data` of events by their type, as their readers see them.'),
    questionSchemas: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .describe('JSON Schemas of what seats are asked, by its kind.'),
  })
  .meta({ id: 'Play' })

/** How a game is played as a match: its seats, options and commands. */
export const matchCatalogueRoutes: Routes = (app, { registry }) => {
  const schema = {
    operationId: 'play',
    tags: ['catalogue'],
    summary: 'Describes how a game is played as a match.',
    answers: { 200: PlayAnswer },
  }
  app.get<{ Params: { game: string } }>('/v1/games/:game/match', { schema }, ({ params }) => {
    const { game, play } = requirePlay(registry, params.game)
    const { seats, hasPicture, reportsDice, rules, examples } = play
    return {
      game: game.id,
      seats,
      hasPicture,
      reportsDice,
      rules,
      examples,
      optionsSchema: z.toJSONSchema(play.options, { io: 'input' }),
      choicesSchema: play.choices === null ? null : z.toJSONSchema(play.choices, { io: 'input' }),
      commandSchema: z.toJSONSchema(play.command, { io: 'input' }),
      ...publishedShapes(play),
    }
  })
}
