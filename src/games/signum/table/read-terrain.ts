import type { TerrainCard } from '../content/cards.ts'
import type { SignumContent } from '../content/signum-content.ts'
import type { SignumViolation } from '../refusal.ts'
import { centimetres, MICROMETRES, type Point } from '../vocabulary.ts'
import type { StatedTerrain, Terrain } from './board.ts'

type Path = readonly (string | number)[]

/** A template as its card and the question say; what is wrong with it is added to the violations. */
export function readTerrain(
  stated: StatedTerrain,
  content: SignumContent,
  path: Path,
  violations: SignumViolation[],
): Terrain {
  const card = terrainCardOf(stated, content, path, violations)
  const id = stated.id ?? stated.card
  const outline = stated.outline ?? outlineOf(card, stated)
  if (id === undefined || (outline === undefined && (stated.card === undefined || stated.at === undefined))) {
    violations.push({ rule: 'signum.board.described', path, facts: { what: 'terrain' } })
  }
  return {
    id: id ?? '',
    card: card?.id ?? null,
    outline: outline ?? [],
    abilities: stated.abilities ?? card?.abilities ?? [],
    grants: stated.grants ?? card?.contactGrants.map(({ id: ability, x }) => grant(ability, x)) ?? [],
    ruins: stated.ruins ?? (card?.isRuins ? 'unsearched' : 'no'),
  }
}

const grant = (id: Terrain['grants'][number]['id'], x: number | undefined) => (x === undefined ? { id } : { id, x })

function terrainCardOf(
  { card: id }: StatedTerrain,
  { cards }: SignumContent,
  path: Path,
  violations: SignumViolation[],
): TerrainCard | null {
  if (id === undefined) return null
  const card = cards.get(id)
  if (card?.kind === 'terrain') return card
  violations.push({ rule: 'signum.content.known', path: [...path, 'card'], facts: { kind: 'terrain', id } })
  return null
}

const outlineOf = (card: TerrainCard | null, { at, rotation }: StatedTerrain): Point[] | undefined =>
  card === null || at === undefined ? undefined : turnedShape(card.shape, at, rotation)

/** The corners of a template, turned about its middle and moved to a place, to a ten-thousandth. */
export function turnedShape(shape: readonly Point[], at: Point, rotation: number): Point[] {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rounded = (value: number) => centimetres(value * MICROMETRES)
  return shape.map(({ x, y }) => ({ x: rounded(at.x + x * cos - y * sin), y: rounded(at.y + x * sin + y * cos) }))
}
