import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> }
const { packages }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('the lock file names the packages of every platform; `npm ci` refuses one that does not', () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  const locked = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)))
  expect([...new Set(wanted)].filter((name) => !locked.has(name))).toEqual([])
})
