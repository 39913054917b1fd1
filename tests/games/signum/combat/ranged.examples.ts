import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const at = (x: number, y: number) => ({ x, y })
const shooter = (...abilities: readonly (readonly [string, number?])[]) => ({
  id: 'Garrus',
  player: 'A',
  health: 3,
  abilities: abilities.map(([id, x]) => (x === undefined ? { id } : { id, x })),
})
const GARRUS = shooter(['shot', 3])
const SEVERUS = { id: 'Severus', player: 'B', strength: 1, health: 4 }

const stated = (actor: JsonObject, target: JsonObject, distance: number, more: JsonObject = {}): JsonObject => ({
  stated: { actor, target, distance, ...more },
})
const onBoard = (creatures: JsonObject[], terrain: JsonObject[] = []): JsonObject => ({
  onBoard: { board: { drawn: { creatures, terrain } }, actor: 'Garrus', target: 'Severus' },
})
const rolled = (...d6: number[]) => ({ rolled: { d6 } })
const again = (first: number[], ...second: number[]) => ({ rolled: { d6: first }, rerolled: { d6: second } })

const attack = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.ranged-attack',
  input: { kind: 'shot', ...input },
  outcome,
  rule,
})

const illegal = (
  id: string,
  says: string,
  input: JsonObject,
  ...rules: readonly [string, ...string[]]
): WorkedExample => ({
  id,
  says,
  operation: 'signum.ranged-attack',
  input: { kind: 'shot', ...input },
  rule: rules[0],
  refusedBy: rules,
})

const chances = (...fractions: string[]) => fractions.map((fraction, count) => ({ count, probability: { fraction } }))

const odds = (
  id: string,
  says: string,
  input: JsonObject,
  outcome: JsonObject,
  rule = 'signum.odds.ranged-net',
): WorkedExample => ({
  id,
  says,
  operation: 'signum.ranged-attack-odds',
  input: { kind: 'shot', ...input },
  outcome,
  rule,
})

const BUCKSHOT = shooter(['shot', 2], ['buckshot'])
const NEAR = [
  { ...BUCKSHOT, ...at(10, 10) },
  { ...SEVERUS, ...at(20, 10) },
]
const HIT_ONCE = { dice: { attack: rolled(1, 3), defence: rolled(1) } }
const FOREST = {
  id: 'Forest',
  outline: [at(18, 5), at(22, 5), at(22, 55), at(18, 55)],
  abilities: ['defenceAgainstShooting'],
}
const WALL = { ...FOREST, id: 'Wall', abilities: ['blocksLos'] }

