import type { ApexContent } from '../content/apex-content.ts'
import type { ApexCommand } from './command.ts'
import { legendOf } from './legends.ts'
import { plainLoadout } from './loadouts.ts'
import { offersOf } from './offers.ts'
import type { Answer, ApexQuestion } from './questions.ts'
import type { ApexState, LegendState } from './state.ts'

/** Commands by which a seat lets the match go on, the least first. */
const LEAST = [
  'finish',
  'endActivation',
  'respawn',
  'activate',
  'enter',
  'placeAtEntry',
  'recruit',
  'chooseColour',
] as const

/** The least that a seat may do when the match waits for it. */
export function idleCommand(state: ApexState, seat: number, content: ApexContent): ApexCommand | null {
  const pending = state.procedure?.pending
  if (pending != null) return pending.seat === seat ? leastCommand(pending, state) : null
  const unlocked = state.phase === 'stage1' ? state.legends.find((one) => one.seat === seat && !one.locked) : undefined
  const [epic] = unlocked?.pool?.epics ?? []
  if (unlocked !== undefined && epic !== undefined) return { chooseEpic: { legend: unlocked.id, token: epic } }
  if (unlocked !== undefined) return { lock: plainLoadout(unlocked, content) }
  const offers = offersOf(state, seat, content)
  const found = LEAST.flatMap((name) => offers.find(({ command }) => name in command)?.command ?? [])[0]
  return (found as ApexCommand | undefined) ?? null
}

/** No, where that is possible; a token is kept where nothing has to make room, else dropped in the own space. */
const LEAST_ANSWERS: readonly ((answer: Answer) => boolean)[] = [
  (answer) => 'pass' in answer,
  (answer) => 'discard' in answer,
  (answer) => 'keep' in answer && answer.keep.makesRoom === undefined,
  (answer) => 'drop' in answer,
]

function leastCommand({ kind, legend, options }: ApexQuestion, state: ApexState): ApexCommand | null {
  // Ammunition goes to the weapon that has less of it.
  if (kind === 'rewardAmmo') return { answer: { slot: emptierSlot(legendOf(state, legend)) } }
  const least = LEAST_ANSWERS.flatMap((isLeast) => options.find(isLeast) ?? [])[0] ?? options[0]
  return least === undefined ? null : { answer: least }
}

const emptierSlot = ({ weapons }: LegendState): number => ((weapons[1]?.ammo ?? 0) < (weapons[0]?.ammo ?? 0) ? 1 : 0)
