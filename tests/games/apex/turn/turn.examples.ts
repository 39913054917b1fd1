import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { layout, space } from '../table/layout.ts'

const turn = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.turn',
  input,
  ...(outcome === undefined ? {} : { outcome }),
})

const BLUE = [{ id: 'gibraltar' }, { id: 'bloodhound' }]

const turns: WorkedExample[] = [
  turn(
    'E-03',
    'what lies under the marker comes first, from top to bottom',
    'apex.turn.initiative-effects-order',
    { turnIndex: 7, tokens: ['rolling-thunder', 'dome-of-protection'], legends: BLUE },
    {
      squad: 'blue',
      round: 4,
      step: 'tokens',
      tokens: ['rolling-thunder', 'dome-of-protection'],
      candidates: [{ legal: false, rule: 'apex.turn.structure' }, { legal: false }],
    },
  ),
  turn(
    'p. 15',
    'then the squad chooses any of its Legends',
    'apex.activation.once-each',
    { turnIndex: 7, legends: BLUE },
    {
      step: 'activations',
      candidates: [
        { legend: 'gibraltar', legal: true, rule: null },
        { legend: 'bloodhound', legal: true },
      ],
      next: { phase: 'transition', squad: null },
    },
  ),
  turn(
    'E-97',
    'nobody else while an activation goes on',
    'apex.activation.once-each',
    { turnIndex: 4, active: 'wraith', legends: [{ id: 'bangalore' }, { id: 'wraith' }, { id: 'lifeline' }] },
    {
      squad: 'red',
      candidates: [{ legal: false, rule: 'apex.activation.once-each' }, { legal: false }, { legal: false }],
    },
  ),
  turn(
    'E-86',
    'an eliminated Legend starts with Respawn',
    'apex.activation.eliminated',
    {
      turnIndex: 5,
      legends: [
        { id: 'bloodhound', activated: true },
        { id: 'gibraltar', eliminated: true },
      ],
    },
    { candidates: [{ legal: false }, { legal: true, mustRespawn: true }] },
  ),
  turn(
    'p. 14',
    'after Red it is Blue’s turn',
    'apex.turn.structure',
    {
      turnIndex: 2,
      legends: [
        { id: 'bangalore', activated: true },
        { id: 'wraith', activated: true },
      ],
    },
    { step: 'over', next: { phase: 'turn', squad: 'blue' } },
  ),
  turn(
    'p. 14',
    'after Blue comes the Transition phase',
    'apex.turn.structure',
    { turnIndex: 3, legends: [{ id: 'gibraltar', activated: true }] },
    { step: 'over', next: { phase: 'transition', squad: null } },
  ),
  turn('constructed', 'an active Legend of another squad', 'apex.activation.once-each', {
    turnIndex: 3,
    active: 'wraith',
    legends: BLUE,
  }),
  turn('constructed', 'an active Legend whose activation is over', 'apex.activation.once-each', {
    turnIndex: 3,
    active: 'gibraltar',
    legends: [{ id: 'gibraltar', activated: true }, { id: 'bloodhound' }],
  }),
]

const action = (
  id: string,
  says: string,
  rule: string,
  state: JsonObject,
  basic: string,
  outcome: JsonObject,
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.action-legality',
  input: { state, action: { basic } },
  outcome,
})

const INTERACTED = { ap: 1, open: { action: 'interact', done: ['interact'] } }

const actions: WorkedExample[] = [
  action('E-15', 'after the bin the move is left', 'apex.activation.open-action', INTERACTED, 'move', {
    legal: true,
    actions: [{ cost: 0, parts: [{ part: 'move', amount: 1 }] }],
  }),
  action('E-12', 'or the move comes first', 'apex.move.combined', { ap: 1, open: { action: 'interact' } }, 'move', {
    legal: true,
  }),
  action(
    'E-12',
    'and Interact after it',
    'apex.activation.open-action',
    { ap: 1, open: { action: 'interact', done: ['move'] } },
    'interact',
    { legal: true },
  ),
  action('Q-81', 'no other action before this one is finished', 'apex.activation.open-action', INTERACTED, 'shoot', {
    legal: false,
    actions: [{ rule: 'apex.activation.open-action' }],
  }),
  action('Q-81', 'no part twice', 'apex.activation.open-action', INTERACTED, 'interact', { legal: false }),
  action(
    'E-100',
    'eliminated in the own activation with AP left',
    'apex.respawn.same-activation',
    { ap: 1, eliminated: 'inThisActivation' },
    'respawn',
    { legal: true, actions: [{ cost: 1 }] },
  ),
  action(
    'E-97',
    'Guardian Angel makes it cost nothing',
    'apex.respawn.waived-cost',
    { ap: 2, eliminated: 'before', respawnCostWaived: true },
    'respawn',
    { legal: true, actions: [{ cost: 0 }] },
  ),
  action(
    'Q-80',
    'but not for a Legend without AP',
    'apex.respawn.waived-cost',
    { ap: 0, eliminated: 'inThisActivation', respawnCostWaived: true },
    'respawn',
    { legal: false },
  ),
  action(
    'p. 31',
    'nothing while off the board',
    'apex.elimination.inactive',
    { ownActivation: false, eliminated: 'before' },
    'move',
    { legal: false },
  ),
]

