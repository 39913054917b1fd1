import { box, creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const mover = (more: JsonObject = {}): JsonObject => ({ ...creature('Ana', 'Mover', [10, 10]), ...more })
const enemy = (id: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  ...creature('Bruno', id, [x, y]),
  ...more,
})
const at = (x: number, y: number) => ({ x, y })
const swamp = (x: number) => box('Swamp', [x, 5], [x + 15, 15], { abilities: ['difficult'] })
const able = (...ids: readonly string[]): JsonObject => ({ abilities: ids.map((id) => ({ id })) })

/** A move of the creature named Mover. */
const moved = (
  id: string,
  says: string,
  board: { creatures: readonly JsonObject[]; terrain?: readonly JsonObject[] },
  way: JsonObject,
  outcome: JsonObject,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.move',
  input: {
    board: { drawn: { creatures: [...board.creatures], terrain: [...(board.terrain ?? [])] } },
    creature: 'Mover',
    ...way,
  },
  outcome,
  rule,
})

const east = (x: number, more: JsonObject = {}): JsonObject => ({ path: [at(x, 10)], ...more })
const run = (x: number): JsonObject => east(x, { run: true })
const because = (...rules: readonly string[]): JsonObject => ({
  legal: false,
  violations: rules.map((rule) => ({ rule })),
})

const bands = (
  [
    ['E-25a', 'S', 10],
    ['E-25b', 'M', 15],
    ['E-25c', 'L', 25],
  ] as const
).map(([id, movement, reach]) =>
  moved(
    id,
    `${movement} runs ${reach} cm`,
    { creatures: [mover({ movement })] },
    run(10 + reach),
    { legal: true, allowance: reach, travelled: reach, stoppedBy: null, activationEnds: true },
    'signum.run.declare',
  ),
)

/** Places around (6.8, 10) at the distance of two small bases. */
const around = [15, 30, 45].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return at(
    Math.round((6.8 + 3.2 * Math.cos(angle)) * 1000) / 1000,
    Math.round((10 + 3.2 * Math.sin(angle)) * 1000) / 1000,
  )
})

const griffon = mover({ ...able('flight'), movement: 'M' })
const leaper = mover({ ...able('jump'), movement: 'M' })
const between = enemy('Enemy', 15, 10)
const forest = box('Forest', [14, 5], [16, 15])
const rocks = box('Rocks', [17, 5], [22, 15], { abilities: ['impassable'] })

