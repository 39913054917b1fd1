import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { K2, K3, zone } from '../table/fixtures.ts'

type Rectangle = readonly [number, number, number, number]

export const SLOTS = { A: 'wretch', B: 'drone', C: 'boomer' }

export const cog = (id: string, place: string, more: JsonObject = {}) => ({ id, position: positionAt(place), ...more })
export const locust = (id: string, enemy: string, place: string, more: JsonObject = {}) => ({
  id,
  enemy,
  position: positionAt(place),
  ...more,
})

/** `P3` is a zone, `P3/k3` a cover space of it. */
function positionAt(place: string): JsonObject {
  const [name = '', cover] = place.split('/')
  return cover === undefined ? { zone: name } : { zone: name, cover }
}

/** A map with emergence holes in some of its zones. */
export const holed = (map: { zones: readonly { id: string }[] }, ...ids: readonly string[]): JsonObject => ({
  ...map,
  zones: map.zones.map((entry) => {
    const { polygon } = entry as ReturnType<typeof zone>
    const at = { x: (polygon[0]?.x ?? 0) + 3, y: (polygon[0]?.y ?? 0) + 3 }
    return ids.includes(entry.id) ? { ...entry, holes: [{ id: `hole-${entry.id}`, at }] } : entry
  }) as JsonObject[],
})

type Situation = { readonly says: string; readonly id: string; readonly rule: string }

const card = (
  { id, says, rule }: Situation,
  number: number,
  drawn: object,
  figures: { cogs: readonly JsonObject[]; locust?: readonly JsonObject[]; more?: JsonObject },
  rest: JsonObject,
  outcome: JsonObject,
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'gears.ai-card',
  input: {
    card: number,
    table: {
      map: { drawn: drawn as JsonObject },
      cogs: figures.cogs,
      locust: figures.locust ?? [],
      ...figures.more,
    },
    activePlayer: (figures.cogs[0] as { id: string }).id,
    slots: SLOTS,
    ...rest,
  },
  outcome,
})

const decks: WorkedExample[] = [
  {
    id: 'E-01',
    says: 'six general cards and four for each of three enemies',
    operation: 'gears.ai-deck',
    input: { general: [1, 2, 3, 4, 5, 6], slots: SLOTS },
    outcome: { size: 18 },
    rule: 'gears.ai.four-per-enemy',
  },
  {
    id: 'E-01',
    says: 'a Grinder uses the cards of the Boomers',
    operation: 'gears.ai-deck',
    input: { slots: { C: 'grinder' } },
    outcome: { size: 4, cards: [{ number: 16 }, { number: 17 }, { number: 18 }, { number: 19 }] },
    rule: 'gears.ai.four-per-enemy',
  },
  {
    id: 'E-01',
    says: 'a card of an enemy is not a general card',
    operation: 'gears.ai-deck',
    input: { general: [1, 13] },
    rule: 'gears.ai.four-per-enemy',
  },
  {
    id: 'E-01',
    says: 'an enemy that does not exist',
    operation: 'gears.ai-deck',
    input: { slots: { A: 'kraken' } },
    rule: 'gears.content.known',
  },
]

const COGS_OF_THE_BOOK = [
  cog('Marcus', 'P3/k3', { character: 'marcus-fenix', hand: 6 }),
  cog('Cole', 'P3', { hand: 6 }),
]
const DRONES_OF_THE_BOOK = [locust('Drone 1', 'drone', 'S'), locust('Drone 2', 'drone', 'P5/k5')]

const bookDraw = (rest: JsonObject): JsonObject => ({
  table: { map: { drawn: K3 as JsonObject }, cogs: COGS_OF_THE_BOOK, locust: DRONES_OF_THE_BOOK },
  activePlayer: 'Marcus',
  slots: SLOTS,
  deck: { cards: { pile: [17, 13, 8], discard: [] } },
  ...rest,
})

