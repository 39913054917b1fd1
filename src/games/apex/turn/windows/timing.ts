import { z } from 'zod'
import { COOLING, ROUNDS, TURNS_PER_ROUND } from '../../content/round-track.ts'
import { Label } from '../../language/label.ts'
import type { ApexTrace } from '../../rules.ts'
import { Squad } from '../../table/squad.ts'
import { Count } from '../../vocabulary.ts'

const TIMINGS = ['duration', 'delay'] as const
export const TimingKind = z.enum(TIMINGS).meta({ id: 'ApexTimingKind' })

/** The squad turns of a whole game. */
export const TURNS = ROUNDS * TURNS_PER_ROUND

export const Timing = z
  .object({
    turnIndex: Count.describe('The squad turn, counted from 0: Red’s turn of round 1.'),
    squad: Squad.describe('Whose turn it is.'),
    round: Count,
    step: z.literal(1).describe('Step 1 of the turn, before any activation.'),
    event: z.enum(['expires', 'triggers']),
    afterTheEnd: z.boolean().describe('The game is over before.'),
    usableFrom: Count.nullable().describe(
      'The round in which the ability is usable again; null if no cooldown was given.',
    ),
    order: z.array(z.string()).describe('The tokens under that cell, in the order in which they resolve.'),
  })
  .meta({ id: 'ApexAbilityTimingOutcome' })
export type Timing = z.infer<typeof Timing>

/** Whose turn a turn index is: Red has the even ones. */
export const turnOf = (turnIndex: number): { squad: Squad; round: number } => ({
  squad: turnIndex % TURNS_PER_ROUND === 0 ? 'red' : 'blue',
  round: Math.floor(turnIndex / TURNS_PER_ROUND) + 1,
})

/** An ability that takes effect over time; `cooldown` is the position its token goes to afterwards. */
type TimedUse = {
  readonly turnIndex: number
  readonly kind: (typeof TIMINGS)[number]
  readonly turns: number
  readonly ability: string
  readonly tokensThere: readonly string[]
  readonly cooldown?: number | undefined
}

/** When an effect that starts now expires or happens. */
export function schedule(use: TimedUse, trace: ApexTrace): Timing {
  const { kind, turns, ability, tokensThere } = use
  const turnIndex = use.turnIndex + turns
  const turn = turnOf(turnIndex)
  const order = [...tokensThere, ability]
  trace.applied('apex.timing.count-turns', { turns, from: use.turnIndex, turnIndex })
  trace.applied(`apex.timing.${kind}`, { turns, turnIndex, ...turn })
  if (tokensThere.length > 0) trace.applied('apex.turn.initiative-effects-order', { tokens: order })
  const afterTheEnd = turnIndex >= TURNS
  if (afterTheEnd) trace.applied('apex.timing.after-the-end', { turnIndex, turns: TURNS })
  const { cooldown } = use
  const usableFrom =
    afterTheEnd || cooldown === undefined ? null : usableAgain({ ability, cooldown }, turn.round, trace)
  const event = kind === 'duration' ? 'expires' : 'triggers'
  return { turnIndex, ...turn, step: 1, event, afterTheEnd, usableFrom, order }
}

/** The round in which an ability is usable again whose cooldown starts in a round: each round ends with a Transition. */
export function usableAgain(
  { ability, cooldown }: { readonly ability: string; readonly cooldown: number },
  round: number,
  trace: ApexTrace,
): number {
  const usable = round + Math.ceil(cooldown / COOLING)
  trace.applied('apex.cooldown.start', { ability, position: cooldown, round, usable })
  return usable
}

export const CooldownToken = z
  .strictObject({ legend: Label, ability: Label, position: z.int().min(1).max(20) })
  .meta({ id: 'ApexCooldownToken' })
export type CooldownToken = z.infer<typeof CooldownToken>

export const CooledToken = z
  .object({
    legend: z.string(),
    ability: z.string(),
    position: Count.nullable().describe('Null if it left the track and returned to its Legend.'),
    returned: z.boolean(),
  })
  .meta({ id: 'ApexCooledToken' })
export type CooledToken = z.infer<typeof CooledToken>

/** A token after a number of Transition phases. */
export function coolDown({ legend, ability, position }: CooldownToken, phases: number, trace: ApexTrace): CooledToken {
  const to = Math.max(0, position - phases * COOLING)
  trace.applied('apex.cooldown.tick', { legend, ability, from: position, to, phases })
  return cooledToken({ legend, ability }, to)
}

/** A token after its Legend used an accelerant. */
export function accelerate({ legend, ability, position }: CooldownToken, by: number, trace: ApexTrace): CooledToken {
  const to = Math.max(0, position - by)
  trace.applied('apex.cooldown.accelerant', { legend, ability, by, from: position, to })
  return cooledToken({ legend, ability }, to)
}

/** A token at a position; 0 is off the track. */
export const cooledToken = (token: { legend: string; ability: string }, position: number): CooledToken => ({
  ...token,
  position: position === 0 ? null : position,
  returned: position === 0,
})
