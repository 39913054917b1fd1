import { tableKind } from '../../../contract/stored-table.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { gearsContent } from '../content/gears-content.ts'
import { mapScene } from './map.scene.ts'
import { DrawnMap } from './map.ts'
import { placeMap } from './place-map.ts'

/** Maps as callers store them. */
export const gearsTable = tableKind(DrawnMap, gearsContent, {
  check(drawn, content) {
    const placed = placeMap({ drawn }, ['map'], content)
    return placed instanceof Refusal ? placed : null
  },
  picture: (drawn, caption) => mapScene({ drawn }, caption, () => ({})),
})
