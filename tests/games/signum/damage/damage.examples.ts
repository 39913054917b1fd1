import type { WorkedExample } from '../../../support/example.ts'
import { asked } from '../combat/fights.ts'

const damage = asked('signum.damage')
const backstab = asked('signum.backstab')
const odds = asked('signum.backstab-odds')

const HERO = { id: 'hero', player: 'A', kind: 'hero', health: 6 }
const character = (more: object = {}) => ({ id: 'character', player: 'A', health: 3, ...more })
const PLATE = [{ id: 'plate', tokens: 4 }]
const TWO = [
  { id: 'R1', tokens: 2 },
  { id: 'R2', tokens: 3 },
]
const hit = (target: object, amount: number, more: object = {}) => ({ target, amount, ...more })
const plated = (amount: number, more: object = {}) => hit(HERO, amount, { relics: PLATE, ...more })
const shared = (amount: number, ...relicOrder: readonly object[]) => hit(HERO, amount, { relics: TWO, relicOrder })
const lost = (relic: string, count: number, left: number) => ({ relic, lost: count, left, destroyed: left === 0 })

const damages: WorkedExample[] = [
  damage('E-04a', 'Heavy Plate takes all 4 points and is gone', 'signum.relic.destroyed', plated(4), {
    relics: [lost('plate', 4, 0)],
    woundsTaken: 0,
    dead: false,
  }),
  damage('E-04b', 'the fifth point of one attack goes on to the hero', 'signum.relic.durability', plated(5), {
    relics: [lost('plate', 4, 0)],
    woundsTaken: 1,
    wounds: 1,
  }),
  damage('E-04c', 'a character holds no relics', 'signum.relic.hero-only', hit(character(), 1, { relics: PLATE })),
  damage(
    'E-12',
    'damage 3 against 2 armour tokens',
    'signum.damage.armour',
    hit(character({ armour: 2 }), 3, { kind: 'effect' }),
    { armourLost: 2, armour: 0, woundsTaken: 1, wounds: 1, dead: false },
  ),
  damage(
    'E-13',
    'three wounds pass two armour tokens and kill',
    'signum.damage.wounds-bypass',
    hit(character({ armour: 2, abilities: [{ id: 'lastWord' }] }), 3, { kind: 'wound' }),
    { armourLost: 0, armour: 0, wounds: 3, dead: true },
  ),
  damage(
    'E-13b',
    'the Last Word of a creature that dies takes effect',
    'signum.damage.last-word',
    hit(character({ abilities: [{ id: 'lastWord' }] }), 3, { kind: 'effect' }),
    { dead: true },
  ),
  damage('E-13c', 'nothing is dealt to the dead', 'signum.damage.death', hit(character({ wounds: 3 }), 1)),
  damage(
    'E-45b',
    'four damage, 1 less from attacks, 1 armour token',
    'signum.ability.from-attacks',
    hit(character({ armour: 1, abilities: [{ id: 'fromAttacks', x: 1 }] }), 4),
    { prevented: 1, armourLost: 1, woundsTaken: 2, dead: false },
  ),
  damage(
    'E-46a',
    'R1 is emptied first',
    'signum.relic.durability-order',
    shared(3, { relic: 'R1', tokens: 2 }, { relic: 'R2', tokens: 1 }),
    {
      relics: [lost('R1', 2, 0), lost('R2', 1, 2)],
      woundsTaken: 0,
    },
  ),
  damage('E-46b', 'R2 takes it all', 'signum.relic.durability-order', shared(3, { relic: 'R2' }), {
    relics: [lost('R2', 3, 0)],
    woundsTaken: 0,
  }),
  damage(
    'E-46h',
    'R2 takes it all, and R1 is said to lose nothing',
    'signum.relic.durability-order',
    shared(3, { relic: 'R1', tokens: 0 }, { relic: 'R2', tokens: 3 }),
    { relics: [lost('R2', 3, 0)], woundsTaken: 0 },
  ),
  damage(
    'E-46c',
    'neither may be left half full before the other is touched',
    'signum.relic.durability-order',
    shared(3, { relic: 'R1', tokens: 1 }, { relic: 'R2', tokens: 2 }),
  ),
  damage(
    'E-46d',
    'no point may be kept from the relics',
    'signum.relic.durability-mandatory',
    shared(3, { relic: 'R1', tokens: 2 }, { relic: 'R2', tokens: 0 }),
  ),
  damage('E-46e', 'six points break both, one goes on', 'signum.relic.destroyed', shared(6), {
    relics: [lost('R1', 2, 0), lost('R2', 3, 0)],
    woundsTaken: 1,
  }),
  damage('E-46f', 'only relics of the hero are ordered', 'signum.relic.durability-order', shared(3, { relic: 'R3' })),
  damage(
    'E-46g',
    'relics have names of their own',
    'signum.board.names',
    hit(HERO, 1, { relics: [...TWO, { id: 'R1', tokens: 1 }] }),
  ),
  damage('E-47a', 'a Magical Shot passes the plate', 'signum.damage.wounds-bypass', plated(2, { kind: 'wound' }), {
    relics: [],
    woundsTaken: 2,
  }),
  damage(
    'E-47b',
    'a spell meets the hero’s own armour, not the plate',
    'signum.relic.durability-not-magic',
    hit({ ...HERO, armour: 1 }, 2, { kind: 'effect', relics: PLATE }),
    { relics: [], armourLost: 1, woundsTaken: 1 },
  ),
  damage(
    'E-47c',
    'magical damage of an attack passes the plate',
    'signum.relic.durability-not-magic',
    plated(2, { magical: true }),
    { relics: [], woundsTaken: 2 },
  ),
]

