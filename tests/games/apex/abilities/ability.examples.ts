import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { layout, space } from '../table/layout.ts'

const asked = (
  operation: string,
  id: string,
  says: string,
  rule: string,
  input: JsonObject,
  outcome?: JsonObject,
): WorkedExample => ({
  id,
  says,
  rule,
  operation,
  input,
  ...(outcome === undefined ? {} : { outcome }),
})
const use = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample =>
  asked('apex.ability', id, says, rule, input, outcome)

const forbidden = (rule: string): JsonObject => ({ legal: false, violations: [{ rule }] })
const corner = (x: number, y: number) => ({ intersection: { x, y, level: 0 } })
const SMOKE = { ability: { id: 'smoke-launcher' }, legend: space('(6,7)'), place: corner(8, 8) }
const RAVENS = { ability: { id: 'ravens' }, legend: space('(11,8)') }
const target = (id: string, column: number, row: number) => ({ id, cell: { column, row } })
const OWN = { name: 'gate', cooldown: 2, permanent: true, place: { on: 'space', range: { min: 0, max: 3 } } }

const uses: WorkedExample[] = [
  use(
    'E-98',
    'the first of two smokes',
    'apex.ability.use',
    { ...SMOKE, tokensInSupply: 2, turnIndex: 4 },
    {
      legal: true,
      cost: 0,
      tokensLeft: 1,
      goesTo: 'initiative',
      turnIndex: 7,
      cooldown: 2,
    },
  ),
  use(
    'E-98',
    'the second in the same activation',
    'apex.ability.tokens-limit',
    { ...SMOKE, place: corner(10, 8), occupied: [corner(8, 8)] },
    { legal: true, tokensLeft: 0 },
  ),
  use(
    'E-98',
    'not a third',
    'apex.ability.need-token',
    { ...SMOKE, tokensInSupply: 0 },
    forbidden('apex.ability.need-token'),
  ),
  use(
    'p. 35',
    'a place that is taken',
    'apex.ability.all-conditions',
    { ...SMOKE, occupied: [corner(8, 8)] },
    forbidden('apex.ability.all-conditions'),
  ),
  use(
    'p. 35',
    'no place at all',
    'apex.ability.all-conditions',
    { ability: { id: 'airdrop' }, legend: space('(6,7)') },
    forbidden('apex.ability.all-conditions'),
  ),
  use(
    'p. 35',
    'a space instead of an intersection',
    'apex.ability.all-conditions',
    { ...SMOKE, place: space('(8,8)') },
    forbidden('apex.ability.all-conditions'),
  ),
  use(
    'p. 35',
    'its miniature is on the board and not permanent',
    'apex.ability.all-conditions',
    { ...SMOKE, miniaturesInSupply: 0, miniaturesOnBoard: 2 },
    forbidden('apex.ability.all-conditions'),
  ),
  use(
    'p. 35',
    'a permanent miniature is taken from the board',
    'apex.ability.permanent-reuse',
    {
      ability: { face: OWN },
      legend: space('(6,7)'),
      place: space('(7,7)'),
      miniaturesInSupply: 0,
      miniaturesOnBoard: 1,
    },
    { legal: true, takenFromBoard: 1 },
  ),
  use(
    'p. 35',
    'if there is one',
    'apex.ability.all-conditions',
    { ability: { face: OWN }, legend: space('(6,7)'), place: space('(7,7)'), miniaturesInSupply: 0 },
    forbidden('apex.ability.all-conditions'),
  ),
  use(
    'E-70',
    'Ravens on two enemies within 3',
    'apex.ability.attach',
    { ...RAVENS, targets: [target('wraith', 9, 7), target('bangalore', 8, 11)] },
    { legal: true, goesTo: 'initiative', turnIndex: null },
  ),
  ...[
    { says: 'on nobody', targets: [] },
    { says: 'on one at distance 4', targets: [target('wraith', 7, 8)] },
    { says: 'on one in the own space', targets: [target('wraith', 11, 8)] },
    { says: 'twice on the same', targets: [target('wraith', 9, 7), target('wraith', 9, 7)] },
    {
      says: 'on four',
      targets: [target('a', 9, 7), target('b', 9, 8), target('c', 9, 9), target('d', 9, 10)],
    },
  ].map(({ says, targets }) =>
    use(
      'p. 36',
      `no Ravens ${says}`,
      'apex.ability.all-conditions',
      { ...RAVENS, targets },
      forbidden('apex.ability.all-conditions'),
    ),
  ),
  use(
    'p. 38',
    'without Duration and Delay at once',
    'apex.timing.immediate',
    { ability: { id: 'grappling-hook' }, legend: space('(6,7)'), turnIndex: 2 },
    {
      legal: true,
      goesTo: 'cooldown',
      turnIndex: null,
    },
  ),
  use(
    'p. 35',
    'an ability of 1 AP without AP',
    'apex.activation.ap',
    { ability: { id: 'rolling-thunder' }, legend: space('(5,7)'), place: space('(8,7)'), ap: 0 },
    forbidden('apex.activation.ap'),
  ),
  use(
    'p. 34',
    'not outside the own activation',
    'apex.card.own-activation',
    { ...SMOKE, ownActivation: false },
    forbidden('apex.card.own-activation'),
  ),
  use(
    'p. 34',
    'but a reaction is',
    'apex.ability.use',
    { ability: { id: 'into-the-void' }, legend: space('(6,7)'), ownActivation: false },
    { legal: true },
  ),
  use(
    'E-77',
    'a Delay of one’s own card',
    'apex.timing.delay',
    {
      ability: { face: { name: 'strike', cooldown: 3, kind: 'special', ap: 2, timing: { delay: 2 } } },
      legend: space('(6,7)'),
      turnIndex: 5,
    },
    { legal: true, cost: 2, turnIndex: 7 },
  ),
  use(
    'E-76',
    'a Duration beyond the end',
    'apex.timing.after-the-end',
    { ability: { face: { name: 'fog', cooldown: 3, timing: { duration: 3 } } }, legend: space('(6,7)'), turnIndex: 15 },
    { turnIndex: 18 },
  ),
  use('constructed', 'an unknown ability', 'apex.content.known', {
    ability: { id: 'jump-pad' },
    legend: space('(6,7)'),
  }),
]