export const RANGED_EXAMPLES: readonly WorkedExample[] = [
  attack(
    'E-17a',
    'Garrus hits Severus twice, who blocks once with two dice',
    {
      situation: onBoard([
        { ...GARRUS, ...at(10, 30) },
        { ...SEVERUS, ...at(30, 30) },
      ]),
      dice: { attack: rolled(1, 3, 2), defence: rolled(3, 5) },
    },
    { distance: 16.8, hits: 2, blocks: 1, unblocked: 1, damage: { woundsTaken: 1, wounds: 1, dead: false } },
    'signum.ranged.defence',
  ),
  attack(
    'E-17b',
    'a hero’s durable relic takes the damage of a shot',
    {
      situation: stated(GARRUS, { ...SEVERUS, kind: 'hero' }, 16.8),
      relics: [{ id: 'Heavy Plate', tokens: 4 }],
      dice: { attack: rolled(1, 3, 3), defence: rolled(3) },
    },
    { damage: { relics: [{ relic: 'Heavy Plate', lost: 1, left: 3 }], wounds: 0 } },
    'signum.relic.durability',
  ),
  {
    id: 'E-17m',
    says: 'two creatures have two names',
    operation: 'signum.ranged-attack',
    input: { kind: 'shot', situation: stated(GARRUS, { ...SEVERUS, id: 'Garrus' }, 16.8) },
    rule: 'signum.board.names',
  },
  {
    id: 'E-17n',
    says: 'bases do not lie on each other',
    operation: 'signum.ranged-attack',
    input: {
      kind: 'shot',
      situation: onBoard([
        { ...GARRUS, ...at(10, 30) },
        { ...SEVERUS, ...at(13.1, 30) },
      ]),
    },
    rule: 'signum.geo.contact',
  },
  {
    id: 'E-17o',
    says: 'only who is on the board shoots and is shot at',
    operation: 'signum.ranged-attack-odds',
    input: { kind: 'shot', situation: onBoard([{ ...GARRUS, ...at(10, 30) }]) },
    rule: 'signum.board.known',
  },
  illegal(
    'E-17p',
    'at 0.05 cm the bases touch, and there is no shooting',
    {
      situation: onBoard([
        { ...GARRUS, ...at(10, 30) },
        { ...SEVERUS, ...at(13.25, 30) },
      ]),
    },
    'signum.ranged.not-in-contact',
  ),
  illegal(
    'E-17q',
    'just beyond XL is too far',
    {
      situation: onBoard([
        { ...GARRUS, ...at(10, 30) },
        { ...SEVERUS, ...at(38.2011, 30) },
      ]),
    },
    'signum.ranged.reach',
  ),
  {
    id: 'E-17l',
    says: 'characters have no relics',
    operation: 'signum.ranged-attack-odds',
    input: { kind: 'shot', situation: stated(GARRUS, SEVERUS, 16.8), relics: [{ id: 'Heavy Plate', tokens: 4 }] },
    rule: 'signum.relic.hero-only',
  },
  attack(
    'E-17c',
    'a death is counted',
    { situation: stated(GARRUS, { ...SEVERUS, wounds: 3 }, 25), dice: { attack: rolled(1, 3, 3), defence: rolled(3) } },
    { dead: true, damage: { dead: true, armour: 0 } },
    'signum.damage.kill-count',
  ),
  {
    id: 'E-17d',
    says: 'a defence die for each hit',
    operation: 'signum.ranged-attack',
    input: {
      kind: 'shot',
      situation: stated(GARRUS, SEVERUS, 16.8),
      dice: { attack: rolled(1, 3, 2), defence: rolled(3) },
    },
    rule: 'signum.dice.given',
  },
  attack(
    'E-17e',
    'a miss leaves no dice to defend with',
    { situation: stated(GARRUS, SEVERUS, 16.8), dice: { attack: rolled(3, 4, 6), defence: rolled() } },
    { hits: 0, unblocked: 0, defence: { rolled: [] }, damage: { wounds: 0 } },
    'signum.ranged.damage-kind',
  ),
  illegal(
    'E-17f',
    'everything against an attack is told at once',
    {
      kind: 'throwing',
      situation: stated({ ...GARRUS, moved: true }, { ...SEVERUS, player: 'A' }, 15.0011, {
        sight: false,
        touching: ['Cordelia'],
      }),
    },
    'signum.ranged.ability',
    'signum.ranged.no-move',
    'signum.ranged.not-in-contact',
    'signum.ranged.target',
    'signum.ranged.reach',
    'signum.los.beats-range',
  ),
  illegal(
    'E-17g',
    'nobody shoots through what blocks sight',
    {
      situation: onBoard(
        [
          { ...GARRUS, ...at(10, 30) },
          { ...SEVERUS, ...at(30, 30) },
        ],
        [WALL],
      ),
    },
    'signum.los.beats-range',
  ),
  illegal(
    'E-17h',
    'after running even a Quick Shooter holds fire',
    {
      situation: stated({ ...shooter(['shot', 1], ['quickShooter']), moved: true, ran: true }, SEVERUS, 10),
    },
    'signum.ranged.no-move',
  ),
  attack(
    'E-17i',
    'after walking a Quick Shooter shoots',
    {
      situation: stated({ ...shooter(['shot', 1], ['quickShooter']), moved: true }, SEVERUS, 10),
      dice: { attack: rolled(4) },
    },
    { hits: 0 },
    'signum.ability.quick-shooter',
  ),
  attack(
    'E-17j',
    'and a Battle Mage uses Magical Shot, whose wounds pass armour',
    {
      kind: 'magicalShot',
      situation: stated(
        { ...shooter(['magicalShot', 2], ['battleMage'], ['masterMagic', 1]), moved: true, hidden: true },
        { ...SEVERUS, armour: 2 },
        25,
      ),
      dice: { attack: again([1, 4], 2) },
    },
    { hits: 2, unblocked: 2, revealed: true, damage: { armour: 2, wounds: 2 } },
    'signum.ability.battle-mage',
  ),
  attack(
    'E-17k',
    'Master of Shooting serves Throwing too, and the Steam Engine rolls first',
    {
      kind: 'throwing',
      situation: stated(shooter(['throwing', 2], ['masterShooting', 1], ['steamEngine']), SEVERUS, 15.001),
      steamEngine: { die: { symbol: 'shield' } },
      dice: { attack: again([1, 4], 5), defence: rolled(1, 2) },
    },
    { steamEngine: 'shield', hits: 2, unblocked: 2, damage: { wounds: 2 } },
    'signum.ability.master-shooting',
  ),
  attack(
    'E-19',
    'a Hard Target: both hits fall again, and one stays',
    {
      situation: stated(GARRUS, { ...SEVERUS, abilities: [{ id: 'hardTarget' }] }, 16),
      dice: { attack: again([1, 2, 4], 1, 5), defence: rolled(1) },
    },
    { hits: 1, unblocked: 1 },
    'signum.ability.hard-target',
  ),
  odds(
    'E-31a',
    'Shot 3 after defence',
    { situation: stated(GARRUS, SEVERUS, 20) },
    {
      unblocked: chances('343/729', '98/243', '28/243', '8/729'),
      meanUnblocked: { fraction: '2/3' },
      wounds: chances('343/729', '98/243', '28/243', '8/729'),
      isKilled: { fraction: '0' },
    },
  ),
  odds(
    'E-31b',
    'in defensive terrain',
    {
      situation: onBoard(
        [
          { ...GARRUS, ...at(10, 30) },
          { ...SEVERUS, ...at(30, 30) },
        ],
        [FOREST],
      ),
    },
    {
      unblocked: chances('12167/19683', '2116/6561', '368/6561', '64/19683'),
      meanUnblocked: { fraction: '4/9' },
    },
  ),
  odds(
    'E-31c',
    'at a Hard Target',
    { situation: stated(GARRUS, { ...SEVERUS, abilities: [{ id: 'hardTarget' }] }, 20) },
    { meanUnblocked: { fraction: '2/9' } },
    'signum.ability.hard-target',
  ),
  odds(
    'E-31d',
    'with Master of Shooting 1',
    { situation: stated(shooter(['shot', 3], ['masterShooting', 1]), SEVERUS, 20) },
    { unblocked: chances('89/243', '34/81', '44/243', '8/243') },
    'signum.ability.master-shooting',
  ),
  attack(
    'E-31e',
    'failed defence dice fall again in defensive terrain',
    {
      situation: stated(GARRUS, SEVERUS, 20, { cover: ['Forest'] }),
      dice: { attack: rolled(1, 1, 6), defence: again([5, 1], 6) },
    },
    { cover: ['Forest'], hits: 2, blocks: 2, unblocked: 0 },
    'signum.terrain.defence-against-shooting',
  ),
  odds(
    'E-32a',
    'a Sniper’s Shot 2 at 18 cm does 2 damage a hit',
    { situation: stated(shooter(['shot', 2], ['sniper']), SEVERUS, 18) },
    {
      damagePerHit: 2,
      unblocked: chances('289/729', '340/729', '100/729'),
      wounds: [{ count: 0 }, { count: 2, probability: { fraction: '340/729' } }, { count: 4 }],
      isKilled: { fraction: '100/729' },
    },
    'signum.ability.sniper',
  ),
  odds(
    'E-32b',
    'at 12 cm there is no sniping',
    { situation: stated(shooter(['shot', 2], ['sniper']), SEVERUS, 12) },
    { damagePerHit: 1, unblocked: chances('49/81', '28/81', '4/81') },
    'signum.ability.sniper',
  ),
  odds(
    'E-32c',
    'Throwing 2',
    { kind: 'throwing', situation: stated(shooter(['throwing', 2]), SEVERUS, 15) },
    { unblocked: chances('25/81', '40/81', '16/81') },
  ),
  odds(
    'E-32d',
    'Magical Shot 2',
    { kind: 'magicalShot', situation: stated(shooter(['magicalShot', 2]), SEVERUS, 15) },
    { wounds: chances('4/9', '4/9', '1/9') },
  ),
  odds(
    'E-32e',
    'Magical Shot 2 in defensive terrain',
    { kind: 'magicalShot', situation: stated(shooter(['magicalShot', 2]), SEVERUS, 15, { cover: ['Forest'] }) },
    { wounds: chances('49/81', '28/81', '4/81') },
  ),
  attack(
    'E-32f',
    'exactly 15 cm away a Sniper may roll any failure again',
    {
      situation: onBoard([
        { ...shooter(['shot', 2], ['sniper']), ...at(10, 30) },
        { ...SEVERUS, ...at(28.2, 30) },
      ]),
      dice: { attack: again([4, 6], 1, 3), defence: rolled(1) },
    },
    { distance: 15, hits: 1, damagePerHit: 2, damage: { wounds: 2 } },
    'signum.ability.sniper',
  ),
  attack(
    'E-32g',
    '(constructed) a Sniper may roll fewer failures again than there are',
    {
      situation: stated(shooter(['shot', 2], ['sniper']), SEVERUS, 18),
      rerolls: { sniper: 1 },
      dice: { attack: again([4, 6], 1), defence: rolled(1) },
    },
    { hits: 1, damagePerHit: 2 },
    'signum.ability.sniper',
  ),
  attack(
    'E-48a',
    'Buckshot pushes the target by 8 cm',
    { situation: onBoard(NEAR), ...HIT_ONCE },
    { distance: 6.8, damage: { wounds: 1 }, push: { to: at(28, 10), distance: 8, stopped: false, damage: null } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48b',
    'a figure in the way stops it, for 1 more damage',
    { situation: onBoard([...NEAR, { id: 'Cordelia', player: 'B', ...at(29, 10) }]), ...HIT_ONCE },
    { push: { to: at(25.8, 10), distance: 5.8, stopped: true, by: 'Cordelia', damage: { wounds: 2 } } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48c',
    'a figure that it would touch at the end of its way does not stop it',
    { situation: onBoard([...NEAR, { id: 'Cordelia', player: 'B', ...at(31.2, 10) }]), ...HIT_ONCE },
    { push: { to: at(28, 10), stopped: false } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48d',
    'the edge of the board stops it',
    {
      situation: onBoard([
        { ...BUCKSHOT, ...at(45, 10) },
        { ...SEVERUS, armour: 2, ...at(55, 10) },
      ]),
      ...HIT_ONCE,
    },
    { push: { to: at(58.4, 10), distance: 3.4, stopped: true, by: null, damage: { armour: 0, wounds: 0 } } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48p',
    'slantwise, too, if it stands near the corner',
    {
      situation: onBoard([
        { ...BUCKSHOT, ...at(52, 1.6) },
        { ...SEVERUS, ...at(55, 3) },
      ]),
      ...HIT_ONCE,
    },
    { push: { to: at(58.4, 4.5867), distance: 3.752, stopped: true, by: null } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48q',
    'at the other edge as well',
    {
      situation: onBoard([
        { ...BUCKSHOT, ...at(1.6, 52) },
        { ...SEVERUS, ...at(3, 55) },
      ]),
      ...HIT_ONCE,
    },
    { push: { to: at(4.5867, 58.4), distance: 3.752, stopped: true, by: null } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48r',
    'whoever it touches stops it, though the bases overlap by a hair',
    { situation: onBoard([...NEAR, { id: 'Cordelia', player: 'B', ...at(23.1, 10.793) }]), ...HIT_ONCE },
    { push: { to: at(20, 10), distance: 0, stopped: true, by: 'Cordelia' } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48e',
    'without a board it is stated whether something is in the way',
    { situation: stated(BUCKSHOT, SEVERUS, 10, { hemmedIn: true }), ...HIT_ONCE },
    { push: { to: null, stopped: true, damage: { wounds: 2 } } },
    'signum.ability.buckshot',
  ),
  attack(
    'E-48f',
    'beyond M nobody is pushed',
    { situation: stated(BUCKSHOT, SEVERUS, 10.0011), ...HIT_ONCE },
    { unblocked: 1, push: null },
    'signum.ranged.steps',
  ),
  attack(
    'E-48g',
    'whom every hit misses, or who blocks, stays',
    { situation: onBoard(NEAR), dice: { attack: rolled(1, 3), defence: rolled(5) } },
    { unblocked: 0, push: null },
    'signum.ranged.defence',
  ),
  illegal(
    'E-51f',
    'nobody shoots at a hidden character',
    { situation: stated(GARRUS, { ...SEVERUS, hidden: true }, 10) },
    'signum.stealth.untargetable',
  ),
  illegal(
    'E-60b',
    'Shot 0 is not declared',
    { situation: stated(shooter(['shot', 0]), SEVERUS, 10) },
    'signum.ranged.ability',
  ),
  {
    id: 'E-60c',
    says: 'and has no odds',
    operation: 'signum.ranged-attack-odds',
    input: { kind: 'shot', situation: stated(shooter(['shot', 0]), SEVERUS, 10) },
    rule: 'signum.ranged.ability',
  },
]
