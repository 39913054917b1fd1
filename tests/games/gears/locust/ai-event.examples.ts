import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { K2 } from '../table/fixtures.ts'
import { cog, holed, locust, SLOTS } from './ai.examples.ts'

type Figures = { cogs: readonly JsonObject[]; locust?: readonly JsonObject[]; more?: JsonObject }

/** A card on the corridor K2, next to the nearest example of the specification. */
const card = (
  id: string,
  number: number,
  says: string,
  rule: string,
  { cogs, locust: enemies = [], more = {} }: Figures,
  rest: JsonObject,
  outcome: JsonObject,
): WorkedExample => ({
  id,
  says: `card ${number}: ${says}`,
  rule,
  operation: 'gears.ai-card',
  input: {
    card: number,
    table: { map: { drawn: K2 as JsonObject }, cogs, locust: enemies, ...more },
    activePlayer: (cogs[0] as { id: string }).id,
    slots: SLOTS,
    ...rest,
  },
  outcome,
})

const DROPPED = [{ id: 'fallen', type: 'drone', weapon: 'hammerburst', zone: 'H4' }]
const armed = (...ammo: readonly number[]) => ({
  weapons: ammo.map((count, index) => ({ weapon: ['lancer', 'gnasher'][index] ?? '', ammo: count })),
})

