import type { Cell } from '../../../../geometry/grid.ts'
import { Refusal, type Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { placeStart } from '../../movement/movement.ts'
import { reach } from '../../movement/reach.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { type DropEntry, enterBoard } from '../../setup/drop-entry.ts'
import type { CommandBody } from '../command.ts'
import { legendOf } from '../legends.ts'
import { drawLoot, gainAmmo, settleLoot } from '../procedures/loot.ts'
import { continueDrop, entrySideOf } from '../procedures/stage2.ts'
import { type ApexRun, type Asking, ask } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { boardOf, occupancyOf, occupiedBy } from '../table.ts'
import { foundAgainst, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { dropCandidates, dropViolations } from './place-at-entry.ts'
import { said } from './texts.ts'

/** A Legend enters the board from its border with the reward that lies there. */
export const enterCommand: CommandOf<'enter'> = {
  violations(state, seat, body, content) {
    const wrong = phaseViolations(state, 'enter', 'enter')
    const early = wrong.length > 0 ? wrong : dropViolations(state, seat, body.legend, 'apex.stage2.enter')
    if (early.length > 0) return early
    const entered = entryOf(state, body, content, new Trace<ApexRules>())
    return entered instanceof Refusal ? underCommand(entered) : foundAgainst(entered.violations, 'enter')
  },
  play: enter,
  offers(state, seat, content) {
    if (state.phase !== 'enter') return []
    return dropCandidates(state, seat).flatMap((legend) =>
      entries(state, legend, content).map(({ position, path }) => ({
        command: { enter: { legend, position, path } },
        group: legend,
        text: said((locale) => {
          const [name, end] = [legendName(legend, locale, content), path.at(-1)]
          const border = directionName(entrySideOf(legendOf(state, legend)), locale)
          const place = end === undefined ? '' : cellName(end)
          return locale === 'en'
            ? `${name} enters from the ${border} and goes to ${place}.`
            : `${name} entra por el ${border} y va a ${place}.`
        }),
        open: [{ path: 'enter.path', choices: path, samples: [path] }],
      })),
    )
  },
}

const underCommand = (refusal: Refusal): readonly Violation[] => refusal.under('command', 'enter').violations

/** How a Legend enters, as the ruling on entering says it. */
function entryOf(
  state: ApexState,
  { legend, position, path }: CommandBody<'enter'>,
  content: ApexContent,
  trace: ApexTrace,
): DropEntry | Refusal {
  const side = entrySideOf(legendOf(state, legend))
  const reward = { token: state.entry?.rewards[side] ?? '' }
  return enterBoard(
    { board: state.options.board, side, position, reward, path, occupied: occupiedBy(state) },
    content,
    trace,
  )
}

function* enter(run: ApexRun, _seat: number, body: CommandBody<'enter'>): Asking<void> {
  const { legend, position, path } = body
  const side = entrySideOf(legendOf(run.state, legend))
  const reward = run.state.entry?.rewards[side] ?? ''
  const entered = entryOf(run.state, body, run.content, run.trace)
  run.emit({ type: 'enteredBoard', legend, side, position, path, reward })
  if (!(entered instanceof Refusal)) yield* takeReward(run, legend, entered)
  yield* continueDrop(run)
}

/** What a reward gives besides its Move. */
function* takeReward(run: ApexRun, legend: string, { common, rare, ammo }: DropEntry): Asking<void> {
  drawLoot(run, legend, 'rare', rare)
  drawLoot(run, legend, 'common', common)
  yield* settleLoot(run, legend)
  if (ammo === 0) return
  const question = { kind: 'rewardAmmo', legend, about: { ammo } } as const
  const slot = yield* ask(run, question, [0, 1], (choice) => ({ slot: choice }))
  gainAmmo(run, legend, slot, ammo)
}

type Entry = { readonly position: number; readonly path: readonly Cell[]; readonly cost: number }

/** One cheapest way to each space that a Legend can reach from outside. */
export function entries(state: ApexState, legend: string, content: ApexContent): Entry[] {
  const board = boardOf(state, content)
  const side = entrySideOf(legendOf(state, legend))
  const token = state.entry?.rewards[side] ?? ''
  const movementPoints = content.rewardTokens.get(token)?.move ?? 0
  const terms = { movementPoints, isOccupied: occupancyOf(state, content) }
  const width = side === 'N' || side === 'S' ? board.width : board.height
  const cheapest = new Map<string, Entry>()
  for (let position = 0; position < width; position++) {
    const start = placeStart(board, { outside: { side, position } }, new Trace<ApexRules>())
    if (start instanceof Refusal) continue
    for (const { cell, cost, path } of reach(board, start, terms, new Trace<ApexRules>()).reachable) {
      const key = cellName(cell)
      if (cost < (cheapest.get(key)?.cost ?? Number.POSITIVE_INFINITY)) cheapest.set(key, { position, path, cost })
    }
  }
  return [...cheapest.values()]
}
