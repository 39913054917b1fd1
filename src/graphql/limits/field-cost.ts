import type { GraphQLFieldExtensions } from 'graphql/index.js'

type Amount = number | (() => number)

/**
 * What answering a field takes, as far as it differs from the usual. The unit is one plain value: about 50 bytes, and
 * a microsecond.
 */
export type FieldCost = {
  /** The field itself, without its selections; 1 if not given. */
  readonly weight?: Amount
  /** How many items a list has; some if not given. */
  readonly items?: Amount
  /** The field answers a page: the list in it has as many items as its argument `limit` says. */
  readonly page?: { readonly usual: number; readonly max: number }
}

const BYTES_PER_UNIT = 50
const COST = 'cost'

/** Declares the cost of a field; to be spread into its configuration. */
export function costing(cost: FieldCost): { extensions: GraphQLFieldExtensions<unknown, unknown> } {
  return { extensions: { [COST]: cost } }
}

export function fieldCost(extensions: Readonly<Record<string, unknown>>): FieldCost {
  return (extensions[COST] as FieldCost | undefined) ?? {}
}

export function amountOf(amount: Amount | undefined, usual: number): number {
  return typeof amount === 'function' ? amount() : (amount ?? usual)
}

/** The cost of answering a value, by the length of its JSON. */
export function weightOfJson(value: unknown): number {
  return Math.max(1, Math.ceil((JSON.stringify(value)?.length ?? 0) / BYTES_PER_UNIT))
}

/** The mean of what is found in a catalogue, computed when it is first asked for: a catalogue does not change. */
export function meanOf<Item>(items: () => readonly Item[], amount: (item: Item) => number): () => number {
  let mean: number | undefined
  return () => {
    mean ??= meanAmount(items(), amount)
    return mean
  }
}

function meanAmount<Item>(items: readonly Item[], amount: (item: Item) => number): number {
  let sum = 0
  for (const item of items) sum += amount(item)
  return items.length === 0 ? 1 : sum / items.length
}
