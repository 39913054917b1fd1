import { type Cell, cellsOfEdge, sameCell } from '../../../../geometry/grid.ts'
import { SUPPLY_BIN } from '../../content/scenery.ts'
import type { ApexTrace } from '../../rules.ts'
import { BIN_BENEFIT } from '../content/automaton-setup.ts'
import type { Field } from '../setting/field.ts'
import { gainCharges, recoverVitals, type Vital } from '../setting/resources.ts'

/** The supply bins that a space is adjacent to, by their ids, sorted. */
export function binsBeside({ board }: Field, cell: Cell): string[] {
  const beside = board.objects.filter(
    ({ piece, edges, base }) =>
      piece.kind === SUPPLY_BIN &&
      board.levelOf(cell) === base &&
      edges.some((edge) => cellsOfEdge(edge).some((near) => sameCell(near, cell))),
  )
  return beside.map(({ piece }) => piece.id).sort()
}

type Holder = Vital & { readonly charges: number }

/** Step 2: what an Automaton gains beside a supply bin, once however many there are. */
export function benefitFromBins(
  field: Field,
  cell: Cell,
  automaton: Holder,
  trace: ApexTrace,
): { readonly bins: string[]; readonly shield: number; readonly health: number; readonly charges: number } {
  const bins = binsBeside(field, cell)
  trace.applied('apex.automata.bin.benefit', { bins })
  const { shield, health, charges } = automaton
  if (bins.length === 0) return { bins, shield, health, charges }
  trace.applied('apex.automata.interact.none', { objects: bins })
  trace.applied('apex.automata.bin.unchanged', { bins })
  const recovered = recoverVitals(automaton, BIN_BENEFIT, trace)
  return { bins, ...recovered, charges: gainCharges(charges, BIN_BENEFIT.charges, trace) }
}
