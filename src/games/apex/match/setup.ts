import type { Random } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { LEGENDS_IN, type Mode, WEAPON_COPIES } from '../content/setup.ts'
import { fullStock } from '../loot/supply-bin.ts'
import { refuse } from '../refusal.ts'
import { wholeBoard } from '../ring/ring.ts'
import type { ApexTrace } from '../rules.ts'
import { entrySpaces } from '../setup/entries.ts'
import { setUpGame } from '../setup/game-setup.ts'
import { boardOf as drawnBoard, placeBoard } from '../table/board.ts'
import { occupancy } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { automataFrom, openingViolations, playersSeated } from './automata/opening.ts'
import { NO_COMBAT } from './combat-state.ts'
import type { ApexEvent } from './events.ts'
import type { ApexOptions } from './options.ts'
import { procedures } from './procedures/procedure.ts'
import type { ApexState, SquadState, Stock, TableSide } from './state.ts'

type Context = { readonly random: Random; readonly trace: ApexTrace; readonly content: ApexContent }

const SIDES: readonly TableSide[] = ['A', 'B']

/** Sets a match up: colours and Legends are decided as far as nobody has to be asked. */
export function setUpMatch(options: ApexOptions, seats: number, context: Context): readonly ApexEvent[] | Refusal {
  const { content, trace } = context
  const placed = placeBoard(options.board, content)
  if (placed instanceof Refusal) return placed
  const against = options.automata
  const wrong = against === undefined ? null : openingViolations(options, against, seats, placed, content)
  if (wrong !== null) return wrong
  const seated = against === undefined ? seatsOf(options, seats) : playersSeated(against, seats)
  if (seated instanceof Refusal) return seated
  const { mode, board, screens } = options
  const ring = hasRing(options)
  const closed = closedBoard(placed, mode, content)
  if (closed !== null) return closed
  const laid = setUpGame({ mode, board, ring, screens }, content, trace)
  if (laid instanceof Refusal) return laid
  const start = startOf(options, seated, content)
  return [{ type: 'matchSetUp', state: start }, ...procedures.begin(start, 0, { setUp: {} }, context)]
}

/** Against Automata the Ring is used only if the creator says so. */
const hasRing = ({ ring, automata }: ApexOptions): boolean => ring ?? automata === undefined

/** Refuses a board on which a Legend could be left outside. */
function closedBoard(board: PlacedBoard, mode: Mode, content: ApexContent): Refusal | null {
  const legends = 2 * LEGENDS_IN[mode]
  const move = Math.min(...[...content.rewardTokens.values()].map((reward) => reward.move))
  const spaces = entrySpaces(board, { movementPoints: move, isOccupied: occupancy(board, []) })
  if (spaces >= legends) return null
  return refuse([{ rule: 'apex.setup.board-entry', path: ['board'], facts: { spaces, legends, move } }])
}

type Seated = { readonly sides: readonly TableSide[]; readonly shares: readonly number[] }

/** The side and the share of each seat; refuses what leaves a Legend or a seat over. */
function seatsOf(options: ApexOptions, seats: number): Seated | Refusal {
  const legends = LEGENDS_IN[options.mode]
  const wrong = (reason: 'seats' | 'side' | 'shares', path: string) =>
    refuse([{ rule: 'apex.seat.sides', path: [path], facts: { reason, seats, legends } }])
  if (seats > 2 * legends) return wrong('seats', 'mode')
  const sides = options.sides ?? Array.from({ length: seats }, (_, seat) => SIDES[seat % 2] ?? 'A')
  const counts = SIDES.map((side) => sides.filter((one) => one === side).length)
  if (sides.length !== seats || counts.some((count) => count < 1 || count > legends)) return wrong('side', 'sides')
  const shares = options.shares ?? sides.map((side, seat) => shareOf(sides, side, seat, legends))
  const led = (side: TableSide) => shares.reduce((sum, share, seat) => (sides[seat] === side ? sum + share : sum), 0)
  if (shares.length !== seats || SIDES.some((side) => led(side) !== legends)) return wrong('shares', 'shares')
  return { sides, shares }
}

/** As equal as possible inside a side, the lower seats first. */
function shareOf(sides: readonly TableSide[], side: TableSide, seat: number, legends: number): number {
  const of = sides.flatMap((one, index) => (one === side ? [index] : []))
  const rest = legends % of.length
  return Math.floor(legends / of.length) + (of.indexOf(seat) < rest ? 1 : 0)
}

const noSquad: SquadState = { seats: [], legends: [] }

/** The squads, where the creator says which side is Red. */
function squadsOf({ red }: ApexOptions, sides: readonly TableSide[]): ApexState['squads'] {
  if (red === 'draw') return { red: noSquad, blue: noSquad }
  const of = (wanted: boolean) => sides.flatMap((side, seat) => ((side === red) === wanted ? [seat] : []))
  return { red: { seats: of(true), legends: [] }, blue: { seats: of(false), legends: [] } }
}

function stockOf(options: ApexOptions, content: ApexContent): Stock {
  const { common, rare, epic, weapons } = fullStock(content)
  return {
    common,
    rare,
    epic,
    weapons: weapons.flatMap((card) => Array.from({ length: WEAPON_COPIES }, () => card)),
    bins: [...content.supplyBinCards.keys()],
    ring: hasRing(options) ? [...content.ringCards.keys()] : [],
  }
}

/** The match before anything is drawn. */
function startOf(options: ApexOptions, { sides, shares }: Seated, content: ApexContent): ApexState {
  const { mode, board, legends, screens, automata } = options
  const [ring, windows] = [hasRing(options), automata === undefined ? options.windows : 'quick']
  const leftovers = { red: { weapons: [], tokens: [] }, blue: { weapons: [], tokens: [] } }
  return {
    options: { mode, board, legends, ring, screens, windows },
    sides,
    shares,
    phase: 'recruit',
    choosing: null,
    squads: squadsOf(options, sides),
    legends: [],
    openBins: [],
    loot: [],
    lootCount: 0,
    miniatures: [],
    tokens: [],
    ring: ring ? wholeBoard(drawnBoard(board, content)) : null,
    ringCard: null,
    stock: stockOf(options, content),
    removed: { weapons: [], tokens: [], bins: [], rewards: [], leftovers },
    entry: null,
    round: 0,
    turnIndex: 0,
    trackCell: 0,
    activation: null,
    action: null,
    obtained: null,
    combat: NO_COMBAT,
    result: null,
    procedure: null,
    ...(automata === undefined ? {} : { automata: automataFrom(automata, content) }),
  }
}
