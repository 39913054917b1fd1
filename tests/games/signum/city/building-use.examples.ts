import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const CITY = [
  { name: 'town-hall', type: 'townHall' },
  { name: 'temple', type: 'temple' },
  { name: 'smithy', type: 'smithy' },
]

const use = (id: string, says: string, input: JsonObject, legal: boolean, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.building-use',
  input: { player: 'Ana', city: CITY, ...input },
  outcome: { legal },
  rule,
})

const TIMING = 'signum.city.ability-timing'
const TOWN_HALL = { building: { card: 'town-hall' } }

/** Buildings that are turned for their abilities, and what keeps them from it. */
export const BUILDING_USE_EXAMPLES: readonly WorkedExample[] = [
  use('E-68p', 'the Town Hall in the activation phase', TOWN_HALL, true, 'signum.city.uses'),
  use('E-68q', 'not in the Construction phase', { ...TOWN_HALL, phase: 'construction' }, false, TIMING),
  use('E-68r', 'not in an opponent’s turn', { ...TOWN_HALL, ownTurn: false }, false, TIMING),
  use('E-68s', 'not inside an activation', { ...TOWN_HALL, inActivation: true }, false, TIMING),
  use('E-68t', 'a building that does not stand', { building: { card: 'mint' } }, false, 'signum.city.uses'),
  use('E-68u', 'a building without an ability', { building: { card: 'smithy' } }, false, 'signum.city.uses'),
  use(
    'E-68v',
    'a turned building',
    { ...TOWN_HALL, city: [{ name: 'town-hall', type: 'townHall', turned: true }] },
    false,
    'signum.city.turned',
  ),
  use(
    'E-72p',
    'a locked building',
    { building: { card: 'temple' }, city: [{ name: 'temple', type: 'temple', locked: true }] },
    false,
    'signum.city.locked',
  ),
  use(
    'E-72q',
    'the Temple heals nobody if nobody is wounded',
    {
      building: { card: 'temple' },
      board: { drawn: { creatures: [{ id: 'Greer', player: 'Ana', x: 10, y: 10 }] } },
    },
    false,
    'signum.play.needs-target',
  ),
  {
    id: 'E-72r',
    says: 'a locked building pays no cost',
    operation: 'signum.cost',
    input: { cost: { own: { buildings: ['temple'] } }, city: [{ name: 'temple', type: 'temple', locked: true }] },
    outcome: { legal: false, optionCount: 0 },
    rule: 'signum.city.locked',
  },
]
