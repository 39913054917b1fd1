import { z } from 'zod'
import { storedAlong } from '../../../contract/stored-table.ts'
import { joinRefusals } from '../../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { FigureType, Id } from '../vocabulary.ts'
import { Cogs, LocustFigures } from './figures.ts'
import { GearsMap } from './map.ts'
import { placeMap, unknownZone } from './place-map.ts'
import type { PlacedMap } from './placed-map.ts'
import { placeAll } from './position-list.ts'

export const DroppedWeapon = z
  .strictObject({ id: Id, type: FigureType, weapon: Id, zone: Id })
  .describe('A marker that lies in a zone with its weapon side up.')
  .meta({ id: 'GearsDroppedWeapon' })
export type DroppedWeapon = z.infer<typeof DroppedWeapon>

export const HoleToken = z
  .strictObject({ id: Id, zone: Id })
  .describe('An emergence hole that is not printed.')
  .meta({ id: 'GearsHoleToken' })

/** What lies on the map; a stored table may hold it, too. */
export const onTheMap = storedAlong({
  cogs: Cogs.default([]),
  locust: LocustFigures.default([]),
  sealedHoles: z.array(Id).max(60).default([]).describe('Holes, printed or token, that are sealed.'),
  holeTokens: z.array(HoleToken).max(20).default([]),
  droppedWeapons: z.array(DroppedWeapon).max(60).default([]),
})

/** Everything that lies on the table. */
export const Table = z.strictObject({ map: GearsMap, ...onTheMap }).meta({ id: 'GearsTable' })
export type Table = z.infer<typeof Table>

type Path = GearsViolation['path']

/** What the emergence holes of a table follow from. */
type HoleTable = {
  readonly map: PlacedMap
  readonly sealedHoles: readonly string[]
  readonly holeTokens: readonly { readonly id: string; readonly zone: string }[]
}

/** A table on which everything stands where it may, with its map. */
export type PlacedTable = Omit<Table, 'map'> & { readonly map: PlacedMap }

/** Checks a table; otherwise refuses with everything that is wrong. */
export const placeTable = (table: Table, path: Path, content: GearsContent): PlacedTable | Refusal =>
  placeKnown(table, path, content, enemyViolations(table, content, path))

/** The same for a table to be stored, whose enemies may be cards that come with each question. */
export const placeStored = (table: Table, path: Path, content: GearsContent): PlacedTable | Refusal =>
  placeKnown(table, path, content, [])

function placeKnown(
  table: Table,
  path: Path,
  content: GearsContent,
  unknown: readonly GearsViolation[],
): PlacedTable | Refusal {
  const map = placeMap(table.map, [...path, 'map'], content)
  if (map instanceof Refusal) return map
  const figures = checkFigures(table, map, path)
  const violations = [...unknown, ...tokenViolations(table, map, path)]
  return joinRefusals(figures, violations.length > 0 ? refuse(violations) : null) ?? { ...table, map }
}

/** Every figure has a name of its own and a place; a cover space holds one figure. */
function checkFigures({ cogs, locust }: Table, map: PlacedMap, path: Path): Refusal | null {
  const figures = [
    ...cogs.map(({ id, position }, index) => ({ id, position, at: [...path, 'cogs', index] })),
    ...locust.map(({ id, position }, index) => ({ id, position, at: [...path, 'locust', index] })),
  ]
  const places = placeAll(
    map,
    figures.map(({ position, at }) => ({ position, path: [...at, 'position'] })),
  )
  const repeated = figures.filter(({ id }, index) => figures.findIndex((figure) => figure.id === id) < index)
  return joinRefusals(
    places instanceof Refusal ? places : null,
    repeated.length > 0 ? refuse(repeated.map(({ id, at }) => repeatedId(id, [...at, 'id']))) : null,
  )
}

const repeatedId = (id: string, path: Path): GearsViolation => ({
  rule: 'gears.map.piece-model',
  path,
  facts: { reason: 'repeatedId', zone: id, other: null },
})

function enemyViolations({ locust }: Table, { enemies }: GearsContent, path: Path): GearsViolation[] {
  return locust.flatMap(({ enemy }, index): GearsViolation[] =>
    enemies.has(enemy)
      ? []
      : [
          {
            rule: 'gears.content.known',
            path: [...path, 'locust', index, 'enemy'],
            facts: { kind: 'enemy', id: enemy },
          },
        ],
  )
}

function tokenViolations({ holeTokens, droppedWeapons }: Table, map: PlacedMap, path: Path): GearsViolation[] {
  const tokens = [
    ...holeTokens.map(({ zone }, index) => ({ zone, at: [...path, 'holeTokens', index, 'zone'] })),
    ...droppedWeapons.map(({ zone }, index) => ({ zone, at: [...path, 'droppedWeapons', index, 'zone'] })),
  ]
  return tokens.flatMap(({ zone, at }) => (map.zone(zone) === undefined ? [unknownZone(zone, at)] : []))
}

/** The emergence holes that are open, printed and token, in the order of their zones. */
export function openHoles({ map, sealedHoles, holeTokens }: HoleTable): { id: string; zone: number }[] {
  const tokens = holeTokens.map(({ id, zone }) => ({ id, zone: map.zone(zone)?.number ?? 0 }))
  return [...map.printedHoles, ...tokens].filter(({ id }) => !sealedHoles.includes(id))
}
