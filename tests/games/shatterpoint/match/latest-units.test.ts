import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { shatterpointContent as content } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { happening } from '../../../../src/games/shatterpoint/match/abilities/moment.ts'
import { keywordOf, standingOn } from '../../../../src/games/shatterpoint/match/abilities/standing.ts'
import { holds } from '../../../../src/games/shatterpoint/match/abilities/tests.ts'
import { deployViolations } from '../../../../src/games/shatterpoint/match/deployment.ts'
import { fieldOf, placedOf } from '../../../../src/games/shatterpoint/match/field.ts'
import { placeOffers } from '../../../../src/games/shatterpoint/match/offers/places.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { finish } from '../../../../src/lib/steps.ts'
import type { Table } from './arranged.ts'
import {
  ANAKIN,
  at,
  attack,
  BARRISS,
  CHEWIE,
  CLONES,
  DARK,
  ESCORT,
  EWOKS,
  FAR,
  FORCES,
  HASK,
  HERE,
  HUNTER,
  KANAN,
  LOGRAY,
  MAUL,
  NAHDAR,
  NEAR,
  NEXT,
  REBELS,
  REX,
  SEV,
  STORM,
  use,
  WRECKER,
  weak,
} from './further-pieces.ts'
import { answerAll, declare, giveAny, type Kick, type Piece, play, tableOf } from './further-scenes.ts'

type Pieces = Record<string, Piece>

const standingIn = (A: Pieces, B: Pieces, kick: Kick) => {
  const { state } = tableOf({ A, B, kick })
  return { state, field: fieldOf(state, content), content, fight: null }
}

describe('what wounds by an ability', () => {
  const momentum = (events: readonly MatchEvent[]) =>
    events.filter(({ type, player }) => type === 'momentumGained' && player === 'A').length
  const sneaking = (piece: Piece) =>
    play({
      ability: 'i-wasnt-sneaking',
      A: { [WRECKER]: at([390, 340]) },
      B: { [MAUL]: piece },
      kick: use(WRECKER),
      shows: '',
      active: { MC: null },
    })

  test('i-wasnt-sneaking: 1 momentum more for a wound, none without one', () => {
    const [wounded, unharmed] = [sneaking(weak(MAUL, at([480, 480]))), sneaking(at([480, 480]))]
    expect(unharmed.map(({ type }) => type)).toContain('damageSuffered')
    expect([momentum(wounded), momentum(unharmed)]).toEqual([2, 0])
  })

  test('long-live-the-empire: what was wounded may get up with an injury; what was not stays as it is', () => {
    const tokensOf = (damage: number) => {
      const table = tableOf({
        A: { [HASK]: HERE, [FORCES]: { ...NEAR, damage, conditions: ['exposed'] } },
        B: { [MAUL]: FAR },
        kick: use(HASK),
        active: { MC: null },
      })
      giveAny(table, { useAbility: { abilityId: 'long-live-the-empire' } })
      answerAll(table, 'long-live-the-empire')
      const { damage: now, wounds, injuries, conditions } = table.unit(FORCES)
      return { damage: now, wounds, injuries, conditions }
    }
    expect(tokensOf(6)).toEqual({ damage: 0, wounds: 0, injuries: 1, conditions: [] })
    expect(tokensOf(2)).toEqual({ damage: 4, wounds: 0, injuries: 0, conditions: ['exposed'] })
  })
})

describe('a shove by an ability', () => {
  const bulldozing = (enemy: string) => {
    const table = tableOf({ A: { [WRECKER]: HERE }, B: { [enemy]: at([345, 300]), [REX]: FAR }, kick: { end: REX } })
    const cards = { ...table.state.players.A, deck: [WRECKER] }
    table.state = { ...table.state, players: { ...table.state.players, A: cards } }
    giveAny(table, { endActivation: {} })
    giveAny(table, { keepRevealed: {} })
    giveAny(table, { moveChar: { charId: WRECKER, kind: 'dash', to: { x: 300, y: 300 } } })
    for (let count = 0; table.isAsked('may') && count < 3; count++) giveAny(table, { accept: {} })
    return table
  }

  test('pushes as far as range 1, and then its character may follow', () => {
    const table = bulldozing(MAUL)
    expect([table.asked, table.seat]).toEqual(['shove', 0])
    giveAny(table, { shove: { angle: 0 } })
    expect(table.unit(MAUL).characters[0]?.at).toMatchObject({ x: 370, y: 300 })
    expect(table.asked).toBe('followUp')
    giveAny(table, { followUp: { angle: 0 } })
    expect(table.unit(WRECKER).characters[0]?.at).toMatchObject({ x: 325, y: 300 })
  })

  test('does not move whom abilities cannot push; its character may follow all the same', () => {
    expect(bulldozing(DARK).asked).toBe('followUp')
  })
})

