import { describe, expect, test } from 'vitest'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { units } from '../../../../src/games/shatterpoint/content/units.ts'
import { unitsOfCore } from '../../../../src/games/shatterpoint/content/units-of-core.ts'
import { keywordOf, standingOn } from '../../../../src/games/shatterpoint/match/abilities/standing.ts'
import { fieldOf, placedOf } from '../../../../src/games/shatterpoint/match/field.ts'
import {
  ACOLYTES,
  ANAKIN,
  AQUA,
  ARF,
  ARMORER,
  at,
  attack,
  B2,
  CHIRPA,
  CHOPPER,
  CLONES,
  CODY,
  COMMANDOS,
  COVERT,
  DARK,
  DEATH,
  DENGAR,
  ECHO,
  ELITE,
  EWOKS,
  EZRA,
  FAR,
  FIFTH,
  FIXER,
  GRIEVOUS,
  GUARD,
  GWARM,
  HERE,
  HK,
  INQUISITOR,
  ISB,
  JANGO,
  KANAN,
  KNIGHT,
  KRAKEN,
  LUKE,
  MACE,
  MAUL,
  MEEKO,
  NEAR,
  NEXT,
  PADME,
  PAZ,
  PIRATES,
  REX,
  RIFF,
  SAVAGE,
  SEV,
  SHAAK,
  SHORE,
  SNOW,
  STORM,
  T212,
  use,
  WING,
  WOLVES,
  ZEB,
} from './further-pieces.ts'
import { ROWS } from './further-rows.ts'
import { answerAll, declare, giveAny, type Kick, type Piece, play, type Scene, tableOf } from './further-scenes.ts'
import { LATER_ALWAYS } from './later-names.ts'
import { LATER_ROWS } from './later-rows.ts'
import { LATEST_ALWAYS, LATEST_ROWS } from './latest-rows.ts'

/** What the abilities of further units say of the table all the time. */

/** The dice of both sides of the attack of a scene. */
function poolsOf(A: Record<string, Piece>, B: Record<string, Piece>, kick: Kick, more: Partial<Scene> = {}) {
  const scene: Scene = { ability: '', A, B, kick, shows: '', ...more }
  const table = tableOf(scene)
  if (!('attack' in kick)) throw new Error('No attack.')
  declare(table, kick.attack, kick.on)
  answerAll(table, '')
  const built = table.events.find(({ type }) => type === 'poolsBuilt')
  return { attack: Number(built?.dice), defence: Number(built?.defence), events: table.events, applied: table.applied }
}

/** A unit of two attacks with its first character. */
const hits = (by: string, on: string): Kick => attack('melee', `${by}-a`, on)
const shoots = (by: string, on: string): Kick => attack('ranged', `${by}-a`, on)

type Dice = [
  ability: string,
  A: Record<string, Piece>,
  B: Record<string, Piece>,
  kick: Kick,
  side: 'attack' | 'defence',
  dice: number,
  more?: Partial<Scene>,
]