const end = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample =>
  asked('apex.ability-end', id, says, rule, input, outcome)

const ends: WorkedExample[] = [
  end(
    'E-99',
    'the drone is destroyed in time',
    'apex.ability.destroyed',
    { ability: { id: 'doc-heal-drone' }, cause: 'destroyed', round: 4 },
    {
      effectHappens: false,
      miniatureStays: false,
      cooldown: 3,
      usableFrom: 7,
    },
  ),
  end(
    'E-76',
    'smoke expires',
    'apex.cooldown.start',
    { ability: { id: 'smoke-launcher' }, cause: 'expired', round: 4 },
    { effectHappens: false, cooldown: 2, usableFrom: 6 },
  ),
  end(
    'Q-79',
    'the airdrop of a Legend off the board is lost',
    'apex.ability.owner-off',
    { ability: { id: 'airdrop' }, cause: 'happened', round: 3, ownerOnBoard: false },
    { effectHappens: true, lostForOwner: true },
  ),
  end(
    'Q-79',
    'a bombardment is not',
    'apex.ability.owner-off',
    { ability: { id: 'defensive-bombardment' }, cause: 'happened', round: 3, ownerOnBoard: false },
    { effectHappens: true, lostForOwner: false },
  ),
  end(
    'p. 38',
    'a permanent miniature stays',
    'apex.cooldown.start',
    { ability: { face: OWN }, cause: 'resolved', round: 1 },
    { miniatureStays: true, usableFrom: 3 },
  ),
  end('constructed', 'an unknown ability', 'apex.content.known', {
    ability: { id: 'jump-pad' },
    cause: 'expired',
    round: 1,
  }),
]

const dome = (id: string, says: string, more: JsonObject, outcome: JsonObject): WorkedExample =>
  asked(
    'apex.dome-protection',
    id,
    says,
    'apex.ability.dome',
    {
      dome: { x: 10, y: 8, level: 0 },
      target: space('(10,7)'),
      attacker: space('(5,7)'),
      source: 'area',
      damage: 12,
      ...more,
    },
    outcome,
  )

const domes: WorkedExample[] = [
  dome('E-94', 'Gibraltar in his Dome is spared', {}, { cancelled: true, damage: 0 }),
  dome('E-94', 'Bloodhound beside it is not', { target: space('(9,9)') }, { cancelled: false, damage: 12 }),
  dome(
    'Q-77',
    'nor from an attacker inside',
    { attacker: space('(9,8)'), source: 'melee' },
    { cancelled: false, damage: 12 },
  ),
  dome('Q-77', 'nor from the Ring', { source: 'ring' }, { cancelled: false }),
]

const ride = (says: string, more: JsonObject, outcome: JsonObject): WorkedExample =>
  asked(
    'apex.ride',
    'Q-82',
    says,
    'apex.ability.ride',
    { board: { drawn: layout('B(6,4,2,2)') }, zipline: { x: 6, y: 4, level: 0 }, legend: space('(1,3)'), ...more },
    outcome,
  )

const rides: WorkedExample[] = [
  ride(
    'to the free spaces on its level',
    { occupied: [{ column: 6, row: 3 }] },
    {
      legal: true,
      distance: 4,
      spaces: [
        { column: 5, row: 3 },
        { column: 5, row: 4 },
      ],
    },
  ),
  ride('not from farther than 6', { legend: space('(13,9)') }, { legal: false, distance: 7, spaces: [] }),
  ride('but from 6', { legend: space('(12,9)') }, { legal: true, distance: 6 }),
  ride('not twice', { ridden: true }, { legal: false }),
  ride('not by an enemy', { ofOwnersSquad: false }, { legal: false }),
  ride('not in the middle of an action', { resolving: true }, { legal: false }),
  ride('with a range of one’s own', { range: 3 }, { legal: false }),
]

export const ABILITY_EXAMPLES: readonly WorkedExample[] = [...uses, ...ends, ...domes, ...rides]
