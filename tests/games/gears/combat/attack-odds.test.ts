import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DieFace } from '../../../../src/games/gears/content/dice.ts'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import type { Trigger } from '../../../../src/games/gears/content/trigger.ts'
import { netWays, shieldWays, waysOf, woundWays } from '../../../../src/games/gears/dice/dice-odds.ts'
import type { Ways } from '../../../../src/games/gears/dice/ways.ts'
import { gears } from '../../../../src/games/gears/index.ts'
import { noSeed } from '../../../support/chance.ts'

const CONTENT_DICE = {
  attack: gearsContent.dice.get('attack-die')?.faces ?? [],
  defence: gearsContent.dice.get('defence-die')?.faces ?? [],
}

/** Every way in which so many dice can fall. */
function rolls(die: readonly DieFace[], count: number): DieFace[][] {
  if (count === 0) return [[]]
  return rolls(die, count - 1).flatMap((rest) => die.map((face) => [face, ...rest]))
}

const total = (faces: readonly DieFace[], symbol: keyof DieFace): number =>
  faces.reduce((sum, face) => sum + face[symbol], 0)

const ability = (added: number, maxPerAttack: number | null): Trigger => ({
  name: { en: 'ability', es: 'capacidad' },
  isOptional: false,
  maxPerAttack,
  effects: added === 0 ? [{ spawn: 1 }] : [{ woundTarget: added }],
})

/** The net wounds by listing all falls of all dice. */
function listed(
  dice: typeof CONTENT_DICE,
  attack: number,
  defence: number,
  { added, max }: { added: number; max: number | null },
): bigint[] {
  const counts: bigint[] = []
  for (const hit of rolls(dice.attack, attack)) {
    const omens = Math.min(total(hit, 'omens'), max ?? Number.POSITIVE_INFINITY)
    for (const blocked of rolls(dice.defence, defence)) {
      const net = Math.max(0, total(hit, 'wounds') + added * omens - total(blocked, 'shields'))
      counts[net] = (counts[net] ?? 0n) + 1n
    }
  }
  return [...counts].map((ways) => ways ?? 0n)
}

const trimmed = ({ counts }: Ways): readonly bigint[] => counts.slice(0, counts.findLastIndex((ways) => ways > 0n) + 1)

const face = fc.record({ wounds: fc.nat(3), omens: fc.nat(2), shields: fc.nat(3) })
const dice = fc.record({
  attack: fc.array(face, { minLength: 1, maxLength: 4 }),
  defence: fc.array(face, { minLength: 1, maxLength: 4 }),
})

describe('dice', () => {
  test.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 1],
    [3, 2],
    [2, 4],
  ])('%i attack dice against %i defence dice, as by listing every fall', (attack, defence) => {
    for (const [added, max] of [
      [0, null],
      [1, null],
      [2, 1],
    ] as const) {
      const ways = netWays(woundWays(CONTENT_DICE, attack, ability(added, max)), shieldWays(CONTENT_DICE, defence))
      expect(trimmed(ways)).toEqual(listed(CONTENT_DICE, attack, defence, { added, max }))
      expect(ways.total).toBe(6n ** BigInt(attack + defence))
    }
  })

  test('any dice and any ability, as by listing every fall', () => {
    fc.assert(
      fc.property(
        dice,
        fc.nat(4),
        fc.nat(3),
        fc.nat(2),
        fc.option(fc.integer({ min: 1, max: 3 })),
        (pair, attack, defence, added, max) => {
          const ways = netWays(woundWays(pair, attack, ability(added, max)), shieldWays(pair, defence))
          expect(trimmed(ways)).toEqual(listed(pair, attack, defence, { added, max }))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('the ways of many dice add up to all of them', () => {
    const ways = waysOf(CONTENT_DICE.attack, 40, ({ wounds, omens }) => wounds + omens)
    expect(ways.counts.reduce((sum, count) => sum + count, 0n)).toBe(6n ** 40n)
  })
})

function ask(name: string, input: object) {
  const operation = gears.operations.find(({ id }) => id === `gears.${name}`)
  const answer = operation?.answer(input, noSeed)
  if (answer?.kind !== 'ruled') throw new Error(JSON.stringify(answer))
  return answer.outcome
}

describe('gears.attack-odds', () => {
  const against = (range: number, extraAttackDice: number) => ({
    situation: { given: { attacker: { cog: {} }, target: { locust: { enemy: 'drone' } }, range } },
    weapon: { card: 'lancer' },
    mode: 'overkill',
    extraAttackDice,
  })

  test('the book’s attack: at least 1, 2, 3 wounds', () => {
    const outcome = ask('attack-odds', { ...against(4, 0) })
    expect(outcome).toMatchObject({
      targets: [
        {
          atLeast: expect.arrayContaining([
            { count: 1, probability: { fraction: '131/162', decimal: 0.808642 } },
            { count: 3, probability: { fraction: '37039/93312', decimal: 0.396937 } },
          ]),
        },
      ],
    })
  })

  test('two hundred defence dice are counted all the same', () => {
    expect(ask('attack-odds', against(200, 20))).toMatchObject({
      attack: { dice: 24 },
      targets: [{ defence: { dice: 199 }, isKilled: { decimal: 0 } }],
    })
  })
})

describe('gears.grenade-odds', () => {
  const FIGURES = [
    { locust: { id: 'wretch', enemy: 'wretch' } },
    { locust: { id: 'hurt', enemy: 'drone', state: 'wounded' } },
    { cog: { id: 'dom', hand: 1 } },
  ]

  /** One attack roll of three dice; every figure rolls one die of its own. */
  function listGrenade() {
    let [all, allKilled, noCogHurt, clean] = [0, 0, 0, 0]
    const kills = [0, 0, 0]
    const wounds = rolls(CONTENT_DICE.attack, 3).map((faces) => total(faces, 'wounds'))
    const shields = CONTENT_DICE.defence.map((entry) => entry.shields)
    for (const rolled of wounds) {
      for (const a of shields) {
        for (const b of shields) {
          for (const c of shields) {
            const dead = Number(rolled - a >= 2) + Number(rolled - b >= 1)
            const unhurt = rolled - c <= 0
            all++
            kills[dead] = (kills[dead] ?? 0) + 1
            if (dead === 2) allKilled++
            if (unhurt) noCogHurt++
            if (dead === 2 && unhurt) clean++
          }
        }
      }
    }
    return {
      kills: kills.map((kill) => kill / all),
      allKilled: allKilled / all,
      noCogHurt: noCogHurt / all,
      clean: clean / all,
    }
  }

  test('deaths hang together by the one attack roll', () => {
    const { kills, allKilled, noCogHurt, clean } = listGrenade()
    const near = (value: number) => ({ decimal: Math.round(value * 1_000_000) / 1_000_000 })
    expect(ask('grenade-odds', { situation: { given: { thrower: {}, figures: FIGURES } } })).toMatchObject({
      kills: kills.map((share, count) => ({ count, probability: near(share) })),
      allKilled: near(allKilled),
      noCogHurt: near(noCogHurt),
      cleanKill: near(clean),
    })
    expect(clean).toBeGreaterThan(0)
  })
})