describe('infiltration', () => {
  /** A squad of which only the first character stands on the table. */
  function deploying(unit: string) {
    const table = tableOf({ A: { [REX]: HERE, [unit]: FAR }, B: { [MAUL]: FAR }, kick: use(REX) })
    const units = table.state.units.map((one) =>
      one.id === unit ? { ...one, characters: one.characters.map(({ id }) => ({ id, at: null })) } : one,
    )
    const grant = { command: 'deployChar', character: `${unit}-a`, squad: 1, leader: REX } as const
    return { scene: { state: { ...table.state, units }, content }, grant }
  }

  test.each([
    [FORCES, 76],
    [REBELS, 76],
    [CLONES, 25],
  ])('%s is deployed up to %i mm from the first character of its squad', (unit, reach) => {
    const { scene, grant } = deploying(unit)
    const [far, farther] = [300 + 40 + reach - 0.5, 300 + 40 + reach + 1]
    expect(deployViolations(scene, grant, { x: far, y: 300 })).toEqual([])
    expect(deployViolations(scene, grant, { x: farther, y: 300 })).toMatchObject([{ facts: { limit: reach } }])
  })

  test('places are offered that far away', () => {
    const farthest = (unit: string) => {
      const { scene, grant } = deploying(unit)
      const offers = finish(placeOffers(scene, grant))
      const samples = offers.flatMap(({ open = [] }) => open.flatMap((field) => field.samples ?? []))
      return Math.max(...(samples as { x: number; y: number }[]).map(({ x, y }) => Math.hypot(x - 300, y - 300)))
    }
    expect(farthest(CLONES)).toBeLessThanOrEqual(65)
    expect(farthest(FORCES)).toBeGreaterThan(66)
    expect(farthest(FORCES)).toBeLessThanOrEqual(116)
  })
})

describe('what holds all the time', () => {
  const keywordAt = (name: 'steadfast' | 'protection' | 'sharpshooter', id: string, A: Pieces) => {
    const standing = standingIn(A, { [REX]: FAR }, use(REX))
    return keywordOf(name, placedOf(standing.field, id), standing)
  }

  test('the-muscle-of-the-batch: nearby, while Wrecker is not wounded', () => {
    const wounded = { ...HERE, wounds: 1 }
    expect(keywordAt('steadfast', HUNTER, { [WRECKER]: HERE, [HUNTER]: NEAR })).toBe(1)
    expect(keywordAt('steadfast', HUNTER, { [WRECKER]: HERE, [HUNTER]: FAR })).toBe(0)
    expect(keywordAt('steadfast', HUNTER, { [WRECKER]: wounded, [HUNTER]: NEAR })).toBe(0)
    expect(keywordAt('steadfast', `${CLONES}-a`, { [WRECKER]: HERE, [CLONES]: NEAR })).toBe(0)
    expect(keywordAt('protection', `${CLONES}-a`, { [WRECKER]: HERE, [CLONES]: NEAR })).toBe(1)
    expect(keywordAt('protection', ANAKIN, { [WRECKER]: HERE, [ANAKIN]: NEAR })).toBe(0)
  })

  test('rigorous-training', () => {
    expect(keywordAt('protection', ESCORT, { [ESCORT]: HERE })).toBe(1)
    expect(keywordAt('sharpshooter', ESCORT, { [ESCORT]: HERE })).toBe(1)
  })

  test('protective-wards: other Ewoks, while Logray is not wounded', () => {
    const dice = (id: string, piece: Piece) => {
      const standing = standingIn({ [LOGRAY]: piece, [EWOKS]: FAR }, { [REX]: NEXT }, use(REX))
      return standingOn('defenceDice', placedOf(standing.field, id), standing).length
    }
    expect([dice(`${EWOKS}-a`, HERE), dice(LOGRAY, HERE), dice(`${EWOKS}-a`, { ...HERE, wounds: 1 })]).toEqual([
      1, 0, 0,
    ])
  })
})

describe('two who hold the same enemy', () => {
  const HELD = { [MAUL]: at([345, 330]) }
  const PADAWAN = { [BARRISS]: HERE, [ANAKIN]: at([300, 360]), [REX]: at([390, 330]) }
  const diceOf = (by: string, type: 'melee' | 'ranged', A: Pieces) => {
    const table = tableOf({ A, B: HELD, kick: attack(type, by, MAUL) })
    declare(table, type, MAUL)
    answerAll(table, '')
    return Number(table.events.find((event) => event.type === 'poolsBuilt')?.dice)
  }

  test('faithful-padawan: 2 dice more for both, none for others or for one alone', () => {
    const { [ANAKIN]: _alone, ...without } = PADAWAN
    expect(diceOf(BARRISS, 'melee', PADAWAN) - diceOf(BARRISS, 'melee', without)).toBe(2)
    const { [BARRISS]: _too, ...alone } = PADAWAN
    expect(diceOf(ANAKIN, 'melee', PADAWAN) - diceOf(ANAKIN, 'melee', alone)).toBe(2)
    expect(diceOf(REX, 'melee', PADAWAN)).toBe(diceOf(REX, 'melee', { [REX]: at([390, 330]) }))
  })

  test('slip-away: only from a target that is held', () => {
    const asked = (A: Pieces) => {
      const table = tableOf({ A, B: HELD, kick: attack('melee', REX, MAUL) })
      declare(table, 'melee', MAUL)
      return table.offered('useReactive').map(({ abilityId }) => abilityId)
    }
    expect(asked({ [BARRISS]: HERE, [REX]: at([390, 330]) })).toContain('slip-away')
    expect(asked({ [BARRISS]: FAR, [REX]: at([390, 330]) })).not.toContain('slip-away')
  })
})

