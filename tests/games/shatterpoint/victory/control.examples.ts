import { block, gantry, lone, piece, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const example = (
  operation: string,
  id: string,
  says: string,
  input: JsonObject,
  expected: Pick<WorkedExample, 'outcome' | 'rule'>,
): WorkedExample => ({ id, says, operation: `shatterpoint.objective-${operation}`, input, ...expected })

type Part = ReturnType<typeof block>

const under = (...parts: [Part, ...Part[]]) => ({
  battlefield: { drawn: { terrain: parts.map((part) => piece(part)), objectives: [token('O', [450, 450])] } },
  piece: parts[0].id,
})

const PLACEMENT: readonly WorkedExample[] = [
  example('placement', 'E-11a', 'the token goes onto the gantry', under(gantry('gantry', [350, 425, 550, 475])), {
    outcome: { legal: true, objectives: [{ objective: 'O', fits: true, moved: true, on: 'gantry', z: 100 }] },
    rule: 'shatterpoint.objective.on-terrain',
  }),
  example(
    'placement',
    'E-11b',
    'a gantry that it does not fit on goes elsewhere',
    under(gantry('gantry', [350, 440, 550, 490])),
    {
      outcome: { legal: false, objectives: [{ objective: 'O', fits: false, on: null, z: null }] },
      rule: 'shatterpoint.objective.on-terrain',
    },
  ),
  example(
    'placement',
    'E-11c',
    'a part that it just fits on',
    under(block('box', [437.5, 437.5, 462.5, 462.5], { top: 20 })),
    {
      outcome: { legal: true, objectives: [{ on: 'box', z: 20 }] },
    },
  ),
  example(
    'placement',
    'E-11d',
    'a part that it only touches leaves it alone',
    under(block('box', [462.5, 400, 500, 500])),
    {
      outcome: { legal: true, objectives: [{ moved: false, on: null, z: 0 }] },
    },
  ),
  example(
    'placement',
    'E-11e',
    'the highest level that holds all of it',
    under(block('floor', [400, 400, 500, 500], { top: 40 }), gantry('balcony', [400, 400, 455, 500])),
    { outcome: { legal: true, objectives: [{ on: 'floor', z: 40 }] }, rule: 'shatterpoint.objective.on-terrain' },
  ),
  example(
    'placement',
    'E-11h',
    'of two levels that hold all of it, the higher, whichever is listed first',
    under(block('floor', [400, 400, 500, 500], { top: 40 }), gantry('deck', [400, 400, 500, 500])),
    { outcome: { legal: true, objectives: [{ on: 'deck', z: 100 }] }, rule: 'shatterpoint.objective.on-terrain' },
  ),
  example(
    'placement',
    'E-11i',
    'the higher one too if it is listed first',
    under(gantry('deck', [400, 400, 500, 500]), block('floor', [400, 400, 500, 500], { top: 40 })),
    { outcome: { legal: true, objectives: [{ on: 'deck', z: 100 }] }, rule: 'shatterpoint.objective.on-terrain' },
  ),
  example(
    'placement',
    'E-11f',
    'a mast through the token leaves no room for it',
    under(block('floor', [400, 400, 500, 500], { top: 40 }), block('mast', [445, 445, 455, 455], { top: 200 })),
    { outcome: { legal: false }, rule: 'shatterpoint.objective.on-terrain' },
  ),
  example(
    'placement',
    'E-11g',
    'no such terrain',
    { ...under(gantry('gantry', [0, 0, 100, 50])), piece: 'tower' },
    {
      rule: 'shatterpoint.table.known',
    },
  ),
]

const high = { z: 100 }
const objective = token('O', [450, 450])
const control = (units: readonly ReturnType<typeof lone>[], more: Partial<typeof objective> = {}) => ({
  battlefield: { drawn: { units, objectives: [{ ...objective, ...more }] } },
})

const anakin = lone('A', 'Anakin', [500, 450])
const commandos = [lone('B', 'first', [450, 500], high), lone('B', 'second', [400, 450], high)]
const [A, B] = ['A', 'B'] as const

const CONTROL: readonly WorkedExample[] = [
  example('control', 'E-12a', 'one at the level of the objective beats two above it', control([anakin, ...commandos]), {
    outcome: {
      controlled: { A: 1, B: 0 },
      objectives: [{ controller: A, basis: 'sameLevel', sameLevel: { A: 1, B: 0 }, otherLevel: { A: 0, B: 2 } }],
    },
    rule: 'shatterpoint.control.same-level-first',
  }),
  example(
    'control',
    'E-12b',
    'a tie at its level changes nothing, whoever is above',
    control([anakin, ...commandos, lone('B', 'Maul', [450, 400])], { controller: A }),
    { outcome: { objectives: [{ controller: A, basis: 'tie' }] }, rule: 'shatterpoint.control.persistent' },
  ),
  example(
    'control',
    'E-12c',
    'a wounded unit does not contest',
    control([lone('A', 'Anakin', [500, 450], {}, { wounded: true }), ...commandos]),
    {
      outcome: { objectives: [{ controller: B, basis: 'otherLevel', contestants: [{}, {}] }] },
      rule: 'shatterpoint.control.contest',
    },
  ),
  example('control', 'E-12d', 'taking control replaces the other token', control([anakin], { controller: B }), {
    outcome: { controlled: { A: 1, B: 0 }, objectives: [{ before: B, controller: A }] },
    rule: 'shatterpoint.control.persistent',
  }),
  example(
    'control',
    'E-12e',
    'control stays when everybody has left',
    control([lone('A', 'Anakin', [800, 800])], { controller: B }),
    {
      outcome: { controlled: { A: 0, B: 1 }, objectives: [{ controller: B, basis: 'nobody' }] },
      rule: 'shatterpoint.control.persistent',
    },
  ),
  example(
    'control',
    'E-12f',
    'exactly range 2 contests, a hundredth more does not',
    control([lone('A', 'Anakin', [558.5, 450]), lone('B', 'Maul', [341.49, 450])]),
    {
      outcome: { objectives: [{ controller: A, contestants: [{ character: 'Anakin' }] }] },
      rule: 'shatterpoint.control.when',
    },
  ),
  example(
    'control',
    'E-12g',
    'an inactive objective belongs to nobody',
    {
      battlefield: { drawn: { units: [anakin], objectives: [{ ...objective, face: 'inactive', controller: B }] } },
    },
    {
      outcome: { controlled: { A: 0, B: 0 }, objectives: [{ controller: null, basis: 'inactive', contestants: [] }] },
      rule: 'shatterpoint.objective.faces',
    },
  ),
  example(
    'control',
    'E-12h',
    'asking for an inactive one by name is refused',
    {
      battlefield: { drawn: { units: [anakin], objectives: [{ ...objective, face: 'inactive' }] } },
      objectives: ['O'],
    },
    { rule: 'shatterpoint.objective.faces' },
  ),
  example(
    'control',
    'E-12i',
    'a priority marker does not change who controls it',
    control([anakin], { priority: true }),
    {
      outcome: { objectives: [{ controller: A }] },
      rule: 'shatterpoint.objective.priority',
    },
  ),
  example(
    'control',
    'E-13',
    'nobody at its level: one against two above',
    control([
      lone('A', 'Rex', [500, 450], high),
      lone('B', 'first', [450, 510], { ...high, diameter: 50 }),
      lone('B', 'second', [390, 450], { ...high, diameter: 50 }),
    ]),
    {
      outcome: {
        controlled: { A: 0, B: 1 },
        objectives: [{ controller: B, basis: 'otherLevel', otherLevel: { A: 1, B: 2 } }],
      },
      rule: 'shatterpoint.control.other-level',
    },
  ),
]

export const CONTROL_EXAMPLES: readonly WorkedExample[] = [...PLACEMENT, ...CONTROL]
