import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import { cellsOfEdge, type Cell as GridCell, sameCell } from '../../../geometry/grid.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { BACKPACK_CELLS } from '../content/panel.ts'
import { Label } from '../language/label.ts'
import { Panel } from '../loot/loot-fit.ts'
import { ownLootField, withOwnLoot } from '../loot/own-loot.ts'
import { panelViolations } from '../loot/panel.ts'
import { areAdjacent, isNear } from '../measuring/contiguity.ts'
import { type ApexViolation, recordViolations } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import type { PlacedBoard, PlacedObject } from '../table/placed-board.ts'
import { Cell } from '../vocabulary.ts'

/** The kind of a supply bin; other interactive objects follow their own sheet. */
const SUPPLY_BIN = 'supplyBin'

const Installation = z
  .strictObject({ weapon: z.int().min(0).max(1), slot: z.int().min(0).max(5), token: Label })
  .meta({ id: 'ApexInstallation' })

const Move = z.strictObject({ token: Label, cell: Cell }).meta({ id: 'ApexLootMove' })

/** What a Legend wants to do with an Interact action, or before or after an action. */
export const interactFields = {
  panel: Panel.prefault({}),
  openBins: z.array(z.string().max(64)).max(40).default([]).describe('The ids of supply bins that are open already.'),
  object: z.string().max(64).optional().describe('The id of the object to interact with.'),
  uninstall: z.array(Installation).max(12).default([]).describe('Attachments to return to the backpack, first.'),
  install: z.array(Installation).max(12).default([]).describe('Attachments of the backpack to install.'),
  drop: z.array(Move).max(12).default([]).describe('Tokens of the backpack to drop, outside the action.'),
  pickUp: z.array(Move).max(12).default([]).describe('Tokens on the board to pick up afterwards, into the backpack.'),
  ...ownLootField,
}
const Wish = z.strictObject(interactFields)
type Wish = z.infer<typeof Wish>

export const Interaction = z
  .object({
    legal: z.boolean(),
    violations: z.array(RuleViolation),
    opensBin: z.boolean().describe('The object is a closed supply bin: see the supply-bin ruling for what is in it.'),
    backpack: z.array(z.string()).describe('Afterwards.'),
    objects: z.array(z.string()).describe('Every object on the board that may be interacted with from there.'),
  })
  .meta({ id: 'ApexInteractOutcome' })
export type Interaction = z.infer<typeof Interaction>

/** Checks what a Legend wants to do, and says what is in its backpack afterwards. */
export function interact(
  board: PlacedBoard,
  cell: GridCell,
  wish: Wish,
  content: ApexContent,
  trace: ApexTrace,
): Interaction {
  const object = board.objects.find(({ piece }) => piece.id === wish.object)
  const after = panelAfter(wish)
  const violations = [
    ...objectViolations(board, cell, object, wish, trace),
    ...moveViolations(board, cell, wish, trace),
    ...backpackViolations(wish, after),
    ...panelViolations(after, withOwnLoot(content, wish.own), []).map((violation) => ({
      ...violation,
      path: fieldOf(violation.path, after, wish),
    })),
  ]
  recordViolations(violations, trace)
  const names = (list: readonly { token: string }[]) => list.map(({ token }) => token)
  if (wish.install.length + wish.uninstall.length > 0) {
    trace.applied('apex.interact.options', { install: names(wish.install), uninstall: names(wish.uninstall) })
  }
  const within = board.objects.filter((one) => reasonOf(board, cell, one, wish) === 'adjacent')
  return {
    legal: violations.length === 0,
    violations: violations.map(violationOf),
    opensBin: violations.length === 0 && object?.piece.kind === SUPPLY_BIN,
    backpack: after.backpack,
    objects: within.map(({ piece }) => piece.id),
  }
}

function objectViolations(
  board: PlacedBoard,
  cell: GridCell,
  object: PlacedObject | undefined,
  wish: Wish,
  trace: ApexTrace,
): ApexViolation[] {
  if (wish.object === undefined) return []
  const piece = object?.piece ?? { kind: 'object', id: wish.object }
  const facts = { piece, cell, reason: object === undefined ? 'unknown' : reasonOf(board, cell, object, wish) } as const
  if (facts.reason !== 'adjacent') return [{ rule: 'apex.interact.options', path: ['object'], facts }]
  trace.applied('apex.interact.options', facts)
  if (piece.kind !== SUPPLY_BIN) trace.applied('apex.interact.other', { piece })
  return []
}

/** Why a Legend may or may not interact with an object. */
function reasonOf(board: PlacedBoard, cell: GridCell, object: PlacedObject, { openBins }: Wish) {
  if (!object.tags.has('INTERACTIVE')) return 'notInteractive'
  if (openBins.includes(object.piece.id)) return 'open'
  return isBeside(board, cell, object) ? 'adjacent' : 'notAdjacent'
}

