import type { SignumViolation } from '../refusal.ts'

type Touched = { readonly touching: readonly string[]; readonly touchingHidden: readonly string[] }

/** An enemy that is touched is hidden, or it is not. */
export function touchedTwice({ touching, touchingHidden }: Touched, path: SignumViolation['path']): SignumViolation[] {
  return touching.flatMap((id, index): SignumViolation[] => {
    const other = touchingHidden.indexOf(id)
    if (other < 0) return []
    const paths = [[...path, 'touching', index].join('.'), [...path, 'touchingHidden', other].join('.')]
    const facts = { what: id, here: 'notHidden', there: 'hidden', paths }
    return [{ rule: 'signum.table.agrees', path: [...path, 'touching', index], facts }]
  })
}
