import { z } from 'zod'
import { type Cell as GridCell, sameCell, stepsBetween } from '../../../../geometry/grid.ts'
import type { Random } from '../../../../rulebook/random.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Direction } from '../../content/aim-cards.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { PatternCell } from '../../content/area-patterns.ts'
import { MAX_SCATTER_CARDS, ThrowRange } from '../../content/grenades.ts'
import { applyDamage, Damaged, readVitals, type Vitals, VitalsInput } from '../../damage/damage.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { oneStep } from '../../table/direction.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { Cell, Count, LIMITS } from '../../vocabulary.ts'
import { type GivenCards, revealAimCards } from '../shot/aim-deck.ts'
import { AffectedSpace, type Area, areaOfEffect, GridCellOutput, SparedSpace, topLevelOf } from './area.ts'

const DamagingCell = PatternCell.extend({ damage: z.int().min(0).max(200) }).meta({ id: 'ApexDamagingCell' })

const DescribedGrenade = z
  .strictObject({
    range: ThrowRange,
    aimCards: z.int().min(0).max(MAX_SCATTER_CARDS),
    cells: z.array(DamagingCell).min(1).max(LIMITS.cells),
  })
  .meta({ id: 'ApexDescribedGrenade' })

/** A grenade of the content, or one that the caller describes. */
export const GrenadeChoice = z
  .union([z.strictObject({ id: z.string().max(80) }), z.strictObject({ described: DescribedGrenade })])
  .meta({ id: 'ApexGrenadeChoice' })
export type GrenadeChoice = z.infer<typeof GrenadeChoice>

/** A grenade with everything the rules need. */
export type ReadyGrenade = {
  readonly range: z.infer<typeof ThrowRange>
  readonly aimCards: number
  readonly area: Area
}

/** Looks a grenade up, or says that there is none of that name. */
export function findGrenade(choice: GrenadeChoice, content: ApexContent): ReadyGrenade | Refusal {
  if ('described' in choice) {
    const { range, aimCards, cells } = choice.described
    return { range, aimCards, area: { cells, aerial: false } }
  }
  const grenade = content.grenades.get(choice.id)
  const area = grenade === undefined ? undefined : content.areaPatterns.get(grenade.pattern)
  if (grenade === undefined || area === undefined) {
    const facts = { grenade: choice.id, known: [...content.grenades.keys()] }
    return refuse([{ rule: 'apex.grenade.declare', path: ['grenade', 'id'], facts }])
  }
  return { range: grenade.range, aimCards: grenade.aimCards, area }
}

/** A Legend on the board, by the caller's name for it. */
const PlacedLegend = z
  .strictObject({
    id: z.string().min(1).max(64),
    cell: Cell,
    vitals: VitalsInput.optional().describe('Its Shield and Health, to learn what is left of it.'),
  })
  .meta({ id: 'ApexPlacedLegend' })

/** A Legend that may be hit, with its Shield and Health if they are known. */
export type PlacedLegend = { readonly id: string; readonly cell: GridCell; readonly vitals: Vitals | null }

/** Checks the Shield and Health of Legends that may be hit. */
export function readLegends(
  legends: readonly z.infer<typeof PlacedLegend>[],
  content: ApexContent,
): PlacedLegend[] | Refusal {
  return Refusal.collect(
    legends.map(({ id, cell, vitals: given }, index) => {
      if (given === undefined) return { id, cell, vitals: null }
      const vitals = readVitals(given, content, ['legends', index, 'vitals'])
      return vitals instanceof Refusal ? vitals : { id, cell, vitals }
    }),
  )
}

export const PlacedLegends = z.array(PlacedLegend).max(LIMITS.cells).default([])

const ScatterStep = z
  .object({
    card: z.string().nullable().describe('The id of the aim card; null if it was only described.'),
    arrow: Direction.nullable(),
    from: GridCellOutput,
    to: GridCellOutput,
  })
  .meta({ id: 'ApexScatterStep' })

const LegendDamage = z
  .object({
    legend: z.string(),
    cell: Cell,
    damage: Count,
    after: Damaged.nullable().describe('The Legend afterwards; null if its Shield and Health were not given.'),
  })
  .meta({ id: 'ApexLegendDamage' })

