import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { rowOf } from '../../../../src/games/gears/locust/ai/event-row.ts'
import type { LocustEvent } from '../../../../src/games/gears/locust/ai/events.ts'
import { describeStep, stepLines } from '../../../../src/games/gears/locust/ai/step.words.ts'

const told = (events: readonly LocustEvent[], locale: 'en' | 'es' = 'en'): string =>
  describeStep({ events: events.map(rowOf), pending: null }, locale, content)

const wounded = (figure: string, amount: number): LocustEvent => ({
  kind: 'cogWounded',
  figure,
  amount,
  atRandom: false,
})

describe('the story of a Locust step', () => {
  test('tells wounds that come without an attack on the soldier', () => {
    const dice = { wounds: 2, omens: 1, shields: 0, amount: 2 }
    const attack: LocustEvent = { kind: 'diceRolled', figure: 'boomer-1', target: 'marcus-fenix', ...dice }
    const events = [attack, wounded('marcus-fenix', 2), wounded('augustus-cole', 1)]
    expect(told(events)).toBe('Boomer 1 attacks Marcus Fenix for 2 wounds; Augustus Cole takes 1 wound.')
    expect(told([wounded('augustus-cole', 1)], 'es')).toBe('Augustus Cole recibe 1 herida.')
  })

  test('speaks of a chainsaw, not of its dice', () => {
    const dice = { wounds: 3, omens: 1, shields: 0, amount: 0, chainsaw: true } as const
    const saw: LocustEvent = { kind: 'diceRolled', figure: 'marcus-fenix', target: 'drone-1', ...dice }
    expect(told([saw, { kind: 'locustKilled', figure: 'drone-1', zone: 'H1' }])).toBe(
      'Marcus Fenix uses the chainsaw on Drone 1; Drone 1 dies.',
    )
  })

  test('says who is asked, about whom, and what the options mean', () => {
    const pending = {
      kind: 'dodgeOffer',
      player: 'marcus-fenix',
      figure: 'marcus-fenix',
      against: 'drone-1',
      options: ['decline', 'dodge'],
    }
    expect(describeStep({ events: [], pending }, 'en', content)).toBe(
      'Nothing happens. Marcus Fenix is to choose: whether to dodge against Drone 1 (do not dodge against Drone 1; dodge against Drone 1).',
    )
  })

  test('leaves out the middle of a long sentence, never its end, and tells all of it line by line', () => {
    const events = Array.from({ length: 15 }, (_, index) => wounded('augustus-cole', index + 1))
    const clause = (amount: number) => `Augustus Cole takes ${amount} wound${amount === 1 ? '' : 's'}`
    const amounts = events.map((_, index) => index + 1)
    expect(told(events)).toBe(
      `${[...amounts.slice(0, 6).map(clause), '(3 more)', ...amounts.slice(-6).map(clause)].join('; ')}.`,
    )
    const rows = { events: events.map(rowOf), pending: null }
    expect(stepLines(rows, 'en', content)).toEqual(amounts.map((amount) => `${clause(amount)}.`))
    expect(stepLines({ ...rows, events: rows.events.slice(0, 12) }, 'en', content)).toEqual([])
  })

  test('begins with a capital where no figure does', () => {
    const hole: LocustEvent = { kind: 'spawnFailed', enemy: 'drone', zone: 'H1' }
    expect(told([hole], 'es')).toBe('Nada aparece en H1.')
  })
})
