import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexTrace } from '../../rules.ts'
import type { AbilityKind, AutomatonAbility } from '../content/automaton-abilities.ts'
import type { CardEffect } from '../content/card-effects.ts'
import type { Unusable } from './card.rules.ts'
import { type CardEnemy, type CardTable, judgeCondition } from './card-table.ts'
import { attachTarget, figurePlace, isResolvable } from './resolvable.ts'

export type Tokens = Readonly<Record<AbilityKind, number>>

export type JudgedAbility = {
  readonly ability: AutomatonAbility
  readonly reasons: readonly Unusable[]
  /** The enemy that its conditions settle on. */
  readonly bound: CardEnemy | null
}

/** Whether an Ability can be used, and everything that is missing. */
export function judgeAbility(
  ability: AutomatonAbility,
  table: CardTable,
  tokens: Tokens,
  content: ApexContent,
  trace: ApexTrace,
): JudgedAbility {
  const judged = ability.conditions.map((condition) => judgeCondition(table, condition))
  const isMet = judged.every(({ holds }) => holds)
  const bound = judged.find((one) => one.bound !== null)?.bound ?? null
  const reasons: Unusable[] = [
    ...(tokens[ability.type] > 0 ? [] : ['noToken' as const]),
    ...(table.charges >= ability.cost ? [] : ['noCharges' as const]),
    ...(isMet ? [] : ['condition' as const]),
    ...(isMet ? effectFaults(ability, table, bound, content) : []),
  ]
  trace.applied('apex.automata.ability.requirements', { ability: ability.id, reasons })
  return { ability, reasons, bound }
}

function effectFaults(
  { lines }: AutomatonAbility,
  table: CardTable,
  bound: CardEnemy | null,
  content: ApexContent,
): Unusable[] {
  const effects = lines.flatMap((line) => line.effects)
  const isPlaced = effects.every((effect) => hasPlace(effect, table, bound))
  const isPossible = effects.some((effect) => isResolvable(effect, table, bound, content))
  return [...(isPlaced ? [] : ['noPlace' as const]), ...(isPossible ? [] : ['noEffect' as const])]
}

/** Whether every figure that an effect places or attaches is there and has its place. */
function hasPlace(effect: CardEffect, table: CardTable, bound: CardEnemy | null): boolean {
  if ('placeFigure' in effect) return figurePlace(effect.placeFigure, table, bound) !== null
  if (!('attach' in effect)) return true
  const { figure } = effect.attach
  return (table.supply.get(figure) ?? 0) > 0 && attachTarget(effect.attach, table, bound) !== null
}

/** The Abilities of a step, the tactical one first. */
export function abilitiesOfStep(abilities: readonly AutomatonAbility[], step: number): AutomatonAbility[] {
  const own = abilities.filter((ability) => ability.step === step)
  return [...own.filter(({ type }) => type === 'tactical'), ...own.filter(({ type }) => type === 'ultimate')]
}

/** Pays for an Ability and puts its token where it belongs; tells the Charges that are left. */
export function payFor({ id, cost, cooldown, lines }: AutomatonAbility, charges: number, trace: ApexTrace): number {
  const after = charges - cost
  trace.applied('apex.automata.ability.resolve', { ability: id, cost, before: charges, after })
  const turns = turnsOf(lines.flatMap(({ effects }) => effects))
  if (turns === null) trace.applied('apex.automata.ability.token', { ability: id, token: 'cooldown', turns: cooldown })
  else trace.applied('apex.automata.ability.token', { ability: id, token: 'initiative', turns })
  return after
}

/** For how many turns an Ability lasts or is delayed; null if neither. */
export function turnsOf(effects: readonly CardEffect[]): number | null {
  for (const effect of effects) {
    if ('duration' in effect) return effect.duration.turns
    if ('delay' in effect) return effect.delay.turns
  }
  return null
}
