import { describe, expect, test } from 'vitest'
import { bestPath, bestPaths, TreeGoal } from '../../../../src/games/shatterpoint/combat/tree/best-path.ts'
import { CombatTree, type TreeOption } from '../../../../src/games/shatterpoint/combat/tree/combat-tree.ts'
import {
  findViolations,
  nextOptions,
  optionAt,
  readTree,
  type Tree,
} from '../../../../src/games/shatterpoint/combat/tree/tree.ts'
import { shatterpointContent } from '../../../../src/games/shatterpoint/content/shatterpoint-content.ts'
import { Icon } from '../../../../src/games/shatterpoint/vocabulary.ts'
import { type Random, seeded } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'

const ICONS = Icon.options

/** A sound tree of a few options in a few columns. */
function randomTree(random: Random): CombatTree {
  const count = 1 + random.below(8)
  const options = Array.from({ length: count }, (_, place) => ({
    id: String.fromCharCode(97 + place),
    column: 1 + random.below(4),
    row: place,
    effects: Array.from({ length: random.below(3) }, () =>
      random.below(2) === 0 ? { damage: 1 + random.below(2) } : { icon: ICONS[random.below(ICONS.length)] as Icon },
    ),
  }))
  const leftmost = Math.min(...options.map(({ column }) => column))
  const paths = Array.from({ length: random.below(16) }, () => ({
    from: options[random.below(count)]?.id ?? '',
    to: options[random.below(count)]?.id ?? '',
  })).filter(({ from, to }) => from !== to)
  return CombatTree.parse({
    options: options.map((option) => ({ ...option, start: option.column === leftmost && random.below(3) > 0 })),
    paths,
  })
}

function sound(tree: CombatTree): Tree {
  const read = readTree(tree, [])
  if (read instanceof Refusal) throw new Error(JSON.stringify(read.violations))
  return read
}

/** Every legal path, straight from the rule: any sequence of options in which each step is allowed. */
function everyPath({ options, paths }: CombatTree, successes: number): TreeOption[][] {
  const joined = (a: TreeOption, b: TreeOption) =>
    paths.some(({ from, to }) => (from === a.id && to === b.id) || (from === b.id && to === a.id))
  const grow = (path: TreeOption[]): TreeOption[][] => {
    const last = path.at(-1)
    const next =
      path.length === successes
        ? []
        : options.filter((option) =>
            last === undefined
              ? option.start
              : joined(last, option) && option.column >= last.column && !path.includes(option),
          )
    return [path, ...next.flatMap((option) => grow([...path, option]))]
  }
  return grow([])
}

function naiveBest(tree: CombatTree, successes: number, { wants, damage, icons }: TreeGoal): string[] {
  const scored = everyPath(tree, successes).map((path) => {
    const effects = path.flatMap((option) => option.effects)
    const worth = effects.reduce(
      (sum, effect) =>
        sum +
        ('damage' in effect ? damage * effect.damage : (icons.find(({ icon }) => icon === effect.icon)?.worth ?? 0)),
      0,
    )
    const reaches = effects.some((effect) => 'icon' in effect && effect.icon === wants)
    return { ids: path.map(({ id }) => id), worth, reaches }
  })
  scored.sort(
    (a, b) =>
      Number(b.reaches) - Number(a.reaches) ||
      b.worth - a.worth ||
      a.ids.length - b.ids.length ||
      (a.ids.join() < b.ids.join() ? -1 : 1),
  )
  return scored[0]?.ids ?? []
}

const seedOf = (number: number) => `hmac-sha256,1,${number.toString(16).padStart(64, '0')}`

describe('the best path', () => {
  test('is the best of all legal paths, for random trees and goals', () => {
    for (let number = 0; number < 300; number++) {
      const random = seeded(seedOf(number))
      const drawn = randomTree(random)
      const tree = sound(drawn)
      const goal = TreeGoal.parse({
        wants: random.below(2) === 0 ? null : ICONS[random.below(ICONS.length)],
        damage: random.below(3),
        icons: ICONS.filter(() => random.below(3) === 0).map((icon) => ({ icon, worth: random.below(4) })),
      })
      for (const [successes, path] of bestPaths(tree, 6, goal).entries()) {
        const ids = path.map((place) => optionAt(tree, place).id)
        expect({ number, successes, ids }).toEqual({ number, successes, ids: naiveBest(drawn, successes, goal) })
        expect(bestPath(tree, successes, goal)).toEqual(path)
      }
    }
  })

  test('legal next options and faultless paths are the same thing', () => {
    for (let number = 0; number < 150; number++) {
      const drawn = randomTree(seeded(seedOf(number)))
      const tree = sound(drawn)
      for (const path of everyPath(drawn, 3)) {
        const places = path.map(({ id }) => tree.places.get(id) ?? 0)
        expect(findViolations(tree, places, 3)).toEqual([])
        const next = [...tree.options.keys()].filter(
          (place) => findViolations(tree, [...places, place], 9).length === 0,
        )
        expect([...nextOptions(tree, places)].sort()).toEqual(next.sort())
      }
    }
  })

  test('is found at once where the paths are too many to be listed', () => {
    const option = (place: number) => ({
      id: `o${String(place).padStart(2, '0')}`,
      column: 1 + Math.floor(place / 8),
      row: place % 8,
      start: place < 8,
      effects: [{ damage: 1 }],
    })
    const options = Array.from({ length: 16 }, (_, place) => option(place))
    const paths = options.flatMap(({ id: from }, option) =>
      options.slice(option + 1, 8 * (1 + Math.floor(option / 8))).map(({ id: to }) => ({ from, to })),
    )
    paths.push({ from: 'o07', to: 'o08' })
    const tree = sound(CombatTree.parse({ options, paths }))
    expect(bestPath(tree, 16, TreeGoal.parse({}))).toHaveLength(16)
  })

  test('every tree of the content can be followed', () => {
    for (const { stance } of shatterpointContent.stances.values()) {
      const tree = sound(stance.tree)
      const path = bestPath(tree, 20, TreeGoal.parse({}))
      expect(path.length).toBeGreaterThan(0)
      expect(findViolations(tree, path, 20)).toEqual([])
    }
  })
})
