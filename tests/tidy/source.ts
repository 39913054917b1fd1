import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Every TypeScript file below a folder, however deep. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : path.endsWith('.ts') ? [path] : []
  })
}

/** The sources that people write. */
export const SOURCES: readonly string[] = filesBelow('src').filter((file) => !file.startsWith('src/storage/client/'))

export const textOf = (file: string): string => readFileSync(file, 'utf8')

/** What a file imports, as it is written. */
export const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)

/** The files of this project that a file imports. */
export const filesImportedBy = (file: string): string[] =>
  importsOf(file)
    .filter((name) => name.startsWith('.'))
    .map((name) => normalize(join(dirname(file), name)))

/** The folder of src that a file lies in. */
export const folderOf = (file: string): string => file.split('/')[1] ?? ''

/** The folders of the games. */
export const GAMES: readonly string[] = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