const book: WorkedExample[] = [
  {
    id: 'E-11',
    says: 'the Boomer card is redrawn and the order of the Drones is asked for',
    operation: 'gears.ai-draw',
    input: bookDraw({}),
    outcome: {
      isOver: false,
      cards: [17, 13],
      deck: { pile: [8], discard: [17] },
      pending: { kind: 'nextLocust', player: 'Marcus', options: ['Drone 1', 'Drone 2'] },
      continuation: { answers: [] },
    },
    rule: 'gears.ai.redraw',
  },
  {
    id: 'E-11',
    says: 'Drone 1 sees nobody, goes round the corner and takes the better cover; Drone 2 may attack either COG',
    operation: 'gears.ai-draw',
    input: bookDraw({ answers: ['Drone 1'] }),
    outcome: {
      isOver: false,
      events: [
        { kind: 'aiCardDrawn', card: 17 },
        { kind: 'aiCardRedrawn', card: 17, reason: 'cardSaysSo' },
        { kind: 'aiCardDrawn', card: 13 },
        { kind: 'branchTaken', figure: 'Drone 1', branch: 'alternative' },
        { kind: 'locustActivated', figure: 'Drone 1' },
        { kind: 'figureMoved', figure: 'Drone 1', from: 'S', zone: 'Q2' },
        { kind: 'figureMoved', figure: 'Drone 1', from: 'Q2', zone: 'Q1' },
        { kind: 'figureMoved', figure: 'Drone 1', from: 'Q1', zone: 'P1' },
        { kind: 'coverTaken', figure: 'Drone 1', zone: 'P1', cover: 'k1' },
        { kind: 'branchTaken', figure: 'Drone 2', branch: 'restricted' },
        { kind: 'locustActivated', figure: 'Drone 2' },
      ],
      pending: { kind: 'targetChoice', figure: 'Drone 2', options: ['Marcus', 'Cole'] },
    },
    rule: 'gears.ai.nearest-tie',
  },
  {
    id: 'E-11',
    says: 'Drone 2 attacks Marcus and stays in cover; the turn is over',
    operation: 'gears.ai-draw',
    input: bookDraw({ answers: ['Drone 1', 'Marcus'], dice: [{ wounds: 3, shields: 1 }] }),
    outcome: {
      isOver: true,
      pending: null,
      deck: { pile: [8], discard: [17, 13] },
      // Marcus looks at Drone 2 over cover, which is full: 1 + 2 dice.
      events: [
        { kind: 'aiCardDrawn', card: 17 },
        { kind: 'aiCardRedrawn', card: 17 },
        { kind: 'aiCardDrawn', card: 13 },
        { kind: 'branchTaken' },
        { kind: 'locustActivated', figure: 'Drone 1' },
        { kind: 'figureMoved' },
        { kind: 'figureMoved' },
        { kind: 'figureMoved' },
        { kind: 'coverTaken' },
        { kind: 'branchTaken' },
        { kind: 'locustActivated', figure: 'Drone 2' },
        { kind: 'attackDeclared', target: 'Marcus', attackDice: 2, defenceDice: 3 },
        { kind: 'diceRolled', wounds: 3, shields: 1, amount: 2 },
        { kind: 'cogWounded', figure: 'Marcus', amount: 2 },
      ],
      table: {
        cogs: [
          { id: 'Marcus', hand: 4, position: { zone: 'P3', cover: 'k3' } },
          { id: 'Cole', hand: 6 },
        ],
        locust: [
          { id: 'Drone 1', position: { zone: 'P1', cover: 'k1' } },
          { id: 'Drone 2', position: { zone: 'P5', cover: 'k5' } },
        ],
      },
      continuation: { seed: null, answers: ['Drone 1', 'Marcus'] },
    },
    rule: 'gears.ai.trait-for-each',
  },
  {
    id: 'E-11',
    says: 'an answer that is no option',
    operation: 'gears.ai-draw',
    input: bookDraw({ answers: ['Drone 1', 'Dominic'] }),
    rule: 'gears.ai.active-decides',
  },
  {
    id: 'E-11',
    says: 'an answer to nothing',
    operation: 'gears.ai-draw',
    input: bookDraw({ answers: ['Drone 1', 'Marcus', 'Marcus'], dice: [{ wounds: 0, shields: 0 }] }),
    rule: 'gears.ai.active-decides',
  },
  {
    id: 'E-11',
    says: 'an active player who is not there',
    operation: 'gears.ai-draw',
    input: bookDraw({ activePlayer: 'Baird' }),
    rule: 'gears.ai.active-decides',
  },
  {
    id: 'E-11',
    says: 'a deck without a card',
    operation: 'gears.ai-draw',
    input: bookDraw({ deck: { cards: { pile: [] } } }),
    rule: 'gears.ai.draw',
  },
  {
    id: 'E-11',
    says: 'a card that does not exist',
    operation: 'gears.ai-draw',
    input: bookDraw({ deck: { cards: { pile: [13, 77] } } }),
    rule: 'gears.content.known',
  },
  card(
    { id: 'E-09', says: 'each Drone looks at the condition for itself', rule: 'gears.ai.for-each-snapshot' },
    13,
    K3,
    { cogs: COGS_OF_THE_BOOK, locust: DRONES_OF_THE_BOOK },
    { answers: ['Drone 2', 'Cole'], dice: [{ wounds: 1, shields: 1 }] },
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn', card: 13 },
        { kind: 'branchTaken', figure: 'Drone 2', branch: 'restricted' },
        { kind: 'locustActivated' },
        { kind: 'attackDeclared', figure: 'Drone 2', target: 'Cole', attackDice: 2, defenceDice: 1 },
        { kind: 'diceRolled', amount: 0 },
        { kind: 'branchTaken', figure: 'Drone 1', branch: 'alternative' },
        { kind: 'locustActivated' },
        { kind: 'figureMoved', zone: 'Q2' },
        { kind: 'figureMoved', zone: 'Q1' },
        { kind: 'figureMoved', zone: 'P1' },
        { kind: 'coverTaken', cover: 'k1' },
      ],
    },
  ),
  {
    id: 'E-08',
    says: 'two COG equally near are a choice',
    operation: 'gears.locust-targets',
    input: {
      table: { map: { drawn: K3 as JsonObject }, cogs: COGS_OF_THE_BOOK, locust: DRONES_OF_THE_BOOK },
      locust: 'Drone 2',
    },
    outcome: { eligible: ['Marcus', 'Cole'], isTie: true },
    rule: 'gears.ai.nearest-tie',
  },
  {
    id: 'E-08',
    says: 'a filter may leave nobody',
    operation: 'gears.locust-targets',
    input: {
      table: { map: { drawn: K3 as JsonObject }, cogs: COGS_OF_THE_BOOK, locust: DRONES_OF_THE_BOOK },
      locust: 'Drone 1',
      filters: { inSight: true },
    },
    outcome: { candidates: [], eligible: [], isTie: false },
    rule: 'gears.ai.no-target',
  },
  {
    id: 'E-08',
    says: 'a Locust that is not on the table',
    operation: 'gears.locust-targets',
    input: { table: { map: { drawn: K3 as JsonObject } }, locust: 'Drone 9' },
    rule: 'gears.ai.active-decides',
  },
]

