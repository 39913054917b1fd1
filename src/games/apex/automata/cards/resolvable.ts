import { sameCell } from '../../../../geometry/grid.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import type { ApexRules } from '../../rules.ts'
import { AUTOMATON_GRENADE } from '../content/automaton-setup.ts'
import type { CardEffect } from '../content/card-effects.ts'
import { placeFigure } from '../placing/place-figure.ts'
import { relationsTo } from '../setting/weapons.ts'
import { type CardEnemy, type CardTable, enemiesBy, targetOf } from './card-table.ts'

type EffectOf<Name extends string> = Extract<CardEffect, Record<Name, unknown>>
type Body<Name extends string> = EffectOf<Name> extends Record<Name, infer Value> ? Value : never

/** The range of the grenade where a card gives none. */
export const grenadeRange = (content: ApexContent) => content.grenades.get(AUTOMATON_GRENADE)?.range ?? null

/** Whether an effect can be resolved at all; without a board everything that needs one can. */
export function isResolvable(
  effect: CardEffect,
  table: CardTable,
  bound: CardEnemy | null,
  content: ApexContent,
): boolean {
  if (table.field === null) return true
  if ('recover' in effect) return effect.recover.target === 'self' || table.squadmate !== null
  if ('damage' in effect) return targetOf(table, effect.damage.enemy, effect.damage, bound) !== null
  if ('frag' in effect) return fragTarget(effect.frag, table, bound, content) !== null
  if ('shoot' in effect) return !table.hasShot && hasTarget(table)
  if ('transferEnemy' in effect) return transferPlace(effect.transferEnemy, table, bound) !== null
  if ('transferSelf' in effect) return ownTransferPlace(table, bound) !== null
  if ('push' in effect) return pushTarget(effect.push, table, bound) !== null
  if ('placeFigure' in effect) return figurePlace(effect.placeFigure, table, bound) !== null
  if ('attach' in effect)
    return inSupply(table, effect.attach.figure) && attachTarget(effect.attach, table, bound) !== null
  if ('modifyShot' in effect || 'forbidReaction' in effect || 'cancelReaction' in effect) return table.isShooting
  return true
}

const inSupply = ({ supply }: CardTable, figure: string): boolean => (supply.get(figure) ?? 0) > 0

/** Whom a grenade that a card orders is thrown at. */
export function fragTarget(
  { enemy, range, los }: Body<'frag'>,
  table: CardTable,
  bound: CardEnemy | null,
  content: ApexContent,
): CardEnemy | null {
  return targetOf(table, enemy, { range: range ?? grenadeRange(content), los }, bound)
}

/** Whether an enemy is in sight and in the normal range of a weapon. */
function hasTarget({ field, cell, arsenal, enemies }: CardTable): boolean {
  if (field === null || cell === null || arsenal === null) return false
  return enemies.some((enemy) => enemy.cell !== null && relationsTo(field, arsenal, cell, enemy.cell).inNormal)
}

/** Whom a card transfers, and where to: the first free space at the Automaton. */
export function transferPlace(
  { enemy, range, los, to }: Body<'transferEnemy'>,
  table: CardTable,
  bound: CardEnemy | null,
) {
  const { field, cell } = table
  const target = targetOf(table, enemy, { range, los }, bound)
  if (field === null || cell === null || target === null) return null
  const placing = { anchor: cell, automaton: cell, on: 'space', free: true, relation: to, los: null } as const
  const { place } = placeFigure(field, { ...placing, forAutomaton: false }, new Trace<ApexRules>())
  return place !== null && 'cell' in place ? { target, to: place.cell } : null
}

/** Where a card puts the Automaton: the first free space near the enemy that the line is about. */
export function ownTransferPlace(table: CardTable, bound: CardEnemy | null) {
  const { field, cell } = table
  const anchor = (bound ?? targetOf(table, 'priority', { range: null, los: null }, null))?.cell ?? null
  if (field === null || cell === null || anchor === null) return null
  const placing = { anchor, automaton: cell, on: 'space', free: true, relation: 'near', los: null } as const
  const { place } = placeFigure(field, { ...placing, forAutomaton: true }, new Trace<ApexRules>())
  return place !== null && 'cell' in place ? place.cell : null
}

/** Whom a card pushes away. */
export function pushTarget({ enemy }: Body<'push'>, table: CardTable, bound: CardEnemy | null): CardEnemy | null {
  const target = targetOf(table, enemy, { range: null, los: null }, bound)
  const { cell } = table
  return target !== null && target.cell !== null && cell !== null && !sameCell(target.cell, cell) ? target : null
}

/** Where a card puts a figure, if there is one left and a place for it. */
export function figurePlace(
  { figure, on, free, range, los, anchor: around }: Body<'placeFigure'>,
  table: CardTable,
  bound: CardEnemy | null,
) {
  const { field, cell } = table
  if (field === null || cell === null || !inSupply(table, figure)) return null
  const primary = table.enemies.find(({ role }) => role === 'primary')?.cell ?? null
  const anchor = { self: cell, primary, enemy: bound?.cell ?? null }[around]
  if (anchor === null) return null
  const placing = { anchor, automaton: cell, on, free, relation: { range }, los, forAutomaton: false }
  return placeFigure(field, placing, new Trace<ApexRules>()).place
}

/** The first enemy that a figure is attached to: the one that the line is about, unless the effect names another. */
export function attachTarget({ enemy }: Body<'attach'>, table: CardTable, bound: CardEnemy | null): CardEnemy | null {
  const candidates = enemy === 'priority' ? [bound] : enemiesBy(enemy, table.enemies)
  return candidates.find((one) => one !== null && one.cell !== null) ?? null
}
