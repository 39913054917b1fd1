import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { SOURCES, textOf } from './source.ts'

const IGNORED = ['node_modules', 'dist', '.git', '.data', '.bench']

function everythingBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return IGNORED.includes(entry.name) ? [] : [`${path}/`, ...everythingBelow(path)]
  })
}

const PATHS = everythingBelow('.')
const DOCUMENTS = PATHS.filter((path) => path.endsWith('.md'))
/** These tell of earlier versions, or are rules and readings of the games. */
const HISTORY = ['CHANGELOG.md']

/** What a document writes as code, inside of a line. */
const spansOf = (document: string): string[] =>
  [
    ...textOf(document)
      .replace(/^```[\s\S]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].map(([, span = '']) => span)

const spans = DOCUMENTS.filter((document) => !HISTORY.includes(document)).flatMap((document) =>
  spansOf(document).map((span) => ({ document, span })),
)

const problemsOf = (isWrong: (span: string, document: string) => boolean): string[] =>
  spans.filter(({ span, document }) => isWrong(span, document)).map(({ span, document }) => `${document}: ${span}`)

test('links in documents lead somewhere', () => {
  const broken = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target) && !existsSync(join(dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  )
  expect(broken).toEqual([])
})

/** A path of this project: with a slash or an ending of its own; `<game>`, `*` and `…` stand for any name. */
const IS_FILE = /^[\w<>*….-]+(\/[\w<>*….-]+)*\.(ts|md|prisma|json|yml|graphql)$/
const IS_FOLDER = /^(src|tests|docs|scripts|prisma|bench|openapi|examples|\.ci|\.github)(\/[\w<>*.-]+)*\/?$/
const MADE_BY_THE_BUILD = /^dist\//
/** What somebody who follows a document makes: any name will do. */
const anyName = (path: string): string => path.replace(/[.+]/g, '\\$&').replace(/<[^>]*>|…|\*/g, '[^/]+')

test('paths in documents lead to files', () => {
  const wrong = problemsOf((span, document) => {
    if (MADE_BY_THE_BUILD.test(span) || !(IS_FILE.test(span) || IS_FOLDER.test(span))) return false
    const beside = join(dirname(document), span)
    // What begins with a dot is the ending of a role, such as `.rules.ts`.
    const pattern = new RegExp(`${/^\.\w+\./.test(span) ? '' : '(^|/)'}${anyName(span)}/?$`)
    return !existsSync(beside) && !PATHS.some((path) => pattern.test(path))
  })
  expect(wrong).toEqual([])
})

test('functions in documents are declared', () => {
  const declared = new Set(
    SOURCES.flatMap((file) => [...textOf(file).matchAll(/\b(\w+)\b(?=[:<(]| = )/g)].map(([, name]) => name)),
  )
  expect(problemsOf((span) => /^\w+\(\)$/.test(span) && !declared.has(span.slice(0, -2)))).toEqual([])
})

test('commands in documents can be run', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
  const missing = problemsOf((span) => {
    const named = [...span.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
    const files = [...span.matchAll(/(?:tsx|vitest run) ([\w./-]+)/g)].map(([, file = '']) => file)
    return named.some((name) => scripts[name] === undefined) || files.some((file) => !existsSync(file))
  })
  expect(missing).toEqual([])
})

test('the chapters of a game are named as they are', () => {
  const folders = new Set(PATHS.filter((path) => path.endsWith('/')).map((path) => basename(path)))
  const line = /Chapters that all games have carry the same name: (.*)\./.exec(textOf('CONTRIBUTING.md'))?.[1] ?? ''
  const named = [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !folders.has(name))).toEqual([])
})
