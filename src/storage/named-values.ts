import { keysOf } from '../lib/keys.ts'
import type { Statement } from './backend.ts'

/** The columns or parameters of a statement, each with its type in PostgreSQL. */
export type Types<Name extends string> = Readonly<Record<Name, string>>

/** A statement whose values have names; a driver is given them in order. */
export type NamedStatement<Name extends string> = Statement & {
  values(namedStatement: Readonly<Record<Name, unknown>>): unknown[]
}

const NAME = /(?<!:):([a-zA-Z]\w*)/g

/**
 * Numbers the values that a statement names as `:name`. They are numbered in the order of `types`, and every use says
 * its type. A name that is missing on either side stops the service at start.
 */
export function namedStatement<Name extends string>(
  name: string,
  types: Types<Name>,
  text: string,
): NamedStatement<Name> {
  const names = keysOf(types)
  const used = new Set([...text.matchAll(NAME)].map(([, one]) => one))
  const unused = names.filter((name) => !used.has(name))
  if (unused.length > 0) throw new Error(`The statement ${name} does not use ${unused.join(', ')}.`)
  const numbered = text.replace(NAME, (_all, entry: Name) => {
    if (types[entry] === undefined) throw new Error(`The statement ${name} has no value called ${entry}.`)
    return `$${names.indexOf(entry) + 1}::${types[entry]}`
  })
  return { name, text: numbered, values: (given) => names.map((name) => given[name]) }
}