const general: WorkedExample[] = [
  card(
    'E-15',
    1,
    'the only loaded weapon loses a token, dropped weapons vanish, another card follows',
    'gears.ai.trait-event',
    { cogs: [cog('Marcus', 'H1', armed(2, 0))], more: { droppedWeapons: DROPPED } },
    {},
    {
      isOver: true,
      drawsAnother: true,
      table: {
        cogs: [
          {
            weapons: [
              { weapon: 'lancer', ammo: 1 },
              { weapon: 'gnasher', ammo: 0 },
            ],
          },
        ],
        droppedWeapons: [],
      },
    },
  ),
  card(
    'E-15',
    1,
    'two loaded weapons are a choice',
    'gears.ai.trait-event',
    { cogs: [cog('Marcus', 'H1', armed(2, 1))] },
    {},
    { isOver: false, pending: { kind: 'weaponChoice', player: 'Marcus', options: ['lancer', 'gnasher'] } },
  ),
  card(
    'E-15',
    2,
    'only those at 4 moves or more come nearer',
    'gears.ai.trait-event',
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [locust('far', 'wretch', 'H5'), locust('near', 'wretch', 'H4')],
    },
    {},
    {
      drawsAnother: true,
      table: {
        locust: [
          { id: 'far', position: { zone: 'H2' } },
          { id: 'near', position: { zone: 'H4' } },
        ],
      },
    },
  ),
  card(
    'E-15',
    3,
    'a Locust within 2 moves: all come, and those in your zone attack you',
    'gears.ai.restricted-first',
    { cogs: [cog('Marcus', 'H1')], locust: [locust('W1', 'wretch', 'H3'), locust('W2', 'wretch', 'H6')] },
    { answers: ['W2'], dice: [{ wounds: 2, shields: 1 }] },
    {
      table: {
        cogs: [{ hand: 5 }],
        locust: [
          { id: 'W1', position: { zone: 'H1' } },
          { id: 'W2', position: { zone: 'H4' } },
        ],
      },
    },
  ),
  card(
    'E-15',
    5,
    'who can shoot within range 3 shoots; the others come and strike',
    'gears.ai.figure-complete',
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [locust('D', 'drone', 'H3'), locust('B', 'boomer', 'H6'), locust('W', 'wretch', 'H3')],
    },
    { answers: ['B', 'B'], dice: [{ wounds: 1 }, { wounds: 1 }] },
    {
      isOver: true,
      table: {
        cogs: [{ hand: 4 }],
        locust: [
          { id: 'D', position: { zone: 'H3' } },
          { id: 'B', position: { zone: 'H4' } },
          { id: 'W', position: { zone: 'H1' } },
        ],
      },
    },
  ),
  card(
    'E-15',
    5,
    'without a Locust it is redrawn',
    'gears.ai.redraw',
    { cogs: [cog('Marcus', 'H1')] },
    {},
    { drawsAnother: true, events: [{ kind: 'aiCardDrawn' }, { kind: 'aiCardRedrawn', reason: 'cardSaysSo' }] },
  ),
  card(
    'E-15',
    6,
    'those at 5 moves or more come until they are 4 away',
    'gears.locust.move-toward',
    { cogs: [cog('Marcus', 'H1')], locust: [locust('W', 'wretch', 'H6'), locust('X', 'wretch', 'H5')] },
    {},
    {
      drawsAnother: true,
      table: {
        locust: [
          { id: 'W', position: { zone: 'H5' } },
          { id: 'X', position: { zone: 'H5' } },
        ],
      },
    },
  ),
  card(
    'E-15',
    1,
    'a dropped weapon is called by whoever dropped it',
    'gears.ai.trait-event',
    {
      cogs: [cog('Marcus', 'H1', armed(1, 0))],
      more: { droppedWeapons: [{ id: 'drone-hammerburst-2', type: 'drone', weapon: 'hammerburst', zone: 'H4' }] },
    },
    {},
    { table: { droppedWeapons: [] } },
  ),
  card(
    'E-15',
    1,
    'of two equal weapons either may lose it, so nobody is asked',
    'gears.ai.trait-event',
    {
      cogs: [
        cog('Marcus', 'H1', {
          weapons: [
            { weapon: 'lancer', ammo: 2 },
            { weapon: 'lancer', ammo: 1 },
          ],
        }),
      ],
    },
    {},
    { isOver: true, drawsAnother: true },
  ),
  card(
    'E-15',
    1,
    'on pieces of the content the table afterwards has their map',
    'gears.ai.trait-event',
    { cogs: [cog('Marcus', '2A-a', armed(1, 0))], more: { map: { content: '2A+16A' } } },
    {},
    { isOver: true, table: { cogs: [{ weapons: [{ ammo: 0 }, { ammo: 0 }] }] } },
  ),
  card(
    'E-15',
    7,
    'a hole opens under you and an A climbs out',
    'gears.spawn.not-activated',
    { cogs: [cog('Marcus', 'H2')] },
    {},
    {
      table: {
        holeTokens: [{ id: 'hole-1', zone: 'H2' }],
        locust: [{ enemy: 'wretch', position: { zone: 'H2' } }],
      },
    },
  ),
  card(
    'E-15',
    7,
    'with a hole under you a B climbs out and attacks you',
    'gears.attack.declare',
    { cogs: [cog('Marcus', 'H2')], more: { map: { drawn: holed(K2, 'H2') } } },
    { dice: [{ wounds: 1 }] },
    {
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken', branch: 'alternative' },
        { kind: 'spawned', figure: 'drone-1', zone: 'H2' },
        { kind: 'attackDeclared', figure: 'drone-1', target: 'Marcus' },
        { kind: 'diceRolled', amount: 1 },
        { kind: 'cogWounded', figure: 'Marcus', amount: 1 },
      ],
    },
  ),
]

