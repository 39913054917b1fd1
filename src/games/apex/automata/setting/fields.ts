import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { MAX_HEALTH, STARTING_SHIELD } from '../../content/vitals.ts'
import { BoardForm } from '../../table/board.ts'
import { OccupiedCells } from '../../table/occupancy.ts'
import { Cell, End, LIMITS } from '../../vocabulary.ts'
import { ArsenalFace } from '../content/automaton-arsenals.ts'
import { AutomatonLegendFace } from '../content/automaton-legends.ts'
import { RouteFace } from '../content/route-cards.ts'
import { Viewpoint } from '../frame/viewpoint.ts'
import { cardForm } from './card-form.ts'

/** More than the rules allow, so that a rule can say so. */
const ANY_CHARGES = 99
const vital = z.int().min(0).max(200)

export const RouteForm = cardForm(RouteFace, 'ApexRouteCardForm')
export const ArsenalForm = cardForm(ArsenalFace, 'ApexAutomatonArsenalForm')
export const LegendForm = cardForm(AutomatonLegendFace, 'ApexAutomatonLegendForm')

export const Role = z.enum(['enemy', 'teammate']).meta({ id: 'ApexAutomatonRole' })

/** An Automaton, as far as a question knows it. */
export const AutomatonInput = z
  .strictObject({
    cell: Cell.nullable().describe('null: off the board.'),
    legend: LegendForm.optional(),
    role: Role.default('enemy').describe('Whether it belongs to the squad of the players or to the other one.'),
    charges: z.int().min(0).max(ANY_CHARGES).default(1),
    shield: vital.default(STARTING_SHIELD),
    health: vital.default(MAX_HEALTH),
    maxShield: vital.default(STARTING_SHIELD),
    maxHealth: vital.default(MAX_HEALTH),
    arsenal: ArsenalForm.optional(),
    shotThisActivation: z.boolean().default(false),
    shotThisRound: z.boolean().default(false),
  })
  .meta({ id: 'ApexAutomaton' })
export type AutomatonInput = z.infer<typeof AutomatonInput>

export const EnemyRole = z.enum(['primary', 'secondary']).meta({ id: 'ApexEnemyRole' })

const EnemyInput = z
  .strictObject({
    id: ThingName.describe('The Legend, by its id in the content or by your own name for it.'),
    cell: Cell.nullable().describe('null: off the board.'),
    shield: vital.default(STARTING_SHIELD),
    health: vital.default(MAX_HEALTH),
    role: EnemyRole.optional(),
  })
  .meta({ id: 'ApexAutomatonEnemy' })
export type EnemyInput = z.infer<typeof EnemyInput>

const isUnique = (list: readonly { readonly id: string }[]): boolean =>
  new Set(list.map(({ id }) => id)).size === list.length
const TWICE = { error: 'No two of them have the same id.' }

export const RING_ZONE = 'ring'

const ZoneInput = z
  .strictObject({
    id: ThingName.refine((id) => id !== RING_ZONE, { error: 'The zone outside the Ring is given as ring.' }),
    cause: z.enum(['pendingArea', 'entry']).meta({ id: 'ApexGivenDangerCause' }),
    spaces: z.array(Cell).max(LIMITS.side * LIMITS.side),
    object: z
      .string()
      .max(64)
      .nullable()
      .default(null)
      .describe('The object of the board that makes it; the zone goes when that is destroyed.'),
  })
  .meta({ id: 'ApexDangerSource' })
export type ZoneInput = z.infer<typeof ZoneInput>

const line = z.int().min(0).max(LIMITS.side)
const RingInput = z
  .strictObject({ left: line, top: line, right: line, bottom: line, damage: z.int().min(0).max(200) })
  .refine(({ left, right, top, bottom }) => left <= right && top <= bottom, {
    error: 'The first column and row inside are not after the last ones.',
  })
  .describe('The first and last column and row inside the Ring, and what it deals in this round.')
  .meta({ id: 'ApexRingNow' })

const SeenPair = z.strictObject({ from: Cell, to: End }).meta({ id: 'ApexSeenPair' })

/** What stands on the table around an Automaton, as fields of an input. */
export const tableFields = {
  board: BoardForm,
  enemies: z.array(EnemyInput).max(6).refine(isUnique, TWICE).default([]),
  squadmate: Cell.nullable().default(null).describe('Where the other Legend of its squad stands.'),
  occupied: OccupiedCells,
  zones: z.array(ZoneInput).max(12).refine(isUnique, TWICE).default([]).describe('What is dangerous but for the Ring.'),
  ring: RingInput.nullable().default(null),
  sight: z
    .array(SeenPair)
    .max(400)
    .optional()
    .describe('Instead of the lines of sight of the board: the pairs that see each other; all others do not.'),
  viewpoint: Viewpoint,
}
const Table = z.strictObject(tableFields)
export type TableInput = z.infer<typeof Table>

/** The primary enemy of an Automaton. */
export const primaryField = ThingName.nullable().default(null).describe('The id of one of the enemies; null: none.')

type WithPrimary = { readonly primary: string | null; readonly enemies: readonly { readonly id: string }[] }

/** The primary enemy is one of the enemies. */
export const namesPrimary = ({ primary, enemies }: WithPrimary): boolean =>
  primary === null || enemies.some(({ id }) => id === primary)
export const UNKNOWN_PRIMARY = { path: ['primary'], error: 'It is one of the enemies.' }

/** An Automaton whose weapons count has an Arsenal card. */
export const hasArsenal = ({ automaton }: { readonly automaton: AutomatonInput }): boolean =>
  automaton.arsenal !== undefined
export const ARSENAL_MISSING = { path: ['automaton', 'arsenal'], error: 'Its Arsenal card is needed here.' }

/** An Automaton whose procedures or Abilities count has a Legend card. */
export const hasLegend = ({ automaton }: { readonly automaton: AutomatonInput }): boolean =>
  automaton.legend !== undefined
export const LEGEND_MISSING = { path: ['automaton', 'legend'], error: 'Its Automaton Legend card is needed here.' }

type WithRoles = { readonly enemies: readonly { readonly role?: 'primary' | 'secondary' | undefined }[] }

/** Each enemy has its role, the primary first of all. */
export function haveRoles({ enemies }: WithRoles): boolean {
  const roles = enemies.map(({ role }) => role)
  return (
    enemies.length === 0 ||
    (roles.includes('primary') && new Set(roles).size === roles.length && !roles.includes(undefined))
  )
}
export const ROLES_MISSING = { path: ['enemies'], error: 'One is the primary enemy, the other one the secondary.' }

/** A path of a Route card. */
export const Colour = z.enum(['W', 'G']).meta({ id: 'ApexPathColour', description: 'W: white path, G: green path.' })

/** The enemies by their roles, the primary one first. */
export const byRole = <Enemy extends { readonly role?: 'primary' | 'secondary' | undefined }>(
  enemies: readonly Enemy[],
): Enemy[] => [...enemies.filter(({ role }) => role === 'primary'), ...enemies.filter(({ role }) => role !== 'primary')]
