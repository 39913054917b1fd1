import type { SetupEvent } from '../events/setup-events.ts'
import { type Evolution, withCharacter, withObjectives, withUnit } from './table.ts'

/** What the events of the preparations do. */
export const evolveSetup: Evolution<SetupEvent> = {
  startingPlayerFound: (state, { player }) => ({ ...state, starter: player, active: player }),
  edgeChosen: (state, { side }) => ({ ...state, side }),
  missionChosen: (state, { mission }) => ({ ...state, mission }),
  objectivesPlaced: (state, { objectives }) => ({ ...state, objectives }),
  terrainProposed: (state) => ({ ...state, proposals: state.proposals + 1 }),
  terrainPlaced: (state, { layout }) => ({ ...state, layout }),
  objectiveRaised: (state, { objective, on }) => withObjectives(state, ({ id }) => (id === objective ? { on } : {})),
  charDeployed: (state, { character, at }) => withCharacter(state, character, at),
  squadTakenUp: (state, { player, squad }) => ({
    ...state,
    units: state.units.map((unit) =>
      unit.player === player && unit.squad === squad
        ? { ...unit, characters: unit.characters.map(({ id }) => ({ id, at: null })) }
        : unit,
    ),
  }),
  stanceChosen: (state, { unit, stance }) => withUnit(state, unit, () => ({ stance })),
  struggleRevealed: (state, { number, card }) => ({
    ...state,
    struggle: { number, card, map: null, claimedBy: null },
  }),
  struggleStarted(state, { number, card, map, active }) {
    const faces = new Map(active.map(({ objective, face }) => [objective, face]))
    return withObjectives({ ...state, struggle: { number, card, map, claimedBy: null } }, ({ id }) =>
      faces.has(id) ? { face: 'active', dieFace: faces.get(id) ?? null } : {},
    )
  },
}
