import { distance } from 'fastest-levenshtein'

const MAX_NAMES = 3
/** A name may differ by one letter, and by one more for every so many letters. */
const LETTERS_PER_MISTAKE = 4
/** Fewer letters are part of too many names. */
const MIN_PART = 3

/** The names that somebody may have meant who wrote another one, the nearest first; one that differs by dashes only, alone. */
export function nearestNames(written: string, names: Iterable<string>): string[] {
  const wanted = bare(written)
  if (wanted === '') return []
  const max = 1 + Math.floor(wanted.length / LETTERS_PER_MISTAKE)
  const near = [...new Set(names)]
    .filter((name) => name !== written)
    .map((name) => ({ name, mistakes: mistakesIn(wanted, bare(name), max) }))
    .filter(({ mistakes }) => mistakes <= max)
    .sort((a, b) => a.mistakes - b.mistakes || (a.name < b.name ? -1 : 1))
  const isSure = near[0]?.mistakes === 0
  return near
    .filter(({ mistakes }) => !isSure || mistakes === 0)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name)
}

/** How far a name is from what was written; a part of the name is as good as the most mistakes that are let pass. */
function mistakesIn(wanted: string, name: string, max: number): number {
  if (wanted.length >= MIN_PART && name.includes(wanted)) return Math.min(max, name.length - wanted.length)
  if (Math.abs(name.length - wanted.length) > max) return Number.POSITIVE_INFINITY
  return distance(wanted, name)
}

/** Letters and digits alone: nobody remembers the dashes. */
const bare = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
