import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build, type Metafile } from 'esbuild'

/** A built file, not yet written. */
export type BuiltFile = { readonly path: string; readonly contents: Uint8Array }

/** What processes start with: the service, and the commands of its operator. */
const COMMANDS = ['src/main.ts', 'src/keys.ts', 'src/backup.ts']
/** What the files that threads start with end in. */
const WORKER_ENDING = '-worker.ts'

const GAMES = 'src/games'

/** A file to begin with, and what it is called when it is built. */
type Entry = { readonly in: string; readonly out: string }

/** Faster versions in native code, which the packages that ask for them do without. */
const OPTIONAL = ['pg-native', 'bufferutil', 'utf-8-validate']

/** The packages that were written as CommonJS ask for Node's own modules by `require`. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`

/**
 * Joins the service and the packages that it is made of into a few files, because reading a thousand of them takes
 * longer than running them. The `dependencies` of the package stay outside: they read files of their own.
 */
export async function bundle(
  folder: string,
): Promise<{ readonly files: readonly BuiltFile[]; readonly packages: readonly string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [...[...COMMANDS, ...(await workers())].map(named), ...(await games())],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...(await dependencies()), ...OPTIONAL],
    banner: { js: REQUIRE },
    legalComments: 'none',
    // V8 keeps the source text; without comments and spaces it is two thirds as long, and one byte a character.
    minifyWhitespace: true,
    metafile: true,
    write: false,
  })
  const files = outputFiles.map(({ path, contents }) => ({ path: relative('.', path), contents }))
  return { files, packages: packagesIn(metafile) }
}

async function workers(): Promise<string[]> {
  const names = await readdir('src', { recursive: true })
  return names.filter((name) => name.endsWith(WORKER_ENDING)).map((name) => join('src', name))
}

/**
 * A game is a file of its own, and not a part of one that holds them all: a file is parsed as a whole, and the memory
 * that this takes is not given back.
 */
async function games(): Promise<Entry[]> {
  const entries = await readdir(GAMES, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  return folders.map(({ name }) => ({ in: join(GAMES, name, 'index.ts'), out: `game-${name}` }))
}

const named = (path: string): Entry => ({ in: path, out: basename(path, '.ts') })

async function dependencies(): Promise<string[]> {
  return Object.keys(JSON.parse(await readFile('package.json', 'utf8')).dependencies)
}

/** The folders of the packages that a bundle holds code of. */
function packagesIn({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs))
  const folders = inputs.flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [])
  return [...new Set(folders)].sort()
}
