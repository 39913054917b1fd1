import { z } from 'zod'
import { Label } from '../../language/label.ts'
import { MAX_POINTS } from '../../movement/movement.ts'
import { Cell, Intersection } from '../../vocabulary.ts'

export const Slot = z.int().min(0).max(1).describe('A weapon slot.')
export const Path = z.array(Cell).max(MAX_POINTS).describe('The spaces to enter, in order.')
export const CardName = z.string().min(1).max(80)
export const Rotation = z.int().min(0).max(3).describe('Quarter turns clockwise.')

const WeaponSlot = z
  .strictObject({ weapon: Slot, slot: z.int().min(0).max(5) })
  .describe('A slot for attachments on a weapon.')
  .meta({ id: 'ApexMatchWeaponSlot' })

const inBackpack = z.strictObject({ in: z.literal('backpack') })
const onWeapon = z.strictObject({ on: WeaponSlot })
const inSpace = z.strictObject({ cell: Cell })

/** Where a token is kept. */
export const KeptAt = z
  .union([z.strictObject({ in: z.enum(['backpack', 'equipment']).meta({ id: 'ApexMatchStore' }) }), onWeapon])
  .describe('In the backpack, in its equipment slot, or on a weapon.')
  .meta({ id: 'ApexMatchKeptAt' })
export type KeptAt = z.infer<typeof KeptAt>

/** Where a token goes that makes room for another. */
export const RoomTo = z.union([inBackpack, inSpace]).meta({ id: 'ApexMatchRoomTo' })
export type RoomTo = z.infer<typeof RoomTo>

/** Where an attachment goes whose weapon was discarded. */
export const FreedTo = z.union([inBackpack, onWeapon, inSpace]).meta({ id: 'ApexMatchFreedTo' })
export type FreedTo = z.infer<typeof FreedTo>

const MakesRoom = z
  .strictObject({
    token: Label,
    to: RoomTo.exactOptional().describe('Left out on the entry module, where the token leaves the game.'),
  })
  .meta({ id: 'ApexMatchMakesRoom' })
export type MakesRoom = z.infer<typeof MakesRoom>

/** How a token is kept. */
export const Keep = z.strictObject({ at: KeptAt, makesRoom: MakesRoom.exactOptional() }).meta({ id: 'ApexMatchKeep' })
export type Keep = z.infer<typeof Keep>

/** A place of a miniature: a space or an intersection. */
export const MiniatureSpot = z
  .union([inSpace, z.strictObject({ intersection: Intersection })])
  .meta({ id: 'ApexMatchSpot' })
export type MiniatureSpot = z.infer<typeof MiniatureSpot>

const Kept = z.strictObject({ token: Label, ...Keep.shape }).meta({ id: 'ApexMatchKeptToken' })
const Dropped = z
  .strictObject({
    token: Label,
    cell: Cell.exactOptional().describe('Left out on the entry module, where the token leaves the game.'),
  })
  .meta({ id: 'ApexMatchDroppedToken' })
const Freed = z.strictObject({ token: Label, to: FreedTo }).meta({ id: 'ApexMatchFreedToken' })

/** What may be answered, by the kind of the question; which of it, the question says. */
export const ApexAnswer = z
  .union([
    z.strictObject({ keep: Kept }),
    z.strictObject({ drop: Dropped }),
    z.strictObject({ freed: Freed }),
    z.strictObject({ choose: Label.describe('A weapon card.') }),
    z.strictObject({ replace: Slot }),
    z.strictObject({ ammo: z.array(z.int().min(0).max(5)).min(1).max(2).describe('What is on each weapon then.') }),
    z.strictObject({ discard: z.literal(true) }),
    z.strictObject({ slot: Slot }),
    z.strictObject({ card: CardName }),
    z.strictObject({ order: z.array(CardName).min(1).max(12) }),
    z.strictObject({ cell: Cell }),
    z.strictObject({ beacon: z.string().min(1).max(64).describe('A respawn beacon.') }),
    z.strictObject({ target: z.string().min(1).max(80).describe('A Legend, or a weapon slot.') }),
    z.strictObject({ path: Path }),
    z.strictObject({ pass: z.literal(true) }),
  ])
  .meta({ id: 'ApexMatchAnswer' })
