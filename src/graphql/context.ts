import type { Holder, Scope } from '../contract/api-key.ts'
import type { Keeper } from '../contract/keeper.ts'
import type { RulingRecord, SavedRuling } from '../contract/ruling-store.ts'
import type { Picture } from '../contract/scene.ts'
import type { RulingHost, Wanted } from '../hosting/rulings.ts'
import type { TableHost } from '../hosting/tables.ts'
import type { Locale } from '../lib/locale.ts'
import type { Matches } from '../matches/matches.ts'
import type { Work } from './limits/work.ts'

/** What the resolvers need beside the registry. */
export type GraphqlServices = {
  readonly rulings: RulingHost
  readonly matches: Matches
  readonly tables: TableHost
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
  /** Whose the things are that the caller keeps with this token, or else by key; `null` with neither. */
  keeper(token: string | null): Keeper | null
  /** Saves a ruling for the caller, who brings this token. */
  save(ruling: RulingRecord, token: string | null, wanted: Wanted): Promise<SavedRuling>
}

/** What the resolvers of one request are given: the services, the language of the request, and who asks. */
export type GraphqlContext = GraphqlServices & {
  readonly locale: Locale
  readonly authorization: string | undefined
  readonly work: Work
  readonly admission: Admission
}
