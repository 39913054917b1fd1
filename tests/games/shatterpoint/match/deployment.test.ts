import { expect, test } from 'vitest'
import { shatterpointContent as content } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { deployViolations } from '../../../../src/games/shatterpoint/match/deployment.ts'
import { hasPlace } from '../../../../src/games/shatterpoint/match/offers/free-place.ts'
import { placeOffers } from '../../../../src/games/shatterpoint/match/offers/places.ts'
import { finish } from '../../../../src/lib/steps.ts'
import { Table } from './arranged.ts'

const GRANT = {
  command: 'deployChar',
  character: 'mandalorian-super-commandos-a',
  squad: 2,
  leader: 'lord-maul',
} as const

/** Squads crowded into a corner: the last character has a hair’s breadth, or more if its companion stands elsewhere. */
const crowded = (companion: readonly [number, number]) => ({
  state: new Table({
    units: {
      'asajj-ventress-sith-assassin': { at: [[879.3, 95.9]] },
      'kalani-super-tactical-droid': { at: [[879.8, 55.2]] },
      'b1-battle-droids': {
        at: [
          [874.8, 141.7],
          [824.6, 138.9],
        ],
      },
      'lord-maul': { at: [[859.4, 20.5]] },
      'gar-saxon-merciless-commander': { at: [[844.8, 75.3]] },
      'mandalorian-super-commandos': { at: [[0, 0], companion] },
    },
    more: { starter: 'B' },
  }).state,
  content,
})

/** The same without the character that waits for its place. */
function waiting(companion: readonly [number, number]) {
  const { state } = crowded(companion)
  const units = state.units.map((unit) => ({
    ...unit,
    characters: unit.characters.map((one) => (one.id === GRANT.character ? { ...one, at: null } : one)),
  }))
  return { state: { ...state, units }, content }
}

test('a squad is taken up again where the only place left is too narrow to be offered', () => {
  const scene = waiting([808.2, 58])
  expect(deployViolations(scene, GRANT, { x: 794.41, y: 20.01 })).toEqual([])
  expect(finish(placeOffers(scene, GRANT))).toEqual([])
  expect(hasPlace(scene, GRANT)).toBe(false)
})

test('a squad goes on where a place is left that can be offered', () => {
  const scene = waiting([798, 75])
  const [offer] = finish(placeOffers(scene, GRANT))
  if (offer === undefined) throw new Error('A place is offered.')
  const { to } = offer.command.deployChar as { to: { x: number; y: number } }
  expect(deployViolations(scene, GRANT, to)).toEqual([])
  expect(hasPlace(scene, GRANT)).toBe(true)
})
