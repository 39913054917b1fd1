import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Attack } from '../../../../src/games/gears/combat/attack/attack.ts'
import type { Grenade } from '../../../../src/games/gears/combat/grenade/grenade.ts'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import type { ZoneSuffering } from '../../../../src/games/gears/damage/zone-suffering.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'
import { noSeed } from '../../../support/chance.ts'
import { K2, K4 } from '../table/fixtures.ts'

function ask(name: string, input: object) {
  const operation = gears.operations.find(({ id }) => id === `gears.${name}`)
  if (operation === undefined) throw new Error(`There is no operation ${name}.`)
  const answer = operation.answer(input, noSeed)
  if (answer.kind === 'invalid') throw new Error(JSON.stringify(answer.issues))
  if (answer.kind === 'ruled') expect(operation.outcome.safeParse(answer.outcome)).toMatchObject({ success: true })
  return answer
}

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(formatSeed)
const enemy = fc.constantFrom(...gearsContent.enemies.keys())
const state = fc.constantFrom('healthy', 'wounded', 'gravelyWounded')
const hand = fc.nat(7)

const someLocust = (id: string) => fc.record({ enemy, state }).map((entry) => ({ locust: { id, ...entry } }))
const someCog = (id: string) =>
  fc
    .record({ hand, status: fc.constantFrom('standing', 'standing', 'bleeding') })
    .map((entry) => ({ cog: { id, ...entry } }))
const someFigure = (id: string) => fc.oneof(someLocust(id), someCog(id))

const declaration = fc.record(
  {
    weapon: fc.constantFrom(...gearsContent.weapons.keys()).map((card) => ({ card })),
    mode: fc.constantFrom('normal', 'overkill'),
    ammo: fc.nat(2),
    dodging: fc.subarray(['a', 'b', 'c']),
    extraAttackDice: fc.integer({ min: -3, max: 6 }),
    area: fc.boolean(),
    insane: fc.boolean(),
    movedThisTurn: fc.boolean(),
    rangeLimit: fc.nat(4),
  },
  { requiredKeys: [] },
)
const given = fc
  .record({
    attacker: someFigure('a'),
    target: someFigure('b'),
    others: fc.tuple(someFigure('c'), someFigure('d')),
    range: fc.option(fc.nat(5)),
    cover: fc.constantFrom('none', 'partial', 'full'),
    lineOfSight: fc.constantFrom(true, true, true, false),
  })
  .map((situation) => ({ given: situation }))

const place = fc.constantFrom(...K2.zones.map(({ id }) => id))
const table = fc.record({
  map: fc.constant({ drawn: K2 }),
  cogs: fc.tuple(place, place, hand).map(([one, other, cards]) => [
    {
      id: 'a',
      position: { zone: one },
      hand: cards,
      weapons: [
        { weapon: 'lancer', ammo: 1 },
        { weapon: 'boomshot', ammo: 1 },
      ],
    },
    { id: 'b', position: { zone: other }, status: cards === 0 ? 'bleeding' : 'standing', hand: cards },
  ]),
  locust: fc.tuple(place, enemy, place, enemy).map(([one, first, other, second]) => [
    { id: 'c', enemy: first, position: { zone: one } },
    { id: 'd', enemy: second, position: { zone: other } },
  ]),
  attacker: fc.constantFrom('a', 'b', 'c', 'd'),
  target: fc.constantFrom('a', 'b', 'c', 'd', undefined),
})

/** Attacks that are often allowed: a COG with a weapon at a Locust, or a Locust without one at a COG. */
const likely = fc.oneof(
  fc.record({
    situation: fc
      .record({ attacker: someCog('a'), target: someLocust('b'), others: fc.tuple(someFigure('c')), range: fc.nat(3) })
      .map((entry) => ({ given: entry })),
    weapon: fc.constantFrom('lancer', 'snub-pistol', 'boomshot', 'hammer-of-dawn').map((card) => ({ card })),
    mode: fc.constant('overkill'),
  }),
  fc.record({
    situation: fc
      .record({ attacker: someLocust('a'), target: someCog('b'), others: fc.tuple(someFigure('c')), range: fc.nat(3) })
      .map((entry) => ({ given: entry })),
    area: fc.boolean(),
    insane: fc.boolean(),
  }),
)
const wild = fc
  .tuple(
    fc.oneof(
      given,
      table.map((given) => ({ table: given })),
    ),
    declaration,
  )
  .map(([situation, said]) => ({ situation, ...said }))

