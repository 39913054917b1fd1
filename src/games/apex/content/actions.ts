import { z } from 'zod'

/** The activation points of an activation (p. 15). */
export const ACTIVATION_POINTS = 2

/** The basic actions (p. 15). */
export const BASIC_ACTIONS = ['move', 'interact', 'shoot', 'use', 'melee', 'destroy', 'respawn'] as const
export const BasicAction = z.enum(BASIC_ACTIONS).meta({ id: 'ApexBasicAction' })
export type BasicAction = z.infer<typeof BasicAction>

/** What an action is made of: `amount` is its movement points or, for destroying, the number of objects. */
type ActionPart = { readonly part: BasicAction; readonly amount: number | null }

const andMove = (part: BasicAction, amount: number | null = null): readonly ActionPart[] => [
  { part, amount },
  { part: 'move', amount: 1 },
]

/** The cost and the parts of each basic action (p. 15). */
export const BASIC_ACTION_TABLE: Readonly<
  Record<BasicAction, { readonly ap: number; readonly parts: readonly ActionPart[] }>
> = {
  move: { ap: 1, parts: [{ part: 'move', amount: 2 }] },
  interact: { ap: 1, parts: andMove('interact') },
  shoot: { ap: 1, parts: [{ part: 'shoot', amount: null }] },
  use: { ap: 1, parts: andMove('use') },
  melee: { ap: 1, parts: andMove('melee') },
  destroy: { ap: 1, parts: andMove('destroy', 2) },
  respawn: { ap: 1, parts: [{ part: 'respawn', amount: null }] },
}

/** What a Legend may do in its activation for no AP. */
export const FREE_ACTIONS = ['rush', 'lootHandling', 'pass'] as const
export type FreeAction = (typeof FREE_ACTIONS)[number]
