import type { Shape } from '../../../../contract/scene.ts'
import { rimShape } from '../../table/base.scene.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import type { TableCanvas } from '../../table/table-canvas.ts'
import type { ShatterpointState } from '../state.ts'
import { unitOf } from '../units.ts'

const ACTIVE = '#f9a825'
const DAMAGE = '#b71c1c'
const PRIORITY = '#6a1b9a'
const SIZE = 11

const ACTIVE_ENTRY = { colour: ACTIVE, en: 'activated', es: 'activada' }
const DAMAGE_ENTRY = { colour: DAMAGE, en: 'damage', es: 'daño' }
const PRIORITY_ENTRY = { colour: PRIORITY, en: 'priority objective', es: 'objetivo prioritario' }

/** What lies beside bases and objectives: damage, the unit that is activated, priority markers. */
export function baseMarks(state: ShatterpointState, field: PlacedField, canvas: TableCanvas) {
  const active = state.activation?.unit ?? null
  const activated = field.characters.filter(({ unit }) => unit.id === active)
  const priority = field.objectives.filter((objective) => objective.priority)
  const damaged = field.characters.filter(({ unit }) => unitOf(state, unit.id).damage > 0)
  return {
    over: [
      ...activated.map((character) => rimShape(character, ACTIVE, canvas)),
      ...priority.map((objective) => rimShape(objective, PRIORITY, canvas)),
      ...damaged.map((character) => damageLabel(state, character, canvas)),
    ],
    legend: [
      { ...ACTIVE_ENTRY, isShown: activated.length > 0 },
      { ...DAMAGE_ENTRY, isShown: damaged.length > 0 },
      { ...PRIORITY_ENTRY, isShown: priority.length > 0 },
    ],
  }
}

function damageLabel(state: ShatterpointState, { disc, unit }: PlacedCharacter, canvas: TableCanvas): Shape {
  const { x, y } = canvas.at(disc)
  const at = canvas.size(disc.radius)
  const text = String(unitOf(state, unit.id).damage)
  return { shape: 'text', x: x + at, y: y - at + SIZE, text, size: SIZE, bold: true, fill: DAMAGE, halo: '#ffffff' }
}