export const Explosion = z
  .object({
    scatter: z.array(ScatterStep),
    landing: GridCellOutput,
    onBoard: z.boolean(),
    level: Count,
    affected: z.array(AffectedSpace),
    spared: z.array(SparedSpace),
    damage: z.array(LegendDamage).describe('Every Legend that is hit, with what it takes before shields.'),
  })
  .meta({ id: 'ApexGrenadeOutcome' })
export type Explosion = z.infer<typeof Explosion>

/** A throw that was declared. */
export type Throw = { readonly thrower: GridCell; readonly aim: GridCell; readonly rotation: number }

/** Checks that a throw is within range; says so if it is not. */
export function declareThrow({ range }: ReadyGrenade, { thrower, aim }: Throw, trace: ApexTrace): Refusal | null {
  const distance = stepsBetween(thrower, aim)
  const facts = { thrower, aim, distance, ...range }
  if (distance < range.min || distance > range.max) {
    return refuse([{ rule: 'apex.grenade.declare', path: ['aim'], facts }])
  }
  trace.applied('apex.grenade.declare', facts)
  return null
}

/** Throws a grenade: declares it, scatters it card by card, and lets it explode. */
export function throwGrenade(
  board: PlacedBoard,
  grenade: ReadyGrenade,
  thrown: Throw & { cards: GivenCards; legends: readonly PlacedLegend[] },
  { content, random, trace }: { content: ApexContent; random: Random; trace: ApexTrace },
): Explosion | Refusal {
  const outOfRange = declareThrow(grenade, thrown, trace)
  if (outOfRange !== null) return outOfRange
  if (thrown.cards !== undefined && thrown.cards.length !== grenade.aimCards) {
    const facts = { given: thrown.cards.length, needed: grenade.aimCards }
    return refuse([{ rule: 'apex.grenade.scatter', path: ['cards'], facts }])
  }
  const cards = revealAimCards(grenade.aimCards, thrown.cards, content, random)
  if (cards instanceof Refusal) return cards

  const scatter = scatterFrom(thrown.aim, cards, trace)
  const landing = scatter.at(-1)?.to ?? thrown.aim
  return { scatter, landing, ...explode(board, grenade, { ...thrown, landing }, trace) }
}

/** Moves a grenade card by card. */
export function scatterFrom(
  aim: GridCell,
  cards: readonly { id: string | null; arrow: Direction | null }[],
  trace: ApexTrace,
): Explosion['scatter'] {
  let at = aim
  return cards.map(({ id, arrow }) => {
    const step = { card: id, arrow, from: at, to: oneStep(at, arrow) }
    trace.applied('apex.grenade.scatter', { arrow, from: step.from, to: step.to })
    at = step.to
    return step
  })
}

/** What a grenade does where it has landed. */
export function explode(
  board: PlacedBoard,
  { area }: ReadyGrenade,
  { landing, rotation, legends }: { landing: GridCell; rotation: number; legends: readonly PlacedLegend[] },
  trace: ApexTrace,
): Omit<Explosion, 'scatter' | 'landing'> {
  const { tolls, ...blasted } = blast(board, area, { landing, rotation, legends }, trace)
  const damage = tolls.map(({ vitals, ...toll }) => {
    trace.applied('apex.grenade.damage', toll)
    return { ...toll, after: vitals && applyDamage(vitals, { amount: toll.damage, tag: 'NORMAL' }, trace) }
  })
  if (damage.length === 0) trace.applied('apex.grenade.damage', { hit: 0 })
  return { ...blasted, damage }
}

/** Where a grenade explodes, what it reaches, and whom it hits for how much. */
export function blast<Hit extends { readonly id: string; readonly cell: GridCell }>(
  board: PlacedBoard,
  area: Area,
  { landing, rotation, legends }: { landing: GridCell; rotation: number; legends: readonly Hit[] },
  trace: ApexTrace,
) {
  const onBoard = board.holds(landing)
  const level = topLevelOf(board, landing)
  trace.applied('apex.grenade.level', { landing, level, onBoard })
  const { affected, spared } = areaOfEffect(board, area, { origin: landing, rotation }, trace)
  const tolls = legends.flatMap(({ id, cell, ...legend }) => {
    const hit = affected.find((space) => sameCell(space.cell, cell))
    return hit === undefined ? [] : [{ ...legend, legend: id, cell, damage: hit.damage ?? 0 }]
  })
  return { onBoard, level, affected, spared, tolls }
}
