import { z } from 'zod'
import { ReportCommand } from '../../../contract/match-report.ts'
import type { BodiesOf } from '../../../lib/keyed.ts'
import { MAX_STEPS } from '../movement/cog-move.ts'
import { Id } from '../vocabulary.ts'

const Card = Id.describe('An order card in the player’s hand.')
const nothing = z.strictObject({})

/** Ways to use an order card. */
export const ORDER_USES = ['printed', 'move', 'attack'] as const
export const OrderUse = z.enum(ORDER_USES).meta({ id: 'GearsOrderUse' })
export type OrderUse = z.infer<typeof OrderUse>

const AttackMode = z.enum(['normal', 'overkill']).meta({ id: 'GearsMatchAttackMode' })

/** Everything that a seat may ask for (section “Match commands”): a union of objects with one key each. */
export const GearsCommand = z
  .union([
    z.strictObject({ placeCog: z.strictObject({ zone: Id, cover: Id.exactOptional() }) }),
    z.strictObject({ crawl: z.strictObject({ zone: Id.exactOptional().describe('Stays if left out.') }) }),
    z.strictObject({ heal: z.strictObject({ cards: z.int().min(0).max(20) }) }),
    z.strictObject({ playOrder: z.strictObject({ card: Card, use: OrderUse }) }),
    z.strictObject({
      move: z.strictObject({
        path: z.array(Id).max(MAX_STEPS).describe('The zones that are entered, one after the other.'),
        cover: Id.exactOptional().describe('The cover space that is taken at the end.'),
      }),
    }),
    z.strictObject({ attack: z.strictObject({ target: Id, weapon: Id, mode: AttackMode }) }),
    z.strictObject({ throwGrenade: z.strictObject({ zone: Id }) }),
    z.strictObject({ chainsaw: z.strictObject({ target: Id }) }),
    z.strictObject({ act: nothing.describe('Resolves the next printed action that is neither a move nor an attack.') }),
    z.strictObject({ skipAction: nothing }),
    z.strictObject({ endOrders: nothing }),
    z.strictObject({ revive: z.strictObject({ cog: Id, card: Card }) }),
    z.strictObject({
      pickUp: z.strictObject({ marker: Id, as: z.enum(['weapon', 'ammo']), card: Card.exactOptional() }),
    }),
    z.strictObject({ activateEquipment: z.strictObject({ card: Card.exactOptional() }) }),
    z.strictObject({ explore: z.strictObject({ door: Id }) }),
    z.strictObject({ soloReplace: z.strictObject({ card: Card }) }),
    z.strictObject({ soloFollow: z.strictObject({ card: Card, zone: Id, cover: Id.exactOptional() }) }),
    z.strictObject({ drawAi: nothing }),
    z.strictObject({ discardWeapon: z.strictObject({ weapon: Id }) }),
    z.strictObject({ answer: z.strictObject({ option: z.string().min(1).max(200) }) }),
    ReportCommand,
  ])
  .meta({ id: 'GearsCommand' })
export type GearsCommand = z.infer<typeof GearsCommand>

/** What is played out: a command, or the setup of the match, in which the first player may be asked. */
export type PlayedCommand = GearsCommand | { readonly setUp: Readonly<Record<string, never>> }

/** What the commands say, by their names. */
export type CommandBodies = BodiesOf<GearsCommand>
/** The names of the commands. */
export type CommandName = keyof CommandBodies

/** What a command with this name says. */
export type CommandBody<Name extends CommandName> = CommandBodies[Name]
