import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { INTRODUCTORY_LEGENDS, LEGENDS_IN, Mode } from '../content/setup.ts'
import { Label } from '../language/label.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { enemyOf, Squad } from '../table/squad.ts'
import { type KnownLegends, knownLegends, ownLegendsField } from './own-legends.ts'

const Recruited = z.strictObject({ squad: Squad, legend: Label }).meta({ id: 'ApexRecruited' })

/** A game in which Legends are being recruited. */
export const RecruitInput = z
  .strictObject({
    mode: Mode.default('2v2'),
    introductory: z.boolean().default(true).describe('The Legends of each squad are those of the introductory game.'),
    recruited: z.array(Recruited).max(6).default([]).describe('The Legends recruited so far, in order.'),
    ...ownLegendsField,
  })
  .meta({ id: 'ApexRecruitInput' })
export type RecruitInput = z.infer<typeof RecruitInput>

export const Recruiting = z
  .object({
    next: Squad.nullable().describe('The squad that recruits now; null if both are complete.'),
    options: z.array(z.string()).describe('The Legends that it may recruit.'),
    red: z.array(z.string()),
    blue: z.array(z.string()),
    unused: z.array(z.string()).describe('The Legends that return to the box, once both squads are complete.'),
  })
  .meta({ id: 'ApexRecruitOutcome' })
export type Recruiting = z.infer<typeof Recruiting>

/** Says who recruits next and from whom; refuses what was recruited out of turn. */
export function recruit(input: RecruitInput, content: ApexContent, trace: ApexTrace): Recruiting | Refusal {
  const legends = knownLegends(content, input.own)
  const violations = input.recruited.flatMap((_, index) => violationsOf(input, index, legends))
  if (violations.length > 0) return refuse(violations)

  const { recruited } = input
  const of = (squad: Squad) => recruited.filter((entry) => entry.squad === squad).map(({ legend }) => legend)
  const next = nextToRecruit(input, recruited.length)
  const free = [...legends.keys()].filter((id) => !recruited.some(({ legend }) => legend === id))
  const options = next === null ? [] : free.filter((id) => !input.introductory || listOf(next, input).includes(id))
  if (input.introductory && next !== null) {
    trace.applied('apex.setup.intro-legends', { squad: next, legends: listOf(next, input), legend: null })
  }
  if (next === null) trace.applied('apex.setup.recruit-alternate', { squad: 'blue', next })
  else trace.applied('apex.setup.recruit-alternate', { next, options })
  return { next, options, red: of('red'), blue: of('blue'), unused: next === null ? free : [] }
}

/** The squad whose turn it is after so many: the lists of the introductory game are shared out one after the other. */
function nextToRecruit({ mode, introductory }: RecruitInput, done: number): Squad | null {
  const size = LEGENDS_IN[mode]
  if (done >= 2 * size) return null
  if (introductory) return done < size ? 'red' : 'blue'
  return done % 2 === 0 ? FIRST : enemyOf(FIRST)
}

/** The squad that recruits first (p. 10). */
const FIRST: Squad = 'blue'

const listOf = (squad: Squad, { mode }: RecruitInput): string[] => [
  ...INTRODUCTORY_LEGENDS[squad].slice(0, LEGENDS_IN[mode]),
]

function violationsOf(input: RecruitInput, index: number, legends: KnownLegends): ApexViolation[] {
  const entry = input.recruited[index]
  if (entry === undefined) return []
  const { squad, legend } = entry
  const path = ['recruited', index, 'legend']
  if (!legends.has(legend)) return [{ rule: 'apex.content.known', path, facts: { kind: 'legend', id: legend } }]
  const next = nextToRecruit(input, index)
  if (next !== squad) {
    return [{ rule: 'apex.setup.recruit-alternate', path: ['recruited', index, 'squad'], facts: { squad, next } }]
  }
  if (input.recruited.slice(0, index).some((earlier) => earlier.legend === legend)) {
    return [{ rule: 'apex.setup.recruit-alternate', path, facts: { legend, taken: true } }]
  }
  if (!input.introductory || listOf(squad, input).includes(legend)) return []
  return [{ rule: 'apex.setup.intro-legends', path, facts: { squad, legends: listOf(squad, input), legend } }]
}
