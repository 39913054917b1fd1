import { base, block, lone, piece } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const example = (
  operation: string,
  id: string,
  says: string,
  input: JsonObject,
  outcome: JsonObject,
  rule: string,
): WorkedExample => ({ id, says, operation: `shatterpoint.${operation}`, input, outcome, rule })

/** Anakin at (100, 100) and Maul at (200, 100). */
const duel = (z: number, wounded = false) => ({
  units: [lone('A', 'Anakin', [100, 100]), lone('B', 'Maul', [200, 100], { z }, { wounded })],
})
const anakin = (table: JsonObject) => ({ battlefield: { drawn: table }, of: { character: 'Anakin' } })
const free = { advance: false, climb: false, ranged: false }
const held = { advance: true, climb: true, ranged: true }

const ENGAGEMENT: readonly WorkedExample[] = [
  example(
    'engagement',
    'E-23a',
    '60 mm apart at the same elevation',
    anakin(duel(0)),
    {
      engaged: true,
      held: ['Anakin'],
      restricts: held,
      engagements: [{ enemy: 'Maul', gap: 60, isWithin: true, isLevel: true, inSight: true, engaged: true }],
    },
    'shatterpoint.engaged.def',
  ),
  example(
    'engagement',
    'E-23b',
    'an enemy 100 mm higher',
    anakin(duel(100)),
    {
      engaged: false,
      restricts: free,
      engagements: [{ isWithin: true, isLevel: false, inSight: null, engaged: false }],
    },
    'shatterpoint.engaged.def',
  ),
  example(
    'engagement',
    'E-23c',
    'exactly range 2 higher is the same elevation',
    anakin(duel(76)),
    {
      engaged: true,
    },
    'shatterpoint.engaged.def',
  ),
  example(
    'engagement',
    'E-23d',
    'a wall between the two',
    anakin({
      ...duel(0),
      terrain: [piece(block('wall', [140, 50, 160, 150]))],
    }),
    { engaged: false, engagements: [{ inSight: false, engaged: false }] },
    'shatterpoint.engaged.def',
  ),
  example(
    'engagement',
    'E-23e',
    'only one of the two is engaged, if the other stands in a wall',
    anakin({
      ...duel(0),
      terrain: [piece(block('ruin', [80, 50, 160, 150]))],
    }),
    { engaged: true },
    'shatterpoint.engaged.def',
  ),
  example(
    'engagement',
    'E-23f',
    'the one outside does not see into it',
    {
      battlefield: { drawn: { ...duel(0), terrain: [piece(block('ruin', [70, 50, 160, 150]))] } },
      of: { character: 'Maul' },
    },
    { engaged: false, engagements: [{ enemy: 'Anakin', inSight: false }] },
    'shatterpoint.engaged.def',
  ),
  example(
    'engagement',
    'E-73e',
    'a wounded enemy engages but holds nobody',
    anakin(duel(0, true)),
    {
      engaged: true,
      held: [],
      restricts: free,
    },
    'shatterpoint.wounded.no-restrict',
  ),
  example(
    'engagement',
    'E-74a',
    'a unit with two hunker tokens that is engaged has none',
    {
      battlefield: {
        drawn: {
          units: [
            {
              id: '501st',
              player: 'A',
              hunker: 2,
              characters: [base('first', [100, 100]), base('second', [300, 300])],
            },
            lone('B', 'Maul', [200, 100]),
          ],
        },
      },
      of: { unit: '501st' },
    },
    { engaged: true, held: ['first'], hunkerLost: 2, mayReceiveHunker: false },
    'shatterpoint.hunker.lose',
  ),
  example(
    'engagement',
    'E-74b',
    'nor can it receive any while it is engaged',
    {
      battlefield: {
        drawn: {
          units: [
            { id: '501st', player: 'A', characters: [base('first', [100, 100]), base('second', [300, 300])] },
            lone('B', 'Maul', [200, 100]),
          ],
        },
      },
      of: { character: 'second' },
    },
    { engaged: false, hunkerLost: 0, mayReceiveHunker: false },
    'shatterpoint.hunker.lose',
  ),
  example(
    'engagement',
    'E-74c',
    'a unit is engaged only if a character is',
    {
      battlefield: { drawn: duel(100) },
      of: { unit: 'Maul' },
    },
    { engaged: false, mayReceiveHunker: true },
    'shatterpoint.engaged.unit',
  ),
]

