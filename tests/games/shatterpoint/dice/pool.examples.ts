import type { WorkedExample } from '../../../support/example.ts'

const pools = (
  id: string,
  says: string,
  rule: string,
  [type, attacker, defender]: readonly [string, object, object],
  outcome: object,
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.pools',
  input: { type, attacker: { rating: 5, ...attacker }, defender: { rating: 4, ...defender } },
  outcome: outcome as NonNullable<WorkedExample['outcome']>,
  rule,
})

export const POOL_EXAMPLES: readonly WorkedExample[] = [
  pools(
    'E-24',
    'Jar’Kai 7 and the focus die against 5',
    'shatterpoint.attack.focus-consume',
    ['melee', { rating: 7, focus: {} }, { rating: 5 }],
    {
      attack: {
        dice: 8,
        parts: [
          { source: 'rating', dice: 7 },
          { source: 'focus', dice: 1 },
        ],
      },
      defence: { dice: 5, parts: [{ source: 'rating', dice: 5 }] },
      focusLeft: { die: false, impact: 0, sharpshooter: 0 },
    },
  ),
  pools(
    'E-08',
    'Sharpshooter 3 in a ranged attack after focus: 1 and 3 more',
    'shatterpoint.keyword.sharpshooter',
    ['ranged', { focus: { sharpshooter: 3 } }, {}],
    { attack: { dice: 9 }, focusLeft: { die: false, sharpshooter: 0 } },
  ),
  pools(
    'E-08',
    'Sharpshooter 3 in a melee attack after focus: 1 more, the others wait',
    'shatterpoint.attack.focus-consume',
    ['melee', { focus: { sharpshooter: 3 } }, {}],
    { attack: { dice: 6 }, focusLeft: { die: false, sharpshooter: 3 } },
  ),
  pools(
    'E-08',
    'Impact 2 waited for a melee attack; the focus die is gone already',
    'shatterpoint.keyword.impact',
    ['melee', { focus: { die: false, impact: 2 } }, {}],
    { attack: { dice: 7, parts: [{ source: 'rating' }, { source: 'impact', dice: 2 }] } },
  ),
  pools(
    'E-67',
    'cover of terrain and two hunker tokens against a ranged attack',
    'shatterpoint.attack.pool-additions',
    ['ranged', {}, { cover: 1, hunker: 2 }],
    { defence: { dice: 7, parts: [{ source: 'rating' }, { source: 'cover' }, { source: 'hunker', dice: 2 }] } },
  ),
  pools(
    'E-68',
    'cover does nothing against a melee attack',
    'shatterpoint.attack.pool',
    ['melee', {}, { cover: 1, hunker: 2 }],
    { defence: { dice: 4, parts: [{ source: 'rating' }] } },
  ),
  pools(
    'E-24',
    'a stated number of dice replaces only the rating',
    'shatterpoint.attack.pool',
    ['melee', { stated: 3, focus: {}, added: [{ name: 'rage', dice: 1 }] }, {}],
    { attack: { dice: 5 } },
  ),
  pools(
    'E-24',
    'removals after additions, and never fewer than no dice',
    'shatterpoint.attack.zero-pool',
    [
      'melee',
      { rating: 1, added: [{ name: 'rage', dice: 2 }], removed: [{ name: 'fear', dice: 4 }] },
      { rating: 2, removed: [{ name: 'fear', dice: 1 }] },
    ],
    { attack: { dice: 0 }, defence: { dice: 1 } },
  ),
]
