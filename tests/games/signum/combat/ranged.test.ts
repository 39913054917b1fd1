import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pushPath } from '../../../../src/games/signum/combat/ranged/buckshot.ts'
import { RangedQuestion, rangedAttack } from '../../../../src/games/signum/combat/ranged/ranged-attack.ts'
import { RANGED_KINDS } from '../../../../src/games/signum/combat/ranged/ranged-kind.ts'
import { RangedOddsQuestion, rangedOdds } from '../../../../src/games/signum/combat/ranged/ranged-odds.ts'
import { resolveSituation, Situation } from '../../../../src/games/signum/sight/situation.ts'
import { overlapsPolygon } from '../../../../src/geometry/disc/disc.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { reading, withChance } from '../reading.ts'

/** A die that is wanted after all that were decided. */
class OneMore extends Error {}

const decided = (faces: readonly number[]): Random & { drawn: () => number } => {
  let next = 0
  return {
    draws: [],
    drawn: () => next,
    below() {
      const face = faces[next++]
      if (face === undefined) throw new OneMore()
      return face
    },
  }
}

/** Follows every fall of every die of an attack, each symbol with one third. */
function everyFall(question: RangedQuestion): { wounds: Map<number, number>; killed: number } {
  const wounds = new Map<number, number>()
  let killed = 0
  const follow = (faces: readonly number[]): void => {
    try {
      const attack = rangedAttack(question, withChance(decided(faces)))
      if (attack instanceof Refusal || attack.damage === null) throw new Error('The attack is legal.')
      const probability = 3 ** -faces.length
      const now = attack.push?.damage?.wounds ?? attack.damage.wounds
      wounds.set(now, (wounds.get(now) ?? 0) + probability)
      if (attack.dead) killed += probability
    } catch (error) {
      if (!(error instanceof OneMore)) throw error
      for (const face of [0, 2, 4]) follow([...faces, face])
    }
  }
  follow([])
  return { wounds, killed }
}

const RANGED_ABILITIES = ['sniper', 'buckshot', 'masterShooting', 'masterMagic'] as const

const attacks = fc
  .record({
    kind: fc.constantFrom(...RANGED_KINDS),
    x: fc.integer({ min: 1, max: 2 }),
    ability: fc.constantFrom(...RANGED_ABILITIES),
    hardTarget: fc.boolean(),
    cover: fc.boolean(),
    armour: fc.integer({ min: 0, max: 2 }),
    health: fc.integer({ min: 1, max: 3 }),
    distance: fc.constantFrom(9, 15),
    hemmedIn: fc.boolean(),
    tokens: fc.integer({ min: 0, max: 1 }),
    less: fc.integer({ min: 0, max: 1 }),
  })
  .map(({ kind, x, ability, hardTarget, cover, armour, health, distance, hemmedIn, tokens, less }) => ({
    kind,
    situation: {
      stated: {
        actor: {
          id: 'shooter',
          player: 'A',
          abilities: [
            { id: kind, x },
            { id: ability, x: 1 },
          ],
        },
        target: {
          id: 'target',
          player: 'B',
          kind: 'hero',
          health,
          armour,
          abilities: [...(hardTarget ? [{ id: 'hardTarget' }] : []), { id: 'fromAttacks', x: less }],
        },
        distance,
        hemmedIn,
        cover: cover ? ['forest'] : [],
      },
    },
    relics: [{ id: 'plate', tokens }],
  }))

describe('signum.odds.ranged-net', () => {
  test('the odds are what following every fall of the dice gives', () => {
    fc.assert(
      fc.property(attacks, (attack) => {
        const odds = rangedOdds(RangedOddsQuestion.parse(attack), reading())
        if (odds instanceof Refusal) throw new Error('The attack is legal.')
        const { wounds, killed } = everyFall(RangedQuestion.parse(attack))
        const { health } = attack.situation.stated.target
        for (let count = 0; count <= health; count++) {
          const listed = [...wounds].reduce((sum, [now, p]) => (Math.min(now, health) === count ? sum + p : sum), 0)
          const told = odds.wounds.find((chance) => chance.count === count)?.probability.decimal ?? 0
          expect(told).toBeCloseTo(listed, 5)
        }
        expect(odds.isKilled.decimal).toBeCloseTo(killed, 5)
      }),
      { numRuns: 25 },
    )
  })

  test('twenty dice with every re-roll add up', () => {
    const odds = rangedOdds(
      RangedOddsQuestion.parse({
        kind: 'shot',
        situation: {
          stated: {
            actor: {
              id: 'shooter',
              player: 'A',
              abilities: [{ id: 'shot', x: 20 }, { id: 'sniper' }, { id: 'masterShooting', x: 20 }],
            },
            target: { id: 'target', player: 'B', health: 60, abilities: [{ id: 'hardTarget' }] },
            distance: 25,
            cover: ['forest'],
          },
        },
      }),
      reading(),
    )
    if (odds instanceof Refusal) throw new Error('The attack is legal.')
    expect(odds.wounds).toHaveLength(21)
    expect(odds.wounds.reduce((sum, { probability }) => sum + probability.decimal, 0)).toBeCloseTo(1, 4)
    // Forced: 1/9; Sniper: 1/9 + 8/9 · 1/3 = 11/27; Master: 11/27 + 16/27 · 1/3 = 49/81; of these 4/9 pass.
    expect(odds.meanUnblocked.fraction).toBe('3920/729')
  })
})

