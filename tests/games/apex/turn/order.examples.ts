import type { WorkedExample } from '../../../support/example.ts'

/** Worked examples on the order of effects and on the Transition phase. */
export const ORDER_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'p. 16',
    says: 'cards resolve as they were played, the passive of the weapon before them',
    rule: 'apex.priority.multiple-cards',
    operation: 'apex.effect-order',
    input: {
      effects: [{ id: 'flush-out' }, { id: 'gun-shield' }, { id: 'longbow', passive: true }],
      moment: { together: true },
    },
    outcome: { order: ['longbow', 'flush-out', 'gun-shield'], prevails: null },
  },
  {
    id: 'p. 16',
    says: 'a card goes before the settings booklet, and that before the rulebook',
    rule: 'apex.priority.sources',
    operation: 'apex.effect-order',
    input: {
      effects: [
        { id: 'rulebook', source: 'rulebook' },
        { id: 'settings', source: 'settings' },
        { id: 'guardian-angel' },
      ],
      moment: { contradiction: true },
    },
    outcome: { order: ['guardian-angel', 'settings', 'rulebook'], prevails: 'guardian-angel' },
  },
  {
    id: 'p. 39',
    says: 'after damage the passive comes first',
    rule: 'apex.shot.after-damage',
    operation: 'apex.effect-order',
    input: { effects: [{ id: 'retaliate' }, { id: 'volt', passive: true }], moment: { afterDamage: 5 } },
    outcome: { order: ['volt', 'retaliate'] },
  },
  {
    id: 'Q-86',
    says: 'cancelled damage is none',
    rule: 'apex.shot.after-damage',
    operation: 'apex.effect-order',
    input: { effects: [{ id: 'retaliate' }], moment: { afterDamage: 0 } },
    outcome: { order: [] },
  },
  {
    id: 'p. 27',
    says: 'the special action of one weapon is not carried out with another',
    rule: 'apex.shot.weapon-special',
    operation: 'apex.shot-odds',
    input: { situation: { given: { distance: 3 } }, weapon: { card: 'r-301' }, specialActionOf: 'longbow' },
  },
  {
    id: 'p. 27',
    says: 'but with the weapon itself it is',
    rule: 'apex.shot.weapon-special',
    operation: 'apex.shot-odds',
    input: { situation: { given: { distance: 3 } }, weapon: { card: 'r-301' }, specialActionOf: 'r-301' },
    outcome: { cards: 3 },
  },
  {
    id: 'E-88',
    says: 'the end of round 3, step by step',
    rule: 'apex.transition.draw-feat',
    operation: 'apex.transition',
    input: {
      round: 3,
      ring: { left: 2, top: 2, right: 15, bottom: 15 },
      legends: [
        { id: 'bangalore', cell: { column: 1, row: 4 }, featsInDeck: 1 },
        { id: 'wraith', cell: { column: 14, row: 14 }, featsInDeck: 0 },
        { id: 'gibraltar', cell: null, featsInDeck: 4 },
        { id: 'bloodhound', cell: { column: 11, row: 8 }, featsInDeck: 3 },
      ],
      tokens: [
        { legend: 'bangalore', ability: 'smoke-launcher', position: 1 },
        { legend: 'gibraltar', ability: 'dome-of-protection', position: 3 },
      ],
    },
    outcome: {
      ring: [{ damage: 4 }, { damage: 0, outside: false }, { damage: 0 }, { damage: 0 }],
      feats: [
        { drawn: 1, left: 0 },
        { drawn: 0, left: 0 },
        { drawn: 1, left: 3 },
        { drawn: 1, left: 2 },
      ],
      tokens: [
        { position: null, returned: true },
        { position: 2, returned: false },
      ],
      ended: false,
      round: 4,
      turnIndex: 6,
    },
  },
  {
    id: 'E-92',
    says: 'after round 8 the trophy ends the game without steps 5 and 6',
    rule: 'apex.transition.round-marker',
    operation: 'apex.transition',
    input: { round: 8, legends: [{ id: 'wraith', cell: { column: 3, row: 3 } }] },
    outcome: { ended: true, round: null, turnIndex: null },
  },
]
