/** Functions for things of some types, each for its own type. */
export type ByType<Thing extends { readonly type: string }, Rest extends readonly unknown[], Result> = {
  readonly [Type in Thing['type']]?: (thing: Extract<Thing, { readonly type: Type }>, ...rest: Rest) => Result
}

/** One function for all of them; what no function is for gives `undefined`. */
export function byType<Thing extends { readonly type: string }, Rest extends readonly unknown[], Result>(
  table: ByType<Thing, Rest, Result>,
): (thing: Thing, ...rest: Rest) => Result | undefined {
  return (thing, ...rest) => {
    // What stands under a type is for things of that type.
    const own = table[thing.type as Thing['type']] as ((thing: Thing, ...rest: Rest) => Result) | undefined
    return own?.(thing, ...rest)
  }
}