const A = { id: 'A', player: 'foes', strength: 2, health: 3 }
const B = { id: 'B', player: 'foes', strength: 2, health: 3, wounds: 1 }
const MOVER = { id: 'mover', player: 'friends', strength: 2, health: 3 }
const stabbed = (stabbers: readonly object[], d6: readonly number[], more: object = {}) => ({
  victim: MOVER,
  stabbers,
  dice: { d6 },
  ...more,
})

const backstabs: WorkedExample[] = [
  backstab(
    'E-40a',
    'a healthy stabber hits with 4, a wounded one does not',
    'signum.backstab.roll',
    stabbed([A, B], [4, 4]),
    {
      stabs: [
        { stabber: 'A', symbol: 'axe', hit: true },
        { stabber: 'B', symbol: 'axe', hit: false },
      ],
      hits: 1,
      victim: { woundsTaken: 1, dead: false },
      mayMove: true,
    },
  ),
  backstab('E-40b', 'a wounded stabber needs 5 or 6', 'signum.backstab.not-attack', stabbed([B], [5]), { hits: 1 }),
  backstab(
    'E-40c',
    'Fortitude hits with an axe even when wounded',
    'signum.backstab.roll',
    stabbed([{ ...B, abilities: [{ id: 'fortitude' }] }], [3]),
    { hits: 1 },
  ),
  backstab(
    'E-40d',
    'nobody rolls at a dead victim, and it does not move',
    'signum.backstab.timing',
    stabbed([A, B], [6], { victim: { ...MOVER, wounds: 2 } }),
    { stabs: [{ stabber: 'A' }], victim: { dead: true }, mayMove: false },
  ),
  backstab(
    'E-40e',
    'a die too many for a dead victim',
    'signum.dice.given',
    stabbed([A, B], [6, 6], { victim: { ...MOVER, wounds: 2 } }),
  ),
  backstab('E-40f', 'a die is missing', 'signum.dice.given', stabbed([A, B], [6])),
  backstab(
    'E-40g',
    'a hidden stabber loses its token',
    'signum.backstab.stealth-loss',
    stabbed([{ ...A, hidden: true }], [1]),
    { stabs: [{ hit: false, revealed: true }] },
  ),
  backstab('E-40h', 'friends do not stab', 'signum.backstab.who', stabbed([{ ...A, player: 'friends' }], [1])),
  backstab(
    'E-40i',
    'a hidden character is not stabbed',
    'signum.backstab.immune',
    stabbed([A], [1], { victim: { ...MOVER, hidden: true } }),
  ),
  backstab('E-40j', 'a stabber stabs once', 'signum.board.names', stabbed([A, A], [1, 1])),
  backstab(
    'E-40k',
    'a kill by backstab counts',
    'signum.damage.kill-count',
    stabbed([A], [6], { victim: { ...MOVER, wounds: 2, abilities: [{ id: 'lastWord' }] } }),
    { victim: { dead: true } },
  ),
  backstab(
    'E-41b',
    'an Agile runner is not stabbed',
    'signum.backstab.immune',
    stabbed([A], [1], { trigger: 'runIntoContact', victim: { ...MOVER, abilities: [{ id: 'agile' }] } }),
  ),
  backstab(
    'E-41c',
    'a runner is stabbed after it came into contact',
    'signum.backstab.timing',
    stabbed([A], [6], { trigger: 'runIntoContact' }),
    { hits: 1, mayMove: false },
  ),
  backstab(
    'E-47d',
    'a backstab meets the armour of a hero, not the plate',
    'signum.relic.durability-not-magic',
    stabbed([A], [6], { victim: { ...MOVER, kind: 'hero', armour: 1 }, relics: PLATE }),
    { victim: { relics: [], armourLost: 1, woundsTaken: 0 } },
  ),
  backstab('E-59c', 'strength 0 may backstab', 'signum.backstab.who', stabbed([{ ...A, strength: 0 }], [3]), {
    hits: 1,
  }),
  odds(
    'E-40l',
    'the odds of both stabs',
    'signum.odds.misc',
    { victim: MOVER, stabbers: [A, B] },
    {
      hits: [
        { count: 0, probability: { fraction: '2/9' } },
        { count: 1, probability: { fraction: '5/9' } },
        { count: 2, probability: { fraction: '2/9' } },
      ],
      isKilled: { fraction: '0' },
      meanWounds: { fraction: '1' },
    },
  ),
  odds(
    'E-40m',
    'armour takes the first hit',
    'signum.odds.misc',
    { victim: { ...MOVER, armour: 1, wounds: 2 }, stabbers: [A, B] },
    {
      wounds: [
        { count: 0, probability: { fraction: '7/9' } },
        { count: 1, probability: { fraction: '2/9' } },
      ],
      isKilled: { fraction: '2/9' },
    },
  ),
  odds('E-40n', 'only enemies stab', 'signum.backstab.who', { victim: A, stabbers: [B] }),
]

export const DAMAGE_EXAMPLES: readonly WorkedExample[] = [...damages, ...backstabs]
