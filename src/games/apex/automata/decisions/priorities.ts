import { type Cell, stepsBetween } from '../../../../geometry/grid.ts'
import type { ApexTrace } from '../../rules.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import { PRIORITY_CRITERIA } from '../readings.ts'
import { type Chance, DrawsExhausted } from '../route/route-draws.ts'
import type { Field } from '../setting/field.ts'
import { relationsTo } from '../setting/weapons.ts'
import type { CriterionFacts } from './decisions.rules.ts'

/** An enemy that may be chosen. */
export type Candidate = { readonly id: string; readonly cell: Cell; readonly shield: number; readonly health: number }

/** The enemies that are on the board, in the order of the setup. */
export function onBoard<Enemy extends { readonly cell: Cell | null }>(
  enemies: readonly Enemy[],
): (Enemy & { readonly cell: Cell })[] {
  return enemies.flatMap((enemy) => (enemy.cell === null ? [] : [{ ...enemy, cell: enemy.cell }]))
}

export type Row = Omit<CriterionFacts, 'by' | 'decides' | 'letter'> & { readonly criterion: CriterionFacts['letter'] }

export type Priorities = {
  readonly primary: string
  readonly secondary: string | null
  readonly criterion: CriterionFacts['letter'] | 'only'
  readonly table: readonly Row[]
}

/** The recruitment cards that were drawn for criterion E, and chance for the rest. */
export class RecruitDraws {
  readonly #reported: readonly (string | null)[]
  readonly #chance: Chance
  #count = 0

  constructor(reported: readonly (string | null)[], chance: Chance) {
    this.#reported = reported
    this.#chance = chance
  }

  draw(ids: readonly string[]): string {
    const reported = this.#reported[this.#count] ?? null
    this.#count += 1
    if (reported !== null && ids.includes(reported)) return reported
    if (this.#chance.isClosed) {
      const facts = { reason: 'DRAWS_EXHAUSTED', drawn: null, of: [...ids] }
      throw new DrawsExhausted({ rule: 'apex.automata.priority.random-draw', path: ['recruit'], facts })
    }
    return ids[this.#chance.random.below(ids.length)] ?? ''
  }

  get unused(): number {
    return Math.max(0, this.#reported.length - this.#count)
  }
}

/** Finds the primary and the secondary enemy among those on the board; there is at least one. */
export function setPriorities(
  field: Field,
  { cell, arsenal }: { readonly cell: Cell; readonly arsenal: Arsenal },
  enemies: readonly Candidate[],
  recruit: RecruitDraws,
  trace: ApexTrace,
): Priorities {
  const [first, ...others] = enemies
  if (first === undefined) throw new Error('Priorities need an enemy on the board.')
  if (others.length === 0) {
    trace.applied('apex.automata.priority.single-enemy', { enemy: first.id })
    return { primary: first.id, secondary: null, criterion: 'only', table: [] }
  }
  const { rows, decided } = goThroughList(field, cell, arsenal, enemies, recruit, trace)
  const secondary = enemies.find(({ id }) => id !== decided.id)?.id ?? null
  trace.applied('apex.automata.priority.secondary', { primary: decided.id, secondary })
  return { primary: decided.id, secondary, criterion: decided.letter, table: rows }
}

function goThroughList(
  field: Field,
  cell: Cell,
  arsenal: Arsenal,
  enemies: readonly Candidate[],
  recruit: RecruitDraws,
  trace: ApexTrace,
) {
  const rows: Row[] = []
  let decided: { id: string; letter: CriterionFacts['letter'] } | null = null
  for (const { letter, by } of PRIORITY_CRITERIA) {
    if (decided !== null && by === 'random') break
    const { met, values } = criterion(by, field, cell, arsenal, enemies, recruit)
    const [only] = met
    const decides = decided === null && met.length === 1
    rows.push({ criterion: letter, enemies: met, values })
    if (decided === null) {
      recordCriterion({ letter, by, enemies: met, values, decides }, enemies, trace)
    }
    if (decides && only !== undefined) decided = { id: only, letter }
  }
  if (decided === null) throw new Error('The last criterion decides in any case.')
  return { rows, decided }
}

/** Records what a criterion found, and who was drawn. */
function recordCriterion(found: CriterionFacts, enemies: readonly Candidate[], trace: ApexTrace): void {
  const { letter, by, enemies: met, decides } = found
  trace.applied('apex.automata.priority.list', { ...found, reason: null })
  if (!decides) trace.applied('apex.automata.priority.all-candidates', { letter, met: met.length, of: enemies.length })
  if (by !== 'random') return
  const of = enemies.map(({ id }) => id)
  trace.applied('apex.automata.priority.random-draw', { reason: null, drawn: met[0] ?? null, of })
}

type Values = CriterionFacts['values']

function criterion(
  by: CriterionFacts['by'],
  field: Field,
  cell: Cell,
  arsenal: Arsenal,
  enemies: readonly Candidate[],
  recruit: RecruitDraws,
): { met: string[]; values: Values } {
  switch (by) {
    case 'inOptimal':
    case 'inNormal': {
      const met = enemies.filter((enemy) => relationsTo(field, arsenal, cell, enemy.cell)[by])
      return { met: met.map(({ id }) => id), values: null }
    }
    case 'weakest':
      return lowest(enemies.map(({ id, shield, health }) => ({ id, value: shield + health })))
    case 'nearest':
      return lowest(enemies.map((enemy) => ({ id: enemy.id, value: stepsBetween(cell, enemy.cell) })))
    case 'random':
      return { met: [recruit.draw(enemies.map(({ id }) => id))], values: null }
  }
}

function lowest(values: { id: string; value: number }[]): { met: string[]; values: Values } {
  const least = Math.min(...values.map(({ value }) => value))
  return { met: values.filter(({ value }) => value === least).map(({ id }) => id), values }
}
