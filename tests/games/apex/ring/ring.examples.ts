import type { WorkedExample } from '../../../support/example.ts'

const BOARD = { width: 12, height: 10 }
const SHRUNK = { left: 2, top: 2, right: 11, bottom: 9 }
const cell = (column: number, row: number) => ({ column, row })
const sides = (top: number, right: number, bottom: number, left: number) => ({ sides: { top, right, bottom, left } })

const shift = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({
  rule: 'apex.ring.shift',
  ...example,
  operation: 'apex.ring-shift',
})

const shifts: WorkedExample[] = [
  shift({
    id: 'E-05',
    says: 'two sides move inwards, the bottom-right marker stays',
    input: { board: { drawn: BOARD }, card: sides(2, 0, 0, 2) },
    outcome: { ring: SHRUNK, spacesInside: 80, spacesOutside: 40 },
  }),
  shift({
    id: 'E-05',
    says: 'the same by the card of the content',
    input: { board: { drawn: BOARD }, card: { id: 'ring-1' } },
    outcome: { ring: SHRUNK },
  }),
  shift({
    id: 'constructed',
    says: 'a card that the service draws',
    input: { board: { drawn: BOARD }, seed: `hmac-sha256,1,${'0'.repeat(64)}` },
    outcome: { before: { left: 0, top: 0, right: 11, bottom: 9 } },
  }),
  shift({
    id: 'Q-48',
    says: '(constructed) the Ring stays one space high, and the side that moves first takes the room',
    input: { board: { drawn: BOARD }, ring: { left: 3, top: 4, right: 5, bottom: 6 }, card: sides(2, 0, 1, 0) },
    outcome: { ring: { left: 3, top: 6, right: 5, bottom: 6 }, shifts: [{ moved: 2 }, {}, { asked: 1, moved: 0 }, {}] },
  }),
  shift({
    id: 'constructed',
    says: 'a side that moves outwards stops at the border of the board',
    input: { board: { drawn: BOARD }, ring: { left: 1, top: 0, right: 5, bottom: 5 }, card: sides(0, 0, 0, -3) },
    outcome: { ring: { left: 0 } },
  }),
  shift({
    id: 'Q-48',
    says: 'the spaces of the markers are inside',
    rule: 'apex.ring.shape',
    input: { board: { drawn: BOARD }, ring: { left: 3, top: 3, right: 3, bottom: 3 }, card: sides(1, 1, 1, 1) },
    outcome: { ring: { left: 3, top: 3, right: 3, bottom: 3 }, spacesInside: 1 },
  }),
  shift({
    id: 'constructed',
    says: 'a collapsed rectangle is no Ring',
    rule: 'apex.ring.shape',
    input: { board: { drawn: BOARD }, ring: { left: 6, top: 3, right: 5, bottom: 3 }, card: sides(0, 0, 0, 0) },
  }),
  shift({
    id: 'constructed',
    says: 'a Ring ends on the board',
    rule: 'apex.ring.shape',
    input: { board: { drawn: BOARD }, ring: { left: 0, top: 0, right: 12, bottom: 9 }, card: sides(0, 0, 0, 0) },
  }),
  shift({
    id: 'constructed',
    says: 'an unknown Ring card',
    rule: 'apex.content.known',
    input: { board: { drawn: BOARD }, card: { id: 'ring-9' } },
  }),
]

const toll = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({
  rule: 'apex.transition.ring-damage',
  ...example,
  operation: 'apex.ring-damage',
})

const hurt = (amount: { round: number } | { damage: number }, ...legends: WorkedExample['input'][]) => ({
  board: { drawn: BOARD },
  ring: SHRUNK,
  amount,
  legends,
})

