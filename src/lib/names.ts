/** `apex.line-of-sight` as `ApexLineOfSight`. */
export function pascalCase(id: string): string {
  return id
    .split(/[.-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
