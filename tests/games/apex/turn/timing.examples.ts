import type { WorkedExample } from '../../../support/example.ts'

const timing = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({
  ...example,
  operation: 'apex.ability-timing',
})

const timings: WorkedExample[] = [
  timing({
    id: 'E-76',
    says: 'Smoke of turn 4 expires in step 1 of turn 7, Blue’s in the next round',
    rule: 'apex.timing.duration',
    input: { turnIndex: 4, kind: 'duration', turns: 3 },
    outcome: { turnIndex: 7, squad: 'blue', round: 4, step: 1, event: 'expires', afterTheEnd: false },
  }),
  timing({
    id: 'E-76',
    says: 'its token goes to cooldown 2 and is usable two rounds later',
    rule: 'apex.cooldown.start',
    input: { turnIndex: 4, kind: 'duration', turns: 3, cooldown: 2 },
    outcome: { round: 4, usableFrom: 6 },
  }),
  timing({
    id: 'E-77',
    says: 'a bombardment of turn 5 with delay 2 happens in step 1 of turn 7',
    rule: 'apex.timing.delay',
    input: { turnIndex: 5, kind: 'delay', turns: 2 },
    outcome: { turnIndex: 7, squad: 'blue', round: 4, step: 1, event: 'triggers' },
  }),
  timing({
    id: 'Q-04',
    says: 'the Transition phase is not a turn',
    rule: 'apex.timing.count-turns',
    input: { turnIndex: 1, kind: 'delay', turns: 1 },
    outcome: { turnIndex: 2, squad: 'red', round: 2 },
  }),
  timing({
    id: 'E-03',
    says: 'the thunder that was placed first resolves before the Dome expires',
    rule: 'apex.turn.initiative-effects-order',
    input: {
      turnIndex: 0,
      kind: 'duration',
      turns: 1,
      ability: 'dome-of-protection',
      tokensThere: ['rolling-thunder'],
    },
    outcome: { squad: 'blue', order: ['rolling-thunder', 'dome-of-protection'] },
  }),
  timing({
    id: 'E-03',
    says: 'placed the other way round, the Dome expires first',
    rule: 'apex.turn.initiative-effects-order',
    input: { turnIndex: 0, kind: 'delay', turns: 1, ability: 'rolling-thunder', tokensThere: ['dome-of-protection'] },
    outcome: { order: ['dome-of-protection', 'rolling-thunder'] },
  }),
  timing({
    id: 'constructed',
    says: 'the last turn is reached',
    rule: 'apex.timing.duration',
    input: { turnIndex: 13, kind: 'duration', turns: 2 },
    outcome: { turnIndex: 15, squad: 'blue', round: 8, afterTheEnd: false },
  }),
  timing({
    id: 'constructed',
    says: 'the turn after the last one is not',
    rule: 'apex.timing.after-the-end',
    input: { turnIndex: 14, kind: 'duration', turns: 2 },
    outcome: { turnIndex: 16, afterTheEnd: true },
  }),
]

const token = (position: number, legend = 'bangalore') => ({ legend, ability: 'smoke-launcher', position })
const cooling = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({
  ...example,
  operation: 'apex.cooldowns',
})

const cooldowns: WorkedExample[] = [
  cooling({
    id: 'E-78',
    says: 'a token at 2 is at 1 after one Transition phase',
    rule: 'apex.cooldown.tick',
    input: { tokens: [token(2)], cause: { transitions: 1 } },
    outcome: { tokens: [{ position: 1, returned: false }] },
  }),
  cooling({
    id: 'E-78',
    says: 'and usable after the next',
    rule: 'apex.cooldown.tick',
    input: { tokens: [token(2)], cause: { transitions: 2 } },
    outcome: { tokens: [{ position: null, returned: true }] },
  }),
  cooling({
    id: 'constructed',
    says: 'an accelerant brings a token at 2 back and moves one at 3 to 1',
    rule: 'apex.cooldown.accelerant',
    input: { tokens: [token(2), token(3)], cause: { accelerantOf: 'bangalore' } },
    outcome: { tokens: [{ returned: true }, { position: 1 }] },
  }),
  cooling({
    id: 'constructed',
    says: 'an accelerant leaves the tokens of others alone',
    rule: 'apex.cooldown.accelerant',
    input: { tokens: [token(4), token(2, 'gibraltar')], cause: { accelerantOf: 'bangalore' } },
    outcome: { tokens: [{ position: 2 }, { position: 2, returned: false }] },
  }),
]

export const TIMING_EXAMPLES: readonly WorkedExample[] = [...timings, ...cooldowns]
