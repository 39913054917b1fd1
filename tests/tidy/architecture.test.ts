import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Which folders of src a folder may import. `storage` is a leaf beside the doors: only main.ts joins them. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  geometry: ['lib'],
  rulebook: ['lib'],
  contract: ['rulebook', 'geometry', 'lib'],
  games: ['contract', 'rulebook', 'geometry', 'lib'],
  matches: ['contract', 'rulebook', 'lib'],
  rendering: ['contract', 'rulebook', 'lib'],
  storage: ['telemetry', 'contract', 'rulebook', 'lib'],
  telemetry: [],
  registry: ['telemetry', 'games', 'matches', 'rendering', 'contract', 'rulebook', 'lib'],
  rest: ['registry', 'telemetry', 'matches', 'rendering', 'contract', 'rulebook', 'lib'],
  graphql: ['registry', 'matches', 'contract', 'rulebook', 'lib'],
}

/** These folders are pure: no Node module, no web, no database, no clock, no chance of their own. */
const PURE = ['lib', 'geometry', 'rulebook', 'contract', 'games', 'matches']
const PACKAGES_OF_PURE_FOLDERS = ['zod', '@noble/hashes']

const files = filesBelow('src').filter((file) => !file.startsWith('src/storage/client/'))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : path.endsWith('.ts') ? [path] : []
  })
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)

const folderOf = (file: string): string => file.split('/')[1] ?? ''

describe('imports point one way', () => {
  test.each(files.filter((file) => file.split('/').length > 2))('%s', (file) => {
    const allowed = [folderOf(file), ...(MAY_IMPORT[folderOf(file)] ?? [])]
    const foreign = importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => normalize(join(dirname(file), name)))
      .filter((target) => !allowed.includes(folderOf(target)))
    expect(foreign).toEqual([])
  })

  test('games never import each other', () => {
    const crossing = files
      .filter((file) => /^src\/games\/[^/]+\//.test(file))
      .flatMap((file) => {
        const home = file.split('/').slice(0, 3).join('/')
        const targets = importsOf(file)
          .filter((name) => name.startsWith('.'))
          .map((name) => normalize(join(dirname(file), name)))
        return targets.filter((target) => target.startsWith('src/games/') && !target.startsWith(`${home}/`))
      })
    expect(crossing).toEqual([])
  })
})

describe('the core is pure', () => {
  const pure = files.filter((file) => PURE.includes(folderOf(file)))

  test.each(pure)('%s', (file) => {
    const packages = importsOf(file).filter((name) => !name.startsWith('.'))
    const foreign = packages.filter(
      (name) => !PACKAGES_OF_PURE_FOLDERS.some((allowed) => name === allowed || name.startsWith(`${allowed}/`)),
    )
    expect(foreign).toEqual([])
    expect(readFileSync(file, 'utf8')).not.toMatch(/Math\.random|Date\.now|new Date\(\)|performance\.now|process\.env/)
  })
})

describe('shared code never asks which game it is', () => {
  const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const shared = files.filter((file) => folderOf(file) !== 'games')

  test.each(shared)('%s', (file) => {
    const text = readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')
    for (const { name } of games) expect(text).not.toMatch(new RegExp(`['"\`]${name}['".\`]`))
  })
})

describe('files stay readable', () => {
  test.each(files)('%s has at most 400 lines', (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(400)
  })

  test('no file is forgotten: each is imported by another, or is where something starts', () => {
    const starts = ['src/main.ts', 'src/backup.ts']
    const imported = new Set(
      [...files, ...filesBelow('tests'), ...filesBelow('scripts'), ...filesBelow('bench')].flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('.'))
          .map((name) => normalize(join(dirname(file), name))),
      ),
    )
    expect(files.filter((file) => !starts.includes(file) && !imported.has(file))).toEqual([])
  })
})
