import type { Scene } from '../../../contract/scene.ts'
import { reachShapes, rimShape } from '../table/base.scene.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { rangeLength } from '../table/lengths.ts'
import { fieldOf, type ShatterpointCaption, tableScene } from '../table/table.scene.ts'
import { COLOURS } from '../table/table-colours.ts'

type Answered = { readonly unit: string; readonly range: number | null; readonly eligible: readonly string[] }

/** Whom an ability may affect: rings around the characters of its unit, and a rim around everyone who fits. */
export function abilityTargetScene(
  battlefield: Battlefield,
  { unit, range, eligible }: Answered,
  caption: ShatterpointCaption,
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const sources = field.units.find(({ id }) => id === unit)?.characters ?? []
  const reach = range === null ? null : rangeLength(range, field.lengths)
  const targets = field.characters.filter(({ id }) => eligible.includes(id))
  return tableScene(field, caption, (canvas) => ({
    under: [
      ...(reach === null ? [] : sources.flatMap((source) => reachShapes(source, reach, COLOURS.choice, canvas))),
      ...sources.map((source) => rimShape(source, COLOURS.choice, canvas)),
      ...targets.map((target) => rimShape(target, COLOURS.good, canvas)),
    ],
    legend: [
      {
        isShown: reach !== null,
        colour: COLOURS.choice,
        mark: 'dashed',
        en: 'as far as the ability reaches',
        es: 'hasta donde llega la capacidad',
      },
      { isShown: targets.length > 0, colour: COLOURS.good, en: 'can be affected', es: 'puede verse afectado' },
    ],
  }))
}
