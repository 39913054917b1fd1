import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { aimed, drawnFrom, fixture, recruited, Table, wearing } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

/** Short scenes of a match, each for the rules that it cites. */

const cell = (column: number, row: number) => ({ column, row })
const at = (column: number, row: number) => ({ cell: cell(column, row) })
const PASS = { answer: { pass: true } }
const QUICK = { windows: 'quick' }
const way = (...cells: readonly (readonly [number, number])[]) => cells.map(([column, row]) => cell(column, row))

const held = (card: string, ammo: number, tokens: Readonly<Record<number, string>> = {}) => ({
  card,
  ammo,
  attachments: (apexContent.weapons.get(card)?.slots ?? []).map((_, slot) => tokens[slot] ?? null),
})

/** A match on a board of its own. */
const drawn = (objects: readonly JsonObject[], buildings: readonly JsonObject[] = []): JsonObject => ({
  board: { drawn: { width: 8, height: 8, buildings: [...buildings], objects: [...objects] } },
})

/** Bangalore is active, and only who holds a card is asked. */
function active(
  legends: Parameters<typeof fixture>[0] = {},
  more: Parameters<typeof fixture>[1] = {},
  options: JsonObject = {},
): Table {
  const table = new Table(fixture(legends, more, { ...QUICK, ...options }))
  table.give(0, { activate: { legend: 'bangalore' } })
  return table
}

const shoot = (target: string, more: JsonObject = {}) => ({ shoot: { target, weapon: 0, ...more } })