const THREE_HOLES = holed(K2, 'H3', 'H5', 'H6')

const wretches: WorkedExample[] = [
  card(
    { id: 'E-10', says: 'Wretches move and attack one at a time', rule: 'gears.ai.figure-complete' },
    11,
    K2,
    {
      cogs: [cog('Marcus', 'H1', { hand: 3 }), cog('Dominic', 'H1', { hand: 2 })],
      locust: [locust('W1', 'wretch', 'H3'), locust('W2', 'wretch', 'H5')],
    },
    { answers: ['W2'], dice: [{ wounds: 1 }] },
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken', branch: 'restricted', figure: null },
        { kind: 'locustActivated', figure: 'W2' },
        { kind: 'figureMoved', figure: 'W2', zone: 'H4' },
        { kind: 'figureMoved', figure: 'W2', zone: 'H3' },
        { kind: 'attackSkipped', figure: 'W2' },
        { kind: 'locustActivated', figure: 'W1' },
        { kind: 'figureMoved', figure: 'W1', zone: 'H2' },
        { kind: 'figureMoved', figure: 'W1', zone: 'H1' },
        { kind: 'attackDeclared', figure: 'W1', target: 'Dominic' },
        { kind: 'diceRolled', amount: 1 },
        { kind: 'cogWounded', figure: 'Dominic', amount: 1 },
      ],
    },
  ),
  card(
    { id: 'E-10b', says: 'two Wretches in each hole within 4 moves of you', rule: 'gears.spawn.each-hole' },
    11,
    THREE_HOLES,
    { cogs: [cog('Marcus', 'H1')] },
    {},
    {
      isOver: true,
      table: {
        locust: [
          { enemy: 'wretch', position: { zone: 'H3' } },
          { enemy: 'wretch', position: { zone: 'H3' } },
          { enemy: 'wretch', position: { zone: 'H5' } },
          { enemy: 'wretch', position: { zone: 'H5' } },
        ],
      },
      pool: { wretch: 2 },
    },
  ),
  card(
    { id: 'E-10b', says: 'a sealed hole is no hole', rule: 'gears.spawn.each-hole' },
    11,
    THREE_HOLES,
    { cogs: [cog('Marcus', 'H1')], more: { sealedHoles: ['hole-H3'] } },
    {},
    { table: { locust: [{ position: { zone: 'H5' } }, { position: { zone: 'H5' } }] } },
  ),
  card(
    { id: 'E-10b', says: 'no hole near enough: nothing spawns and nothing is redrawn', rule: 'gears.spawn.each-hole' },
    11,
    holed(K2, 'H6'),
    { cogs: [cog('Marcus', 'H1')] },
    {},
    { isOver: true, drawsAnother: false, table: { locust: [] } },
  ),
  card(
    { id: 'E-10b', says: 'three Wretches for two holes: the order is a choice', rule: 'gears.spawn.each-hole' },
    11,
    THREE_HOLES,
    { cogs: [cog('Marcus', 'H1')] },
    { pool: { wretch: 3, drone: 0, boomer: 0 } },
    { isOver: false, pending: { kind: 'spawnOrder', options: ['wretch@hole-H3', 'wretch@hole-H5'] } },
  ),
  card(
    { id: 'E-61', says: 'a card that would spawn is redrawn while spawning is forbidden', rule: 'gears.ai.redraw' },
    11,
    THREE_HOLES,
    { cogs: [cog('Marcus', 'H1')] },
    { rules: { noSpawnRedraw: true } },
    { drawsAnother: true, events: [{ kind: 'aiCardDrawn' }, { kind: 'aiCardRedrawn', reason: 'wouldSpawn' }] },
  ),
  card(
    { id: 'E-61', says: 'with a Wretch in play it is resolved', rule: 'gears.ai.restricted-first' },
    11,
    THREE_HOLES,
    { cogs: [cog('Marcus', 'H1')], locust: [locust('W', 'wretch', 'H6')] },
    { rules: { noSpawnRedraw: true } },
    { drawsAnother: false, table: { locust: [{ id: 'W', position: { zone: 'H4' } }] } },
  ),
  card(
    { id: 'E-62', says: 'a bleeding active player names another COG as “you”', rule: 'gears.ai.ignore-bleeding' },
    11,
    THREE_HOLES,
    {
      cogs: [
        cog('Marcus', 'H1', { status: 'bleeding', hand: 0 }),
        cog('Dominic', 'H6'),
        cog('Cole', 'H1', { status: 'bleeding', hand: 0 }),
        cog('Baird', 'H2'),
      ],
    },
    {},
    { isOver: false, pending: { kind: 'youChoice', player: 'Marcus', options: ['Dominic', 'Baird'] } },
  ),
  card(
    { id: 'E-62', says: 'the holes are then near that COG', rule: 'gears.ai.you' },
    11,
    THREE_HOLES,
    {
      cogs: [cog('Marcus', 'H1', { status: 'bleeding', hand: 0 }), cog('Dominic', 'H6'), cog('Baird', 'H2')],
    },
    { answers: ['Dominic'] },
    {
      isOver: true,
      table: {
        locust: [
          { position: { zone: 'H3' } },
          { position: { zone: 'H3' } },
          { position: { zone: 'H5' } },
          { position: { zone: 'H5' } },
          { position: { zone: 'H6' } },
          { position: { zone: 'H6' } },
        ],
      },
    },
  ),
]

