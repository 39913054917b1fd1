import { againstTheClock, isSimple } from '../../../geometry/polygon.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { standardLengths } from '../content/standard-lengths.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { LIMITS } from '../vocabulary.ts'
import type { Battlefield, Character, DrawnBattlefield, Objective, TerrainPart, UnitOnTable } from './battlefield.ts'
import { drawnOf } from './drawn-battlefield.ts'
import { micrometres } from './lengths.ts'
import type {
  PlacedCharacter,
  PlacedField,
  PlacedObject,
  PlacedObjective,
  PlacedPart,
  PlacedUnit,
} from './placed-field.ts'

type Path = readonly (string | number)[]
type Parts = ReadonlyMap<string, PlacedPart>

/** Checks a battlefield and puts everything on it in micrometres; the answer is all that is wrong, or the field. */
export function placeField(form: Battlefield, content: ShatterpointContent): PlacedField | Refusal {
  const found = drawnOf(form, content)
  return found instanceof Refusal ? found : placeDrawn(found.battlefield, content, found.path)
}

/** Checks a drawn battlefield and puts everything on it in micrometres. */
export function placeDrawn(
  battlefield: DrawnBattlefield,
  content: ShatterpointContent,
  path: Path,
): PlacedField | Refusal {
  const violations: ShatterpointViolation[] = [
    ...sameNames(battlefield, path),
    ...tooMany(battlefield, path),
    ...unknownCards(battlefield, content, path),
  ]
  const parts = placeParts(battlefield, path, violations)
  const [width, depth] = [micrometres(battlefield.width), micrometres(battlefield.depth)]
  const partById = new Map(parts.map((part) => [part.id, part]))

  const placed = (object: Character | Objective, diameter: number, at: Path): PlacedObject => {
    const found = placeObject(object, diameter, partById)
    if (!isAtHeight(object, found.on)) violations.push(wrongHeight(object, found.on, at))
    if (!isOnField(found, width, depth)) violations.push(offField(object.id, at))
    return found
  }
  const units = battlefield.units.map((unit, index) =>
    placeUnit(unit, content, (character, diameter, number) =>
      placed(character, diameter, [...path, 'units', index, 'characters', number]),
    ),
  )
  const objectives = battlefield.objectives.map((objective, index): PlacedObjective => {
    const { id, disc, z, on } = placed(objective, objective.diameter, [...path, 'objectives', index])
    const { face, controller, priority, locked } = objective
    return { id, disc, z, on, face, controller, priority, locked }
  })
  if (violations.length > 0) return refuse(violations)
  const characters = units.flatMap((unit) => unit.characters)
  const lengths = battlefield.lengths ?? standardLengths(content)
  return { width, depth, parts, units, characters, objectives, lengths }
}

const discOf = (x: number, y: number, diameter: number) => ({
  x: micrometres(x),
  y: micrometres(y),
  radius: micrometres(diameter / 2),
})

function placeParts({ terrain }: DrawnBattlefield, path: Path, violations: ShatterpointViolation[]): PlacedPart[] {
  return terrain.flatMap((piece, index) =>
    piece.parts.map((part, number) => {
      const outline = part.outline.map(({ x, y }) => ({ x: micrometres(x), y: micrometres(y) }))
      const isValid = isSimple(outline) && micrometres(part.bottom) < micrometres(part.top)
      if (!isValid) violations.push(brokenPart(part, [...path, 'terrain', index, 'parts', number]))
      return {
        id: part.id,
        piece: piece.id,
        outline: isValid ? againstTheClock(outline) : outline,
        bottom: micrometres(part.bottom),
        top: micrometres(part.top),
        isBlocked: part.sight === 'blocked',
        isPassable: part.movement === 'passable',
      }
    }),
  )
}

/** The diameter of a base if neither the question nor a card says it. */
const SMALL_BASE = 40

function placeUnit(
  unit: UnitOnTable,
  content: ShatterpointContent,
  place: (character: Character, diameter: number, index: number) => PlacedObject,
): PlacedUnit {
  const { id, player, wounded = false, hunker = 0, conditions = [], intercedes, damage = 0 } = unit
  const card = unit.content === undefined ? undefined : content.units.get(unit.content)
  const stamina = unit.stamina ?? card?.stamina
  const characters: PlacedCharacter[] = []
  const placed: PlacedUnit = {
    id,
    player,
    type: unit.type ?? card?.profile.type ?? 'supporting',
    tags: unit.tags ?? card?.tags ?? null,
    isWounded: wounded,
    hunker,
    conditions,
    toughness: stamina === undefined ? null : { stamina, damage },
    intercedes,
    characters,
  }
  for (const [index, character] of unit.characters.entries()) {
    const diameter = character.diameter ?? card?.baseDiameter ?? SMALL_BASE
    const { id: name, disc, z, on } = place(character, diameter, index)
    characters.push({ id: name, disc, z, on, unit: placed })
  }
  return placed
}