function isBeside(board: PlacedBoard, cell: GridCell, { edges, cells, base }: PlacedObject): boolean {
  const sharesEdge = edges.some((edge) => cellsOfEdge(edge).some((beside) => sameCell(beside, cell)))
  return (sharesEdge && board.levelOf(cell) === base) || cells.some((one) => areAdjacent(board, cell, one))
}

function moveViolations(board: PlacedBoard, own: GridCell, wish: Wish, trace: ApexTrace): ApexViolation[] {
  const judge = (what: 'drop' | 'pickUp', reaches: (cell: GridCell) => boolean) =>
    wish[what].flatMap(({ token, cell }, index): ApexViolation[] => {
      const facts = { token, cell, what, allowed: board.holds(cell) && (sameCell(own, cell) || reaches(cell)) }
      if (!facts.allowed) return [{ rule: 'apex.activation.handle-once', path: [what, index, 'cell'], facts }]
      trace.applied('apex.activation.handle-once', facts)
      return []
    })
  recordHeaps(wish, trace)
  return [
    ...judge('drop', (cell) => isNear(board, own, cell)),
    ...judge('pickUp', (cell) => areAdjacent(board, own, cell)),
  ]
}

/** Says of every space in which several tokens are dropped that they may lie there together. */
function recordHeaps({ drop }: Wish, trace: ApexTrace): void {
  const first = drop.filter(({ cell }, index) => drop.findIndex((other) => sameCell(other.cell, cell)) === index)
  for (const { cell } of first) {
    const tokens = drop.filter((other) => sameCell(other.cell, cell)).map(({ token }) => token)
    if (tokens.length > 1) trace.applied('apex.loot.space-unlimited', { cell, tokens })
  }
}

/** The panel after everything that is wished for: drops, what is returned, what is installed, what is picked up. */
function panelAfter({ panel, drop, uninstall, install, pickUp }: Wish): Panel {
  const tokens = (list: readonly { token: string }[]) => list.map(({ token }) => token)
  const stowed = without([...panel.backpack, ...tokens(uninstall)], [...tokens(drop), ...tokens(install)])
  const weapons = panel.weapons.map(({ card, installed }, weapon) => ({
    card,
    installed: [
      ...installed.filter(({ slot, token }) => !uninstall.some((one) => isAt(one, weapon, slot, token))),
      ...install.filter((one) => one.weapon === weapon).map(({ slot, token }) => ({ slot, token })),
    ],
  }))
  return { ...panel, weapons, backpack: [...stowed, ...tokens(pickUp)] }
}

/** The field of the question that something on the panel afterwards came from: what is installed comes last. */
function fieldOf(path: ApexViolation['path'], after: Panel, { install }: Wish): ApexViolation['path'] {
  const [part, weapon, where, index] = path
  if (part !== 'weapons' || where !== 'installed') return ['panel', ...(part === 'backpack' ? [part] : path)]
  const added = install.flatMap((one, place) => (one.weapon === weapon ? [place] : []))
  const held = (after.weapons[Number(weapon)]?.installed.length ?? 0) - added.length
  const place = added[Number(index) - held]
  return place === undefined ? ['panel', ...path] : ['install', place, 'token']
}

const isAt = (one: z.infer<typeof Installation>, weapon: number, slot: number, token: string): boolean =>
  one.weapon === weapon && one.slot === slot && one.token === token

function without(held: readonly string[], gone: readonly string[]): string[] {
  const left = [...held]
  for (const token of gone) {
    const index = left.indexOf(token)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

/** What was not in the backpack, and what does not fit into it afterwards. */
function backpackViolations({ panel, drop, install, uninstall }: Wish, after: Panel): ApexViolation[] {
  const held = [...panel.backpack, ...uninstall.map(({ token }) => token)]
  const used = [...drop, ...install].map(({ token }) => token)
  const absent = used.filter((token, index) => {
    return used.slice(0, index + 1).filter((one) => one === token).length > held.filter((one) => one === token).length
  })
  const over = after.backpack.length > BACKPACK_CELLS
  return [
    ...absent.map((id): ApexViolation => {
      return { rule: 'apex.content.known', path: ['panel', 'backpack'], facts: { kind: 'token', id } }
    }),
    ...(over ? [tooMuch(after.backpack.length)] : []),
  ]
}

const tooMuch = (used: number): ApexViolation => {
  return { rule: 'apex.backpack.capacity', path: ['panel', 'backpack'], facts: { used, cells: BACKPACK_CELLS } }
}
