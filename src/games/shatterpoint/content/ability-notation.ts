import type { z } from 'zod'
import type { Ability } from '../abilities/ability.ts'
import type { AbilityEffect, AbilityStep, Keyword } from '../abilities/ability-effect.ts'
import type { Test } from '../abilities/ability-test.ts'
import type { Trigger } from '../abilities/trigger.ts'
import type { Filter, Who } from '../abilities/whom.ts'
import type { Confidence } from './confidence.ts'

/** Short forms in which abilities are written. */

type Text = { readonly en: string; readonly es: string }
type Effect = z.input<typeof AbilityEffect>
type StepInput = z.input<typeof AbilityStep>
type TriggerInput = z.input<typeof Trigger>

/** An ability as it is written down here. */
export type PrintedAbility = {
  readonly id: string
  readonly name: Text
  readonly ability: Omit<z.input<typeof Ability>, 'name'>
  readonly text: Text
  readonly confidence: Confidence
  readonly note: string
}

type Described = {
  readonly en: string
  readonly es: string
  readonly says: Text
  readonly steps: StepInput[]
  readonly on?: TriggerInput | TriggerInput[]
  readonly uses?: number
  readonly action?: boolean
  readonly limit?: 'turn'
  readonly requires?: z.input<typeof Test>[]
  readonly confidence?: Confidence
  readonly note?: string
}

const printed =
  (type: z.input<typeof Ability>['type']) =>
  (id: string, cost: number | null, described: Described): PrintedAbility => {
    const { en, es, says, steps, on = [], uses = 1, requires = [], confidence = 'high', note = '' } = described
    const { action = false, limit = null } = described
    const triggers = Array.isArray(on) ? on : [on]
    return {
      id,
      name: { en, es },
      ability: { type, cost, action, uses, limit, triggers, requires, steps },
      text: says,
      confidence,
      note,
    }
  }

export const active = printed('active')
export const reactive = printed('reactive')
export const innate = (id: string, described: Described): PrintedAbility => printed('innate')(id, null, described)
export const identity = (id: string, described: Described): PrintedAbility => printed('identity')(id, null, described)
export const tactic = (id: string, described: Described): PrintedAbility =>
  printed('tactic')(id, null, { on: { event: 'activationStart', by: 'thisUnit' }, ...described })

type More = Partial<Omit<StepInput, 'who' | 'does'>>

/** Something that happens. */
export const does = (who: z.input<typeof Who>, effect: Effect, more: More = {}): StepInput => ({
  who,
  does: [effect],
  ...more,
})

/** Something that the player may do; of several effects they choose one. */
export const may = (who: z.input<typeof Who>, effects: Effect | Effect[], more: More = {}): StepInput => ({
  who,
  does: Array.isArray(effects) ? effects : [effects],
  may: true,
  ...more,
})

export const eachMay = (move: 'advance' | 'climb' | 'dash' | 'jump' | 'reposition'): StepInput =>
  may('eachCharacter', { move })

export const allied = (more: Partial<z.input<typeof Filter>> = {}): z.input<typeof Filter> => ({
  side: 'allied',
  ...more,
})
export const enemy = (within: number, more: Partial<z.input<typeof Filter>> = {}): z.input<typeof Filter> => ({
  side: 'enemy',
  within,
  ...more,
})

export const keyword = (
  who: z.input<typeof Who>,
  name: Keyword,
  value: number | null = null,
  more: More = {},
): StepInput => does(who, { keyword: { name, value } }, more)

/** After this unit resolved an action. */
export const afterOwn = (action: 'move' | 'focus' | 'combat'): TriggerInput => ({
  event: 'actionResolved',
  by: 'thisUnit',
  action,
})

/** After an attack of a type against this unit. */
export const attacked = (attackType: 'melee' | 'ranged'): TriggerInput => ({
  event: 'attackResolved',
  by: 'thisUnit',
  role: 'defender',
  attackType,
})

/** When this unit wounds an enemy unit. */
export const WOUNDS_ENEMY: TriggerInput = { event: 'unitWounded', by: 'enemy', source: 'thisUnit' }

/** When a character of another allied unit with some tags attacks in a combat action, before dice are rolled. */
export const allyAttacks = (...tags: string[]): TriggerInput => ({
  event: 'attackTargeted',
  by: 'otherAlly',
  role: 'attacker',
  action: 'combat',
  tags,
})

/** After a character of another allied unit with some tags within range 5 attacked in a combat action. */
export const allyAttackedNearby = (...tags: string[]): TriggerInput => ({
  event: 'attackResolved',
  by: 'otherAlly',
  role: 'attacker',
  action: 'combat',
  tags,
  within: 5,
})

/** When this unit is attacked, at the choice of the target. */
export const whenTargeted = (attackType: 'melee' | 'ranged'): TriggerInput => ({
  event: 'attackTargeted',
  by: 'thisUnit',
  role: 'defender',
  attackType,
})

/** When this unit chooses the target of an attack. */
export const OWN_ATTACK: TriggerInput = { event: 'attackTargeted', by: 'thisUnit', role: 'attacker' }
