import type { Scene, Shape } from '../../../contract/scene.ts'
import { objectFinder, rimShape } from './base.scene.ts'
import type { Battlefield } from './battlefield.ts'
import { fieldOf, partShapes, type ShatterpointCaption, tableScene } from './table.scene.ts'
import type { TableCanvas } from './table-canvas.ts'
import { COLOURS } from './table-colours.ts'
import type { TerrainEffect } from './terrain-effect.ts'

/** Parts that hide what is behind them in red, others that have to be gone around in amber. */
export function terrainScene(
  battlefield: Battlefield,
  object: string,
  effects: readonly TerrainEffect[],
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const find = objectFinder(field)
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...effects.flatMap(({ part, hides, movement }) => {
        if (!hides && movement !== 'around') return []
        return markedParts([part], hides ? COLOURS.blocked : COLOURS.choice, canvas)
      }),
      rimShape(find(object), COLOURS.visible, canvas),
    ],
    legend: [
      { isShown: true, colour: COLOURS.visible, en: object, es: object },
      {
        isShown: effects.some(({ hides }) => hides),
        colour: COLOURS.blocked,
        en: 'hides what is behind it',
        es: 'oculta lo que hay detrás',
      },
      {
        isShown: effects.some(({ hides, movement }) => !hides && movement === 'around'),
        colour: COLOURS.choice,
        en: 'has to be gone around',
        es: 'hay que rodearla',
      },
    ],
  }))
}

/** The parts of these names in one colour. */
export function markedParts(ids: readonly string[], colour: string, canvas: TableCanvas): Shape[] {
  return canvas.field.parts.filter(({ id }) => ids.includes(id)).flatMap((part) => partShapes(part, colour, canvas))
}
