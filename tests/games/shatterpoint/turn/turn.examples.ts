import type { WorkedExample } from '../../../support/example.ts'

const unit = (id: string, more: Readonly<Record<string, number | readonly string[]>> = {}) => ({
  id,
  player: 'A',
  stamina: 9,
  ...more,
})

const MANDALORIANS = { unit: 'Clan Kryze Mandalorians', characters: [{ id: 'first' }, { id: 'second' }] }
const MAUL = {
  unit: 'Lord Maul',
  characters: [{ id: 'Maul' }],
  stances: { active: 'Dark Fury', other: 'Sinister Cunning' },
}

const action = (
  id: string,
  says: string,
  input: WorkedExample['input'],
  outcome: WorkedExample['outcome'] | null,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.action',
  input,
  ...(outcome === null || outcome === undefined ? {} : { outcome }),
  rule,
})

const healing = (id: string, says: string, input: WorkedExample['input']): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.heal',
  input,
  rule: 'shatterpoint.heal',
})

const HEALER = { unit: 'Bo-Katan', player: 'A' }
const HURT = unit('Clan Kryze', { damage: 3, conditions: ['pinned'] })

export const TURN_EXAMPLES: readonly WorkedExample[] = [
  action(
    'E-03a',
    'the other side becomes active',
    { ...MAUL, wants: { flipStance: true } },
    { stance: 'Sinister Cunning' },
    'shatterpoint.stance.flip',
  ),
  action(
    'E-03b',
    'not twice in one activation',
    { ...MAUL, stances: { ...MAUL.stances, flipped: true }, wants: { flipStance: true } },
    null,
    'shatterpoint.stance.flip',
  ),
  action(
    'E-03c',
    'not in the activation of another',
    { ...MAUL, active: false, wants: { flipStance: true } },
    null,
    'shatterpoint.stance.flip',
  ),
  {
    id: 'E-08a',
    says: 'sharpshooter [2] gains 1, loses 1, loses 5',
    operation: 'shatterpoint.stack-effect',
    input: { effect: 'Sharpshooter', now: { value: 2 }, changes: [1, -1, -5] },
    outcome: { value: 0, has: false },
    rule: 'shatterpoint.effect.stackable',
  },
  {
    id: 'E-08b',
    says: 'gained once it is [3]',
    operation: 'shatterpoint.stack-effect',
    input: { effect: 'Sharpshooter', now: { value: 2 }, changes: [1] },
    outcome: { value: 3, has: true },
    rule: 'shatterpoint.effect.stackable',
  },
  action(
    'E-14a',
    'one advances and one declines: both have moved',
    {
      ...MANDALORIANS,
      characters: [{ id: 'first' }, { id: 'second', declines: true }],
      wants: { action: { action: 'move' } },
    },
    {
      used: [{ action: 'move', granted: false }],
      left: 1,
      open: ['focus', 'combat', 'ability', 'recover', 'takeCover'],
    },
    'shatterpoint.action.multi-char',
  ),
  action(
    'E-14b',
    'no second move action',
    { ...MANDALORIANS, used: [{ action: 'move' }], wants: { action: { action: 'move' } } },
    null,
    'shatterpoint.activation.actions',
  ),
  action(
    'E-14c',
    'no third action',
    { ...MANDALORIANS, used: [{ action: 'move' }, { action: 'focus' }], wants: { action: { action: 'combat' } } },
    null,
    'shatterpoint.activation.actions',
  ),
  action(
    'E-14d',
    'a granted action is beyond the two',
    {
      ...MANDALORIANS,
      used: [{ action: 'move' }, { action: 'combat' }],
      wants: { action: { action: 'focus', granted: true } },
    },
    { left: 0 },
    'shatterpoint.activation.granted-actions',
  ),
  {
    id: 'E-25',
    says: 'a wound becomes an injury, damage and one condition go',
    operation: 'shatterpoint.activation-start',
    input: {
      unit: unit('Bo-Katan Kryze', { stamina: 8, damage: 8, wounds: 1, conditions: ['pinned', 'exposed'] }),
      remove: 'pinned',
    },
    outcome: { unit: { damage: 0, wounds: 0, injuries: 1, conditions: ['exposed'] }, removed: 'pinned' },
    rule: 'shatterpoint.injury.flip',
  },
  {
    id: 'E-25a',
    says: 'without a choice the conditions are offered',
    operation: 'shatterpoint.activation-start',
    input: { unit: unit('Bo-Katan Kryze', { stamina: 8, damage: 8, wounds: 1, conditions: ['pinned', 'exposed'] }) },
    outcome: { pending: ['pinned', 'exposed'] },
  },
  {
    id: 'E-25b',
    says: 'only a condition that it has',
    operation: 'shatterpoint.activation-start',
    input: { unit: unit('Bo-Katan Kryze', { damage: 9, wounds: 1, conditions: ['pinned'] }), remove: 'strained' },
    rule: 'shatterpoint.activation.condition-choice',
  },
  {
    id: 'E-50a',
    says: 'the last wound becomes the last injury, and the unit acts',
    operation: 'shatterpoint.activation-start',
    input: { unit: unit('Rex', { durability: 2, injuries: 1, wounds: 1, damage: 9 }) },
    outcome: { unit: { injuries: 2, wounds: 0 } },
    rule: 'shatterpoint.activation.start',
  },
  {
    id: 'E-50b',
    says: 'at the end of the turn it is defeated and its card leaves the game',
    operation: 'shatterpoint.defeat-check',
    input: {
      unit: unit('Rex', { durability: 2, injuries: 2 }),
      cards: { deck: ['Maul'], discard: ['Rex'], force: { total: 4, ready: 1 } },
    },
    outcome: { defeated: true, cards: { discard: [], removed: ['Rex'] } },
    rule: 'shatterpoint.order.defeat-card',
  },
  {
    id: 'E-74c',
    says: 'taking cover while engaged: pushed, but no token',
    operation: 'shatterpoint.action',
    input: { unit: 'Rex', characters: [{ id: 'Rex' }], engaged: true, wants: { action: { action: 'takeCover' } } },
    outcome: { hunker: 0 },
    rule: 'shatterpoint.action.take-cover',
  },
  {
    id: 'E-79a',
    says: 'the first move of a strained unit wounds it, and its activation is over',
    operation: 'shatterpoint.condition',
    input: {
      unit: unit('Clan Kryze', { damage: 8, conditions: ['strained'] }),
      happening: { has: 'moved' },
      activating: true,
    },
    outcome: { unit: { damage: 11, wounds: 1, conditions: [] }, damage: 3, momentum: 'B', activationEnds: true },
    rule: 'shatterpoint.condition.strained',
  },
  action(
    'E-79b',
    'then nothing more is done',
    { ...MANDALORIANS, wounded: true, wants: { action: { action: 'combat' } } },
    null,
    'shatterpoint.activation.wounded-ends',
  ),
  healing('E-80a', 'an ally out of range 2 is not healed', {
    healer: { ...HEALER, gap: 76.001 },
    unit: HURT,
    remove: [{ damage: 1 }],
  }),
  healing('E-80b', 'a wounded unit keeps its damage', {
    healer: HEALER,
    unit: unit('Clan Kryze', { damage: 9, wounds: 1 }),
    remove: [{ damage: 1 }],
  }),
  healing('E-80c', 'a condition it does not have', {
    healer: HEALER,
    unit: HURT,
    remove: [{ condition: 'exposed' }],
  }),
  healing('E-80d', 'an enemy is not healed', {
    healer: { ...HEALER, player: 'B' },
    unit: HURT,
    remove: [{ damage: 1 }],
  }),
]
