import type { z } from 'zod'
import type { Scene } from '../../../contract/scene.ts'
import { tableKind } from '../../../contract/stored-table.ts'
import { keysOf } from '../../../lib/keys.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { gearsContent } from '../content/gears-content.ts'
import { figureMarks, figureShapes, figuresOf, tokenMarks, tokenShapes } from './figure.scene.ts'
import { type GearsCaption, mapScene } from './map.scene.ts'
import { DrawnMap } from './map.ts'
import { onTheMap, placeStored, type Table } from './table.ts'

/** A map, and what lies on it if that is stored, too. */
const StoredTable = DrawnMap.safeExtend({
  cogs: onTheMap.cogs.unwrap().optional(),
  locust: onTheMap.locust.unwrap().optional(),
  sealedHoles: onTheMap.sealedHoles.unwrap().optional(),
  holeTokens: onTheMap.holeTokens.unwrap().optional(),
  droppedWeapons: onTheMap.droppedWeapons.unwrap().optional(),
}).meta({ id: 'GearsStoredTable' })

/** Maps, with or without what lies on them, as callers store them. */
export const gearsTable = tableKind(StoredTable, gearsContent, {
  along: keysOf(onTheMap),
  check(stored, content) {
    const placed = placeStored(tableOf(stored), [], content)
    return placed instanceof Refusal ? placed : null
  },
  picture: (stored, caption) => tableScene(tableOf(stored), caption),
})

const tableOf = ({ zones, edges, doors, ...lying }: z.output<typeof StoredTable>): Table => ({
  map: { drawn: { zones, edges, doors } },
  cogs: lying.cogs ?? [],
  locust: lying.locust ?? [],
  sealedHoles: lying.sealedHoles ?? [],
  holeTokens: lying.holeTokens ?? [],
  droppedWeapons: lying.droppedWeapons ?? [],
})

function tableScene(table: Table, caption: GearsCaption): Scene {
  return mapScene(table.map, caption, (canvas) => {
    const figures = figuresOf(table, canvas.map, caption.content)
    return {
      over: [...tokenShapes(table, figures, canvas), ...figureShapes(figures, canvas)],
      sealedHoles: table.sealedHoles,
      marks: [...figureMarks(figures), ...tokenMarks(table)],
    }
  })
}