const reactions: WorkedExample[] = [
  card(
    'E-26',
    24,
    'a COG with a dodge card is asked before the dice are rolled',
    'gears.ai.trait-for-each',
    {
      cogs: [cog('Marcus', 'H1', { reactions: ['dodge'] })],
      locust: [locust('T', 'theron-guard', 'H3')],
    },
    {},
    {
      isOver: false,
      pending: { kind: 'dodgeOffer', player: 'Marcus', options: ['decline', 'dodge'] },
    },
  ),
  card(
    'E-26',
    24,
    'a dodge gives 2 dice and costs the card',
    'gears.attack.dodge-window',
    {
      cogs: [cog('Marcus', 'H1', { reactions: ['dodge'], hand: 3 })],
      locust: [locust('T', 'theron-guard', 'H3')],
    },
    { answers: ['dodge'], dice: [{ wounds: 2, shields: 2 }] },
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken' },
        { kind: 'locustActivated' },
        { kind: 'dodged', figure: 'Marcus' },
        { kind: 'attackDeclared', defenceDice: 3 },
        { kind: 'diceRolled', amount: 0 },
      ],
      table: { cogs: [{ hand: 2, reactions: [] }] },
    },
  ),
  card(
    'E-24',
    12,
    'guard is offered before every step and before the attack',
    'gears.ai.trait-group',
    {
      cogs: [cog('Marcus', 'H1', { reactions: ['guard'], ...armed(1) })],
      locust: [locust('D', 'drone', 'H4/c4')],
    },
    { answers: ['decline'] },
    {
      isOver: false,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken' },
        { kind: 'locustActivated' },
        { kind: 'coverLeft', figure: 'D', cover: 'c4' },
      ],
      pending: {
        kind: 'guardOffer',
        player: 'Marcus',
        figure: 'D',
        options: ['decline', 'Marcus:lancer:normal', 'Marcus:lancer:overkill'],
      },
    },
  ),
  card(
    'E-24',
    12,
    'one guard a step: the Drone survives it and goes on',
    'gears.wound.locust-wounded',
    {
      cogs: [cog('Marcus', 'H1', { reactions: ['guard', 'guard'], ...armed(1) })],
      locust: [locust('D', 'drone', 'H4/c4')],
    },
    {
      answers: ['decline', 'decline', 'Marcus:lancer:overkill'],
      dice: [{ wounds: 2, shields: 1 }, { wounds: 1 }],
    },
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken' },
        { kind: 'locustActivated' },
        { kind: 'coverLeft' },
        { kind: 'figureMoved', zone: 'H3' },
        { kind: 'guarded', figure: 'Marcus', target: 'D', weapon: 'lancer' },
        { kind: 'ammoDiscarded', figure: 'Marcus', amount: 1 },
        { kind: 'attackDeclared', figure: 'Marcus', target: 'D' },
        { kind: 'diceRolled', figure: 'Marcus', target: 'D', amount: 1 },
        { kind: 'locustWounded', figure: 'D', state: 'wounded' },
        { kind: 'figureMoved', zone: 'H2' },
        { kind: 'attackDeclared', figure: 'D', target: 'Marcus' },
        { kind: 'diceRolled', figure: 'D', amount: 1 },
        { kind: 'cogWounded', amount: 1 },
      ],
    },
  ),
  card(
    'E-24',
    12,
    'a shotgun guards at its printed range, and no farther',
    'gears.ai.trait-group',
    {
      cogs: [cog('Marcus', 'H1', { reactions: ['guard'], weapons: [{ weapon: 'gnasher', ammo: 1 }] })],
      locust: [locust('D', 'drone', 'H4')],
    },
    {},
    {
      isOver: false,
      table: { locust: [{ id: 'D', position: { zone: 'H2' } }] },
      pending: { kind: 'guardOffer', options: ['decline', 'Marcus:gnasher:normal', 'Marcus:gnasher:overkill'] },
    },
  ),
  card(
    'E-24',
    12,
    'a Locust that is killed by the guard does nothing more',
    'gears.chainsaw.use',
    {
      cogs: [cog('Marcus', 'H3', { reactions: ['guard'], ...armed(0) })],
      locust: [locust('D', 'drone', 'H3')],
    },
    { answers: ['Marcus:lancer:chainsaw'], dice: [{ omens: 1 }] },
    { isOver: true, table: { cogs: [{ hand: 5 }], locust: [] }, pool: { drone: 6 } },
  ),
  card(
    'E-24',
    12,
    'Marcus saws with the die of his card as well',
    'gears.chainsaw.use',
    {
      cogs: [cog('Marcus', 'H3', { character: 'marcus-fenix', reactions: ['guard'], ...armed(0) })],
      locust: [locust('D', 'drone', 'H3')],
    },
    { answers: ['Marcus:lancer:chainsaw'], dice: [{ omens: 1 }] },
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken' },
        { kind: 'locustActivated' },
        { kind: 'guarded' },
        { kind: 'attackDeclared', figure: 'Marcus', attackDice: 5 },
        { kind: 'diceRolled' },
        { kind: 'locustKilled' },
      ],
    },
  ),
  card(
    'E-24',
    12,
    'the noise of a guard draws a Berserker',
    'gears.berserker.drawn-by-noise',
    {
      cogs: [cog('Marcus', 'H3', { reactions: ['guard'], ...armed(0) })],
      locust: [locust('D', 'drone', 'H3'), locust('Z', 'berserker', 'H6')],
    },
    { answers: ['Marcus:lancer:chainsaw'], dice: [{ omens: 1 }] },
    { isOver: true, table: { locust: [{ id: 'Z', position: { zone: 'H5' } }] } },
  ),
  card(
    'E-24',
    31,
    'nobody may guard when the Tickers come',
    'gears.ticker.blast',
    {
      cogs: [cog('Marcus', 'H3', { reactions: ['guard'], ...armed(1) })],
      locust: [locust('T', 'ticker', 'H5')],
    },
    { dice: [{ wounds: 1 }] },
    { isOver: true, table: { cogs: [{ hand: 5, reactions: ['guard'] }], locust: [] } },
  ),
]

