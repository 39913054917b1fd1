import type { Problem } from '../contract/problem.ts'
import type { Matches } from '../matches/matches.ts'
import type { Registry } from '../registry/registry.ts'

/** Where matches are hosted: the games, and the machinery that they are played by. */
export type Host = { readonly registry: Registry; readonly matches: Matches }

/** What was asked for cannot be had, and why. */
export type Failed = { readonly kind: 'problem'; readonly problem: Problem }

export const fail = (problem: Problem): Failed => ({ kind: 'problem', problem })
