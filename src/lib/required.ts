/** A value that has to be there; that it is not would be a mistake of the program, not of the caller. */
export function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`)
  return value
}
