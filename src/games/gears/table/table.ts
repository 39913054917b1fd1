import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { FigureType, Id, type Position } from '../vocabulary.ts'
import { Cogs, LocustFigures } from './figures.ts'
import { GearsMap } from './map.ts'
import { placeMap, unknownZone } from './place-map.ts'
import type { PlacedMap } from './placed-map.ts'
import { placeFigure } from './position.ts'

export const DroppedWeapon = z
  .strictObject({ id: Id, type: FigureType, weapon: Id, zone: Id })
  .describe('A marker that lies in a zone with its weapon side up.')
  .meta({ id: 'GearsDroppedWeapon' })
export type DroppedWeapon = z.infer<typeof DroppedWeapon>

export const HoleToken = z
  .strictObject({ id: Id, zone: Id })
  .describe('An emergence hole that is not printed.')
  .meta({ id: 'GearsHoleToken' })

/** Everything that lies on the table. */
export const Table = z
  .strictObject({
    map: GearsMap,
    cogs: Cogs.default([]),
    locust: LocustFigures.default([]),
    sealedHoles: z.array(Id).max(60).default([]).describe('Holes, printed or token, that are sealed.'),
    holeTokens: z.array(HoleToken).max(20).default([]),
    droppedWeapons: z.array(DroppedWeapon).max(60).default([]),
  })
  .meta({ id: 'GearsTable' })
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
export function placeTable(table: Table, field: string, content: GearsContent): PlacedTable | Refusal {
  const map = placeMap(table.map, field, content)
  if (map instanceof Refusal) return map
  const violations = [
    ...figureViolations(table, map, [field]),
    ...enemyViolations(table, content, [field]),
    ...tokenViolations(table, map, [field]),
  ]
  return violations.length > 0 ? refuse(violations) : { ...table, map }
}

/** Every figure has a name of its own and a place; a cover space holds one figure. */
function figureViolations({ cogs, locust }: Table, map: PlacedMap, path: Path): GearsViolation[] {
  const figures = [
    ...cogs.map(({ id, position }, index) => ({ id, position, at: [...path, 'cogs', index] })),
    ...locust.map(({ id, position }, index) => ({ id, position, at: [...path, 'locust', index] })),
  ]
  return figures.flatMap(({ id, position, at }, index): GearsViolation[] => {
    const place = placeFigure(map, position, [...at, 'position'])
    if ('rule' in place) return [place]
    const earlier = figures.slice(0, index)
    if (earlier.some((figure) => figure.id === id)) return [repeated(id, [...at, 'id'])]
    const holder = earlier.find((figure) => sameCover(figure.position, position))
    if (holder === undefined) return []
    const facts = { reason: 'occupied', zone: position.zone, cover: position.cover ?? '' } as const
    return [{ rule: 'gears.map.cover-space', path: [...at, 'position', 'cover'], facts }]
  })
}

const repeated = (id: string, path: Path): GearsViolation => ({
  rule: 'gears.map.piece-model',
  path,
  facts: { reason: 'repeatedId', zone: id, other: null },
})

const sameCover = (a: Position, b: Position): boolean =>
  a.cover !== undefined && a.cover === b.cover && a.zone === b.zone

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
  const printed = map.zones.flatMap(({ number, holes }) => holes.map(({ id }) => ({ id, zone: number })))
  const tokens = holeTokens.map(({ id, zone }) => ({ id, zone: map.zone(zone)?.number ?? 0 }))
  return [...printed, ...tokens].filter(({ id }) => !sealedHoles.includes(id))
}