describe('ive-been-waiting-for-this', () => {
  /** Whether Nahdar answers a move of a unit that ends there. */
  const isAnswered = (mover: string, x: number, kind: 'advance' | 'dash') => {
    const A = { [NAHDAR]: { ...HERE, damage: 3 } }
    const table = tableOf({ A, B: { [mover]: at([480, 300], [480, 380]) }, kick: { action: 'move', by: mover } })
    const charId = table.unit(mover).characters[0]?.id ?? ''
    giveAny(table, { action: { type: 'move' } })
    giveAny(table, { moveChar: { charId, kind, to: { x, y: 300 } } })
    return table.events.some(({ type, ability }) => type === 'effectApplied' && ability === 'ive-been-waiting-for-this')
  }

  test('an enemy primary or secondary character that ends its move engaged', () => {
    expect(isAnswered(MAUL, 400, 'dash')).toBe(true)
    expect(isAnswered(REX, 400, 'advance')).toBe(true)
    expect(isAnswered(MAUL, 430, 'dash')).toBe(false)
    expect(isAnswered(CLONES, 400, 'dash')).toBe(false)
  })

  test('nobody who was pushed there', () => {
    const table = tableOf({ A: { [NAHDAR]: HERE }, B: { [MAUL]: at([400, 300]), [REX]: FAR }, kick: { end: REX } })
    const owner = table.unit(NAHDAR)
    const field = fieldOf(table.state, content)
    const judged = { state: table.state, field, content, owner, fight: null, character: null }
    const moved = (kind: 'dash' | 'reposition' | null) =>
      holds({ endedEngaged: true }, { ...judged, now: happening('moved', { subject: MAUL, character: MAUL, kind }) })
    expect([moved('dash'), moved('reposition'), moved(null)]).toEqual([true, false, false])
  })
})

test('intimidating-presence: an expertise for Rebels nearby, while Chewie is not wounded', () => {
  const results = (piece: Piece, id: string) => {
    const standing = standingIn({ [CHEWIE]: piece, [KANAN]: NEXT, [ANAKIN]: NEXT }, { [REX]: FAR }, use(REX))
    return standingOn('defenceResult', placedOf(standing.field, id), standing).length
  }
  expect([results(HERE, KANAN), results(HERE, ANAKIN), results({ ...HERE, wounds: 1 }, KANAN)]).toEqual([1, 0, 0])
  expect(results(HERE, CHEWIE)).toBe(1)
})

describe('what depends on who it is', () => {
  /** What may become of a failure of an attack. */
  function turnsFor(unit: string, A: Pieces): string[] {
    const table = tableOf({ A, B: { [MAUL]: at([500, 300]) }, kick: attack('ranged', unit, MAUL) })
    declare(table, 'ranged', MAUL)
    const isLeading = ({ state }: Table) => state.procedure?.pending?.about.ability === 'the-leader-of-the-batch'
    for (let count = 0; !isLeading(table) && count < 20; count++) giveAny(table, first(table), 1)
    return shatterpointPlay.offers(table.state, table.seat).map(({ command }) => JSON.stringify(command))
  }
  const first = ({ state, seat }: Table) => shatterpointPlay.offers(state, seat)[0]?.command ?? {}

  test('the-leader-of-the-batch: the Bad Batch may also have an expertise', () => {
    expect(turnsFor(WRECKER, { [HUNTER]: FAR, [WRECKER]: HERE })).toEqual([
      '{"choose":{"option":"hit"}}',
      '{"choose":{"option":"expertise"}}',
      '{"decline":{}}',
    ])
    expect(turnsFor(SEV, { [HUNTER]: FAR, [SEV]: HERE })).toEqual(['{"accept":{}}', '{"decline":{}}'])
  })

  test.each([
    ['imperial-efficiency', 1, ['dash', 'reposition']],
    ['imperial-efficiency', 0, ['dash']],
  ] as const)('%s with %i damage: %j', (_ability, damage, kinds) => {
    const table = tableOf({
      A: { [ESCORT]: FAR, [STORM]: { ...HERE, damage } },
      B: { [REX]: NEAR },
      kick: { end: REX },
    })
    const cards = { ...table.state.players.A, deck: [ESCORT] }
    table.state = { ...table.state, players: { ...table.state.players, A: cards } }
    giveAny(table, { endActivation: {} })
    for (let count = 0; !table.isAsked('pick') && count < 5; count++) giveAny(table, { keepRevealed: {} })
    giveAny(table, { pick: { ids: [`${STORM}-a`] } })
    expect(table.state.procedure?.pending?.moves[0]?.kinds).toEqual(kinds)
  })
})
