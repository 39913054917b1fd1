import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { MiniaturePlace } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { fixture, recruited, Table } from './arranged.ts'
import { chanceOf, fold } from './random-match.ts'

/** Scenes about setting up, sharing and squadmates, each for the rules that it cites. */

const cell = (column: number, row: number) => ({ column, row })

/** A table with the rules that setting a match up cites, or is refused by. */
function setUp(options: JsonObject, seats = 2): Table {
  const begun = apexPlay.setup(options, seats, chanceOf(1))
  const table = new Table(begun.kind === 'decided' ? fold(null, begun.events) : fixture({}))
  if (begun.kind === 'decided') for (const { rule } of begun.steps) table.cited.add(rule)
  if (begun.kind === 'refused') for (const { rule } of begun.violations) table.cited.add(rule)
  return table
}

const ACTIVATED = { activated: true }

/** Blue’s turn, in which Gibraltar beside the miniature is the last to act; what lies there happens next. */
function dropped(
  ability: string,
  kind: string,
  place: MiniaturePlace,
  more: Parameters<typeof fixture>[0] = {},
): Table {
  const others = { bloodhound: { ...ACTIVATED, where: { cell: cell(13, 8) } }, pathfinder: ACTIVATED }
  const gibraltar = { where: { cell: cell(11, 8) } }
  const options = { mode: '3v3', windows: 'quick', ring: false }
  const base = fixture({ ...others, gibraltar, ...more }, { turnIndex: 7 }, options)
  const tokens = base.tokens.map((token) => (token.ability === ability ? { ...token, at: { turnIndex: 8 } } : token))
  const token = tokens.find((one) => one.ability === ability)?.id ?? ''
  const miniature = { id: `${kind}#1`, kind, owner: 'lifeline', token, place, rotation: 0 }
  return new Table({ ...base, tokens, miniatures: [miniature] })
}

export const SQUAD_SCENES: Readonly<Record<string, () => Table>> = {
  'the introductory game is set up': () => setUp({}),
  'a board that nobody can enter': () => {
    const buildings = [1, 2].map((level) => ({ column: 0, row: 0, columns: 4, rows: 4, level }))
    return setUp({ board: { drawn: { width: 4, height: 4, buildings } } })
  },
  'who chooses the colour': () => {
    const table = setUp({ legends: 'draft' }, 4)
    const captain = apexPlay.activeSeat(table.state) ?? 0
    table.refused((captain + 1) % 4, { chooseColour: { colour: 'red' } })
    return table
  },
  'squadmates share what they have drawn': () => {
    const table = new Table(recruited(2, {}))
    const { weapons = [], tokens = [] } = table.legend('wraith').pool ?? {}
    const give = (some: JsonObject) => ({ give: { from: 'wraith', to: 'bangalore', weapons: [], tokens: [], ...some } })
    table.give(0, give({ tokens: tokens.slice(0, 1) }))
    table.refused(0, give({ weapons: weapons.slice(0, 3) }))
    return table
  },
  'a squadmate who comes back for nothing': () => {
    const hands = { wraith: { where: 'off' as const, boxes: 1 }, lifeline: { hand: ['guardian-angel'] } }
    const table = new Table(fixture(hands, { turnIndex: 6 }, { mode: '3v3', windows: 'quick' }))
    table.give(0, { activate: { legend: 'wraith' } })
    table.give(0, apexPlay.offers(table.state, 0)[0]?.command ?? {})
    table.give(0, { answer: { card: 'guardian-angel' } })
    return table
  },
  'a Dome that keeps a blast away': () => {
    const at = { where: { cell: cell(11, 7) } }
    const table = new Table(fixture({ gibraltar: at }, { turnIndex: 5 }, { windows: 'quick' }))
    const dome = { useAbility: { ability: 'dome-of-protection', place: { intersection: { x: 10, y: 8, level: 0 } } } }
    table.give(1, { activate: { legend: 'gibraltar' } })
    table.give(1, dome)
    const legends = table.state.legends.map((legend) => ({
      ...legend,
      ...(legend.id === 'gibraltar' ? { where: { cell: cell(10, 7) } } : {}),
      ...(legend.id === 'bangalore' ? { backpack: ['frag'] } : {}),
      activated: false,
    }))
    const inside = new Table({ ...table.state, legends, activation: null, action: null, turnIndex: 6, round: 4 })
    inside.give(0, { activate: { legend: 'bangalore' } })
    // Cards without arrows: the grenade lands where it was aimed.
    inside.give(0, { use: { token: 'frag', cell: cell(10, 7), rotation: 0 } }, [11, 12])
    return inside
  },
  'an airdrop for a Lifeline who is off the board': () => {
    const table = dropped('airdrop', 'airdrop', { cell: cell(5, 3) }, { lifeline: { where: 'off', boxes: 1 } })
    table.give(1, { activate: { legend: 'gibraltar' } })
    table.play(1, { endActivation: {} })
    return table
  },
  'a drone that is destroyed': () => {
    const table = dropped('doc-heal-drone', 'doc', { intersection: { x: 12, y: 8, level: 0 } })
    table.give(1, { activate: { legend: 'gibraltar' } })
    table.give(1, { destroy: { targets: ['doc#1'] } })
    return table
  },
}
