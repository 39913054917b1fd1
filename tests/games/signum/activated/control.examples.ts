import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const MESMERIST = { id: 'Mesmerist', player: 'A', health: 2, abilities: [{ id: 'control', x: 2 }] }
const VICTIM = { id: 'Severus', player: 'B', health: 3 }
const at = (x: number, y: number) => ({ x, y })
const stated = (actor: JsonObject, target: JsonObject, more: JsonObject = {}) => ({
  situation: { stated: { actor, target, distance: 12, ...more } },
})
const CONTROL = 'signum.ability.control'

export const CONTROL_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-56a',
    says: 'Control 2 succeeds with 5/9',
    operation: 'signum.control-odds',
    input: stated(MESMERIST, VICTIM),
    outcome: { succeeds: { fraction: '5/9' }, meanTargets: { fraction: '2/3' } },
    rule: 'signum.odds.misc',
  },
  {
    id: 'E-56b',
    says: 'a hero is not controlled',
    operation: 'signum.control',
    input: stated(MESMERIST, { ...VICTIM, kind: 'hero' }),
    rule: CONTROL,
  },
  {
    id: 'E-56c',
    says: 'one target is enough',
    operation: 'signum.control',
    input: {
      situation: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                { ...MESMERIST, ...at(10, 10) },
                { ...VICTIM, ...at(38.2, 10) },
              ],
            },
          },
          actor: 'Mesmerist',
          target: 'Severus',
        },
      },
      dice: { rolled: { d6: [6, 1] } },
    },
    outcome: { distance: 25, controlled: true },
    rule: CONTROL,
  },
  {
    id: 'E-56d',
    says: 'no target, no control',
    operation: 'signum.control',
    input: { ...stated(MESMERIST, VICTIM), dice: { rolled: { symbols: ['axe', 'shield'] } } },
    outcome: { controlled: false },
    rule: CONTROL,
  },
  {
    id: 'E-56e',
    says: 'everything against it is told at once',
    operation: 'signum.control',
    input: stated(
      { ...MESMERIST, moved: true, abilities: [] },
      { ...VICTIM, player: 'A', kind: 'hero' },
      { distance: 30, sight: false, touching: ['Cordelia'] },
    ),
    rule: CONTROL,
    refusedBy: [
      ...Array.from({ length: 5 }, () => CONTROL),
      'signum.activation.activated-ability',
      'signum.activation.activated-ability',
    ],
  },
  {
    id: 'E-56f',
    says: 'somebody in the way, and a hidden character',
    operation: 'signum.control',
    input: {
      situation: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                { ...MESMERIST, ...at(10, 10) },
                { ...VICTIM, hidden: true, ...at(30, 10) },
                { id: 'Cordelia', player: 'B', base: 60, ...at(20, 10) },
              ],
            },
          },
          actor: 'Mesmerist',
          target: 'Severus',
        },
      },
    },
    rule: CONTROL,
    refusedBy: [CONTROL, 'signum.stealth.untargetable'],
  },
  {
    id: 'E-74a',
    says: 'Drusa’s own Shield keeps control off',
    operation: 'signum.control',
    input: stated(MESMERIST, { card: 'drusa-ashwhisper', player: 'B' }),
    rule: 'signum.ability.shield-from',
  },
  {
    id: 'E-74b',
    says: 'so does a Shield that is described',
    operation: 'signum.control-odds',
    input: stated(MESMERIST, { ...VICTIM, abilities: [{ id: 'shieldFrom', from: 'control' }] }),
    rule: 'signum.ability.shield-from',
  },
  {
    id: 'E-74c',
    says: 'Drusa controls Greer for the turn',
    operation: 'signum.control',
    input: {
      situation: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                { card: 'drusa-ashwhisper', player: 'Bruno', ...at(30, 20) },
                { card: 'greer-the-stubborn', player: 'Ana', ...at(30, 40) },
                { card: 'garrus-the-crossbowman', player: 'Ana', ...at(33.2, 40) },
              ],
            },
          },
          actor: 'drusa-ashwhisper',
          target: 'greer-the-stubborn',
        },
      },
      dice: { rolled: { d6: [2, 4] } },
    },
    outcome: { distance: 16.8, controlled: true },
    rule: CONTROL,
  },
]
