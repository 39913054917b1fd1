import { isPaid } from '../../abilities/ability.ts'
import type { AttackEvent } from '../events/attack-events.ts'
import type { TurnEvent } from '../events/turn-events.ts'
import type { ActivationState, GainedTag, ShatterpointState } from '../state.ts'
import { type Evolution, withCharacter, withObjectives, withUnit } from './table.ts'

const NO_USES = { reserved: false, uses: {} }

const withActivation = (state: ShatterpointState, change: Partial<ActivationState>): ShatterpointState =>
  state.activation === null ? state : { ...state, activation: { ...state.activation, ...change } }

/** What focus still gives some characters, in place of what it gave them. */
function withFocus(state: ShatterpointState, changed: ActivationState['focus']): ShatterpointState {
  const ids = new Set(changed.map(({ character }) => character))
  const others = (state.activation?.focus ?? []).filter(({ character }) => !ids.has(character))
  return withActivation(state, { focus: [...others, ...changed] })
}

/** An ability was used once more this turn. */
function withUse(state: ShatterpointState, unit: string, ability: string): ShatterpointState {
  const { uses } = state.thisTurn
  const name = `${unit} ${ability}`
  return { ...state, thisTurn: { ...state.thisTurn, uses: { ...uses, [name]: (uses[name] ?? 0) + 1 } } }
}

/** Tags that were gained for a turn are gone after it. */
function withoutTagsOfTurn(state: ShatterpointState): ShatterpointState {
  const isOver = ({ until }: GainedTag) => until === 'turn'
  if (!state.units.some(({ gainedTags = [] }) => gainedTags.some(isOver))) return state
  const units = state.units.map((unit) => {
    const { gainedTags = [] } = unit
    return gainedTags.some(isOver) ? { ...unit, gainedTags: gainedTags.filter((tag) => !isOver(tag)) } : unit
  })
  return { ...state, units }
}

/** What events of turns, activations, movements, attacks and the struggle do. */
export const evolveTurn: Evolution<TurnEvent | AttackEvent> = {
  turnStarted: (state, { turn, player }) => ({
    ...withoutTagsOfTurn(state),
    phase: 'play',
    turn,
    active: player,
    thisTurn: NO_USES,
  }),
  priorityPlaced: (state, { objective }) =>
    withObjectives(state, ({ id }) => (id === objective ? { priority: true } : {})),
  activationStarted: (state, { unit, via }) => ({
    ...state,
    activation: { unit, via, used: [], flipped: false, focus: [], isOver: false, wounded: [], isOpen: false },
  }),
  activationOpened: (state) => withActivation(state, { isOpen: true }),
  actionStarted(state, { unit, action, granted }) {
    const begun = { ...state, action }
    const { activation } = state
    if (activation === null || activation.unit !== unit) return begun
    return withActivation(begun, { used: [...activation.used, { action, granted }] })
  },
  actionResolved: (state) => ({ ...state, action: null }),
  moved: (state, { character, to }) => withCharacter(state, character, to),
  pushed: (state, { character, to }) => withCharacter(state, character, to),
  pulled: (state, { character, to }) => withCharacter(state, character, to),
  focusGained: (state, { focus }) => withFocus(state, focus),
  focusUsed: (state, { left }) => withFocus(state, [left]),
  stanceFlipped: (state, { unit, stance, byEffect }) =>
    withActivation(
      withUnit(state, unit, () => ({ stance })),
      byEffect ? {} : { flipped: true },
    ),
  abilityUsed: (state, { unit, ability }) => withUse(state, unit, ability),
  // A step of an ability that was paid for may wait; that is no further use of it.
  effectApplied: (state, { unit, ability }, { abilities }) =>
    isPaid(abilities.get(ability)?.ability.type ?? 'innate') ? state : withUse(state, unit, ability),
  tagGained: (state, { unit, tag, until }) =>
    withUnit(state, unit, ({ gainedTags = [] }) => ({ gainedTags: [...gainedTags, { tag, until }] })),
  effectPrepared: (state, { unit, ability, step }) =>
    withActivation(state, { prepared: [...(state.activation?.prepared ?? []), { unit, ability, step }] }),
  preparedTaken: (state, { unit, ability, step }) =>
    withActivation(state, {
      prepared: (state.activation?.prepared ?? []).filter(
        (one) => one.unit !== unit || one.ability !== ability || one.step !== step,
      ),
    }),
  keywordGained: (state, { unit, name, value }) => ({
    ...state,
    thisTurn: { ...state.thisTurn, keywords: [...(state.thisTurn.keywords ?? []), { unit, name, value }] },
  }),
  activationEnded: (state) => ({ ...state, activation: null, action: null }),
  objectiveControlled: (state, { objective, player }) =>
    withObjectives(state, ({ id }) => (id === objective ? { controller: player } : {})),
  controlRemoved: (state, { objective }) =>
    withObjectives(state, ({ id }) => (id === objective ? { controller: null } : {})),
  tokenMoved: (state, { track }) => ({ ...state, track }),
  momentumGained: (state, { track }) => ({ ...state, track }),
  momentumLost: (state, { track }) => ({ ...state, track }),
  struggleClaimed: (state, { player, card }) => ({
    ...state,
    claimed: { ...state.claimed, [player]: [...state.claimed[player], card] },
    struggle: state.struggle === null ? null : { ...state.struggle, claimedBy: player },
  }),
  struggleReset: (state, { track }) =>
    withObjectives({ ...state, track }, () => ({
      face: 'inactive',
      dieFace: null,
      priority: false,
      controller: null,
    })),
  unitDefeated: (state, { unit }) =>
    withUnit(state, unit, ({ characters }) => ({
      defeated: true,
      damage: 0,
      wounds: 0,
      conditions: [],
      hunker: 0,
      characters: characters.map(({ id }) => ({ id, at: null })),
    })),
  attackStarted: (state, { attack }) => ({ ...state, attacks: attack }),
  matchEnded: (state, { winner, reason, by }) => ({
    ...state,
    phase: 'ended',
    result: { winner, reason, by },
    activation: null,
    action: null,
  }),
}
