import { z } from 'zod'
import { ReportCommand } from '../../../contract/match-report.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { type BodiesOf, keyOf } from '../../../lib/keyed.ts'
import { MeleeKind } from '../combat/melee/melee-declaration.ts'
import { RangedKind } from '../combat/ranged/ranged-kind.ts'
import { MAX_LEGS } from '../movement/move.ts'
import { MOVE_MODES } from '../movement/movement.ts'
import { DETECTIONS } from '../sight/detection.ts'
import { Corner, Id, LIMITS, Point } from '../vocabulary.ts'

const nothing = z.strictObject({})
const Names = z.array(Id).max(24)
const Payment = Names.exactOptional().describe('The buildings to turn; left out if there is one way to pay.')
const Targets = Names.exactOptional().describe('Whom the text is about, where it chooses.')
const Option = wholeNumber(0, 20).exactOptional().describe('Which of the alternatives of the text.')
const Path = z.array(Point).min(1).max(MAX_LEGS).describe('The places that the centre of the base passes, in order.')
const Mode = z.enum(MOVE_MODES).default('walk').meta({ id: 'SignumMatchMoveMode' })
const Way = z.strictObject({ path: Path, mode: Mode }).meta({ id: 'SignumMatchWay' })

/** The abilities that take an activation. */
export const ACTIVATED = ['healer', 'healing', 'control', 'concentration'] as const
const Activated = z.enum(ACTIVATED).meta({ id: 'SignumMatchActivated' })
export type Activated = z.infer<typeof Activated>

/** What answers a question: the fields that its kind asks for. */
export const Answer = z
  .strictObject({
    tactic: Id.exactOptional(),
    reveal: z.boolean().exactOptional(),
    option: wholeNumber(0, 20).exactOptional(),
    targets: Names.exactOptional(),
    at: Point.exactOptional(),
    cards: Names.exactOptional(),
    order: z
      .array(wholeNumber(0, 40))
      .max(40)
      .describe('The numbers of the items, from 0, in the order wanted.')
      .exactOptional(),
    stabbers: Names.exactOptional(),
    pay: z.boolean().exactOptional(),
    relics: Names.exactOptional(),
    attack: wholeNumber(0, LIMITS.dice).exactOptional(),
    defence: wholeNumber(0, LIMITS.dice).exactOptional(),
    dice: wholeNumber(0, LIMITS.dice).describe('How many failed dice are rolled again, from the left.').exactOptional(),
    relic: Id.exactOptional(),
    target: Id.exactOptional(),
    path: Path.exactOptional(),
    mode: Mode.unwrap().exactOptional(),
    ruins: Id.exactOptional(),
    stop: z.literal(true).describe('No further attack by Persecution.').exactOptional(),
    stay: z.literal(true).describe('The creature stays where it is.').exactOptional(),
  })
  .meta({ id: 'SignumMatchAnswer' })
export type Answer = z.infer<typeof Answer>

/** Everything that a seat may ask for: a union of objects with one key each. */
export const SignumCommand = z
  .union([
    z.strictObject({ chooseFirst: z.strictObject({ seat: wholeNumber(0, 3) }) }),
    z.strictObject({ chooseCorner: z.strictObject({ corner: Corner, allyCorner: Corner.exactOptional() }) }),
    z.strictObject({ placeHero: z.strictObject({ at: Point }) }),
    z.strictObject({ exchange: z.strictObject({ cards: Names }) }),
    z.strictObject({ discardForProsperity: z.strictObject({ cards: Names }) }),
    z.strictObject({ build: z.strictObject({ card: Id, payment: Payment }) }),
    z.strictObject({ skipConstruction: nothing }),
    z.strictObject({
      playCard: z.strictObject({
        card: Id,
        payment: Payment,
        at: Point.exactOptional().describe('Where a character is put.'),
        targets: Targets,
        option: Option,
        replaces: Id.exactOptional().describe('Which relic a new one replaces.'),
      }),
    }),
    z.strictObject({
      playTerrain: z.strictObject({
        card: Id,
        payment: Payment,
        at: Point,
        rotation: z.number().min(-360).max(360).default(0),
      }),
    }),
    z.strictObject({ useBuilding: z.strictObject({ building: Id, targets: Targets, option: Option }) }),
    z.strictObject({ useRelic: z.strictObject({ relic: Id, targets: Targets }) }),
    z.strictObject({ startActivation: z.strictObject({ creature: Id }) }),
    z.strictObject({ move: Way }),
    z.strictObject({ run: Way }),
    z.strictObject({
      declareMelee: z.strictObject({
        target: Id,
        kind: MeleeKind.default('melee'),
        relicUses: Names.default([]).describe('The relics that the hero uses in this combat.'),
      }),
    }),
    z.strictObject({ declareRanged: z.strictObject({ kind: RangedKind, target: Id }) }),
    z.strictObject({ useAbility: z.strictObject({ ability: Activated, target: Id.exactOptional() }) }),
    z.strictObject({ howl: nothing }),
    z.strictObject({
      detect: z.strictObject({
        target: Id,
        by: z.enum(DETECTIONS).default('contact').meta({ id: 'SignumMatchDetection' }),
      }),
    }),
    z.strictObject({ goIntoShadow: nothing }),
    z.strictObject({ searchRuins: z.strictObject({ ruins: Id }) }),
    z.strictObject({ secretEntrance: z.strictObject({ ruins: Id }) }),
    z.strictObject({ endActivation: nothing }),
    z.strictObject({ endTurn: nothing }),
    z.strictObject({ offerDraw: nothing }),
    z.strictObject({ withdrawDraw: nothing }),
    z.strictObject({ answer: Answer }),
    ReportCommand,
  ])
  .meta({ id: 'SignumCommand' })
export type SignumCommand = z.infer<typeof SignumCommand>

/** What is played out: a command, or the roll for the order. */
export type PlayedCommand = SignumCommand | { readonly setUp: Readonly<Record<string, never>> }

/** What the commands say, by their names. */
export type CommandBodies = BodiesOf<SignumCommand>
export type CommandName = keyof CommandBodies
export type CommandBody<Name extends CommandName> = CommandBodies[Name]
export const nameOf = (command: SignumCommand): CommandName => keyOf(command)
