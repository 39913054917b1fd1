import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const HEALER = { id: 'Alma', player: 'A', health: 2, abilities: [{ id: 'healer', x: 2 }] }
const at = (x: number, y: number) => ({ x, y })

const options = (
  id: string,
  says: string,
  [creature, more, now]: readonly [creature: JsonObject, more: JsonObject, now: JsonObject],
  legal: readonly string[],
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.activation',
  input: { place: { stated: { creature, ...more } }, ...now },
  outcome: { legal: [...legal] },
  rule,
})

const OPTIONS = 'signum.activation.options'

export const ACTIVATION_EXAMPLES: readonly WorkedExample[] = [
  options(
    'E-18r',
    'a healer that stands free may heal',
    [HEALER, {}, {}],
    ['move', 'run', 'moveThenMelee', 'healer', 'nothing'],
    OPTIONS,
  ),
  options(
    'E-18s',
    'one that moved may not, nor move again',
    [{ ...HEALER, moved: true }, {}, {}],
    ['nothing'],
    'signum.activation.activated-ability',
  ),
  options(
    'E-18t',
    'one in contact with an enemy may only fight or move away',
    [HEALER, { touching: ['Severus'] }, {}],
    ['move', 'moveThenMelee', 'melee', 'nothing'],
    'signum.run.forbidden',
  ),
  options(
    'E-18u',
    'after healing it does not move',
    [HEALER, {}, { acted: true }],
    ['nothing'],
    'signum.activation.no-move-after',
  ),
  options(
    'E-59d',
    'strength 0 fights with a Magical Strike only, by our reading',
    [{ ...HEALER, strength: 0, abilities: [{ id: 'magicalStrike', x: 2 }] }, { touching: ['Severus'] }, {}],
    ['move', 'moveThenMelee', 'melee', 'nothing'],
    'signum.melee.strength-zero',
  ),
  options('E-18v', 'each creature once', [HEALER, {}, { activated: true }], [], 'signum.turn.all-activate'),
  options('E-18w', 'a newcomer waits', [HEALER, {}, { summoned: true }], [], 'signum.summon.no-act'),
  options(
    'E-18x',
    'after running only a Fast creature fights',
    [{ ...HEALER, moved: true, ran: true, abilities: [{ id: 'fast' }] }, { touching: ['Severus'] }, {}],
    ['melee', 'nothing'],
    'signum.run.ends',
  ),
  {
    id: 'E-18y',
    says: 'after moving a Quick Shooter shoots, but casts nothing',
    operation: 'signum.activation',
    input: {
      place: {
        onBoard: {
          board: {
            drawn: {
              creatures: [
                {
                  id: 'Garrus',
                  player: 'A',
                  moved: true,
                  strength: 0,
                  abilities: [
                    { id: 'shot', x: 2 },
                    { id: 'quickShooter' },
                    { id: 'magicalShot' },
                    { id: 'throwing', x: 0 },
                  ],
                  ...at(20, 20),
                },
                { id: 'Shade', player: 'B', hidden: true, ...at(23.2, 20) },
              ],
              terrain: [
                {
                  id: 'ruins',
                  ruins: 'unsearched',
                  outline: [at(16, 15), at(20, 15), at(20, 18.4), at(16, 18.4)],
                },
              ],
            },
          },
          creature: 'Garrus',
        },
      },
    },
    outcome: { legal: ['shot', 'detect', 'nothing'], passive: ['shot', 'quickShooter', 'magicalShot', 'throwing'] },
    rule: 'signum.activation.moved-only-melee',
  },
  options(
    'E-18z',
    'a character with Stealth goes into shadow, or acts at ruins',
    [
      { ...HEALER, abilities: [{ id: 'stealth' }, { id: 'concentration', x: 0 }] },
      { ruins: 'searched', otherRuins: true },
      {},
    ],
    ['move', 'run', 'moveThenMelee', 'secretEntrance', 'goIntoShadow', 'nothing'],
    'signum.activation.passive',
  ),
]
