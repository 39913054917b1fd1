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
    outcome: { legal: false, controlled: false, violations: [{ rule: CONTROL }] },
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
            creatures: [
              { ...MESMERIST, ...at(10, 10) },
              { ...VICTIM, ...at(38.2, 10) },
            ],
          },
          actor: 'Mesmerist',
          target: 'Severus',
        },
      },
      dice: { rolled: { d6: [6, 1] } },
    },
    outcome: { legal: true, distance: 25, controlled: true },
    rule: CONTROL,
  },
  {
    id: 'E-56d',
    says: 'no target, no control',
    operation: 'signum.control',
    input: { ...stated(MESMERIST, VICTIM), dice: { rolled: { symbols: ['axe', 'shield'] } } },
    outcome: { legal: true, controlled: false },
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
    outcome: {
      legal: false,
      violations: [
        ...Array.from({ length: 5 }, () => ({ rule: CONTROL })),
        { rule: 'signum.activation.activated-ability' },
        { rule: 'signum.activation.activated-ability' },
      ],
    },
    rule: CONTROL,
  },
  {
    id: 'E-56f',
    says: 'somebody in the way, and a hidden character',
    operation: 'signum.control',
    input: {
      situation: {
        onBoard: {
          board: {
            creatures: [
              { ...MESMERIST, ...at(10, 10) },
              { ...VICTIM, hidden: true, ...at(30, 10) },
              { id: 'Cordelia', player: 'B', base: 60, ...at(20, 10) },
            ],
          },
          actor: 'Mesmerist',
          target: 'Severus',
        },
      },
    },
    outcome: { legal: false, violations: [{ rule: CONTROL }, { rule: 'signum.stealth.untargetable' }] },
    rule: 'signum.stealth.untargetable',
  },
]