const CELL = { column: 2, row: 2 }

/** Rules that other questions cite beside their own. */
const beside: WorkedExample[] = [
  {
    id: 'Q-73',
    says: 'no beacon with room',
    rule: 'apex.respawn.no-room',
    operation: 'apex.respawn-options',
    input: { board: { drawn: layout('', { width: 3, height: 3 }) } },
    outcome: { beacons: [], spaces: [] },
  },
  {
    id: 'Q-75',
    says: 'the cards on the track are not drawn again',
    rule: 'apex.aim.nested',
    operation: 'apex.aim-cards',
    input: {
      count: 1,
      aimDeck: [
        { id: 'a', value: 10 },
        { id: 'b', value: 90 },
      ],
      onTrack: ['b'],
      seed: `hmac-sha256,1,${'0'.repeat(64)}`,
    },
    outcome: { cards: [{ id: 'a', value: 10 }] },
  },
  {
    id: 'Q-75',
    says: 'a card on the track is one of the deck',
    rule: 'apex.aim.possible-cards',
    operation: 'apex.aim-cards',
    input: { count: 1, onTrack: ['joker'] },
  },
  {
    id: 'Q-75',
    says: 'and lies there once',
    rule: 'apex.aim.possible-cards',
    operation: 'apex.aim-cards',
    input: { count: 1, onTrack: ['aim-01', 'aim-01'] },
  },
  {
    id: 'p. 22',
    says: 'an interactive object that is no bin',
    rule: 'apex.interact.other',
    operation: 'apex.interact',
    input: {
      board: {
        drawn: {
          ...layout('', { width: 4, height: 4 }),
          objects: [{ id: 'gate', kind: 'gate', edges: [{ axis: 'vertical', x: 3, y: 2 }], tags: ['INTERACTIVE'] }],
        },
      },
      legend: space('(2,2)'),
      object: 'gate',
    },
    outcome: { legal: true, opensBin: false },
  },
  {
    id: 'p. 12',
    says: 'several tokens in one space',
    rule: 'apex.loot.space-unlimited',
    operation: 'apex.interact',
    input: {
      board: { drawn: layout('', { width: 4, height: 4 }) },
      legend: space('(2,2)'),
      panel: { backpack: ['syringe', 'frag'] },
      drop: [
        { token: 'syringe', cell: CELL },
        { token: 'frag', cell: CELL },
      ],
    },
    outcome: { legal: true, backpack: [] },
  },
  {
    id: 'E-83',
    says: 'Wraith gives her emergency shield away',
    rule: 'apex.stage1.share',
    operation: 'apex.loadout',
    input: {
      pool: { weapons: ['r-99', 'wingman', 'eva-8', 'hemlok'], tokens: ['emergency-rare', 'syringe'] },
      give: { tokens: ['emergency-rare'] },
      weapons: ['r-99', 'wingman'],
      backpack: ['syringe'],
    },
    outcome: { legal: true },
  },
  {
    id: 'p. 17',
    says: 'a move that a card gives follows the rules of movement',
    rule: 'apex.move.card-modified',
    operation: 'apex.movement-path',
    input: {
      board: { drawn: layout('supplyBin v(3,3)') },
      start: space('(2,3)'),
      movementPoints: 1,
      card: 'read-the-ring',
      path: [{ column: 3, row: 3 }],
    },
    outcome: { legal: false, violations: [{ rule: 'apex.move.mp' }] },
  },
  {
    id: 'E-90',
    says: 'the game is over before anybody reacts',
    rule: 'apex.victory.at-once',
    operation: 'apex.victory',
    input: {
      moment: 'elimination',
      red: [{ id: 'bangalore' }, { id: 'wraith' }],
      blue: [
        { id: 'gibraltar', deathBoxes: 1 },
        { id: 'bloodhound', deathBoxes: 1 },
      ],
    },
    outcome: { result: 'won', winner: 'red', rule: 'apex.victory.unique-eliminations' },
  },
  {
    id: 'p. 31',
    says: 'a consumable of the backpack',
    rule: 'apex.use.options',
    operation: 'apex.recovery',
    input: { health: 20, gain: { consumable: 'syringe' }, backpack: ['syringe', 'frag'] },
    outcome: { health: 32 },
  },
  {
    id: 'p. 31',
    says: 'not one that is not there',
    rule: 'apex.use.options',
    operation: 'apex.recovery',
    input: { health: 20, gain: { consumable: 'syringe' }, backpack: ['frag'] },
  },
  {
    id: 'p. 31',
    says: 'nor a grenade',
    rule: 'apex.use.options',
    operation: 'apex.grenade-odds',
    input: {
      board: { drawn: layout('') },
      grenade: { id: 'frag' },
      thrower: space('(0,3)'),
      aim: space('(5,3)'),
      backpack: ['syringe'],
    },
  },
]

export const TURN_EXAMPLES: readonly WorkedExample[] = [...turns, ...actions, ...beside]
