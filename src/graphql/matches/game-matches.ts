import { GraphQLBoolean, type GraphQLFieldConfig, GraphQLInt, GraphQLNonNull, GraphQLString } from 'graphql/index.js'
import { ApiError } from '../../contract/errors.ts'
import type { Game } from '../../contract/game.ts'
import { commandOf } from '../../hosting/answers.ts'
import { type AnsweredCommand, sendCommand } from '../../hosting/commands.ts'
import { openMatch } from '../../hosting/opening.ts'
import { NewMatchBody } from '../../hosting/schemas.ts'
import type { JsonObject } from '../../lib/json.ts'
import { idempotencyKey, ownToken } from '../../matches/seats/access.ts'
import { playerOf } from '../../matches/seats/player.ts'
import { type Played, playedGames, type Registry } from '../../registry/registry.ts'
import type { GraphqlContext } from '../context.ts'
import { finderOf } from '../keeping.ts'
import { localeArgument, localeOf, type WithLocale } from '../locale-argument.ts'
import { gameMatchNames } from '../names.ts'
import type { Fields } from '../operation-fields.ts'
import { AnsweredProblem } from '../problems.ts'
import type { InputForm, InputForms } from '../types/input-forms.ts'
import { checkArguments } from '../validate-arguments.ts'
import { MATCH_ID, requireTokenOf, tokenOf } from './access.ts'
import type { MatchParts } from './queries.ts'
import { openedSource } from './types.ts'

type Field<Arguments> = GraphQLFieldConfig<unknown, GraphqlContext, Arguments & WithLocale>

/** How the commands of a game are written here. */
export type CommandForms = (game: string) => InputForm

export function createCommandForms(registry: Registry, inputs: InputForms): CommandForms {
  const forms = new Map(
    playedGames(registry).map(({ id, play }) => [id, inputs(play.command, gameMatchNames(id).command)]),
  )
  return (game) => {
    const form = forms.get(game)
    if (form === undefined) throw new Error(`The game ${game} has no commands.`)
    return form
  }
}

/** Two mutations a game, because its options and its commands have types of their own: open a match, and play. */
export function gameMatchFields(parts: MatchParts): Fields {
  const fields = playedGames(parts.registry).map((game): Fields => {
    const names = gameMatchNames(game.id)
    return { [names.create]: creationField(parts, game), [names.give]: commandField(parts, game) }
  })
  return Object.assign({}, ...fields)
}

type Creation = { readonly input: unknown; readonly key?: string | null }

function creationField({ registry, inputs, types }: MatchParts, { play, ...game }: Played): Field<Creation> {
  const { game: _game, ...shape } = NewMatchBody.shape
  const schema = NewMatchBody.omit({ game: true }).extend({ ...shape, options: play.options })
  const form = inputs(schema, gameMatchNames(game.id).creation)
  const key = {
    type: GraphQLString,
    description: 'The same key and input are answered as before; without a token of your own it must be a secret.',
  }
  return {
    type: types.created,
    description: `Opens a match of ${game.name}; it starts when every seat is taken.`,
    args: { input: { type: new GraphQLNonNull(form.type) }, key, locale: localeArgument(inputs) },
    async resolve(_source, { input, key: given, ...rest }, context) {
      const locale = localeOf(rest, context)
      const body = checkArguments(NewMatchBody, { game: game.id, ...(form.read(input) as JsonObject) }, locale)
      const opened = await openMatch({ registry, matches: context.matches }, body, {
        token: ownToken(tokenOf(context)),
        holder: context.admission.holder(tokenOf(context)),
        key: idempotencyKey(given, body, 'key'),
        locale,
        findTable: (id) => finderOf(context, id),
      })
      if (opened.kind === 'problem') throw new AnsweredProblem(opened.problem)
      return openedSource(opened, locale)
    },
  }
}

type Giving = {
  readonly matchId: string
  readonly command?: unknown
  readonly offer?: string | null
  readonly seat?: number | null
  readonly expectedVersion?: number | null
  readonly key?: string | null
  readonly dryRun?: boolean | null
}

const COMMAND_ARGUMENTS = {
  matchId: MATCH_ID,
  offer: { type: GraphQLString, description: 'The id of an offer, instead of the command.' },
  seat: { type: GraphQLInt, description: 'Needed if the token plays several seats; else the only one.' },
  expectedVersion: { type: GraphQLInt, description: 'The version you have seen; whatever it is now if left out.' },
  key: { type: GraphQLString, description: 'The same key and command are applied once and answered as before.' },
  dryRun: {
    type: GraphQLBoolean,
    defaultValue: false,
    description: 'Answers what could come of it, on a table whose hidden parts are drawn anew; nothing is written.',
  },
}

function commandField({ registry, inputs, types, commands }: MatchParts, game: Played): Field<Giving> {
  const form = commands(game.id)
  return {
    type: types.command,
    description: `Gives a command in a match of ${game.name}; it is applied once or not at all.`,
    args: { ...COMMAND_ARGUMENTS, command: { type: form.type }, locale: localeArgument(inputs) },
    async resolve(_source, { matchId, seat: wanted, dryRun, ...given }, context): Promise<AnsweredCommand> {
      const { matches } = context
      const player = await playerOf(matches.cache, matchId, requireTokenOf(context), wanted ?? null)
      requireGame(game, player.match.header.game)
      const own = given.command == null ? null : (form.read(given.command) as JsonObject)
      const command = commandOf(given.offer, own)
      const { pace } = context.work
      const setting = { registry, matches, locale: localeOf(given, context), write: form.write, pace }
      const outcome = await sendCommand(setting, player, command, {
        isDryRun: dryRun === true,
        expected: given.expectedVersion ?? 'any',
        key: idempotencyKey(given.key, { seat: player.seat, command }, 'key'),
      })
      if (outcome.kind === 'problem') throw new AnsweredProblem(outcome.problem)
      return outcome.answer
    },
  }
}

function requireGame(game: Game, found: string): void {
  if (found === game.id) return
  throw new ApiError('input.invalid', 'otherGame', { path: 'matchId', game: game.name, found })
}
