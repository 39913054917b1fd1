import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesImportedBy, GAMES, SOURCES } from './source.ts'

/**
 * The chapters of each game from the bottom up: a chapter uses those before it. Beside them stand `content`, whose
 * entries are read by every chapter and checked by the chapters' schemas, and `match`, which uses them all. The
 * catalogue of a chapter may be cited from everywhere, since citing a rule is not using the code that decides it.
 */
const CHAPTERS: Readonly<Record<string, readonly string[]>> = {
  apex: 'language table measuring sight loot damage movement combat turn ring victory setup abilities automata'.split(
    ' ',
  ),
  gears: 'language table dice measuring sight movement damage combat locust missions turn'.split(' '),
  shatterpoint: 'language table measuring sight dice damage movement combat victory setup turn abilities'.split(' '),
  signum:
    'language dice table measuring abilities sight activated damage movement combat cards city turn setup victory'.split(
      ' ',
    ),
}

/** What stands beside the chapters. */
const BESIDE = ['content', 'match']

/** What lies at the root of a game, beside the chapters. */
const ROOT_FILES = [
  'define.ts',
  'glossary.ts',
  'history.ts',
  'index.ts',
  'interpretations.ts',
  'refusal.ts',
  'rule.ts',
  'rules.ts',
  'sections.ts',
  'vocabulary.ts',
]

/** So many files a reader takes in at once. */
const MAX_FILES = 33

describe.each(GAMES)('%s', (game) => {
  const home = `src/games/${game}/`
  const files = SOURCES.filter((file) => file.startsWith(home))
  const chapters = CHAPTERS[game] ?? []
  const folderOf = (file: string): string => file.slice(home.length).split('/')[0] ?? ''
  const chapterOf = (file: string): number => chapters.indexOf(folderOf(file))

  test('has the chapters that are listed, and nothing beside them', () => {
    const known = [...chapters, ...BESIDE, ...ROOT_FILES]
    expect(files.filter((file) => !known.includes(folderOf(file)))).toEqual([])
    expect(chapters.filter((chapter) => !files.some((file) => folderOf(file) === chapter))).toEqual([])
  })

  test('a chapter uses only the chapters before it', () => {
    const upward = files
      .filter((file) => chapterOf(file) >= 0)
      .flatMap((file) =>
        filesImportedBy(file)
          .filter((target) => target.startsWith(home) && !target.endsWith('.rules.ts'))
          .filter((target) => folderOf(target) === 'match' || chapterOf(target) > chapterOf(file))
          .map((target) => `${file} imports ${target}`),
      )
    expect(upward).toEqual([])
  })
})

test(`no folder of a game holds more than ${MAX_FILES} files`, () => {
  const counts = new Map<string, number>()
  for (const file of SOURCES.filter((file) => file.startsWith('src/games/')))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([])
})
