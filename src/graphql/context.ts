import type { Holder, Scope } from '../contract/api-key.ts'
import type { RulingStore } from '../contract/ruling-store.ts'
import type { Picture } from '../contract/scene.ts'
import type { Locale } from '../lib/locale.ts'
import type { Matches } from '../matches/matches.ts'
import type { Work } from './limits/work.ts'

/** What the resolvers need beside the registry. */
export type GraphqlServices = {
  readonly rulings: RulingStore
  readonly matches: Matches
  readonly newSeed: () => string
  /** Draws a scene as SVG. */
  readonly drawPicture: (picture: Picture, locale: Locale, notes?: readonly string[]) => string
}

/** What the resolvers ask about whoever sent the request. */
export type Admission = {
  /** Throws unless the caller may use a root field; called before the field is resolved. */
  admit(scope: Scope, field: string, isWrite: boolean): void
  /** Whom a new match is counted for, if the caller brings this token; `null` where nobody is asked. */
  holder(token: string | null): Holder | null
  /** Keeps a ruling for the caller. */
  save: RulingStore['save']
}

/** What the resolvers of one request are given: the services, the language of the request, and who asks. */
export type GraphqlContext = GraphqlServices & {
  readonly locale: Locale
  readonly authorization: string | undefined
  readonly work: Work
  readonly admission: Admission
}
