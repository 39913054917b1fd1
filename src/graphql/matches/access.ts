import { GraphQLNonNull, GraphQLString } from 'graphql/index.js'
import type { Locale } from '../../lib/locale.ts'
import { bearerToken, requireToken, requireViewer } from '../../matches/seats/access.ts'
import type { GraphqlContext } from '../context.ts'
import { type MatchSource, matchSource } from './types.ts'

export const MATCH_ID = { type: new GraphQLNonNull(GraphQLString) }

/** The token that the request or the connection carries, if it carries one. */
export function tokenOf({ authorization }: GraphqlContext): string | null {
  return bearerToken(authorization)
}

export function requireTokenOf(context: GraphqlContext): string {
  return requireToken(tokenOf(context))
}

/** The match as the bearer may see it. */
export async function shownMatch(
  context: GraphqlContext,
  id: string,
  seat: number | null,
  locale: Locale,
): Promise<MatchSource> {
  const match = await context.matches.cache.findFresh(id)
  return matchSource(match, requireViewer(match, tokenOf(context), seat), locale)
}
