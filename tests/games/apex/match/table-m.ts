import { apexContent } from '../../../../src/games/apex/content/apex-content.ts'
import { newLegend } from '../../../../src/games/apex/match/evolve/setup.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState, LegendState, WeaponState } from '../../../../src/games/apex/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** A weapon with ammunition and without tokens. */
const weapon = (card: string, ammo: number): WeaponState => ({
  card,
  ammo,
  attachments: (apexContent.weapons.get(card)?.slots ?? []).map(() => null),
})

const PLACES = {
  bangalore: { squad: 'red', cell: { column: 6, row: 7 }, weapons: [weapon('r-301', 3), weapon('longbow', 3)] },
  wraith: { squad: 'red', cell: { column: 8, row: 3 }, weapons: [weapon('wingman', 3), weapon('r-99', 3)] },
  gibraltar: { squad: 'blue', cell: { column: 10, row: 7 }, weapons: [weapon('spitfire', 2), weapon('mastiff', 3)] },
  bloodhound: {
    squad: 'blue',
    cell: { column: 11, row: 8 },
    weapons: [weapon('flatline', 3), weapon('peacekeeper', 2)],
  },
} as const

export type LegendName = keyof typeof PLACES

/** Fixture M of the specification: two against two on the crossroads, all well, at a turn; `legends` differ from it. */
export function tableM(
  turnIndex: number,
  legends: Readonly<Partial<Record<LegendName, Partial<LegendState>>>> = {},
  more: Partial<ApexState> = {},
): ApexState {
  const { state } = begin(2, { red: 'A' }, chanceOf(1))
  const names = Object.keys(PLACES) as LegendName[]
  const standing = names.map((id): LegendState => {
    const { squad, cell, weapons } = PLACES[id]
    const fresh = newLegend(id, squad === 'red' ? 0 : 1, squad, apexContent)
    return { ...fresh, locked: true, where: { cell }, weapons, ...legends[id] }
  })
  const round = Math.floor(turnIndex / 2) + 1
  const trackCell = 2 * (round - 1)
  return { ...state, phase: 'turn', legends: standing, entry: null, turnIndex, round, trackCell, ...more }
}

/** Gives a command that has to be accepted. */
export function give(state: ApexState, seat: number, command: JsonObject): ApexState {
  const decision = apexPlay.decide(state, seat, command, chanceOf(7))
  if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(decision)}`)
  return fold(state, decision.events)
}

/** The rules that a command is refused by. */
export function refusedBy(state: ApexState, seat: number, command: JsonObject): string[] {
  const decision = apexPlay.decide(state, seat, command, chanceOf(7))
  return decision.kind === 'refused' ? decision.violations.map(({ rule }) => rule) : []
}

export function legendIn({ legends }: ApexState, id: LegendName): LegendState {
  const found = legends.find((legend) => legend.id === id)
  if (found === undefined) throw new Error(`${id} does not play.`)
  return found
}
