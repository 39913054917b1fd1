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

type Numbered = Site & { readonly number: number }

/** The code of a file with a switch at each of its sites, those inside of others too. */
function mutated(code: string, sites: readonly Numbered[]): string {
  const outermostFirst = sites.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return switched(code, { start: 0, end: code.length }, outermostFirst)
}

function switched(code: string, { start, end }: Pick<Site, 'start' | 'end'>, sites: readonly Numbered[]): string {
  const [site, ...others] = sites
  if (site === undefined) return code.slice(start, end)
  const inside = others.filter((other) => other.start < site.end)
  const after = others.slice(inside.length)
  const before = switched(code, site, inside)
  const prefix = site.startsStatement ? '__is' : site.prefix
  const own = `${prefix}(__on(${site.number}) ? (${site.after}) : (${before}))`
  return code.slice(start, site.start) + own + switched(code, { start: site.end, end }, after)
}