const MOST_WOUNDED = (hands: readonly [number, number]) => ({
  table: {
    map: { drawn: K2 as JsonObject },
    cogs: [
      cog('Marcus', 'H1', { hand: hands[0], character: 'marcus-fenix' }),
      cog('Dominic', 'H1', { hand: hands[1] }),
    ],
    locust: [locust('W', 'wretch', 'H1')],
  },
  locust: 'W',
  pick: 'fewestOrders',
  filters: { inOwnZone: true },
})

const targets: WorkedExample[] = [
  {
    id: 'E-60',
    says: 'the most wounded has the fewest cards',
    operation: 'gears.locust-targets',
    input: MOST_WOUNDED([3, 2]),
    outcome: { eligible: ['Dominic'], isTie: false },
    rule: 'gears.ai.most-wounded',
  },
  {
    id: 'E-60',
    says: 'equal hands are a choice',
    operation: 'gears.locust-targets',
    input: MOST_WOUNDED([3, 3]),
    outcome: { eligible: ['Marcus', 'Dominic'], isTie: true },
    rule: 'gears.ai.most-wounded',
  },
  card(
    { id: 'E-60', says: 'the Wretch attacks the most wounded in its zone', rule: 'gears.ai.most-wounded' },
    11,
    K2,
    {
      cogs: [cog('Marcus', 'H1', { hand: 3 }), cog('Dominic', 'H1', { hand: 3 })],
      locust: [locust('W', 'wretch', 'H1')],
    },
    {},
    { isOver: false, pending: { kind: 'targetChoice', options: ['Marcus', 'Dominic'] } },
  ),
]

