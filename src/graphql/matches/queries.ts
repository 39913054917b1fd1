import type { GraphQLFieldConfig } from 'graphql/index.js'
import { listOffers } from '../../hosting/commands.ts'
import { summariesOf } from '../../hosting/listing.ts'
import { VerificationQuery } from '../../hosting/proof-schemas.ts'
import { MatchesQuery, OfferPageQuery, SeatQuery } from '../../hosting/schemas.ts'
import type { JsonObject } from '../../lib/json.ts'
import { proofOf } from '../../matches/history/proof.ts'
import { requireViewer } from '../../matches/seats/access.ts'
import { freshPlayerOf } from '../../matches/seats/player.ts'
import { tokenHash } from '../../matches/seats/tokens.ts'
import type { Registry } from '../../registry/registry.ts'
import type { GraphqlContext } from '../context.ts'
import { costing } from '../limits/field-cost.ts'
import { localeArgument, localeOf, type WithLocale } from '../locale-argument.ts'
import type { Fields } from '../operation-fields.ts'
import { AnsweredProblem } from '../problems.ts'
import { rethrowCursor } from '../saved-ruling-fields.ts'
import type { InputForms } from '../types/input-forms.ts'
import { JSON_SCALAR } from '../types/json-scalar.ts'
import { argumentsOf, checkArguments, readInput } from '../validate-arguments.ts'
import { MATCH_ID, requireTokenOf, shownMatch, tokenOf } from './access.ts'
import type { CommandForms } from './game-matches.ts'
import type { MatchTypes } from './types.ts'

/** The parts of the schema that the fields of matches are made of. */
export type MatchParts = {
  readonly registry: Registry
  readonly inputs: InputForms
  readonly types: MatchTypes
  readonly commands: CommandForms
}

type Field<Arguments> = GraphQLFieldConfig<unknown, GraphqlContext, Arguments & WithLocale>
type ByMatch = { readonly matchId: string }
type BySeat = ByMatch & { readonly seat?: number | null }

/** The queries for matches. */
export function matchQueries(parts: MatchParts): Fields {
  return {
    match: matchField(parts),
    matches: matchesField(parts),
    matchOffers: offersField(parts),
    matchVerification: verificationField(parts),
  }
}

function matchField({ inputs, types }: MatchParts): Field<BySeat> {
  return {
    type: types.match,
    description: 'A match as the bearer of the token may see it.',
    args: { matchId: MATCH_ID, ...argumentsOf(inputs, SeatQuery, 'MatchArguments'), locale: localeArgument(inputs) },
    resolve(_source, { matchId, seat, ...rest }, context) {
      return shownMatch(context, matchId, seat ?? null, localeOf(rest, context))
    },
  }
}

function matchesField({ inputs, types }: MatchParts): Field<object> {
  return {
    type: types.page,
    ...costing({ weight: 200, page: { usual: 20, max: 100 } }),
    description: 'The matches that the token has rights in, newest first.',
    args: argumentsOf(inputs, MatchesQuery, 'MatchesArguments'),
    async resolve(_source, given, context) {
      const { limit, after, ...filter } = checkArguments(MatchesQuery, given, context.locale)
      const owned = { ...filter, tokenHash: tokenHash(requireTokenOf(context)) }
      const { store } = context.matches.cache.deps
      const page = await store.list(owned, { limit, after }).catch((error) => rethrowCursor(error, context.locale))
      return { matches: await summariesOf(context.matches.cache, page.items), next: page.next }
    },
  }
}

type OffersArguments = BySeat & { readonly why?: unknown }

function offersField({ registry, inputs, types, commands }: MatchParts): Field<OffersArguments> {
  const why = { type: JSON_SCALAR, description: 'A command: the answer says whether, or why not, it may be given.' }
  return {
    type: types.offers,
    description: 'What a seat may do now, each as the `command` argument of a mutation takes it.',
    args: {
      matchId: MATCH_ID,
      ...argumentsOf(inputs, OfferPageQuery, 'OffersArguments'),
      why,
      locale: localeArgument(inputs),
    },
    async resolve(_source, { matchId, why: asked, locale: language, ...rest }, context) {
      const [locale, { matches }] = [localeOf({ locale: language ?? null }, context), context]
      const { seat, ...part } = checkArguments(OfferPageQuery, rest, locale)
      const player = await freshPlayerOf(matches.cache, matchId, requireTokenOf(context), seat ?? null)
      const form = commands(player.match.header.game)
      const why = asked === undefined || asked === null ? undefined : readInput(form, asked, 'why', locale)
      const wanted = { ...part, why: why as JsonObject | undefined }
      const setting = { registry, matches, locale, write: form.write, pace: context.work.pace }
      const listed = await listOffers(setting, player, wanted)
      if (listed.kind === 'problem') throw new AnsweredProblem(listed.problem)
      return listed.answer
    },
  }
}

function verificationField({ inputs, types }: MatchParts): Field<ByMatch> {
  return {
    type: types.verification,
    ...costing({ weight: 5_000, page: { usual: 100, max: 500 } }),
    description: 'Plays an ended match again from its revealed seed and tells wherever the log differs.',
    args: {
      matchId: MATCH_ID,
      ...argumentsOf(inputs, VerificationQuery, 'VerificationArguments'),
      locale: localeArgument(inputs),
    },
    async resolve(_source, { matchId, locale: asked, ...given }, context) {
      const locale = localeOf({ locale: asked ?? null }, context)
      const part = checkArguments(VerificationQuery, given, locale)
      const { cache } = context.matches
      const match = await cache.findFresh(matchId)
      requireViewer(match, tokenOf(context), null)
      return proofOf(cache, match, part, { locale, inTurn: (act) => context.work.later(act) })
    },
  }
}
