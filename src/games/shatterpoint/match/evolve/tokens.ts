import type { TokenEvent } from '../events/token-events.ts'
import type { ShatterpointState } from '../state.ts'
import { unitOf } from '../units.ts'
import { type Evolution, withUnit } from './table.ts'

/** What a unit wounded counts for its activation, and what its own wounding ends. */
function noteWounding(
  state: ShatterpointState,
  unit: string,
  by: string | null,
  type: 'primary' | 'secondary' | 'supporting',
): ShatterpointState {
  const { activation } = state
  if (activation === null) return state
  if (activation.unit === unit) return { ...state, activation: { ...activation, isOver: true } }
  const isOwn =
    by !== null && (activation.unit === by || unitOf(state, activation.unit).characters.some(({ id }) => id === by))
  const isEnemy = unitOf(state, unit).player !== unitOf(state, activation.unit).player
  if (!isOwn || !isEnemy) return state
  return { ...state, activation: { ...activation, wounded: [...activation.wounded, type] } }
}

/** What events of tokens do. */
export const evolveTokens: Evolution<TokenEvent> = {
  damageSuffered: (state, { unit, damage }) => withUnit(state, unit, () => ({ damage })),
  damageRemoved: (state, { unit, amount }) =>
    withUnit(state, unit, ({ damage }) => ({ damage: Math.max(0, damage - amount) })),
  unitWounded(state, { unit, by }, content) {
    const type = content.units.get(unitOf(state, unit).card)?.profile.type ?? 'supporting'
    return noteWounding(
      withUnit(state, unit, ({ wounds }) => ({ wounds: wounds + 1 })),
      unit,
      by,
      type,
    )
  },
  woundTurned: (state, { unit, injuries }) => withUnit(state, unit, () => ({ wounds: 0, injuries, damage: 0 })),
  woundRemoved: (state, { unit }) => withUnit(state, unit, ({ wounds }) => ({ wounds: Math.max(0, wounds - 1) })),
  injuryGained: (state, { unit, injuries }) => withUnit(state, unit, () => ({ injuries })),
  conditionGained: (state, { unit, condition }) =>
    withUnit(state, unit, ({ conditions, strainTokens }) => ({
      conditions: [...conditions, condition],
      strainTokens: strainTokens + (condition === 'strained' ? 1 : 0),
    })),
  conditionRemoved: (state, { unit, condition }) =>
    withUnit(state, unit, ({ conditions }) => ({ conditions: conditions.filter((held) => held !== condition) })),
  hunkerGained: (state, { unit, amount }) => withUnit(state, unit, ({ hunker }) => ({ hunker: hunker + amount })),
  hunkerLost: (state, { unit, amount }) => withUnit(state, unit, ({ hunker }) => ({ hunker: hunker - amount })),
}
