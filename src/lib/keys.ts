/** The keys of an object that has no others than its type says. */
export const keysOf = <Key extends string>(record: { readonly [key in Key]?: unknown }): Key[] =>
  Object.keys(record) as Key[]

/** A record of entries whose keys are known to the type. */
export const recordOf = <Key extends string, Value>(entries: readonly (readonly [Key, Value])[]): Record<Key, Value> =>
  Object.fromEntries(entries) as Record<Key, Value>