describe('any attack', () => {
  test('is ruled on or refused, the same way before and after the dice', () => {
    let ruled = 0
    fc.assert(
      fc.property(fc.oneof(likely, wild), fc.boolean(), seed, (declared, hasMarkers, chance) => {
        const attack = ask('attack', { ...declared, ...(hasMarkers ? { markers: [] } : {}), seed: chance })
        expect(ask('attack-pool', declared).kind).toBe(attack.kind)
        expect(ask('attack-odds', declared).kind).toBe(attack.kind)
        if (attack.kind !== 'ruled') return
        ruled++
        checkAttack(attack.outcome as Attack)
      }),
      { numRuns: 250 },
    )
    expect(ruled).toBeGreaterThan(50)
  })
})

function checkAttack({ roll, triggered, defenders, suffered, attack }: Attack): void {
  expect(roll.faces?.length).toBe(attack.dice)
  for (const { net, roll: defence, defence: pool } of defenders) {
    expect(defence.faces?.length).toBe(pool.dice)
    expect(net).toBe(Math.max(0, roll.wounds + triggered.woundsAdded - defence.shields))
  }
  const gone = new Set<string>()
  for (const { figure, side, effect, state: now, hand: left } of suffered) {
    expect(gone.has(figure)).toBe(false)
    if (effect === 'killed' || effect === 'executed') gone.add(figure)
    expect(side === 'cog' ? left !== null && now === null : left === null).toBe(true)
    if (effect === 'bleeding') expect(left).toBe(0)
  }
}

describe('any grenade', () => {
  test('hits exactly the figures of its zone, and never makes a Ticker blow up', () => {
    fc.assert(
      fc.property(table, place, seed, ({ attacker: _attacker, target: _target, ...on }, zone, chance) => {
        const input = { situation: { table: { ...on, thrower: 'a', zone } }, grenades: 1, seed: chance }
        const thrown = ask('grenade', input)
        expect(ask('grenade-odds', { situation: input.situation, grenades: 1 }).kind).toBe(thrown.kind)
        if (thrown.kind !== 'ruled') return
        const { defenders, suffered } = thrown.outcome as Grenade
        const there = [...on.cogs, ...on.locust].filter(({ position }) => position.zone === zone).map(({ id }) => id)
        expect(defenders.map(({ figure }) => figure)).toEqual(there)
        expect(suffered.every(({ cause }) => cause === 'grenade')).toBe(true)
      }),
      { numRuns: 80 },
    )
  })
})

describe('Tickers in a zone', () => {
  test('each dead Ticker blows up once; a COG pays a card a blast', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        hand,
        fc.shuffledSubarray(['t0', 't1', 't2', 't3']),
        (count, cards, blastOrder) => {
          const tickers = Array.from({ length: count }, (_, index) => ({
            locust: { id: `t${index}`, enemy: 'ticker' },
          }))
          const figures = [...tickers, { cog: { id: 'cog', hand: cards } }]
          const answer = ask('ticker-chain', { figures, killed: ['t0'], blastOrder })
          if (answer.kind !== 'ruled') throw new Error('A chain was refused.')
          const { blasts, dead, suffered, bleeding } = answer.outcome as ZoneSuffering
          expect([...blasts].sort()).toEqual([...dead].sort())
          expect(blasts).toHaveLength(count)
          const paid = suffered.reduce((sum, { discarded }) => sum + (discarded ?? 0), 0)
          expect(paid).toBe(Math.min(cards, count))
          expect(bleeding.length > 0).toBe(count > cards)
        },
      ),
    )
  })
})

describe('refusals', () => {
  test('everything that is wrong is listed, each with its field', () => {
    const answer = ask('attack-pool', {
      situation: {
        given: {
          attacker: { cog: { status: 'bleeding' } },
          target: { locust: { enemy: 'berserker' } },
          lineOfSight: false,
          range: null,
        },
      },
      weapon: { card: 'torque-bow' },
      ammo: 0,
      movedThisTurn: true,
      dodging: ['locust'],
    })
    const listed =
      answer.kind === 'refused' ? answer.violations.map(({ rule, path }) => `${rule} ${path.join('.')}`) : []
    expect(listed).toEqual([
      'gears.attack.declare situation.given.attacker',
      'gears.ammo.empty weapon',
      'gears.attack.normal-zero mode',
      'gears.weapon.constant movedThisTurn',
      'gears.berserker.healthy-immune situation.given.target',
      'gears.attack.declare situation.given.target',
      'gears.range.unreachable situation.given.target',
      'gears.attack.dodge-window dodging.0',
    ])
  })

  test('a table that is wrong is refused with the path from the top', () => {
    const answer = ask('attack-pool', {
      situation: {
        table: { map: { drawn: K4 }, cogs: [{ id: 'a', position: { zone: 'H1' } }], attacker: 'a', target: 'b' },
      },
    })
    expect(answer).toMatchObject({
      kind: 'refused',
      violations: [{ rule: 'gears.map.piece-model', path: ['situation', 'table', 'cogs', 0, 'position', 'zone'] }],
    })
  })
})
