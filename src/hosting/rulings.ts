import type { z } from 'zod'
import type { Capped, Holder } from '../contract/api-key.ts'
import { ApiError } from '../contract/errors.ts'
import type { Keeper } from '../contract/keeper.ts'
import type {
  Keeping,
  RulingFilter,
  RulingRecord,
  RulingStore,
  SavedRuling,
  Visibility,
} from '../contract/ruling-store.ts'
import { LOCALES } from '../lib/locale.ts'
import { explainStep, type Registry } from '../registry/registry.ts'
import type { RulingChange, RulingFilterQuery } from './ruling-schemas.ts'

/** Where rulings are saved, and who says whether there is room for another. */
export type RulingHost = {
  readonly registry: Registry
  readonly rulings: RulingStore
  readonly requireRoom: (
    holder: Holder,
    kind: Capped,
    countOf: (owner: string, max: number) => Promise<number>,
  ) => Promise<void>
}

/** Who saves: whose the ruling will be, if anybody's, and whom it is counted for. */
export type Saver = { readonly keeper: Keeper | null; readonly holder: Holder | null }

/** How a ruling is wanted to be kept. */
export type Wanted = { readonly visibility?: Visibility | undefined; readonly labels?: readonly string[] | undefined }

/** Saves rulings, if there is room for them: all of them or none. */
export async function saveRulings(
  { registry, rulings, requireRoom }: RulingHost,
  { keeper, holder }: Saver,
  records: readonly RulingRecord[],
  { visibility = keeper === null ? 'link' : 'private', labels = [] }: Wanted,
): Promise<readonly SavedRuling[]> {
  if (visibility === 'private' && keeper === null) throw new ApiError('token.missing', 'keeper')
  if (holder !== null) for (const _one of records) await requireRoom(holder, 'rulings', rulings.countOf)
  const keeping: Keeping = { countedFor: holder?.owner ?? null, owner: keeper?.owner ?? null, visibility, labels }
  return rulings.saveAll(
    records.map((record) => ({ ...record, words: wordsOf(registry, record, labels) })),
    keeping,
  )
}

export async function saveRuling(
  host: RulingHost,
  saver: Saver,
  record: RulingRecord,
  wanted: Wanted,
): Promise<SavedRuling> {
  const [saved] = await saveRulings(host, saver, [record], wanted)
  if (saved === undefined) throw new Error('A ruling that was saved is answered.')
  return saved
}

const MAX_WORDS_LENGTH = 2_000

/** What a ruling is found by: its answer in every language, its operation and its labels. */
function wordsOf(registry: Registry, record: RulingRecord, labels: readonly string[]): string {
  const answers = LOCALES.flatMap((locale) => {
    if (record.refusal !== null)
      return record.refusal.map(({ rule, facts }) => explainStep(registry, rule, locale, facts))
    return registry.operation(record.game, record.operation)?.headline(record, locale) ?? []
  })
  return [record.operation, ...labels, ...answers].join('\n').slice(0, MAX_WORDS_LENGTH)
}

/** A saved ruling as far as it is the reader's to see; to everybody else there is none. */
export async function requireRuling(
  { rulings }: Pick<RulingHost, 'rulings'>,
  id: string,
  keeper: () => Keeper | null,
): Promise<SavedRuling> {
  const saved = await rulings.find(id)
  if (saved !== null && (saved.visibility !== 'private' || isOf(saved, keeper()))) return saved
  throw new ApiError('ruling.not-found', { id })
}

const isOf = ({ owner }: SavedRuling, keeper: Keeper | null): boolean => owner !== null && owner === keeper?.owner

/** Changes who may read a ruling, or its labels; its owner may. */
export async function changeRuling(
  { rulings, registry }: Pick<RulingHost, 'rulings' | 'registry'>,
  id: string,
  keeper: Keeper,
  { visibility, labels }: z.output<typeof RulingChange>,
): Promise<SavedRuling> {
  const saved = await requireRuling({ rulings }, id, () => keeper)
  const labelled = labels && { labels, words: wordsOf(registry, saved, labels) }
  const known = { ...(visibility && { visibility }), ...(labelled && { labelled }) }
  if (!(await rulings.change(id, keeper.owner, known))) throw new ApiError('ruling.not-found', { id })
  return requireRuling({ rulings }, id, () => keeper)
}

export async function deleteRuling(
  { rulings }: Pick<RulingHost, 'rulings'>,
  id: string,
  keeper: Keeper,
): Promise<void> {
  if (await rulings.delete(id, keeper.owner)) return
  throw new ApiError('ruling.not-found', { id })
}

const MAX_WORDS = 6

/** The rulings that a reader means; nobody finds those of others but the public ones. */
export function filterFor(
  { of, q, from, to, ...rest }: z.output<typeof RulingFilterQuery>,
  keeper: Keeper | null,
): RulingFilter {
  if (of === 'own' && keeper === null) throw new ApiError('token.missing', 'keeper')
  return {
    ...rest,
    of: of === 'public' || keeper === null ? 'public' : { owner: keeper.owner },
    words: q?.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
}
