import { z } from 'zod'
import { Count, Id, LocustState } from '../../vocabulary.ts'
import { BRANCHES, type LocustEvent, REDRAW_REASONS } from './events.ts'

export const EVENT_KINDS = [
  'aiCardDrawn',
  'aiCardRedrawn',
  'aiDeckShuffled',
  'branchTaken',
  'locustActivated',
  'coverLeft',
  'figureMoved',
  'coverTaken',
  'attackDeclared',
  'attackSkipped',
  'dodged',
  'guarded',
  'diceRolled',
  'locustWounded',
  'locustKilled',
  'locustHealed',
  'weaponDropped',
  'markerTaken',
  'cogWounded',
  'cogBleeding',
  'cogExecuted',
  'spawned',
  'spawnFailed',
  'holeOpened',
  'tickerBlast',
  'ammoDiscarded',
  'guardForbidden',
  'stepEnded',
] as const satisfies readonly LocustEvent['kind'][]

export const Branch = z.enum(BRANCHES).meta({ id: 'GearsAiBranch' })
export const RedrawReason = z.enum(REDRAW_REASONS).meta({ id: 'GearsRedrawReason' })

/** An event as a row: every kind uses the fields that it needs. */
export const EventRow = z
  .object({
    kind: z.enum(EVENT_KINDS).meta({ id: 'GearsLocustEventKind' }),
    card: Count.nullable(),
    branch: Branch.nullable(),
    reason: RedrawReason.nullable(),
    figure: Id.nullable().describe('Who acts, or to whom it happens.'),
    target: Id.nullable(),
    enemy: Id.nullable(),
    from: Id.nullable().describe('The zone that was left.'),
    zone: Id.nullable(),
    cover: Id.nullable(),
    hole: Id.nullable(),
    marker: Id.nullable().describe('A dropped weapon.'),
    weapon: Id.nullable(),
    state: LocustState.nullable(),
    amount: Count.nullable().describe('Wounds, order cards or ammo tokens.'),
    attackDice: Count.nullable(),
    defenceDice: Count.nullable(),
    wounds: Count.nullable(),
    omens: Count.nullable(),
    shields: Count.nullable(),
    chainsaw: z.boolean().describe('Whether it is a chainsaw: wounds do not count, and an omen kills.'),
  })
  .describe('What happened, in the order it happened.')
  .meta({ id: 'GearsLocustEvent' })
export type EventRow = z.infer<typeof EventRow>

const NOTHING: Omit<EventRow, 'kind'> = {
  card: null,
  branch: null,
  reason: null,
  figure: null,
  target: null,
  enemy: null,
  from: null,
  zone: null,
  cover: null,
  hole: null,
  marker: null,
  weapon: null,
  state: null,
  amount: null,
  attackDice: null,
  defenceDice: null,
  wounds: null,
  omens: null,
  shields: null,
  chainsaw: false,
}

/** Writes an event as a row. */
export function rowOf(event: LocustEvent): EventRow {
  if (event.kind === 'weaponDropped') {
    const { id, weapon, zone } = event.marker
    return { ...NOTHING, kind: event.kind, marker: id, weapon, zone }
  }
  if (event.kind === 'spawned') {
    const { kind, figure, enemy, zone, state } = event
    return { ...NOTHING, kind, figure, enemy, zone, state }
  }
  if (event.kind === 'cogWounded') {
    const { kind, figure, amount } = event
    return { ...NOTHING, kind, figure, amount }
  }
  return { ...NOTHING, ...event }
}
