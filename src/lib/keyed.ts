/** The keys of the members of a union. */
export type KeysOf<Union> = Union extends unknown ? keyof Union & string : never

/** The members of a union of objects with one key each, by that key. */
export type MembersOf<Union> = { readonly [Key in KeysOf<Union>]: Extract<Union, Readonly<Record<Key, unknown>>> }

/** What the members hold under their keys. */
export type BodiesOf<Union> = {
  readonly [Key in KeysOf<Union>]: Extract<Union, Readonly<Record<Key, unknown>>>[Key]
}

/** An entry of a record: whoever takes a key and its value together may look both up in tables of the same keys. */
export type EntryOf<Table, Key extends keyof Table = keyof Table> = {
  readonly [One in Key]: { readonly key: One; readonly value: Table[One] }
}[Key]

/** The one key of an object. */
export function keyOf<Union extends object>(union: Union): KeysOf<Union> {
  // A member of such a union has no other key.
  const [key] = Object.keys(union) as [KeysOf<Union>]
  return key
}

/** An object with its one key. */
export const memberOf = <Union extends object>(union: Union): EntryOf<MembersOf<Union>> =>
  ({ key: keyOf(union), value: union }) as EntryOf<MembersOf<Union>>

/** What an object with one key holds, with that key. */
export function bodyOf<Union extends object>(union: Union): EntryOf<BodiesOf<Union>> {
  const [[key, value]] = Object.entries(union) as [[string, unknown]]
  return { key, value } as EntryOf<BodiesOf<Union>>
}