export const SCENES: Readonly<Record<string, () => Table>> = {
  'a shot with everything on the weapon': () => {
    const weapons = [held('r-301', 3, { 0: 'sight-2x4x-variable-aog', 1: 'barrel-common', 3: 'stock-standard-rare' })]
    const table = active({ bangalore: { weapons, hand: ['flush-out'] }, gibraltar: { backpack: ['syringe'] } })
    table.give(0, shoot('gibraltar', { enhancement: 'flush-out' }), aimed('aim-13', 'aim-14', 'aim-08'))
    table.refused(0, shoot('gibraltar'))
    return table
  },
  'a shot through smoke, from a roof': () => {
    const table = active({ bangalore: { where: at(6, 7) } })
    table.give(0, { useAbility: { ability: 'smoke-launcher', place: { intersection: { x: 8, y: 8, level: 0 } } } })
    table.give(0, shoot('gibraltar'), aimed('aim-05', 'aim-07', 'aim-03'))
    return table
  },
  'a shot along the side of a smoke': () => {
    const places = { bangalore: { where: at(1, 5) }, gibraltar: { where: at(5, 1) }, wraith: { where: at(0, 0) } }
    const table = active({ ...places, bloodhound: { where: at(7, 7) } }, {}, drawn([]))
    table.give(0, { useAbility: { ability: 'smoke-launcher', place: { intersection: { x: 3, y: 3, level: 0 } } } })
    table.give(0, shoot('gibraltar'), aimed('aim-05', 'aim-07', 'aim-03'))
    return table
  },
  'a shot out of a smoke': () => {
    const table = active({ bangalore: { where: at(7, 7) } })
    table.give(0, { useAbility: { ability: 'smoke-launcher', place: { intersection: { x: 7, y: 7, level: 0 } } } })
    table.give(0, shoot('gibraltar'), aimed('aim-05', 'aim-07', 'aim-03'))
    return table
  },
  'shots that are not possible': () => {
    const table = active({ bangalore: { where: at(0, 0), weapons: [held('r-301', 0), held('longbow', 3)] } })
    table.refused(0, shoot('wraith'))
    table.refused(0, shoot('gibraltar'))
    return table
  },
  'ways over everything': () => {
    const options = drawn(
      [
        { id: 'p1', kind: 'parapet', edges: [{ axis: 'vertical', x: 1, y: 0 }] },
        { id: 'p2', kind: 'parapet', edges: [{ axis: 'vertical', x: 2, y: 3 }] },
        { id: 's1', kind: 'supplyBin', edges: [{ axis: 'horizontal', x: 2, y: 4 }] },
        { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 7, row: 7 }] },
      ],
      [
        { column: 4, row: 0, columns: 3, rows: 2, level: 1 },
        { column: 5, row: 0, columns: 1, rows: 2, level: 2 },
        { column: 6, row: 0, columns: 1, rows: 2, level: 2 },
      ],
    )
    const start = { bangalore: { where: at(0, 0) }, wraith: { where: at(3, 1) }, gibraltar: { where: at(0, 7) } }
    const table = active({ ...start, bloodhound: { where: at(1, 7) } }, {}, options)
    table.give(0, { move: { path: way([1, 0]) } })
    table.give(0, { move: { path: way([2, 0], [3, 0]) } })
    table.give(0, { endActivation: {} })
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, { move: { path: way([4, 1]) } })
    table.give(0, { move: { path: way([3, 1], [3, 2]) } })
    table.give(0, { endActivation: {} })
    return table
  },
  'a zipline that is no supply bin': () => {
    const zipline = { id: 'z1', kind: 'zipline', cells: [{ column: 1, row: 1 }] }
    const beacon = { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 7, row: 7 }] }
    const table = active({ bangalore: { where: at(0, 0) } }, {}, drawn([zipline, beacon]))
    table.refused(0, { interact: { do: [{ object: 'z1' }] } })
    return table
  },
  'too high, and off the board': () => {
    const buildings = [
      { column: 6, row: 0, columns: 2, rows: 2, level: 1 },
      { column: 6, row: 0, columns: 2, rows: 2, level: 2 },
      { column: 4, row: 2, columns: 2, rows: 2, level: 1 },
      { column: 4, row: 2, columns: 2, rows: 2, level: 2 },
    ]
    const places = { bangalore: { where: at(5, 1) }, wraith: { where: at(0, 6) }, gibraltar: { where: at(1, 7) } }
    const table = active({ ...places, bloodhound: { where: at(2, 7) } }, {}, drawn([], buildings))
    table.refused(0, { move: { path: way([6, 1]) } })
    table.refused(0, { move: { path: way([6, 2]) } })
    table.give(0, { move: { path: way([5, 0]) } })
    table.give(0, { endActivation: {} })
    table.give(0, { activate: { legend: 'wraith' } })
    table.refused(0, { move: { path: way([0, 7], [0, 8]) } })
    table.refused(0, { destroy: { targets: ['smoke#1'] } })
    return table
  },
  'diagonals, beacons and the border': () => {
    const options = drawn([
      { id: 'p2', kind: 'parapet', edges: [{ axis: 'vertical', x: 2, y: 3 }] },
      { id: 's1', kind: 'supplyBin', edges: [{ axis: 'horizontal', x: 2, y: 4 }] },
      { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 0, row: 5 }] },
    ])
    const places = { bangalore: { where: at(1, 4) }, wraith: { where: at(1, 3) }, gibraltar: { where: at(7, 7) } }
    const table = active({ ...places, bloodhound: { where: at(7, 6) } }, {}, options)
    table.refused(0, { move: { path: way([0, 5]) } })
    table.refused(0, { move: { path: [cell(48, 4)] } })
    table.refused(0, { move: { path: way([3, 4]) } })
    table.give(0, { move: { path: way([1, 3], [2, 4]) } })
    table.give(0, { move: { path: way([1, 4]) } })
    return table
  },
  'a way through a joint': () => {
    const options = drawn([
      { id: 'p2', kind: 'parapet', edges: [{ axis: 'vertical', x: 2, y: 3 }] },
      { id: 's1', kind: 'supplyBin', edges: [{ axis: 'horizontal', x: 2, y: 4 }] },
      { id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 5, y: 0 }] },
    ])
    const places = { bangalore: { where: at(1, 4) }, wraith: { where: at(6, 6) }, gibraltar: { where: at(7, 7) } }
    const table = active({ ...places, bloodhound: { where: at(7, 6) } }, {}, options)
    table.give(0, { move: { path: way([2, 3]) } })
    return table
  },
  'a melee attack against a wall, and one that misses': () => {
    const table = active({ bangalore: { where: at(10, 9) }, gibraltar: { where: at(9, 9) } })
    table.refused(0, { melee: { target: 'wraith' } })
    table.give(0, { melee: { target: 'gibraltar' } }, aimed('aim-08'))
    table.give(0, { finish: {} })
    table.give(0, { melee: { target: 'gibraltar' } }, aimed('aim-01'))
    return table
  },
  'a push off a roof onto a beacon': () => {
    const table = new Table(
      fixture({ bloodhound: { where: at(13, 5) }, wraith: { where: at(14, 6) } }, { turnIndex: 5 }, QUICK),
    )
    table.give(1, { activate: { legend: 'bloodhound' } })
    table.give(1, { melee: { target: 'wraith' } }, aimed('aim-08'))
    table.give(0, { answer: at(14, 8) })
    return table
  },
  grenades: () => {
    const table = active({ bangalore: { backpack: ['frag', 'syringe'] } })
    table.refused(0, { use: { token: 'medkit' } })
    table.refused(0, { use: { token: 'frag', cell: cell(6, 7), rotation: 0 } })
    table.give(0, { use: { token: 'frag', cell: cell(9, 7), rotation: 0 } }, aimed('aim-03', 'aim-12'))
    return table
  },
  'what costs more than is left, and what is not one’s turn': () => {
    const table = active({ bangalore: { hand: ['squad-advance', 'double-time'], backpack: ['syringe'] } })
    table.refused(0, { finish: {} })
    table.give(0, { use: { token: 'syringe' } })
    table.refused(0, { playCard: { card: 'squad-advance' } })
    table.refused(0, { shoot: { target: 'gibraltar', weapon: 0 } })
    table.refused(0, { handleLoot: { drop: [{ token: 'syringe', cell: cell(6, 7) }] } })
    table.give(0, { move: { path: way([6, 8]), as: 'use' } })
    table.give(0, { move: { path: way([6, 7]) } })
    table.refused(0, { move: { path: way([6, 8]) } })
    table.refused(1, { endActivation: {} })
    table.refused(0, { playCard: { card: 'double-time' } })
    table.refused(0, { playCard: { card: 'foresight' } })
    table.refused(0, { answer: { pass: true } })
    table.give(0, { endActivation: {} })
    table.refused(0, { move: { path: way([6, 8]) } })
    table.refused(0, { recruit: { legend: 'lifeline' } })
    return table
  },
  'an eliminated Legend': () => {
    const table = new Table(
      fixture({ gibraltar: { where: 'off', boxes: 1, hand: ['shove'] } }, { turnIndex: 5 }, QUICK),
    )
    table.give(1, { activate: { legend: 'gibraltar' } })
    table.refused(1, { endActivation: {} })
    table.refused(1, { shoot: { target: 'wraith', weapon: 0 } })
    table.refused(1, { playCard: { card: 'shove' } })
    table.give(1, { respawn: { cell: cell(14, 7) } })
    return table
  },
  'eliminated and back in one activation': () => {
    const table = active({ bangalore: { shield: 0, health: 10, backpack: ['frag'] } })
    table.give(0, { use: { token: 'frag', cell: cell(8, 7), rotation: 0 } }, aimed('aim-04', 'aim-12'))
    table.refused(0, { move: { path: way([6, 8]) } })
    table.give(0, { respawn: { cell: cell(5, 0) } })
    return table
  },
  'no room at any beacon': () => {
    const options = drawn([])
    const places = { bangalore: { where: at(1, 4) }, wraith: { where: at(6, 6) }, bloodhound: { where: at(7, 6) } }
    const table = new Table(
      fixture({ ...places, gibraltar: { where: 'off', boxes: 1 } }, { turnIndex: 5 }, { ...QUICK, ...options }),
    )
    table.give(1, { activate: { legend: 'gibraltar' } })
    return table
  },
  'loot that finds its place': () => {
    const { stock } = fixture({}, {}, QUICK)
    const table = new Table(
      fixture(
        {
          bloodhound: {
            where: at(5, 8),
            backpack: ['sight-2x-hcog-bruiser', 'barrel-common'],
            weapons: [held('hemlok', 4, { 1: 'barrel-rare' }), held('flatline', 4)],
          },
        },
        { turnIndex: 5 },
        QUICK,
      ),
    )
    table.give(1, { activate: { legend: 'bloodhound' } })
    table.give(1, { handleLoot: { drop: [{ token: 'barrel-common', cell: cell(5, 8) }] } })
    table.refused(1, { handleLoot: { drop: [{ token: 'medkit', cell: cell(0, 0) }] } })
    table.refused(1, { interact: { do: [{ object: 'b9' }] } })
    table.refused(1, { interact: { do: [{ install: [{ weapon: 0, slot: 1, token: 'sight-2x-hcog-bruiser' }] }] } })
    table.give(1, { interact: { do: [{ object: 'b4' }] } }, [
      ...drawnFrom(stock.bins, 'bin-1'),
      ...drawnFrom(stock.epic, 'barrel-epic'),
      ...drawnFrom(stock.rare, 'medkit'),
      ...drawnFrom(stock.common, 'syringe'),
      ...drawnFrom(stock.weapons, 'flatline', 'hemlok'),
    ])
    table.refused(1, { answer: { choose: 'volt' } })
    table.give(1, { answer: { choose: 'flatline' } })
    const shares = (table.asked?.options ?? []).find((option) => 'ammo' in option)
    table.give(1, { answer: shares ?? {} })
    const there = { token: 'barrel-rare', to: { in: 'backpack' } }
    table.give(1, { answer: { keep: { token: 'barrel-epic', at: { on: { weapon: 0, slot: 1 } }, makesRoom: there } } })
    table.give(1, { answer: { keep: { token: 'medkit', at: { in: 'backpack' } } } })
    table.give(1, { answer: { drop: { token: 'syringe', cell: cell(5, 8) } } })
    return table
  },
  'windows and their order': () => {
    const hands = { gibraltar: { hand: ['hold-the-line'] }, bloodhound: { hand: ['camouflage', 'retaliate'] } }
    const table = new Table(fixture({ ...hands, wraith: { where: at(8, 3) } }, { turnIndex: 2 }))
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, shoot('bloodhound'))
    table.give(1, { answer: { card: 'camouflage' } })
    table.give(1, { answer: { card: 'hold-the-line' } })
    table.give(1, { answer: { order: ['hold-the-line', 'camouflage'] } }, aimed('aim-12', 'aim-14'))
    table.give(1, { answer: { card: 'retaliate' } })
    return table
  },
  'a whole round with an ability that is reached and one that never is': () => {
    const table = new Table(fixture({}, { turnIndex: 14 }, { ...QUICK, ring: false }))
    table.give(0, { activate: { legend: 'bangalore' } })
    table.give(0, { useAbility: { ability: 'rolling-thunder', place: { cell: cell(8, 7) }, rotation: 0 } })
    table.refused(0, { useAbility: { ability: 'rolling-thunder', place: { cell: cell(8, 7) }, rotation: 0 } })
    table.refused(0, { useAbility: { ability: 'smoke-launcher', place: { cell: cell(8, 7) } } })
    table.give(0, { endActivation: {} })
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, { endActivation: {} })
    return table
  },
  'the first round and the reshuffle of the Ring': () => {
    const table = new Table(fixture({}, { turnIndex: 1 }, QUICK))
    for (const legend of ['gibraltar', 'bloodhound']) {
      table.give(1, { activate: { legend } })
      table.give(1, { endActivation: {} }, legend === 'bloodhound' ? [0, 0, 0, 0, 0] : [])
    }
    return table
  },
  'the Ring and a legendary emergency shield': () => {
    const table = new Table(
      fixture(
        {
          bangalore: { where: at(0, 0), equipment: wearing('emergencyShield', 'emergency-legendary'), activated: true },
          wraith: { activated: true },
          gibraltar: { activated: true },
        },
        { turnIndex: 13, ring: { left: 3, top: 3, right: 12, bottom: 12 } },
        QUICK,
      ),
    )
    table.give(1, { activate: { legend: 'bloodhound' } })
    table.give(1, { endActivation: {} }, [0, 0, 0, 0, 0])
    return table
  },
  'an emergency shield and a recovery at its limit': () => {
    const table = active({
      bangalore: { shield: 19, health: 40, backpack: ['shield-cell'] },
      gibraltar: { shield: 0, health: 9, equipment: wearing('emergencyShield', 'emergency-rare') },
    })
    table.give(0, { use: { token: 'shield-cell' } })
    table.give(0, { finish: {} })
    table.give(0, shoot('gibraltar'), aimed('aim-10', 'aim-14', 'aim-02'))
    return table
  },
  'a draft of Legends': () => {
    const table = new Table(recruited(2, { legends: 'introductory' }))
    const begun = apexPlay.setup({ legends: 'draft', red: 'A' }, 2, chanceOf(1))
    for (const { rule } of begun.kind === 'decided' ? begun.steps : []) table.cited.add(rule)
    return table
  },
  'seats that do not fit': () => {
    const table = new Table(fixture({}))
    for (const [seats, options] of [
      [5, {}],
      [2, { sides: ['A', 'A'] }],
    ] as const) {
      const refused = apexPlay.setup(options, seats, chanceOf(1))
      for (const { rule } of refused.kind === 'refused' ? refused.violations : []) table.cited.add(rule)
    }
    return table
  },
  'passing in a window': () => {
    const table = new Table(fixture({ bloodhound: { hand: ['retaliate', 'tracker'] } }, { turnIndex: 2 }))
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, shoot('bloodhound'))
    table.refused(0, { endActivation: {} })
    table.give(1, PASS, aimed('aim-01', 'aim-02'))
    return table
  },
  'a card that moves, and a push into the open': () => {
    const table = new Table(
      fixture(
        {
          gibraltar: { where: at(10, 7), hand: ['shove'] },
          bangalore: { where: at(10, 8) },
          bloodhound: { hand: ['on-the-scent'] },
        },
        { turnIndex: 5 },
        QUICK,
      ),
    )
    table.give(1, { activate: { legend: 'gibraltar' } })
    table.give(1, { playCard: { card: 'shove' } })
    table.give(1, { answer: { target: 'bangalore' } })
    table.give(1, { endActivation: {} })
    table.give(1, { activate: { legend: 'bloodhound' } })
    table.give(1, { playCard: { card: 'on-the-scent' } })
    table.give(1, { move: { path: way([12, 8]), as: 'on-the-scent' } })
    return table
  },
  'several cards in one slot, with a sight over the printed one': () => {
    const sight = 'sight-1x-hcog-classic'
    const table = active({ bangalore: { where: at(9, 8), weapons: [held('peacekeeper', 2)], backpack: [sight] } })
    table.give(0, { interact: { do: [{ install: [{ weapon: 0, slot: 0, token: sight }] }] } })
    table.give(0, { finish: {} })
    table.give(0, shoot('gibraltar'), aimed('aim-01', 'aim-02', 'aim-03', 'aim-05', 'aim-06'))
    return table
  },
  'cover at a joint': () => {
    const options = drawn([
      { id: 's1', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 2, y: 1 }] },
      { id: 'p1', kind: 'parapet', edges: [{ axis: 'vertical', x: 2, y: 2 }] },
    ])
    const places = { bangalore: { where: at(1, 1) }, wraith: { where: at(6, 6) }, gibraltar: { where: at(2, 2) } }
    const table = active({ ...places, bloodhound: { where: at(7, 6) } }, {}, options)
    table.give(0, shoot('gibraltar'), aimed('aim-01', 'aim-02', 'aim-03'))
    return table
  },
  'a marker in a free space, and what cannot be destroyed': () => {
    const table = new Table(fixture({}, { turnIndex: 4 }, { mode: '3v3', ...QUICK }))
    table.give(0, { activate: { legend: 'lifeline' } })
    table.give(0, { useAbility: { ability: 'airdrop', place: { cell: cell(5, 3) } } })
    table.refused(0, { destroy: { targets: ['airdrop#1'] } })
    return table
  },
  'a smoke that hangs over the edge of a roof': () => {
    const table = active({ bangalore: { where: at(13, 5) } })
    const isOnRoof = ({ command }: { command: JsonObject }) => JSON.stringify(command).includes('"level":1')
    const before = table.state
    for (const { command } of apexPlay.offers(before, 0).filter(isOnRoof)) {
      table.state = before
      table.give(0, command)
    }
    return table
  },
  'an epic token that is dropped on the module': () => {
    const table = new Table(recruited(2, {}))
    while (table.state.phase !== 'enter' && table.asked?.kind !== 'loot') {
      const seat = apexPlay.activeSeat(table.state) ?? 0
      table.play(seat, apexPlay.idle(table.state, seat) as JsonObject)
    }
    const drop = table.asked?.options.find((option) => 'drop' in option) ?? {}
    table.give(table.asked?.seat ?? 0, { answer: drop })
    return table
  },
  'Legends that are chosen in turns': () => {
    const begun = apexPlay.setup({ legends: 'draft', red: 'A' }, 2, chanceOf(1))
    const table = new Table(fold(null, begun.kind === 'decided' ? begun.events : []))
    table.give(1, { recruit: { legend: 'lifeline' } })
    table.refused(1, { recruit: { legend: 'wraith' } })
    table.give(0, { recruit: { legend: 'wraith' } })
    return table
  },
  'a wall on a roof, from below': () => {
    const buildings = [{ column: 4, row: 4, columns: 2, rows: 2, level: 1 }]
    const wall = { id: 'rw', kind: 'roofWall', edges: [{ axis: 'vertical', x: 4, y: 4 }], base: 1 }
    const places = { bangalore: { where: at(3, 4) }, wraith: { where: at(0, 6) }, gibraltar: { where: at(1, 7) } }
    const table = active({ ...places, bloodhound: { where: at(2, 7) } }, {}, drawn([wall], buildings))
    table.refused(0, { move: { path: way([4, 4]) } })
    return table
  },
  'an ability that is over at once': () => {
    const table = new Table(fixture({}, { turnIndex: 5 }, { mode: '3v3', ...QUICK }))
    table.give(1, { activate: { legend: 'pathfinder' } })
    table.give(1, { useAbility: { ability: 'grappling-hook' } })
    table.give(1, { answer: at(14, 11) })
    return table
  },
}