const rooms = (...list: readonly (readonly [string, Rectangle])[]) => ({ zones: list.map(([id, at]) => zone(id, at)) })

/** C0 sees along the corridor to C5, but not round the corner into V, which is three zones away. */
const CORNER = {
  ...rooms(
    ['C0', [0, 0, 20, 20]],
    ['C1', [20, 0, 40, 20]],
    ['C2', [40, 0, 60, 20]],
    ['C3', [60, 0, 80, 20]],
    ['C4', [80, 0, 100, 20]],
    ['C5', [100, 0, 120, 20]],
    ['U', [20, 20, 40, 40]],
    ['V', [0, 20, 20, 40]],
  ),
  edges: [{ kind: 'wall', from: { x: 0, y: 20 }, to: { x: 20, y: 20 } }],
}

const sights: WorkedExample[] = [
  card(
    {
      id: 'E-58',
      says: 'the condition looks at range only; the attack needs sight',
      rule: 'gears.ai.restricted-first',
    },
    17,
    CORNER,
    { cogs: [cog('A', 'V'), cog('B', 'C5')], locust: [locust('Boomer', 'boomer', 'C0')] },
    { dice: [{ wounds: 2 }] },
    {
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken', branch: 'restricted', figure: 'Boomer' },
        { kind: 'locustActivated' },
        { kind: 'attackDeclared', figure: 'Boomer', target: 'B' },
        { kind: 'diceRolled', amount: 2 },
        { kind: 'cogWounded', figure: 'B', amount: 2 },
      ],
    },
  ),
  card(
    { id: 'E-58', says: 'without a COG in sight there is neither attack nor move', rule: 'gears.ai.no-target' },
    17,
    CORNER,
    { cogs: [cog('A', 'V')], locust: [locust('Boomer', 'boomer', 'C0')] },
    {},
    {
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken', branch: 'restricted' },
        { kind: 'locustActivated' },
        { kind: 'attackSkipped', figure: 'Boomer' },
      ],
      table: { locust: [{ position: { zone: 'C0' } }] },
    },
  ),
  card(
    { id: 'E-59', says: 'no zone is farther away: the Drone stays', rule: 'gears.cover.locust-zero' },
    13,
    K2,
    { cogs: [cog('Marcus', 'H4')], locust: [locust('D', 'drone', 'H6')] },
    { dice: [{ wounds: 0 }] },
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken', branch: 'restricted' },
        { kind: 'locustActivated' },
        { kind: 'attackDeclared', target: 'Marcus' },
        { kind: 'diceRolled' },
      ],
      table: { locust: [{ id: 'D', position: { zone: 'H6' } }] },
    },
  ),
  card(
    {
      id: 'E-59',
      says: 'a Drone in the open with room behind it steps back into cover',
      rule: 'gears.locust.move-away',
    },
    13,
    K2,
    { cogs: [cog('Marcus', 'H4')], locust: [locust('D', 'drone', 'H5')] },
    { dice: [{ wounds: 0 }] },
    { table: { locust: [{ id: 'D', position: { zone: 'H6', cover: 'c6' } }] } },
  ),
]

