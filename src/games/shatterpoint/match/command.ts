import { z } from 'zod'
import { ReportCommand } from '../../../contract/match-report.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { type BodiesOf, keyOf } from '../../../lib/keyed.ts'
import { TableEntry } from '../dice/expertise-table.ts'
import { Placement } from '../measuring/template.ts'
import { EndPlace } from '../movement/end-position.ts'
import { MoveKind } from '../movement/move.ts'
import { Action } from '../turn/action.ts'
import { AttackType, CONDITIONS, Condition, Degrees, Icon, Id } from '../vocabulary.ts'

const nothing = z.strictObject({})
const Character = Id.describe('A character, by its name in this match.')
const Unit = Id.describe('A unit, by its name in this match.')
const Angle = Degrees.nullable().describe('null if it is not moved.')

const AccessUse = z
  .strictObject({ point: Id.describe('The point that it comes out at.'), to: EndPlace })
  .meta({ id: 'ShatterpointMatchAccess' })

/** What a heal removes: one damage, or a condition. */
const Removed = z.enum(['damage', ...CONDITIONS]).meta({ id: 'ShatterpointMatchRemoved' })

/** How an ability is paid for. */
const Payment = z.enum(['force', 'damage']).meta({ id: 'ShatterpointMatchPayment' })

/** Everything that a seat may ask for: a union of objects with one key each; most of them answer a question. */
export const ShatterpointCommand = z
  .union([
    z.strictObject({
      chooseEdge: z.strictObject({
        side: wholeNumber(0, 270).describe('0, 90, 180 or 270: how far the table is turned.'),
      }),
    }),
    z.strictObject({ chooseMissionSet: z.strictObject({ id: Id }) }),
    z.strictObject({
      proposeTerrain: z.strictObject({ layout: Id.describe('`agreed`, `none`, or a battlefield of the content.') }),
    }),
    z.strictObject({ acceptTerrain: nothing }),
    z.strictObject({ deploySquad: z.strictObject({ squad: wholeNumber(1, 2), charId: Character, to: EndPlace }) }),
    z.strictObject({ deployChar: z.strictObject({ charId: Character, to: EndPlace }) }),
    z.strictObject({ redeploySquad: nothing }),
    z.strictObject({ chooseStance: z.strictObject({ unitId: Unit, stanceId: Id }) }),
    z.strictObject({ revealOrder: nothing }),
    z.strictObject({ takeReserve: nothing }),
    z.strictObject({ reserveRevealed: nothing }),
    z.strictObject({ keepRevealed: nothing }),
    z.strictObject({ shatterpointActivate: z.strictObject({ unitId: Unit }) }),
    z.strictObject({ shatterpointSkip: nothing }),
    z.strictObject({ removeCondition: z.strictObject({ condition: Condition }) }),
    z.strictObject({ action: z.strictObject({ type: Action }) }),
    z.strictObject({ useAbility: z.strictObject({ abilityId: Id }) }),
    z.strictObject({ flipStance: nothing }),
    z.strictObject({ endActivation: nothing }),
    z.strictObject({
      moveChar: z.strictObject({
        charId: Character,
        kind: MoveKind,
        to: EndPlace,
        via: Placement.exactOptional().describe('How the template lies; the service looks for a way if left out.'),
        access: AccessUse.exactOptional().describe('The access point that is used where the move ends.'),
      }),
    }),
    z.strictObject({
      declareAttack: z.strictObject({ charId: Character, type: AttackType, weaponId: Id, targetId: Character }),
    }),
    z.strictObject({
      healChar: z.strictObject({ charId: Character, unitId: Unit, remove: Removed }),
    }),
    z.strictObject({ pushChar: z.strictObject({ charId: Character, angle: Degrees }) }),
    z.strictObject({ finishAction: nothing }),
    z.strictObject({ setAngle: z.strictObject({ angle: Degrees }) }),
    z.strictObject({ pick: z.strictObject({ ids: z.array(Id).min(1).max(8) }) }),
    z.strictObject({ choose: z.strictObject({ option: Id }) }),
    z.strictObject({ accept: nothing }),
    z.strictObject({ decline: nothing }),
    z.strictObject({ pay: z.strictObject({ with: Payment }) }),
    z.strictObject({ resolveEffect: z.strictObject({ unitId: Unit, abilityId: Id }) }),
    z.strictObject({ useReactive: z.strictObject({ unitId: Unit, abilityId: Id }) }),
    z.strictObject({ pass: nothing }),
    z.strictObject({
      modifyDice: z.strictObject({
        entries: z.array(TableEntry).min(2).max(12).describe('The entries of the row, in the order of their use.'),
      }),
    }),
    z.strictObject({ chooseOption: z.strictObject({ id: Id }) }),
    z.strictObject({ stopTree: nothing }),
    z.strictObject({ orderIcons: z.strictObject({ icons: z.array(Icon).min(2).max(8) }) }),
    z.strictObject({ shove: z.strictObject({ angle: Angle }) }),
    z.strictObject({ followUp: z.strictObject({ angle: Angle }) }),
    z.strictObject({ resolvePersonal: z.strictObject({ icon: Icon }) }),
    z.strictObject({ declinePersonal: nothing }),
    z.strictObject({ chooseMap: z.strictObject({ index: wholeNumber(1, 4) }) }),
    ReportCommand,
  ])
  .meta({ id: 'ShatterpointCommand' })
export type ShatterpointCommand = z.infer<typeof ShatterpointCommand>

/** What is played out: a command, or the setup of the match. */
export type PlayedCommand = ShatterpointCommand | { readonly setUp: Readonly<Record<string, never>> }

/** What the commands say, by their names. */
export type CommandBodies = BodiesOf<ShatterpointCommand>
/** The names of the commands. */
export type CommandName = keyof CommandBodies

/** What a command with this name says. */
export type CommandBody<Name extends CommandName> = CommandBodies[Name]

/** The name of a command. */
export const nameOf = (command: ShatterpointCommand): CommandName => keyOf(command)
