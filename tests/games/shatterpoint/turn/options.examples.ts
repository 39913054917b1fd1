import { block, lone, piece, SKIRMISH, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const options = (
  id: string,
  says: string,
  input: JsonObject,
  expected: Pick<WorkedExample, 'outcome' | 'rule'>,
): WorkedExample => ({ id, says, operation: 'shatterpoint.options', input, ...expected })

const REX = { content: 'cc-7567-captain-rex' }

/** Rex with a shot at Maul behind a crate, and Kalani beyond a wall. */
const SHOT = {
  terrain: [piece(block('crate', [240, 90, 260, 110], { top: 30 })), piece(block('wall', [50, 300, 150, 420]))],
  units: [
    lone('A', 'Rex', [100, 100], {}, REX),
    lone('B', 'Maul', [300, 100], {}, { content: 'lord-maul', stance: 'dark-rage', hunker: 1 }),
    lone('B', 'Kalani', [100, 500], {}, { content: 'kalani-super-tactical-droid' }),
  ],
  objectives: [token('Gate', [250, 200])],
}

const NAKED = { units: [lone('A', 'Trooper', [100, 100]), lone('B', 'Maul', [160, 100])] }

/** A stance as a caller describes it. */
const OWN_STANCE = {
  id: 'Guarded',
  melee: { attack: 5, defence: 3 },
  ranged: { attack: null, defence: 4 },
  weapons: [],
  defence: [],
  tree: { options: [], paths: [] },
}

/** The specification numbers no examples of this question; these are ours, beside the numbers of the rules they show. */
export const OPTIONS_EXAMPLES: readonly WorkedExample[] = [
  options(
    'E-64',
    'by the cards: whom a weapon reaches, with cover and the dice of both sides',
    { battlefield: { drawn: SHOT }, character: 'Rex' },
    {
      outcome: {
        engagedWith: [],
        heldBy: [],
        contests: [],
        attacks: [
          { type: 'melee', targets: [{ character: 'Maul', legal: false, reasons: [{ reason: 'notEngaged' }] }, {}] },
          {
            type: 'ranged',
            targets: [
              { character: 'Maul', legal: true, cover: 2 },
              { character: 'Kalani', legal: false, reasons: [{ reason: 'outOfRange' }, { reason: 'notInSight' }] },
            ],
          },
        ],
        moves: [
          { kind: 'advance', legal: true, reach: 150 },
          { kind: 'dash', reach: 85 },
          { kind: 'climb', legal: true },
          { kind: 'jump' },
          { kind: 'reposition', reach: 150 },
        ],
      },
      rule: 'shatterpoint.cover.terrain',
    },
  ),
  options(
    'E-64',
    'a described stance of an enemy: its defence and the cover together',
    {
      battlefield: {
        drawn: {
          ...SHOT,
          units: [lone('A', 'Rex', [100, 100], {}, REX), lone('B', 'Maul', [300, 100], {}, { hunker: 1 })],
        },
      },
      character: 'Rex',
      stances: [{ unit: 'Maul', stance: { own: OWN_STANCE } }],
    },
    {
      outcome: { attacks: [{}, { type: 'ranged', targets: [{ character: 'Maul', cover: 2, defenceDice: 6 }] }] },
      rule: 'shatterpoint.cover.dice',
    },
  ),
  options(
    'E-64',
    'a stance that is not the one on the table',
    { battlefield: { drawn: SHOT }, character: 'Rex', stances: [{ unit: 'Maul', stance: { own: OWN_STANCE } }] },
    { rule: 'shatterpoint.table.agrees' },
  ),
  options(
    'E-64',
    'a stance of nobody on the table',
    { battlefield: { drawn: SHOT }, character: 'Rex', stances: [{ unit: 'Dooku', stance: { own: OWN_STANCE } }] },
    { rule: 'shatterpoint.table.known' },
  ),
  options(
    'E-74',
    'a place where it would engage Maul, who loses the hunker token',
    { battlefield: { drawn: SHOT }, character: 'Rex', ends: [{ kind: 'advance', end: { x: 220, y: 140 } }] },
    {
      outcome: {
        ends: [
          {
            legal: true,
            kind: 'advance',
            contests: ['Gate'],
            targets: ['Maul'],
            consequences: {
              engaged: [{ character: 'Rex', enemy: 'Maul' }],
              hunkerLost: [{ unit: 'Maul', tokens: 1 }],
              battlefield: { units: [{ characters: [{ x: 220, y: 140 }] }, { hunker: 0 }, {}] },
            },
          },
        ],
      },
      rule: 'shatterpoint.hunker.lose',
    },
  ),
  options(
    'E-73',
    'held by an enemy: an advance is a dash, and it may not climb',
    { battlefield: { drawn: NAKED }, character: 'Trooper', ends: [{ kind: 'climb', end: { x: 100, y: 150 } }] },
    {
      outcome: {
        stance: null,
        engagedWith: ['Maul'],
        heldBy: ['Maul'],
        attacks: [{ type: 'melee', dice: null, targets: [{ character: 'Maul', legal: true, defenceDice: null }] }],
        moves: [
          { kind: 'advance', carriedOut: 'dash', reach: 85 },
          { kind: 'dash' },
          { kind: 'climb', legal: false, violations: [{ code: 'engagedClimb' }] },
          { kind: 'jump', legal: true },
          { kind: 'reposition', carriedOut: 'advance' },
        ],
        ends: [{ legal: false, placement: null, consequences: null, violations: [{ code: 'engagedClimb' }] }],
      },
      rule: 'shatterpoint.move.engaged-climb',
    },
  ),
  options(
    'E-79',
    'strained and pinned: every move is lost',
    {
      battlefield: {
        drawn: { units: [lone('A', 'Trooper', [100, 100], {}, { conditions: ['pinned', 'strained'] })] },
      },
      character: 'Trooper',
      ends: [{ kind: 'dash', end: { x: 150, y: 100 } }],
    },
    {
      outcome: {
        conditions: ['pinned', 'strained'],
        moves: [{ legal: false, violations: [{ code: 'pinned' }] }, {}, {}, {}, { legal: false }],
        ends: [{ legal: false, violations: [{ code: 'pinned' }] }],
      },
      rule: 'shatterpoint.condition.pinned',
    },
  ),
  options(
    'E-16',
    'a place that no template reaches',
    { battlefield: { drawn: SKIRMISH }, character: 'Anakin', ends: [{ kind: 'jump', end: { x: 800, y: 800 } }] },
    { outcome: { ends: [{ legal: false, isCertain: true, placement: null, violations: [] }] } },
  ),
  options(
    'E-16',
    'a part that is not on the table is refused',
    {
      battlefield: { drawn: SKIRMISH },
      character: 'Anakin',
      ends: [{ kind: 'jump', end: { x: 450, y: 300, on: 'moon' } }],
    },
    { rule: 'shatterpoint.table.known' },
  ),
  options(
    'E-24',
    'a stance that its card does not have is refused',
    {
      battlefield: { drawn: { units: [lone('A', 'Rex', [100, 100], {}, { ...REX, stance: 'jar-kai' })] } },
      character: 'Rex',
    },
    { rule: 'shatterpoint.content.known' },
  ),
]
