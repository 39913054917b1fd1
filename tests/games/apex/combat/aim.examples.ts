import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

/** The worked examples on difficulty and the aim track (specification 9.4). */

const difficulty = (id: string, says: string, input: JsonObject, outcome: JsonObject): WorkedExample => ({
  id,
  says,
  rule: 'apex.shot.difficulty',
  operation: 'apex.hit-difficulty',
  input,
  outcome,
})

const difficulties: WorkedExample[] = [
  difficulty(
    'E-47',
    'one space too near, a sight for 1–2',
    { weapon: { card: 'car' }, attachments: [{ token: 'sight-1x-hcog-classic' }], distance: 2 },
    {
      difficulty: 55,
      spacesOutside: 1,
      breakdown: [
        { kind: 'printed', amount: 50 },
        { kind: 'range', amount: 10 },
        { kind: 'sight', source: 'sight-1x-hcog-classic', amount: -5 },
      ],
    },
  ),
  difficulty(
    'E-47',
    '(constructed) in optimal range the sight for 1–2 does nothing',
    { weapon: { card: 'car' }, attachments: [{ token: 'sight-1x-hcog-classic' }], distance: 3 },
    { difficulty: 50, spacesOutside: 0 },
  ),
  difficulty(
    'constructed',
    'beyond the optimal range every space counts',
    { weapon: { card: 'car' }, distance: 8 },
    { difficulty: 80, spacesOutside: 3 },
  ),
  difficulty(
    'constructed',
    'a range without end is never exceeded',
    { weapon: { card: 'kraber' }, distance: 40 },
    { difficulty: 30 },
  ),
  difficulty(
    'constructed',
    'Zones and cards add up',
    {
      weapon: { card: 'longbow' },
      distance: 6,
      modifiers: [
        { label: 'Smoke', amount: 10 },
        { label: 'Dome', amount: 5 },
      ],
    },
    { difficulty: 70 },
  ),
  {
    id: 'constructed',
    says: 'an attachment that does not exist',
    rule: 'apex.content.known',
    operation: 'apex.hit-difficulty',
    input: { weapon: { card: 'car' }, attachments: [{ token: 'bayonet' }], distance: 2 },
  },
]

const slots = (id: string, says: string, rule: string, input: JsonObject, sets?: JsonObject[]): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.aim-slots',
  input,
  ...(sets === undefined ? {} : { outcome: { sets } }),
})

const aimSlots: WorkedExample[] = [
  slots(
    'E-48',
    'stability 1 and recoil 1: slots −1, +1, +3',
    'apex.aim.next-slot',
    { rate: { slots: 3, cardsPerSlot: 1 }, stability: 1, recoil: 1 },
    [
      { slot: -1, modifier: 5, cards: 1 },
      { slot: 1, modifier: -5, cards: 1 },
      { slot: 3, modifier: -10, cards: 1 },
    ],
  ),
  slots('E-52', 'rate 1 × 3: three cards in slot 0', 'apex.aim.rate', { rate: { slots: 1, cardsPerSlot: 3 } }, [
    { slot: 0, modifier: 0, cards: 3 },
  ]),
  slots(
    'E-59',
    'what would lie beyond the last slot lies in it',
    'apex.aim.shot-unit',
    { rate: { slots: 5, cardsPerSlot: 1 }, recoil: 2 },
    [{ slot: 0 }, { slot: 3 }, { slot: 6 }, { slot: 6 }, { slot: 6 }],
  ),
  slots(
    'E-60',
    'stability beyond 3 has no effect',
    'apex.aim.start-slot',
    { rate: { slots: 1, cardsPerSlot: 1 }, stability: 4 },
    [{ slot: -3, modifier: 15 }],
  ),
  slots(
    'E-60',
    '(constructed) stability 3 is the most',
    'apex.aim.start-slot',
    { rate: { slots: 1, cardsPerSlot: 1 }, stability: 3 },
    [{ slot: -3, modifier: 15 }],
  ),
  slots(
    'constructed',
    'another aim track, without slots to the left',
    'apex.aim.start-slot',
    { rate: { slots: 2, cardsPerSlot: 1 }, stability: 2, track: { first: -1, modifiers: [20, 0, -20] } },
    [
      { slot: -1, modifier: 20 },
      { slot: 0, modifier: 0 },
    ],
  ),
  slots('constructed', 'a rate of 0 is none', 'apex.aim.rate', { rate: { slots: 0, cardsPerSlot: 1 } }),
]

export const AIM_EXAMPLES: readonly WorkedExample[] = [...difficulties, ...aimSlots]
