import type { Offer } from '../../../../contract/match.ts'
import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import type { Violation } from '../../../../rulebook/refusal.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { blast, declareThrow, findGrenade, type ReadyGrenade, scatterFrom } from '../../combat/area/grenade.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cellName } from '../../language/notation.ts'
import type { ApexRules } from '../../rules.ts'
import { against } from '../commands/acting.ts'
import { said } from '../commands/texts.ts'
import { distinctRotations, ROTATIONS } from '../effects/areas.ts'
import { cellOf, legendOf } from '../legends.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf } from '../table.ts'
import { returnCards, revealCards } from './aim-deck.ts'
import { dealDamage, NO_TOLL } from './damage.ts'
import { damageWindows } from './windows.ts'

/** A grenade and where it is thrown. */
export type GrenadeThrow = {
  readonly token: string
  readonly cell?: Cell | undefined
  readonly rotation?: number | undefined
}

/** The Legends on the board with their spaces. */
const standing = ({ legends }: ApexState): { id: string; cell: Cell }[] =>
  legends.flatMap((legend) => {
    const cell = cellOf(legend)
    return cell === null ? [] : [{ id: legend.id, cell }]
  })

/** Throws a grenade: it scatters, explodes and hurts everybody there as one event (6.6). */
export function* throwGrenade(
  run: ApexRun,
  legend: string,
  { token, cell: aim, rotation = 0 }: GrenadeThrow,
): Asking<void> {
  const { content, trace } = run
  const grenade = findGrenade({ id: token }, content)
  const thrower = cellOf(legendOf(run.state, legend))
  if (grenade instanceof Refusal || thrower === null || aim === undefined) return
  declareThrow(grenade, { thrower, aim, rotation }, trace)
  run.emit({ type: 'tokenUsed', legend, token })
  run.emit({ type: 'grenadeThrown', legend, token, cell: aim, rotation })
  const cards = revealCards(run, legend, grenade.aimCards, 'grenade')
  const scatter = scatterFrom(aim, cards, trace)
  const landing = scatter.at(-1)?.to ?? aim
  yield* explode(run, legend, { token, grenade, landing, rotation, arrows: scatter.map(({ arrow }) => arrow) })
  returnCards(run, cards)
}

type Landed = {
  readonly token: string
  readonly grenade: ReadyGrenade
  readonly landing: Cell
  readonly rotation: number
  readonly arrows: ReturnType<typeof scatterFrom>[number]['arrow'][]
}

function* explode(run: ApexRun, legend: string, { token, grenade, landing, rotation, arrows }: Landed): Asking<void> {
  const { state, content, trace } = run
  const laid = { landing, rotation, legends: standing(state) }
  const { tolls, level, onBoard, affected } = blast(boardOf(state, content), grenade.area, laid, trace)
  const cells = affected.map(({ cell }) => cell)
  run.emit({ type: 'grenadeLanded', legend, token, arrows, cell: landing, level, onBoard, affected: cells })
  for (const toll of tolls) trace.applied('apex.grenade.damage', toll)
  if (tolls.length === 0) trace.applied('apex.grenade.damage', { hit: 0 })
  const hits = tolls.map(({ legend: id, damage }) => ({ legend: id, amount: damage, tag: 'NORMAL' as const }))
  const toll = hits.length === 0 ? NO_TOLL : dealDamage(run, hits, { kind: 'grenade', legend })
  yield* damageWindows(run, toll)
}

/** What forbids throwing a grenade there. */
export function grenadeViolations(
  state: ApexState,
  legend: string,
  { token, cell: aim, rotation = 0 }: GrenadeThrow,
  content: ApexContent,
): readonly Violation[] {
  const grenade = findGrenade({ id: token }, content)
  if (grenade instanceof Refusal) return grenade.violations
  const thrower = cellOf(legendOf(state, legend))
  const path = ['command', 'use', 'cell']
  const board = boardOf(state, content)
  if (thrower === null || aim === undefined || !board.holds(aim)) {
    const end = { cell: aim ?? { column: 0, row: 0 } }
    const facts = { what: { end }, width: board.width, height: board.height }
    return against({ rule: 'apex.board.inside', path, facts })
  }
  const refused = declareThrow(grenade, { thrower, aim, rotation }, new Trace<ApexRules>())
  return refused === null ? [] : refused.violations.map((violation) => ({ ...violation, path }))
}

/** One offer for each space in range and each rotation that makes a difference. */
export function grenadeOffers(state: ApexState, { id, backpack }: LegendState, content: ApexContent): Offer[] {
  const thrower = cellOf(legendOf(state, id))
  const board = boardOf(state, content)
  if (thrower === null) return []
  return [...new Set(backpack)].flatMap((token) => {
    const known = content.grenades.has(token) ? findGrenade({ id: token }, content) : null
    if (known === null || known instanceof Refusal) return []
    const rotations = distinctRotations(known.area)
    const cells: Cell[] = []
    for (let row = 0; row < board.height; row++) {
      for (let column = 0; column < board.width; column++) cells.push({ column, row })
    }
    const near = cells.filter((cell) => {
      const distance = stepsBetween(thrower, cell)
      return distance >= known.range.min && distance <= known.range.max
    })
    return near.flatMap((cell) =>
      rotations.map((rotation) => throwOffer(token, cell, rotation, rotations.length, content)),
    )
  })
}

function throwOffer(token: string, cell: Cell, rotation: number, ways: number, content: ApexContent): Offer {
  const name = content.grenades.get(token)?.name
  const turned = ways === 1 ? '' : ` (${rotation * 90}°)`
  return {
    command: { use: { token, cell, rotation } },
    // Turned otherwise it covers the same spaces as one of these.
    open: [{ path: 'use.rotation', choices: ROTATIONS, most: 1 }],
    group: 'use',
    text: said((locale) =>
      locale === 'en'
        ? `Throw ${name?.en ?? token} at ${cellName(cell)}${turned}.`
        : `Lanzar ${name?.es ?? token} a ${cellName(cell)}${turned}.`,
    ),
  }
}
