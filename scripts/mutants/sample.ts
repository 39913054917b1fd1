import { createHash } from 'node:crypto'
import type { Site } from './sites.ts'

/**
 * A sample of the sites of a game, evenly over the kinds of change, the same for the same seed. The order comes from
 * the code at each site and not from its place, so that a change elsewhere hardly changes the sample.
 */
export function sampleOf(sites: readonly Site[], size: number, seed: string): Site[] {
  const kinds = [...new Set(sites.map(({ kind }) => kind))].sort()
  const byKind = kinds.map((kind) =>
    shuffled(
      sites.filter((site) => site.kind === kind),
      seed,
    ),
  )
  const chosen: Site[] = []
  for (let round = 0; chosen.length < size && byKind.some((group) => round < group.length); round++) {
    for (const group of byKind) {
      const site = group[round]
      if (site !== undefined && chosen.length < size && !chosen.some((other) => overlap(site, other))) chosen.push(site)
    }
  }
  return chosen
}

function shuffled(sites: readonly Site[], seed: string): Site[] {
  const keys = new Map(sites.map((site) => [site, hash(`${seed} ${nameOf(site)}`)]))
  return sites.toSorted((a, b) => (keys.get(a) ?? '').localeCompare(keys.get(b) ?? ''))
}

export const nameOf = ({ file, kind, before, after }: Site): string => `${file} ${kind} ${before} ${after}`

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const overlap = (a: Site, b: Site): boolean => a.file === b.file && a.start < b.end && b.start < a.end

/** Where a change is made, and what. */
export function describe({ file, line, kind, before, after }: Site): string {
  return `${file}:${line}  ${kind}\n  - ${flat(before)}\n  + ${flat(after)}`
}

const flat = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 160)
