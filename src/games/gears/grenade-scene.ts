import type { Scene } from '../../contract/scene.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { type AttackDiceShown, attackDiceScene } from './attack-scene.ts'
import { placeFigures, placeOf } from './attack-situation.ts'
import { figureShapes, figuresOf, sightLine } from './figure-scene.ts'
import type { GrenadeSituation } from './grenade-declaration.ts'
import { COLOURS, type GearsCaption, mapScene, tint } from './map-scene.ts'

/** The throw on its map, the target zone tinted and sealed holes crossed out; without a map, the dice. */
export function grenadeScene(
  situation: GrenadeSituation,
  sealed: readonly string[],
  shown: AttackDiceShown,
  caption: GearsCaption,
): Scene {
  if ('given' in situation) return attackDiceScene(shown, caption)
  const { thrower, zone, ...table } = situation.table
  const placed = placeFigures(table, ['table'], caption.content)
  if (placed instanceof Refusal) return attackDiceScene(shown, caption)
  const { map, sealedHoles } = placed.table
  return mapScene(map, caption, (canvas) => {
    const [target, from] = [map.zone(zone), placeOf(placed.table, thrower)]
    const figures = figuresOf(placed.table, map, caption.content)
    if (target === undefined || from === null) return { over: figureShapes(figures, canvas) }
    const line = sightLine(canvas.pointOf(from), canvas.labelAt(target), true)
    return {
      under: [tint(target, COLOURS.blocked, 0.25, canvas)],
      over: [...(from.zone === target ? [] : [line]), ...figureShapes(figures, canvas)],
      sealedHoles: [...sealedHoles, ...sealed],
    }
  })
}
