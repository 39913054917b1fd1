import { z } from 'zod'
import type { Trigger, TriggerEffect } from '../../content/trigger.ts'
import type { GearsTrace } from '../../rules.ts'
import { Count, LIMITS } from '../../vocabulary.ts'

/** What the omens of one attack bring about. */
export const Triggered = z
  .object({
    omens: Count.describe('The omens rolled.'),
    times: Count.describe('How often the ability is resolved.'),
    woundsAdded: Count.describe('Wounds added to those rolled.'),
    woundsToOthers: z
      .array(Count)
      .max(LIMITS.dice * 5)
      .describe('Direct wounds for others, one amount after the other.'),
    seals: Count.describe('Emergence holes that are sealed.'),
    spawns: Count.describe('New figures beside the attacker.'),
    discardsAtRandom: z.boolean().describe('Whether defending COG discard at random.'),
  })
  .meta({ id: 'GearsTriggered' })
export type Triggered = z.infer<typeof Triggered>

/** How many of the omens count: all of them, as many as the ability allows, or as many as the player uses. */
export function triggerTimes(trigger: Trigger | null, omens: number, used: number = omens): number {
  if (trigger === null) return 0
  const wanted = trigger.isOptional ? Math.min(used, omens) : omens
  return trigger.maxPerAttack === null ? wanted : Math.min(wanted, trigger.maxPerAttack)
}

/** Resolves the triggered ability once for every omen that counts. */
export function resolveTriggers(trigger: Trigger | null, omens: number, used: number, trace: GearsTrace): Triggered {
  const times = triggerTimes(trigger, omens, used)
  if (omens > 0) recordOmens(trigger, omens, times, trace)
  const amounts = (amount: (effect: TriggerEffect) => number): number =>
    (trigger?.effects ?? []).reduce((sum, effect) => sum + amount(effect), 0)
  const each = amounts((effect) => ('woundOthers' in effect ? effect.woundOthers : 0))
  const woundsAdded = times * amounts((effect) => ('woundTarget' in effect ? effect.woundTarget : 0))
  if (woundsAdded > 0) trace.applied('gears.attack.trigger-wounds-target', { wounds: woundsAdded })
  return {
    omens,
    times,
    woundsAdded,
    woundsToOthers: each === 0 ? [] : Array.from({ length: times }, () => each),
    seals: times * amounts((effect) => ('seal' in effect ? effect.seal : 0)),
    spawns: times * amounts((effect) => ('spawn' in effect ? effect.spawn : 0)),
    discardsAtRandom: times > 0 && amounts((effect) => ('randomDiscards' in effect ? 1 : 0)) > 0,
  }
}

function recordOmens(trigger: Trigger | null, omens: number, times: number, trace: GearsTrace): void {
  const name = trigger?.name ?? { en: null, es: null }
  trace.applied('gears.attack.omens', { omens, counted: times, en: name.en, es: name.es })
  if (trigger === null) return
  const { isOptional } = trigger
  trace.applied('gears.attack.omen-optional', { ...trigger.name, isOptional, used: times, omens })
}

/** The wounds that get through (gears.attack.result). */
export function netWounds(
  terms: { figure: string; wounds: number; added: number; shields: number },
  trace: GearsTrace,
): number {
  const net = Math.max(0, terms.wounds + terms.added - terms.shields)
  trace.applied('gears.attack.result', { ...terms, net })
  return net
}
