import { describe, expect, test } from 'vitest'
import { accessPointOperation } from '../../../../src/games/shatterpoint/movement/access-point.operation.ts'
import { placeOperation } from '../../../../src/games/shatterpoint/movement/place.operation.ts'
import { deploymentOperation } from '../../../../src/games/shatterpoint/setup/deployment.operation.ts'
import { base, block, lone, piece, type Table } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import { noSeed } from '../../../support/chance.ts'

const ruled = (codes: readonly string[]) => ({
  kind: 'ruled',
  outcome: { legal: codes.length === 0, violations: codes.map((code) => ({ code })) },
})

describe('placing', () => {
  const battlefield: Table = {
    terrain: [piece(block('roof', [300, 60, 400, 140]))],
    units: [lone('A', 'Ahsoka', [100, 100]), lone('B', 'Maul', [150, 200])],
  }
  const placed = (range: number, end: object, more: object = {}) =>
    placeOperation.answer({ battlefield: { drawn: battlefield }, object: 'Ahsoka', range, end, ...more }, noSeed)

  test('any part of the new base is within the range of the old one, to the micrometre forgiven', () => {
    expect(placed(2, { x: 216.001, y: 100 })).toMatchObject(ruled([]))
    expect(placed(2, { x: 216.002, y: 100 })).toMatchObject(ruled(['outOfRange']))
  })

  test('the range may be measured from another object, and everything wrong is told', () => {
    expect(placed(2, { x: 240, y: 200 }, { reference: 'Maul' })).toMatchObject(ruled([]))
    expect(placed(1, { x: 310, y: 100, on: 'roof' }, { reference: 'Maul' })).toMatchObject(
      ruled(['outOfRange', 'endPartial']),
    )
    expect(placed(3, { x: 150, y: 161 })).toMatchObject(ruled(['endOverlapsBase']))
  })

  test('a part or a reference that is not there is refused', () => {
    expect(placed(2, { x: 200, y: 100, on: 'tree' })).toMatchObject({ kind: 'refused' })
    expect(placed(2, { x: 200, y: 100 }, { reference: 'Yoda' })).toMatchObject({ kind: 'refused' })
  })
})

describe('an access point', () => {
  const tower = piece(block('tower', [505, 450, 605, 550]))
  const battlefield: Table = { terrain: [tower], units: [lone('A', 'Rex', [400, 500])] }
  const points = [
    { id: 'bottom', x: 500, y: 500 },
    { id: 'top', x: 520, y: 500, z: 100 },
  ]
  const used = (end: object, arrival: object) =>
    accessPointOperation.answer(
      {
        battlefield: { drawn: battlefield },
        character: 'Rex',
        end,
        groups: [{ id: 'ladder', points }],
        to: 'top',
        arrival,
      },
      noSeed,
    )

  test('is used and arrived at within range 1', () => {
    expect(used({ x: 455, y: 500 }, { x: 565, y: 500, on: 'tower' })).toMatchObject(ruled([]))
    expect(used({ x: 454.99, y: 500 }, { x: 565.01, y: 500, on: 'tower' })).toMatchObject(
      ruled(['notAtAccessPoint', 'notAtAccessPoint']),
    )
  })

  test('is not used from a place where the move could not end', () => {
    expect(used({ x: 490, y: 500 }, { x: 545, y: 500, on: 'tower' })).toMatchObject(ruled(['endPartial']))
  })
})

describe('deployment', () => {
  const squad = (leader: [number, number], rest: [number, number]): Table => ({
    units: [
      lone('A', 'Anakin', leader, {}, { type: 'primary' }),
      {
        id: '501st',
        player: 'A',
        characters: [base('Trooper 1', rest), base('Trooper 2', [leader[0] - 60, leader[1]])],
      },
    ],
  })
  const deployed = (battlefield: Table, leader = 'Anakin', edge = 'south') =>
    deploymentOperation.answer(
      { battlefield: { drawn: battlefield }, squad: ['Anakin', '501st'], leader, edge },
      noSeed,
    )

  test('the leader is within range 2 of its edge, the others within range 1 of it', () => {
    expect(deployed(squad([450, 96], [515, 96]))).toMatchObject(ruled([]))
    expect(deployed(squad([450, 96.002], [515.002, 96.002]))).toMatchObject(ruled(['notDeployed', 'notDeployed']))
    expect(deployed(squad([450, 804], [515, 804]), 'Anakin', 'north')).toMatchObject(ruled([]))
  })

  test('the leader is of the primary unit, and nobody stands on another', () => {
    expect(deployed(squad([450, 96], [480, 96]))).toMatchObject(ruled(['endOverlapsBase', 'endOverlapsBase']))
    expect(deployed(squad([450, 96], [510, 96]), 'Trooper 1')).toMatchObject(ruled(['notDeployed', 'notDeployed']))
  })
})
