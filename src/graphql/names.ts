import { camelCase, pascalCase, wordsOf } from '../lib/names.ts'

/** How an operation is called in GraphQL: `apex.line-of-sight` is asked as `apexLineOfSight`. */
export type OperationNames = {
  readonly query: string
  readonly mutation: string
  readonly input: string
  readonly outcome: string
  readonly ruling: string
}

/** Derives every name of an operation from its id. */
export function operationNames(id: string): OperationNames {
  const pascal = pascalCase(id)
  return {
    query: camelCase(id),
    mutation: `save${pascal}`,
    input: `${pascal}Input`,
    outcome: `${pascal}Outcome`,
    ruling: `${pascal}Ruling`,
  }
}

/** How the matches of a game are called in GraphQL. */
export type GameMatchNames = {
  readonly create: string
  readonly creation: string
  readonly give: string
  readonly command: string
  readonly options: string
}

/** Derives every name of a game's matches from its id. */
export function gameMatchNames(id: string): GameMatchNames {
  const pascal = pascalCase(id)
  return {
    create: `create${pascal}Match`,
    creation: `Create${pascal}MatchInput`,
    give: `${camelCase(id)}Command`,
    command: `${pascal}Command`,
    options: `${pascal}Options`,
  }
}

/** An input and an output made of one schema are two types, so inputs carry a suffix. */
export function inputName(name: string): string {
  return name.endsWith('Input') ? name : `${name}Input`
}

/** A value of an enum as GraphQL can write it: as it is when that is a name, else `HEAVY_GUN`. */
export function enumValueName(value: string): string {
  if (isName(value) && !NOT_ENUM_VALUES.has(value)) return value
  const name = wordsOf(value).join('_').toUpperCase()
  return isName(name) ? name : `_${name}`
}

/** Whether GraphQL allows the text as a name; two leading underscores belong to introspection. */
export function isName(text: string): boolean {
  return /^(?!__)[_A-Za-z][_0-9A-Za-z]*$/.test(text)
}

/** The name of one item of a list: `draws` holds a `draw`. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  return plural.endsWith('s') && !plural.endsWith('ss') ? plural.slice(0, -1) : plural
}

const NOT_ENUM_VALUES = new Set(['true', 'false', 'null'])
