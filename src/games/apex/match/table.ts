import type { Cell } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { AbilityCard } from '../content/abilities.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { Vitals } from '../damage/damage.ts'
import type { Panel } from '../loot/loot-fit.ts'
import type { Equipped } from '../loot/weapon-options.ts'
import { type Board, type BoardForm, boardOf as drawnBoard, placeDrawn } from '../table/board.ts'
import { type IsOccupied, occupancy } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { withoutObjects } from '../table/stored-board.ts'
import type { SquadLegend, Squads } from '../victory/victory.ts'
import { cellOf, legendsOf } from './legends.ts'
import type { ApexState, LegendState, Miniature } from './state.ts'

/** The table of a match as the rule functions of the chapters take it: so a match rules as a ruling does. */

type Table = Pick<ApexState, 'options' | 'miniatures' | 'legends' | 'destroyed'>
type ByMiniatures = WeakMap<readonly Miniature[], PlacedBoard>

/** Boards by what makes them: the form, the pieces that are gone, and the miniatures. */
const placed = new WeakMap<BoardForm, WeakMap<readonly string[], ByMiniatures>>()
const NOTHING: readonly string[] = []

/** The board with everything that stands on it except Legends; it is placed anew when a piece comes or goes. */
export function boardOf(table: Table, content: ApexContent): PlacedBoard {
  const { options, miniatures, destroyed = NOTHING } = table
  const ofForm = placed.get(options.board) ?? new WeakMap<readonly string[], ByMiniatures>()
  placed.set(options.board, ofForm)
  const known = ofForm.get(destroyed) ?? new WeakMap<readonly Miniature[], PlacedBoard>()
  ofForm.set(destroyed, known)
  const board = known.get(miniatures) ?? placeTable(table, content)
  known.set(miniatures, board)
  return board
}

/** The board as it is drawn, without what was destroyed and with the miniatures as pieces of it. */
export function drawnTable({ options, miniatures, destroyed = NOTHING }: Table, content: ApexContent): Board {
  const board = withoutObjects(options.board, destroyed, content) ?? drawnBoard(options.board, content)
  return { ...board, objects: [...board.objects, ...miniatures.flatMap((one) => objectOf(one, content))] }
}

function placeTable(table: Table, content: ApexContent): PlacedBoard {
  const found = placeDrawn(drawnTable(table, content), content)
  if (found instanceof Refusal) throw new Error(`The board of a match is not sound: ${found.violations[0]?.rule}`)
  return found
}

/**
 * A miniature as a piece of the board; one that is attached to a Legend is none. Its number sign keeps its id apart from
 * those that callers give to pieces of their boards.
 */
function objectOf({ id, kind, token, place }: Miniature, content: ApexContent): Board['objects'] {
  const tags = [...(abilityPlacing(kind, token, content)?.tags ?? [])]
  if ('cell' in place) return [{ id, kind, cells: [place.cell], tags }]
  return 'intersection' in place ? [{ id, kind, intersection: place.intersection, tags }] : []
}

/** The ability that a miniature belongs to; an Automaton puts the same miniatures on the board by cards of its own. */
const abilityPlacing = (kind: string, token: string, content: ApexContent): AbilityCard | undefined =>
  content.abilityCards.get(abilityOf(token)) ??
  [...content.abilityCards.values()].find(({ place }) => place?.miniature === kind)

/** The ability of a token: `smoke-launcher#1` is one of the Smoke Launcher. */
export const abilityOf = (token: string): string => token.replace(/#\d+$/, '')

/** The spaces of the Legends on the board. */
export const occupiedBy = ({ legends }: Pick<ApexState, 'legends'>): Cell[] =>
  legends.flatMap((legend) => cellOf(legend) ?? [])

/** Which spaces are occupied, by Legends or by what stands there. */
export const occupancyOf = (state: Table, content: ApexContent): IsOccupied =>
  occupancy(boardOf(state, content), occupiedBy(state))

/** The Shield that the body shield of a Legend allows. */
export const shieldMaximumOf = ({ equipment, automaton }: LegendState, content: ApexContent): number =>
  automaton?.maxShield ?? content.bodyShields.get(equipment.bodyShield.token)?.maximum ?? 0

/** A Legend as damage and recovery read it. */
export function vitalsOf(legend: LegendState, content: ApexContent): Vitals & Raised {
  const { token, depleted } = legend.equipment.emergencyShield
  const found = content.emergencyShields.get(token)
  return {
    shield: legend.shield,
    health: legend.health,
    shieldMaximum: shieldMaximumOf(legend, content),
    emergencyShield:
      found === undefined ? null : { source: token, cancels: found.cancels, ringMaximum: found.ringMaximum, depleted },
    deathBoxes: legend.boxes,
    ...startOf(legend),
  }
}

/** What an Automaton starts with is also its maximum, and what it comes back with. */
type Raised = { readonly start?: { shield: number; health: number }; readonly healthMaximum?: number }

function startOf({ automaton }: LegendState): Raised {
  if (automaton === undefined) return {}
  const { maxShield: shield, maxHealth: health } = automaton
  return { start: { shield, health }, healthMaximum: health }
}

/** What a Legend carries, as loot is fitted to it. */
export const panelOf = ({ equipment, backpack, weapons }: LegendState): Panel => ({
  helmet: equipment.helmet.token,
  bodyShield: equipment.bodyShield.token,
  emergencyShield: equipment.emergencyShield.token,
  backpack: [...backpack],
  weapons: weapons.map(({ card, attachments }) => ({
    card: { weapon: card },
    installed: attachments.flatMap((token, slot) => (token === null ? [] : [{ slot, token }])),
  })),
})

/** The weapons of a Legend, as a new weapon card is compared with them. */
export const equippedOf = ({ weapons }: LegendState, content: ApexContent): Equipped[] =>
  weapons.flatMap(({ card, ammo, attachments }) => {
    const found = content.weapons.get(card)
    if (found === undefined) return []
    const tokens = attachments.filter((token) => token !== null)
    return [{ id: card, ammoType: found.ammoType, printed: found.ammo, ammo, attachments: tokens }]
  })

const squadLegend = ({ id, boxes, health }: LegendState): SquadLegend => ({ id, deathBoxes: boxes, health })

/** Both squads as victory is judged. */
export const squadsOf = (state: Pick<ApexState, 'legends'>): Squads => ({
  red: legendsOf(state, 'red').map(squadLegend),
  blue: legendsOf(state, 'blue').map(squadLegend),
})
