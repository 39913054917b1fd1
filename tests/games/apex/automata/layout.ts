import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

/** The worked examples of the solo and co-op book count rows from the south, on a board of 12 × 12. */
export const SIDE = 12
export const at = (x: number, y: number) => ({ column: x, row: SIDE - 1 - y })
export const card = (id: string) => ({ card: id })
export const routes = (...ids: string[]) => ids.map(card)

export type Drawn = { buildings?: JsonObject[]; objects?: JsonObject[] }

export const board = (drawn: Drawn = {}) => ({ drawn: { width: SIDE, height: SIDE, ...drawn } })
export const closed = (id: string, x: number, y: number) => ({
  id,
  kind: 'rock',
  tags: ['IMPASSABLE', 'OCCUPIES_SPACE'],
  cells: [at(x, y)],
})
export const fragile = (id: string, x: number, y: number) => ({
  id,
  kind: 'trap',
  tags: ['DESTRUCTIBLE'],
  cells: [at(x, y)],
})
export const zipline = (id: string, linked: string | null, x: number, y: number) => ({
  id,
  kind: 'zipline',
  cells: [at(x, y)],
  linked,
})
export const beacon = (id: string, x: number, y: number) => ({ id, kind: 'respawnBeacon', cells: [at(x, y)] })

/** A roof of so many levels over one row of spaces. */
export const roof = (x: number, y: number, columns: number, levels: number) =>
  Array.from({ length: levels }, (_, level) => ({ ...at(x, y), columns, rows: 1, level: level + 1 }))

export const SEED = `hmac-sha256,1,${'1'.repeat(64)}`

export const SHORT = { card: 'ar-2' }
export const RIFLE = { card: 'ar-1' }

export const weapon = (name: string, optimal: number, normal: number) => ({
  name,
  weaponType: 'smg',
  normalRange: { min: 1, max: normal },
  optimalRange: { min: 1, max: optimal },
  difficulty: 50,
  rate: { slots: 1, cardsPerSlot: 1 },
  damage: 5,
  headshotDamage: 3,
  accessories: [],
})

/** Weapons that never reach, so that no Optimal Shot disturbs a move. */
export const CLOSE = { described: { id: 'close', weapons: [weapon('Fist', 1, 1), weapon('Stick', 1, 1)] } }

/** The pairs of spaces that see each other. */
export const sight = (...pairs: (readonly [from: JsonObject, to: JsonObject])[]) =>
  pairs.map(([from, to]) => ({ from, to: { cell: to } }))

/** Makes the examples of one operation of Automata; rules of the core book are named in full. */
export const asks =
  (operation: string) =>
  (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
    id,
    says,
    rule: rule.startsWith('apex.') ? rule : `apex.automata.${rule}`,
    operation: `apex.automata-${operation}`,
    input,
    ...(outcome === undefined ? {} : { outcome }),
  })