const TWO_MAPS = {
  zones: [...K2.zones, zone('M1', [0, 100, 20, 120]), zone('M2', [20, 100, 40, 120])],
}

const maps: WorkedExample[] = [
  card(
    { id: 'E-30', says: 'Drones on the other map do not count', rule: 'gears.ai.redraw' },
    13,
    TWO_MAPS,
    { cogs: [cog('Marcus', 'H1'), cog('Cole', 'M1')], locust: [locust('D', 'drone', 'M2')] },
    { rules: { ownMapOnly: true } },
    { drawsAnother: true },
  ),
  card(
    { id: 'E-30', says: 'without that rule they act', rule: 'gears.ai.trait-for-each' },
    13,
    TWO_MAPS,
    { cogs: [cog('Marcus', 'H1'), cog('Cole', 'M1')], locust: [locust('D', 'drone', 'M2')] },
    { dice: [{ wounds: 1 }] },
    { drawsAnother: false, table: { cogs: [{ hand: 6 }, { hand: 5 }] } },
  ),
]

const insane = (isInsane: boolean, outcome: JsonObject, rule: string): WorkedExample =>
  card(
    { id: 'E-65', says: isInsane ? 'Insane: the bleeding COG is executed' : 'not Insane: it is ignored', rule },
    13,
    K2,
    {
      cogs: [cog('Marcus', 'H3'), cog('Cole', 'H4', { status: 'bleeding', hand: 0 })],
      locust: [locust('D', 'drone', 'H4/c4')],
    },
    { insane: isInsane, dice: isInsane ? [] : [{ wounds: 2 }] },
    outcome,
  )

const options: WorkedExample[] = [
  insane(true, { table: { cogs: [{ hand: 6 }, { status: 'executed' }] } }, 'gears.insane.execute'),
  insane(false, { table: { cogs: [{ hand: 4 }, { status: 'bleeding' }] } }, 'gears.ai.ignore-bleeding'),
]

const six = (count: number) => Array.from({ length: count }, (_, index) => locust(`D${index}`, 'drone', 'H6'))
const DROPPED = [{ id: 'fallen', type: 'drone', weapon: 'hammerburst', zone: 'H4' }]

const kantus: WorkedExample[] = [
  card(
    {
      id: 'E-64',
      says: 'all Drones in play: the marker is discarded, nothing comes instead',
      rule: 'gears.kantus.resurrect',
    },
    33,
    K2,
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [locust('Kantus', 'kantus', 'H3'), ...six(6)],
      more: { droppedWeapons: DROPPED },
    },
    {},
    { pool: { drone: 0, wretch: 6, boomer: 3 }, table: { droppedWeapons: [] } },
  ),
  card(
    { id: 'E-64', says: 'with a Drone left it rises wounded and takes cover', rule: 'gears.kantus.resurrect' },
    33,
    K2,
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [locust('Kantus', 'kantus', 'H3')],
      more: { droppedWeapons: DROPPED },
    },
    { pool: { drone: 1 } },
    {
      pool: { drone: 0 },
      table: {
        droppedWeapons: [],
        locust: [{ id: 'Kantus' }, { enemy: 'drone', state: 'wounded', position: { zone: 'H4', cover: 'c4' } }],
      },
    },
  ),
  card(
    { id: 'E-64', says: 'a Kantus walks to a wounded Locust and heals it, never itself', rule: 'gears.kantus.heal' },
    32,
    K2,
    {
      cogs: [cog('Marcus', 'H1')],
      locust: [
        locust('Kantus', 'kantus', 'H2', { state: 'wounded' }),
        locust('D', 'drone', 'H4/c4', { state: 'wounded' }),
      ],
    },
    {},
    {
      table: {
        locust: [
          { id: 'Kantus', state: 'wounded', position: { zone: 'H4' } },
          { id: 'D', state: 'healthy' },
        ],
      },
    },
  ),
]

const ONE_LEFT = {
  table: {
    map: { drawn: K2 as JsonObject },
    cogs: [cog('Marcus', 'H1')],
    locust: [locust('D', 'drone', 'H6')],
  },
  activePlayer: 'Marcus',
  slots: SLOTS,
}
const SEED = `hmac-sha256,1,${'0'.repeat(64)}`