const DICE: Dice[] = [
  ['overpowering-monster', { [SAVAGE]: HERE }, { [ANAKIN]: NEXT }, attack('melee', SAVAGE, ANAKIN), 'attack', 7 + 2],
  [
    'target-priority-protocols',
    { [HK]: HERE },
    { [ANAKIN]: NEXT },
    attack('melee', `${HK}-a`, ANAKIN),
    'attack',
    6 + 2,
  ],
  [
    'night-hunter',
    { [ACOLYTES]: HERE, [SAVAGE]: at([560, 300]) },
    { [REX]: at([500, 300]) },
    attack('ranged', `${ACOLYTES}-a`, REX),
    'attack',
    6 + 2,
  ],
  [
    'pack-hunter-weequay',
    { [GWARM]: HERE, [PIRATES]: at([420, 300]) },
    { [REX]: NEXT },
    attack('melee', GWARM, REX),
    'attack',
    6 + 2,
  ],
  [
    'mobilize-the-village',
    { [CHIRPA]: FAR, [EWOKS]: HERE },
    { [REX]: at([500, 300]) },
    attack('ranged', `${EWOKS}-a`, REX),
    'attack',
    6 + 1,
  ],
  ['strength-in-numbers', { [EWOKS]: HERE }, { [REX]: NEXT }, attack('melee', `${EWOKS}-a`, REX), 'attack', 5 + 2],
  [
    'servant-of-the-people',
    { [PADME]: FAR, [CLONES]: HERE },
    { [MAUL]: at([500, 300]) },
    attack('ranged', `${CLONES}-a`, MAUL),
    'attack',
    7 + 1,
  ],
  [
    'darkness-and-shadows',
    { [ACOLYTES]: { ...HERE, hunker: 1 } },
    { [REX]: at([500, 300]) },
    attack('ranged', REX, `${ACOLYTES}-a`),
    'defence',
    5 + 1 + 1,
  ],
  [
    'bodyguard',
    { [GUARD]: at([300, 360], [60, 700]), [GRIEVOUS]: HERE },
    { [REX]: at([500, 300]) },
    attack('ranged', REX, GRIEVOUS),
    'defence',
    4 + 1,
  ],
  [
    'pack-hunter-clones',
    { [WOLVES]: HERE, [REX]: at([420, 300]) },
    { [MAUL]: NEXT },
    hits(WOLVES, MAUL),
    'attack',
    6 + 2,
  ],
  [
    'the-brains-of-the-batch',
    { [ECHO]: { ...HERE, hunker: 1 } },
    { [REX]: at([460, 300]) },
    shoots(ECHO, REX),
    'attack',
    6 + 1,
  ],
  [
    'theres-plenty-of-suffering-to-go-around',
    { [RIFF]: HERE },
    { [REX]: { ...NEXT, injuries: 1 } },
    attack('melee', RIFF, REX),
    'attack',
    7 + 1,
  ],
  ['sonar-detection', { [AQUA]: HERE }, { [REX]: { ...at([500, 300]), hunker: 1 } }, shoots(AQUA, REX), 'defence', 5],
  [
    'just-as-we-shape-mandalorian-steel',
    { [ARMORER]: { ...HERE, damage: 3, injuries: 1 } },
    { [REX]: NEXT },
    attack('melee', REX, ARMORER),
    'defence',
    5 + 2,
  ],
  [
    'protective-detail',
    { [DEATH]: at([300, 360], [60, 700]), [INQUISITOR]: HERE },
    { [REX]: at([500, 300]) },
    attack('ranged', REX, INQUISITOR),
    'defence',
    5 + 1,
  ],
]

