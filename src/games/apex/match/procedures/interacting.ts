import type { Cell } from '../../../../geometry/grid.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { SUPPLY_BIN } from '../../content/scenery.ts'
import { BIN_WEAPONS } from '../../content/supply-bins.ts'
import { drawSome } from '../../loot/supply-bin.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { type Interaction, interact } from '../../turn/interact.ts'
import { openly } from '../chance.ts'
import type { InteractStep } from '../command.ts'
import { cellOf, legendOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { boardOf, panelOf } from '../table.ts'
import { drawLoot, obtainWeapons } from './loot.ts'

const NOTHING = { install: [], uninstall: [], drop: [], pickUp: [] }

/** What a Legend wants to do with an Interact action, as the ruling on it says it. */
export function judgeInteract(
  state: ApexState,
  legend: string,
  step: InteractStep,
  content: ApexContent,
  trace: ApexTrace = new Trace<ApexRules>(),
): Interaction {
  const holder = legendOf(state, legend)
  const board = boardOf(state, content)
  const wish = { ...NOTHING, panel: panelOf(holder), openBins: [...state.openBins], ...step }
  const found = interact(board, cellOf(holder) ?? { column: 0, row: 0 }, wish, content, trace)
  const objects = binsOf(board, found.objects)
  const { piece } = ('object' in step ? pieceOf(board, step.object) : undefined) ?? {}
  if (piece === undefined || piece.kind === SUPPLY_BIN || !found.legal) return { ...found, objects }
  const violations = [
    { rule: 'apex.interact.other', path: 'object', facts: { piece: { kind: piece.kind, id: piece.id } } },
  ]
  return { ...found, legal: false, violations, objects }
}

const pieceOf = ({ objects }: PlacedBoard, id: string) => objects.find(({ piece }) => piece.id === id)

/** Of objects that may be interacted with, those whose doing is known: the sheets of all others are not at hand. */
const binsOf = (board: PlacedBoard, ids: readonly string[]): string[] =>
  ids.filter((id) => pieceOf(board, id)?.piece.kind === SUPPLY_BIN)

/** The objects that a Legend could interact with from a space. */
export function objectsBeside(state: ApexState, cell: Cell, content: ApexContent): string[] {
  const panel = { helmet: null, bodyShield: null, emergencyShield: null, backpack: [], weapons: [] }
  const wish = { ...NOTHING, panel, openBins: [...state.openBins] }
  const board = boardOf(state, content)
  return binsOf(board, interact(board, cell, wish, content, new Trace<ApexRules>()).objects)
}

/** A supply bin is opened: its card, its tokens, two weapons to choose from, and everything finds its place. */
export function* openBin(run: ApexRun, legend: string, bin: string): Asking<void> {
  const chance = openly(run.random)
  const [card = null] = drawSome(run.state.stock.bins, 1, chance)
  run.emit({ type: 'binOpened', legend, bin, card })
  const contents = (card === null ? undefined : run.content.supplyBinCards.get(card)?.contents) ?? {
    common: 0,
    rare: 0,
    epic: 0,
  }
  run.trace.applied('apex.interact.supply-bin', { step: 'card', card, ...contents })
  for (const bag of ['epic', 'rare', 'common'] as const) drawLoot(run, legend, bag, contents[bag])
  const tokens = [...(run.state.obtained?.tokens ?? [])]
  const listed = contents.common + contents.rare + contents.epic
  run.trace.applied('apex.interact.supply-bin', { step: 'loot', tokens, missing: listed - tokens.length })
  yield* obtainWeapons(run, legend, BIN_WEAPONS)
  run.trace.applied('apex.interact.supply-bin', { step: 'open' })
}
