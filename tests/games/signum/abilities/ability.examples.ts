import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const merge = (
  id: string,
  says: string,
  abilities: readonly JsonObject[],
  effects: readonly JsonObject[],
  outcome: JsonObject,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.abilities',
  input: { creature: { own: { strength: 2, health: 3, abilities } }, effects },
  outcome,
  rule,
})

const grant = (source: string, id: string, x?: number) => ({
  source,
  does: { grant: x === undefined ? { id } : { id, x } },
})
const raise = (source: string, ability: string, by: number) => ({ source, does: { raise: { ability, by } } })
const strength = (source: string, by: number) => ({ source, does: { modify: { stat: 'strength', by } } })

export const ABILITY_EXAMPLES: readonly WorkedExample[] = [
  merge(
    'E-20a',
    'Master of Attack 1 and 2 make 2, not 3',
    [{ id: 'masterAttack', x: 1 }],
    [grant('Dawnblade', 'masterAttack', 2)],
    { abilities: [{ id: 'masterAttack', x: 2 }], cancelled: [{ effect: null, rule: 'signum.dragon.2-no-stacking' }] },
    'signum.dragon.2-no-stacking',
  ),
  merge(
    'E-20b',
    'the lower one that comes later is cancelled too',
    [{ id: 'masterAttack', x: 3 }],
    [grant('Dawnblade', 'masterAttack', 2)],
    { abilities: [{ id: 'masterAttack', x: 3 }], cancelled: [{ effect: 0, source: 'Dawnblade' }] },
    'signum.dragon.2-no-stacking',
  ),
  merge(
    'E-20c',
    'what is lost last is lost, and what is gained after that is there',
    [{ id: 'flight' }],
    [{ source: 'Net', does: { lose: 'flight' } }, grant('Wings', 'flight')],
    {
      abilities: [{ id: 'flight' }],
      cancelled: [
        { effect: null, by: 'Net' },
        { effect: 0, by: 'Wings' },
      ],
    },
    'signum.dragon.4-last-wins',
  ),
  merge(
    'E-20d',
    'strength from different names adds up, from one name the highest counts',
    [],
    [strength('Banner', 1), strength('Lance', 2), strength('Banner', 1)],
    { strength: 5, cancelled: [{ effect: 2, rule: 'signum.ability.stat-modifiers' }] },
    'signum.ability.stat-modifiers',
  ),
  merge(
    'E-22a',
    '+2 armour for Herrick, who has no Armour',
    [],
    [raise('Ruphus', 'armour', 2)],
    { armour: 2, abilities: [] },
    'signum.ability.armour-exception',
  ),
  merge(
    'E-22b',
    '+1 Shot for a creature without Shot is nothing',
    [],
    [raise('Arquebus', 'shot', 1)],
    { abilities: [], cancelled: [{ effect: 0, rule: 'signum.ability.plus-adds' }] },
    'signum.ability.plus-adds',
  ),
  merge(
    'E-22c',
    '+1 Shot for a creature with Shot 2',
    [{ id: 'shot', x: 2 }],
    [raise('Arquebus', 'shot', 1)],
    { abilities: [{ id: 'shot', x: 3 }], cancelled: [] },
    'signum.ability.plus-adds',
  ),
  merge(
    'E-60a',
    'Shot 1 with −1 Shot cannot be declared',
    [{ id: 'shot', x: 1 }],
    [raise('Fog', 'shot', -1)],
    { abilities: [], zero: ['shot'] },
    'signum.dragon.3-floor-zero',
  ),
  merge(
    'E-60b',
    'strength never falls below 0',
    [],
    [strength('Curse', -5)],
    { strength: 0 },
    'signum.dragon.3-floor-zero',
  ),
  merge(
    'E-60c',
    'an ability of value 0 is not gained',
    [],
    [grant('Nothing', 'shot', 0)],
    { abilities: [], cancelled: [{ effect: 0, rule: 'signum.dragon.3-floor-zero' }] },
    'signum.dragon.3-floor-zero',
  ),
  merge(
    'E-60d',
    'Reckless and Cautious ask for more dice than there are: the later one is met first',
    [{ id: 'reckless', x: 2 }],
    [grant('Fear', 'cautious', 1)],
    { minimumFirst: 'cautious' },
    'signum.dragon.4-last-wins',
  ),
  {
    id: 'E-60e',
    says: 'a card that is no creature',
    operation: 'signum.abilities',
    input: { creature: { card: 'fireball' } },
    rule: 'signum.content.known',
  },
]
