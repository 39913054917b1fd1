import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../../contract/content.ts'
import type { Localized } from '../../../../lib/locale.ts'
import { LegendId } from '../../content/legends.ts'
import { Label } from '../../language/label.ts'
import { MAX_CHARGES } from './automaton-legends.ts'
import { CardCondition, CardLine } from './card-effects.ts'

export const AbilityKind = z.enum(['tactical', 'ultimate']).meta({ id: 'ApexAutomatonAbilityKind' })
export type AbilityKind = z.infer<typeof AbilityKind>

const face = {
  type: AbilityKind,
  step: z.union([z.literal(4), z.literal(9)]),
  cost: z.int().min(0).max(MAX_CHARGES),
  conditions: z.array(CardCondition).max(4).default([]),
  lines: z.array(CardLine).min(1).max(6),
  cooldown: z.int().min(0).max(8),
}

/** An Automaton's Ability as it is described in a question. */
export const AbilityFace = z.strictObject({ id: Label, ...face }).meta({ id: 'ApexAutomatonAbilityCard' })
export type AutomatonAbility = z.infer<typeof AbilityFace>

export const AutomatonAbilityEntry = ContentEntry.extend({
  kind: z.literal('automatonAbility'),
  legend: LegendId,
  ...face,
})

type Entry = z.input<typeof AutomatonAbilityEntry>
type Effects = z.input<typeof CardLine>['effects']

const card = (
  [number, legend, name]: readonly [number, LegendId, Localized],
  [type, step, cost, cooldown]: readonly [AbilityKind, 4 | 9, number, number],
  condition: z.input<typeof CardCondition> | null,
  effects: Effects,
): Entry => ({
  id: `aa-${String(number).padStart(2, '0')}`,
  kind: 'automatonAbility',
  name,
  provenance: 'constructed',
  source: 'No Ability card of an Automaton is printed in the book; costs, conditions and effects are constructed.',
  legend,
  type,
  step,
  cost,
  conditions: condition === null ? [] : [condition],
  lines: [{ effects }],
  cooldown,
})

const near = { enemy: { range: { min: 1, max: 5 } } }
const bombing = (
  figure: string,
  min: number,
  turns: number,
  amount: number,
  columns: number,
  rows: number,
): Effects => [
  { placeFigure: { figure, on: 'space', free: false, range: { min, max: 5 }, anchor: 'enemy' } },
  { delay: { turns, effects: [{ damageArea: { amount, columns, rows, aerial: true } }] } },
]

/** The two Abilities of each Automaton. */
export const automatonAbilities = defineEntries(AutomatonAbilityEntry, [
  card([1, 'bangalore', { en: 'Smoke', es: 'Humo' }], ['tactical', 9, 1, 2], { enemy: { los: true } }, [
    { placeFigure: { figure: 'smoke', on: 'intersection', free: true, range: { min: 0, max: 5 } } },
    { duration: { turns: 3, effects: [] } },
  ]),
  card(
    [2, 'bangalore', { en: 'Rolling Thunder', es: 'Retumbar del trueno' }],
    ['ultimate', 9, 3, 4],
    near,
    bombing('thunder', 1, 3, 12, 5, 4),
  ),
  card([3, 'gibraltar', { en: 'Gun Shield', es: 'Escudo de arma' }], ['tactical', 4, 1, 2], { shieldAtMost: 10 }, [
    { recover: { shield: 10 } },
  ]),
  card(
    [4, 'gibraltar', { en: 'Bombardment', es: 'Bombardeo' }],
    ['ultimate', 9, 3, 4],
    near,
    bombing('bombardment', 0, 2, 10, 3, 3),
  ),
  card([5, 'wraith', { en: 'Phase', es: 'Fase' }], ['tactical', 4, 1, 2], { enemy: { los: true }, healthAtMost: 20 }, [
    { tacticalShift: true },
  ]),
  card([6, 'wraith', { en: 'Slip Away', es: 'Escabullirse' }], ['ultimate', 9, 3, 4], { healthAtMost: 20 }, [
    { recover: { shield: 10, health: 5 } },
    { tacticalShift: true },
  ]),
  card(
    [7, 'lifeline', { en: 'Field Dressing', es: 'Vendaje de campaña' }],
    ['tactical', 4, 1, 3],
    { healthAtMost: 30 },
    [{ recover: { health: 10 } }],
  ),
  card([8, 'lifeline', { en: 'Care Drop', es: 'Ayuda médica' }], ['ultimate', 9, 3, 4], null, [
    { recover: { shield: 10, health: 10, target: 'squadmate' } },
  ]),
  card(
    [9, 'bloodhound', { en: 'Ravens', es: 'Cuervos' }],
    ['tactical', 4, 1, 2],
    { enemy: { range: { min: 1, max: 3 } } },
    [
      { attach: { figure: 'raven', max: 2 } },
      { duration: { turns: 2, effects: [{ modifyShot: { difficulty: -5 } }] } },
    ],
  ),
  card([10, 'bloodhound', { en: 'The Hunt', es: 'La caza' }], ['ultimate', 4, 3, 4], null, [
    { duration: { turns: 2, effects: [{ modifyShot: { stability: 1 } }] } },
  ]),
  card(
    [11, 'pathfinder', { en: 'Grapple', es: 'Gancho' }],
    ['tactical', 4, 1, 3],
    { enemy: { enemy: 'primary', los: false } },
    [{ movement: { mp: 2, left: 'W', right: 'X' } }],
  ),
  card([12, 'pathfinder', { en: 'Rewire', es: 'Recableado' }], ['ultimate', 9, 3, 4], { shieldAtMost: 10 }, [
    { recover: { shield: 10 } },
    { tacticalShift: true },
  ]),
])
