import { z } from 'zod'
import { MarkerSource } from '../../damage/marker-piles.ts'
import { Branch, RedrawReason } from '../../locust/ai/event-row.ts'
import { DroppedWeapon } from '../../table/table.ts'
import { Count, FigureType, Id, LocustState } from '../../vocabulary.ts'
import type { MarkerEvent, TableEvent } from '../events.ts'

const nothing = z.strictObject({})
const figure = z.strictObject({ figure: Id })
const inZone = figure.extend({ zone: Id })
const inCover = inZone.extend({ cover: Id })
const marker = figure.extend({ kind: FigureType, from: MarkerSource })

/** What happens to figures on the table, as everybody sees it. */
export const TABLE_EVENT_SHAPES = {
  aiCardDrawn: z.strictObject({ card: Count.describe('The number of the AI card.') }),
  aiCardRedrawn: z.strictObject({ card: Count, reason: RedrawReason }),
  aiDeckShuffled: nothing,
  branchTaken: z.strictObject({
    card: Count,
    branch: Branch,
    figure: Id.nullable(),
  }),
  locustActivated: figure,
  coverLeft: inCover,
  figureMoved: inZone.extend({ from: Id.describe('The zone that was left.') }),
  coverTaken: inCover,
  attackDeclared: figure.extend({ target: Id, attackDice: Count, defenceDice: Count }),
  attackSkipped: figure,
  dodged: figure,
  guarded: figure.extend({ target: Id, weapon: Id }),
  diceRolled: figure.extend({
    target: Id,
    wounds: Count,
    omens: Count,
    shields: Count,
    amount: Count.describe('The wounds that are suffered.'),
    chainsaw: z.literal(true).optional().describe('A chainsaw: wounds do not count, and an omen kills.'),
  }),
  locustWounded: figure.extend({ state: LocustState, amount: Count }),
  locustKilled: inZone,
  locustHealed: figure,
  weaponDropped: z.strictObject({ marker: DroppedWeapon }),
  markerTaken: z.strictObject({ marker: Id }),
  cogWounded: figure.extend({ amount: Count, atRandom: z.boolean() }),
  cogBleeding: figure,
  cogExecuted: figure,
  spawned: inZone.extend({ enemy: Id, figureType: FigureType, state: LocustState }),
  spawnFailed: z.strictObject({ enemy: Id, zone: Id }),
  holeOpened: z.strictObject({ hole: Id, zone: Id }),
  tickerBlast: inZone,
  ammoDiscarded: figure.extend({ weapon: Id, amount: Count }),
  guardForbidden: nothing,
  stepEnded: nothing,
} as const satisfies Readonly<Record<TableEvent['type'], z.ZodObject>>

/** Which marker it is stays hidden until a death turns it over. */
export const MARKER_EVENT_SHAPES = {
  markerPlaced: marker,
  markerTurned: marker.extend({ marker: Id, weapon: Id.nullable() }),
} as const satisfies Readonly<Record<MarkerEvent['type'], z.ZodObject>>