const brutes: WorkedExample[] = [
  card(
    'E-32',
    23,
    'the Berserker strikes everyone in its zone, Locust too',
    'gears.berserker.zone-attack',
    {
      cogs: [cog('Marcus', 'H3'), cog('Cole', 'H3', { hand: 1 })],
      locust: [locust('Z', 'berserker', 'H3'), locust('D', 'drone', 'H3')],
    },
    { dice: [{ wounds: 3, shields: 1, moreShields: [0, 0] }] },
    {
      isOver: true,
      table: {
        cogs: [{ hand: 4 }, { hand: 0, status: 'bleeding' }],
        locust: [{ id: 'Z', state: 'healthy' }],
      },
    },
  ),
  card(
    'E-33',
    23,
    'without a COG beside it, it runs down every zone it enters',
    'gears.wound.each-figure',
    {
      cogs: [cog('Marcus', 'H1'), cog('Cole', 'H2', { hand: 4 })],
      locust: [
        locust('Z', 'berserker', 'H4'),
        locust('W', 'drone', 'H3', { state: 'wounded' }),
        locust('D', 'drone', 'H2'),
      ],
    },
    {},
    {
      isOver: true,
      table: {
        cogs: [{ hand: 6 }, { hand: 3 }],
        locust: [
          { id: 'Z', position: { zone: 'H2' } },
          { id: 'D', state: 'wounded' },
        ],
      },
    },
  ),
  card(
    'E-33',
    23,
    'of the Tickers that it runs down the zones are chosen from, and in each the first blows up first',
    'gears.wound.each-figure',
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [
        locust('Z', 'berserker', 'H4'),
        locust('T1', 'ticker', 'H3'),
        locust('T2', 'ticker', 'H3'),
        locust('T3', 'ticker', 'H2'),
      ],
    },
    {},
    { isOver: false, pending: { kind: 'blastOrder', player: 'Marcus', options: ['T1', 'T3'] } },
  ),
  card(
    'E-32',
    20,
    'the Berserker runs after the COG that moved',
    'gears.locust.move-toward',
    {
      cogs: [cog('Marcus', 'H1'), cog('Cole', 'H6')],
      locust: [locust('Z', 'berserker', 'H4')],
    },
    { movedOrAttacked: ['Marcus'] },
    { table: { locust: [{ id: 'Z', position: { zone: 'H3' } }] } },
  ),
  card(
    'E-32',
    21,
    'with all COG in cover another card is drawn',
    'gears.ai.redraw',
    { cogs: [cog('Marcus', 'H4/c4')], locust: [locust('Z', 'berserker', 'H6')] },
    {},
    { drawsAnother: true, table: { locust: [{ position: { zone: 'H6' } }] } },
  ),
  card(
    'E-28',
    28,
    'a Ticker dies by its own attack without a blast; its ability counts whatever is rolled',
    'gears.attack.trigger-wounds-target',
    {
      cogs: [cog('Marcus', 'H3', { hand: 4 })],
      locust: [locust('T1', 'ticker', 'H4'), locust('T2', 'ticker', 'H6')],
    },
    { answers: ['T1'], dice: [{ wounds: 0, omens: 0, shields: 0 }] },
    { table: { cogs: [{ hand: 3 }], locust: [{ id: 'T2', position: { zone: 'H3' } }] } },
  ),
  card(
    'E-17',
    16,
    'a Boomer’s shell wounds the others in the target’s zone; a Ticker there blows up',
    'gears.attack.trigger-wounds-others',
    {
      cogs: [cog('Marcus', 'H1', { hand: 6 }), cog('Cole', 'H1', { hand: 6 })],
      locust: [locust('B', 'boomer', 'H4'), locust('T', 'ticker', 'H1')],
    },
    { answers: ['Marcus'], dice: [{ wounds: 1, omens: 1 }] },
    { table: { cogs: [{ hand: 4 }, { hand: 4 }], locust: [{ id: 'B' }] }, pool: { ticker: 6 } },
  ),
  card(
    'E-17',
    16,
    'of Tickers that blow up in one zone none has to be chosen first',
    'gears.ticker.blast',
    {
      cogs: [cog('Marcus', 'H1', { hand: 6 }), cog('Cole', 'H1', { hand: 6 })],
      locust: [locust('B', 'boomer', 'H4'), locust('T1', 'ticker', 'H1'), locust('T2', 'ticker', 'H1')],
    },
    { answers: ['Marcus'], dice: [{ wounds: 1, omens: 1 }] },
    { isOver: true, table: { cogs: [{ hand: 3 }, { hand: 3 }], locust: [{ id: 'B' }] }, pool: { ticker: 6 } },
  ),
  card(
    'E-10',
    8,
    'the omen of a Wretch brings another, which waits',
    'gears.attack.omens',
    { cogs: [cog('Marcus', 'H1')], locust: [locust('W', 'wretch', 'H2')] },
    { dice: [{ wounds: 0, omens: 2 }] },
    {
      isOver: true,
      table: { locust: [{ id: 'W' }, { enemy: 'wretch', position: { zone: 'H1' } }] },
      pool: { wretch: 4 },
    },
  ),
  card(
    'E-10',
    10,
    'a wounded Wretch runs into the nearest cover and heals',
    'gears.wound.heal-locust',
    { cogs: [cog('Marcus', 'H1')], locust: [locust('W', 'wretch', 'H2', { state: 'wounded' })] },
    {},
    { table: { locust: [{ state: 'healthy', position: { zone: 'H4', cover: 'c4' } }] } },
  ),
  card(
    'E-59',
    13,
    'a Locust does not move toward a COG that no way leads to',
    'gears.locust.move-unreachable',
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [locust('D', 'drone', 'H6')],
      more: {
        map: { drawn: { ...K2, edges: [{ kind: 'wall', from: { x: 60, y: 0 }, to: { x: 60, y: 20 } }] } as JsonObject },
      },
    },
    {},
    { isOver: true, table: { locust: [{ position: { zone: 'H6' } }] } },
  ),
]

export const AI_EVENT_EXAMPLES: readonly WorkedExample[] = [...general, ...reactions, ...brutes]
