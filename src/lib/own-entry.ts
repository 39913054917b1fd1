/** The entry of a table under a key of its own; `toString` and other names that every object answers to have none. */
export function ownEntry<Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
