import { describe, expect, test } from 'vitest'
import { filesBelow, filesImportedBy, folderOf, GAMES, importsOf, SOURCES, textOf } from './source.ts'

/** Which folders of src a folder may import. `storage` is a leaf beside the transports: only main.ts joins them. */
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
  access: ['contract', 'lib'],
  registry: ['telemetry', 'games', 'rendering', 'contract', 'rulebook', 'lib'],
  hosting: ['registry', 'matches', 'contract', 'rulebook', 'lib'],
  rest: ['hosting', 'registry', 'access', 'telemetry', 'matches', 'rendering', 'contract', 'rulebook', 'lib'],
  graphql: ['hosting', 'registry', 'matches', 'contract', 'rulebook', 'lib'],
}

/** These folders are pure: no Node module, no web, no database, no clock, no chance of their own. */
const PURE = ['lib', 'geometry', 'rulebook', 'contract', 'games', 'matches']
const PACKAGES_OF_PURE_FOLDERS = ['zod', '@noble/hashes', 'fastest-levenshtein']
const IMPURE = /Math\.random|Date\.now|new Date\(\)|performance\.now|process\.env/

const MAX_LINES = 400
/** Tables may be longer: one entry is read at a time. */
const TABLES = [
  'src/contract/errors.ts',
  ...GAMES.flatMap((game) => ['interpretations', 'history'].map((name) => `src/games/${game}/${name}.ts`)),
]

describe('imports point one way', () => {
  test('from the transports down to lib', () => {
    const wrong = SOURCES.filter((file) => file.split('/').length > 2).flatMap((file) => {
      const allowed = [folderOf(file), ...(MAY_IMPORT[folderOf(file)] ?? [])]
      const foreign = filesImportedBy(file).filter((target) => !allowed.includes(folderOf(target)))
      return foreign.map((target) => `${file} imports ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('games never import each other', () => {
    const crossing = SOURCES.filter((file) => /^src\/games\/[^/]+\//.test(file)).flatMap((file) => {
      const home = file.split('/').slice(0, 3).join('/')
      const foreign = (target: string) => target.startsWith('src/games/') && !target.startsWith(`${home}/`)
      return filesImportedBy(file)
        .filter(foreign)
        .map((target) => `${file} imports ${target}`)
    })
    expect(crossing).toEqual([])
  })
})

test('the core is pure', () => {
  const isAllowed = (name: string) =>
    PACKAGES_OF_PURE_FOLDERS.some((allowed) => name === allowed || name.startsWith(`${allowed}/`))
  const pure = SOURCES.filter((file) => PURE.includes(folderOf(file)))
  const packages = pure.flatMap((file) =>
    importsOf(file)
      .filter((name) => !name.startsWith('.') && !isAllowed(name))
      .map((name) => `${file} imports ${name}`),
  )
  expect(packages).toEqual([])
  expect(pure.filter((file) => IMPURE.test(textOf(file)))).toEqual([])
})

/** Where the content of a game is given to its operations, its matches and its stored tables. */
const CONTENT_ENTERS = /^src\/games\/\w+\/(index|define|match\/play|\w+\/stored-[\w-]+)\.ts$/

test('content comes as an argument: only where a game is put together is it imported', () => {
  const singleton = new RegExp(`\\b(${GAMES.join('|')})Content\\b`)
  const imports = (file: string) => [...textOf(file).matchAll(/^import [^;]*?from '[^']+'/gm)].map(([line]) => line)
  const wrong = SOURCES.filter((file) => /^src\/games\/\w+\//.test(file) && !CONTENT_ENTERS.test(file)).filter((file) =>
    imports(file).some((line) => singleton.test(line)),
  )
  expect(wrong).toEqual([])
})

test('shared code never asks which game it is', () => {
  const names = new RegExp(`['"\`](${GAMES.join('|')})['".\`]`)
  const code = (file: string) => textOf(file).replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '')
  expect(SOURCES.filter((file) => folderOf(file) !== 'games' && names.test(code(file)))).toEqual([])
})

describe('files stay readable', () => {
  test(`none has more than ${MAX_LINES} lines`, () => {
    const long = SOURCES.filter((file) => textOf(file).split('\n').length > MAX_LINES)
    expect(long.filter((file) => !TABLES.includes(file))).toEqual([])
  })

  test('none is forgotten: each is imported by another, or is where something starts', () => {
    const starts = ['src/main.ts', 'src/backup.ts', 'src/keys.ts', 'src/bot-worker.ts', 'src/rendering/png-worker.ts']
    const everything = [...SOURCES, ...filesBelow('tests'), ...filesBelow('scripts'), ...filesBelow('bench')]
    const imported = new Set(everything.flatMap(filesImportedBy))
    expect(SOURCES.filter((file) => !starts.includes(file) && !imported.has(file))).toEqual([])
  })
})
