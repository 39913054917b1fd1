import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { Fighter } from '../../damage/casualties.ts'
import { type Combatant, describedFigures, GivenFigure, tableCombatants } from '../../damage/fighters.ts'
import type { GearsViolation } from '../../refusal.ts'
import { refuse } from '../../refusal.ts'
import { coverGrade } from '../../sight/cover.ts'
import { sees } from '../../sight/line-of-sight.ts'
import type { HeldWeapon } from '../../table/figures.ts'
import type { Place } from '../../table/placed-map.ts'
import { placeOn } from '../../table/position.ts'
import { type PlacedTable, placeTable, Table } from '../../table/table.ts'
import { CoverGrade, Id, LIMITS } from '../../vocabulary.ts'

type Path = GearsViolation['path']

const range = z
  .int()
  .min(0)
  .max(LIMITS.distance)
  .nullable()
  .default(1)
  .describe('Zones between attacker and target, 0 in the same zone; null if no way leads there.')

/** Where attacker and target are: on a table, or as the players say. */
export const AttackSituation = z
  .union([
    z.strictObject({
      table: z
        .strictObject({
          ...Table.shape,
          attacker: Id.describe('A figure of the table.'),
          target: Id.optional().describe('A figure of the table; left out if a whole zone is attacked.'),
        })
        .describe('Sight, range and cover are read off the map.')
        .meta({ id: 'GearsAttackTable' }),
    }),
    z.strictObject({
      given: z
        .strictObject({
          attacker: GivenFigure,
          target: GivenFigure,
          others: z.array(GivenFigure).max(LIMITS.locust).default([]).describe('Other figures in the target’s zone.'),
          range,
          cover: CoverGrade.default('none'),
          lineOfSight: z.boolean().default(true),
        })
        .describe('What the players have found out themselves.')
        .meta({ id: 'GearsAttackGiven' }),
    }),
  ])
  .meta({ id: 'GearsAttackSituation' })
export type AttackSituation = z.infer<typeof AttackSituation>

/** What an attacker sees of a target. */
export type SeenTarget = { readonly range: number; readonly isVisible: boolean; readonly cover: CoverGrade }

/** Who attacks whom, whichever way it was told. */
export type Battle = {
  readonly attacker: Combatant
  /** The weapons that the attacker holds; null if they were not listed. */
  readonly weapons: readonly HeldWeapon[] | null
  readonly combatants: ReadonlyMap<string, Combatant>
  readonly target: string | null
  readonly table: PlacedTable | null
  /** The field of the attacker and that of the target. */
  readonly paths: { readonly attacker: Path; readonly target: Path }
  see(target: Fighter): SeenTarget
}

/** Reads who attacks whom off the table, or takes it as it is given. */
export function readBattle(situation: AttackSituation, content: GearsContent): Battle | Refusal {
  return 'given' in situation ? readGiven(situation.given, content) : readTable(situation.table, content)
}

type Given = Extract<AttackSituation, { given: unknown }>['given']

const TARGET_ZONE = 'target zone'
const ATTACKER_ZONE = 'attacker zone'

function readGiven(given: Given, content: GearsContent): Battle | Refusal {
  const path: Path = ['situation', 'given']
  const { attacker, target, others, range: zones, lineOfSight: isVisible } = given
  const found = describedFigures(
    {
      attacker: { figure: attacker, zone: zones === 0 ? TARGET_ZONE : ATTACKER_ZONE },
      target: { figure: target, zone: TARGET_ZONE },
    },
    { field: 'others', figures: others.map((figure) => ({ figure, zone: TARGET_ZONE })) },
    content,
    path,
  )
  if (found instanceof Refusal) return found
  const cover: CoverGrade = zones === 0 ? 'none' : given.cover
  return {
    attacker: found.parts.attacker,
    weapons: null,
    combatants: byId(found.combatants),
    target: found.parts.target.fighter.id,
    table: null,
    paths: { attacker: [...path, 'attacker'], target: [...path, 'target'] },
    see: () => ({ range: zones ?? Number.POSITIVE_INFINITY, isVisible, cover }),
  }
}

type AttackTable = Extract<AttackSituation, { table: unknown }>['table']

function readTable({ attacker, target, ...table }: AttackTable, content: GearsContent): Battle | Refusal {
  const path: Path = ['situation', 'table']
  const placed = placeFigures(table, path, content)
  if (placed instanceof Refusal) return placed
  const { combatants } = placed
  const paths = { attacker: [...path, 'attacker'], target: [...path, 'target'] }
  const from = combatants.get(attacker)
  const missing = [
    ...(from === undefined ? [unknownFigure(attacker, attacker, paths.attacker)] : []),
    ...(target === undefined || combatants.has(target) ? [] : [unknownFigure(attacker, target, paths.target)]),
  ]
  if (from === undefined || missing.length > 0) return refuse(missing)
  return {
    attacker: from,
    weapons: placed.table.cogs.find(({ id }) => id === attacker)?.weapons ?? null,
    combatants,
    target: target ?? null,
    table: placed.table,
    paths,
    see: (to) => seeOnTable(placed.table, attacker, to.id),
  }
}

/** The figures of a table with their cards. */
export type PlacedFigures = { readonly table: PlacedTable; readonly combatants: ReadonlyMap<string, Combatant> }

/** Checks a table and finds the cards of its figures. */
export function placeFigures(table: Table, path: Path, content: GearsContent): PlacedFigures | Refusal {
  const placed = placeTable(table, path, content)
  if (placed instanceof Refusal) return placed
  const combatants = tableCombatants(placed, content, path)
  return combatants instanceof Refusal ? combatants : { table: placed, combatants: byId(combatants) }
}

const byId = (combatants: readonly Combatant[]): ReadonlyMap<string, Combatant> =>
  new Map(combatants.map((combatant) => [combatant.fighter.id, combatant]))

/** The refusal of a figure that is not on the table. */
export const unknownFigure = (attacker: string, target: string, path: Path): GearsViolation => ({
  rule: 'gears.attack.declare',
  path,
  facts: { attacker, target, reason: 'unknownFigure' },
})

function seeOnTable(table: PlacedTable, from: string, to: string): SeenTarget {
  const [one, other] = [placeOf(table, from), placeOf(table, to)]
  if (one === null || other === null) return { range: Number.POSITIVE_INFINITY, isVisible: false, cover: 'none' }
  const isVisible = sees(table.map, one, other)
  return {
    range: table.map.range(one.zone.number, other.zone.number),
    isVisible,
    cover: isVisible ? coverGrade(table.map, one, other) : 'none',
  }
}

/** Where a figure of a checked table stands; a bleeding COG has left its cover. */
export function placeOf({ map, cogs, locust }: PlacedTable, id: string): Place | null {
  const cog = cogs.find((figure) => figure.id === id)
  const figure = cog ?? locust.find((figure) => figure.id === id)
  if (figure === undefined) return null
  const { zone } = figure.position
  const position = cog !== undefined && cog.status !== 'standing' ? { zone } : figure.position
  return placeOn(map, position)
}
