import { seatTurns, turnedOffset } from '../automata/frame/viewpoint.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { ApexCommand } from './command.ts'
import { legendOf } from './legends.ts'
import { plainLoadout } from './loadouts.ts'
import { offersOf } from './offers.ts'
import type { Answer, ApexQuestion } from './questions.ts'
import type { ApexState, LegendState } from './state.ts'
import { boardOf } from './table.ts'

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
  const commands = offersOf(state, seat, content).map(({ command }) => command as ApexCommand)
  const name = LEAST.find((least) => commands.some((command) => least in command))
  if (name === 'placeAtEntry') return leastPlacing(state, commands)
  if (name === 'enter') return leastEntry(state, commands, content)
  return commands.find((command) => name !== undefined && name in command) ?? null
}

/** The first Legend goes to the first border with an epic token, or to the north. */
function leastPlacing({ entry }: ApexState, commands: readonly ApexCommand[]): ApexCommand | null {
  const isGift = (command: ApexCommand) => 'placeAtEntry' in command && entry?.epics[command.placeAtEntry.side] != null
  return commands.find(isGift) ?? commands[0] ?? null
}

/** Solo and in co-op the sides are looked at clockwise, the own one first. */
const SIDES = ['S', 'W', 'N', 'E'] as const

/** The first Legend takes one step, onto the ground where it can: from the first side and from the left. */
function leastEntry(state: ApexState, commands: readonly ApexCommand[], content: ApexContent): ApexCommand | null {
  const board = boardOf(state, content)
  const turns = seatTurns(state.automata?.settings.viewpoint ?? 'S')
  const entries = commands.flatMap((command) => ('enter' in command ? [command.enter] : []))
  const steps = entries.flatMap((enter) => {
    const [cell] = enter.path
    if (cell === undefined || enter.path.length > 1 || enter.legend !== entries[0]?.legend) return []
    const { columns, rows } = turnedOffset({ columns: cell.column, rows: cell.row }, SIDES.length - turns)
    const side = enter.side === undefined ? 0 : (SIDES.indexOf(enter.side) - turns + SIDES.length) % SIDES.length
    const level = state.automata === undefined ? board.levelOf(cell) : 0
    return [{ enter, order: [level, side, columns, rows] }]
  })
  const [first] = steps.sort((a, b) => firstDifference(a.order, b.order))
  const enter = first?.enter ?? entries[0]
  return enter === undefined ? null : { enter }
}

const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

/** No, where that is possible; a token is kept where nothing has to make room, else dropped in the own space. */
const LEAST_ANSWERS: readonly ((answer: Answer) => boolean)[] = [
  (answer) => 'pass' in answer,
  (answer) => 'discard' in answer,
  (answer) => 'keep' in answer && answer.keep.makesRoom === undefined,
  (answer) => 'drop' in answer,
  (answer) => 'freed' in answer && 'in' in answer.freed.to,
  (answer) => 'freed' in answer && 'cell' in answer.freed.to,
]

function leastCommand({ kind, legend, options }: ApexQuestion, state: ApexState): ApexCommand | null {
  // Ammunition goes to the weapon that has less of it.
  if (kind === 'rewardAmmo') return { answer: { slot: emptierSlot(legendOf(state, legend)) } }
  const least = LEAST_ANSWERS.flatMap((isLeast) => options.find(isLeast) ?? [])[0] ?? options[0]
  return least === undefined ? null : { answer: least }
}

const emptierSlot = ({ weapons }: LegendState): number => ((weapons[1]?.ammo ?? 0) < (weapons[0]?.ammo ?? 0) ? 1 : 0)
