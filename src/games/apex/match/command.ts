import { z } from 'zod'
import type { BodiesOf } from '../../../lib/keyed.ts'
import { Label } from '../language/label.ts'
import { Squad } from '../table/squad.ts'
import { BorderSide, Cell, LIMITS } from '../vocabulary.ts'
import { ApexAnswer, CardName, Keep, MiniatureSpot, Path, Rotation, Slot } from './commands/answer.ts'

const nothing = z.strictObject({})
const Legend = Label.describe('A Legend of the seat.')
const Tokens = z.array(Label).max(40)

const Installation = z
  .strictObject({ weapon: Slot, slot: z.int().min(0).max(5), token: Label })
  .meta({ id: 'ApexMatchInstallation' })

const InteractStep = z
  .union([
    z.strictObject({ object: z.string().min(1).max(64) }),
    z.strictObject({ install: z.array(Installation).min(1).max(12) }),
    z.strictObject({ uninstall: z.array(Installation).min(1).max(12) }),
  ])
  .meta({ id: 'ApexMatchInteractStep' })
export type InteractStep = z.infer<typeof InteractStep>

const PickUp = z.strictObject({ loot: z.string().min(1).max(40), keep: Keep }).meta({ id: 'ApexMatchPickUp' })
const Drop = z.strictObject({ token: Label, cell: Cell }).meta({ id: 'ApexMatchDrop' })

/** Everything that a seat may ask for (section “Match commands”): a union of objects with one key each. */
export const ApexCommand = z
  .union([
    z.strictObject({ chooseColour: z.strictObject({ colour: Squad }) }),
    z.strictObject({ recruit: z.strictObject({ legend: Label }) }),
    z.strictObject({
      give: z.strictObject({ from: Legend, to: Label, weapons: Tokens.default([]), tokens: Tokens.default([]) }),
    }),
    z.strictObject({
      lock: z.strictObject({
        legend: Legend,
        weapons: z.array(Label).max(4),
        equip: Tokens.default([]),
        install: z.array(Installation).max(12).default([]),
        backpack: Tokens.default([]),
      }),
    }),
    z.strictObject({ chooseEpic: z.strictObject({ legend: Legend, token: Label }) }),
    z.strictObject({ placeAtEntry: z.strictObject({ legend: Legend, side: BorderSide }) }),
    z.strictObject({
      enter: z.strictObject({
        legend: Legend,
        position: z
          .int()
          .min(0)
          .max(LIMITS.side - 1)
          .describe('The column on side N or S, the row on E or W.'),
        path: Path.min(1),
        side: BorderSide.exactOptional().describe('Another border, where nothing can be entered from its own.'),
      }),
    }),
    z.strictObject({
      activate: z.strictObject({
        legend: Legend.exactOptional().describe('A Legend of the seat; left out, the next enemy Automaton.'),
      }),
    }),
    z.strictObject({ respawn: z.strictObject({ cell: Cell }) }),
    z.strictObject({
      move: z.strictObject({
        path: Path,
        as: z.string().min(1).max(80).default('move').describe('The basic action or the card whose Move it is.'),
        rush: CardName.exactOptional().describe('A feat that is discarded for one more movement point.'),
      }),
    }),
    z.strictObject({ rush: z.strictObject({ card: CardName, path: Path.min(1) }) }),
    z.strictObject({ interact: z.strictObject({ do: z.array(InteractStep).min(1).max(3) }) }),
    z.strictObject({
      shoot: z.strictObject({ target: Label, weapon: Slot, enhancement: CardName.exactOptional() }),
    }),
    z.strictObject({
      use: z.strictObject({ token: Label, cell: Cell.exactOptional(), rotation: Rotation.exactOptional() }),
    }),
    z.strictObject({ melee: z.strictObject({ target: Label }) }),
    z.strictObject({
      destroy: z.strictObject({
        weapon: Slot.exactOptional().describe('Left out: in melee.'),
        targets: z.array(z.string().min(1).max(64)).min(1).max(2),
      }),
    }),
    z.strictObject({ playCard: z.strictObject({ card: CardName }) }),
    z.strictObject({
      useAbility: z.strictObject({
        ability: CardName,
        place: MiniatureSpot.exactOptional(),
        rotation: Rotation.exactOptional(),
        targets: z.array(Label).max(3).exactOptional(),
      }),
    }),
    z.strictObject({ ride: z.strictObject({ miniature: z.string().min(1).max(64), cell: Cell }) }),
    z.strictObject({
      handleLoot: z.strictObject({
        drop: z.array(Drop).max(8).default([]),
        pickUp: z.array(PickUp).max(12).default([]),
      }),
    }),
    z.strictObject({ finish: nothing }),
    z.strictObject({ endActivation: nothing }),
    z.strictObject({ answer: ApexAnswer }),
  ])
  .meta({ id: 'ApexCommand' })
export type ApexCommand = z.infer<typeof ApexCommand>

/** What is played out: a command, or the setup of the match. */
export type PlayedCommand = ApexCommand | { readonly setUp: Readonly<Record<string, never>> }

/** What the commands say, by their names. */
export type CommandBodies = BodiesOf<ApexCommand>
/** The names of the commands. */
export type CommandName = keyof CommandBodies

/** What a command with this name says. */
export type CommandBody<Name extends CommandName> = CommandBodies[Name]