export const MOVEMENT_EXAMPLES: readonly WorkedExample[] = [
  moved(
    'E-23a',
    'a slow creature does not run',
    { creatures: [mover(able('slow'))] },
    run(20),
    because('signum.run.forbidden'),
    'signum.run.forbidden',
  ),
  ...bands,
  moved(
    'E-25d',
    'XL does not run',
    { creatures: [mover({ movement: 'XL' })] },
    run(20),
    because('signum.run.forbidden'),
    'signum.run.forbidden',
  ),
  moved(
    'E-39a',
    'difficult terrain touched at 5 leaves 8 in all',
    { creatures: [mover({ movement: 'L' })], terrain: [swamp(16.6)] },
    east(25),
    { legal: true, allowance: 8, travelled: 8, stoppedBy: 'difficult', path: [at(10, 10), at(18, 10)] },
    'signum.move.difficult',
  ),
  moved(
    'E-39b',
    'touched at 9, it stops there',
    { creatures: [mover()], terrain: [swamp(20.6)] },
    east(20),
    { legal: true, travelled: 9, stoppedBy: 'difficult', path: [at(10, 10), at(19, 10)] },
    'signum.move.difficult',
  ),
  moved(
    'E-39c',
    'movement S is not affected',
    { creatures: [mover({ movement: 'S' })], terrain: [swamp(16.6)] },
    east(18),
    { legal: true, travelled: 8, stoppedBy: null },
    'signum.move.allowance',
  ),
  moved(
    'E-39d',
    'a run stops at the touch',
    { creatures: [mover()], terrain: [swamp(16.6)] },
    run(22),
    { legal: true, travelled: 5, stoppedBy: 'difficult', activationEnds: true },
    'signum.run.difficult',
  ),
  moved(
    'E-39e',
    'a tracker goes on',
    { creatures: [mover({ movement: 'L', ...able('tracker') })], terrain: [swamp(16.6)] },
    east(25),
    { legal: true, travelled: 15, stoppedBy: null },
    'signum.move.difficult-exempt',
  ),
  moved(
    'E-39f',
    'nobody runs from difficult terrain',
    { creatures: [mover()], terrain: [swamp(11.6)] },
    { path: [at(4, 10)], run: true },
    because('signum.run.forbidden'),
    'signum.run.forbidden',
  ),
  moved(
    'E-40a',
    'around an enemy in contact, out of contact with another',
    { creatures: [mover(), enemy('A', 6.8, 10), enemy('B', 13.2, 10)] },
    { path: around },
    { legal: true, stoppedBy: null, contacts: ['A'], backstabbers: ['A', 'B'], activationEnds: false },
    'signum.move.leave-contact',
  ),
  moved(
    'E-40b',
    'a place that is named twice is no move',
    { creatures: [mover(), enemy('A', 13.2, 10), enemy('B', 30, 10)] },
    { path: [at(10, 10), at(10, 10)] },
    { legal: true, travelled: 0, stoppedBy: null, contacts: ['A'], backstabbers: [] },
    'signum.move.allowance',
  ),
  moved(
    'E-41a',
    'a run into contact stops, and the enemy may backstab',
    { creatures: [mover(), enemy('Enemy', 20, 10)] },
    run(16.8),
    { legal: true, travelled: 6.8, contacts: ['Enemy'], mayFight: [], backstabbers: ['Enemy'], activationEnds: true },
    'signum.run.contact',
  ),
  moved(
    'E-41b',
    'the fast fight after a run',
    { creatures: [mover(able('fast')), enemy('Enemy', 20, 10)] },
    run(16.8),
    { legal: true, mayFight: ['Enemy'], backstabbers: ['Enemy'], activationEnds: false },
    'signum.ability.fast',
  ),
  moved(
    'E-41c',
    'nobody backstabs an agile runner',
    { creatures: [mover(able('agile')), enemy('Enemy', 20, 10)] },
    run(16.8),
    { legal: true, contacts: ['Enemy'], backstabbers: [], activationEnds: true },
    'signum.backstab.immune',
  ),
  moved(
    'E-41f',
    'nor one that is safe from it',
    { creatures: [mover({ abilities: [{ id: 'shieldFrom', from: 'backstab' }] }), enemy('Enemy', 20, 10)] },
    run(16.8),
    { legal: true, contacts: ['Enemy'], backstabbers: [] },
    'signum.ability.shield-from',
  ),
  moved(
    'E-41d',
    'nobody runs out of contact',
    { creatures: [mover(), enemy('Enemy', 13.2, 10)] },
    { path: [at(4, 10)], run: true },
    because('signum.run.forbidden'),
    'signum.run.forbidden',
  ),
  moved(
    'E-49a',
    'a walk stops at an enemy',
    { creatures: [mover(), between] },
    east(20),
    { ...because('signum.move.stop-on-contact'), stoppedBy: 'contact', path: [at(10, 10), at(11.8, 10)] },
    'signum.move.stop-on-contact',
  ),
  moved(
    'E-49b',
    'a jump goes over it',
    { creatures: [leaper, between] },
    east(20, { mode: 'jump' }),
    { legal: true, travelled: 10, contacts: [] },
    'signum.move.jump',
  ),
  moved(
    'E-49c',
    'but not over a forest',
    { creatures: [leaper, between], terrain: [forest] },
    east(20, { mode: 'jump' }),
    because('signum.move.jump'),
    'signum.move.jump',
  ),
  moved(
    'E-49d',
    'a flight goes over both',
    { creatures: [griffon, between], terrain: [forest] },
    east(20, { mode: 'fly' }),
    { legal: true, travelled: 10 },
    'signum.move.flight',
  ),
  moved(
    'E-49e',
    'a flight may end in contact',
    { creatures: [griffon, between] },
    east(11.8, { mode: 'fly' }),
    { legal: true, contacts: ['Enemy'], mayFight: ['Enemy'] },
    'signum.move.flight',
  ),
  moved(
    'E-49f',
    'but neither on a base nor on impassable terrain',
    { creatures: [griffon, enemy('Enemy', 19, 10)], terrain: [rocks] },
    east(20, { mode: 'fly' }),
    because('signum.move.flight', 'signum.terrain.impassable'),
    'signum.terrain.impassable',
  ),
  moved(
    'E-49g',
    'a walk passes over no friend and no impassable terrain, and not too far',
    { creatures: [mover(), creature('Ana', 'Friend', [14, 11])], terrain: [rocks] },
    east(20.5),
    because('signum.move.allowance', 'signum.move.no-pass', 'signum.move.no-pass'),
    'signum.move.no-pass',
  ),
  moved(
    'E-49h',
    'passing an enemy by no more than contact touches it',
    { creatures: [mover(), enemy('Enemy', 15, 13.25)] },
    east(19),
    { ...because('signum.move.stop-on-contact'), stoppedBy: 'contact', travelled: 5, contacts: ['Enemy'] },
    'signum.move.stop-on-contact',
  ),
  moved(
    'E-49i',
    'a hair farther away it passes',
    { creatures: [mover(), enemy('Enemy', 15, 13.2501)] },
    east(19),
    { legal: true, stoppedBy: null, travelled: 9 },
    'signum.move.allowance',
  ),
  moved(
    'E-49j',
    'a way that just comes into contact does not go on from there',
    { creatures: [mover(), enemy('Enemy', 20, 10)] },
    { path: [at(16.75, 10), at(16.75, 12)] },
    { ...because('signum.move.stop-on-contact'), stoppedBy: 'contact', travelled: 6.75 },
    'signum.move.stop-on-contact',
  ),
  moved(
    'E-49k',
    'only a creature with Jump jumps',
    { creatures: [mover()] },
    east(15, { mode: 'jump' }),
    because('signum.move.jump'),
    'signum.move.jump',
  ),
  {
    id: 'E-49l',
    says: 'the dead do not move',
    operation: 'signum.move',
    input: { board: { drawn: { creatures: [mover({ health: 2, wounds: 2 })] } }, creature: 'Mover', ...east(15) },
    rule: 'signum.damage.death',
  },
  moved(
    'E-51a',
    'a walk into contact with a hidden character, which may be detected',
    { creatures: [mover(), enemy('Shade', 15, 10, { hidden: true })] },
    east(11.8),
    { legal: true, contacts: ['Shade'], mayFight: [], mayDetect: ['Shade'] },
    'signum.move.stop-on-contact',
  ),
  moved(
    'E-51b',
    'a run into contact with it: no detection',
    { creatures: [mover(), enemy('Shade', 15, 10, { hidden: true })] },
    run(11.8),
    { legal: true, contacts: ['Shade'], mayDetect: [], backstabbers: ['Shade'], activationEnds: true },
    'signum.run.contact',
  ),
  moved(
    'E-51c',
    'into contact with two enemies at once',
    { creatures: [mover(), enemy('A', 15, 8.4), enemy('B', 15, 11.6)] },
    east(12.2287),
    { legal: true, contacts: ['A', 'B'], mayFight: ['A', 'B'] },
    'signum.move.multi-contact',
  ),
  moved(
    'E-39s',
    'a move of S that is too long is too long, whatever the ground',
    { creatures: [mover({ movement: 'S' })], terrain: [swamp(13)] },
    east(20),
    { ...because('signum.move.allowance'), stoppedBy: 'allowance', allowance: 8 },
    'signum.move.allowance',
  ),
  moved(
    'E-41e',
    'a creature that ran moves no more',
    { creatures: [mover({ ran: true })] },
    east(12),
    because('signum.run.ends'),
    'signum.run.ends',
  ),
  moved(
    'E-18s',
    'nor does one that moved',
    { creatures: [mover({ moved: true })] },
    east(12),
    because('signum.activation.options'),
    'signum.activation.options',
  ),
]