describe('abilities of further units that are always in effect', () => {
  test.each(DICE)('%s: dice', (_ability, A, B, kick, side, dice, more = {}) => {
    expect(poolsOf(A, B, kick, more)[side]).toBe(dice)
  })

  type Held = [
    ability: string,
    unit: string,
    piece: Piece,
    keyword: Parameters<typeof keywordOf>[0],
    more?: Partial<Scene>,
  ]
  const HELD: Held[] = [
    ['ascension-cables', COMMANDOS, HERE, 'scale'],
    ['commando-armor', COMMANDOS, HERE, 'protection'],
    ['clone-marksmen', T212, HERE, 'sharpshooter'],
    ['conquerors-resolve', KRAKEN, at([450, 240]), 'steadfast', { active: { BC: null } }],
    ['enhanced-blast-armor', B2, HERE, 'protection'],
    ['pain-is-weakness', SAVAGE, HERE, 'steadfast'],
    ['greedy', PIRATES, at([450, 240]), 'steadfast', { active: { BC: null } }],
    ['security-force', WING, at([450, 240]), 'steadfast', { active: { BC: null } }],
    ['resolve', FIFTH, at([450, 240]), 'protection', { active: { BC: null } }],
    ['unstoppable-machine', HK, HERE, 'protection'],
    ['our-secrecy-is-our-survival', COVERT, HERE, 'protection'],
    ['descendent-of-the-great-house-vizsla', PAZ, { ...HERE, stance: 'fearless' }, 'steadfast'],
    ['elite-training', DEATH, HERE, 'impact'],
    ['unrelenting', DARK, HERE, 'protection'],
    ['only-imperial-stormtroopers-are-so-precise', STORM, HERE, 'sharpshooter'],
    ['sharp-stick', CHIRPA, HERE, 'impact'],
    ['sturdy-construction', CHOPPER, HERE, 'protection'],
    ['i-love-my-job', SEV, at([450, 240]), 'steadfast', { active: { BC: null } }],
    ['say-goodnight-clanker', CODY, HERE, 'sharpshooter'],
    ['this-partys-over', MACE, HERE, 'steadfast'],
    ['augmented-power-servos', AQUA, HERE, 'impact'],
    ['brutal-suppression', ISB, HERE, 'impact'],
    ['the-future-of-imperial-might', ELITE, HERE, 'impact'],
    ['garrison-force', SHORE, at([450, 240]), 'steadfast', { active: { BC: null } }],
    ['deadeye', MEEKO, HERE, 'sharpshooter'],
    ['not-just-a-pretty-face', DENGAR, HERE, 'steadfast'],
  ]
  const standing = (unit: string, piece: Piece, more: Partial<Scene>) => {
    const { state } = tableOf({ A: { [unit]: piece }, B: { [ANAKIN]: NEXT }, kick: { end: unit }, ...more })
    const field = fieldOf(state, shatterpointContent)
    const first = state.units[0]?.characters[0]?.id ?? ''
    return { character: placedOf(field, first), scope: { state, field, content: shatterpointContent, fight: null } }
  }

  test.each(HELD)('%s: a keyword', (_ability, unit, piece, keyword, more = {}) => {
    const { character, scope } = standing(unit, piece, more)
    expect(keywordOf(keyword, character, scope)).toBeGreaterThan(0)
  })

  test('keywords are there only while what they need holds', () => {
    const away = standing(FIFTH, HERE, { active: { BC: null } })
    expect(keywordOf('protection', away.character, away.scope)).toBe(0)
    const other = standing(PAZ, HERE, {})
    expect(keywordOf('steadfast', other.character, other.scope)).toBe(0)
  })

  test.each([
    ['virtuoso', SHAAK, HERE, ['disarmed', 'exposed']],
    ['unrelenting', DARK, HERE, ['pinned']],
    ['sturdy-construction', CHOPPER, HERE, ['pinned', 'disarmed']],
    ['extreme-conditions-training', SNOW, { ...HERE, hunker: 1 }, ['exposed']],
    ['extreme-conditions-training', SNOW, HERE, []],
    ['not-just-a-pretty-face', DENGAR, HERE, ['pinned']],
    ['i-am-a-jedi-like-my-father-before-me', KNIGHT, HERE, ['exposed']],
  ] as const)('%s: immune to %3$s', (_ability, unit, piece, conditions) => {
    const { character, scope } = standing(unit, piece, {})
    expect(standingOn('immunity', character, scope).map(({ immunity }) => immunity)).toEqual(conditions)
  })

  test('virtuoso: a condition that is given is not gained', () => {
    const events = play({
      ability: 'bola-toss',
      A: { [CHIRPA]: HERE },
      B: { [SHAAK]: NEAR },
      kick: use(CHIRPA),
      shows: '',
    })
    expect(events.map(({ type, condition }) => [type, condition])).not.toContainEqual(['conditionGained', 'exposed'])
  })

  test('lay-low: one expertise more in the defence roll', () => {
    const isModified = (hunker: number) =>
      poolsOf(
        { [ARF]: { ...HERE, hunker } },
        { [REX]: at([500, 300]) },
        attack('ranged', REX, `${ARF}-a`),
      ).applied.includes('shatterpoint.dice.modifier')
    expect(isModified(1)).toBe(true)
    expect(isModified(0)).toBe(false)
  })

  test('exit-strategy: an engaged character may climb', () => {
    const kindsOf = (unit: string) => {
      const table = tableOf({ A: { [unit]: HERE }, B: { [REX]: NEXT }, kick: { end: unit } })
      giveAny(table, { action: { type: 'move' } })
      return new Set(table.offered('moveChar').map(({ kind }) => kind))
    }
    expect(kindsOf(GWARM)).toContain('climb')
    expect(kindsOf(JANGO)).not.toContain('climb')
  })

  test('immovable: abilities do not push it', () => {
    const scene = { ability: 'force-push', A: { [KANAN]: HERE }, kick: use(KANAN), shows: '' }
    const types = (card: string) => play({ ...scene, B: { [card]: NEAR } }).map(({ type }) => type)
    expect(types(DARK)).not.toContain('pushed')
    expect(types(STORM)).toContain('pushed')
  })

  test.each([
    ['inquisitorial-mandate', FIFTH, {}],
    ['thanks-for-doing-the-heavy-lifting', EZRA, {}],
    ['watch-the-master-at-work', FIXER, {}],
    ['servant-of-the-people', PADME, { stance: 'faith-in-diplomacy' }],
  ] as const)('%s: ties for objectives', (_ability, unit, more) => {
    const tie = (card: string, changes: object) => {
      const A = { [card]: { ...at([450, 240]), ...changes } }
      const table = tableOf({ A, B: { [REX]: at([450, 150]) }, kick: { end: card }, active: { BC: null } })
      giveAny(table, { endActivation: {} })
      return table.events.some(({ type, player }) => type === 'objectiveControlled' && player === 'A')
    }
    expect(tie(unit, more)).toBe(true)
    expect(tie(JANGO, {})).toBe(false)
  })

  test('is-that-one-of-ours: no target of ranged attacks while its card waits', () => {
    const targets = (deck: string[]) => {
      const table = tableOf({ A: { [CHOPPER]: HERE }, B: { [REX]: at([500, 300]) }, kick: { end: REX } })
      const A = { ...table.state.players.A, deck }
      table.state = { ...table.state, players: { ...table.state.players, A } }
      giveAny(table, { action: { type: 'combat' } })
      return table.offered('declareAttack').map(({ targetId }) => targetId)
    }
    expect(targets([CHOPPER])).toEqual([])
    expect(targets([])).toContain(CHOPPER)
  })

  test.each([
    ['karabast', ZEB],
    ['descendent-of-the-great-house-vizsla', PAZ],
  ])('%s: an injured unit is not reserved', (_ability, unit) => {
    const asked = (injuries: number) => {
      const A = { [unit]: { ...HERE, injuries }, [KANAN]: FAR }
      const table = tableOf({ A, B: { [REX]: FAR }, kick: { end: REX } })
      const cards = { ...table.state.players.A, deck: [unit, KANAN] }
      table.state = { ...table.state, players: { ...table.state.players, A: cards } }
      giveAny(table, { endActivation: {} })
      return table.asked
    }
    expect(asked(1)).not.toBe('reserve')
    expect(asked(0)).toBe('reserve')
  })

  test('rapid-response-team: its card is reserved for 1 Force less', () => {
    const price = (unit: string) => {
      const table = tableOf({ A: { [unit]: HERE, [KANAN]: FAR }, B: { [REX]: FAR }, kick: { end: REX } })
      const cards = { ...table.state.players.A, deck: [unit, KANAN] }
      table.state = { ...table.state, players: { ...table.state.players, A: cards } }
      giveAny(table, { endActivation: {} })
      return table.state.procedure?.pending?.about.price
    }
    expect(Number(price(STORM)) - Number(price(WING))).toBe(1)
  })

  test('oh-the-uniform: hunker tokens stay while it is engaged', () => {
    const kept = (unit: string) => {
      const table = tableOf({ A: { [unit]: { ...HERE, hunker: 1 } }, B: { [REX]: at([460, 300]) }, kick: { end: REX } })
      giveAny(table, { action: { type: 'move' } })
      giveAny(table, { moveChar: { charId: REX, kind: 'dash', to: { x: 390, y: 300 } } })
      return table.unit(unit).hunker
    }
    expect(kept(LUKE)).toBe(1)
    expect(kept(JANGO)).toBe(0)
  })

  test('sharp-stick: protection does not count', () => {
    const isProtected = (unit: string) =>
      poolsOf({ [unit]: HERE }, { [SAVAGE]: NEXT }, attack('melee', unit, SAVAGE)).events.some(
        ({ type, by }) => type === 'poolChanged' && by === 'protection',
      )
    expect(isProtected(CHIRPA)).toBe(false)
    expect(isProtected(ANAKIN)).toBe(true)
  })
})

