import { exitViolations } from '../../city/ruins.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { placePoint } from '../../table/place-board.ts'
import { templateOn } from '../../table/placed-board.ts'
import { centimetres, type Point } from '../../vocabulary.ts'
import type { SignumState } from '../state.ts'
import { placedCreature, placedOf } from '../table.ts'

type Scene = { readonly state: SignumState; readonly content: SignumContent }
type Exit = { readonly ruins: string; readonly at: Point }

/** Whether a character may come out of other ruins at a place. */
export function isExit(scene: Scene, id: string, from: string, { ruins, at }: Exit): boolean {
  const board = placedOf(scene)
  const user = placedCreature(scene, id)
  const [entrance, exit] = [templateOn(board, from), templateOn(board, ruins)]
  if (entrance === undefined || exit === undefined) return false
  const disc = { ...placePoint(at), radius: user.disc.radius }
  return exitViolations(board, user, entrance, { ruins: exit, disc }).length === 0
}

/** So many places round each template are tried. */
const DIRECTIONS = 8

/** Places at other searched ruins where a character may come out. */
export function exitPlaces(scene: Scene, id: string, from: string): Exit[] {
  const { terrain } = placedOf(scene)
  const { radius } = placedCreature(scene, id).disc
  const others = terrain.filter(({ terrain: one }) => one.ruins === 'searched' && one.id !== from)
  return others.flatMap(({ terrain: { id: ruins }, outline }) => {
    const middle = {
      x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
      y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
    }
    const places = Array.from({ length: DIRECTIONS }, (_, index) => {
      const corner = outline[index % outline.length] ?? middle
      const far = Math.hypot(corner.x - middle.x, corner.y - middle.y) || 1
      const share = index < outline.length ? (far + radius * 0.9) / far : 0.5
      return {
        x: centimetres(Math.round(middle.x + (corner.x - middle.x) * share)),
        y: centimetres(Math.round(middle.y + (corner.y - middle.y) * share)),
      }
    })
    return places.map((at) => ({ ruins, at })).filter((exit) => isExit(scene, id, from, exit))
  })
}
