import { describe, expect, test } from 'vitest'
import { games } from '../../../../src/games/index.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { formatSeed } from '../../../../src/rulebook/random.ts'

const operation = games.flatMap(({ operations }) => operations).find(({ id }) => id === 'apex.automata-activate')

const seedOf = (number: number) =>
  formatSeed(Uint8Array.from({ length: 32 }, (_, index) => (number >> (index % 8)) & 255))
const LEGENDS = ['gibraltar', 'bangalore', 'wraith', 'bloodhound', 'lifeline', 'pathfinder']
const SIDE = 16

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = (seed * 2654435761) % 4294967296
  return (below) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * below)
  }
}

/** A table on the crossroads with an Automaton, two enemies and a squadmate in different spaces. */
function tableOf(number: number): JsonObject {
  const below = numbers(number + 1)
  const cells: { column: number; row: number }[] = []
  while (cells.length < 4) {
    const cell = { column: below(SIDE), row: below(SIDE) }
    if (!cells.some(({ column, row }) => column === cell.column && row === cell.row)) cells.push(cell)
  }
  const [own, first, second, mate] = cells
  const [legend, one, two] = [LEGENDS[number % 6], LEGENDS[(number + 1) % 6], LEGENDS[(number + 2) % 6]]
  return {
    board: { content: 'crossroads' },
    automaton: {
      cell: number % 7 === 0 ? null : own,
      legend: { card: legend },
      arsenal: { card: `ar-${1 + (number % 5)}` },
      charges: below(6),
      shotThisRound: number % 3 === 0,
      role: number % 5 === 1 ? 'teammate' : 'enemy',
    },
    enemies: [
      { id: one, cell: first, shield: below(21), health: 1 + below(40) },
      { id: two, cell: second, shield: below(21), health: 1 + below(40) },
    ],
    automata: number % 2 === 0 ? [{ enemy: one }] : [],
    squadmate: mate,
    ring: number % 4 === 0 ? { left: 3, top: 3, right: 12, bottom: 12, damage: 2 } : null,
    idle: true,
    seed: seedOf(number),
  } as JsonObject
}

function answerTo(input: JsonObject) {
  const answer = operation?.answer(input, () => seedOf(0))
  if (answer === undefined || answer.kind === 'invalid') throw new Error(JSON.stringify(answer))
  return answer
}

const enemiesOf = ({ enemies }: { enemies?: unknown }): string[] =>
  Array.isArray(enemies) ? enemies.map(({ id }: { id: string }) => id) : []

type Told = { events: { type: string; target?: string; cards?: string[] }[]; question: unknown }

describe('an activation', () => {
  const tables = Array.from({ length: 120 }, (_, number) => tableOf(number))
  const ruled = tables.flatMap((input) => {
    const answer = answerTo(input)
    return answer.kind === 'ruled' ? [{ input, answer, outcome: answer.outcome as unknown as Told }] : []
  })

  test('is possible on nearly every table', () => {
    expect(ruled.length).toBeGreaterThan(80)
  })

  test('ends, and nobody is left to be asked', () => {
    for (const { outcome } of ruled) {
      expect(outcome.question).toBeNull()
      expect(outcome.events.at(-1)?.type).toBe('activationEnded')
    }
  })

  test('is the same for the same table and the same chance', () => {
    for (const { input, answer } of ruled.slice(0, 20)) expect(answerTo(input)).toEqual(answer)
  })

  test('shoots once at most, and only at enemies', () => {
    for (const { input, outcome } of ruled) {
      const targets = outcome.events.flatMap(({ type, target }) => (type === 'shotAimed' ? [target] : []))
      const enemies = enemiesOf(input)
      expect(targets.length).toBeLessThanOrEqual(1)
      expect(enemies).toEqual(expect.arrayContaining(targets))
    }
  })

  test('of a teammate never aims at its squad: neither Shots, nor pushes, nor the grenades of its cards', () => {
    const mates = ruled.filter(({ input }) => (input.automaton as JsonObject).role === 'teammate')
    expect(mates.length).toBeGreaterThan(15)
    for (const { input, outcome } of mates) {
      const enemies = [...enemiesOf(input), null, undefined]
      for (const { target } of outcome.events) expect(enemies).toContain(target)
    }
  })

  test('shoots, moves, throws and uses Abilities somewhere', () => {
    const types = new Set(ruled.flatMap(({ outcome }) => outcome.events.map(({ type }) => type)))
    for (const type of [
      'shotFired',
      'moved',
      'grenadeLanded',
      'abilityUsed',
      'reactionRevealed',
      'eliminated',
      'promoted',
    ])
      expect(types).toContain(type)
  })
})
