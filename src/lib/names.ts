/** The words of an id: `apex.line-of-sight` has four. */
export function wordsOf(id: string): string[] {
  return id.split(/[^0-9A-Za-z]+/).filter((word) => word !== '')
}

/** `apex.line-of-sight` as the name of a type, `ApexLineOfSight`. */
export function pascalCase(id: string): string {
  return wordsOf(id)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** `apex.line-of-sight` as the name of a field, `apexLineOfSight`. */
export function camelCase(id: string): string {
  const pascal = pascalCase(id)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}