const damage: WorkedExample[] = [
  toll({
    id: 'constructed',
    says: 'the space of a marker is inside, the one beside it is not',
    input: hurt({ damage: 5 }, { id: 'wraith', cell: cell(2, 2) }, { id: 'bangalore', cell: cell(1, 2) }),
    outcome: {
      tag: 'HEALTH_ONLY',
      legends: [
        { id: 'wraith', outside: false, damage: 0 },
        { id: 'bangalore', outside: true, damage: 5 },
      ],
    },
  }),
  toll({
    id: 'Q-48',
    says: 'the last row and the last column of the Ring are inside',
    input: {
      ...hurt({ damage: 5 }, { id: 'wraith', cell: cell(5, 7) }, { id: 'bangalore', cell: cell(9, 5) }),
      ring: { left: 2, top: 2, right: 9, bottom: 7 },
    },
    outcome: { legends: [{ outside: false }, { outside: false }] },
  }),
  toll({
    id: 'Q-48',
    says: 'the row and the column after them are outside',
    input: {
      ...hurt({ damage: 5 }, { id: 'wraith', cell: cell(5, 8) }, { id: 'bangalore', cell: cell(10, 5) }),
      ring: { left: 2, top: 2, right: 9, bottom: 7 },
    },
    outcome: { legends: [{ outside: true }, { outside: true }] },
  }),
  toll({
    id: 'constructed',
    says: 'a Legend that is not on the board takes none',
    input: hurt({ round: 8 }, { id: 'wraith', cell: null }),
    outcome: { legends: [{ outside: false, damage: 0 }] },
  }),
  toll({
    id: 'Q-55',
    says: 'the legendary emergency shield lets 8 through',
    rule: 'apex.ring.legendary-shield',
    input: hurt({ damage: 15 }, { id: 'wraith', cell: cell(0, 0), legendaryEmergencyShield: true }),
    outcome: { damage: 15, legends: [{ damage: 8 }] },
  }),
  toll({
    id: 'Q-55',
    says: '(constructed) and does not raise less than 8',
    rule: 'apex.ring.legendary-shield',
    input: hurt({ damage: 7 }, { id: 'wraith', cell: cell(0, 0), legendaryEmergencyShield: true }),
    outcome: { legends: [{ damage: 7 }] },
  }),
  toll({
    id: 'constructed',
    says: 'a Legend beside the board',
    rule: 'apex.board.inside',
    input: hurt({ damage: 7 }, { id: 'wraith', cell: cell(12, 0) }),
  }),
  toll({
    id: 'constructed',
    says: 'a collapsed Ring',
    rule: 'apex.ring.shape',
    input: {
      ...hurt({ damage: 7 }, { id: 'wraith', cell: cell(1, 0) }),
      ring: { left: 2, top: 2, right: 2, bottom: 1 },
    },
  }),
]

const marker = (example: Omit<WorkedExample, 'operation'>): WorkedExample => ({
  rule: 'apex.transition.round-marker',
  ...example,
  operation: 'apex.round-marker',
})

const TRACK = [
  { kind: 'round' },
  { kind: 'event', icons: ['ringReshuffle'] },
  { kind: 'event', icons: ['ringMove', 'ringReshuffle'] },
  { kind: 'round' },
  { kind: 'trophy' },
]

const rounds: WorkedExample[] = [
  marker({
    id: 'constructed',
    says: 'events never stop the marker',
    input: { round: 1, track: TRACK },
    outcome: { steps: [{ cell: 'event' }, { cell: 'event' }, { cell: 'round', round: 2 }], round: 2, ended: false },
  }),
  marker({
    id: 'Q-61',
    says: 'one shuffle and one card a cell, whatever icons it has',
    rule: 'apex.ring.reshuffle-icon',
    input: { round: 1, track: TRACK },
    outcome: { ringShifts: 1, ringCardsRevealed: 2 },
  }),
  marker({
    id: 'constructed',
    says: 'without the Ring events have no effect, and the marker moves on all the same',
    input: { round: 1, track: TRACK, ringInUse: false },
    outcome: { round: 2, ringShifts: 0, ringCardsRevealed: 0 },
  }),
  marker({
    id: 'constructed',
    says: 'the trophy ends the game',
    input: { round: 2, track: TRACK },
    outcome: { round: null, ended: true },
  }),
  marker({
    id: 'constructed',
    says: 'round 8 is the last of the panel',
    input: { round: 8 },
    outcome: { round: null, ended: true },
  }),
  marker({
    id: 'constructed',
    says: 'a round that the track has not',
    rule: 'apex.round.structure',
    input: { round: 3, track: TRACK },
  }),
]

export const RING_EXAMPLES: readonly WorkedExample[] = [...shifts, ...damage, ...rounds]
