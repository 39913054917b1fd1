import type { Offer } from '../../../../contract/match.ts'
import { finish, type Steps } from '../../../../lib/steps.ts'
import { Refusal, type Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { type DropEntry, enterBoard } from '../../setup/drop-entry.ts'
import { type Entry, entriesInSteps } from '../../setup/entries.ts'
import { BORDER_SIDES, type BorderSide } from '../../vocabulary.ts'
import { continueEntering } from '../automata/dropping.ts'
import { enteringLegends, enterPlayers, entryViolations, entryWays } from '../automata/entering.ts'
import type { CommandBody } from '../command.ts'
import { legendOf } from '../legends.ts'
import { drawLoot, gainAmmo, settleLoot } from '../procedures/loot.ts'
import { continueDrop, entrySideOf } from '../procedures/stage2.ts'
import { type ApexRun, type Asking, ask } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { boardOf, occupancyOf, occupiedBy } from '../table.ts'
import { against, foundAgainst, phaseViolations } from './acting.ts'
import type { CommandOf } from './define-command.ts'
import { dropCandidates, dropViolations } from './place-at-entry.ts'
import { said } from './texts.ts'

/** A Legend enters the board from its border with the reward that lies there. */
export const enterCommand: CommandOf<'enter'> = {
  violations(state, seat, body, content) {
    const wrong = phaseViolations(state, 'enter', 'enter')
    if (wrong.length === 0 && state.automata !== undefined) return entryViolations(state, seat, body, content)
    const early = wrong.length > 0 ? wrong : dropViolations(state, seat, body.legend, 'apex.stage2.enter')
    if (early.length > 0) return early
    const { legend, position, side } = body
    if (side !== undefined && !openSides(state, legend, content).includes(side)) {
      const facts = { side, position, border: null }
      return against({ rule: 'apex.stage2.enter', path: ['command', 'enter', 'side'], facts })
    }
    const entered = entryOf(state, body, content, new Trace<ApexRules>())
    return entered instanceof Refusal ? underCommand(entered) : foundAgainst(entered.violations, 'enter')
  },
  play: enter,
  *offers(state, seat, content) {
    if (state.phase !== 'enter') return []
    const offers: Offer[] = []
    for (const legend of candidates(state, seat)) {
      for (const way of yield* waysFor(state, legend, content)) {
        offers.push(entryOffer(state, legend, way, content))
        yield
      }
    }
    return offers
  },
}

function entryOffer(state: ApexState, legend: string, { side, position, path }: Entry, content: ApexContent): Offer {
  return {
    command: { enter: { legend, position, path, ...(isOwnSide(state, legend, side) ? {} : { side }) } },
    group: legend,
    text: said((locale) => {
      const [name, end] = [legendName(legend, locale, content), path.at(-1)]
      const border = directionName(side, locale)
      const place = end === undefined ? '' : cellName(end)
      return locale === 'en'
        ? `${name} enters from the ${border} and goes to ${place}.`
        : `${name} entra por el ${border} y va a ${place}.`
    }),
    open: [
      { path: 'enter.path', choices: path, samples: [path] },
      { path: 'enter.position', interval: [0, lengthOf(state, side, content) - 1], samples: [] },
    ],
  }
}

/** Solo and in co-op there is no module: a Legend enters from the side that is named. */
const isOwnSide = (state: ApexState, legend: string, side: BorderSide): boolean =>
  state.automata === undefined && side === ownSide(state, legend)

const candidates = (state: ApexState, seat: number): string[] =>
  state.automata === undefined ? dropCandidates(state, seat) : enteringLegends(state, seat).map(({ id }) => id)

const waysFor = (state: ApexState, legend: string, content: ApexContent): Steps<Entry[]> =>
  state.automata === undefined ? waysIn(state, legend, content) : entryWays(state, legendOf(state, legend), content)

const underCommand = (refusal: Refusal): readonly Violation[] => refusal.under('command', 'enter').violations

/** How a Legend enters, as the ruling on entering says it. */
function entryOf(
  state: ApexState,
  { legend, position, path, side = ownSide(state, legend) }: CommandBody<'enter'>,
  content: ApexContent,
  trace: ApexTrace,
): DropEntry | Refusal {
  const reward = { token: rewardOf(state, legend) }
  return enterBoard(
    { board: state.options.board, side, position, reward, path, occupied: occupiedBy(state) },
    content,
    trace,
  )
}

function* enter(run: ApexRun, _seat: number, body: CommandBody<'enter'>): Asking<void> {
  if (run.state.automata !== undefined) {
    enterPlayers(run, body)
    return yield* continueEntering(run)
  }
  const { legend, position, path, side = ownSide(run.state, legend) } = body
  const reward = rewardOf(run.state, legend)
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

const ownSide = (state: ApexState, legend: string): BorderSide => entrySideOf(legendOf(state, legend))

/** How many outside cells a border has. */
function lengthOf(state: ApexState, side: BorderSide, content: ApexContent): number {
  const { width, height } = boardOf(state, content)
  return side === 'N' || side === 'S' ? width : height
}

/** The reward at the border of a Legend, from wherever it enters. */
const rewardOf = (state: ApexState, legend: string): string => state.entry?.rewards[ownSide(state, legend)] ?? ''

/** The ways in from a Legend's own border; from any other where there is none. */
function* waysIn(state: ApexState, legend: string, content: ApexContent): Steps<Entry[]> {
  const own = yield* entries(state, legend, ownSide(state, legend), content)
  if (own.length > 0) return own
  const ways: Entry[] = []
  for (const side of BORDER_SIDES) ways.push(...(yield* entries(state, legend, side, content)))
  return ways
}

/** The borders from which a Legend may enter. */
const openSides = (state: ApexState, legend: string, content: ApexContent): BorderSide[] =>
  finish(waysIn(state, legend, content)).map(({ side }) => side)

/** The ways in from a border with the Move of a Legend's reward. */
function entries(state: ApexState, legend: string, side: BorderSide, content: ApexContent): Steps<Entry[]> {
  const movementPoints = content.rewardTokens.get(rewardOf(state, legend))?.move ?? 0
  return entriesInSteps(boardOf(state, content), side, { movementPoints, isOccupied: occupancyOf(state, content) })
}
