import { ApiError } from '../contract/errors.ts'
import type { Offer, OpenField, Play } from '../contract/match.ts'
import { canonicalJson, type Json, type JsonObject } from '../lib/json.ts'
import { LOCALES, type Localized } from '../lib/locale.ts'
import { shortHash } from '../lib/short-hash.ts'
import { finish, type Steps } from '../lib/steps.ts'
import type { LiveMatch } from './live-match.ts'
import { type MatchState, namesOf } from './match-state.ts'
import { requirePlayableRules } from './rules-version.ts'

/** An offer as it is listed: with an id by which it can be taken, and a text that no other one has. */
export type ListedOffer = {
  readonly id: string
  readonly group: string
  readonly groupText: Localized
  readonly text: Localized
  readonly command: JsonObject
  readonly open?: readonly OpenField[]
  readonly social?: true
}

/** Some interfaces have room for no more. */
export const MAX_ID = 24

/**
 * What a seat may do in a state. Working it out is the longest that a game does in one go, and the same offers are asked
 * for when they are listed, page by page, and when one of them is taken.
 */
type Known = { readonly state: MatchState; readonly seat: number; readonly offers: readonly ListedOffer[] }

/** The latest ones; a few, because those of a large table are long. */
const known: Known[] = []
const MAX_KNOWN = 32

/**
 * What a seat may do as the match stands when it is begun; nothing once the match has ended or the seat gave up. It
 * pauses as often as the game does.
 */
export function* offersInSteps(match: LiveMatch, seat: number): Steps<readonly ListedOffer[]> {
  const { state } = match
  if (state.status !== 'running' || state.seats[seat]?.hasConceded) return []
  requirePlayableRules(match)
  const before = known.find((one) => one.state === state && one.seat === seat)
  if (before !== undefined) return before.offers
  const offers = yield* workOut(match.play, state, seat)
  known.unshift({ state, seat, offers })
  known.length = Math.min(known.length, MAX_KNOWN)
  return offers
}

/** The same without pauses. */
export const offersTo = (match: LiveMatch, seat: number): readonly ListedOffer[] => finish(offersInSteps(match, seat))

function* workOut(play: Play, state: MatchState, seat: number): Steps<readonly ListedOffer[]> {
  const { play: table } = state
  if (table === null) return []
  const offers = yield* play.inSteps.offers(table, seat, namesOf(state))
  return listOffers(offers, (group) => play.groupText(group, table))
}

function listOffers(offers: readonly Offer[], groupText: (group: string) => Localized): ListedOffer[] {
  const [ids, texts] = [new Set<string>(), new Map<string, number>()]
  return offers.map(({ id, group: given, text, command, open, social }) => {
    const group = given ?? nameOf(command)
    return {
      id: ownId(id ?? derivedId(command), ids),
      group,
      groupText: groupText(group),
      text: ownText(text, texts),
      command,
      ...(open === undefined ? {} : { open }),
      ...(social ? { social } : {}),
    }
  })
}

const nameOf = (command: JsonObject): string => Object.keys(command)[0] ?? ''

/** The name of the command for people who read logs, and the rest of it for uniqueness. */
const derivedId = (command: JsonObject): string =>
  `${nameOf(command).slice(0, 12)}-${shortHash(canonicalJson(command))}`

function ownId(wanted: string, taken: Set<string>): string {
  if (wanted.length > MAX_ID) throw new Error(`The offer ${wanted} has an id of more than ${MAX_ID} characters.`)
  let id = wanted
  for (let count = 2; taken.has(id); count++) id = `${wanted.slice(0, MAX_ID - 3)}-${count}`
  taken.add(id)
  return id
}

/** Offers with the same text are numbered. */
function ownText(text: Localized, seen: Map<string, number>): Localized {
  const count = 1 + Math.max(0, ...LOCALES.map((locale) => seen.get(`${locale} ${text[locale]}`) ?? 0))
  for (const locale of LOCALES) seen.set(`${locale} ${text[locale]}`, count)
  if (count === 1) return text
  return { en: addNumber(text.en, count), es: addNumber(text.es, count) }
}

const addNumber = (text: string, count: number): string => text.replace(/\.?$/, (end) => ` (${count})${end}`)

/** A command that names an offer instead of saying what it is. */
function offerNamed(wanted: Json): string | null {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return null
  const [key, ...others] = Object.keys(wanted)
  const id = (wanted as JsonObject).offer
  return key === 'offer' && others.length === 0 && typeof id === 'string' ? id : null
}

/** The command that is meant: itself, or that of the offer it names; `null` if there is no such offer now. */
export function* commandMeant(match: LiveMatch, seat: number, wanted: Json): Steps<Json | null> {
  const id = offerNamed(wanted)
  if (id === null) return wanted
  const offers = yield* offersInSteps(match, seat)
  return offers.find((offer) => offer.id === id)?.command ?? null
}

export const offerGone = (wanted: Json): ApiError => new ApiError('offer.gone', { id: offerNamed(wanted) ?? '' })

/** The command that is meant, or the problem that there is no such offer now. */
export function* requireMeant(match: LiveMatch, seat: number, wanted: Json): Steps<Json> {
  const meant = yield* commandMeant(match, seat, wanted)
  if (meant === null) throw offerGone(wanted)
  return meant
}

/** A part of the offers, for menus: of one group, so many at once, after the last one that was shown. */
export type OfferPart = {
  readonly group?: string | undefined
  readonly limit?: number | undefined
  readonly after?: string | undefined
}

export type OfferPage = ReturnType<typeof offerPage>

export function offerPage(offers: readonly ListedOffer[], { group, limit, after }: OfferPart) {
  const wanted = offers.filter((offer) => group === undefined || offer.group === group)
  const start = after === undefined ? 0 : wanted.findIndex(({ id }) => id === after) + 1
  if (after !== undefined && start === 0) throw new ApiError('offer.gone', { id: after })
  const page = limit === undefined ? wanted.slice(start) : wanted.slice(start, start + limit)
  return {
    offers: page,
    groups: groupsOf(offers),
    next: start + page.length < wanted.length ? (page.at(-1)?.id ?? null) : null,
  }
}

/** What offers belong to, in the order in which they come, and how many there are of each. */
function groupsOf(offers: readonly ListedOffer[]) {
  const counts = new Map<string, number>()
  for (const { group } of offers) counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].flatMap(([group, count]) => {
    const first = offers.find((offer) => offer.group === group)
    return first === undefined ? [] : [{ group, text: first.groupText, count }]
  })
}
