import type { z } from 'zod'
import type { TableRow } from './expertise-table.ts'

type Row = z.input<typeof TableRow>

const hit = { add: { face: 'hit', roll: 'attack' } } as const
const crit = { add: { face: 'crit', roll: 'attack' } } as const
const block = { add: { face: 'block', roll: 'defence' } } as const
const critToHit = { change: { from: 'crit', to: 'hit', roll: 'attack' } } as const
const jump = { icon: { icon: 'jump' } } as const
const heal = { icon: { icon: 'heal' } } as const

/** An attack table that was made up for the examples of the odds. */
export const STEADY_AIM = [
  { min: 1, max: 1, entries: [hit] },
  { min: 2, max: 3, entries: [hit, hit] },
  { min: 4, max: null, entries: [crit, hit, hit] },
] satisfies Row[]

/** The defence table of the rulebook’s first example; its last row is assumed. */
export const ACROBATICS = [
  { min: 1, max: 1, entries: [block, critToHit] },
  { min: 2, max: 3, entries: [block, block, critToHit, jump] },
  { min: 4, max: null, entries: [block, block, block, critToHit, jump] },
] satisfies Row[]

/** What the rulebook’s long example shows of the two tables in it. */
export const JAR_KAI = [{ min: 2, max: 2, entries: [hit, hit] }] satisfies Row[]
export const DARK_FURY = [{ min: 3, max: 3, entries: [block, heal, jump] }] satisfies Row[]