/** Asajj engaged with Dooku and a MagnaGuard. */
const bodyguard = (wounded: boolean) => ({
  battlefield: {
    drawn: {
      units: [
        lone('A', 'Asajj', [300, 300], {}, { type: 'secondary' }),
        lone('B', 'Dooku', [380, 300], {}, { type: 'primary' }),
        lone('B', 'MagnaGuard', [300, 380], {}, { wounded, intercedes: ['primary', 'secondary'] }),
      ],
    },
  },
  attacker: 'Asajj',
  attack: { melee: {} },
})

const shooter = (table: JsonObject, range = 3) => ({
  battlefield: { drawn: table },
  attacker: 'Anakin',
  attack: { ranged: { range } },
})
const because = (character: string, ...reasons: string[]) => ({
  character,
  reasons: reasons.map((reason) => ({ reason })),
})

const TARGETS: readonly WorkedExample[] = [
  example(
    'targets',
    'E-06a',
    'a bodyguard keeps its enemies from targeting the leader',
    bodyguard(false),
    {
      targets: ['MagnaGuard'],
      refused: [
        { character: 'Dooku', reasons: [{ reason: 'interceded', rule: 'shatterpoint.effect.cannot-beats-can' }] },
      ],
    },
    'shatterpoint.effect.cannot-beats-can',
  ),
  example(
    'targets',
    'E-06b',
    'a wounded bodyguard does not',
    bodyguard(true),
    {
      targets: ['Dooku', 'MagnaGuard'],
      refused: [],
    },
    'shatterpoint.attack.melee',
  ),
  example(
    'targets',
    'E-06c',
    'what the card says beats what the rules allow',
    {
      ...bodyguard(false),
      attack: { melee: { rating: 8 } },
    },
    { targets: ['MagnaGuard'] },
    'shatterpoint.effect.card-beats-rule',
  ),
  example(
    'targets',
    'E-73f',
    'an engaged character cannot shoot, not even at others',
    shooter({
      units: [...duel(0).units, lone('B', 'Dooku', [250, 200])],
    }),
    {
      targets: [],
      refused: [because('Maul', 'engagedShooter'), because('Dooku', 'engagedShooter')],
    },
    'shatterpoint.attack.ranged-engaged',
  ),
  example(
    'targets',
    'E-73g',
    'a wounded enemy does not keep it from shooting, and may be shot',
    shooter(duel(0, true)),
    {
      targets: ['Maul'],
    },
    'shatterpoint.wounded.no-restrict',
  ),
  example(
    'targets',
    'E-73h',
    'shots reach any elevation, but only their range',
    shooter({
      units: [...duel(100).units, lone('B', 'Dooku', [100, 292]), lone('B', 'Saxon', [100, 293])],
    }),
    {
      targets: ['Maul', 'Dooku'],
      refused: [because('Saxon', 'outOfRange')],
    },
    'shatterpoint.attack.ranged',
  ),
  example(
    'targets',
    'E-73i',
    'out of range and out of sight, both are said',
    shooter(
      {
        ...duel(100),
        terrain: [piece(block('building', [100, 200, 300, 220]))],
        units: [...duel(100).units, lone('B', 'Dooku', [200, 300])],
      },
      2,
    ),
    { targets: ['Maul'], refused: [because('Dooku', 'outOfRange', 'notInSight')] },
    'shatterpoint.attack.ranged',
  ),
  example(
    'targets',
    'E-73j',
    'a dash forbids the attack',
    {
      battlefield: { drawn: duel(100) },
      attacker: 'Anakin',
      attack: { ranged: { rating: null, range: 3 } },
    },
    { targets: [], refused: [because('Maul', 'noRating')] },
    'shatterpoint.attack.type',
  ),
  example(
    'targets',
    'E-73k',
    'a rating of 0 does not',
    {
      battlefield: { drawn: duel(0) },
      attacker: 'Anakin',
      attack: { melee: { rating: 0 } },
    },
    { targets: ['Maul'] },
    'shatterpoint.attack.type',
  ),
  example(
    'targets',
    'E-73l',
    'nobody to attack',
    {
      battlefield: { drawn: { units: [lone('A', 'Anakin', [100, 100]), lone('A', 'Rex', [150, 100])] } },
      attacker: 'Anakin',
      attack: { melee: {} },
    },
    { targets: [], refused: [] },
    'shatterpoint.attack.no-target',
  ),
  example(
    'targets',
    'E-73m',
    'only enemies are targets',
    {
      battlefield: { drawn: { units: [...duel(0).units, lone('A', 'Rex', [150, 140])] } },
      attacker: 'Anakin',
      attack: { melee: {} },
    },
    { targets: ['Maul'], refused: [] },
    'shatterpoint.attack.target-enemy',
  ),
]

export const ENGAGEMENT_EXAMPLES: readonly WorkedExample[] = [...ENGAGEMENT, ...TARGETS]
