import { tableOf } from '../../../contract/table-form.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { refuse } from '../refusal.ts'
import type { Battlefield, DrawnBattlefield } from './battlefield.ts'

type Path = readonly (string | number)[]

/** A battlefield with everything on it, and the field of the question that draws it. */
export type Drawn = { readonly battlefield: DrawnBattlefield; readonly path: Path }

/** The battlefield that a question means, with the terrain of its layout. */
export function drawnOf(form: Battlefield, content: ShatterpointContent, at: Path = ['battlefield']): Drawn | Refusal {
  const found = tableOf(form, (id) => content.battlefields.get(id)?.battlefield)
  if (found === null) return unknownBattlefield('content' in form ? form.content : '', [...at, 'content'])
  const path = [...at, found.path]
  const battlefield = layOutTerrain(found.table, content, path)
  return battlefield instanceof Refusal ? battlefield : { battlefield, path }
}

function layOutTerrain(
  battlefield: DrawnBattlefield,
  content: ShatterpointContent,
  path: Path,
): DrawnBattlefield | Refusal {
  const { layout, ...drawn } = battlefield
  if (layout === undefined) return battlefield
  const entry = content.battlefields.get(layout)
  if (entry === undefined) return unknownBattlefield(layout, [...path, 'layout'])
  return { ...drawn, terrain: [...drawn.terrain, ...entry.battlefield.terrain] }
}

const unknownBattlefield = (id: string, path: Path): Refusal =>
  refuse([{ rule: 'shatterpoint.content.known', path, facts: { kind: 'battlefield', id } }])
