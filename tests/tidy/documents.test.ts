import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const IGNORED = ['node_modules', 'dist', '.git', '.data']
const documents = markdownBelow('.')

function markdownBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return IGNORED.includes(entry.name) ? [] : markdownBelow(path)
    return path.endsWith('.md') ? [path] : []
  })
}

describe('links in documents lead somewhere', () => {
  test.each(documents)('%s', (document) => {
    const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)].map(
      ([, target = '']) => target,
    )
    const broken = targets.filter((target) => !/^https?:/.test(target) && !existsSync(join(dirname(document), target)))
    expect(broken).toEqual([])
  })
})
