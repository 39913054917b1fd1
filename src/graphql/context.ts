import type { RulingStore } from '../contract/ruling-store.ts'
import type { Picture } from '../contract/scene.ts'
import type { Locale } from '../lib/locale.ts'
import type { Matches } from '../matches/matches.ts'
import type { Work } from './work.ts'

/** What the resolvers need beside the registry. */
export type GraphqlServices = {
  readonly rulings: RulingStore
  readonly matches: Matches
  readonly newSeed: () => string
  /** Draws a scene as SVG. */
  readonly drawPicture: (picture: Picture, locale: Locale) => string
}

/** What the resolvers of one request are given: the services, the language of the request, and who asks. */
export type GraphqlContext = GraphqlServices & {
  readonly locale: Locale
  readonly authorization: string | undefined
  readonly work: Work
}