const reshuffles: WorkedExample[] = [
  {
    id: 'E-69',
    says: 'the last card is redrawn: all discards become the new deck, and one is drawn',
    operation: 'gears.ai-draw',
    input: { ...ONE_LEFT, deck: { cards: { pile: [17], discard: [16] } }, seed: SEED },
    outcome: {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn', card: 17 },
        { kind: 'aiCardRedrawn', card: 17 },
        { kind: 'aiDeckShuffled' },
        { kind: 'aiCardDrawn', card: 16 },
        { kind: 'aiCardRedrawn', card: 16 },
        { kind: 'stepEnded' },
      ],
      deck: { pile: [17], discard: [16] },
    },
    rule: 'gears.ai.redraw-guard',
  },
  {
    id: 'E-69',
    says: 'a card that can be resolved comes up in the new deck',
    operation: 'gears.ai-draw',
    input: { ...ONE_LEFT, deck: { cards: { pile: [17], discard: [12] } }, seed: SEED, decide: 'first' },
    outcome: { isOver: true, cards: [17, 12], deck: { pile: [17], discard: [12] } },
    rule: 'gears.ai.reshuffle',
  },
]

const armed = { weapons: [{ weapon: 'lancer', ammo: 2 }], reactions: ['guard'] }

/** Guard is offered before a Locust attacks: to the one who can, or to the active player if several can. */
const guards: WorkedExample[] = [
  card(
    { id: 'E-24', says: 'two could guard, so the active player is asked', rule: 'gears.ai.nearest' },
    13,
    K2,
    {
      cogs: [cog('cole', 'H2', { hand: 4, ...armed }), cog('marcus', 'H3', { hand: 4, ...armed })],
      locust: [locust('d', 'drone', 'H5')],
    },
    { activePlayer: 'marcus' },
    { isOver: false, pending: { kind: 'guardOffer', player: 'marcus', figure: 'd' } },
  ),
  card(
    { id: 'E-24', says: 'one could guard, who is asked though another is active', rule: 'gears.ai.nearest' },
    13,
    K2,
    {
      cogs: [cog('cole', 'H2', { hand: 4, ...armed }), cog('marcus', 'H3', { hand: 4 })],
      locust: [locust('d', 'drone', 'H5')],
    },
    { activePlayer: 'marcus' },
    { isOver: false, pending: { kind: 'guardOffer', player: 'cole', figure: 'd' } },
  ),
]

/** A card that lets the active player choose whom a Drone attacks. */
const ANY_COG = {
  number: 61,
  set: 'drone',
  trait: 'forEach',
  otherwise: [{ attack: { target: { figures: { from: 'cog', pick: 'choose' } } } }],
}

const free = (id: string, says: string, rule: string, cogs: readonly JsonObject[], outcome: JsonObject) =>
  card(
    { id, says, rule },
    61,
    CORNER,
    { cogs, locust: [locust('D', 'drone', 'C0')] },
    { own: { aiCards: [ANY_COG] }, dice: [{ wounds: 1 }] },
    outcome,
  )

/** Whom a card lets choose freely is chosen among those that can be attacked. */
const choices: WorkedExample[] = [
  free(
    'E-58',
    'of two COGs a Drone attacks the one it sees, and nobody is asked',
    'gears.attack.declare',
    [cog('Cole', 'V'), cog('Marcus', 'C3')],
    {
      isOver: true,
      events: [
        { kind: 'aiCardDrawn' },
        { kind: 'branchTaken' },
        { kind: 'locustActivated' },
        { kind: 'attackDeclared', figure: 'D', target: 'Marcus' },
        { kind: 'diceRolled' },
        { kind: 'cogWounded', figure: 'Marcus', amount: 1 },
      ],
    },
  ),
  free(
    'E-58',
    'the only COG cannot be seen: it is named, and the attack is skipped',
    'gears.ai.no-target',
    [cog('Cole', 'V')],
    { isOver: true },
  ),
]

export const AI_EXAMPLES: readonly WorkedExample[] = [
  ...guards,
  ...choices,
  ...decks,
  ...book,
  ...wretches,
  ...targets,
  ...sights,
  ...maps,
  ...options,
  ...kantus,
  ...reshuffles,
]
