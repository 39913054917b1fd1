import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const HEALER = { id: 'Alma', player: 'A', health: 2, abilities: [{ id: 'healer', x: 2 }] }
const FRIEND = { id: 'Greer', player: 'A', health: 4, wounds: 3 }
const at = (x: number, y: number) => ({ x, y })

const stated = (
  id: string,
  says: string,
  [actor, target, more]: readonly [JsonObject, JsonObject, JsonObject],
  input: JsonObject,
  expected: Expected,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.healing',
  input: { situation: { stated: { actor, target, distance: 0, ...more } }, ...input },
  ...answers(expected, rule),
})

const ACTIVATED = 'signum.activation.activated-ability'
const illegal = (...rules: readonly [string, ...string[]]): Expected => rules

export const HEALING_EXAMPLES: readonly WorkedExample[] = [
  stated(
    'E-18a',
    'a healer that moved does not heal',
    [{ ...HEALER, moved: true }, FRIEND, {}],
    {},
    illegal(ACTIVATED),
    ACTIVATED,
  ),
  stated(
    'E-18b',
    'nor does one in contact with an enemy',
    [HEALER, FRIEND, { touching: ['Severus'] }],
    {},
    illegal(ACTIVATED),
    ACTIVATED,
  ),
  {
    id: 'E-18c',
    says: 'an enemy in contact with a stealth token does not count',
    operation: 'signum.healing',
    input: {
      situation: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                { ...HEALER, ...at(20, 20) },
                { ...FRIEND, ...at(23.25, 20) },
                { id: 'Shade', player: 'B', hidden: true, ...at(20, 23.2) },
              ],
            },
          },
          actor: 'Alma',
          target: 'Greer',
        },
      },
      dice: { rolled: { d6: [3, 5] } },
    },
    outcome: { contact: true, successes: 2, target: { removed: 2, wounds: 1, fully: false } },
    rule: 'signum.ability.healer',
  },
  stated(
    'E-18d',
    'everything against it is told at once',
    [
      { ...HEALER, ran: true, abilities: [] },
      { ...FRIEND, player: 'B', hidden: true },
      { distance: 25.0011, touching: ['Severus'] },
    ],
    {},
    illegal('signum.ability.healer', 'signum.ability.healer', ACTIVATED, ACTIVATED, 'signum.stealth.untargetable'),
    'signum.stealth.untargetable',
  ),
  stated(
    'E-18e',
    'a Healer heals others',
    [HEALER, HEALER, {}],
    {},
    illegal('signum.ability.healer'),
    'signum.ability.healer',
  ),
  stated(
    'E-18f',
    'at 25.001 cm only targets heal, and a Master of Healing rolls failures again',
    [{ ...HEALER, abilities: [...HEALER.abilities, { id: 'masterHealing', x: 1 }] }, FRIEND, { distance: 25.001 }],
    { dice: { rolled: { d6: [3, 2] }, rerolled: { d6: [1] } } },
    { contact: false, successes: 2, target: { removed: 2, wounds: 1 } },
    'signum.ability.master-healing',
  ),
  stated(
    'E-18g',
    'a hidden healer loses its token, after the die of its Steam Engine',
    [{ ...HEALER, hidden: true, abilities: [...HEALER.abilities, { id: 'steamEngine' }] }, FRIEND, {}],
    { steamEngine: { die: { d6: 4 } }, dice: { rolled: { symbols: ['target', 'axe'] } } },
    { revealed: true, steamEngine: 'axe', successes: 1, target: { wounds: 2 } },
    'signum.stealth.lose',
  ),
  {
    id: 'E-18h',
    says: 'no Steam Engine, no die',
    operation: 'signum.healing',
    input: { situation: { stated: { actor: HEALER, target: FRIEND, distance: 0 } }, steamEngine: {} },
    rule: 'signum.ability.steam-engine',
  },
  stated(
    'E-18i',
    'Healing removes wounds at once, even all of them',
    [{ ...HEALER, abilities: [{ id: 'healing', x: 5 }] }, FRIEND, { distance: 40 }],
    { by: 'healing' },
    { roll: null, target: { removed: 3, wounds: 0, fully: true } },
    'signum.ability.healing',
  ),
  stated(
    'E-18j',
    'Healing that a card triggers takes no activation',
    [{ ...HEALER, moved: true, abilities: [{ id: 'healing' }] }, { ...FRIEND, wounds: 0 }, {}],
    { by: 'healing', triggered: true },
    { target: { removed: 0, wounds: 0, fully: true } },
    'signum.ability.healing',
  ),
  {
    id: 'E-18k',
    says: 'the dead are not healed',
    operation: 'signum.healing',
    input: { situation: { stated: { actor: HEALER, target: { ...FRIEND, wounds: 4 }, distance: 0 } } },
    rule: 'signum.damage.death',
  },
  {
    id: 'E-18l',
    says: 'as many dice as the ability says',
    operation: 'signum.healing',
    input: {
      situation: { stated: { actor: HEALER, target: FRIEND, distance: 0 } },
      dice: { rolled: { d6: [1, 2, 3] } },
    },
    rule: 'signum.dice.given',
  },
  {
    id: 'E-18m',
    says: 'Healer 2 in contact heals 4/3 on average',
    operation: 'signum.healing-odds',
    input: { situation: { stated: { actor: HEALER, target: FRIEND, distance: 0.05 } } },
    outcome: {
      meanSuccesses: { fraction: '4/3' },
      removed: [
        { count: 0, probability: { fraction: '1/9' } },
        { count: 1, probability: { fraction: '4/9' } },
        { count: 2, probability: { fraction: '4/9' } },
      ],
      fully: { fraction: '0' },
    },
    rule: 'signum.odds.misc',
  },
  {
    id: 'E-18n',
    says: 'and 2/3 at a distance; the one wound that is there goes with 5/9',
    operation: 'signum.healing-odds',
    input: { situation: { stated: { actor: HEALER, target: { ...FRIEND, wounds: 1 }, distance: 0.0501 } } },
    outcome: {
      meanSuccesses: { fraction: '2/3' },
      meanRemoved: { fraction: '5/9' },
      fully: { fraction: '5/9' },
    },
    rule: 'signum.odds.misc',
  },
  {
    id: 'E-18o',
    says: 'Regeneration: each target removes a wound, no more than there are',
    operation: 'signum.regeneration',
    input: {
      creature: { ...FRIEND, wounds: 1, abilities: [{ id: 'regeneration', x: 3 }] },
      dice: { rolled: { d6: [1, 2, 6] } },
    },
    outcome: { roll: { successes: 2 }, healed: { removed: 1, wounds: 0, fully: true } },
    rule: 'signum.ability.regeneration',
  },
  {
    id: 'E-18p',
    says: 'without Regeneration there is none',
    operation: 'signum.regeneration',
    input: { creature: { ...FRIEND, abilities: [{ id: 'regeneration', x: 0 }] } },
    rule: 'signum.ability.regeneration',
  },
  {
    id: 'E-18q',
    says: 'Regeneration 2 heals 2/3 on average',
    operation: 'signum.regeneration-odds',
    input: { creature: { ...FRIEND, abilities: [{ id: 'regeneration', x: 2 }] } },
    outcome: { meanRemoved: { fraction: '2/3' }, anySuccess: { fraction: '5/9' } },
    rule: 'signum.odds.misc',
  },
]
