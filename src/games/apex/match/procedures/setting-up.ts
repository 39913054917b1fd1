import { Refusal } from '../../../../rulebook/refusal.ts'
import { revealAimCards } from '../../combat/shot/aim-deck.ts'
import { setUpAutomata } from '../automata/setting-up.ts'
import { openly } from '../chance.ts'
import type { InitiativeDraw } from '../events/setup-events.ts'
import type { ApexRun } from '../questions.ts'
import type { TableSide } from '../state.ts'
import { continueRecruiting } from './recruiting.ts'
import { revealRingCard } from './transition.ts'

/** How often equal cards are drawn again before the first side simply is Red: more than ever happens. */
const MAX_DRAWS = 100

/** The Ring card, the colours and the Legends; then stage 1 begins, or somebody has to choose. */
export function setUp(run: ApexRun): void {
  if (run.state.ring !== null) revealRingCard(run)
  if (run.state.automata !== undefined) setUpAutomata(run)
  else if (run.state.squads.red.seats.length === 0) drawColours(run)
  if (run.state.phase !== 'colour') continueRecruiting(run)
}

/** Each side draws an Aim card; in the introductory game the higher value is Red, else it chooses. */
function drawColours(run: ApexRun): void {
  const introductory = run.state.options.legends === 'introductory'
  const draws: InitiativeDraw[] = []
  let higher: TableSide | null = null
  while (higher === null && draws.length < MAX_DRAWS) higher = drawOnce(run, draws, introductory)
  const decided = higher ?? 'A'
  if (introductory) run.trace.applied('apex.setup.initiative-fixed', { red: decided, blue: otherSide(decided) })
  const red = introductory ? decided : null
  run.emit({ type: 'squadsDetermined', draws, red, chooses: red === null ? decided : null })
}

const otherSide = (side: TableSide): TableSide => (side === 'A' ? 'B' : 'A')

/** Both sides draw once: the side with the higher card, or null if both are equal. */
function drawOnce(run: ApexRun, draws: InitiativeDraw[], introductory: boolean): TableSide | null {
  const cards = revealAimCards(2, undefined, run.content, openly(run.random))
  const [a, b] = cards instanceof Refusal ? [] : cards
  if (a === undefined || b === undefined) return 'A'
  draws.push({ A: a.id ?? '', B: b.id ?? '' })
  const draw = { first: a.value, second: b.value }
  run.trace.applied('apex.setup.initiative-draw', { draw, squads: { first: 'A', second: 'B' }, introductory })
  if (a.value === b.value) return null
  return a.value > b.value ? 'A' : 'B'
}
