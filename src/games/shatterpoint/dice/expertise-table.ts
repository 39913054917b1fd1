import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Icon } from '../vocabulary.ts'
import { Face, hasFace, RollName } from './roll.ts'

const count = wholeNumber(1, 10).default(1)

const NO_SUCH_FACE = 'The dice of that roll have no such face.'

const Dice = z
  .strictObject({ face: Face, roll: RollName, count })
  .refine(({ face, roll }) => hasFace(roll, face), { message: NO_SUCH_FACE })
  .describe('So many dice of one roll that show one result.')
  .meta({ id: 'ShatterpointDice' })
const Change = z
  .strictObject({ from: Face, to: Face, roll: RollName, count })
  .refine(({ from, to, roll }) => hasFace(roll, from) && hasFace(roll, to), { message: NO_SUCH_FACE })
  .meta({ id: 'ShatterpointChange' })
const Icons = z.strictObject({ icon: Icon, count }).meta({ id: 'ShatterpointIcons' })

/** One entry of a row: what happens to a roll, or an icon. */
export const TableEntry = z
  .union([
    z.strictObject({ add: Dice }).describe('Dice that are added to a roll.').meta({ id: 'ShatterpointAddEntry' }),
    z.strictObject({ change: Change }).describe('Dice that are turned.').meta({ id: 'ShatterpointChangeEntry' }),
    z.strictObject({ remove: Dice }).describe('Dice that leave a roll.').meta({ id: 'ShatterpointRemoveEntry' }),
    z
      .strictObject({ damage: wholeNumber(1, 10) })
      .describe('For the pool, or for the attacking unit if the defender owns the table.')
      .meta({ id: 'ShatterpointDamageEntry' }),
    z.strictObject({ icon: Icons }).describe('Waits until after the attack.').meta({ id: 'ShatterpointIconEntry' }),
    z.strictObject({ negate: Icons }).describe('Cancels icons of this attack.').meta({ id: 'ShatterpointNegateEntry' }),
  ])
  .meta({ id: 'ShatterpointTableEntry' })
export type TableEntry = z.infer<typeof TableEntry>

/** One row: for how many expertise results it is used, and what it does. */
export const TableRow = z
  .strictObject({
    min: wholeNumber(1, 60),
    max: wholeNumber(1, 60).nullable().describe('null for “or more”.'),
    entries: z.array(TableEntry).max(12),
  })
  .meta({ id: 'ShatterpointTableRow' })
export type TableRow = z.infer<typeof TableRow>

/** An expertise table: its rows ascend and do not overlap. A card leaves no count without a row; a reader may. */
export const ExpertiseTable = z
  .array(TableRow)
  .max(8)
  .refine(areAscending, { message: 'Rows must ascend without overlap, and only the last may be open.' })
export type ExpertiseTable = z.infer<typeof ExpertiseTable>

function areAscending(rows: readonly TableRow[]): boolean {
  return rows.every(({ min, max }, index) => {
    const next = rows[index + 1]
    if (max === null) return next === undefined
    return min <= max && (next === undefined || max < next.min)
  })
}

/** The row for a number of expertise results: null below the first row, `missing` where the table has a gap. */
export function rowFor(table: ExpertiseTable, count: number): TableRow | null | 'missing' {
  const [first] = table
  if (first === undefined || count < first.min) return null
  for (const row of table) if (count >= row.min && (row.max === null || count <= row.max)) return row
  return 'missing'
}

/** `2`, `2-3`, `4+` */
export const rowName = ({ min, max }: Pick<TableRow, 'min' | 'max'>): string =>
  max === null ? `${min}+` : min === max ? `${min}` : `${min}-${max}`

/** Whether a table has a row for every count from its first row on, as printed tables do. */
export const isOpenAbove = (rows: ExpertiseTable): boolean => rows.length === 0 || rows.at(-1)?.max === null
