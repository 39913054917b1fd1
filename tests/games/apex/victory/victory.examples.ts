import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const legend = (id: string, deathBoxes = 2, health = 40) => ({ id, deathBoxes, health })
const RED = [legend('bangalore'), legend('wraith')]
const BLUE = [legend('gibraltar'), legend('bloodhound')]

const victory = (example: Omit<WorkedExample, 'operation' | 'input'> & { input: JsonObject }): WorkedExample => ({
  ...example,
  operation: 'apex.victory',
  input: { red: RED, blue: BLUE, moment: 'elimination', ...example.input },
})

export const VICTORY_EXAMPLES: readonly WorkedExample[] = [
  victory({
    id: 'E-80',
    says: 'Blue’s two Legends each lost a box: Red wins at once',
    rule: 'apex.victory.unique-eliminations',
    input: { blue: [legend('gibraltar', 1), legend('bloodhound', 1)] },
    outcome: { result: 'won', winner: 'red', rule: 'apex.victory.unique-eliminations', points: { red: 2, blue: 0 } },
  }),
  victory({
    id: 'E-80',
    says: '(constructed) two boxes of one Legend are not enough at that moment',
    rule: 'apex.victory.vp-token',
    input: { blue: [legend('gibraltar', 0), legend('bloodhound')] },
    outcome: { result: 'goesOn', winner: null, rule: null, points: { red: 2, blue: 0 } },
  }),
  victory({
    id: 'E-80',
    says: 'but win when that Legend starts its activation',
    rule: 'apex.victory.vp-threshold',
    input: {
      blue: [legend('gibraltar', 0), legend('bloodhound')],
      moment: 'activationStart',
      activating: 'gibraltar',
    },
    outcome: { result: 'won', winner: 'red', rule: 'apex.victory.vp-threshold' },
  }),
  victory({
    id: 'E-80',
    says: '(constructed) not when its squadmate does, who has boxes left',
    rule: 'apex.victory.vp-threshold',
    input: {
      blue: [legend('gibraltar', 0), legend('bloodhound')],
      moment: 'activationStart',
      activating: 'bloodhound',
    },
    outcome: { result: 'goesOn' },
  }),
  victory({
    id: 'constructed',
    says: 'three points are too few in 3v3',
    rule: 'apex.victory.vp-threshold',
    input: {
      red: [...RED, legend('lifeline')],
      blue: [legend('gibraltar', 0), legend('bloodhound', 1), legend('pathfinder')],
      moment: 'activationStart',
      activating: 'gibraltar',
    },
    outcome: { result: 'goesOn', points: { red: 3, blue: 0 } },
  }),
  victory({
    id: 'constructed',
    says: 'four are enough',
    rule: 'apex.victory.vp-threshold',
    input: {
      red: [...RED, legend('lifeline')],
      blue: [legend('gibraltar', 0), legend('bloodhound', 0), legend('pathfinder')],
      moment: 'activationStart',
      activating: 'gibraltar',
    },
    outcome: { winner: 'red' },
  }),
  victory({
    id: 'Q-32',
    says: 'both squads reach the goal at once: the tie-breaks decide',
    rule: 'apex.victory.end-of-rounds',
    input: {
      red: [legend('bangalore', 0), legend('wraith', 1)],
      blue: [legend('gibraltar', 1), legend('bloodhound', 1)],
    },
    outcome: { result: 'won', winner: 'blue', rule: 'apex.victory.end-of-rounds', points: { red: 2, blue: 3 } },
  }),
  victory({
    id: 'E-81',
    says: '1:1, and Red’s untouched Legend has more Health',
    rule: 'apex.victory.end-of-rounds',
    input: {
      red: [legend('bangalore', 2, 31), legend('wraith', 1)],
      blue: [legend('gibraltar', 1), legend('bloodhound', 2, 28)],
      moment: 'endOfRounds',
    },
    outcome: { result: 'won', winner: 'red' },
  }),
  victory({
    id: 'E-81',
    says: '31:31 is a draw',
    rule: 'apex.victory.end-of-rounds',
    input: {
      red: [legend('bangalore', 2, 31), legend('wraith', 1)],
      blue: [legend('gibraltar', 1), legend('bloodhound', 2, 31)],
      moment: 'endOfRounds',
    },
    outcome: { result: 'draw', winner: null },
  }),
  victory({
    id: 'constructed',
    says: 'more victory points come first',
    rule: 'apex.victory.end-of-rounds',
    input: {
      red: [legend('bangalore', 1), legend('wraith')],
      blue: [legend('gibraltar', 2, 1), legend('bloodhound', 2, 1)],
      moment: 'endOfRounds',
    },
    outcome: { winner: 'blue' },
  }),
  victory({
    id: 'Q-34',
    says: 'the single healthiest Legend is compared, not the sum',
    rule: 'apex.victory.end-of-rounds',
    input: {
      red: [legend('bangalore', 2, 20), legend('wraith', 2, 20)],
      blue: [legend('gibraltar', 2, 21), legend('bloodhound', 2, 1)],
      moment: 'endOfRounds',
    },
    outcome: { winner: 'blue' },
  }),
  victory({
    id: 'constructed',
    says: 'squads of different size',
    rule: 'apex.setup.players',
    input: { red: [...RED, legend('lifeline')] },
  }),
  victory({
    id: 'Q-33',
    says: 'more points than boxes that were taken',
    rule: 'apex.victory.vp-token',
    input: { points: { red: 1, blue: 0 } },
  }),
  victory({
    id: 'constructed',
    says: 'an activation of somebody who is not there',
    rule: 'apex.content.known',
    input: { moment: 'activationStart', activating: 'lifeline' },
  }),
]
