import { describe, expect, test } from 'vitest'
import { Budgets } from '../../src/access/budgets.ts'

/** A budget of 60 ms per minute, which comes back by 1 ms per second. */
const PER_MINUTE = 60

function budgetsAt(start = 1_000_000, maxAccounts = 100) {
  const clock = { now: start }
  const budgets = new Budgets(() => clock.now, maxAccounts)
  return { budgets, clock, left: (account: string) => budgets.standing(account, PER_MINUTE).remainingMs }
}

describe('a budget', () => {
  test('is whole for an account that has spent nothing', () => {
    const { budgets } = budgetsAt()
    expect(budgets.standing('a', PER_MINUTE)).toEqual({ isExceeded: false, remainingMs: 60, waitMs: 0, fullMs: 0 })
  })

  test('falls by what is spent and comes back steadily, for each account by itself', () => {
    const { budgets, clock, left } = budgetsAt()
    budgets.spend('a', PER_MINUTE, 25)
    budgets.spend('a', PER_MINUTE, 5)
    expect([left('a'), left('b')]).toEqual([30, 60])
    clock.now += 10_000
    expect(left('a')).toBe(40)
    clock.now += 3_600_000
    expect(left('a')).toBe(60)
  })

  test('may be overshot by one request, which is then waited for in full', () => {
    const { budgets, clock } = budgetsAt()
    budgets.spend('a', PER_MINUTE, 180)
    expect(budgets.standing('a', PER_MINUTE)).toEqual({
      isExceeded: true,
      remainingMs: 0,
      waitMs: 120_001,
      fullMs: 180_000,
    })
    clock.now += 120_000
    expect(budgets.standing('a', PER_MINUTE).isExceeded).toBe(true)
    clock.now += 1
    expect(budgets.standing('a', PER_MINUTE).isExceeded).toBe(false)
  })

  test('is not locked by a clock that goes back, and forgives only time that passed', () => {
    const { budgets, clock, left } = budgetsAt()
    budgets.spend('a', PER_MINUTE, 60)
    clock.now -= 3_600_000
    expect(left('a')).toBe(0)
    expect(budgets.standing('a', PER_MINUTE).waitMs).toBeLessThan(1_000)
    clock.now += 20_000
    expect(left('a')).toBe(20)
  })

  test('follows a limit that is changed', () => {
    const { budgets, clock } = budgetsAt()
    budgets.spend('a', 60, 60)
    expect(budgets.standing('a', 120).remainingMs).toBe(60)
    budgets.spend('a', 120, 0)
    clock.now += 10_000
    expect(budgets.standing('a', 120).remainingMs).toBe(80)
  })
})

describe('what others spent', () => {
  test('is told once and learnt, with what was spent here meanwhile', () => {
    const { budgets, left } = budgetsAt()
    budgets.spend('a', PER_MINUTE, 5)
    budgets.spend('a', PER_MINUTE, 5)
    expect(budgets.takeUnreported()).toEqual([{ account: 'a', ms: 10, perMinute: PER_MINUTE }])
    expect(budgets.takeUnreported()).toEqual([])
    budgets.spend('a', PER_MINUTE, 3)
    budgets.learn('a', 40)
    expect(left('a')).toBe(17)
  })

  test('is never less than what was spent here, and is not remembered for strangers', () => {
    const { budgets, left } = budgetsAt()
    budgets.spend('a', PER_MINUTE, 30)
    budgets.takeUnreported()
    budgets.learn('a', 2)
    expect(left('a')).toBe(30)
    budgets.learn('b', 50)
    expect([left('b'), budgets.size]).toEqual([60, 1])
  })
})

describe('memory', () => {
  test('is bounded: whoever owes nothing makes room first', () => {
    const { budgets, clock, left } = budgetsAt(0, 10)
    budgets.spend('debtor', PER_MINUTE, 50)
    for (let count = 0; count < 9; count++) budgets.spend(`old-${count}`, PER_MINUTE, 1)
    clock.now += 1_000
    budgets.spend('new', PER_MINUTE, 1)
    expect(budgets.size).toBe(2)
    expect(left('debtor')).toBe(11)
  })

  test('is bounded also when everybody owes', () => {
    const { budgets } = budgetsAt(0, 10)
    for (let count = 0; count < 1_000; count++) budgets.spend(`account-${count}`, PER_MINUTE, 50)
    expect(budgets.size).toBeLessThanOrEqual(10)
  })
})