const place = fc.record({ x: fc.integer({ min: 160, max: 5840 }), y: fc.integer({ min: 160, max: 5840 }) })
const centimetre = ({ x, y }: { x: number; y: number }) => ({ x: x / 100, y: y / 100 })

const pushes = fc
  .record({
    target: place,
    angle: fc.integer({ min: 0, max: 359 }),
    gap: fc.integer({ min: 10, max: 1000 }),
    others: fc.array(place, { maxLength: 12 }),
    blocks: fc.array(place, { maxLength: 4 }),
  })
  .map(({ target, angle, gap, others, blocks }) => {
    const far = 3.2 + gap / 100
    const radians = (angle * Math.PI) / 180
    const at = centimetre(target)
    return {
      shooter: { x: at.x + far * Math.cos(radians), y: at.y + far * Math.sin(radians) },
      target: at,
      others: others.map(centimetre),
      blocks: blocks.map(centimetre),
    }
  })
  .filter(({ shooter: { x, y } }) => x >= 1.6 && y >= 1.6 && x <= 58.4 && y <= 58.4)

const square = ({ x, y }: { x: number; y: number }) => [
  { x: x - 1, y: y - 1 },
  { x: x + 1, y: y - 1 },
  { x: x + 1, y: y + 1 },
  { x: x - 1, y: y + 1 },
]

describe('signum.ability.buckshot', () => {
  test('a target is pushed as far as a march in small steps gets', () => {
    fc.assert(
      fc.property(pushes, ({ shooter, target, others, blocks }) => {
        const isClear = (item: { x: number; y: number }) => Math.hypot(item.x - target.x, item.y - target.y) > 3.2
        const board = {
          creatures: [
            { id: 'shooter', player: 'A', abilities: [{ id: 'shot' }, { id: 'buckshot' }], ...shooter },
            { id: 'target', player: 'B', ...target },
            ...others.filter(isClear).map((other, index) => ({ id: `other ${index}`, player: 'B', ...other })),
          ],
          terrain: blocks
            .filter(isClear)
            .map((block, index) => ({ id: `block ${index}`, outline: square(block), abilities: ['impassable'] })),
        }
        const resolved = resolveSituation(
          Situation.parse({ onBoard: { board: { drawn: board }, actor: 'shooter', target: 'target' } }),
          reading(),
        )
        if (resolved instanceof Refusal || 'stated' in resolved.ground) throw new Error('The situation holds.')
        const way = pushPath('shot', resolved)
        if (way === null || way.distance === null || way.to === null) throw new Error('The target is pushed.')
        const { board: placed, target: pushed, actor } = resolved.ground
        const far = Math.hypot(pushed.disc.x - actor.disc.x, pushed.disc.y - actor.disc.y)
        // Steps are too coarse to tell who only just touches what it passes.
        const grazes = (item: { x: number; y: number }, reach: number) => {
          const [ux, uy] = [pushed.disc.x - actor.disc.x, pushed.disc.y - actor.disc.y]
          const aside = Math.abs((item.x - pushed.disc.x) * uy - (item.y - pushed.disc.y) * ux) / far
          return Math.abs(aside - reach) < 30
        }
        fc.pre(!placed.creatures.some(({ disc }) => grazes(disc, disc.radius + pushed.disc.radius)))
        fc.pre(!placed.terrain.some(({ outline }) => outline.some((corner) => grazes(corner, pushed.disc.radius))))
        const isFree = (length: number) => {
          const x = pushed.disc.x + (length * (pushed.disc.x - actor.disc.x)) / far
          const y = pushed.disc.y + (length * (pushed.disc.y - actor.disc.y)) / far
          const { radius } = pushed.disc
          if (x < radius || y < radius || x + radius > placed.width || y + radius > placed.height) return false
          const isHit = placed.creatures.some(
            ({ disc }) => disc !== pushed.disc && Math.hypot(disc.x - x, disc.y - y) < disc.radius + radius - 2,
          )
          const rounded = { x: Math.round(x), y: Math.round(y), radius: radius - 2 }
          return !isHit && !placed.terrain.some(({ outline }) => overlapsPolygon(rounded, outline))
        }
        let marched = 0
        while (marched < 80_000 && isFree(marched + 40)) marched += 40
        const reached = Math.round(way.distance * 10_000)
        expect(Math.abs(reached - marched)).toBeLessThan(marched < 80_000 ? 400 : 60)
        if (Math.abs(marched - 80_000) > 400) expect(way.stopped).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
