import { z } from 'zod'
import type { Play, PlayShapes } from '../contract/match.ts'
import { pascalCase } from '../lib/names.ts'

const Seat = z.int().min(0)
const Rules = z.object({ rulesVersion: z.string(), contentHash: z.string() })
const Localized = z.object({ en: z.string(), es: z.string() })

/** What happens to any match, as everybody sees it. */
export const FRAME_SHAPES: Readonly<Record<string, z.ZodObject>> = {
  'match.created': z.object({
    seats: z.int().min(1),
    entropy: z.string(),
    upgrades: z.enum(['automatic', 'agreed', 'never']).optional(),
    dice: z.enum(['rolled', 'reported']).optional(),
    clock: z.object({ perDecision: z.int().optional(), bank: z.int().optional() }).optional(),
  }),
  'match.forked': z.object({ match: z.string(), version: z.int() }),
  'match.seatTaken': z.object({
    seat: Seat,
    name: z.string(),
    entropy: z.string(),
    choices: z.record(z.string(), z.unknown()).optional(),
    bot: z.enum(['novice', 'regular', 'expert']).optional(),
  }),
  'match.seatLeft': z.object({ seat: Seat }),
  'match.started': z.object({}),
  'match.conceded': z.object({ seat: Seat }),
  'match.claimed': z.object({ seat: Seat, against: Seat, want: z.enum(['idle', 'match']) }),
  'match.undoProposed': z.object({ seat: Seat, to: z.int() }),
  'match.undoDeclined': z.object({ seat: Seat }),
  'match.undone': z.object({ to: z.int() }),
  'match.upgradeAgreed': z.object({ seat: Seat, to: Rules }),
  'match.upgraded': z.object({ from: Rules, to: Rules }),
  'match.ended': z.object({ winners: z.array(Seat), reason: Localized }),
}

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'output' })
const schemasOf = (types: Readonly<Record<string, z.ZodType>>) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, schemaOf(type)]))

/** JSON Schemas of what a match of a game shows; a game that declares nothing of its own has those of any match. */
export function publishedShapes({ shapes }: Play) {
  return {
    viewSchema: shapes === null ? null : schemaOf(shapes.view),
    eventSchemas: schemasOf({ ...FRAME_SHAPES, ...shapes?.events }),
    questionSchemas: schemasOf(shapes?.questions ?? {}),
  }
}

/** The events of a game as one type: their `data`, told apart by their `type`. */
export function eventsOf(game: string, { events }: PlayShapes): z.ZodType {
  const known = unions.get(events)
  if (known !== undefined) return known
  const [first, ...others] = Object.entries(events).map(([type, { shape }]) =>
    z.strictObject({ type: z.literal(type), ...shape }).meta({ id: `${pascalCase(game)}${pascalCase(type)}Event` }),
  )
  if (first === undefined) throw new Error(`The game ${game} has no events.`)
  const union = z.discriminatedUnion('type', [first, ...others]).meta({ id: `${pascalCase(game)}MatchEvent` })
  unions.set(events, union)
  return union
}

/** One union for each game: two of the same name would be two types. */
const unions = new WeakMap<PlayShapes['events'], z.ZodType>()
