import type { Refusal } from '../../../../rulebook/refusal.ts'
import { refuse } from '../../refusal.ts'
import type { PrimaryEnemy } from '../movement/mover.ts'
import type { TableInput } from './fields.ts'

/** The primary enemy that a question names; one that is off the board is refused. */
export function primaryOf({
  primary,
  enemies,
}: TableInput & { readonly primary: string | null }): PrimaryEnemy | null | Refusal {
  const enemy = enemies.find(({ id }) => id === primary)
  if (enemy === undefined) return null
  if (enemy.cell !== null) return { id: enemy.id, cell: enemy.cell }
  const facts = {
    reason: 'PRIMARY_OFF_BOARD',
    letter: 'A',
    by: 'inOptimal',
    enemies: [enemy.id],
    values: null,
    decides: false,
  } as const
  return refuse([{ rule: 'apex.automata.priority.list', path: ['primary'], facts: { ...facts, enemies: [enemy.id] } }])
}
