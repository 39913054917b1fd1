import type { Cell } from '../../../../geometry/grid.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import type { Arsenal } from '../content/automaton-arsenals.ts'
import type { CardCondition, EnemyChoice, EnemyCondition } from '../content/card-effects.ts'
import type { Field } from '../setting/field.ts'
import { relationsTo } from '../setting/weapons.ts'
import { type Asked, faultOf } from '../shot/grenade-target.ts'

/** An enemy as cards look at it. */
export type CardEnemy = { readonly id: string; readonly cell: Cell | null; readonly role: 'primary' | 'secondary' }

/** What the cards of an Automaton look at. */
export type CardTable = {
  /** null where a question has no board: what stands where is then up to the players. */
  readonly field: Field | null
  readonly cell: Cell | null
  readonly arsenal: Arsenal | null
  readonly charges: number
  readonly shield: number
  readonly health: number
  readonly hasShot: boolean
  /** In the order of their priority. */
  readonly enemies: readonly CardEnemy[]
  readonly squadmate: Cell | null
  /** The figures that are left. */
  readonly supply: ReadonlyMap<string, number>
  readonly isShooting: boolean
}

/** The enemies that a choice is about, in the order of their priority. */
export function enemiesBy(choice: EnemyChoice, enemies: readonly CardEnemy[]): readonly CardEnemy[] {
  return choice === 'priority' || choice === 'all' ? enemies : enemies.filter(({ role }) => role === choice)
}

/** Whether an enemy meets what a card asks of it. */
function meets({ field, cell, arsenal }: CardTable, enemy: CardEnemy, asked: EnemyCondition): boolean {
  if (field === null) return true
  if (cell === null || enemy.cell === null || faultOf(field, cell, enemy, asked) !== null) return false
  if (asked.adjacent && !areAdjacent(field.board, cell, enemy.cell)) return false
  if (!asked.inOptimal && !asked.inNormal) return true
  if (arsenal === null) return false
  const found = relationsTo(field, arsenal, cell, enemy.cell)
  return (!asked.inOptimal || found.inOptimal) && (!asked.inNormal || found.inNormal)
}

/** The first enemy that meets a condition. */
export function bindEnemy(table: CardTable, asked: EnemyCondition): CardEnemy | null {
  return enemiesBy(asked.enemy, table.enemies).find((enemy) => meets(table, enemy, asked)) ?? null
}

/** Every enemy that meets a condition, in the order of their priority. */
export const enemiesMeeting = (table: CardTable, asked: EnemyCondition): CardEnemy[] =>
  enemiesBy(asked.enemy, table.enemies).filter((enemy) => meets(table, enemy, asked))

/** Whether a condition holds, and the enemy that it settles on. */
export function judgeCondition(
  table: CardTable,
  { enemy, chargesAtLeast, shieldAtMost, healthAtMost, hasShot }: CardCondition,
): { readonly holds: boolean; readonly bound: CardEnemy | null } {
  const bound = enemy === null || table.field === null ? null : bindEnemy(table, enemy)
  const holds =
    (enemy === null || table.field === null || bound !== null) &&
    (chargesAtLeast === null || table.charges >= chargesAtLeast) &&
    (shieldAtMost === null || table.shield <= shieldAtMost) &&
    (healthAtMost === null || table.health <= healthAtMost) &&
    (hasShot === null || table.hasShot === hasShot)
  return { holds, bound: holds ? bound : null }
}

/** The enemy that an effect takes: the one the line is about, or the first that qualifies. */
export function targetOf(
  { field, cell, enemies }: CardTable,
  choice: EnemyChoice,
  asked: Asked,
  bound: CardEnemy | null,
): CardEnemy | null {
  if (field === null || cell === null) return null
  const candidates = choice === 'priority' && bound !== null ? [bound] : enemiesBy(choice, enemies)
  return candidates.find((enemy) => faultOf(field, cell, enemy, asked) === null) ?? null
}
