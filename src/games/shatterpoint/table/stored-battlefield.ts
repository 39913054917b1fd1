import { tableKind } from '../../../contract/stored-table.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { type ShatterpointContent, shatterpointContent } from '../content/shatterpoint-content.ts'
import { type Battlefield, type Character, DrawnBattlefield, type Objective } from './battlefield.ts'
import { drawnOf } from './drawn-battlefield.ts'
import { placeField } from './place-field.ts'
import { tableScene } from './table.scene.ts'

/** Battlefields as callers store them. */
export const shatterpointTable = tableKind(DrawnBattlefield, shatterpointContent, {
  check(drawn, content) {
    const placed = placeField({ drawn }, content)
    return placed instanceof Refusal ? placed : null
  },
  picture: (drawn, caption) => tableScene({ drawn }, caption, () => ({})),
})

/** Where an object is put; on the ground if it is not said on what. */
type Put = {
  readonly object: string
  readonly end: { readonly x: number; readonly y: number; readonly on?: string | null | undefined }
}

/** The battlefield with objects where they were put; `null` if none was. */
export function withMoved(
  form: Battlefield,
  puts: readonly Put[],
  content: ShatterpointContent,
): DrawnBattlefield | null {
  const found = drawnOf(form, content)
  if (found instanceof Refusal || puts.length === 0) return null
  const { battlefield } = found
  const putOf = (id: string) => puts.findLast(({ object }) => object === id)
  const units = battlefield.units.map((unit) => ({
    ...unit,
    characters: unit.characters.map((character) => moveCharacter(character, putOf(character.id))),
  }))
  const objectives = battlefield.objectives.map((objective) => moveObjective(objective, putOf(objective.id)))
  return { ...battlefield, units, objectives }
}

function moveCharacter(character: Character, put: Put | undefined): Character {
  if (put === undefined) return character
  const { on: _before, ...rest } = character
  return { ...rest, ...placeOf(put) }
}

function moveObjective(objective: Objective, put: Put | undefined): Objective {
  if (put === undefined) return objective
  const { on: _before, ...rest } = objective
  return { ...rest, ...placeOf(put) }
}

/** The height follows from what it stands on. */
const placeOf = ({ end: { x, y, on } }: Put) => ({ x, y, z: 0, ...(on == null ? {} : { on }) })

/** The battlefield with the control tokens of these objectives laid anew; `null` if there are none. */
export function withControllers(
  form: Battlefield,
  controls: readonly { readonly objective: string; readonly controller: Objective['controller'] }[],
  content: ShatterpointContent,
): DrawnBattlefield | null {
  const found = drawnOf(form, content)
  if (found instanceof Refusal || controls.length === 0) return null
  const { battlefield } = found
  const objectives = battlefield.objectives.map((objective) => {
    const control = controls.find((one) => one.objective === objective.id)
    return control === undefined ? objective : { ...objective, controller: control.controller }
  })
  return { ...battlefield, objectives }
}

/** The battlefield with objectives on the terrain that was put where they lie; `null` if none changes its height. */
export function withRaised(
  form: Battlefield,
  placements: readonly { readonly objective: string; readonly moved: boolean; readonly on: string | null }[],
  content: ShatterpointContent,
): DrawnBattlefield | null {
  const found = drawnOf(form, content)
  if (found instanceof Refusal) return null
  const puts = found.battlefield.objectives.flatMap(({ id, x, y }) => {
    const placed = placements.find(({ objective, moved }) => moved && objective === id)
    return placed === undefined ? [] : [{ object: id, end: { x, y, on: placed.on } }]
  })
  return withMoved(form, puts, content)
}
