import { byRole, type EnemyInput } from '../setting/fields.ts'
import type { CardEnemy } from './card-table.ts'

/** The enemies of a question in the order of their priority; the first one without a role counts as primary. */
export const enemiesWithRoles = (enemies: readonly EnemyInput[]): CardEnemy[] =>
  byRole(enemies).map(({ id, cell, role }, index) => ({
    id,
    cell,
    role: role ?? (index === 0 ? 'primary' : 'secondary'),
  }))
