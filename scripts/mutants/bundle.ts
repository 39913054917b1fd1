import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { Site } from './sites.ts'

/**
 * The games and their examples as one module that holds every mutant, each behind a switch: `__on(7)` says whether
 * mutant 7 is on, and notes that the place was reached. So all mutants need one build, and trying one costs no more
 * than asking the examples that reach it.
 */
export async function bundle(sites: readonly Site[], outfile: string): Promise<void> {
  const numbered = sites.map((site, number) => ({ ...site, number, path: resolve(site.file) }))
  await build({
    entryPoints: ['scripts/mutants/answers.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        setup(hooks) {
          hooks.onLoad({ filter: /\/src\/games\/.*\.ts$/ }, ({ path }) => ({
            contents: mutated(
              readFileSync(path, 'utf8'),
              numbered.filter((site) => site.path === path),
            ),
            loader: 'ts',
          }))
        },
      },
    ],
  })
}

/** The code of a file with a switch at each of its sites. */
function mutated(code: string, sites: readonly (Site & { readonly number: number })[]): string {
  return sites
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, prefix, before, after, number }) =>
        `${text.slice(0, start)}${prefix}(__on(${number}) ? (${after}) : (${before}))${text.slice(end)}`,
      code,
    )
}