describe('the further units', () => {
  test('every ability of theirs is in one of the tests above, or in those of the core set', () => {
    const own = new Set(units.slice(unitsOfCore.length).flatMap(({ abilities }) => abilities))
    for (const { abilities } of unitsOfCore) for (const id of abilities) own.delete(id)
    const named = [...ROWS, ...LATER_ROWS, ...LATEST_ROWS, ...DICE].map(([ability]) => ability)
    const known = new Set([...named, ...ALWAYS, ...LATER_ALWAYS, ...LATEST_ALWAYS])
    expect([...own].filter((id) => !known.has(id))).toEqual([])
  })
})

/** Those that are always in effect and have a test of their own. */
const ALWAYS = [
  ...['ascension-cables', 'clone-marksmen', 'commando-armor', 'conquerors-resolve', 'elite-training', 'resolve'],
  ...['descendent-of-the-great-house-vizsla', 'enhanced-blast-armor', 'exit-strategy', 'greedy', 'immovable'],
  ...['extreme-conditions-training', 'inquisitorial-mandate', 'is-that-one-of-ours', 'karabast', 'lay-low'],
  ...['oh-the-uniform', 'only-imperial-stormtroopers-are-so-precise', 'our-secrecy-is-our-survival', 'virtuoso'],
  ...['pain-is-weakness', 'rapid-response-team', 'security-force', 'sharp-stick', 'sturdy-construction'],
  ...['thanks-for-doing-the-heavy-lifting', 'unrelenting', 'unstoppable-machine', 'intercede'],
]