function unknownCards({ units }: DrawnBattlefield, content: ShatterpointContent, path: Path): ShatterpointViolation[] {
  return units.flatMap(({ content: id, stance }, index): ShatterpointViolation[] => {
    const at = [...path, 'units', index]
    if (id !== undefined && !content.units.has(id))
      return [{ rule: 'shatterpoint.content.known', path: [...at, 'content'], facts: { kind: 'unit', id } }]
    if (stance === undefined || content.stances.has(`${id}.${stance}`)) return []
    return [{ rule: 'shatterpoint.content.known', path: [...at, 'stance'], facts: { kind: 'stance', id: stance } }]
  })
}

function placeObject({ id, x, y, z, on }: Character | Objective, diameter: number, parts: Parts): PlacedObject {
  const part = on === undefined ? null : (parts.get(on) ?? null)
  return { id, disc: discOf(x, y, diameter), z: part?.top ?? micrometres(z), on: part }
}

/** Whether an object stands on a part that there is, and a height that is stated is that of the part. */
function isAtHeight({ z, on }: Character | Objective, part: PlacedPart | null): boolean {
  if (part === null) return on === undefined
  return z === 0 || micrometres(z) === part.top
}

const wrongHeight = (
  { id, on }: Character | Objective,
  part: PlacedPart | null,
  path: Path,
): ShatterpointViolation => ({
  rule: 'shatterpoint.elevation.object-height',
  path: [...path, 'on'],
  facts: { object: id, part: on ?? null, z: part === null ? null : part.top / 1000 },
})

/** Whether a base lies wholly on the table. */
export function isOnField(
  { disc: { x, y, radius } }: Pick<PlacedObject, 'disc'>,
  width: number,
  depth: number,
): boolean {
  return x >= radius && y >= radius && x + radius <= width && y + radius <= depth
}

const offField = (object: string, path: Path): ShatterpointViolation => ({
  rule: 'shatterpoint.move.battlefield-edge',
  path,
  facts: { object },
})

const brokenPart = ({ id }: TerrainPart, path: Path): ShatterpointViolation => ({
  rule: 'shatterpoint.terrain.parts',
  path,
  facts: { part: id, isValid: false },
})

/** Every name may be used once for a part, and once for a unit, and once for a character or objective. */
function sameNames({ terrain, units, objectives }: DrawnBattlefield, path: Path): ShatterpointViolation[] {
  const named = [
    terrain.map(({ id }, index) => ({ id, at: ['terrain', index] })),
    terrain.flatMap(({ parts }, index) => parts.map(({ id }, at) => ({ id, at: ['terrain', index, 'parts', at] }))),
    units.map(({ id }, index) => ({ id, at: ['units', index] })),
    [
      ...units.flatMap(({ characters }, index) =>
        characters.map(({ id }, at) => ({ id, at: ['units', index, 'characters', at] })),
      ),
      ...objectives.map(({ id }, index) => ({ id, at: ['objectives', index] })),
    ],
  ]
  return named.flatMap((list) => {
    const seen = new Set<string>()
    const again = list.filter(({ id }) => seen.size === seen.add(id).size)
    return again.map(({ id, at }) => ({
      rule: 'shatterpoint.table.names',
      path: [...path, ...at, 'id'],
      facts: { id },
    }))
  })
}

function tooMany({ terrain, units }: DrawnBattlefield, path: Path): ShatterpointViolation[] {
  const all = terrain.flatMap((piece) => piece.parts)
  const parts = all.length
  const corners = all.reduce((sum, { outline }) => sum + outline.length, 0)
  const characters = units.reduce((sum, unit) => sum + unit.characters.length, 0)
  const { partsInAll: maxParts, cornersInAll: maxCorners, charactersInAll: maxCharacters } = LIMITS
  const facts = { parts, corners, characters, maxParts, maxCorners, maxCharacters }
  const found: ShatterpointViolation[] = []
  if (parts > maxParts || corners > maxCorners) {
    found.push({ rule: 'shatterpoint.table.size', path: [...path, 'terrain'], facts })
  }
  if (characters > maxCharacters) found.push({ rule: 'shatterpoint.table.size', path: [...path, 'units'], facts })
  return found
}
