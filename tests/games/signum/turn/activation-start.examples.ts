import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const START = 'signum.activation.start'
const HOB = { card: 'hob-halfcoin', player: 'Ana' }
/** Its Contract gives it 1 strength, and its Aura 2 to others. */
const CAPTAIN = {
  id: 'Captain',
  player: 'Ana',
  strength: 1,
  health: 3,
  abilities: [
    { id: 'contract', text: [{ does: { modify: { stat: 'strength', by: 1 } } }] },
    {
      id: 'aura',
      band: 'S',
      text: [{ does: { modify: { stat: 'strength', by: 2 } }, to: { who: 'ownCharacter', others: true, within: 'S' } }],
    },
  ],
}
const ODO = { id: 'Odo', player: 'Bruno', health: 4, wounds: 2, abilities: [{ id: 'regeneration', x: 2 }] }

const start = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule = START): WorkedExample => ({
  id,
  says,
  operation: 'signum.activation-start',
  input,
  outcome,
  rule,
})

const act = (id: string, says: string, input: JsonObject, legal: readonly string[], rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.activation',
  input,
  outcome: { legal: [...legal] },
  rule,
})

const HOWLER = { id: 'Wolf', player: 'A', health: 3, abilities: [{ id: 'howl', band: 'S' }] }
const SEER = { id: 'Seer', player: 'A', health: 3, abilities: [{ id: 'magicalShot', x: 2 }] }

/** The start of an activation, and what may be done in the middle of one. */
export const ACTIVATION_START_EXAMPLES: readonly WorkedExample[] = [
  start(
    'E-71p',
    'Hob pays his Contract',
    { creature: HOB, prosperity: 5, contract: 'pay' },
    {
      contract: 'paid',
      prosperity: 4,
      regeneration: null,
    },
  ),
  start(
    'E-71q',
    'a Contract is offered with a point, and not without',
    { creature: HOB, prosperity: 1 },
    { contract: 'offered', prosperity: 1 },
  ),
  start('E-71r', 'without a point it is not', { creature: HOB }, { contract: 'unaffordable', prosperity: 0 }),
  start('E-71v', 'it may be declined', { creature: HOB, prosperity: 2, contract: 'decline' }, { contract: 'declined' }),
  start(
    'E-71w',
    'what else stands on its card is not paid for',
    { creature: CAPTAIN, prosperity: 5, contract: 'pay' },
    { contract: 'paid', creature: { strength: 2 } },
    'signum.ability.contract',
  ),
  start(
    'E-78p',
    'Regeneration is rolled while there are wounds',
    { creature: ODO, dice: { rolled: { d6: [1, 4] } } },
    { contract: 'none' },
    'signum.ability.regeneration',
  ),
  start('E-78q', 'and not without', { creature: { ...ODO, wounds: 0 } }, { regeneration: null }),
  start(
    'E-78r',
    'a text that begins now counts at once',
    {
      creature: ODO,
      startEffects: [{ source: 'Dawn', does: { modify: { stat: 'strength', by: 1 } } }],
      dice: { rolled: { d6: [3, 3] } },
    },
    { effects: ['Dawn'] },
  ),
  act(
    'E-18aa',
    'Howl is free, before and after moving',
    { place: { stated: { creature: { ...HOWLER, moved: true } } } },
    ['howl', 'nothing'],
    'signum.activation.howl',
  ),
  act(
    'E-18ab',
    'but once',
    { place: { stated: { creature: { ...HOWLER, moved: true } } }, howled: true },
    ['nothing'],
    'signum.activation.howl',
  ),
  act(
    'E-18ac',
    'and not after an act',
    { place: { stated: { creature: HOWLER } }, acted: true },
    ['nothing'],
    'signum.activation.howl',
  ),
  act(
    'E-51p',
    'after a detection in contact only the revealed character is attacked',
    {
      place: { stated: { creature: { ...SEER, moved: true }, touching: ['Shade'] } },
      detected: { character: 'Shade' },
    },
    ['melee', 'nothing'],
    'signum.stealth.after-detection',
  ),
  act(
    'E-51q',
    'after a detection by magic it is shot at',
    { place: { stated: { creature: SEER } }, detected: { character: 'Shade', by: 'magic' } },
    ['magicalShot', 'nothing'],
    'signum.stealth.after-detection',
  ),
  act(
    'E-51r',
    'a hidden enemy in contact hinders no shot',
    { place: { stated: { creature: SEER, touchingHidden: ['Shade'] } } },
    ['move', 'moveThenMelee', 'magicalShot', 'detect', 'nothing'],
    'signum.stealth.no-hindrance',
  ),
  act(
    'E-18ad',
    'a Fast creature goes on after a run, if it has somebody to fight',
    {
      place: {
        stated: {
          creature: {
            id: 'Caius',
            player: 'A',
            kind: 'hero',
            health: 3,
            abilities: [{ id: 'fast' }, { id: 'persecution', x: 1 }],
          },
        },
      },
    },
    ['move', 'run', 'moveThenMelee', 'nothing'],
    'signum.activation.ends',
  ),
  act(
    'E-01h',
    'a hero acts like a character, but searches no ruins',
    { place: { stated: { creature: { id: 'Brissa', player: 'A', kind: 'hero', health: 8 }, ruins: 'unsearched' } } },
    ['move', 'run', 'moveThenMelee', 'nothing'],
    'signum.term.hero-like-character',
  ),
]
