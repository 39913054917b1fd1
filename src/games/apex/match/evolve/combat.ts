import type { CombatEvent } from '../events/combat-events.ts'
import { withLegend, without } from '../legends.ts'
import type { ApexState, LegendState } from '../state.ts'
import { returnMiniatures } from './cards.ts'
import { withActivation } from './turn.ts'

/** The state after an event of a fight. */
export function evolveCombat(state: ApexState, event: CombatEvent): ApexState {
  switch (event.type) {
    case 'damageApplied':
    case 'legendEliminated':
      return evolveDamage(state, event)
    case 'shotDeclared':
      return declareShot(state, event)
    case 'shotEnded':
      return { ...state, combat: { ...state.combat, shot: null } }
    case 'aimCardsRevealed':
      return withAimTrack(state, [...state.combat.aimTrack, ...event.cards])
    case 'aimDeckShuffled':
      return withAimTrack(state, without(state.combat.aimTrack, event.cards))
    case 'pushed': {
      const cell = event.path.at(-1)
      return cell === undefined ? state : withLegend(state, event.legend, (legend) => ({ ...legend, where: { cell } }))
    }
    case 'destroyed':
      return returnMiniatures(state, event.miniatures)
    case 'sceneryDestroyed':
      return { ...state, destroyed: [...(state.destroyed ?? []), ...event.pieces.map(({ id }) => id)] }
    case 'shotResolved':
    case 'damageCancelled':
    case 'grenadeThrown':
    case 'grenadeLanded':
    case 'meleeResolved':
    case 'collided':
      return state
  }
}

const withAimTrack = (state: ApexState, aimTrack: readonly string[]): ApexState => ({
  ...state,
  combat: { ...state.combat, aimTrack },
})

type Of<Type extends CombatEvent['type']> = Extract<CombatEvent, { type: Type }>

function declareShot(state: ApexState, event: Of<'shotDeclared'>): ApexState {
  const { shooter, target, weapon, distance, difficulty, enhancement, slot, ammo } = event
  const shot = { shooter, target, weapon, distance, difficulty, enhancement }
  const spent = withLegend(state, shooter, (legend) => ({
    ...legend,
    weapons: legend.weapons.map((held, index) => (index === slot ? { ...held, ammo } : held)),
  }))
  return { ...withActivation(spent, { shotUsed: true }), combat: { ...state.combat, shot } }
}

function evolveDamage(state: ApexState, event: Of<'damageApplied' | 'legendEliminated'>): ApexState {
  if (event.type === 'damageApplied') {
    const { shield, health, emergencyShieldUsed } = event
    return withLegend(state, event.legend, (legend) => ({
      ...withEmergencyShield(legend, emergencyShieldUsed || legend.equipment.emergencyShield.depleted),
      shield,
      health,
    }))
  }
  const { boxes, shield, health } = event
  const gone = withLegend(state, event.legend, (legend) => ({
    ...withEmergencyShield(legend, false),
    where: 'off',
    boxes,
    shield,
    health,
  }))
  // The parts of an action that only the eliminated Legend could do are gone with it.
  return state.activation?.legend === event.legend
    ? { ...withActivation(gone, { diedHere: true }), action: null }
    : gone
}

function withEmergencyShield(legend: LegendState, depleted: boolean): LegendState {
  const { equipment } = legend
  return { ...legend, equipment: { ...equipment, emergencyShield: { ...equipment.emergencyShield, depleted } } }
}
